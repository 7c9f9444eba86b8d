"""The client contains no rules: it offers exactly what the server offers, even where that is against them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import FITS, becomes, fitting, free_slots, place_button
from tests.browser.scripted import CODE, KEPT, Scripted, kingdom, option, table
from tests.browser.words import named, number_in, part

#: Far from the castle, across a laid domino, and one on the castle's own square: no rulebook allows these.
ODD = [
    option("28@e9e", 28, [-2, 2], [-1, 2], points=77),
    option("28@i5n", 28, [2, -2], [2, -1], points=3),
    option("28@g7w", 28, [0, 0], [-1, 0], points=5),
]
OFFERED = {"e9", "f9", "i5", "i6", "f7"}


def opened(visit: Visit, news: dict[str, object]) -> tuple[Page, Scripted]:
    """A window whose socket leads to a scripted server."""
    page = visit("/settings", kept=KEPT)
    script = Scripted(page, news)
    page.goto(f"/table/{CODE}")
    page.get_by_role("grid").wait_for()
    return page, script


def test_exactly_the_offered_places_are_shown_and_sent(visit: Visit) -> None:
    page, script = opened(visit, table({"seat": 0, "phase": "place", "domino": 28, "moves": ODD}))
    expect(place_button(page)).to_be_disabled()
    expect(fitting(page)).to_have_count(len(OFFERED))
    shown = fitting(page).evaluate_all("all => all.map(one => one.dataset.square)")
    assert set(shown) == OFFERED, "those squares, and no others"
    expect(page.locator(".reach")).to_have_count(0)  # its frame lies outside the view: parts of it would be stray lines
    page.locator("[data-square=f9]").click()
    expect(page.get_by_role("region", name=named("web-table-hand"))).to_contain_text("77")
    place_button(page, disabled=False).click()
    becomes(page, script.moves, ["28@e9e"])


def test_a_place_that_every_rulebook_allows_is_refused_where_the_server_does_not_offer_it(visit: Visit) -> None:
    page, script = opened(visit, table({"seat": 0, "phase": "place", "domino": 28, "moves": ODD}))
    page.locator("[data-square=h7]").click()
    expect(place_button(page)).to_be_disabled()
    reason = part("web-table-why-square-taken")
    expect(page.get_by_role("region", name=named("web-table-hand"))).to_contain_text(reason)
    page.keyboard.press("Enter")
    page.locator("[data-square=f9]").click()
    place_button(page, disabled=False).click()
    becomes(page, script.moves, ["28@e9e"])  # and nothing was sent before


def test_a_kingdom_larger_than_any_grid_is_shown_as_the_server_tells_it(visit: Visit) -> None:
    wide = kingdom(
        laid=[{"number": 1, "a": [x, 0], "b": [x + 1, 0]} for x in range(1, 8, 2)],
        territories=[{"terrain": "wheat", "squares": [[x, 0] for x in range(1, 9)], "crowns": 9, "points": 1234}],
        points=1234,
        box=[0, 0, 8, 0],
        reach=[-1, -2, 9, 2],
    )
    page, _ = opened(visit, table(None, kingdoms=[wide, kingdom()]))
    expect(page.get_by_role("grid", name=named("web-table-your-kingdom", points=1234))).to_be_visible()
    expect(page.locator(".reach")).to_have_count(1)


def test_exactly_the_offered_claims_can_be_made(visit: Visit) -> None:
    moves = [option("=12", 12, order=2), option("=48", 48, order=4)]
    page, script = opened(visit, table({"seat": 0, "phase": "claim", "domino": None, "moves": moves}))
    expect(page.get_by_role("radio")).to_have_count(4)
    expect(free_slots(page)).to_have_count(2)
    free = [number_in(name) for name in free_slots(page).evaluate_all("all => all.map(one => one.ariaLabel)")]
    assert free == [12, 48]
    page.get_by_role("radio").first.click(force=True)
    page.keyboard.press("3")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    free_slots(page).last.click()
    page.get_by_role("button", name=named("web-table-claim", domino=48)).click()
    becomes(page, script.moves, ["=48"])


def test_a_discard_is_offered_where_the_server_says_so_though_the_board_is_empty(visit: Visit) -> None:
    turn = {"seat": 0, "phase": "place", "domino": 28, "moves": [option("28x", 28)]}
    page, script = opened(visit, table(turn))
    expect(page.get_by_role("gridcell", name=FITS)).to_have_count(0)
    page.get_by_role("button", name=named("web-table-discard", domino=28)).click()
    becomes(page, script.moves, ["28x"])
