"""One server and one browser a test worker; a context of its own for everybody who plays, one for all who look."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, ViewportSize, expect
from tools.browser import find_chromium
from tools.client import STATIC, build, is_fresh

from tests.browser.both_homes import walk
from tests.browser.serving import Server
from tests.browser.static_site import Site
from tests.browser.words import named

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # Every window would load the pages behind an address bar that nobody sees. The last list counts, so that what
    # matters of Playwright's own is in it, too.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "AimEnabled,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch",
]
#: What makes games quick: bots are not waited for, nothing flies, and one hand plays all seats of a window.
QUICK = {"botPace": "instant", "motion": "reduced", "cover": "never"}
#: What is asked in the first game has been asked.
ASKED = {"kingdomino.sound-asked": "yes"}
#: What a service worker fetches and answers is looked at by the tests that are about it.
BLOCKED: dict[str, Any] = {"service_workers": "block"}
#: Milliseconds that anything may take on a busy machine; nothing waits so long where it works.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)
ARTIFACTS = Path(os.environ.get("KINGDOMINO_ARTIFACTS", Path(__file__).parents[2] / "artifacts" / "browser"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium of this system."""
    found = find_chromium()
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": found} if found else {})}


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, of the present sources."""
    # One worker builds, the others wait for it.
    with (Path(tempfile.gettempdir()) / "kingdomino-client-build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh():
            build()
    return STATIC


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a worker share; nobody stops it."""
    assert client.is_dir()
    with Server(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The game as a folder behind a plain file server; nobody stops it."""
    assert client.is_dir()
    served = Site(tmp_path_factory.mktemp("site"))
    yield served
    served.stop()


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, to be stopped and started."""
    assert client.is_dir()
    with Server(tmp_path) as started:
        yield started


class Visit(Protocol):
    """Open a browser window of somebody's own."""

    def __call__(
        self,
        path: str = "/",
        *,
        settings: dict[str, Any] | None = None,
        kept: dict[str, str] | None = None,
        at: str | None = None,
        **context: Any,
    ) -> Page: ...


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Windows of different people: `settings` they chose, what else is `kept` in their browsers, `at` which server."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_window(
        path: str = "/",
        *,
        settings: dict[str, Any] | None = None,
        kept: dict[str, str] | None = None,
        at: str | None = None,
        **context: Any,
    ) -> Page:
        address = at or request.getfixturevalue("server").address
        usual = {"viewport": Window.SIZE, "locale": "en-GB", **BLOCKED}
        opened = browser.new_context(base_url=address, **{**usual, **context})
        opened.set_default_timeout(PATIENCE)
        contexts.append(opened)
        memory = {"kingdomino.settings": json.dumps({**QUICK, **(settings or {})}), **ASKED, **(kept or {})}
        opened.add_init_script(_remembering(memory))
        page = opened.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: _hear(message, wrong))
        page.goto(path)
        return page

    yield open_window
    failed = getattr(request.node, "failed", False)
    for index, context in enumerate(contexts):
        if failed:
            _picture(context, f"{request.node.name}-{index}")
        context.close()
    assert not wrong, f"the browser complained: {wrong[:5]}"


class Come(Protocol):
    """Open an address of ours."""

    def __call__(self, path: str = "/") -> Page: ...


class Resident:
    """A person who plays at the static site, in one window that changes pages by links.

    The engine of a page takes seconds to start, so tests share one.
    """

    def __init__(self, browser: Browser, site: Site) -> None:
        context = browser.new_context(base_url=site.address, locale="en-GB", viewport=Window.SIZE, **BLOCKED)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_remembering({"kingdomino.settings": json.dumps(QUICK), **ASKED}))
        self.wrong: list[str] = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda message: _hear(message, self.wrong))
        self.page.goto("/")
        self.page.locator(".shell").wait_for(state="detached")  # before that, a link loads another page

    def come(self, path: str = "/") -> Page:
        """Go somewhere, by way of a page that remembers nothing."""
        for place in ("/settings", path):
            walk(self.page, place)
            self.page.wait_for_function("path => location.pathname === path", arg=place)
            self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        if path != "/settings":  # its heading, and its field for files, stay until the next page is there
            expect(self.page.get_by_role("heading", level=1, name=named("web-settings-title"))).to_have_count(0)
            self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        return self.page


