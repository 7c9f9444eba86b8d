"""Ways to a table: by code, by link, from the list, back to one's own; and addresses that lead nowhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.home import say_ready, set_up
from tests.browser.people import ME, PAGE, Person, later
from tests.browser.playing import Mouse, act, becomes, due_item
from tests.browser.serving import Server
from tests.browser.words import like, named, part, plain

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    """Somebody whose tables others come to."""
    return Person(server.address, "Freja")


def type_code(page: Page, text: str) -> None:
    """Into the boxes for the five letters."""
    page.get_by_role("textbox", name=named("web-home-join-about")).fill(text)


def sit_down_as(page: Page, name: str) -> None:
    """From the page that a link leads to."""
    page.get_by_role("textbox", name=named("web-join-name")).fill(name)
    page.get_by_role("button", name=named("web-join-sit")).click()


def test_a_friend_joins_by_the_code_that_the_host_reads_out(visit: Visit) -> None:
    host = visit("/")
    set_up(host, ["open"])
    shown = host.get_by_text(like("web-table-code", "code"))
    expect(shown).to_be_visible()  # as soon as it is known who can come
    code = re.sub("[^A-Z0-9]", "", plain(shown.inner_text()).split(":")[1])
    assert len(code) == 5
    friend = visit("/")
    friend.get_by_role("link", name=named("web-home-join")).click()
    type_code(friend, code.lower())
    expect(friend.get_by_role("heading", name=named("web-join-table-of", name="Freja"))).to_be_visible()
    sit_down_as(friend, "Emre")
    expect(host.get_by_text("Emre", exact=True)).to_be_visible()
    say_ready(friend)
    host.get_by_role("button", name=named("web-table-start")).click()
    for page in (host, friend):
        expect(page.get_by_role("grid")).to_be_visible()


def test_a_pasted_link_is_as_good_as_a_code(visit: Visit, host: Person, server: Server) -> None:
    code = host.table("2 classic", [ME, OPEN])
    page = visit("/join")
    type_code(page, f"{server.address}/table/{code}")
    expect(page.get_by_role("heading", name=named("web-join-table-of", name="Freja"))).to_be_visible()
    page.goto(f"/join/{code}")
    sit_down_as(page, "")
    expect(page.get_by_role("heading", name=named("web-table-gathering-title"))).to_be_visible()
    page.goto(f"/join/{code}")
    expect(page).to_have_url(re.compile(rf"/table/{code}$"))


def test_a_wrong_code_stays_to_be_corrected(visit: Visit, host: Person) -> None:
    code = host.table("2 classic", [ME, OPEN])
    page = visit("/join")
    type_code(page, "ZZZZZ")
    boxes = page.get_by_role("textbox", name=named("web-home-join-about"))
    expect(boxes).to_have_attribute("aria-invalid", "true")
    expect(boxes).to_have_value("ZZZZZ")
    type_code(page, code)
    expect(page).to_have_url(re.compile(rf"/join/{code}$"))


def test_a_full_table_and_a_finished_one_can_be_looked_at(visit: Visit, host: Person) -> None:
    full = host.table("2 classic", [ME, PAGE], start=True)
    page = visit(f"/join/{full}")
    expect(page.get_by_text(named("web-join-full"))).to_be_visible()
    page.get_by_role("link", name=named("web-join-watch")).click()
    expect(page.get_by_text(part("web-table-watching")).first).to_be_visible()
    host.play(full)
    page.goto(f"/join/{full}")
    expect(page.get_by_text(named("web-join-finished"))).to_be_visible()
    page.get_by_role("link", name=named("web-join-watch")).click()
    expect(page.get_by_role("region", name=named("web-end-what-next"))).to_be_visible()


def test_a_table_that_anybody_may_join_is_in_the_list(visit: Visit, server: Server) -> None:
    emre = Person(server.address, "Emre the Open")
    code = emre.table("3 classic", [ME, OPEN, PAGE], listed=True)
    page = visit("/")
    page.get_by_role("link", name=named("web-home-join-named", name="Emre the Open")).click()
    expect(page).to_have_url(re.compile(rf"/join/{code}$"))
    sit_down_as(page, "Nikos")
    expect(page.get_by_role("heading", name=named("web-table-gathering-title"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=named("web-home-join-named", name="Emre the Open"))).to_have_count(0)


def test_a_game_is_continued_from_the_first_page(visit: Visit, server: Server) -> None:
    nikos = Person(server.address, "Nikos")
    code = nikos.table("2 classic", [ME, PAGE], start=True)
    nikos.play(code, later("place", 3))
    page = visit("/", kept=nikos.kept)
    expect(page.get_by_text(named("web-home-your-turn"))).to_be_visible()
    page.get_by_role("link", name=re.compile("^" + part("web-home-back-named", names="").pattern)).click()
    expect(due_item(page)).to_be_visible()
    act(page, Mouse())
    nikos.play(code)
    page.goto("/")
    expect(page.get_by_role("region", name=named("web-stats-title"))).to_contain_text("1")
    expect(page.get_by_role("heading", name=named("web-home-continue"))).to_have_count(0)


def test_a_player_goes_on_at_another_device(visit: Visit, server: Server) -> None:
    nikos = Person(server.address, "Nikos")
    code = nikos.table("2 classic", [ME, PAGE], start=True)
    page = visit("/settings", kept=nikos.kept)
    page.get_by_role("button", name=named("web-home-device")).click()
    field = page.get_by_role("textbox", name=named("web-home-device-link"))
    expect(field).to_have_value(re.compile("/device"))
    link = field.input_value()
    other = visit(link)
    other.get_by_role("button", name=named("web-join-device-go")).click()
    expect(other.get_by_text(named("web-join-device-done", name="Nikos")).last).to_be_visible()
    other.goto(f"/table/{code}")
    expect(other.get_by_role("grid", name=named("web-table-your-kingdom", points=0))).to_be_visible()
    third = visit(link)
    third.get_by_role("button", name=named("web-join-device-go")).click()
    expect(third.get_by_role("alert").filter(has_text=re.compile(r"\w{4}"))).to_be_visible()


def test_whoever_leaves_for_good_is_asked_first_and_the_seat_becomes_free(visit: Visit, server: Server) -> None:
    nikos = Person(server.address, "Nikos")
    code = nikos.table("2 classic", [ME, PAGE], start=True)
    nikos.play(code, later("place", 1))
    page = visit(f"/table/{code}", kept=nikos.kept)
    canvas = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(canvas)
    page.get_by_role("button", name=named("web-table-menu")).click()
    menu = page.get_by_role("dialog")
    expect(menu).to_be_visible()
    # Beside the veil, where a scroll bar would be, it is dark too.
    becomes(page, lambda: page.evaluate(canvas) != light, True)
    menu.get_by_role("button", name=named("web-table-leave")).click()
    expect(menu).to_contain_text(part("web-table-leave-about"))
    menu.get_by_role("button", name=named("web-table-leave-sure")).click()
    expect(page.get_by_role("button", name=named("web-home-play-now"))).to_be_visible()
    expect(page.get_by_role("heading", name=named("web-home-continue"))).to_have_count(0)
    page.goto(f"/table/{code}")
    expect(page.get_by_text(named("web-table-seat-left-about"))).to_be_visible()


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/nowhere", "web-lost-title"),
        ("/table/ZZZZZ", "web-table-not-found"),
        ("/table/abc", "web-table-not-found"),
        ("/join/ZZZZZ", "web-join-title"),
        ("/device", "web-join-device"),
    ],
)
def test_an_address_that_leads_nowhere_helps(visit: Visit, path: str, key: str) -> None:
    page = visit(path)
    code = path.rsplit("/", maxsplit=1)[-1].upper()
    expect(page.get_by_role("heading", level=1)).to_have_text(named(key, code=code))
    about = {
        "/nowhere": "web-lost-about",
        "/join/ZZZZZ": "web-join-wrong-about",
        "/device": "web-join-device-no-code",
    }.get(path, "web-table-not-found-about")
    expect(page.get_by_text(named(about)).first).to_be_visible()
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.get_by_role("button", name=named("web-home-play-now"))).to_be_visible()
