"""Inviting others: from a server for this device alone to one that the network reaches, by what the lobby shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.home import say_ready, set_up
from tests.browser.people import ME, Person
from tests.browser.playing import becomes
from tests.browser.serving import Server
from tests.browser.words import named, said

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def host(server: Server) -> Person:
    """A person whose tables others come to."""
    return Person(server.address, "Freja")


def link_of(page: Page) -> str:
    return page.get_by_role("textbox", name=named("web-table-link")).input_value()


def test_a_second_device_joins_by_the_link_that_the_lobby_shows(client: Path, visit: Visit, tmp_path: Path) -> None:
    assert client.is_dir()
    with Server(tmp_path, play=True) as home:
        host = visit("/", at=home.address)
        set_up(host, ["open"])
        expect(host.get_by_text(said("web-table-invite-alone"))).to_be_visible()
        expect(host.get_by_role("img", name=named("web-table-qr"))).to_have_count(0)
        expect(host.get_by_text("kingdomino play --host 0.0.0.0")).to_be_visible()
        host.get_by_role("button", name=named("web-table-invite-open")).click()
        expect(host.get_by_text(said("web-table-reach-network"))).to_be_visible()
        expect(host.get_by_role("img", name=named("web-table-qr"))).to_be_visible()
        link = link_of(host)
        assert link.startswith(home.address.replace("127.0.0.1", "127.0.0.2") + "/table/")
        host.evaluate("delete Navigator.prototype.clipboard")
        host.get_by_role("button", name=named("web-table-watch-link")).click()
        expect(host.get_by_role("textbox", name=named("web-table-link"))).to_have_value(f"{link}?watch")
        friend = visit(link, at=home.address)
        expect(friend.get_by_text(said("web-table-reach-network"))).to_be_visible()
        expect(friend.get_by_role("button", name=named("web-table-invite-open"))).to_have_count(0)
        friend.get_by_role("textbox", name=named("web-table-your-name")).fill("Emre")
        friend.get_by_role("button", name=named("web-table-sit")).click()
        begin = host.get_by_role("button", name=named("web-table-start"))
        expect(host.get_by_text(said("web-table-not-ready")).first).to_be_visible()
        expect(begin).to_be_disabled()
        say_ready(friend)
        expect(begin).to_be_enabled()
        begin.click()
        expect(friend.get_by_role("grid")).to_be_visible()


def test_a_link_to_watch_does_not_ask_for_a_name(visit: Visit, host: Person) -> None:
    code = host.table("2 classic", [ME, OPEN])
    page = visit(f"/table/{code}?watch")
    expect(page.get_by_role("heading", name=named("web-table-gathering-title"))).to_be_visible()
    expect(page.get_by_role("textbox", name=named("web-table-your-name"))).to_have_count(0)
    expect(page.get_by_role("button", name=named("web-table-sit"))).to_be_visible()


def test_without_the_clipboard_the_link_is_there_to_be_selected(visit: Visit, host: Person) -> None:
    code = host.table("2 classic", [ME, OPEN])
    page = visit(f"/table/{code}?watch")
    page.evaluate("delete Navigator.prototype.clipboard")
    page.get_by_role("button", name=named("web-table-copy")).first.click()
    field = page.get_by_role("textbox", name=named("web-table-link"))
    expect(field).to_be_focused()
    expect(field).to_have_value(re.compile(rf"/table/{code}$"))
    becomes(page, lambda: page.evaluate("getSelection().toString()"), field.input_value())
