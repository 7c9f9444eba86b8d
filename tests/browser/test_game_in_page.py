"""The game without a server: a folder of files behind a plain file server, under a path, without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.both_homes import play_on
from tests.browser.conftest import Resident, Visit
from tests.browser.home import play_now, set_up
from tests.browser.people import ME, PAGE, Person
from tests.browser.playing import (
    Mouse,
    act,
    at_the_end,
    becomes,
    due,
    expect_due,
    expect_label_of_board,
    label_of_board,
    open_more,
)
from tests.browser.serving import Server
from tests.browser.static_site import Site
from tests.browser.words import named, part


@pytest.fixture
def below(client: Path, tmp_path: Path) -> Iterator[Site]:
    """A site under a path of its host, to be stopped, started and written anew."""
    assert client.is_dir()
    served = Site(tmp_path, "games/kingdomino")
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


class Cut:
    """A network that breaks off after some parts of the engine."""

    def __init__(self, page: Page, parts: int) -> None:
        self.fetched: list[str] = []
        self.left = parts
        page.context.route("**/*.bin", self._let)

    def _let(self, route: Route) -> None:
        if self.left == 0:
            route.abort()
            return
        self.left -= 1
        self.fetched.append(route.request.url)
        route.continue_()


def test_a_first_visit_that_was_interrupted_goes_on_and_then_plays_offline_in_every_tab(visit: Visit, below: Site):
    page = visit("/healthz", at=below.address, service_workers="allow")
    elsewhere, network = asked_elsewhere(page, below.address), Cut(page, 5)
    page.goto(below.address)
    expect(page.get_by_text(named("web-engine-failed-network"))).to_be_visible()
    links = page.get_by_role("link").evaluate_all("all => all.map(link => link.href)")
    assert links
    assert all(link.startswith(below.address) for link in links), links
    network.left = -1
    page.get_by_role("button", name=named("web-common-try-again")).click()
    play_now(page)
    expect_due(page, "claim")
    assert len(network.fetched) == len(set(network.fetched)), "what had arrived was not fetched again"
    assert page.url.startswith(f"{below.address}table/")
    act(page, Mouse())
    page.goto(below.address)
    expect(page.get_by_text(part("web-keeping-ready"))).to_be_visible()
    below.stop()
    page.context.set_offline(True)
    page.goto(f"{below.address}learn/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(below.address)
    page.locator("a[href*='/table/']").first.click()
    due(page)
    other = page.context.new_page()
    other.goto(page.url)
    due(other)
    assert act(page, Mouse())
    expect_label_of_board(other, label_of_board(page))
    page.close()  # it had the engine
    assert [act(other, Mouse()) for _ in range(3)]
    due(other)
    assert not elsewhere


def new_version(site: Site) -> None:
    """Put up another version, whose engine has other parts; those of the one before are gone."""
    engine = json.loads((site.folder / "engine.json").read_text())
    for file in engine["files"]:
        content = b"".join((site.folder / path).read_bytes() for path, _ in file["parts"])
        for path, _ in file["parts"]:
            (site.folder / path).unlink()
        half = len(content) // 2
        file["parts"] = []
        for number, part_of_it in enumerate((content[:half], content[half:])):
            path = f"assets/engine/new-{file['name']}-{number}.bin"
            (site.folder / path).write_bytes(part_of_it)
            file["parts"].append([path, len(part_of_it)])
    (site.folder / "engine.json").write_text(json.dumps(engine))
    index = site.folder / "index.html"
    index.write_text(index.read_text().replace("<html", '<html data-version="new"', 1))
    worker = site.folder / "sw.js"
    worker.write_text(re.sub("VERSION = .*", "VERSION = 'new';", worker.read_text(), count=1))


def test_a_new_version_is_announced_leaves_a_running_game_alone_and_then_plays_offline(visit: Visit, below: Site):
    game = visit(below.address, at=below.address, service_workers="allow")
    play_now(game)
    expect_due(game, "claim")
    home = game.context.new_page()
    home.goto(below.address)
    expect(home.get_by_text(part("web-keeping-ready"))).to_be_visible()
    new_version(below)
    game.evaluate("window.stayed = true")
    home.reload()
    expect(home.locator(".toast")).to_contain_text(part("web-keeping-newer"))
    expect(home.locator("html")).not_to_have_attribute("data-version", "new")
    home.get_by_role("button", name=named("web-keeping-reload")).click()
    expect(home.locator("html")).to_have_attribute("data-version", "new")
    assert [act(game, Mouse()) for _ in range(2)]
    assert game.evaluate("window.stayed"), "a game that runs goes on with its own version"
    expect(game.locator(".toast")).to_have_count(0)
    home.close()
    below.stop()
    game.context.set_offline(True)
    game.goto(below.address)
    expect(game.locator("html")).to_have_attribute("data-version", "new")
    game.locator("a[href*='/table/']").first.click()
    assert act(game, Mouse())


#: Browsers that keep nothing: the database is full, or refused as in a private window.
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };"""
REFUSED = """indexedDB.open = () => { throw new DOMException('private', 'SecurityError'); };"""


