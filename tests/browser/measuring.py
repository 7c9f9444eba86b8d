"""What can be measured on a page: text that is cut off, targets that are too small, colours that cannot be read."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

#: Things that stick out of the window, and texts that are wider or higher than what shows them.
_OVERFLOW = """
() => {
  const wrong = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const inScroller = (one) => { for (let up = one.parentElement; up; up = up.parentElement) if (scrolls(up)) return true; return false; };
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg, .hidden-text, [hidden], .carried') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!words) continue;
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const tell = (what) => wrong.push(`${what}: <${one.localName} class="${one.className}"> ${one.textContent.trim().slice(0, 60)}`);
    if (box.width <= 1 || box.height <= 1) continue;
    if ((box.right > width + 1 || box.left < -1) && !inScroller(one) && style.position !== 'fixed') tell('outside the window');
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const shown = getComputedStyle(up);
      if (up !== one && scrolls(up)) break;
      if (shown.overflowX === 'visible' && shown.overflowY === 'visible') continue;
      const frame = up.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      const across = shown.overflowX !== 'visible' && (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
      const down = /hidden|clip/.test(shown.overflowY) && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3);
      if (across || down) { tell(`cut off by <${up.localName} class="${up.className}">`); break; }
    }
  }
  return wrong;
}
"""

#: Targets under 44 x 44 px. Links inside a sentence are exempt, as in WCAG; squares of a board have a magnet of 22 px instead.
_SMALL = """
() => {
  const wrong = [];
  const wanted = 'button, a[href], input, select, textarea, summary, [role=radio], [role=switch], [role=button], [role=tab]';
  for (const one of document.querySelectorAll(wanted)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.skip, [inert]') || one.type === 'hidden' || one.disabled) continue;
    if (one.localName === 'a' && getComputedStyle(one).display === 'inline' && one.closest('p, li, dd, small')) continue;
    const label = one.labels?.[0];
    const boxes = [one, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
    if (boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5)) continue;
    const { width, height } = boxes[0];
    wrong.push(`${Math.round(width)}x${Math.round(height)} <${one.localName} class="${one.className}"> ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`);
  }
  return wrong;
}
"""

#: Whether the thing with the focus shows that, itself or through what stands for it.
_FOCUS = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const seen = (each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const label = `<${one.localName} class="${one.className}"> ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`;
  const shown = [one, one.parentElement, one.closest('label'), ...(one.parentElement?.children ?? [])].some(seen);
  return [label, shown];
}
"""


def overflowing(page: Page, width: int) -> list[str]:
    """Everything that is cut off or sticks out at a width of the window."""
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return [f"{width} px: {found}" for found in page.evaluate(_OVERFLOW)]


def small_targets(page: Page) -> list[str]:
    """Everything that is too small for a finger."""
    return list(page.evaluate(_SMALL))


def hidden_focus(page: Page, most: int = 60) -> list[str]:
    """What the Tab key reaches without its being seen."""
    wrong: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        found = page.evaluate(_FOCUS)
        if found is None:
            break
        name, shown = found
        if not shown:
            wrong.append(name)
    return wrong


def violations(page: Page) -> list[str]:
    """What axe finds wrong."""
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for found in results.response["violations"]
        for node in found["nodes"][:3]
    ]
