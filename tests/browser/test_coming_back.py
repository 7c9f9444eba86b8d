"""Why one comes back: the challenge of a day, one's own games in figures, and the first page that knows them."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, PAGE, Person, is_due
from tests.browser.playing import becomes, open_more
from tests.browser.serving import Server
from tests.browser.words import exactly, like, named, part, plain, said

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
TALL = "node => ({ x: node.getBoundingClientRect().x, y: node.getBoundingClientRect().y })"


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=named(key))


def whose(page: Page, server: Server) -> Person:
    """The person that a window has become."""
    return Person.known(server.address, page.evaluate("localStorage.getItem('guest')"))


def code_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


def test_a_day_is_begun_with_the_mouse_left_continued_by_keyboard_and_shared(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_role("link", name=named("web-daily-title")).click()
    button(page, "web-daily-play").click()
    code = code_of(page)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(button(page, "web-hint")).to_have_attribute("aria-disabled", "true")
    expect(button(page, "web-hint")).to_have_attribute("title", re.compile(re.escape(said("web-hint-daily"))))

    page.goto("/daily")
    expect(page.get_by_text(like("web-daily-running", "round", "rounds"))).to_be_visible()
    button(page, "web-daily-go-on").press("Enter")
    assert code_of(page) == code, "a try is continued, never begun anew"

    person = whose(page, server)
    person.play(code)
    page.reload()
    see = page.get_by_role("link", name=named("web-daily-see"))
    see.click()
    day = page.url.rsplit("/", 1)[-1]
    mine = person.get(f"/api/daily/{day}")["mine"]
    title = named("web-daily-result", points=mine["points"], place=mine["place"])
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("heading", name=named("web-daily-king-title"))).to_be_visible()
    expect(page.get_by_text(named("web-daily-honest"))).to_be_visible()
    _share_with_keys(page, mine)

    button(page, "web-daily-again").click()
    page.wait_for_url(lambda url: "/table/" in url and code not in url)
    expect(button(page, "web-hint")).not_to_have_attribute("aria-disabled", "true")
    assert person.get(f"/api/daily/{day}")["mine"] == mine


def _share_with_keys(page: Page, mine: dict[str, Any]) -> None:
    """The card as a picture of 1200 x 630, as a file, and as a text."""
    share = button(page, "web-daily-share")
    share.press("Enter")
    dialog = page.get_by_role("dialog", name=named("web-daily-share-title"))
    picture = dialog.get_by_role("img")
    expect(picture).to_be_visible()
    size = picture.evaluate("image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])")
    assert size == [1200, 630]
    text = plain(picture.get_attribute("alt") or "")
    assert str(mine["points"]) in text
    expect(dialog.get_by_text(exactly(text))).to_be_visible()
    with page.expect_download() as saving:
        dialog.get_by_role("link", name=named("web-daily-save-picture")).press("Enter")
    assert re.fullmatch(r"kingdomino-\d{4}-\d\d-\d\d\.png", saving.value.suggested_filename)
    assert Path(saving.value.path()).read_bytes().startswith(b"\x89PNG")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    button(page, "web-daily-copy-text").press("Enter")
    page.wait_for_function("() => window.copied")
    assert plain(page.evaluate("window.copied")) == text
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(share).to_be_focused()


def test_the_calendar_goes_by_keys_and_by_taps_and_a_past_day_can_be_played(visit: Visit) -> None:
    page = visit("/daily/2026-01-15", **PHONE)
    calendar = page.get_by_role("table", name=re.compile("January 2026"))
    here = calendar.get_by_role("link", name="Thursday 15 January", exact=True)
    expect(here).to_have_attribute("aria-current", "date")
    here.focus()
    for key, day in (("ArrowLeft", 14), ("ArrowUp", 7), ("ArrowRight", 8), ("ArrowDown", 15), ("End", 31), ("Home", 1)):
        page.keyboard.press(key)
        expect(calendar.get_by_role("link", name=re.compile(rf" {day} January$"))).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(calendar.get_by_role("link", name="Thursday 1 January", exact=True)).to_be_focused()
    page.keyboard.press("PageDown")
    expect(page.get_by_role("link", name="Sunday 1 February", exact=True)).to_be_focused()
    page.get_by_role("link", name="Monday 2 February", exact=True).tap()
    page.wait_for_url("**/daily/2026-02-02")
    expect(page.get_by_text(named("web-daily-past")).first).to_be_visible()
    button(page, "web-daily-play-past").tap()
    code_of(page)
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.fixture(scope="module")
def veteran(server: Server) -> Person:
    """One with a finished game, and four more that wait for them."""
    person = Person(server.address, "Διονυσία")
    person.play(person.table("2 classic", [ME, PAGE], start=True))
    for _ in range(4):
        person.play(person.table("2 classic", [ME, PAGE], start=True), is_due("claim"))
    return person


def test_statistics_are_the_same_on_two_devices_and_are_saved_as_files(
    visit: Visit, veteran: Person, tmp_path: Path
) -> None:
    page = visit("/statistics", kept=veteran.kept)
    figures = page.get_by_role("region", name=named("web-stats-title"))
    found = veteran.get("/api/my/statistics")
    expect(figures).to_contain_text(re.compile(rf"1\s*{re.escape(said('web-stats-games', games=1))}"))
    expect(figures).to_contain_text(str(found["best"]["points"]))
    rows = veteran.get("/api/my/results.json")["games"]
    for kind in ("csv", "json"):
        with page.expect_download() as saving:
            button(page, f"web-stats-{kind}").press("Enter")
        assert saving.value.suggested_filename == f"kingdomino-games.{kind}"
        saving.value.save_as(tmp_path / kind)
    with (tmp_path / "csv").open(newline="") as file:
        read = list(csv.DictReader(file))
    # Nothing where a game has no review.
    assert read == [{name: "" if value is None else str(value) for name, value in row.items()} for row in rows]
    assert json.loads((tmp_path / "json").read_text()) == {"games": rows}
    four = page.get_by_role("radio", name=named("web-stats-players", players=4))
    four.check()
    expect(page.get_by_role("heading", name=named("web-stats-empty-filter"))).to_be_visible()
    page.keyboard.press("ArrowRight")  # three players
    page.keyboard.press("ArrowRight")  # two
    expect(figures).to_be_visible()
    page.get_by_text(named("web-daily-as-table")).click()
    expect(page.get_by_role("region", name=named("web-stats-line")).get_by_role("row")).to_have_count(2)

    phone = visit("/statistics", kept=veteran.kept, **PHONE)
    expect(phone.get_by_role("region", name=named("web-stats-title"))).to_have_text(
        figures.inner_text(), use_inner_text=True
    )
    phone.get_by_role("link", name=named("web-stats-watch-best")).tap()
    phone.wait_for_url(f"**/review/{found['best']['game']}")


def test_the_first_page_leads_back_to_the_game_that_waits(visit: Visit, veteran: Person) -> None:
    page = visit("/", kept=veteran.kept)
    waits = page.get_by_role("region", name=like("web-home-turn-at", "code"))
    back = waits.get_by_role("link", name=part("web-home-back-named", names=""))
    expect(back).to_have_count(1)
    expect(page.get_by_role("heading", level=1, name=named("web-home-hello", name=veteran.name))).to_be_visible()
    page.get_by_role("button", name=named("web-home-all-tables", tables=4)).click()
    expect(back).to_have_count(4)
    back.first.press("Enter")
    assert code_of(page)
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_phone_has_its_cards_in_order_and_its_doors_below(visit: Visit, veteran: Person) -> None:
    page = visit("/", kept=veteran.kept, **PHONE)
    cards = (like("web-home-turn-at", "code"), *map(named, ("web-daily-title", "web-puzzles-title", "web-stats-title")))
    tops = [page.get_by_role("region", name=name).evaluate(TALL)["y"] for name in cards]
    assert tops == sorted(tops), dict(zip(cards, tops, strict=True))
    doors = page.get_by_role("navigation", name=named("web-common-navigation")).last
    expect(doors.get_by_role("link", name=named("web-common-home"))).to_have_attribute("aria-current", "page")
    doors.get_by_role("link", name=named("web-common-daily")).tap()
    expect(page.get_by_role("heading", level=1, name=named("web-daily-title"))).to_be_visible()
    doors.get_by_role("button", name=named("web-common-more")).tap()
    further = page.get_by_role("dialog", name=named("web-common-more"))
    expect(further.get_by_role("combobox", name=named("web-common-language"))).to_be_visible()
    further.get_by_role("link", name=named("web-common-statistics")).tap()
    expect(page.get_by_role("heading", level=1, name=named("web-stats-title"))).to_be_visible()
    expect(further).to_have_count(0)
    doors.get_by_role("link", name=named("web-common-home")).tap()
    page.get_by_role("region", name=like("web-home-turn-at", "code")).get_by_role("link").first.tap()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(doors).to_have_count(0)


def test_the_first_page_of_a_stranger_has_the_ways_to_begin_and_nothing_empty(visit: Visit) -> None:
    page = visit("/")
    expect(button(page, "web-home-friends")).to_be_in_viewport(ratio=1)
    for key in ("web-daily-title", "web-home-learn", "web-home-join", "web-home-pad-real"):
        expect(page.get_by_role("link", name=named(key))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("navigation", name=named("web-common-navigation")).locator("visible=true")).to_have_count(0)
    for key in ("web-stats-title", "web-home-continue"):
        expect(page.get_by_role("region", name=named(key))).to_have_count(0)


def test_the_link_of_a_finished_table_leads_to_its_replay_unless_the_host_switches_it_off(
    visit: Visit, server: Server
) -> None:
    owner = Person(server.address)
    code = owner.table("2 classic", [ME, PAGE], start=True)
    owner.play(code)
    page = visit(f"/table/{code}")
    expect(page.get_by_role("link", name=named("web-review-open"))).to_have_attribute("href", f"/review/{code}-1")
    open_more(page)
    expect(page.get_by_role("switch", name=named("web-end-shared"))).to_have_count(0)  # the host's
    link = page.get_by_role("textbox", name=named("web-end-link")).input_value()
    page.goto(link)
    expect(page.get_by_role("slider")).to_be_visible()

    host = visit(f"/table/{code}", kept=owner.kept)
    open_more(host)
    switch = host.get_by_role("switch", name=named("web-end-shared"))
    expect(switch).to_be_checked()
    host.set_viewport_size(PHONE["viewport"])
    shown = host.get_by_role("textbox", name=named("web-end-link"))
    becomes(host, lambda: shown.evaluate("field => field.offsetWidth > 200"), True)  # not one of three columns
    with host.expect_response(lambda answer: answer.url.endswith("/replays") and answer.status == 204):
        switch.press("Space")
    expect(switch).not_to_be_checked()
    page.reload()
    expect(page.get_by_role("alert").get_by_text(part("error-game-not-shared"))).to_be_visible()
    with host.expect_download() as saving:
        host.get_by_role("link", name=named("web-end-record")).click()
    assert saving.value.suggested_filename == f"kingdomino-{code}-1.txt"
    host.goto(link)
    expect(host.get_by_role("slider")).to_be_visible()
