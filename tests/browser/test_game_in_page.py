"""The game without a server: a folder of files behind a plain file server, under a path, without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.home import play_now
from tests.browser.playing import Mouse, act, due, expect_due
from tests.browser.static_site import Site
from tests.browser.words import part


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
    page.get_by_role("link").first.wait_for()
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
