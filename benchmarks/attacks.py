"""Attacks on a server that stay within its limits, for `benchmarks.flood`: each is one person at one address."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from tests.server.client import seats
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingdomino import Game, Ruleset

#: The address of the attacker, behind the proxy that the server trusts.
ADDRESS: Final = "198.51.100.1"
#: No covering of these kingdoms exists with the dominoes that are gone, and there are many to try.
HARD_POSITION: Final = (
    "4 classic; l1f0f0f0##/f0f0l1f0../f0f0l1f0../f0f0f0l1.. | w0f1w0f1##/w0w0w0w0../f1w0f1w0../l1w0w0l1.. | "
    "l0l0f0f0##/l0l0l0m0../l0w0m0m0../l0l0m0m0.. | ##w1f0; 12:0 16:1 21:2 22:3; 23 28 29 36; place 0; "
    "1 2 3 4 5 6 7 8 9 10 11 13 14 15 17 18 20 24 25 26 27 30 31 32 33 34 35 37 38 39 40 41 42 43 44 45"
)
_MANY_ENTRIES: Final = 100_000
_MANY_SECRETS: Final = 50_000
_MANY_GAMES: Final = 10_000
#: Tables that a guest may have, connections that an address may have, and seconds in which all of these are open.
_TABLES: Final = 20
_CONNECTIONS: Final = 64
_TO_COME: Final = 2.0
_UNKNOWN_KEYS: Final = {f"k{number:05}": 0 for number in range(4_400)}
_LARGE: Final = json.dumps({"id": 1, "type": "move", **_UNKNOWN_KEYS})
_WRONG_SEATS: Final = json.dumps({"id": 1, "type": "create", "rules": "2 classic", "seats": [{"a": 0}] * 400})


@dataclass(frozen=True, slots=True)
class Target:
    """The server, the secrets of the attacker's guests, a table of the first, when to stop, and what was done."""

    address: str
    secrets: tuple[str, ...]
    table: str
    deadline: float
    count: Counter[str]

    @property
    def secret(self) -> str:
        """The secret of their first guest."""
        return self.secrets[0]

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return time.monotonic() >= self.deadline

    def socket(self) -> Any:  # noqa: ANN401 - the library's
        """A connection from the attacker's address."""
        url = self.address.replace("http", "ws", 1) + "/ws"
        headers = {"X-Forwarded-For": ADDRESS}
        return connect(url, proxy=None, compression=None, max_size=None, additional_headers=headers)

    async def say(self, socket: Any, **message: Any) -> dict[str, Any]:  # noqa: ANN401 - the library's
        """A message and its answer; news are passed over."""
        return await self.send(socket, message["type"], json.dumps({"id": 1, **message}))

    async def send(self, socket: Any, name: str, text: str) -> dict[str, Any]:  # noqa: ANN401 - the library's
        """The same for a message that is written already."""
        await socket.send(text)
        while True:
            told: dict[str, Any] = json.loads(await socket.recv())
            if told["type"] in ("done", "refused"):
                self.count[f"{name}: {told.get('code', 'done')}"] += 1
                return told

    async def requests(self, method: str, path: str, body: object = None, *, most: float = 0.0) -> None:
        """Requests on one connection, one after the other; `most` in a second, 0 for as many as are answered."""
        host, port = self.address.removeprefix("http://").split(":")
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {ADDRESS}\r\n"
            f"Authorization: Bearer {self.secret}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            while not self.is_over:
                writer.write(head.encode() + content)
                answer = (await reader.readuntil(b"\r\n\r\n")).lower()
                length = answer.partition(b"content-length: ")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(length or 0))
                self.count[f"{method} {path}: {answer[9:12].decode()}"] += 1
                await asyncio.sleep(1 / most if most else 0)
        finally:
            writer.close()


async def _large_messages(target: Target) -> None:
    """Messages of 60 kB with unknown keys."""
    async with target.socket() as socket:
        await target.say(socket, type="hello", secret=target.secret)
        while not target.is_over:
            await target.send(socket, "move", _LARGE)


