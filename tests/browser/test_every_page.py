"""Every page and phase in every language: nothing is missing, nothing cut off, nothing that axe objects to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kingdomino.locales import LANGUAGES, RIGHT_TO_LEFT
from tests.browser.conftest import Visit
from tests.browser.measuring import hidden_focus, overflowing, small_targets, violations
from tests.browser.people import Person
from tests.browser.scenes import Scene, opened, prepare
from tests.browser.serving import Server
from tests.browser.words import named

WIDTHS = (360, 768, 1440)


@pytest.fixture(scope="session")
def scenes(server: Server) -> dict[str, Scene]:
    """Everything there is to look at."""
    return prepare(server)


class Tour:
    """Goes from scene to scene, in one window for each person."""

    def __init__(self, visit: Visit, **settings: object) -> None:
        self._visit = visit
        self._settings = {"theme": "system", **settings}
        self._windows: dict[Person | None, Page] = {}

    def enter(self, scene: Scene) -> Page:
        """The window of whoever the scene belongs to, at the scene."""
        page = self._windows.get(scene.person)
        if page is None:
            kept = scene.person.kept if scene.person else {}
            page = self._windows[scene.person] = self._visit(scene.path, settings=self._settings, kept=kept)
        else:
            page.set_viewport_size({"width": 1440, "height": 900})
            page.goto(scene.path)
        opened(page, scene)
        return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_fits_and_is_accessible(visit: Visit, scenes: dict[str, Scene], language: str) -> None:
    wrong: list[str] = []
    tour = Tour(visit, language=language)
    for scene in scenes.values():
        page = tour.enter(scene)
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator("html").get_attribute("dir") == ("rtl" if language in RIGHT_TO_LEFT else "ltr")
        found = [line for width in WIDTHS for line in overflowing(page, width)]
        page.emulate_media(color_scheme="light")
        found += [f"light: {line}" for line in violations(page)]
        # Only colours change with the theme.
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        found += [f"dark: {line}" for line in violations(page, "color-contrast", "link-in-text-block")]
        wrong += [f"{scene.name}: {line}" for line in found]
    assert not wrong, "\n".join(wrong)


def test_targets_are_large_enough_for_fingers(visit: Visit, scenes: dict[str, Scene]) -> None:
    wrong: list[str] = []
    tour = Tour(visit)
    for scene in scenes.values():
        page = tour.enter(scene)
        for width, height in ((390, 844), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{scene.name} at {width} px: {line}" for line in small_targets(page)]
    assert not wrong, "\n".join(wrong)


def test_the_focus_is_always_seen(visit: Visit, scenes: dict[str, Scene]) -> None:
    wrong: list[str] = []
    tour = Tour(visit)
    for scene in scenes.values():
        page = tour.enter(scene)
        wrong += [f"{scene.name}: {line}" for line in hidden_focus(page)]
    assert not wrong, "\n".join(wrong)


def test_the_board_is_not_mirrored_in_hebrew(visit: Visit, scenes: dict[str, Scene]) -> None:
    """West is left and east is right, whatever is read from right to left."""
    lefts = {}
    for language in ("en", "he"):
        page = Tour(visit, language=language).enter(scenes["place"])
        squares = page.get_by_role("gridcell").evaluate_all(
            "all => all.map(one => [one.getBoundingClientRect(), one.dataset.square])"
            ".map(([box, name]) => [box.y, box.x, name])"
        )
        lefts[language] = [name for _, _, name in sorted(squares)]
        turners = [
            page.get_by_role("button", name=named(f"web-table-turn-{side}", language)).bounding_box()
            for side in ("left", "right")
        ]
        assert turners[0] and turners[1] and turners[0]["x"] < turners[1]["x"], "clockwise is clockwise"
        menu = page.get_by_role("button", name=named("web-table-menu", language)).bounding_box()
        assert menu and (menu["x"] > 720) == (language == "he"), "the frame round the board is mirrored"
    assert lefts["en"] == lefts["he"]
    assert lefts["en"][0][0] < lefts["en"][1][0], "west is left"
