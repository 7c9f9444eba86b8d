"""Every page, every phase of a table and what opens over them, prepared on a server so that any window can look."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from kingdomino.tables.answers import puzzles
from tests.browser.decks import forcing_a_discard
from tests.browser.people import ME, PAGE, Person, is_due, later, me
from tests.browser.playing import place_button
from tests.browser.serving import Server
from tests.browser.words import named

#: Two kingdoms on the score pad, the second with everything that can be wrong with one.
PAD = {
    "players": 2,
    "kingdoms": [
        {"name": "Freja", "castle": [0, 0], "land": {
            "1,0": {"terrain": "wheat", "crowns": 1}, "2,0": {"terrain": "wheat", "crowns": 0},
            "0,1": {"terrain": "mine", "crowns": 3}, "1,1": {"terrain": "wheat", "crowns": 0}}},
        {"name": "Διονυσία", "castle": [0, 0], "land": {
            "1,0": {"terrain": "mine", "crowns": 3}, "-2,-2": {"terrain": "swamp", "crowns": 2},
            "-1,0": {"terrain": "lake", "crowns": 1}}},
    ],
}  # fmt: skip
#: Everything that opens further choices on the first page.
SET_UP = {"players": 4, "sitters": ["here", "open", "page"], "clock": "bank", "listed": True, "edition": "revised"}
#: All that there is to look at.
NAMES = (
    "home", "home-known", "home-choices", "home-name", "bots", "join", "join-table", "join-full",
    "join-wrong", "device", "settings", "learn", "learn-lesson", "learn-counting", "learn-rules", "pad",
    "pad-painted", "pad-ranking", "puzzles", "puzzle", "puzzle-shown",
    "replay", "replay-none", "replay-game", "replay-broken", "replay-wrong", "review",
    "review-try", "review-table", "daily", "daily-running", "daily-past", "daily-result", "daily-share",
    "statistics", "statistics-none", "lost",
    "table-wrong", "gathering", "gathering-bot", "opening", "place", "claim", "hint", "discard", "duel",
    "pass", "undo-asked", "undo-waiting", "watch", "table-menu", "table-look", "table-settings", "table-keys",
    "words",
    "end-dynasty", "end", "end-more",
)  # fmt: skip


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
    rules = "4 classic harmony middle-kingdom"
    finished = freja.table(rules, [ME, PAGE, PAGE, PAGE], start=True)
    game = freja.play(finished)["state"]["game"]["id"]
    gathering = freja.table(rules, [ME, {"kind": "open"}, PAGE, {"kind": "open"}])
    emre = Person(server.address, "Emre")
    scenes = [
        Scene("home", "/"),
        Scene("home-known", "/", freja),
        Scene("home-choices", "/", None, _setting_up),
        Scene("home-name", "/", None, _asked_for_name),
        Scene("bots", "/bots"),
        Scene("join", "/join"),
        Scene("join-table", f"/join/{gathering}"),
        Scene("join-full", f"/join/{finished}"),
        Scene("join-wrong", "/join/ZZZZZ"),
        Scene("device", "/device"),
        Scene("settings", "/settings"),
        Scene("learn", "/learn"),
        Scene("learn-lesson", "/learn/place", None, lambda page: place_button(page, _language(page)).wait_for()),
        Scene("learn-counting", "/learn/scoring"),
        Scene("learn-rules", "/learn/rules"),
        Scene("pad", "/pad"),
        Scene("pad-painted", "/pad", None, _painted),
        Scene("pad-ranking", "/pad", None, _ranked),
        Scene("puzzles", "/puzzles", None, lambda page: page.locator("li a[href='/puzzles/1']").wait_for()),
        Scene("puzzle", "/puzzles/1", None, lambda page: page.get_by_role("grid").wait_for()),
        Scene("puzzle-shown", "/puzzles/2", None, _shown),
        Scene("replay", "/replay", freja, lambda page: page.locator(f"main a[href='/replay/{game}']").wait_for()),
        Scene("replay-none", "/replay"),
        Scene("replay-game", f"/replay/{game}", None, _last_move),
        Scene("replay-broken", "/replay", None, _broken_record),
        Scene("replay-wrong", "/replay/ZZZZZ-1"),
        Scene("review", f"/review/{game}", freja, _moment),
        Scene("review-try", f"/review/{game}", freja, _try_again),
        Scene("review-table", f"/review/{game}", freja, _as_table),
        *_days(freja, emre, server),
        Scene("lost", "/nowhere"),
        Scene("table-wrong", "/table/ZZZZZ"),
        Scene("gathering", f"/table/{gathering}", freja),
        Scene("gathering-bot", f"/table/{gathering}", freja, _pressing("web-table-add-bot")),
        *_tables(freja, rules),
        Scene("end", f"/table/{finished}", freja, _skip),
        Scene("end-more", f"/table/{finished}", freja, _pressing("web-common-more")),
    ]
    assert tuple(scene.name for scene in scenes) == NAMES
    return {scene.name: scene for scene in scenes}


def _tables(freja: Person, rules: str) -> list[Scene]:
    """Games in every phase."""

    def four(until: str, least: int, **more: Any) -> str:
        code = freja.table(rules, [ME, PAGE, PAGE, PAGE], start=True, **more)
        freja.play(code, later(until, least))
        return code

    deck, kings = forcing_a_discard()
    stuck = freja.table("2 classic harmony", [ME, me("Emre")], deck=deck, kings=kings, start=True)
    freja.play(stuck, is_due("discard"))
    duel = freja.table("2 classic mighty-duel", [ME, PAGE], start=True)
    freja.play(duel, later("place", 6))
    shared = freja.table("3 revised", [ME, me("Emre"), me("Διονυσία")], start=True)
    freja.play(shared, later("claim", 3))
    dynasty = freja.table("3 revised", [ME, me("Διονυσία"), PAGE], dynasty=True, start=True)
    freja.play(dynasty)
    place = four("place", 6, clock={"kind": "bank", "seconds": 36_000, "increment": 5})
    asked, emre = _undo_asked(freja)
    return [
        Scene("opening", f"/table/{four('claim', 0)}", freja),
        Scene("place", f"/table/{place}", freja, _aim),
        Scene("claim", f"/table/{four('claim', 5)}", freja, _choose),
        Scene("hint", f"/table/{place}", freja, _hint),
        Scene("discard", f"/table/{stuck}", freja),
        Scene("duel", f"/table/{duel}", freja),
        Scene("pass", f"/table/{shared}", freja),
        Scene("undo-asked", f"/table/{asked}", emre),
        Scene("undo-waiting", f"/table/{asked}", freja),
        Scene("watch", f"/table/{place}"),
        Scene("table-menu", f"/table/{place}", freja, _pressing("web-table-menu")),
        Scene("table-look", f"/table/{place}", freja, _look),
        Scene("table-settings", f"/table/{place}", freja, _settings),
        Scene("table-keys", f"/table/{place}", freja, _keys),
        Scene("words", f"/table/{duel}", freja, _words),
        Scene("end-dynasty", f"/table/{dynasty}", freja, _skip),
    ]


def _days(freja: Person, emre: Person, server: Server) -> list[Scene]:
    """The challenge of a day: not begun, begun, another day's, and finished among others; and one's own games."""
    day = freja.get("/api/daily")["day"]
    emre.post(f"/api/daily/{day}/table", {})
    freja.play(freja.post(f"/api/daily/{day}/table", {})["table"])
    mine = freja.get(f"/api/daily/{day}")["mine"]
    points = mine["points"]
    server.add_results(day, [max(0, points + 7 * step) for step in range(-6, 9)] + [points + 3] * 9)
    server.add_review(mine["game"])
    server.add_figures([game["game"] for game in freja.get("/api/my/statistics")["line"]])
    return [
        Scene("daily", "/daily"),
        Scene("daily-running", f"/daily/{day}", emre, _day_of("web-daily-go-on")),
        Scene("daily-past", "/daily/2026-01-05", None, _day_of("web-daily-play-past")),
        Scene("daily-result", f"/daily/{day}", freja, _day_of("web-daily-share")),
        Scene("daily-share", f"/daily/{day}", freja, _share),
        Scene("statistics", "/statistics", freja, lambda page: page.locator("#luck").wait_for()),
        Scene("statistics-none", "/statistics", None, lambda page: page.locator("section.empty").wait_for()),
    ]


def _day_of(key: str) -> Callable[[Page], None]:
    """The page of a day, once its button is there."""
    return lambda page: page.get_by_role("button", name=named(key, _language(page))).wait_for()


def _share(page: Page) -> None:
    _pressing("web-daily-share")(page)
    page.get_by_role("dialog").get_by_role("img").wait_for()


def _undo_asked(freja: Person) -> tuple[str, Person]:
    """A table where Freja would like to take her last move back, and who is asked."""
    emre = Person(freja.address, "Emre")
    code = freja.table("2 classic", [ME, {"kind": "open"}], kings=[0, 1, 0, 1], deck=list(range(1, 25)))
    emre.say({"type": "sit", "table": code, "seat": 1, "name": "Emre"})
    freja.say({"type": "start", "table": code})
    freja.say({"type": "move", "table": code, "version": freja.look(code)["version"], "move": "=1"})
    freja.say({"type": "undo", "table": code, "version": freja.look(code)["version"]})
    return code, emre


def _look(page: Page) -> None:
    """An opponent's kingdom, large."""
    page.locator("article button").first.click()
    page.get_by_role("dialog").wait_for()


