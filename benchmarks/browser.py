"""Speed of the table in the browser, in a real Chromium.

    python -m benchmarks.browser [--moves 40] [--seconds 3] [--starts 3] [--json]

- `shown`: for a spectator, from the arrival of the server's event in the browser to the frame that shows it, and from
  the answer to the player who moved to that frame; without and with animation.
- `dragging`: frames a second, and the longest gaps between two, while a domino is dragged in circles over the board.
- `play`: from `./play` to its port answering, and to a first page whose first button can be pressed, when everything
  was set up and run before.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.people import ME, Person, first_move, is_due, me
from tests.browser.playing import in_hand, middle
from tests.browser.serving import Server, answers, free_port
from tests.browser.words import named
from tools.browser import find_chromium
from tools.client import build, is_fresh

Result = dict[str, Any]
ROOT = Path(__file__).parents[1]

#: Records when the message about a move arrives, and when the next frame that changes the page has been drawn.
WATCH = """
window.shown = [];
const clock = () => performance.timeOrigin + performance.now();
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', ({ data }) => {
      const news = JSON.parse(data);
      if (news.type !== 'change' || !news.happened.some(({ event }) => event.type === 'moved')) return;
      const arrived = clock();
      const changes = new MutationObserver(() => {
        changes.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.shown.push({ version: news.version, arrived, drawn: clock() });
          port2.postMessage(null);
        });
      });
      const anything = { subtree: true, childList: true, attributes: true, characterData: true };
      changes.observe(document.body, anything);
    });
  }
};
"""

#: Counts frames until `frames_counted` is called, which returns the milliseconds between them.
COUNT = """
() => {
  const times = [];
  let going = true;
  const note = (time) => {
    times.push(time);
    if (going) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.frames_counted = () => {
    going = false;
    return times.slice(1).map((time, index) => time - times[index]);
  };
}
"""


@contextmanager
def window(browser: Browser, address: str, kept: dict[str, str], **settings: object) -> Iterator[Page]:
    """A browser window of desktop size with these settings stored."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(60_000)
    memory = {"kingdomino.settings": json.dumps(settings), **kept}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(memory)})) localStorage.setItem(key, value);"
    )
    yield context.new_page()
    context.close()


def shown(browser: Browser, server: Server, moves: int, name: str, **settings: object) -> Result:
    """Times at a spectator's browser while another person moves."""
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    with window(browser, server.address, {}, **settings) as page:
        page.add_init_script(WATCH)
        page.goto(f"/table/{code}")
        page.get_by_role("grid").wait_for()
        page.wait_for_load_state("networkidle")
        told: dict[int, float] = {}
        for _ in range(moves):
            news = freja.look(code)
            made = freja.say({"type": "move", "table": code, "version": news["version"], "move": first_move(news)})
            told[made["version"]] = time.time() * 1000
            page.wait_for_function("count => window.shown.length >= count", arg=len(told), polling=10)
        seen: list[dict[str, float]] = page.evaluate("window.shown")
    frames = [one["drawn"] - one["arrived"] for one in seen]
    acknowledged = [one["drawn"] - told[int(one["version"])] for one in seen]
    return {"shown": name, "moves": len(seen), **spread("arrival_ms", frames), **spread("answer_ms", acknowledged)}


def spread(name: str, values: list[float]) -> Result:
    """Median, 95th percentile and maximum."""
    high = quantiles(values, n=20)[-1]
    return {
        f"{name}_median": round(median(values), 1),
        f"{name}_95": round(high, 1),
        f"{name}_most": round(max(values), 1),
    }


def dragging(browser: Browser, server: Server, seconds: float) -> Result:
    """Frame rate while a domino is dragged in circles over the board."""
    freja = Person(server.address)
    code = freja.table("2 classic", [ME, me("Emre")], start=True)
    freja.play(code, is_due("place"))
    with window(browser, server.address, freja.kept, motion="full") as page:
        page.goto(f"/table/{code}")
        castle = middle(page.get_by_role("grid"))
        page.mouse.move(*in_hand(page))
        page.mouse.down()
        page.mouse.move(*castle, steps=4)
        page.evaluate(COUNT)
        begun, steps = time.monotonic(), 0
        while time.monotonic() - begun < seconds:
            angle, steps = steps / 12, steps + 1
            page.mouse.move(castle[0] + 170 * math.cos(angle), castle[1] + 170 * math.sin(angle))
        gaps: list[float] = page.evaluate("window.frames_counted()")
        page.keyboard.press("Escape")
        page.mouse.up()
    rate = 1000 * len(gaps) / sum(gaps)
    return {"dragging": "4 lines", "moves": steps, "frames_per_second": round(rate, 1), **spread("gap_ms", gaps)}


def play(browser: Browser, folder: Path) -> Result:
    """`./play` when everything was set up and compiled before."""
    port = free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    begun = time.monotonic()
    command = [sys.executable, str(ROOT / "play"), "--no-browser", f"--port={port}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        while not answers(port):
            time.sleep(0.005)
            if process.poll() is not None:
                raise RuntimeError("./play stopped")
        listening = time.monotonic() - begun
        with window(browser, f"http://127.0.0.1:{port}", {}) as page:
            page.goto("/")
            page.get_by_role("button", name=named("web-home-play-now"), disabled=False).wait_for()
            usable = time.monotonic() - begun
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
    return {"play": "warm", "port_s": round(listening, 2), "usable_s": round(usable, 2)}


def measured(options: argparse.Namespace) -> Iterator[Result]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with Server(Path(folder)) as server:
            yield shown(browser, server, options.moves, "at once", botPace="instant", motion="reduced")
            yield shown(browser, server, options.moves, "flying", botPace="fast", motion="full")
            yield dragging(browser, server, options.seconds)
        play(browser, Path(folder))
        for _ in range(options.starts):
            yield play(browser, Path(folder))
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not is_fresh():
        build()
    for result in measured(options):
        line = json.dumps(result) if options.json else "  ".join(f"{key} {value}" for key, value in result.items())
        print(line, flush=True)


if __name__ == "__main__":
    main()