async def _deep_messages(target: Target) -> None:
    """The largest messages that are allowed, full of wrong seats."""
    async with target.socket() as socket:
        await target.say(socket, type="hello", secret=target.secret)
        while not target.is_over:
            await target.send(socket, "create", _WRONG_SEATS)


async def _large_bodies(target: Target) -> None:
    """HTTP bodies with thousands of unknown keys."""
    await target.requests("PATCH", "/api/guest", _UNKNOWN_KEYS)


async def _coverings(target: Target) -> None:
    """Tables from a position whose kingdoms cannot be covered with dominoes, as many as each guest may have."""
    terms = {"rules": "4 classic", "seats": seats("me", "me", "me", "me"), "position": HARD_POSITION, "start": True}
    for secret in target.secrets:
        async with target.socket() as socket:
            await target.say(socket, type="hello", secret=secret)
            while not target.is_over and "table" in (made := await target.say(socket, type="create", **terms)):
                await target.say(socket, type="exit", table=made["table"])


async def _guest_changes(target: Target) -> None:
    """New names and links to other devices, as often as requests are allowed."""
    await asyncio.gather(
        *(target.requests("PATCH", "/api/guest", {"name": "Mallory"}, most=12) for _ in range(4)),
        *(target.requests("POST", "/api/guest/link", most=12) for _ in range(4)),
    )


async def _reasons(target: Target) -> None:
    """The best moves of all puzzles, each of which is worked out once."""
    await asyncio.gather(*(target.requests("GET", f"/api/puzzles/{number}/best", most=2) for number in range(1, 33)))


def _asking(path: str, connections: int = 8) -> Callable[[Target], Awaitable[None]]:
    async def attack(target: Target) -> None:
        await asyncio.gather(*(target.requests("GET", path.format(table=target.table)) for _ in range(connections)))

    return attack


async def _uploads(target: Target) -> None:
    """Records of twelve games to be replayed, one upload after the other."""
    await target.requests("POST", "/api/replay", {"record": _twelve_games()})


@cache
def _twelve_games() -> str:
    """The longest replay for its bytes: every position of twelve duels with two large kingdoms."""
    chance, records = random.Random(1), []
    for seed in range(12):
        game = Game.shuffled(Ruleset(players=2, mighty_duel=True), seed=seed)
        while not game.position.is_over:
            game.play(chance.choice(game.position.legal_moves()))
        records.append(game.record())
    return "\n\n".join(records)


async def _lists(target: Target) -> None:
    """Lists of tables, with as many in them as there can be."""
    for secret in target.secrets[:3]:
        async with target.socket() as socket:
            await target.say(socket, type="hello", secret=secret)
            for _ in range(_TABLES):
                kinds = seats("me", "open", "king", "page")
                await target.say(socket, type="create", rules="4 classic", seats=kinds, listed=True)
    await asyncio.gather(*(target.requests("GET", path) for path in ("/api/tables", "/api/my/tables") * 4))


async def _exports(target: Target) -> None:
    """All games of somebody with ten thousand of them, as cards and as a file."""
    paths = ("/api/my/gallery", "/api/my/results.json", "/api/my/results.csv", "/api/my/gallery?which=won")
    await asyncio.gather(*(target.requests("GET", path) for path in paths * 3))


async def _be_forgotten(target: Target) -> None:
    """Delete the guest whose log is long."""
    await target.requests("DELETE", "/api/guest")


async def _wrong_secrets(target: Target) -> None:
    """Wrong secrets of a guest with as many right ones as they could make."""
    number = target.secret.partition(".")[0]
    wrong = Target(target.address, (f"{number}.{'x' * 32}",), target.table, target.deadline, target.count)
    await asyncio.gather(*(wrong.requests("GET", "/api/guest") for _ in range(8)))


