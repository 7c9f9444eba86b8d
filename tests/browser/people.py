"""People who speak to the server without a browser: they prepare tables, finish games, and lend windows their names."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets import Origin
from websockets.sync.client import connect

from tests.server.client import NEWS, merged

News = dict[str, Any]
#: Which of the moves somebody makes, looking at the news of the table.
Choice = Callable[[News], str]


def first_move(news: News) -> str:
    """The first legal move in the official order."""
    return str(news["you"]["turn"]["moves"][0]["move"])


class Person:
    """A guest of a server."""

    def __init__(self, address: str, name: str = "Freja", language: str = "en") -> None:
        #: Where the server is.
        self.address = address
        body = json.dumps({"name": name, "language": language}).encode()
        headers = {"Content-Type": "application/json", "Origin": address}
        request = urllib.request.Request(f"{address}/api/guests", body, headers)
        with urllib.request.urlopen(request, timeout=120) as answer:
            registered = json.load(answer)
        self.name = name
        self.number = registered["guest"]["number"]
        self._secret = registered["secret"]

    @classmethod
    def known(cls, address: str, kept: str) -> Person:
        """Who a window belongs to, from what it remembers."""
        person = cls.__new__(cls)
        me = json.loads(kept)
        person.address, person.number, person.name, person._secret = address, me["number"], me["name"], me["secret"]
        return person

    @property
    def kept(self) -> dict[str, str]:
        """What this person's browser remembers: a window with it is theirs."""
        me = {"number": self.number, "name": self.name, "secret": self._secret}
        return {"guest": json.dumps(me)}

    def table(self, rules: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Set up a table; its code."""
        with _Line(self.address, self._secret) as line:
            return str(line.ask({"type": "create", "rules": rules, "seats": seats, **more})["table"])

    def say(self, message: dict[str, Any]) -> dict[str, Any]:
        """One message and its answer."""
        with _Line(self.address, self._secret) as line:
            return line.ask(message)

    def get(self, path: str) -> Any:
        """What the server answers over HTTP."""
        return self._http(path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the server answers to this, over HTTP."""
        return self._http(path, json.dumps(body).encode())

    def _http(self, path: str, body: bytes | None) -> Any:
        headers = {
            "Content-Type": "application/json", "Origin": self.address, "Authorization": f"Bearer {self._secret}"
        }  # fmt: skip
        request = urllib.request.Request(f"{self.address}{path}", body, headers)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def look(self, code: str, seen: int | None = None) -> News:
        """The table as it is now, with what happened since a version."""
        with _Line(self.address, self._secret) as line:
            line.send({"type": "enter", "table": code, "seen": seen})
            return line.news()

    def play(self, code: str, until: Callable[[News], bool] | None = None, choose: Choice = first_move) -> News:
        """Play all own seats until a condition holds, else until the game is over; the last news."""
        with _Line(self.address, self._secret) as line:
            line.send({"type": "enter", "table": code})
            while True:
                news = line.news()
                game = news["state"]["game"]
                if (until and until(news)) or (game and game["result"]):
                    return news
                if news["you"]["turn"]:
                    line.send({"type": "move", "table": code, "version": news["version"], "move": choose(news)})


class _Line:
    """A connection of a known person."""

    def __init__(self, address: str, secret: str) -> None:
        self._connecting = connect(address.replace("http", "ws") + "/ws", origin=Origin(address), open_timeout=120)
        self._secret = secret
        self._count = 0
        self._news: News | None = None

    def __enter__(self) -> _Line:
        self._socket = self._connecting.__enter__()
        self.ask({"type": "hello", "secret": self._secret})
        return self

    def __exit__(self, *error: Any) -> None:
        self._connecting.__exit__(*error)

    def send(self, message: dict[str, Any]) -> int:
        self._count += 1
        self._socket.send(json.dumps({**message, "id": self._count}))
        return self._count

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        wanted = self.send(message)
        while True:
            heard: dict[str, Any] = json.loads(self._socket.recv(timeout=120))
            assert heard["type"] != "refused", heard
            if heard["type"] == "done" and heard["id"] == wanted:
                return heard

    def news(self) -> News:
        """The next news of the table."""
        while True:
            heard: News = json.loads(self._socket.recv(timeout=120))
            assert heard["type"] != "refused", heard
            if heard["type"] in NEWS:
                self._news = merged(self._news, heard)
                return self._news


ME = {"kind": "me"}
PAGE = {"kind": "bot", "level": "page"}


def me(name: str) -> dict[str, str]:
    """One more person at the same browser."""
    return {"kind": "me", "name": name}


def is_due(phase: str) -> Callable[[News], bool]:
    """Whether it is up to this person to place, to claim or to discard."""

    def holds(news: News) -> bool:
        turn = news["you"]["turn"]
        if not turn:
            return False
        discarding = turn["phase"] == "place" and turn["moves"][0]["a"] is None
        return bool(discarding if phase == "discard" else turn["phase"] == phase and not discarding)

    return holds


def later(phase: str, least: int) -> Callable[[News], bool]:
    """The same, from a round on."""
    holds = is_due(phase)
    return lambda news: holds(news) and news["state"]["game"]["round"] >= least
