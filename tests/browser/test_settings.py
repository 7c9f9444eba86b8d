"""What somebody chose counts at once, everywhere, and is there the next time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kingdomino.locales import LANGUAGES, RIGHT_TO_LEFT
from tests.browser.conftest import Visit
from tests.browser.people import ME, Person, is_due, me
from tests.browser.playing import Dragger, due_domino, expect_due, expect_due_domino, fitting, place_button
from tests.browser.scripted import CODE, KEPT, Scripted, kingdom, table
from tests.browser.serving import Server
from tests.browser.words import named, part


def choose(page: Page, group: str, option: str) -> None:
    """One of a few."""
    page.get_by_role("group", name=named(f"web-settings-{group}")).get_by_role(
        "radio", name=named(f"web-settings-{group}-{option}")
    ).check()


def flip(page: Page, name: str) -> None:
    """A switch."""
    page.get_by_role("switch", name=part(f"web-settings-{name}")).click()


def test_settings_are_kept_and_go_back_to_the_beginning(visit: Visit) -> None:
    page = visit("/settings")
    flip(page, "marks")
    flip(page, "large-numbers")
    flip(page, "sound")
    choose(page, "theme", "dark")
    choose(page, "motion", "full")
    choose(page, "drop", "off")
    choose(page, "pace", "calm")
    page.get_by_role("slider", name=named("web-settings-volume")).fill("30")

    def expect_chosen() -> None:
        for name in ("marks", "large-numbers", "sound"):
            switch = page.get_by_role("switch", name=part(f"web-settings-{name}"))
            expect(switch).to_be_checked()
        for group, option in (("theme", "dark"), ("motion", "full"), ("drop", "off"), ("pace", "calm")):
            radios = page.get_by_role("group", name=named(f"web-settings-{group}"))
            expect(radios.get_by_role("radio", name=named(f"web-settings-{group}-{option}"))).to_be_checked()
        expect(page.get_by_role("slider", name=named("web-settings-volume"))).to_have_value("30")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    expect_chosen()
    page.reload()
    expect_chosen()
    page.goto("/pad")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/settings")
    page.get_by_role("button", name=named("web-settings-reset")).click()
    expect(page.get_by_role("switch", name=part("web-settings-marks"))).not_to_be_checked()
    page.reload()
    expect(page.get_by_role("switch", name=part("web-settings-marks"))).not_to_be_checked()


def test_a_language_is_spoken_at_once_in_every_tab_and_the_next_time(visit: Visit) -> None:
    page = visit("/settings")
    other = page.context.new_page()
    other.goto("/learn")
    page.get_by_role("radio", name="עברית").check()
    for tab, key in ((page, "web-settings-title"), (other, "web-learn-title")):
        expect(tab.get_by_role("heading", level=1)).to_have_text(named(key, "he"))
        expect(tab.locator("html")).to_have_attribute("dir", "rtl")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(named("web-settings-title", "he"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_a_language_is_answered_in_it_with_its_plurals(visit: Visit, language: str) -> None:
    """The browser's own language, nothing chosen; every form of its plurals."""
    page = visit("/settings", kept=KEPT, locale=language)
    script = Scripted(page, table(None))
    page.goto(f"/table/{CODE}")
    page.get_by_role("grid").wait_for()
    for points in (0, 1, 2, 5, 11, 21, 101):
        script.tell(table(None, kingdoms=[kingdom(points=points), kingdom()]))
        name = named("web-table-your-kingdom", language, points=points)
        expect(page.get_by_role("grid")).to_have_attribute("aria-label", name)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language in RIGHT_TO_LEFT else "ltr")
    expect(page.locator("html")).to_have_attribute("lang", language)


def to_place(server: Server) -> tuple[Person, str]:
    """A table where a domino is to be placed by this person, and by nobody else ever."""
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, is_due("place"))
    return freja, code


def test_a_drop_waits_to_be_confirmed_where_that_is_chosen(visit: Visit, server: Server) -> None:
    freja, code = to_place(server)
    page = visit(f"/table/{code}", kept=freja.kept, settings={"dropPlaces": "off"})
    domino = due_domino(page)
    Dragger().lay(page)
    expect(place_button(page)).to_be_enabled()
    expect_due_domino(page, domino)
    page.reload()
    expect_due_domino(page, domino)  # nothing was sent
    expect(place_button(page)).to_be_disabled()


def test_letters_do_nothing_where_shortcuts_are_off(visit: Visit, server: Server) -> None:
    freja, code = to_place(server)
    page = visit(f"/table/{code}", kept=freja.kept, settings={"letterKeys": False})
    fitting(page).first.wait_for()
    page.keyboard.press("n")
    expect(place_button(page)).to_be_disabled()
    page.get_by_role("button", name=named("web-common-settings")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_marks_and_larger_numbers_change_the_picture(visit: Visit, server: Server) -> None:
    freja, code = to_place(server)
    pictures = set()
    for settings in ({}, {"marks": True}, {"largeNumbers": True}):
        page = visit(f"/table/{code}", kept=freja.kept, settings=settings)
        expect_due(page, "place")
        page.evaluate("document.fonts.ready.then(() => true)")
        pictures.add(page.screenshot(animations="disabled"))
    assert len(pictures) == 3
