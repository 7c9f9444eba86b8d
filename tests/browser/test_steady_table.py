"""The boxes of the table: nothing moves while one aims, and what moves by itself is what the pill, the lines and the
framed slot speak of.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, PAGE, Person, is_due, later
from tests.browser.playing import Mouse, act, expect_due, in_hand, middle
from tests.browser.scripted import CODE, KEPT, Scripted, table
from tests.browser.serving import Server
from tests.browser.test_every_page import switch_to
from tests.browser.words import like, named, part

SMALL, TALL, SIDEWAYS = (360, 640), (390, 844), (844, 390)


def phone(size: tuple[int, int]) -> dict[str, Any]:
    """A window of a phone."""
    width, height = size
    return {"viewport": {"width": width, "height": height}, "is_mobile": True, "has_touch": True}


@pytest.mark.parametrize("size", [SMALL, SIDEWAYS])
def test_a_toast_does_not_cover_the_hand_of_a_phone(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    freja = Person(server.address)
    code = freja.table("4 classic", [ME, PAGE, PAGE, PAGE], start=True)
    freja.play(code, is_due("place"))
    page = visit(f"/table/{code}", kept=freja.kept, **phone(size))
    expect_due(page, "place")
    page.get_by_role("button", name=named("web-table-undo")).tap(
        force=True
    )  # there is nothing to undo: a toast says so
    toast, hand = page.locator(".toast"), page.locator(".hand")
    expect(toast).to_be_visible()
    over = toast.evaluate(
        "(one, hand) => one.getBoundingClientRect().bottom > hand.getBoundingClientRect().top", hand.element_handle()
    )
    assert not over, "a toast does not cover the hand"


def test_a_long_name_stays_in_the_pill_of_a_phone(visit: Visit) -> None:
    news = table(None)
    news["state"]["seats"][1]["name"] = "Wilhelmina-Konstantinopolitanska"
    page = visit("/settings", kept=KEPT, **phone(SMALL))
    Scripted(page, news)
    page.goto(f"/table/{CODE}")
    pill = page.locator(".bar .turn")
    expect(pill).to_contain_text("Wilhelmina")
    boxes = [one.bounding_box() for one in (pill, pill.locator("b.short"), page.locator(".bar .mine"))]
    whole, name, mine = [box for box in boxes if box]
    assert whole["x"] <= name["x"]
    assert name["x"] + name["width"] <= whole["x"] + whole["width"]
    assert name["y"] + name["height"] <= whole["y"] + whole["height"]
    assert whole["x"] + whole["width"] <= mine["x"], "points and pill do not overlap"


BOXES = {
    "board": "[role=grid]",
    "hand": ".hand",
    "domino and its buttons": ".hand .piece",
    "button": ".hand .go button",
    "lines": ".lines",
    "others": ".others",
    "bar": ".bar",
    "castle": "[data-square=g7]",
}
#: Keep every place that a box had, frame by frame.
WATCH = """boxes => {
  window.seenBoxes = Object.fromEntries(Object.keys(boxes).map((name) => [name, []]));
  const look = () => {
    for (const [name, selector] of Object.entries(boxes)) {
      const one = document.querySelector(selector);
      const { x, y, width, height } = one.getBoundingClientRect();
      const found = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
      if (window.seenBoxes[name].at(-1) !== found) window.seenBoxes[name].push(found);
    }
    window.watching = requestAnimationFrame(look);
  };
  cancelAnimationFrame(window.watching);
  look();
}"""


def test_nothing_moves_while_one_aims(visit: Visit, server: Server) -> None:
    """A drag across the whole board, at five sizes in the language with the longest words, at two from the right."""
    freja = Person(server.address)
    code = freja.table("4 classic", [ME, PAGE, PAGE, PAGE], start=True)
    freja.play(code, later("place", 4))
    page = visit(f"/table/{code}", kept=freja.kept)
    expect_due(page, "place")
    moved = []
    desk = (1440, 900)
    for language, sizes in (("el", (desk, (1024, 768), SIDEWAYS, TALL, SMALL)), ("he", (desk, SMALL))):
        switch_to(page, language)
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.evaluate(WATCH, BOXES)
            drag_everywhere(page, language)
            seen = page.evaluate("window.seenBoxes")
            moved += [f"{language} {size}: {name} {places}" for name, places in seen.items() if len(places) != 1]
    assert not moved, "\n".join(moved)


def drag_everywhere(page: Page, language: str) -> None:
    """Carry the domino over every square, wait for a reason, and bring it back."""
    cells = page.get_by_role("gridcell")
    points = cells.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x + width / 2, y + width / 2])"
    )
    page.mouse.move(*in_hand(page, language))
    page.mouse.down()
    for point in points:
        page.mouse.move(*point)
    castle = page.get_by_role("gridcell", name=like("web-table-square-castle", "square", language=language))
    page.mouse.move(*middle(castle))
    hand = page.locator(".hand")
    expect(hand).to_contain_text(part("web-table-why-square-taken", language))
    page.mouse.move(2, 2)
    page.mouse.up()


#: What is said about the present turn, and where things fly, frame by frame.
FOLLOW = """() => {
  window.seenTurns = [];
  window.overBoard = [];
  const look = () => {
    const pill = document.querySelector('.turn b')?.textContent.trim() ?? '';
    const slot = document.querySelector('[data-slot][aria-current=step]')?.dataset.slot ?? '';
    const round = document.querySelector('.bar .round')?.textContent.trim() ?? '';
    const heading = document.querySelector('.others .round')?.textContent.trim() ?? '';
    const found = [pill, slot, round, heading].join('|');
    if (window.seenTurns.at(-1) !== found) window.seenTurns.push(found);
    const board = document.querySelector('[role=grid]').getBoundingClientRect();
    for (const flown of document.querySelectorAll('.flight svg.domino')) {
      const box = flown.getBoundingClientRect();
      const across = Math.min(box.right, board.right) - Math.max(box.left, board.left);
      const down = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top);
      if (across > 4 && down > 4) window.overBoard.push([box.x, box.y, box.width, box.height].map(Math.round));
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_pill_lines_and_slot_always_name_the_turn_that_is_shown(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    # Freja claims first in every round, the lowest domino: the three others place before her next one is due.
    dealt = {"kings": [0, 1, 2, 3], "deck": list(range(1, 49))}
    code = freja.table("4 classic", [ME, PAGE, PAGE, PAGE], start=True, **dealt)
    freja.play(code, later("claim", 2))
    page = visit(f"/table/{code}", kept=freja.kept, settings={"botPace": "fast", "motion": "full"})
    expect_due(page, "claim")
    page.evaluate(FOLLOW)
    act(page, Mouse())
    # Others' moves are all known at once; they are followed one by one, and only then it is one's own turn.
    own, others = like("web-table-place", "domino"), like("web-table-is-placing", "name", "domino")
    expect(page.locator(".turn b").first).to_have_text(own)
    turns = [turn.split("|") for turn in page.evaluate("window.seenTurns")]
    placing = [(found.groups()[-1], turn) for turn in turns if (found := own.match(turn[0]) or others.match(turn[0]))]
    assert len({domino for domino, _ in placing}) > 1, "others' turns were shown before one's own"
    wrong = [turn for domino, turn in placing if turn[1] != domino]
    # The round stands in the bar and beside the opponents: never two different ones, nor one of a turn to come.
    wrong += [turn for turn in turns if re.findall(r"\d+", turn[2])[:1] != re.findall(r"\d+", turn[3])[:1]]
    assert not wrong, wrong
    assert page.evaluate("window.overBoard") == [], "dominoes fly around the board"
