"""The icons of the installed client, drawn from its castle: `python -m tools.icons` (needs the test extra)."""

from __future__ import annotations

import re
import sys

from tools.browser import ready_chromium
from tools.client import WEB

_TILES = WEB / "src" / "board" / "tiles.svg"
_PUBLIC = WEB / "public"
#: The pink castle's roof, shade and ground, as sprite.css has them.
_COLOURS = {"var(--c)": "#E26A9A", "var(--d)": "#A32E62", "var(--t)": "#F6CFDD"}
#: For each: pixels, the part of the width that the castle takes (maskable ones may be cut to a circle), round corners.
_PICTURES = {
    "icon-192.png": (192, 1.0, True),
    "icon-512.png": (512, 1.0, True),
    "icon-maskable-512.png": (512, 0.72, False),
    "apple-touch-icon.png": (180, 0.9, False),
}


def icon(part: float = 1.0, *, is_round: bool = True) -> str:
    """The castle on its ground, as an SVG of its own."""
    tiles = _TILES.read_text(encoding="utf-8")
    found = re.search(r'<g id="k-castle">(.*?)</g>', tiles, re.S)
    if found is None:
        sys.exit(f"There is no castle in {_TILES}.")
    castle = found[1]
    for name, colour in _COLOURS.items():
        castle = castle.replace(name, colour)
    away = (1 - part) * 50
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{22 if is_round else 0}" fill="{_COLOURS["var(--t)"]}"/>'
        f'<g transform="translate({away:g} {away:g}) scale({part:g})">{castle}</g></svg>\n'
    )


def main() -> None:
    """Write icon.svg and the pictures made from it."""
    from playwright.sync_api import sync_playwright

    (_PUBLIC / "icon.svg").write_text(icon(), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ready_chromium(sys.executable), args=["--no-sandbox"])
        for name, (size, part, is_round) in _PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{icon(part, is_round=is_round)}')
            page.screenshot(path=_PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
