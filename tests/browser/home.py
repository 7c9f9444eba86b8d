"""The first page, as somebody uses it to set up a table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.words import named

COLOURS = ("pink", "yellow", "green", "blue")


def play_now(page: Page) -> None:
    """One click to a game against three bots."""
    page.get_by_role("button", name=named("web-home-play-now")).click()


def set_up(page: Page, sitters: list[str], *, variants: dict[str, bool] | None = None, go: bool = True) -> None:
    """Choose who sits where (`open`, `here` or a bot's level) and the variants, and open the table."""
    page.get_by_role("button", name=named("web-home-friends")).click()
    name = page.get_by_role("textbox", name=named("web-home-your-name"))
    if not name.input_value():
        name.fill("Freja")
    players = page.get_by_role("group", name=named("web-home-players")).first
    players.get_by_role("radio", name=str(len(sitters) + 1)).check()
    for colour, sitter in zip(COLOURS[1:], sitters, strict=False):
        page.get_by_role("combobox", name=named("web-home-seat", colour=colour)).select_option(sitter)
    for variant, wanted in (variants or {}).items():
        chip = page.get_by_role("button", name=named(f"web-home-{variant}"))
        if (chip.get_attribute("aria-pressed") == "true") != wanted:
            chip.click()
    if not go:
        return
    waits = "open" in sitters
    page.get_by_role("button", name=named("web-home-open-table" if waits else "web-home-start-game")).click()


def say_ready(page: Page) -> None:
    """At a table that waits for its players."""
    switch = page.get_by_role("switch", name=named("web-table-i-am-ready"))
    switch.click()
    expect(switch).to_be_checked()


def pass_and_play(page: Page, names: list[str]) -> None:
    """One device goes round."""
    page.get_by_role("button", name=named("web-home-friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=named("web-home-where-here")).check()
    dialog.get_by_role("radio", name=str(len(names))).check()
    dialog.get_by_role("textbox", name=named("web-home-your-name")).fill(names[0])
    for colour, name in zip(COLOURS[1:], names[1:], strict=False):
        dialog.get_by_role("textbox", name=named("web-home-name-of", colour=colour)).fill(name)
    dialog.get_by_role("button", name=named("web-home-start-game")).click()
