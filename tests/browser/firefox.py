"""Whole games in Firefox, where there is one: `python -m tests.browser.firefox [FOLDER]` keeps pictures in FOLDER.

One is played at a server, one at a static site, where the page's own engine plays.

Debian's Firefox is driven by what it understands itself, WebDriver BiDi over a socket: real presses of a pointer, the
names of things from the catalogue. By hand, and no part of the tests: not every machine has Firefox.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.client import build, is_fresh
from websockets.sync.client import ClientConnection, connect

from tests.browser.playing import CLAIM, DISCARD, FITS
from tests.browser.serving import Server, answers, free_port
from tests.browser.static_site import Site
from tests.browser.words import named

PAGES = ("/", "/join", "/learn", "/learn/rules", "/learn/scoring", "/pad", "/replay", "/settings", "/nowhere")
PLAY_NOW, PLACE = named("web-home-play-now"), named("web-table-place-here")

#: What there is to press now, and where; null while others act.
NEXT = """
(([claim, place, discard, fits, end]) => {
  const name = (one) => one.ariaLabel ?? one.textContent.trim();
  const like = (pattern) => (one) => new RegExp(pattern).test(name(one));
  const all = (wanted, pattern) => [...document.querySelectorAll(wanted)].filter(like(pattern));
  const able = (one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true';
  const middle = (what, one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { what, x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (all('section, [role=region]', end).length) return { what: 'over' };
  const button = [...all('button', claim), ...all('button', place), ...all('button', discard)].find(able);
  if (button) return middle(name(button), button);
  const square = all('[role=gridcell]', fits)[0];
  if (square) return middle('square', square);
  const slot = [...document.querySelectorAll('[role=radiogroup] [role=radio]')].find(able);
  return slot ? middle('slot', slot) : null;
})
"""


class Firefox:
    """A Firefox without a window of its own."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self._tab, viewport={"width": 1280, "height": 900})

    def ask(self, method: str, **params: Any) -> Any:
        """A command and its result."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(timeout=120))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                said = str(heard["params"]["text"])
                # A page that was left before it had everything.
                if not said.startswith(("Failed to load", "downloadable font: download failed")):
                    self.complaints.append(said)
            if heard.get("id") == self._count:
                if heard["type"] == "error":
                    raise RuntimeError(heard)
                return heard["result"]

    def go(self, address: str) -> None:
        """Open a page, and wait for its first heading."""
        self.ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")
        while not self.tell("document.querySelector('h1')?.textContent ?? ''"):
            time.sleep(0.05)

    def tell(self, expression: str) -> Any:
        """The value of an expression in the page."""
        asked = {"expression": f"JSON.stringify({expression})", "target": {"context": self._tab}, "awaitPromise": True}
        result = self.ask("script.evaluate", **asked)
        if result["type"] != "success":
            raise RuntimeError(result)
        return json.loads(result["result"].get("value", "null"))

    def press(self, x: int, y: int) -> None:
        """Press and let go, as with a mouse."""
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask(
            "input.performActions", context=self._tab, actions=[{"type": "pointer", "id": "mouse", "actions": moves}]
        )

    def picture(self, path: Path) -> None:
        """Keep what is seen."""
        taken = self.ask("browsingContext.captureScreenshot", context=self._tab)
        path.write_bytes(base64.b64decode(taken["data"]))


def play(firefox: Firefox, address: str) -> dict[str, int]:
    """One click, then a whole game against three bots; how often what was pressed."""
    firefox.go(address)
    settings = json.dumps(json.dumps({"botPace": "instant", "motion": "reduced", "language": "en"}))
    firefox.tell(f"localStorage.setItem('kingdomino.settings', {settings})")
    firefox.tell("localStorage.setItem('guest.asked', 'yes')")
    firefox.go(address)
    patterns = [CLAIM.pattern, PLACE.pattern, DISCARD.pattern, FITS.pattern, named("web-end-what-next").pattern]
    start = [PLAY_NOW.pattern, *patterns[1:]]
    pressed: dict[str, int] = {}
    before, rested = None, 0
    for _ in range(4000):
        found = firefox.tell(f"{NEXT.strip()}({json.dumps(patterns if pressed else start)})")
        if found and found["what"] == "over":
            return pressed
        rested = rested + 1 if found == before else 0
        before = found
        # Pressed when it lies still, and again only when that did nothing for a while.
        if found and rested % 40 == 2:
            firefox.press(found["x"], found["y"])
            kind = "".join(filter(str.isalpha, found["what"]))
            pressed[kind] = pressed.get(kind, 0) + 1
        time.sleep(0.05)
    raise AssertionError(f"the game does not end: {pressed}")


def look(firefox: Firefox, home: str, address: str, folder: Path | None) -> None:
    """Every page of a home, and a game there."""
    for page in PAGES:
        firefox.go(address + page)
        if folder:
            firefox.picture(folder / f"firefox-{home}{page.replace('/', '-')}.png")
    print(f"{home}: {len(PAGES)} pages", flush=True)
    print(f"{home}: a game, pressed: {play(firefox, f'{address}/')}", flush=True)
    if folder:
        firefox.picture(folder / f"firefox-{home}-end.png")


def main(arguments: list[str]) -> int:
    """Look at every page, play a game, and tell what Firefox complained about."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        print("no Firefox here", file=sys.stderr)
        return 1
    if not is_fresh():
        build()
    port = free_port()
    folder = Path(arguments[0]) if arguments else None
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server:
        site = Site(Path(kept) / "host", "games/kingdomino")
        command = [found, "--headless", f"--remote-debugging-port={port}", "--profile", kept, "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not answers(port):
                time.sleep(0.1)
            with connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=60) as socket:
                firefox = Firefox(socket)
                for home, address in (("server", server.address), ("page", site.address.rstrip("/"))):
                    look(firefox, home, address, folder)
                print(f"complaints: {firefox.complaints}")
        finally:
            site.stop()
            process.terminate()
            process.wait(30)
    return 1 if firefox.complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