def _language(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or "en"


def _pressing(key: str) -> Callable[[Page], None]:
    """Press a button, and wait for what opens."""

    def press(page: Page) -> None:
        page.get_by_role("button", name=named(key, _language(page))).first.click()
        page.get_by_role("dialog").wait_for()

    return press


def _settings(page: Page) -> None:
    """The settings over a table; on a phone they are in the menu."""
    language = _language(page)
    menu = page.get_by_role("button", name=named("web-table-menu", language))
    settings = page.get_by_role("button", name=named("web-common-settings", language))
    menu.wait_for()
    if not settings.first.is_visible():
        menu.click()
    settings.first.click()
    page.get_by_role("dialog", name=named("web-common-settings", language)).wait_for()


def _remembering(key: str, what: dict[str, Any]) -> Callable[[Page], None]:
    """Look again as somebody whose browser remembers this."""

    def remember(page: Page) -> None:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(what)])
        page.reload()
        page.get_by_role("heading", level=1).wait_for()

    return remember


def _setting_up(page: Page) -> None:
    _remembering("kingdomino.set-up", SET_UP)(page)
    _pressing("web-home-friends")(page)


def _asked_for_name(page: Page) -> None:
    """A table that waits for friends wants to know who has opened it."""
    _pressing("web-home-friends")(page)
    page.get_by_role("button", name=named("web-home-open-table", _language(page))).click()
    page.get_by_role("button", name=named("web-name-go", _language(page))).wait_for()


