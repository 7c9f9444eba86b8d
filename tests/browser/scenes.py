"""Every page and every phase of a table, prepared on a server so that any window can look at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.decks import forcing_a_discard
from tests.browser.people import ME, PAGE, Person, is_due, later, me
from tests.browser.serving import Server


@dataclass(frozen=True)
class Scene:
    """Somewhere to look: an address, whose window it is, and what is there when it is ready."""

    name: str
    path: str
    person: Person | None = None
    #: What is done once it is open.
    ready: Callable[[Page], object] | None = None


def prepare(server: Server) -> dict[str, Scene]:
    """All scenes, by name."""
    freja = Person(server.address, "Freja")
    bots = [PAGE, PAGE, PAGE]
    rules = "4 classic harmony middle-kingdom"

    def four(until: str, least: int) -> str:
        code = freja.table(rules, [ME, *bots], start=True)
        freja.play(code, later(until, least))
        return code

    deck, kings = forcing_a_discard()
    stuck = freja.table("2 classic", [ME, me("Emre")], deck=deck, kings=kings, start=True)
    freja.play(stuck, is_due("discard"))
    duel = freja.table("2 classic mighty-duel", [ME, PAGE], start=True)
    freja.play(duel, later("place", 6))
    finished = freja.table(rules, [ME, *bots], start=True)
    game = freja.play(finished)["state"]["game"]["id"]
    dynasty = freja.table("3 revised", [ME, me("Διονυσία"), PAGE], dynasty=True, start=True)
    freja.play(dynasty)
    gathering = freja.table(rules, [ME, {"kind": "open"}, PAGE, {"kind": "open"}])
    place = four("place", 6)
    scenes = [
        Scene("home", "/"),
        Scene("home-known", "/", freja),
        Scene("join", "/join"),
        Scene("join-table", f"/join/{gathering}"),
        Scene("join-wrong", "/join/ZZZZZ"),
        Scene("settings", "/settings"),
        Scene("learn", "/learn"),
        Scene("pad", "/pad"),
        Scene("replay", "/replay", freja),
        Scene("replay-game", f"/replay/{game}", None, _last_move),
        Scene("replay-wrong", "/replay/ZZZZZ-1"),
        Scene("lost", "/nowhere"),
        Scene("table-wrong", "/table/ZZZZZ"),
        Scene("gathering", f"/table/{gathering}", freja),
        Scene("opening", f"/table/{four('claim', 0)}", freja),
        Scene("place", f"/table/{place}", freja, _aim),
        Scene("claim", f"/table/{four('claim', 5)}", freja, _choose),
        Scene("discard", f"/table/{stuck}", freja),
        Scene("duel", f"/table/{duel}", freja),
        Scene("watch", f"/table/{place}"),
        Scene("end", f"/table/{finished}", freja, _skip),
        Scene("end-dynasty", f"/table/{dynasty}", freja, _skip),
    ]
    return {scene.name: scene for scene in scenes}


def _last_move(page: Page) -> None:
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")


def _aim(page: Page) -> None:
    page.get_by_role("grid").wait_for()
    page.keyboard.press("n")


def _choose(page: Page) -> None:
    page.get_by_role("radio", disabled=False).first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.keyboard.press("3")
    page.keyboard.press("4")


def _skip(page: Page) -> None:
    """The count is over: by a press on the second of the buttons that tell it, whatever they are called."""
    page.get_by_role("table").first.wait_for()
    page.evaluate(
        "game => localStorage.setItem('kingdomino.counted', game)",
        page.get_by_role("link").and_(page.locator("[href^='/replay/']")).get_attribute("href").split("/")[-1],  # type: ignore[union-attr]
    )
    page.reload()
    page.get_by_role("table").first.wait_for()


def opened(page: Page, scene: Scene) -> None:
    """Wait until a scene is really there."""
    page.locator("main h1, h1").first.wait_for(state="attached")
    page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")
    if scene.ready is not None:
        scene.ready(page)
    page.evaluate("document.fonts.ready.then(() => true)")
