"""Pictures of every page and phase: `python -m tests.browser.pictures DIR`, for looking at and for the documents.

With `--manifest` in place of a folder: the two that the client's manifest shows whoever installs it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tools.browser import find_chromium
from tools.client import WEB, build, is_fresh

from tests.browser.conftest import ASKED, FLAGS, QUICK
from tests.browser.people import ME, PAGE, Person, later
from tests.browser.scenes import Scene, opened, prepare
from tests.browser.serving import Server

#: What each set of pictures shows: settings, and what kind of window.
LOOKS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "desktop": ({"theme": "light"}, {"viewport": {"width": 1440, "height": 900}}),
    "dark": ({"theme": "dark"}, {"viewport": {"width": 1440, "height": 900}}),
    "hebrew": ({"language": "he", "theme": "light"}, {"viewport": {"width": 1440, "height": 900}}),
    "phone": (
        {"theme": "light"},
        {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    ),
    "phone-hebrew": (
        {"language": "he", "theme": "dark"},
        {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    ),
    "small": (
        {"theme": "light"},
        {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    ),
    "wide": ({"theme": "light"}, {"viewport": {"width": 1280, "height": 800}}),
    "large": ({"theme": "light"}, {"viewport": {"width": 1920, "height": 1080}}),
    "tablet": ({"theme": "light"}, {"viewport": {"width": 1024, "height": 768}}),
    "sideways": (
        {"theme": "light"},
        {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    ),
}


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


def _take(browser: Browser, server: Server, scene: Scene, look: str, folder: Path) -> None:
    settings, window = LOOKS[look]
    context = browser.new_context(base_url=server.address, locale="en-GB", **window)
    kept = scene.person.kept if scene.person else {}
    memory = {"kingdomino.settings": json.dumps({**QUICK, **settings}), **ASKED, **kept}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(memory)})) localStorage.setItem(key, value);"
    )
    page = context.new_page()
    page.goto(scene.path)
    opened(page, scene)
    # What glides has arrived.
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{scene.name}-{look}.png")
    context.close()


def _for_the_manifest() -> None:
    """A table on a desk and on a phone, as web/public/manifest.webmanifest names them."""
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server, _browser() as browser:
        freja = Person(server.address)
        code = freja.table("4 classic", [ME, PAGE, PAGE, PAGE], start=True)
        freja.play(code, later("claim", 5))
        for look, name in (("wide", "wide"), ("phone", "narrow")):
            _take(browser, server, Scene("table", f"/table/{code}", freja), look, Path(kept))
            with Image.open(Path(kept) / f"table-{look}.png") as picture:
                picture.convert("RGB").save(WEB / "public" / f"screenshot-{name}.webp", quality=70, method=6)


def main(arguments: list[str]) -> int:
    """Make all pictures, or those of the scenes and of the looks that are named."""
    if arguments == ["--manifest"]:
        _for_the_manifest()
        return 0
    if not arguments or arguments[0].startswith("-"):
        print("usage: python -m tests.browser.pictures DIR [SCENE…] [LOOK…] | --manifest", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    if not is_fresh():
        build()
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept)) as server, _browser() as browser:
        scenes = prepare(server)
        unknown = sorted(set(arguments[1:]) - set(scenes) - set(LOOKS))
        if unknown:
            print(
                f"no such scene or look: {', '.join(unknown)}; there are {', '.join((*scenes, *LOOKS))}",
                file=sys.stderr,
            )
            return 2
        for name in [name for name in arguments[1:] if name in scenes] or scenes:
            for look in [look for look in arguments[1:] if look in LOOKS] or LOOKS:
                _take(browser, server, scenes[name], look, folder)
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
