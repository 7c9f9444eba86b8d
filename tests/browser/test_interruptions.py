"""Games that are disturbed: reloads, cut cables, servers that restart, moves taken back, dominoes that fit nowhere."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.cables import Cable
from tests.browser.conftest import Visit
from tests.browser.decks import forcing_a_discard
from tests.browser.people import ME, PAGE, Person, is_due, later, me
from tests.browser.playing import (
    DISCARD,
    PATIENCE,
    Mouse,
    act,
    at_the_end,
    due_domino,
    expect_due,
    expect_due_domino,
    expect_label_of_board,
    fitting,
    free_slots,
    kinds,
    label_of_board,
    place_button,
    placed,
    press_while_there,
)
from tests.browser.serving import Server
from tests.browser.words import named, part


def lost(page: Page) -> Locator:
    """The banner of a lost connection."""
    trying = page.get_by_role("status").filter(has_text=part("web-table-lost-trying"))
    return page.get_by_role("button", name=named("web-table-lost-now")).or_(trying).first


def test_reload_and_a_cut_cable_lose_nothing_and_move_nothing_twice(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    version = freja.play(code, later("place", 2))["version"]
    with Cable(server.port) as cable:
        page = visit(f"/table/{code}", kept=freja.kept, at=cable.address)
        done = [act(page, Mouse()) for _ in range(2)]
        before = label_of_board(page)
        page.reload()
        expect_due(page, "place")
        expect_label_of_board(page, before)
        done += [act(page, Mouse()) for _ in range(2)]
        cable.cut()
        expect(lost(page)).to_be_visible()
        before, domino = label_of_board(page), due_domino(page)
        fitting(page).first.click()
        expect(place_button(page)).to_be_disabled()
        cable.mend()
        press_while_there(page.get_by_role("button", name=named("web-table-lost-now")))
        expect(lost(page)).to_have_count(0)
        expect_label_of_board(page, before)
        place_button(page, disabled=False).click()
        placed(page, domino)
        done += ["place", act(page, Mouse())]
    assert kinds(done) == ["place", "claim"] * 3
    assert freja.look(code)["version"] == version + len(done)


def test_a_move_whose_answer_was_lost_is_neither_lost_nor_made_twice(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    version = freja.play(code, later("place", 2))["version"]
    with Cable(server.port) as cable:
        page = visit(f"/table/{code}", kept=freja.kept, at=cable.address)
        fitting(page).first.click()
        cable.deafen()
        place_button(page, disabled=False).click()
        while freja.look(code)["version"] == version:
            page.wait_for_timeout(20)
        expect(page.get_by_role("button", name=named("web-table-place-here"))).to_be_visible()
        cable.cut()
        cable.mend()
        expect(free_slots(page).first).to_be_visible(timeout=PATIENCE)
        expect(lost(page)).to_have_count(0)
        assert freja.look(code)["version"] == version + 1
        done = [act(page, Mouse()) for _ in range(3)]
    assert kinds(done) == ["claim", "place", "claim"]
    assert freja.look(code)["version"] == version + 1 + len(done)


def test_a_server_that_restarts_goes_on_where_it_was(visit: Visit, own_server: Server) -> None:
    freja = Person(own_server.address)
    code = freja.table("2 classic", [ME, PAGE], start=True)
    freja.play(code, later("place", 2))
    page = visit(f"/table/{code}", kept=freja.kept, at=own_server.address)
    domino = due_domino(page)
    own_server.stop()
    expect(lost(page)).to_be_visible()
    own_server.start()
    expect(lost(page)).to_have_count(0)
    expect_due_domino(page, domino)
    done = [act(page, Mouse()) for _ in range(3)]
    assert kinds(done) == ["place", "claim", "place"], "with a bot's turns in between"


def test_two_tabs_of_one_player_agree(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, later("place", 2))
    one = visit(f"/table/{code}", kept=freja.kept)
    two = one.context.new_page()
    two.goto(f"/table/{code}")
    expect_due_domino(two, due_domino(one))
    act(one, Mouse())
    expect(two.get_by_role("radiogroup")).to_be_visible()
    expect_label_of_board(two, label_of_board(one))
    act(two, Mouse())
    expect(one.get_by_role("radiogroup")).to_have_count(0)
    expect_due_domino(two, due_domino(one))


def test_a_placement_is_taken_back_and_made_again(visit: Visit, server: Server) -> None:
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, PAGE], start=True)
    freja.play(code, later("place", 2))
    page = visit(f"/table/{code}", kept=freja.kept)
    before, domino = label_of_board(page), due_domino(page)
    act(page, Mouse())
    expect_due(page, "claim")
    page.get_by_role("button", name=named("web-table-undo")).click()
    expect_due(page, "place")
    expect_due_domino(page, domino)
    expect_label_of_board(page, before)
    expect(page.get_by_role("log")).to_contain_text(re.compile("took it back"))
    assert kinds(act(page, Mouse()) for _ in range(3)) == ["place", "claim", "place"]


def test_taking_back_among_people_asks_them(visit: Visit, server: Server) -> None:
    freja, emre = Person(server.address, "Freja"), Person(server.address, "Emre")
    code = freja.table("2 classic", [ME, {"kind": "open"}])
    emre.say({"type": "sit", "table": code, "seat": 1, "name": "Emre"})
    freja.say({"type": "start", "table": code})
    people = (freja, emre) if freja.look(code)["you"]["turn"] else (emre, freja)
    first, other = (visit(f"/table/{code}", kept=person.kept) for person in people)
    other.get_by_role("grid").wait_for()
    act(first, Mouse())
    first.get_by_role("button", name=named("web-table-undo-ask")).click()
    other.get_by_role("button", name=named("web-table-undo-agree")).click()
    expect(first.get_by_role("radiogroup")).to_be_visible()
    expect(first.get_by_role("radio", disabled=False)).to_have_count(4)


def test_a_domino_that_fits_nowhere_is_explained_and_given_up_by_hand(visit: Visit, server: Server) -> None:
    deck, kings = forcing_a_discard()
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], deck=deck, kings=kings, start=True)
    news = freja.play(code, is_due("discard"))
    domino = news["you"]["turn"]["domino"]
    page = visit("/settings", kept=freja.kept)
    page.clock.install()
    page.goto(f"/table/{code}")
    expect_due(page, "discard")
    hand = page.get_by_role("region", name=named("web-table-hand"))
    expect(hand).to_contain_text(part("web-table-fits-nowhere-about"))
    expect(fitting(page)).to_have_count(0)
    page.clock.run_for(10_000)
    expect(page.get_by_role("button", name=DISCARD)).to_be_visible()
    act(page, Mouse())
    expect(page.get_by_role("log")).to_contain_text(re.compile(rf"discarded\W+{domino}\b"))
    freja.play(code)
    expect(at_the_end(page)).to_be_visible()
    expect(page.get_by_text(re.compile(rf"Discarded: .*\b{domino}\b")).first).to_be_visible()
