"""A client of the real WebSocket: says, waits for the one answer, keeps what it is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.plain_http import NO_CERTIFICATES

Message = dict[str, Any]
Chooser = Callable[[Message], str]
#: The types of a table's news.
NEWS = ("table", "change")


class Refusal(Exception):
    """The server refused: code and facts."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['code']} {message['facts']}")
        self.code: str = message["code"]
        self.facts: Message = message["facts"]


def merged(before: Message | None, told: Message) -> Message:
    """A table's news as a whole: what it was before, with what is different now."""
    if told["type"] == "table":
        return told
    assert before is not None, "a change of a table that was never told"
    assert told["after"] == before["version"], f"a gap: {before['version']} is not {told['after']}"
    state, game = before["state"], before["state"]["game"]
    if game is None:
        assert not told["game"], "a change of a game that was never told"
    else:
        different = told["game"].get("kingdoms", {})
        kingdoms = [different.get(str(seat), kingdom) for seat, kingdom in enumerate(game["kingdoms"])]
        game = {**game, **told["game"], "kingdoms": kingdoms}
    whole = {name: value for name, value in told.items() if name not in ("after", "game")}
    return {**whole, "type": "table", "snapshot": False, "state": {**state, **told["state"], "game": game}}


async def register(address: str, name: str = "Anna", language: str = "en") -> Message:
    """A new guest: number, name, secret."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, verify=NO_CERTIFICATES, timeout=300) as http:
        answer = await http.post("/api/guests", json={"name": name, "language": language})
        answer.raise_for_status()
        found: Message = answer.json()
        return found


class Client:
    """One connection. `said` and `told` keep every byte that went by."""

    def __init__(self, address: str, secret: str | None) -> None:
        self.address, self.secret = address, secret
        self.tables: dict[str, Message] = {}
        self.presence: dict[str, Message] = {}
        self.told: list[Message] = []
        self.raw: list[str] = []
        self.you: Message = {}
        self._answers: dict[Any, asyncio.Future[Message]] = {}
        self._changed = asyncio.Condition()
        self._number = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self.closed: int | None = None

    async def __aenter__(self) -> Client:
        url = self.address.replace("http", "ws", 1) + "/ws"
        self._socket = await connect(url, max_size=None, proxy=None, compression=None, open_timeout=120)
        self._reading = asyncio.create_task(self._read())
        try:
            if self.secret is not None:
                self.you = (await self.ask("hello", secret=self.secret))["you"]
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None
        assert self._reading is not None
        await self._socket.close()
        await self._reading

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self.raw.append(text)
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = self._socket.close_code or 1006
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("closed"))
                    answer.exception()  # whoever waits gets it; nobody else has to
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: Message) -> None:
        if message["type"] in ("done", "refused"):
            answer = self._answers.pop(message["id"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)
            return
        async with self._changed:
            self.told.append(message)
            if message["type"] in NEWS:
                self.tables[message["table"]] = merged(self.tables.get(message["table"]), message)
            elif message["type"] == "presence":
                self.presence[message["table"]] = message
            self._changed.notify_all()

    async def send(self, text: str | bytes) -> None:
        """Anything at all."""
        assert self._socket is not None
        await self._socket.send(text)

    async def say(self, type: str, **fields: Any) -> Message:  # noqa: A002 - the protocol's word
        """A message and its one answer, whatever it is."""
        self._number += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = answer
        if self.closed is not None:
            raise ConnectionError("closed")
        try:
            await self.send(json.dumps({"type": type, "id": self._number, **fields}))
        except ConnectionClosed:
            raise ConnectionError("closed") from None
        async with asyncio.timeout(300):
            return await answer

    async def ask(self, type: str, **fields: Any) -> Message:  # noqa: A002
        """A message that has to be done."""
        answer = await self.say(type, **fields)
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer

    async def until(self, true: Callable[[], bool], seconds: float = 300) -> None:
        """Wait until something is so, looking after every message."""
        async with asyncio.timeout(seconds), self._changed:
            while not true():
                if self.closed is not None:
                    raise ConnectionError(f"closed {self.closed}")
                await self._changed.wait()

    async def at(self, table: str, version: int) -> Message:
        """The table at this version or a later one."""
        await self.until(lambda: table in self.tables and self.tables[table]["version"] >= version)
        return self.tables[table]

    def turn(self, table: str) -> Message | None:
        """What this client may do now."""
        found: Message | None = self.tables[table]["you"]["turn"] if table in self.tables else None
        return found

    def game(self, table: str) -> Message:
        """The game as it is told."""
        found: Message = self.tables[table]["state"]["game"]
        return found

    def is_over(self, table: str) -> bool:
        """Whether the game is."""
        return table in self.tables and (game := self.tables[table]["state"]["game"]) and game["phase"] == "over"

    async def play_out(self, table: str, choose: Chooser) -> None:
        """Make every move that is this client's until the game is over."""
        while True:
            await self.until(lambda: self.turn(table) is not None or self.is_over(table))
            if self.is_over(table):
                return
            await self.move(table, choose)

    async def move(self, table: str, choose: Chooser) -> None:
        """One move, if it is this client's turn."""
        turn = self.turn(table)
        assert turn is not None
        version = self.tables[table]["version"]
        try:
            done = await self.ask("move", table=table, version=version, move=choose(turn))
        except Refusal as refusal:
            if refusal.code not in ("stale", "no_game_runs"):  # a clock was quicker, perhaps with the last move
                raise
            done = {"version": version + 1}
        await self.at(table, done["version"])


def first(turn: Message) -> str:
    """The first legal move."""
    move: str = turn["moves"][0]["move"]
    return move


def seats(*kinds: str, names: Sequence[str] = ()) -> list[Message]:
    """Wishes: `me`, `open`, or a bot's level."""
    return [
        {"kind": kind, **({"name": names[index]} if index < len(names) else {})}
        if kind in ("me", "open")
        else {"kind": "bot", "level": kind}
        for index, kind in enumerate(kinds)
    ]