@pytest.fixture(scope="session")
def resident(browser: Browser, site: Site) -> Iterator[Resident]:
    """The one who plays without a server."""
    found = Resident(browser, site)
    yield found
    found.page.context.close()


@pytest.fixture(params=["server", "page"])
def come(request: pytest.FixtureRequest) -> Iterator[Come]:
    """Both homes of the game: a window of somebody's own at a server, and the page that plays by itself."""
    if request.param == "server":
        yield request.getfixturevalue("visit")
        return
    resident: Resident = request.getfixturevalue("resident")
    resident.wrong.clear()
    yield resident.come
    if getattr(request.node, "failed", False):
        _picture(resident.page.context, request.node.name)
    assert not resident.wrong, f"the browser complained: {resident.wrong[:5]}"


class Window:
    """One window for many pages: it forgets what a page remembered, and keeps the files that it has fetched."""

    SIZE = ViewportSize(width=1440, height=900)

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._page: Page | None = None

    @property
    def page(self) -> Page:
        """The page in it; a new one where there is none."""
        if self._page is None:
            context = self._browser.new_context(base_url=self._address, locale="en-GB", **BLOCKED)
            context.set_default_timeout(PATIENCE)
            self._page = context.new_page()
        return self._page

    def leave(self) -> None:
        """To an address without our client: nothing is asked, drawn or counted there until the next look."""
        self.page.goto("/healthz")

    def empty(self, memory: dict[str, str]) -> Page:
        """The page at an address without our client, remembering only this."""
        if not self.page.url.endswith("/healthz"):
            self.leave()
        self.page.set_viewport_size(self.SIZE)
        self.page.emulate_media(color_scheme="light")
        self.page.evaluate("memory => { localStorage.clear(); Object.assign(localStorage, memory); }", memory)
        return self.page

    def close(self) -> None:
        """The next page gets a new window."""
        if self._page is not None:
            self._page.context.close()
        self._page = None


@pytest.fixture(scope="session")
def window(browser: Browser, server: Server) -> Iterator[Window]:
    """A window that all looks of a worker share."""
    shared = Window(browser, server.address)
    yield shared
    shared.close()


class Look(Protocol):
    """Open a page in the shared window."""

    def __call__(self, path: str, *, settings: dict[str, Any], kept: dict[str, str]) -> Page: ...


@pytest.fixture
def look(window: Window, request: pytest.FixtureRequest) -> Iterator[Look]:
    """One page after the other in one window, for tests that only look: a window of their own costs more than that."""
    wrong: list[str] = []

    def on_error(error: Error) -> None:
        wrong.append(str(error))

    def on_console(message: ConsoleMessage) -> None:
        _hear(message, wrong)

    def open_page(path: str, *, settings: dict[str, Any], kept: dict[str, str]) -> Page:
        page = window.empty({"kingdomino.settings": json.dumps({**QUICK, **settings}), **ASKED, **kept})
        page.goto(path)
        return page

    window.page.on("pageerror", on_error)
    window.page.on("console", on_console)
    yield open_page
    window.page.remove_listener("pageerror", on_error)
    window.page.remove_listener("console", on_console)
    if getattr(request.node, "failed", False):
        _picture(window.page.context, request.node.name)
        window.close()
    else:
        window.leave()
    assert not wrong, f"the browser complained: {wrong[:5]}"


def _remembering(memory: dict[str, str]) -> str:
    """A script by which a browser remembers this, unless it remembers something else."""
    return (
        f"for (const [key, value] of Object.entries({json.dumps(memory)}))"
        " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
    )


def _hear(message: ConsoleMessage, wrong: list[str]) -> None:
    """What the client says in the console is a defect; what Chromium says about a cut network is not."""
    if message.type == "error" and not message.text.startswith(("Failed to load resource", "WebSocket connection to")):
        wrong.append(message.text)


def _picture(context: BrowserContext, name: str) -> None:
    folder = ARTIFACTS / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    for page in context.pages:
        page.screenshot(path=folder / f"{name.replace('/', '-')}.png")


@pytest.hookimpl(tryfirst=True, hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Windows of failed tests are kept as pictures."""
    outcome = yield
    if outcome.get_result().failed:  # type: ignore[attr-defined]
        item.failed = True  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where pictures are kept."""
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    return ARTIFACTS


def pytest_configure(config: pytest.Config) -> None:
    """A fresh folder of failures for each run."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(ARTIFACTS / "failures", ignore_errors=True)