async def _watch(target: Target, tables: list[str]) -> None:
    """Enter tables, and throw away whatever comes of it."""
    host, port = target.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1 << 20)
    head = (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {ADDRESS}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    wishes = [{"type": "hello", "secret": target.secret}, *({"type": "enter", "table": table} for table in tables)]
    texts = [json.dumps({"id": 1, **wish}).encode() for wish in wishes]
    try:
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"".join(b"\x81\xfe" + len(text).to_bytes(2) + b"\0" * 4 + text for text in texts))
        while content := await reader.read(1 << 20):
            target.count["bytes to watchers"] += len(content)
    finally:
        writer.close()


async def _crowd(target: Target) -> None:
    """The tables of a guest, played at by one connection each and watched by all others of the address."""
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(target.socket()) for _ in range(_TABLES - 1)]
        tables = []
        for player in players:
            await target.say(player, type="hello", secret=target.secret)
            terms = {"rules": "2 classic", "seats": seats("me", "me")}
            tables.append((await target.say(player, type="create", **terms)).get("table", target.table))
        watching = [asyncio.ensure_future(_watch(target, tables)) for _ in range(_CONNECTIONS - len(players))]
        try:
            await asyncio.sleep(_TO_COME)
            await asyncio.gather(*map(partial(_play_on, target), players, tables))
        finally:
            for task in watching:
                task.cancel()


async def _play_on(target: Target, socket: Any, table: str) -> None:  # noqa: ANN401 - the library's
    """Make the first legal move, game after game."""
    await socket.send(json.dumps({"id": 1, "type": "start", "table": table}))
    while not target.is_over:
        told = json.loads(await socket.recv())
        if told["type"] in ("done", "refused"):
            target.count[f"moves: {told.get('code', 'done')}"] += 1
        elif told["type"] in ("table", "change"):
            turn = told["you"]["turn"]
            move = {"type": "again"}
            if turn is not None:
                move = {"type": "move", "version": told["version"], "move": turn["moves"][0]["move"]}
            await socket.send(json.dumps({"id": 1, "table": table, **move}))


async def _coming_and_going(target: Target) -> None:
    """Guests who enter and exit a table that the others of them watch, as often as messages are allowed."""
    watching = [asyncio.ensure_future(_watch(target, [target.table])) for _ in range(_CONNECTIONS - _TABLES)]

    async def come_and_go(secret: str) -> None:
        async with target.socket() as socket:
            await target.say(socket, type="hello", secret=secret)
            while not target.is_over:
                for wish in ("enter", "exit"):
                    await target.say(socket, type=wish, table=target.table)

    try:
        await asyncio.sleep(_TO_COME)
        await asyncio.gather(*map(come_and_go, target.secrets))
    finally:
        for task in watching:
            task.cancel()


async def _snapshots(target: Target) -> None:
    """Enter a table in play again and again, for the whole of it each time."""
    async with target.socket() as socket:
        await target.say(socket, type="hello", secret=target.secret)
        while not target.is_over:
            await target.say(socket, type="enter", table=target.table)


async def _unattended_kings(target: Target) -> None:
    """Twenty tables of four kings each, which nobody watches."""
    async with target.socket() as socket:
        await target.say(socket, type="hello", secret=target.secret)
        for _ in range(20):
            kinds = seats("king", "king", "king", "king")
            made = await target.say(socket, type="create", rules="4 classic", seats=kinds, start=True)
            if "table" in made:
                await target.say(socket, type="exit", table=made["table"])
        while not target.is_over:
            await asyncio.sleep(0.1)


# --- what has to be in the database before an attack ---


