"""What can be measured on a page: text that is cut off, targets that are too small, colours that cannot be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

_MEASURES = Path(__file__).with_suffix(".js").read_text().strip()
#: Two frames later, what a new size of the window brings about has been done.
_SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

#: What fades in or changes its colour has done so; what moves for ever is not waited for.
_STILL = """Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity)
  .map((each) => each.finished.catch(() => null)))"""

#: Without selectors, which nobody reads, and without files fetched ahead, which are for rules about media: together a
#: fifth of its work.
_AXE = """(rules) => {
  const only = rules ? { runOnly: rules } : {};
  const options = { resultTypes: ['violations'], selectors: false, preload: false, ...only };
  return axe.run(document, options).then(({ violations }) => violations);
}"""


def _measured(page: Page, name: str) -> Any:
    return page.evaluate(f"{_MEASURES}.{name}()")


def overflowing(page: Page, width: int, height: int = 900) -> list[str]:
    """Everything that is cut off or sticks out at a size of the window."""
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
    found = page.evaluate(f"{_SETTLED}.then(() => {_MEASURES}.overflow())")
    return [f"{width} x {height}: {one}" for one in found]


def small_targets(page: Page) -> list[str]:
    """Everything that is too small for a finger."""
    return list(_measured(page, "small"))


def hidden_focus(page: Page, most: int = 90) -> list[str]:
    """What the Tab key reaches without its being seen; a page where it reaches nothing is wrong too."""
    shown: dict[str, bool] = {}
    outside = 0
    for _ in range(most):
        page.keyboard.press("Tab")
        found = _measured(page, "focus")
        # From the last thing on a page it goes out of the page, and then to the first; in a dialog, to the first.
        outside += found is None
        if outside > 1 or (found is not None and found[2]):
            break
        if found is not None:
            shown[found[0]] = shown.get(found[0], True) and found[1]
    return [name for name, seen in shown.items() if not seen] if shown else ["the Tab key reaches nothing"]


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong, by these of its rules or else by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    page.evaluate(f"{_SETTLED}.then(() => {_STILL}).then(() => null)")
    found_wrong = page.evaluate(_AXE, list(rules) or None)
    return [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for found in found_wrong
        for node in found["nodes"][:3]
    ]
