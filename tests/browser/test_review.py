"""The review of a finished game: while it is made, gone through by keys and by touch, tried again, played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.people import ME, PAGE, Person
from tests.browser.playing import press_while_there
from tests.browser.serving import Server
from tests.browser.words import named, part, said


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    """A guest with a finished two-player game, and the name of that game."""
    freja = Person(server.address, "Freja")
    code = freja.table("2 classic", [ME, PAGE], start=True)
    return freja, freja.play(code)["state"]["game"]["id"]


def whole(page: Page) -> None:
    """Wait until the review is done."""
    page.locator(".review .tabs").wait_for()
    page.locator(".review progress").wait_for(state="detached", timeout=5 * PATIENCE)  # the bots may compile first


def percent(text: str) -> int:
    """A share of the victory in a cell."""
    return int(text.rstrip("%\xa0 "))


def test_a_review_is_looked_at_while_it_is_made_from_the_end_of_the_table(visit: Visit, finished):
    freja, game = finished
    page = visit(f"/table/{game.split('-')[0]}", kept=freja.kept)
    held: list[Route] = []  # what comes after the first answer waits until the page was looked at

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/api/reviews/[0-9a-f]+[?]since="), hold)
    page.get_by_role("link", name=named("web-review-open")).click()
    expect(page).to_have_url(re.compile(f"/review/{game}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(said("web-review-title"))
    expect(page.get_by_role("progressbar", name=named("web-review-making"))).to_be_visible()
    expect(page.locator(".moments").get_by_text(named("web-review-to-come")).first).to_be_visible()
    slider = page.locator(".bar").get_by_role("slider")
    total = int(slider.get_attribute("max") or 0)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(total))
    expect(page.locator(".panel")).to_contain_text(part("web-review-not-yet"))
    page.unroute_all(behavior="default")
    for route in held:
        route.continue_()
    whole(page)
    expect(page.get_by_role("tab")).to_have_count(2)
    expect(page.get_by_role("tab", selected=True)).to_contain_text(said("web-end-you"))
    expect(page.locator(".given li b").first).to_have_text(re.compile(r"^\d+\.\d$"))
    # Keys: a move, a round, the ends, the moments.
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", total)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(at))
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value(str(total))
    # At the end a chance is 100, 0 or a share: the parts of the balance say how it came about.
    page.keyboard.press("End")
    expect(page.locator(".balance .now dd")).to_have_text(re.compile(r"^= (100|50|0)\s?%$"))
    parts = [int(text.replace("−", "-").rstrip("%")) for text in page.locator(".balance dd").all_inner_texts()[:4]]
    assert sum(parts) in (0, 50, 100)
    # The same as a table: what Freja's decisions cost is what lies between the values before and after them.
    page.get_by_role("button", name=named("web-review-as-table")).click()
    rows = page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(total + 2)
    cells = [text.split("\t") for text in rows.all_inner_texts()]
    mine = [row for row in cells[1:] if "Freja" in row[1] and len(row) == len(cells[0])]
    assert len(mine) > 5
    losses = [percent(row[4]) - percent(row[5]) for row in mine]
    assert min(losses) >= 0
    assert sum(losses) == -parts[3]
    assert all(0 <= percent(share) <= 100 for row in cells[1:] for share in row[4:] if share.endswith("%"))
    page.keyboard.press("Escape")


def test_a_decision_is_tried_again_and_the_answer_is_nowhere_before(visit: Visit, finished):
    freja, game = finished
    page = visit(f"/review/{game}", kept=freja.kept, has_touch=True, viewport={"width": 390, "height": 844})
    whole(page)
    retry = page.get_by_role("button", name=named("web-review-try"))
    slider = page.locator(".bar").get_by_role("slider")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    while not retry.is_visible():
        before = slider.input_value()
        page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_value(before)
    retry.tap()
    hand = page.locator(".trying .hand")
    expect(hand).to_be_visible()
    expect(page.locator("main").get_by_text(part("web-review-best"))).to_have_count(0)
    if hand.locator(".held.blank").count():
        page.locator("[role=radio]:not([aria-disabled])").first.tap()
    else:
        page.get_by_role("grid").locator("[tabindex='0']").focus()
        page.keyboard.press("n")
    hand.locator(".go button").tap()
    graded = page.locator("[data-grade]")
    expect(graded.first).to_be_visible()
    press_while_there(page.locator(".trying").get_by_role("button", name=named("web-review-try")))
    press_while_there(page.get_by_role("button", name=named("web-review-show-best")))  # the first try may be the best
    expect(page.locator(".trying")).to_have_count(0)
    expect(page.locator(".panel [data-grade]")).to_be_visible()


def test_a_game_is_played_on_from_a_position_against_bots(visit: Visit, finished):
    freja, game = finished
    page = visit(f"/review/{game}", kept=freja.kept)
    whole(page)
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=named("web-review-play-on")).click()
    expect(page).to_have_url(re.compile("/table/[A-Z2-8]{5}$"))
    expect(page.get_by_text(part("web-review-practice")).first).to_be_visible()
    expect(page.get_by_role("grid")).to_be_visible()
