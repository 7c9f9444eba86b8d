"""Games with the keyboard alone, with touch alone, and by what a screen reader reads alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.home import play_now
from tests.browser.playing import (
    CLAIM,
    DISCARD,
    FITS,
    WHOLE_GAMES,
    Finger,
    Keys,
    act,
    at_the_end,
    becomes,
    play_some,
    play_the_rest,
    tab_to,
)
from tests.browser.words import exactly, named, number_in, part, plain

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def test_a_game_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    tab_to(page, page.get_by_role("button", name=named("web-home-play-now")))
    page.keyboard.press("Enter")
    page.get_by_role("grid").wait_for()
    assert {"claim", "place"} <= set(play_some(page, Keys()))
    skip = page.get_by_role("button", name=named("web-end-skip"))
    tab_to(page, skip)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=named("web-common-more")))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("link", name=named("web-end-replay")))
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "none")


def test_a_domino_is_walked_turned_and_sent_back_with_the_keyboard(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    assert act(page, Keys()) == "claim"
    page.get_by_role("button", name=named("web-table-place-here")).wait_for()
    focused = page.locator(":focus")
    page.keyboard.press("n")
    expect(focused).to_have_role("gridcell")
    start = focused.get_attribute("aria-label")
    for key in ("ArrowUp", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(focused).not_to_have_attribute("aria-label", start or "")
    for _ in range(4):
        page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=named("web-table-place-here"))).to_be_disabled()


def test_a_game_with_touch_alone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    page.get_by_role("button", name=named("web-home-play-now")).tap()
    assert {"claim", "place"} <= set(play_some(page, Finger()))
    page.get_by_role("button", name=named("web-end-skip")).tap()
    expect(page.get_by_role("button", name=named("web-end-count-again"))).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


class Reader:
    """Reads the accessibility tree and nothing else; acts by putting the focus on what it read and pressing a key."""

    LINE = re.compile(
        r'^\s*- \'?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)\'?:?(?P<text>.*)$'
    )

    def __init__(self, page: Page) -> None:
        self._page = page
        self.heard: list[str] = []

    def things(self) -> Iterator[tuple[str, str, str]]:
        """Role, name and states of everything, top to bottom. What live regions say is remembered."""
        for line in self._page.locator("body").aria_snapshot().splitlines():
            found = self.LINE.match(line)
            if not found:
                continue
            role, name = found["role"], plain((found["name"] or "").replace('\\"', '"'))
            if role in {"alert", "status"}:
                said = plain(found["text"].strip().strip('"'))
                if said and (not self.heard or self.heard[-1] != said):
                    self.heard.append(said)
            yield role, name, found["states"]

    def find(self, role: str, pattern: re.Pattern[str]) -> list[str]:
        """The names of things of a role that can be used, and whose names fit."""
        return [name for kind, name in self._usable() if kind == role and pattern.search(name)]

    def _usable(self) -> list[tuple[str, str]]:
        return [(role, name) for role, name, states in self.things() if "disabled" not in states]

    def use(self, role: str, name: str) -> bool:
        """Put the focus on something and press Enter, if it is still there."""
        try:
            self._page.get_by_role(role, name=exactly(name)).first.focus(timeout=10_000)
        except TooLate:
            return False
        self._page.keyboard.press("Enter")
        return True

    def wait(self, *wanted: tuple[str, re.Pattern[str]]) -> tuple[str, str]:
        """Read again and again until one of these is there; the first of them, all read at one moment."""
        found = self.look_for(*wanted, times=2_400)
        assert found, f"nothing to do; heard: {self.heard[-3:]}"
        return found

    def look_for(self, *wanted: tuple[str, re.Pattern[str]], times: int = 40) -> tuple[str, str] | None:
        """The same, but not for long: it may never come."""
        for _ in range(times):
            there = self._usable()
            for role, pattern in wanted:
                for kind, name in there:
                    if kind == role and pattern.search(name):
                        return role, name
            self._page.wait_for_timeout(50)
        return None


#: How often the reader acts before the game is finished over its socket: two rounds, each with four uses, and a half.
USES = 10
FREE = re.compile(r"^\d+:.* free$")
COUNT_AGAIN = named("web-end-skip")


def test_a_game_by_what_a_screen_reader_reads(visit: Visit) -> None:
    page = visit("/")
    reader = Reader(page)
    assert reader.use(*reader.wait(("button", named("web-home-play-now"))))
    for use in range(150):
        if use == USES and not WHOLE_GAMES:
            play_the_rest(page)
        role, name = reader.wait(
            ("button", COUNT_AGAIN),
            ("button", DISCARD),
            ("button", CLAIM),
            ("radio", FREE),
            ("button", named("web-table-place-here")),
            ("gridcell", FITS),
        )
        if COUNT_AGAIN.search(name):
            break
        if not reader.use(role, name):
            continue  # the page changed meanwhile: it is read again
        if role == "radio":
            reader.look_for(("button", named("web-table-claim", domino=number_in(name))))
        elif role == "gridcell":
            reader.look_for(("button", named("web-table-place-here")))
        else:
            _gone(reader, role, name)
    expect(at_the_end(page)).to_be_visible()
    said = " ".join(reader.heard)
    assert part("web-table-call-claim").search(said), "one hears that it is one's turn"
    assert reader.use(*reader.wait(("button", COUNT_AGAIN)))
    reader.wait(("heading", re.compile(r"\d")))
    # Every kingdom's points can be read.
    becomes(page, lambda: len(reader.find("row", re.compile(r"^Total \d+$"))), 4)


def _gone(reader: Reader, role: str, name: str) -> None:
    becomes(reader._page, lambda: name in reader.find(role, re.compile(re.escape(name))), False)
