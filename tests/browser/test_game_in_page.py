"""The game without a server: a folder of files behind a plain file server, under a path, without a network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tools.client import STATIC

from tests.browser.conftest import Visit
from tests.browser.home import play_now
from tests.browser.playing import Mouse, act, due, expect_due, play_out
from tests.browser.serving import Server
from tests.browser.static_site import Site
from tests.browser.words import named, part


@pytest.fixture(scope="module")
def below(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site under a path of its host, to be stopped and started."""
    assert client.is_dir()
    served = Site(tmp_path_factory.mktemp("host"), "games/kingdomino")
    yield served
    served.stop()


def asked_elsewhere(page: Page, address: str) -> list[str]:
    """The requests of all pages of a window that leave an address, from now on."""
    found: list[str] = []

    def hear(request: Request) -> None:
        if not request.url.startswith((address, "blob:", "data:")):
            found.append(request.url)

    page.context.on("request", hear)
    return found


def test_a_site_under_a_path_plays_offline_after_the_first_visit_and_asks_nobody_else(visit: Visit, below: Site):
    page = visit(below.address, at=below.address, service_workers="allow")
    elsewhere = asked_elsewhere(page, below.address)
    links = page.get_by_role("link").evaluate_all("all => all.map(link => link.href)")
    assert links
    assert all(link.startswith(below.address) for link in links), links
    play_now(page)
    expect_due(page, "claim")
    assert page.url.startswith(f"{below.address}table/")
    act(page, Mouse())
    page.goto(below.address)
    expect(page.get_by_text(part("web-keeping-ready"))).to_be_visible()
    below.stop()
    page.context.set_offline(True)
    try:
        page.goto(f"{below.address}learn/rules")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(below.address)
        page.locator("a[href*='/table/']").first.click()
        assert [act(page, Mouse()) for _ in range(3)]
        due(page)
    finally:
        below.start()
    assert not elsewhere


def test_two_tabs_share_a_table_and_the_second_goes_on_when_the_first_is_closed(visit: Visit, site: Site):
    first = visit("/", at=site.address, service_workers="allow")
    play_now(first)
    expect_due(first, "claim")
    first.wait_for_function("navigator.serviceWorker.controller !== null")
    first.reload()
    expect_due(first, "claim")
    second = first.context.new_page()
    second.goto(first.url)
    expect_due(second, "claim")
    act(first, Mouse())
    made = due(first)
    expect_due(second, made)
    first.close()
    act(second, Mouse())
    assert due(second) in ("place", "claim", "discard")


def test_games_are_saved_to_a_file_and_brought_into_another_browser(visit: Visit, site: Site, tmp_path: Path):
    page = visit("/", at=site.address)
    play_now(page)
    play_out(page, Mouse())
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name=named("web-page-export")).click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == 1
    other = visit("/settings", at=site.address)
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_text(part("web-page-imported", games=1))).to_be_visible()
    other.goto("/statistics")
    expect(other.get_by_role("link", name=named("web-stats-watch-best"))).to_be_visible()


def test_a_window_that_keeps_nothing_says_so_and_plays(visit: Visit, site: Site):
    page = visit("/pad", at=site.address)
    # As a private window: the worker of the page inherits nothing of this, so its database is taken from the browser.
    page.route("**/assets/worker-*.js", _without_database)
    page.goto("/")
    play_now(page)
    expect(page.get_by_text(part("web-engine-refused"))).to_be_visible()
    expect_due(page, "claim")


def _without_database(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(
        response=answer, body=f"delete self.indexedDB; Object.defineProperty(self, 'indexedDB', {{}});{answer.text()}"
    )


def test_the_first_page_stands_before_the_engine_and_play_now_waits_for_it(visit: Visit, site: Site):
    page = visit("/pad", at=site.address)
    held: list[Route] = []
    page.route("**/assets/engine/*.bin", held.append)
    page.goto("/")
    page.get_by_role("button", name=named("web-home-play-now")).click()
    expect(page.get_by_role("button", name=named("web-engine-waits"))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.unroute("**/assets/engine/*.bin")
    for route in held:
        route.continue_()
    expect_due(page, "claim")


def test_a_served_page_offers_to_play_here_while_its_server_is_away_and_mixes_nothing(visit: Visit, own_server: Server):
    page = visit("/", at=own_server.address, service_workers="allow")
    play_now(page)
    expect_due(page, "claim")
    table = page.url
    page.goto("/")
    parts = len([path for file in json.loads((STATIC / "engine.json").read_text())["files"] for path in file["parts"]])
    page.wait_for_function(
        "wanted => caches.open('kingdomino-engine').then(kept => kept.keys()).then(all => all.length === wanted)",
        arg=parts,
    )
    own_server.stop()
    page.reload()
    page.get_by_role("button", name=named("web-page-play-here")).click()
    expect(page.get_by_text(part("web-page-is-here"))).to_be_visible()
    play_now(page)
    expect_due(page, "claim")
    here = page.url
    assert here != table
    own_server.start()
    page.goto("/")
    expect(page.locator(f"a[href='/table/{here[-5:]}']")).to_have_count(1)
    page.get_by_role("button", name=named("web-page-to-server")).click()
    expect(page.locator(f"a[href='/table/{table[-5:]}']")).to_have_count(1)
    expect(page.locator(f"a[href='/table/{here[-5:]}']")).to_have_count(0)
