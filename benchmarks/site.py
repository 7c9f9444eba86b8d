"""The first visit to a static site, and the next ones: `python -m benchmarks.site [--slower 4] [--megabits 10]`.

A site is written, served by the plain file server, and opened in Chromium with a processor so many times slower and
a network of so many megabits (by the DevTools protocol). What is printed: bytes over the wire, seconds to the first
screen and to the first claim after *Play now*, and how long processors were busy for that in all of Chromium: on a
machine that has other things to do this tells more than the clock. Once cold, once more in that browser, once offline.
The sums suggest that Chromium slows the page's own thread and no worker: to judge a slower processor, multiply what
processors were busy for without --slower.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.static_site import Site
from tools.browser import find_chromium

_PATIENCE = 300_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slower", type=float, default=1.0, help="the processor is so many times slower")
    parser.add_argument("--megabits", type=float, help="of the network; without it, as it is")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "site")
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        window = browser.new_context()
        window.set_default_timeout(_PATIENCE)
        for name in ("cold", "again", "offline"):
            page = window.new_page()
            if name == "offline":
                site.stop()
            protocol = window.new_cdp_session(page)
            _throttle(protocol, options.slower, options.megabits)
            before = _busy(browser)
            print(
                f"{name}: {_visit(page, protocol, site.address)}, processors {_busy(browser) - before:.1f} s",
                flush=True,
            )
            page.goto(site.address)
            page.get_by_text("Ready to play offline").wait_for()
            page.close()
        browser.close()


def _throttle(protocol: CDPSession, slower: float, megabits: float | None) -> None:
    protocol.send("Network.enable")
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if megabits is not None:
        speed = megabits * 1_000_000 / 8
        limits = {"offline": False, "latency": 20, "downloadThroughput": speed, "uploadThroughput": speed}
        protocol.send("Network.emulateNetworkConditions", limits)


def _busy(browser: Browser) -> float:
    """Seconds of a processor that Chromium's processes have taken."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in processes))


def _visit(page: Page, protocol: CDPSession, address: str) -> str:
    fetched: list[float] = []
    protocol.on("Network.loadingFinished", lambda event: fetched.append(event["encodedDataLength"]))
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    first = time.perf_counter() - begun
    play.click()
    page.locator("[role=radiogroup] [role=radio]").first.wait_for()
    claim = time.perf_counter() - begun
    return f"first screen {first:.1f} s, first claim {claim:.1f} s, {sum(fetched) / 1e6:.1f} MB by the page itself"


if __name__ == "__main__":
    main()
