"""Games to their ends, by clicking and dragging: one wholly by hand, of the others the beginning and the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come, Visit
from tests.browser.home import pass_and_play, play_now, say_ready, set_up
from tests.browser.playing import (
    WHOLE_GAMES,
    Dragger,
    Mouse,
    act,
    at_the_end,
    due,
    expect_due,
    play_out,
    play_some,
    play_the_rest,
    play_together,
    press_while_there,
)
from tests.browser.words import named, part, plain

#: The cumulative layout shift as browsers define it: the worst burst, of at most five seconds, without a gap of one.
#: With it, what moved in that burst.
SHIFTS = """
window.shifted = { total: 0, what: [] };
let burst = { total: 0, what: [] }, began = -Infinity, last = -Infinity;
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
const told = ({ node, previousRect, currentRect }) =>
  `${node?.nodeName}.${node?.className} ${place(previousRect)} -> ${place(currentRect)}`;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, sources, startTime, value } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - began > 5000) [burst, began] = [{ total: 0, what: [] }, startTime];
    const what = [...burst.what, `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${sources.map(told).join('; ')}`];
    [burst, last] = [{ total: burst.total + value, what }, startTime];
    if (burst.total > window.shifted.total) window.shifted = burst;
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def acts_of(done: list[str]) -> tuple[int, int]:
    """How many dominoes were placed or discarded, and how many claimed."""
    return len(done) - done.count("claim"), done.count("claim")


def winning_points(page: Page) -> int:
    """The number in the end's headline, without waiting for the count."""
    press_while_there(page.get_by_role("button", name=named("web-end-skip")))
    headline = page.get_by_role("heading", level=1).locator("[aria-hidden=false]")
    expect(headline).to_have_text(re.compile(r"\d"))
    return int(re.findall(r"\d+", plain(headline.inner_text()))[-1])


def test_one_person_against_three_bots_by_dragging_and_nothing_shifts(visit: Visit) -> None:
    page = visit("/", settings={"motion": "full"})
    page.context.add_init_script(SHIFTS)
    page.reload()
    play_now(page)
    assert acts_of(play_out(page, Dragger())) == (12, 12)
    assert winning_points(page) > 0
    expect(page.get_by_role("article")).to_have_count(4)
    shifted = page.evaluate("window.shifted")
    assert shifted["total"] < 0.02, "\n".join(shifted["what"])


def test_two_browsers_against_each_other_and_a_spectator(visit: Visit) -> None:
    host = visit("/")
    set_up(host, ["open"])
    expect(host.get_by_role("heading", name=named("web-table-gathering-title"))).to_be_visible()
    link = host.get_by_role("textbox", name=named("web-table-link")).input_value()
    friend = visit(link)
    friend.get_by_role("textbox", name=named("web-table-your-name")).fill("Emre")
    friend.get_by_role("button", name=named("web-table-sit")).click()
    say_ready(friend)
    host.get_by_role("button", name=named("web-table-start")).click()
    spectator = visit(link)
    expect(spectator.get_by_text(part("web-table-watching")).first).to_be_visible()
    expect(spectator.get_by_role("radio")).to_have_count(0)
    done = play_together([host, friend], Mouse(), 400 if WHOLE_GAMES else 10)
    assert all({"place", "claim"} <= set(own) for own in done)
    play_the_rest(host, friend)
    expect(at_the_end(spectator)).to_be_visible()
    assert winning_points(host) == winning_points(spectator)
    expect(spectator.get_by_role("button", name=named("web-end-play-again"))).to_have_count(0)
    again = named("web-end-play-again")
    host.get_by_role("button", name=again).click()
    asked = friend.get_by_role("group", name=named("web-end-asked", name="Freja"))
    expect(asked).to_be_visible()
    expect(host.get_by_role("group", name=named("web-end-waiting", names="Emre"))).to_be_visible()
    asked.get_by_role("button", name=again).click()
    expect(host.get_by_role("grid")).to_be_visible()
    expect(friend.get_by_role("grid")).to_be_visible()


def test_a_game_against_squire_knight_and_duke(come: Come) -> None:
    page = come("/")
    set_up(page, ["squire", "knight", "duke"])
    expect_due(page, "claim")
    assert {"claim", "place"} <= set(play_some(page, Mouse()))
    expect(page.get_by_role("article")).to_have_count(4)


def test_pass_and_play_with_three(come: Come) -> None:
    page = come("/")
    pass_and_play(page, ["Freja", "Emre", "Nikos"])
    named_one = re.compile("Freja|Emre|Nikos")
    seen: set[str] = set()
    done: list[str] = []
    for _ in range(5):
        due(page)
        expect(page.locator(".bar .turn")).to_contain_text(named_one)
        if done[-1:] != ["place"]:  # who has placed claims, too, and keeps the device
            hand = page.get_by_role("region", name=named("web-table-hand"))
            expect(hand).to_contain_text(named_one)
            seen |= set(named_one.findall(plain(hand.inner_text())))
        done.append(act(page, Mouse()))
    assert seen == {"Freja", "Emre", "Nikos"}, "the device is passed to everybody by name"
    assert done == ["claim"] * 3 + ["place", "claim"]
    play_some(page, Mouse(), 0)
    expect(page.get_by_role("article")).to_have_count(3)


def test_a_mighty_duel_on_seven_by_seven(visit: Visit) -> None:
    page = visit("/")
    set_up(page, ["page"], variants={"mighty-duel": True})
    expect_due(page, "claim")
    assert {"claim", "place"} <= set(play_some(page, Mouse()))
    expect(page.get_by_text(re.compile("Mighty Duel"))).to_be_visible()


def test_a_dynasty_of_three_games(visit: Visit) -> None:
    page = visit("/")
    set_up(page, ["page"], variants={"dynasty": True, "harmony": False})
    for game in (1, 2, 3):
        play_some(page, Mouse(), 1)
        expect(page.get_by_role("heading", name=named("web-end-standing", games=game))).to_be_visible()
        expect(page.get_by_role("columnheader", name=named("web-end-game", number=game))).to_be_visible()
        if game < 3:
            page.get_by_role("button", name=named("web-end-next-game")).click()
            expect(at_the_end(page)).to_have_count(0)
    rows = page.get_by_role("table").last.get_by_role("row")
    expect(rows).to_have_count(3)
    for row in (1, 2):
        *points, total = [int(cell) for cell in rows.nth(row).get_by_role("cell").all_inner_texts()]
        assert sum(points) == total
    expect(page.get_by_role("button", name=named("web-end-new-dynasty"))).to_be_enabled()