def _long_log(database: Path, table: str, guest: int) -> None:
    """A log as somebody writes who sits down and stands up for an hour and a half."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        (version,) = connection.execute("SELECT version FROM tables WHERE code = ?", (table,)).fetchone()
        (event,) = connection.execute(
            'SELECT events FROM entries WHERE "table" = ? AND events LIKE \'%"sat"%\' ORDER BY number DESC LIMIT 1',
            (table,),
        ).fetchone()
        rows = [(table, version + number, 1_700_000_000_000, event) for number in range(1, _MANY_ENTRIES + 1)]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        connection.execute("UPDATE tables SET version = ? WHERE code = ?", (version + _MANY_ENTRIES, table))
        connection.execute("UPDATE seats SET sits = 0 WHERE guest = ?", (guest,))


def _many_games(database: Path, table: str, guest: int) -> None:
    """Ten thousand finished games with their results."""
    record = _twelve_games().partition("\n\n[Ruleset")[0]
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for number in range(1, _MANY_GAMES + 1):
            game, ended = f"{table}-{number}", 1_700_000_000_000 + number
            connection.execute(
                'INSERT INTO games (game, "table", number, rules, players, guests, points, places, record, ended) '
                "VALUES (?, ?, ?, '2 classic mighty-duel', '[\"A\", \"B\"]', ?, '50 40', '1 2', ?, ?)",
                (game, table, number, json.dumps([guest, None]), record, ended),
            )
            connection.execute("INSERT INTO games_guests (guest, ended, game) VALUES (?, ?, ?)", (guest, ended, game))
            connection.execute(
                "INSERT INTO results VALUES (?, ?, ?, 1, 2, 'mighty', '', 0, 0, 50, 1, 1, 0, 0, 9, 9, 9, 9, 9, 9)",
                (guest, ended, game),
            )


def _many_secrets(database: Path, table: str, guest: int) -> None:  # noqa: ARG001 - as the other one
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        rows = [(guest, number.to_bytes(32), 1 << 50) for number in range(_MANY_SECRETS)]
        connection.executemany("INSERT INTO secrets VALUES (?, ?, ?)", rows)


@dataclass(frozen=True, slots=True)
class Attack:
    """Something one person does, on several connections at once."""

    about: str
    run: Callable[[Target], Awaitable[None]]
    connections: int = 1
    #: Changes the database of the stopped server before the attack.
    prepare: Callable[[Path, str, int], None] | None = None
    #: What other people do meanwhile: make moves, or ask for hints.
    probe: str = "move"


ATTACKS: Final = {
    "messages": Attack("refused messages of 60 kB", _large_messages, 32),
    "wishes": Attack("refused messages with hundreds of errors", _deep_messages, 32),
    "bodies": Attack("HTTP bodies with 4,400 unknown keys", _large_bodies, 8),
    "coverings": Attack("tables from positions that cannot be covered", _coverings, 4),
    "ready": Attack("/readyz", _asking("/readyz")),
    "guests": Attack("changes of a guest, links", _guest_changes),
    "forgetting": Attack("deletion of a guest with 100,000 entries", _be_forgotten, 1, _long_log),
    "secrets": Attack("wrong secrets of a guest who has 50,000", _wrong_secrets, 1, _many_secrets),
    "openapi": Attack("/api/openapi.json", _asking("/api/openapi.json")),
    "metrics": Attack("/metrics", _asking("/metrics")),
    "invitations": Attack("QR pictures", _asking("/api/tables/{table}/invitation")),
    "puzzles": Attack("a puzzle", _asking("/api/puzzles/7")),
    "reasons": Attack("the best moves of 32 puzzles", _reasons),
    "uploads": Attack("records of twelve games", _uploads, 40),
    "lists": Attack("lists of tables", _lists),
    "exports": Attack("ten thousand finished games, shown and exported", _exports, 1, _many_games),
    "statistics": Attack("one's statistics", _asking("/api/my/statistics")),
    "crowd": Attack("nineteen tables, each watched by 45 connections", _crowd),
    "comings": Attack("twenty guests who come and go, watched by 44 connections", _coming_and_going),
    "snapshots": Attack("a table entered again and again", _snapshots, _CONNECTIONS),
    "kings": Attack("twenty unattended tables of kings: another's hint", _unattended_kings, 1, probe="hint"),
}


async def attack(name: str, target: Target) -> Counter[str]:
    """Run an attack until the deadline; what is closed or refused begins again."""
    found = ATTACKS[name]

    async def again() -> None:
        while not target.is_over:
            try:
                async with asyncio.timeout(max(0.1, target.deadline - time.monotonic())):
                    await found.run(target)
            except (OSError, TimeoutError, WebSocketException, asyncio.IncompleteReadError):
                target.count["shown out or cut off"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(again() for _ in range(found.connections)))
    return target.count