@pytest.mark.parametrize(("trouble", "sentence"), [(FULL, "full"), (REFUSED, "refused")])
def test_a_browser_that_keeps_nothing_says_so_and_plays(visit: Visit, site: Site, trouble: str, sentence: str):
    page = visit("/healthz", at=site.address)

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=trouble + answer.text())

    page.context.route("**/assets/worker-*.js", spoil)
    page.goto(site.address)
    play_now(page)
    expect_due(page, "claim")
    expect(page.locator(".toast")).to_contain_text(part(f"web-engine-{sentence}"))
    assert [act(page, Mouse()) for _ in range(2)] == ["claim", "place"]


def test_games_leave_as_a_file_and_as_records_and_come_into_another_home(
    resident: Resident, server: Server, tmp_path: Path
):
    page = resident.come()
    set_up(page, ["page"])
    expect_due(page, "claim")
    code = page.url.rsplit("/", 1)[-1]
    play_on(page, code)
    expect(at_the_end(page)).to_be_visible()
    open_more(page)
    with page.expect_download() as record:
        page.get_by_role("link", name=named("web-end-record")).click()
    record.value.save_as(tmp_path / "game.txt")
    resident.come("/settings")
    with page.expect_download() as games:
        page.get_by_role("button", name=named("web-page-export")).click()
    games.value.save_as(tmp_path / "games.json")
    page.locator("input[type=file]").set_input_files(tmp_path / "games.json")
    expect(page.locator(".toast")).to_contain_text(part("web-page-imported", games=0))
    text = (tmp_path / "game.txt").read_text()
    assert text in [each["record"] for each in json.loads((tmp_path / "games.json").read_text())["games"]]
    person = Person(server.address)
    assert person.post("/api/reviews", {"record": text})["key"]
    (there,) = person.post("/api/replay", {"record": text})["games"]
    resident.come("/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    expect(page.get_by_role("slider")).to_have_attribute("max", str(len(there["positions"]) - 1))


#: Whether the browser has all of the page and of the engine.
ALL_KEPT = """async () => {
  const found = await fetch('/engine.json'), wanted = (await found.json()).files.flatMap(({ parts }) => parts);
  const kept = await Promise.all(wanted.map(([path]) => caches.match(`/${path}`)));
  return kept.every(Boolean) && Boolean(await caches.match('/engine.json'));
}"""


def test_a_served_page_plays_here_while_its_server_is_away_and_mixes_nothing(visit: Visit, own_server: Server):
    freja = Person(own_server.address)
    there = freja.table("2 classic", [ME, PAGE], start=True)
    page = visit("/", at=own_server.address, kept=freja.kept, service_workers="allow")
    becomes(page, lambda: page.evaluate(ALL_KEPT), wanted=True)
    own_server.stop()
    page.reload()
    expect(page.get_by_text(part("web-page-offer"))).to_be_visible()
    page.get_by_role("button", name=named("web-page-play-here")).click()
    expect(page.get_by_text(part("web-page-is-here"))).to_be_visible()
    expect(page.locator(f"a[href='/table/{there}']")).to_have_count(0)
    play_now(page)
    expect_due(page, "claim")
    act(page, Mouse())
    here = page.url.rsplit("/", 1)[-1]
    own_server.start()
    page.goto("/")
    expect(page.locator(f"a[href='/table/{here}']").first).to_be_visible()
    page.get_by_role("button", name=named("web-page-to-server")).click()
    expect(page.locator(f"a[href='/table/{there}']").first).to_be_visible()
    expect(page.locator(f"a[href='/table/{here}']")).to_have_count(0)


#: As Chromium asks; what was answered stays in the page.
OFFER = """() => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome: (window.asked = 'accepted') }),
  });
  window.dispatchEvent(event);
}"""


def test_the_game_can_be_installed_and_that_is_offered_once_after_two_games(visit: Visit, server: Server):
    freja = Person(server.address)
    for _ in range(2):
        freja.play(freja.table("2 classic", [ME, PAGE], start=True))
    page = visit("/", kept=freja.kept)
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert not manifest["errors"]
    named_there = json.loads(manifest["data"])
    for picture in [*named_there["icons"][1:], *named_there["screenshots"]]:
        with Image.open(BytesIO(page.request.get(picture["src"]).body())) as found:
            assert f"{found.width}x{found.height}" == picture["sizes"]
    for shortcut in named_there["shortcuts"]:
        assert page.request.get(shortcut["url"]).ok
    offer = page.get_by_role("region", name=named("web-keeping-install-title"))
    page.evaluate(OFFER)
    offer.get_by_role("button", name=named("web-keeping-install")).click()
    expect(offer).to_have_count(0)
    assert page.evaluate("window.asked") == "accepted"
    page.evaluate(OFFER)
    page.reload()
    page.evaluate(OFFER)
    expect(page.get_by_role("link", name=named("web-common-statistics")).first).to_be_visible()
    expect(offer).to_have_count(0)
