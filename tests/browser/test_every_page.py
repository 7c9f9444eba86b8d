"""Every page and phase in every language: nothing is missing, nothing cut off, nothing that axe objects to."""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from kingdomino.locales import LANGUAGES, RIGHT_TO_LEFT
from tests.browser.cables import Cable
from tests.browser.conftest import Look, Visit, Window
from tests.browser.measuring import hidden_focus, overflowing, small_targets, violations
from tests.browser.people import ME, Person, later, me
from tests.browser.scenes import NAMES, Scene, opened, prepare
from tests.browser.serving import Server
from tests.browser.words import named

#: Every language has to fit the narrowest window; of the wider ones, where the pages are laid out in other ways, texts
#: fit that are longest, and those read from the other side.
NARROW, WIDER = 360, (768, 1440)
LONGEST = ("el", "he")
THEMES = ("light", "dark")
#: Axe looks at every page in every language and theme: by hand, see CONTRIBUTING.md.
EVERY_COLOUR = bool(os.environ.get("EVERY_COLOUR"))
ONE_WAY = [language for language in LANGUAGES if language not in RIGHT_TO_LEFT]
OTHER_WAY = [language for language in LANGUAGES if language in RIGHT_TO_LEFT]


def widths_of(language: str) -> tuple[int, ...]:
    """The widths of the window in which the texts of a language are measured."""
    return (NARROW, *(WIDER if language in LONGEST else ()))


def looks_of(number: int) -> dict[str, tuple[str, ...]]:
    """The themes in which axe looks at a page, by language.

    Once in each direction and once in each theme. Pages take turns at languages and at which theme goes with which
    direction.
    """
    if EVERY_COLOUR:
        return dict.fromkeys(LANGUAGES, THEMES)
    themes = THEMES if number % 2 else THEMES[::-1]
    return {ONE_WAY[number % len(ONE_WAY)]: themes[:1], OTHER_WAY[number % len(OTHER_WAY)]: themes[1:]}


def rules_for(language: str) -> tuple[str, ...]:
    """The rules of axe for a page in a language: all of them once, and those about colours in the other theme, too."""
    return () if EVERY_COLOUR or language in ONE_WAY else ("color-contrast", "link-in-text-block")


@pytest.fixture(scope="session")
def scenes(server: Server) -> dict[str, Scene]:
    """Everything there is to look at."""
    return prepare(server)


def enter(look: Look, scene: Scene, language: str) -> Page:
    """The window at a scene, of whoever it belongs to."""
    kept = scene.person.kept if scene.person else {}
    page = look(scene.path, settings={"theme": "system", "language": language}, kept=kept)
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


def objections(page: Page, language: str, themes: Iterable[str]) -> list[str]:
    """What axe says about a page in a language and these themes."""
    found: list[str] = []
    for theme in themes:
        page.set_viewport_size(Window.SIZE)
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{theme}: {line}" for line in violations(page, *rules_for(language))]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_it_speaks_every_language_fits_every_window_and_is_accessible(
    look: Look, scenes: dict[str, Scene], name: str
) -> None:
    """Words that are missing, the browser tells in its console, and `look` hears it."""
    # Each is opened in another language, so that all are opened in.
    number = NAMES.index(name)
    first = number % len(LANGUAGES)
    page = enter(look, scenes[name], LANGUAGES[first])
    looks = looks_of(number)
    wrong: list[str] = []
    for turn, language in enumerate(LANGUAGES[first:] + LANGUAGES[:first]):
        if turn:
            switch_to(page, language)
        found = [line for width in widths_of(language) for line in overflowing(page, width)]
        found += objections(page, language, looks.get(language, ()))
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
            found = [line for width in widths_of(language) for line in overflowing(page, width)]
            found += objections(page, language, looks_of(0).get(language, ()))
            wrong += [f"{language}: {line}" for line in found]
        page.close()
    assert not wrong, "\n".join(wrong)


def test_the_board_is_not_mirrored_in_hebrew(look: Look, scenes: dict[str, Scene]) -> None:
    """West is left and east is right, whatever is read from right to left."""
    lefts = {}
    for language in ("en", "he"):
        page = enter(look, scenes["place"], language)
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
