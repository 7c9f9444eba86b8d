"""A server that follows a script: it offers whatever a test wants, sense or nonsense, and remembers what it is told."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

CODE = "KMPQR"
_GUEST = {"number": 7, "name": "Freja", "language": "en"}
#: What a browser keeps whose player this server knows.
KEPT = {"guest": json.dumps({"number": 7, "name": "Freja", "secret": "s" * 43})}


def kingdom(**more: Any) -> dict[str, Any]:
    """A bare castle that may grow anywhere near."""
    bare = {"laid": [], "discarded": [], "territories": [], "points": 0, "box": [0, 0, 0, 0], "reach": [-4, -4, 4, 4]}
    return {**bare, **more}


def option(
    move: str, domino: int, a: list[int] | None = None, b: list[int] | None = None, **more: Any
) -> dict[str, Any]:
    """A move that is offered."""
    return {"move": move, "domino": domino, "a": a, "b": b, "points": 0, "grows": [], "order": None, **more}


def table(turn: dict[str, Any] | None, **game: Any) -> dict[str, Any]:
    """News of a table of two, in its third round."""
    seats = [
        {
            "seat": seat,
            "kind": "person",
            "name": name,
            "guest": 7 + seat,
            "level": None,
            "stand_in": None,
            "timeouts": 0,
        }
        for seat, name in enumerate(["Freja", "Emre"])
    ]
    rules = {
        "text": "2 classic", "players": 2, "edition": "classic", "mighty_duel": False, "harmony": False,
        "middle_kingdom": False, "grid": 5, "line_size": 4, "kings_per_player": 2, "rounds": 6,
    }  # fmt: skip
    position = {
        "id": f"{CODE}-1", "number": 1, "commitment": None, "round": 3, "phase": turn["phase"] if turn else "place",
        "to_act": 0 if turn else 1, "domino": turn["domino"] if turn else 5,
        "line": [{"domino": domino, "seat": seat} for domino, seat in ((28, 0), (30, 1), (31, 1), (33, 0))],
        "next_line": [{"domino": number, "seat": None} for number in (1, 12, 24, 48)],
        "turn": 0, "kings": [0, 1, 1, 0], "kingdoms": [kingdom(), kingdom()], "places": [1, 1], "pile": 12,
        "clock": None, "result": None,
    }  # fmt: skip
    state = {
        "code": CODE, "stage": "playing", "rules": rules, "dynasty": False, "listed": False, "fixed_deck": False,
        "clock": None, "host": 7, "seats": seats, "game": {**position, **game}, "standing": None, "undo": None,
        "again": [],
    }  # fmt: skip
    you = {"seats": [0], "host": True, "turn": turn, "undo": "no", "undo_why": {"code": "nothing_to_undo", "facts": {}}}
    return {"type": "table", "table": CODE, "version": 1, "happened": [], "state": state, "you": you, "snapshot": True}


class Scripted:
    """Answers in the place of the server, over one socket of one page."""

    def __init__(self, page: Page, news: dict[str, Any]) -> None:
        self.heard: list[dict[str, Any]] = []
        self._news = news
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._answer(json.loads(text)))

    def _answer(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        done: dict[str, Any] = {"type": "done", "id": message["id"], "table": None, "version": None}
        done |= {"you": None, "places": None, "why": None}
        match message["type"]:
            case "hello":
                done["you"] = _GUEST
            case "enter":
                done |= {"table": CODE, "version": self._news["version"]}
            case "places":
                done["places"] = []
            case "why":
                done["why"] = {"code": "square_taken", "facts": {"move": message["move"], "squares": "a1"}}
        self._say(done)
        if message["type"] == "enter":
            self._say(self._news)

    def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def tell(self, news: dict[str, Any]) -> None:
        """Something new at the table."""
        self._news = {**news, "version": self._news["version"] + 1}
        self._say(self._news)

    def moves(self) -> list[str]:
        """The moves that the client sent."""
        return [message["move"] for message in self.heard if message["type"] == "move"]
