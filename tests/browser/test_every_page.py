"""Every page and phase in every language: nothing is missing, nothing cut off, nothing that axe objects to."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from kingdomino.locales import LANGUAGES, RIGHT_TO_LEFT
from tests.browser.cables import Cable
from tests.browser.conftest import Visit
from tests.browser.measuring import hidden_focus, overflowing, small_targets, violations
from tests.browser.people import ME, Person, later, me
from tests.browser.scenes import NAMES, Scene, opened, prepare
from tests.browser.serving import Server
from tests.browser.words import named

WIDTHS = (360, 768, 1440)
#: What axe says about colours.
COLOURS = ("color-contrast", "link-in-text-block")
#: Languages in which every page's colours are looked at, light and dark, besides the one that it is opened in. Colours
#: hardly hang on words, and this takes long: `EVERY_COLOUR=1 pytest tests/browser/test_every_page.py` looks at all.
COLOURS_TOO = LANGUAGES if os.environ.get("EVERY_COLOUR") else ()


@pytest.fixture(scope="session")
def scenes(server: Server) -> dict[str, Scene]:
    """Everything there is to look at."""
    return prepare(server)


def enter(visit: Visit, scene: Scene, language: str) -> Page:
    """A window at a scene, of whoever it belongs to."""
    kept = scene.person.kept if scene.person else {}
    page = visit(scene.path, settings={"theme": "system", "language": language}, kept=kept)
    opened(page, scene)
    return page


def switch_to(page: Page, language: str) -> None:
    """As if the language had been chosen in another tab."""
    page.evaluate(
        """language => {
          const key = 'kingdomino.settings';
          const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language });
          localStorage.setItem(key, newValue);
          window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        }""",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language in RIGHT_TO_LEFT else "ltr")


def in_the_dark(page: Page) -> list[str]:
    """What axe says about a dark page; only colours change with the theme."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found = violations(page, only=COLOURS)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_it_speaks_every_language_fits_every_window_and_is_accessible(
    visit: Visit, scenes: dict[str, Scene], name: str
) -> None:
    """Words that are missing, the browser tells in its console, and `visit` hears it."""
    # Each is opened in another language, so that all are opened in.
    first = NAMES.index(name) % len(LANGUAGES)
    page = enter(visit, scenes[name], LANGUAGES[first])
    wrong: list[str] = []
    for language in LANGUAGES[first:] + LANGUAGES[:first]:
        switch_to(page, language)
        found = [line for width in WIDTHS for line in overflowing(page, width)]
        with_colours = language in (LANGUAGES[first], *COLOURS_TOO)
        found += violations(page, but=() if with_colours else COLOURS)
        if with_colours:
            found += [f"dark: {line}" for line in in_the_dark(page)]
        wrong += [f"{language}: {line}" for line in found]
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"too small for a finger at {width} px: {line}" for line in small_targets(page)]
    wrong += [f"focus not seen: {line}" for line in hidden_focus(page)]
    assert not wrong, "\n".join(wrong)


def test_the_banner_of_a_lost_connection_fits_in_every_language(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, later("place", 2))
    wrong: list[str] = []
    with Cable(server.port) as cable:
        page = visit(f"/table/{code}", kept=freja.kept, at=cable.address)
        page.get_by_role("grid").wait_for()
        for language in LANGUAGES:  # once the cable is cut, no words can be fetched
            switch_to(page, language)
        cable.cut()
        for language in LANGUAGES:
            switch_to(page, language)
            expect(page.get_by_role("button", name=named("web-table-lost-now", language))).to_be_visible()
            found = [line for width in WIDTHS for line in overflowing(page, width)] + violations(page)
            wrong += [f"{language}: {line}" for line in found]
        page.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["place", "claim", "discard", "duel"])
def test_the_board_keeps_its_room_at_every_width(visit: Visit, scenes: dict[str, Scene], name: str) -> None:
    """Whatever is said about a domino, and however long its words are."""
    page = enter(visit, scenes[name], "en")
    wrong = []
    for language in LANGUAGES:
        switch_to(page, language)
        board = page.get_by_role("grid", include_hidden=True)
        hand = page.get_by_role("region", name=named("web-table-hand", language))
        for width in (320, 360, 768, 901, 1181, 1366, 1920):
            page.set_viewport_size({"width": width, "height": 900})
            heights = [one.evaluate("one => one.getBoundingClientRect().height") for one in (board, hand)]
            if heights[0] < 1.5 * heights[1]:
                wrong.append(f"{language} at {width} px: board {heights[0]:.0f}, hand {heights[1]:.0f}")
    assert not wrong, "\n".join(wrong)


def test_the_board_is_not_mirrored_in_hebrew(visit: Visit, scenes: dict[str, Scene]) -> None:
    """West is left and east is right, whatever is read from right to left."""
    lefts = {}
    for language in ("en", "he"):
        page = enter(visit, scenes["place"], language)
        squares = page.get_by_role("gridcell").evaluate_all(
            "all => all.map(one => [one.getBoundingClientRect(), one.dataset.square])"
            ".map(([box, name]) => [box.y, box.x, name])"
        )
        lefts[language] = [name for _, _, name in sorted(squares)]
        turners = [
            page.get_by_role("button", name=named(f"web-table-turn-{side}", language)).bounding_box()
            for side in ("left", "right")
        ]
        assert turners[0]
        assert turners[1]
        assert turners[0]["x"] < turners[1]["x"], "clockwise is clockwise"
        menu = page.get_by_role("button", name=named("web-table-menu", language)).bounding_box()
        assert menu
        assert (menu["x"] > 720) == (language == "he"), "the frame round the board is mirrored"
    assert lefts["en"] == lefts["he"]
    assert lefts["en"][0][0] < lefts["en"][1][0], "west is left"
