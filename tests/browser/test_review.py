"""The review of a finished game while it is made and gone through; of a record, tried again and played on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from kingdomino.games import Game
from kingdomino.notation import parse_position
from tests.browser.conftest import PATIENCE, Come, Visit
from tests.browser.people import ME, PAGE, Person
from tests.browser.playing import expect_due, press_while_there
from tests.browser.serving import Server
from tests.browser.words import named, part, said


def whole(page: Page) -> None:
    """Wait until the review is done."""
    page.locator(".review .tabs").wait_for()
    page.locator(".review progress").wait_for(state="detached", timeout=5 * PATIENCE)  # the bots may compile first


def percent(text: str) -> int:
    """A share of the victory in a cell."""
    return int(text.rstrip("%\xa0 "))


def test_a_review_is_looked_at_while_it_is_made_from_the_end_of_the_table(visit: Visit, server: Server) -> None:
    freja = Person(server.address, "Freja")
    code = freja.table("2 classic", [ME, PAGE], start=True)
    game = freja.play(code)["state"]["game"]["id"]
    page = visit(f"/table/{code}", kept=freja.kept)
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


#: Three moves are left. The best first one wins by 5 points, with the one that was made the game is lost by 1.
THE_REST = (
    "2 classic; w1w0....../f0f1f0##../f1f0l1s0s0/w0m0l0w0s0/w0l1l0w1n0 | ..s0s1##../..n2m0f0f0/..m0m2w0f0/m1m0l0w0f0/"
    "w0l1w0w0f0; 6:1 26:0 41:0 44:1; -; place 1; 2 4 5 7 10 12 13 16 18 19 23 24 27 30 31 34 36 39 42 46"
)
MOVES = ("26@h7n", "41@f8e", "44@d6n")


def test_the_record_of_a_file_is_reviewed_tried_again_and_played_on(come: Come, tmp_path: Path) -> None:
    game = Game.from_position(parse_position(THE_REST), seed=1, players=("Freja", "Emre"))
    for move in MOVES:
        game.play(move)
    file = tmp_path / "rest.txt"
    file.write_text(game.record())
    page = come("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name=named("web-review-open")).click()
    expect(page).to_have_url(re.compile("/review/[0-9a-f]{32}$"))
    whole(page)
    expect(page.get_by_role("tab")).to_have_text([re.compile("Freja"), re.compile("Emre")])
    # The moment that stands out is shown, with what it cost.
    moment = page.locator(".moments").get_by_role("button")
    expect(moment).to_have_count(1)
    expect(moment).to_contain_text(part("web-review-points", points=6))
    expect(moment.locator("[data-grade=blunder]")).to_be_visible()
    moment.click()
    expect(page.locator(".panel")).to_contain_text(part("web-review-lost", points=6, wins=100))
    page.get_by_role("button", name=named("web-review-as-table")).click()
    rows = page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(2 + len(MOVES))
    shares = [[percent(cell) for cell in text.split("\t")[4:]] for text in rows.all_inner_texts()[2:]]
    assert shares == [[100, 0, 0, 100], [0, 0, 0, 100], [100, 100, 0, 100]]
    page.keyboard.press("Escape")
    # Tried again, the answer is nowhere before.
    page.get_by_role("button", name=named("web-review-try")).click()
    trying = page.locator(".trying")
    expect(trying).to_contain_text(part("web-review-try-about", points=6))
    expect(page.locator("main").get_by_text(part("web-review-best"))).to_have_count(0)
    trying.get_by_role("grid").locator("[tabindex='0']").focus()
    page.keyboard.press("n")
    trying.locator(".hand .go button").click()
    expect(page.locator("[data-grade]").first).to_be_visible()
    press_while_there(trying.get_by_role("button", name=named("web-review-try")))
    press_while_there(page.get_by_role("button", name=named("web-review-show-best")))  # the first try may be the best
    expect(trying).to_have_count(0)
    expect(page.locator(".panel [data-grade]")).to_be_visible()
    # Played on from there, against bots.
    page.get_by_role("button", name=named("web-review-play-on")).click()
    expect(page).to_have_url(re.compile("/table/[A-Z2-8]{5}$"))
    expect(page.get_by_text(part("web-review-practice")).first).to_be_visible()
    expect_due(page, "place")
