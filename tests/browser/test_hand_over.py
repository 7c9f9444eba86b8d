"""Several people at one device: a cover says who takes it, and can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import overflowing, violations
from tests.browser.people import ME, Person, me
from tests.browser.playing import Mouse, becomes, free_slots
from tests.browser.serving import Server
from tests.browser.words import named, part


@pytest.fixture
def shared(visit: Visit, server: Server) -> Page:
    """A window of Freja and Emre, whose kings choose in turn."""
    freja = Person(server.address, "Freja")
    code = freja.table("2 classic", [ME, me("Emre")], kings=[0, 1, 1, 0], deck=list(range(1, 25)), start=True)
    page = visit(f"/table/{code}", kept=freja.kept, settings={"cover": "ask"})
    free_slots(page).first.wait_for()
    return page


def test_the_device_is_handed_over_between_two_people_and_not_within_ones_own_turns(shared: Page) -> None:
    page = shared
    cover = page.get_by_role("dialog", name=named("web-table-pass-to", name="Emre"))
    expect(page.get_by_role("dialog")).to_have_count(0)  # whoever opens the table has the device
    Mouse().claim(page)
    expect(cover).to_be_visible()
    expect(cover).to_contain_text(part("web-table-log-claimed", name="Freja", domino=1))
    take = cover.get_by_role("button", name=named("web-table-cover-take", name="Emre"))
    expect(take).to_be_focused()
    expect(page).to_have_title("● Emre · Kingdomino")
    assert violations(page) == []
    assert overflowing(page, 360, 640) == []
    page.keyboard.press("Enter")
    expect(cover).to_have_count(0)
    Mouse().claim(page)
    free_slots(page).first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)  # his second king: no cover twice in a row for one person


def test_the_clock_stands_while_the_device_is_covered(visit: Visit, server: Server) -> None:
    freja = Person(server.address, "Freja")
    clock = {"kind": "bank", "seconds": 900, "increment": 5}
    dealt = {"kings": [0, 1, 1, 0], "deck": list(range(1, 25))}
    code = freja.table("2 classic", [ME, me("Emre")], clock=clock, start=True, **dealt)
    seen = freja.look(code)["version"]
    page = visit(f"/table/{code}", kept=freja.kept, settings={"cover": "ask"})
    Mouse().claim(page)
    cover = page.get_by_role("dialog", name=named("web-table-pass-to", name="Emre"))
    expect(cover).to_contain_text(part("web-table-cover-clock"))
    becomes(page, lambda: freja.look(code)["state"]["game"]["clock"]["stands"] > 0, True)
    assert violations(page) == []
    assert overflowing(page, 360, 640) == []
    page.keyboard.press("Enter")
    expect(cover).to_have_count(0)
    Mouse().claim(page)
    expect(free_slots(page)).to_have_count(2)
    events = [happening["event"] for happening in freja.look(code, seen)["happened"]]
    assert [event["type"] for event in events] == ["moved", "covered", "covered", "moved"]
    assert [event["covered"] for event in events[1:3]] == [True, False]


def test_the_cover_can_be_left_out_at_a_table(shared: Page) -> None:
    page = shared
    Mouse().claim(page)
    page.get_by_role("button", name=named("web-table-cover-never")).click()
    Mouse().claim(page)
    Mouse().claim(page)
    free_slots(page).first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    free_slots(page).first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
