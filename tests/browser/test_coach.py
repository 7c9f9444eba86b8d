"""The coach in the browser: hints in three steps, the trainer, puzzles; by keyboard and by touch."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kingdomino.tables.answers import puzzles
from tests.browser.conftest import Come, Visit
from tests.browser.people import ME, PAGE, Person, is_due, me
from tests.browser.playing import expect_due, free_slots, place_button
from tests.browser.scenes import make_puzzle_move, puzzle_moves
from tests.browser.serving import Server
from tests.browser.test_steady_table import SMALL, phone
from tests.browser.words import like, named, part

GRADE = re.compile("Best|Good|Inaccuracy|Mistake|Blunder")


def hand(page: Page) -> Locator:
    return page.locator("section.hand")


def dots(page: Page) -> Locator:
    """The full dots in the hand: the step of the hint."""
    return hand(page).locator(".dots i.full")


def logged(page: Page) -> Locator:
    return page.get_by_role("log").get_by_text(like("web-hint-log", "name", number="step"))


def spoken(page: Page) -> Locator:
    """What a screen reader was told last."""
    return page.locator(".hidden-text[aria-live=polite]")


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Hint"))


def table_of(server: Server, seats: list[dict[str, Any]]) -> tuple[Person, str]:
    """A table at which Freja is to place a domino."""
    freja = Person(server.address)
    code = freja.table("2 classic", seats, start=True)
    freja.play(code, is_due("place"))
    return freja, code


def test_hints_for_a_place_and_a_claim_with_keys(visit: Visit, server: Server) -> None:
    freja, code = table_of(server, [ME, PAGE])
    page = visit(f"/table/{code}", kept=freja.kept, settings={"trainer": True})
    expect_due(page, "place")
    height = hand(page).bounding_box()
    page.keyboard.press("h")
    expect(dots(page)).to_have_count(1)
    expect(spoken(page)).to_contain_text(part("web-hint-said", step=1, sentence=""))
    expect(hand(page)).to_contain_text(part("web-hint-more-1"))
    expect(page.locator("path.glows")).to_have_count(0)  # the first step shows no place
    page.keyboard.press("h")
    expect(dots(page)).to_have_count(2)
    expect(page.locator("path.glows")).to_have_count(1)
    expect(spoken(page)).to_have_text(re.compile(r"Hint.+2.+of 3: .+Squares: .*[a-m]\d"))
    expect(place_button(page)).to_be_disabled()
    page.keyboard.press("h")
    expect(dots(page)).to_have_count(3)
    expect(page.locator(".ghost.hinted")).to_have_count(1)
    expect(logged(page)).to_have_count(1)
    assert hand(page).bounding_box() == height, "no box changes its height"
    page.keyboard.press("Escape")
    expect(dots(page)).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)
    for step in (1, 2, 3):
        page.keyboard.press("h")
        expect(dots(page)).to_have_count(step)
    place_button(page).press("Enter")
    expect(page.get_by_role("log").get_by_text(GRADE)).to_have_text(re.compile("Best"))
    expect(logged(page)).to_have_count(1)
    expect(hand(page)).to_contain_text(part("web-trainer-best"))

    expect_due(page, "claim")
    for step in (1, 2):
        page.keyboard.press("h")
        expect(dots(page)).to_have_count(step)
    expect(page.locator("li.hinted")).to_have_count(min(2, free_slots(page).count()))
    page.keyboard.press("h")
    expect(dots(page)).to_have_count(3)
    expect(page.locator("li.hinted[aria-checked=true]")).to_have_count(1)
    expect(logged(page)).to_have_count(2)


def test_an_own_aim_ends_a_hint_and_the_button_says_why_there_is_none(visit: Visit, server: Server) -> None:
    freja, code = table_of(server, [ME, me("Emre")])
    page = visit(f"/table/{code}", kept=freja.kept, **phone(SMALL))
    expect_due(page, "place")
    expect(hint_button(page)).to_have_count(0)
    freja, code = table_of(server, [ME, PAGE])
    page = visit(f"/table/{code}", kept=freja.kept, **phone(SMALL))
    expect_due(page, "place")
    before = hand(page).bounding_box()
    hint_button(page).tap()
    expect(dots(page)).to_have_count(1)
    assert hand(page).bounding_box() == before
    page.locator("[data-look=fits], [data-look=turned]").first.tap()
    expect(dots(page)).to_have_count(0)


def test_a_puzzle_is_solved_with_keys_and_stays_solved(come: Come) -> None:
    page = come("/puzzles")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("li a[href='/puzzles/1']").click()
    page.get_by_role("grid").wait_for()
    assert not [url for url in asked if url.endswith("/best")], "the page does not know the answer"
    make_puzzle_move(page, puzzle_moves(1), puzzles.best(1).move)
    expect(page.get_by_role("region").get_by_text(named("web-puzzles-solved"))).to_be_visible()
    page.get_by_role("link", name=named("web-puzzles-next")).click()
    expect(page).to_have_url(re.compile(r"/puzzles/2$"))
    page.get_by_role("link", name=named("web-puzzles-all")).click()
    expect(page.get_by_role("link", name=named("web-puzzles-is-solved", number=1))).to_be_visible()


def test_a_puzzle_is_failed_by_touch_and_its_answer_shown(visit: Visit) -> None:
    page = visit("/puzzles", **phone(SMALL))
    listed = page.request.get("/api/puzzles").json()["puzzles"]
    cards = page.locator("main li a")
    cards.first.wait_for()
    shown = cards.evaluate_all("links => links.map(({ pathname }) => pathname)")
    claims = [puzzle["number"] for puzzle in listed if puzzle["phase"] == "claim"]
    number = next(number for number in claims if f"/puzzles/{number}" in shown)
    best = puzzles.best(number).move
    page.locator(f"li a[href='/puzzles/{number}']").tap()
    page.get_by_role("grid").wait_for()
    wrong = next(move for move in puzzle_moves(number) if move != best)
    page.locator(f"[role=radio][data-domino='{wrong[1:]}']").tap()
    page.locator(".hand .go button").tap()
    expect(page.locator(".verdict")).to_contain_text(GRADE)
    expect(page.locator(".verdict")).to_contain_text(part("web-puzzles-tries", tries=2))
    page.get_by_role("button", name=named("web-review-try")).tap()
    expect(hand(page)).to_be_visible()
    page.locator(f"[role=radio][data-domino='{wrong[1:]}']").tap()
    page.locator(".hand .go button").tap()
    page.get_by_role("button", name=named("web-review-show-best")).tap()
    expect(page.locator(".verdict")).to_contain_text(best[1:])
    expect(page.locator(f"[role=radio][data-domino='{best[1:]}']")).to_have_attribute("aria-checked", "true")
    page.get_by_role("link", name=named("web-puzzles-next")).tap()
    page.get_by_role("link", name=named("web-puzzles-all")).tap()
    expect(page.get_by_role("link", name=named("web-puzzles-is-shown", number=number))).to_be_visible()
