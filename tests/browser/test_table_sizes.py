"""The board first: how large its squares are; and nothing is cut off or sticks out, in any window and language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kingdomino.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.measuring import overflowing
from tests.browser.people import ME, PAGE, News, Person, first_move, is_due
from tests.browser.serving import Server
from tests.browser.test_every_page import LONGEST, switch_to

#: The least side of a square in pixels, by the size of the window, with 7 x 7 squares in view.
LEAST = {
    (901, 700): 70,
    (1024, 768): 74,
    (1280, 800): 80,
    (1366, 657): 74,
    (1920, 1080): 120,
    (820, 1180): 76,
    (360, 640): 46,
    (390, 844): 54,
}
#: One opponent has a wide column of their own.
LEAST_OF_TWO = {**LEAST, (1280, 800): 74}
KINDS = {"4 classic": LEAST, "3 classic": LEAST, "2 classic": LEAST_OF_TWO, "2 classic mighty-duel": LEAST_OF_TWO}
#: Squares of the board and of the dominoes in the lines; whether the window has to be scrolled.
MEASURE = """() => {
  const side = (one) => one.getScreenCTM().a * 100;
  const squares = [...document.querySelectorAll('[role=gridcell]')].map((one) => one.getBoundingClientRect());
  const { scrollWidth, scrollHeight } = document.documentElement;
  const top = ({ x, width, bottom }) => document.elementFromPoint(x + width / 2, bottom - 2);
  return {
    square: Math.min(...squares.map(({ width }) => width)),
    line: Math.max(...[...document.querySelectorAll('.lines svg.domino')].map(side)),
    covered: squares.filter((one) => !top(one)?.closest('[role=grid]')).length,
    scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
  };
}"""


def box_after(news: News, option: dict[str, Any]) -> tuple[int, int]:
    """How wide and how high the kingdom would be."""
    west, south, east, north = news["state"]["game"]["kingdoms"][news["you"]["turn"]["seat"]]["box"]
    xs, ys = zip((west, south), (east, north), option["a"] or (0, 0), option["b"] or (0, 0), strict=True)
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def compactly(news: News) -> str:
    """The first move that keeps the kingdom within 3 x 3, else the first."""
    moves = news["you"]["turn"]["moves"]
    return next((str(option["move"]) for option in moves if max(box_after(news, option)) <= 3), first_move(news))


def shows_seven(news: News) -> bool:
    """A domino is to be placed and the kingdom is 3 x 3: two squares round it are 7 x 7."""
    if not is_due("place")(news):
        return False
    west, south, east, north = news["state"]["game"]["kingdoms"][news["you"]["turn"]["seat"]]["box"]
    return bool((east - west, north - south) == (2, 2))


def seven_by_seven(person: Person, rules: str, seats: list[dict[str, Any]]) -> str:
    """A table with 7 x 7 squares in view: one that is dealt so, soon."""
    for _ in range(30):
        code = person.table(rules, seats, start=True)
        if shows_seven(person.play(code, shows_seven, compactly)):
            return code
    raise AssertionError("no kingdom of 3 x 3 in thirty games")


def seats_for(rules: str) -> list[dict[str, Any]]:
    return [ME, *[PAGE] * (int(rules[0]) - 1)]


@pytest.mark.parametrize("rules", KINDS)
def test_the_squares_are_large_in_every_window(visit: Visit, server: Server, rules: str) -> None:
    freja = Person(server.address)
    code = seven_by_seven(freja, rules, seats_for(rules))
    page = visit(f"/table/{code}", kept=freja.kept)
    expect(page.get_by_role("gridcell")).to_have_count(49)
    wrong = []
    for (width, height), least in KINDS[rules].items():
        wrong += overflowing(page, width, height)
        found = page.evaluate(MEASURE)
        if found["square"] < least or found["line"] >= found["square"] or found["covered"] or found["scrolls"]:
            wrong.append(f"{width} x {height}: {found}, at least {least}")
    assert not wrong, "\n".join(wrong)


def cut_off(page: Page, languages: Iterable[str]) -> list[str]:
    """What is cut off or sticks out, in every window and in these languages."""
    wrong = []
    for language in languages:
        switch_to(page, language)
        wrong += [f"{language} {line}" for width, height in LEAST for line in overflowing(page, width, height)]
    return wrong


@pytest.mark.parametrize("rules", KINDS)
def test_nothing_is_cut_off_from_the_first_round_to_the_last(visit: Visit, server: Server, rules: str) -> None:
    """In all languages where most stands on the table; where there is less, in those with the longest texts."""
    languages = LANGUAGES if rules == "4 classic" else LONGEST
    freja = Person(server.address)
    code = freja.table(rules, seats_for(rules), start=True)
    freja.play(code, is_due("claim"))
    page = visit(f"/table/{code}", kept=freja.kept)
    expect(page.get_by_role("radio").first).to_be_visible()
    wrong = [f"first round: {line}" for line in cut_off(page, languages)]

    def ends(news: News) -> bool:
        return bool(news["you"]["turn"] and news["state"]["game"]["round"] == news["state"]["rules"]["rounds"])

    freja.play(code, ends)
    expect(page.locator(".lines.last")).to_be_visible()
    expect(page.locator(".hand.place, .hand.discard")).to_be_visible()
    wrong += [f"last round: {line}" for line in cut_off(page, languages)]
    assert not wrong, "\n".join(wrong)