def _painted(page: Page) -> None:
    _remembering("kingdomino.pad", PAD)(page)
    page.get_by_role("group", name=named("web-pad-kingdoms", _language(page))).get_by_role("button").nth(1).click()
    page.get_by_role("heading", name=named("web-pad-defects", _language(page))).wait_for()


def _ranked(page: Page) -> None:
    _painted(page)
    _pressing("web-pad-ranking")(page)


def _broken_record(page: Page) -> None:
    record = '[Ruleset "2 classic"]\n\nkings 0 1 1 0 deal 5 17 22 40 =5 =17 =99\n'
    file = {"name": "broken.txt", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").wait_for()


def _keys(page: Page) -> None:
    page.get_by_role("grid").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def _words(page: Page) -> None:
    page.get_by_role("grid").wait_for()
    page.keyboard.press("e")
    page.get_by_role("dialog").wait_for()


def _last_move(page: Page) -> None:
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")


def _moment(page: Page) -> None:
    """The review is whole, and the first of the moments is shown where there is one."""
    page.locator(".review .tabs").wait_for()
    page.locator(".review progress").wait_for(state="detached", timeout=600_000)  # the bots may compile first
    for moment in page.locator(".moments button").all()[:1]:
        moment.click()


def _try_again(page: Page) -> None:
    """The first decision that can be tried again, being tried."""
    _moment(page)
    retry = page.get_by_role("button", name=named("web-review-try", _language(page)))
    slider = page.locator(".bar").get_by_role("slider")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    while not retry.is_visible():
        before = slider.input_value()
        page.keyboard.press("ArrowRight")
        expect(slider).not_to_have_value(before)
    retry.click()
    page.locator(".trying .hand").wait_for()


def _as_table(page: Page) -> None:
    _moment(page)
    page.get_by_role("button", name=named("web-review-as-table", _language(page))).click()
    page.get_by_role("dialog").wait_for()


def _aim(page: Page) -> None:
    page.get_by_role("grid").wait_for()
    page.keyboard.press("n")


def _hint(page: Page) -> None:
    """The second step of a hint: a territory glows, and the sentence says where."""
    page.get_by_role("grid").wait_for()
    for step in (1, 2):
        page.keyboard.press("h")
        page.locator(f".hand.hinting .dots i.full:nth-child({step})").wait_for()


def _shown(page: Page) -> None:
    """A puzzle of which the best move is shown, after a move that is not."""
    page.get_by_role("grid").wait_for()
    _wrong_try(page, 2)
    page.locator(".verdict button").last.click()
    page.locator(".verdict a").wait_for()


def _wrong_try(page: Page, number: int) -> None:
    """Make a move of a puzzle that is not the best, with keys."""
    moves = puzzle_moves(number)
    best = page.request.get(f"/api/puzzles/{number}/best").json()["move"]
    make_puzzle_move(page, moves, next(move for move in moves if move != best))
    page.locator(".verdict").wait_for()


def puzzle_moves(number: int) -> list[str]:
    """The legal moves of a puzzle, in the official order."""
    turn = puzzles.puzzle(number).you.turn
    assert turn is not None
    return [option.move for option in turn.moves]


def make_puzzle_move(page: Page, moves: list[str], move: str) -> None:
    """With keys: the places come one after the other, and the slots have their arrows."""
    if move.startswith("="):
        page.locator(f"[role=radio][data-domino='{move[1:]}']").focus()
        page.keyboard.press("Enter")
    else:
        for _ in range(moves.index(move) + 1):
            page.keyboard.press("n")
    page.locator(".hand .go button").press("Enter")


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
        page.get_by_role("link").and_(page.locator("[href^='/review/']")).get_attribute("href").split("/")[-1],  # type: ignore[union-attr]
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
