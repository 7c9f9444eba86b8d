"""Daily challenge, statistics, invitations and reactions: each by pointing and without, all together in four ways."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hand
from tests.browser.people import ME, PAGE, Person, is_due
from tests.browser.playing import open_more
from tests.browser.serving import Server
from tests.browser.words import like, named, part, said

DESK, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
OPEN = {"kind": "open"}
FINISHED = "2026-02-03"
#: A page that can be copied from and that has the system's sheet, both as values to look at.
SHARING = """() => {
  navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
}"""


@pytest.fixture(scope="module")
def veteran(server: Server) -> Person:
    """A guest with a finished day, a finished game that was reviewed, and four running games."""
    person = Person(server.address, "Freja")
    person.play(person.post(f"/api/daily/{FINISHED}/table", {})["table"])
    person.play(person.table("2 classic", [ME, PAGE], start=True))
    for _ in range(4):
        person.play(person.table("2 classic", [ME, PAGE], start=True), is_due("claim"))
    server.add_figures([game["game"] for game in person.get("/api/my/statistics")["line"]])
    return person


@pytest.fixture
def page(visit: Visit, veteran: Person) -> Page:
    """A window of theirs with mouse, keys and a touch screen."""
    return visit("/healthz", kept=veteran.kept, has_touch=True)


def code_in(page: Page) -> str:
    page.wait_for_url("**/table/*")
    page.get_by_role("grid").wait_for()
    return page.url.rsplit("/", 1)[-1]


def test_a_day_is_begun_and_gone_on_with(page: Page) -> None:
    for number, way in enumerate(("mouse", "keyboard"), start=1):
        hand = Hand(page, way)
        page.goto(f"/daily/2026-03-0{number}")
        hand.press("button", named("web-daily-play-past"))
        code = code_in(page)
        page.goto(f"/daily/2026-03-0{number}")
        hand.press("button", named("web-daily-go-on"))
        assert code_in(page) == code, way


def to_the_third(hand: Hand) -> None:
    """From the fifth of the month in the calendar: it is one stop for the keyboard, and arrows move a day."""
    third = re.compile(r"Tuesday 3 February\W+\d+\W+points?")
    if hand.way != "keyboard":
        return hand.press("link", third)
    hand.page.get_by_role("link", name="Thursday 5 February").focus()
    for day in (re.compile("Wednesday 4 February"), third):
        hand.page.keyboard.press("ArrowLeft")
        expect(hand.page.get_by_role("link", name=day)).to_be_focused()
    hand.page.keyboard.press("Enter")
    return None


def test_the_result_of_a_day_is_read_shared_and_left_by_the_calendar_and_the_day_played_again(page: Page) -> None:
    codes = set()
    for way in ("touch", "keyboard"):
        hand = Hand(page, way)
        page.goto("/daily/2026-02-05")
        to_the_third(hand)
        page.wait_for_url(f"**/daily/{FINISHED}")
        expect(page.get_by_role("heading", name=named("web-daily-story"))).to_be_visible()
        page.evaluate(SHARING)
        hand.press("button", named("web-daily-share"))
        expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        hand.press_inside("button", named("web-daily-copy-text"))
        page.wait_for_function("() => window.copied?.includes('Kingdomino')")
        hand.leave()
        hand.press("button", named("web-daily-again"))
        codes.add(code_in(page))
    assert len(codes) == 2


def test_statistics_are_filtered_read_as_tables_and_saved(page: Page) -> None:
    for way in ("mouse", "tree"):
        hand = Hand(page, way)
        page.goto("/statistics")
        figures = page.get_by_role("region", name=named("web-stats-title"))
        expect(figures).to_be_visible()
        hand.press("radio", named("web-stats-players", players=4))
        expect(page.get_by_role("heading", name=named("web-stats-empty-filter"))).to_be_visible()
        hand.press("radio", named("web-stats-all"))
        expect(figures).to_be_visible()
        hand.unfold(named("web-daily-as-table"))
        expect(page.get_by_role("region", name=named("web-stats-line")).get_by_role("row")).to_have_count(2)
        for kind in ("csv", "json"):
            with page.expect_download() as saving:
                hand.press("button", named(f"web-stats-{kind}"))
            assert saving.value.suggested_filename == f"kingdomino-games.{kind}", way


def test_the_cards_of_the_first_page_and_the_bar_of_a_phone(page: Page) -> None:
    for way in ("touch", "tree"):
        hand = Hand(page, way)
        page.set_viewport_size(DESK)
        page.goto("/")
        expect(page.get_by_role("link", name=part("web-home-back-named", names=""))).to_have_count(1)
        # How many there are depends on what other tests have begun.
        every = page.get_by_role("button", name=like("web-home-all-tables", number="tables"))
        expect(every).to_be_visible()
        tables = int(re.sub(r"\D", "", every.inner_text()))
        assert tables >= 4
        hand.press("button", named("web-home-all-tables", tables=tables))
        expect(page.get_by_role("link", name=part("web-home-back-named", names=""))).to_have_count(tables)
        hand.press("link", named("web-common-statistics"))
        expect(page.get_by_role("heading", level=1, name=named("web-stats-title"))).to_be_visible()
        page.set_viewport_size(PHONE)
        bar = page.get_by_role("navigation", name=named("web-common-navigation")).last
        expect(bar.get_by_role("button", name=named("web-common-more"))).to_be_visible()
        hand.press("button", named("web-common-more"))
        further = page.get_by_role("dialog", name=named("web-common-more"))
        expect(further).to_be_visible()
        hand.press_inside("link", named("web-common-settings"))
        expect(page.get_by_role("heading", level=1, name=named("web-common-settings"))).to_be_visible()
        expect(further).to_have_count(0)
        hand.press("link", named("web-common-home"))
        hand.press("link", part("web-home-back-named", names=""))
        code_in(page)
        expect(bar).to_have_count(0)


def test_the_host_keeps_a_replay_among_the_players_and_shares_it_again(visit: Visit, server: Server) -> None:
    host = Person(server.address)
    code = host.table("2 classic", [ME, PAGE], start=True)
    host.play(code)
    page = visit(f"/table/{code}", kept=host.kept, has_touch=True)
    open_more(page)
    switch = page.get_by_role("switch", name=named("web-end-shared"))
    for way in ("mouse", "touch", "keyboard", "tree"):
        hand = Hand(page, way)
        for wanted in (False, True):
            expect(switch).to_be_checked(checked=not wanted)
            with page.expect_response(lambda answer: answer.url.endswith("/replays") and answer.status == 204):
                hand.press("switch", named("web-end-shared"))
            expect(switch).to_be_checked(checked=wanted)


def three_at(server: Server, host: Person) -> str:
    """A new game of three people: nobody has said anything there."""
    code = host.table("3 classic", [ME, OPEN, OPEN])
    for seat, name in ((1, "Emre"), (2, "Tove")):
        Person(server.address, name).say({"type": "sit", "table": code, "seat": seat, "name": name})
    host.say({"type": "start", "table": code})
    return code


def test_a_word_is_said_one_person_is_muted_and_all_are(page: Page, server: Server) -> None:
    for way in ("touch", "keyboard"):
        hand, speaker = Hand(page, way), Person(server.address, "Freja")  # who speaks twice within seconds is refused
        page.evaluate("guest => localStorage.setItem('guest', guest)", speaker.kept["guest"])
        page.goto(f"/table/{three_at(server, speaker)}")
        page.get_by_role("grid").wait_for()
        hand.press("button", named("web-say"))
        hand.press_inside("button", part("web-say-thank-you"))
        expect(page.locator(".own-word")).to_contain_text(said("web-say-thank-you"))  # it came back from the server

        hand.press("button", named("web-table-look-at", name="Emre"))
        one = page.get_by_role("switch", name=named("web-say-show-of", name="Emre"))
        expect(one).to_be_checked()
        hand.press_inside("switch", named("web-say-show-of", name="Emre"))
        expect(one).not_to_be_checked()
        hand.leave()

        hand.press("button", named("web-say"))
        everybody = page.get_by_role("switch", name=part("web-say-show"))
        for shown in (False, True):
            hand.press_inside("switch", part("web-say-show"))
            expect(everybody).to_be_checked(checked=shown)
        hand.leave()


def test_a_long_press_on_a_card_or_its_key_mutes_that_person(page: Page, server: Server, veteran: Person) -> None:
    page.goto(f"/table/{three_at(server, veteran)}")
    card = page.get_by_role("button", name=named("web-table-look-at", name="Tove"))
    hidden = page.get_by_role("article", name=part("web-say-is-muted"))
    expect(card).to_have_attribute("aria-keyshortcuts", "M")
    for way, sentence in (("mouse", "muted"), ("touch", "unmuted"), ("mouse", "muted")):
        Hand(page, way).hold(card, hidden, 1 if sentence == "muted" else 0)
        expect(page.get_by_text(part(f"web-say-{sentence}", name="Tove")).last).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)  # it was no click
    card.press("m")
    expect(hidden).to_have_count(0)
    card.press("m")
    expect(hidden).to_have_count(1)
    card.click()
    switch = page.get_by_role("switch", name=named("web-say-show-of", name="Tove"))
    expect(switch).not_to_be_checked()


def test_the_ready_switch_and_the_links_of_the_lobby(page: Page, server: Server, veteran: Person) -> None:
    code = veteran.table("2 classic", [ME, OPEN])
    Person(server.address, "Emre").say({"type": "sit", "table": code, "seat": 1, "name": "Emre"})
    page.add_init_script("navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); };")
    for way in ("mouse", "tree"):
        hand = Hand(page, way)
        page.goto(f"/table/{code}")
        ready = page.get_by_role("switch", name=named("web-table-i-am-ready"))
        for wanted in (True, False):
            expect(ready).to_be_enabled()
            hand.press("switch", named("web-table-i-am-ready"))
            expect(ready).to_be_checked(checked=wanted)
        page.evaluate(SHARING)
        hand.press("button", named("web-table-copy"))
        page.wait_for_function("code => window.copied?.endsWith(`/table/${code}`)", arg=code)


#: Where everything stands that is not the note itself.
BELOW = """() => {
  scrollTo(0, 0);
  const parts = ['.ways', '.code', '.address', '.l-quiet', ''].map((part) => `#invite ${part}`.trim());
  return [...document.querySelectorAll(`main > *, ${parts}`)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}"""


def test_the_server_is_opened_to_the_network_and_nothing_moves(client: Path, visit: Visit, tmp_path: Path) -> None:
    assert client.is_dir()
    home = Server(tmp_path, play=True)
    with home:
        host = Person(home.address, "Freja")
        code = host.table("2 classic", [ME, OPEN])
        page = visit("/healthz", at=home.address, kept=host.kept, has_touch=True)
        page.add_init_script("navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); };")
        for number, way in enumerate(("tree", "touch")):
            if number:  # opened once, it stays open
                home.stop()
                home.start()
            hand = Hand(page, way)
            page.set_viewport_size(PHONE if number % 2 else DESK)
            page.goto(f"/table/{code}")
            expect(page.get_by_text(named("web-table-invite-alone"))).to_be_visible()
            expect(page.get_by_role("button", name=named("web-table-invite-here"))).to_be_enabled()
            page.evaluate("document.fonts.ready")
            before: list[Any] = page.evaluate(BELOW)
            hand.press("button", named("web-table-invite-open"))
            expect(page.get_by_text(named("web-table-reach-network"))).to_be_visible()
            expect(page.get_by_text(named("web-table-reach-network"))).to_be_focused()
            expect(page.get_by_text(named("web-table-invite-alone"))).to_be_hidden()
            assert page.evaluate(BELOW) == before, way
            hand.press("button", named("web-table-share"))
            page.wait_for_function("link => window.shared === link", arg=f"http://127.0.0.2:{home.port}/table/{code}")
