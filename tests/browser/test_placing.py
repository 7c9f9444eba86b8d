"""One domino and what can be done with it: what a place would bring, why one is refused, how it is turned."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, Person, is_due, later, me
from tests.browser.playing import (
    FITS_NOW,
    SlidingFinger,
    act,
    becomes,
    due_domino,
    expect_due,
    expect_due_domino,
    expect_label_of_board,
    fitting,
    in_hand,
    label_of_board,
    middle,
    place_button,
)
from tests.browser.serving import Server
from tests.browser.words import like, named, part, plain

#: With which the domino that is to be placed fits in some places and not in others, and those say why.
DECK = [27, 4, 39, 12, 45, 8, 31, 19, 22, 2, 36, 15, 41, 6, 29, 48, 10, 33, 17, 24, 1, 38, 13, 20]
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@pytest.fixture
def to_place(visit: Visit, server: Server) -> Page:
    """A window at a table of two who share it, where a domino is to be placed beside four that lie."""
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], deck=DECK, kings=[0, 1, 0, 1], start=True)
    freja.play(code, later("place", 3))
    page = visit(f"/table/{code}", kept=freja.kept)
    expect_due(page, "place")
    return page


def hand(page: Page) -> Locator:
    """What one holds, and what is said about it."""
    return page.get_by_role("region", name=named("web-table-hand"))


def points(page: Page) -> int:
    """What the board's name says."""
    return int(re.findall(r"\d+", plain(label_of_board(page)))[-1])


def test_the_ghost_says_what_it_would_add_and_the_board_then_has_it(to_place: Page) -> None:
    page = to_place
    fitting(page).first.click()
    expect(place_button(page)).to_be_enabled()
    sentences = [part("web-table-adds", points=most) for most in range(60)]
    expect(hand(page)).to_contain_text(re.compile("|".join(one.pattern for one in sentences)))
    adds = [most for most, one in enumerate(sentences) if one.search(hand(page).inner_text())]
    assert len(adds) == 1
    before = points(page)
    place_button(page).click()
    expect_due(page, "claim")
    expect_label_of_board(page, re.compile(rf"\b{before + adds[0]}\b\D*$"))


def test_the_domino_follows_the_mouse_before_any_click(to_place: Page) -> None:
    page = to_place
    hovering, laid = page.locator(".ghost.hovers"), page.locator(".ghost:not(.hovers)")
    fits = page.get_by_role("gridcell", name=FITS_NOW).first
    page.mouse.move(*middle(fits))
    expect(hovering).to_have_count(1)
    expect(hand(page)).to_contain_text(part("web-table-hover-about"))
    expect(place_button(page)).to_be_disabled()
    page.mouse.move(*middle(page.get_by_role("gridcell", name=like("web-table-square-castle", "square"))))
    page.mouse.move(*middle(page.locator(".bar .turn")))
    expect(hovering).to_have_count(0)  # it leaves the board with the mouse
    x, y = middle(fits)
    page.mouse.move(x, y)
    where = hovering.evaluate("one => one.style.transform")
    page.mouse.click(x, y)
    expect(laid).to_have_count(1)
    expect(hovering).to_have_count(0)
    assert laid.evaluate("one => one.style.transform") == where, "a click takes it as it lies"
    expect(place_button(page)).to_be_enabled()


def test_one_click_places_where_that_is_chosen(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], deck=DECK, kings=[0, 1, 0, 1], start=True)
    freja.play(code, later("place", 3))
    page = visit(f"/table/{code}", kept=freja.kept, settings={"clickPlaces": True})
    expect_due(page, "place")
    page.mouse.click(*middle(page.get_by_role("gridcell", name=FITS_NOW).first))
    expect_due(page, "claim")


def test_a_drop_where_it_may_not_lie_says_why_and_moves_nothing(to_place: Page) -> None:
    page = to_place
    domino = due_domino(page)
    taken = part("web-table-why-square-taken")
    lonely, too_far = part("web-table-why-no-matching-neighbour"), part("web-table-why-outgrows-the-grid", grid=5)
    apart = re.compile(f"{lonely.pattern}|{too_far.pattern}")
    for square, reason in (("web-table-square-castle", taken), ("web-table-square-empty", apart)):
        page.mouse.move(*in_hand(page))
        page.mouse.down()
        page.mouse.move(*middle(page.get_by_role("gridcell", name=like(square, "square")).first), steps=4)
        expect(page.locator(".ghost.refused")).to_have_count(1)
        expect(page.locator(".carried")).to_have_count(0)  # drawn once: where it would lie, not under the pointer too
        page.mouse.up()
        expect(place_button(page)).to_be_disabled()
        expect(hand(page)).to_contain_text(reason)
        expect_due_domino(page, domino)


def test_a_domino_is_turned_while_it_is_dragged(to_place: Page) -> None:
    page = to_place

    def fitting_now() -> tuple[str, ...]:
        squares = page.get_by_role("gridcell", name=FITS_NOW)
        return tuple(squares.evaluate_all("all => all.map(one => one.dataset.square)"))

    page.mouse.move(*in_hand(page))
    page.mouse.down()
    page.mouse.move(*middle(page.get_by_role("gridcell", name=like("web-table-square-castle", "square"))), steps=3)
    ways = [fitting_now()]
    for _ in range(3):
        page.keyboard.press("r")
        ways.append(fitting_now())
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    becomes(page, fitting_now, ways[0])  # four turns, the last by a right click, lead back
    page.mouse.up()
    assert len(set(ways)) > 1, "what fits depends on how it lies"


def test_a_finger_carries_a_domino_and_confirms_it(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, is_due("place"))
    page = visit(f"/table/{code}", kept=freja.kept, **PHONE)
    done = [act(page, SlidingFinger()) for _ in range(4)]
    assert done == ["place", "claim", "place", "claim"]


def test_a_chosen_domino_says_when_one_would_play_and_where_it_fits(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, later("claim", 2))
    news = freja.look(code)
    line = news["state"]["game"]["next_line"]
    page = visit(f"/table/{code}", kept=freja.kept)
    expect_due(page, "claim")
    for option in news["you"]["turn"]["moves"]:
        lower = [slot["seat"] for slot in line if slot["domino"] < option["domino"]]
        key = "web-table-claim-order" if None in lower else "web-table-claim-sure"
        page.get_by_role("radio", name=like("web-table-slot-free", "domino", "faces")).and_(
            page.locator(f"[data-domino='{option['domino']}']")
        ).click()
        expect(hand(page)).to_contain_text(part(key, order=option["order"]))
        expect(page.get_by_role("button", name=named("web-table-claim", domino=option["domino"]))).to_be_enabled()
