"""Moves a second through the real WebSocket, stored before they are acknowledged.

    python -m benchmarks.server --tables 100 --seconds 10 [--watchers 10] [--database URL] [--json]
    python -m benchmarks.server --tables 100 --against REVISION --rounds 5       # another commit's server in turns

Starts a server of its own (SQLite in a temporary folder unless told otherwise), lets two clients play at each table,
the load generator on the same machine, and prints moves a second, the time from a move to its acknowledgement, and the
processor time that a move costs the server. With `--watchers 10` somebody watches each of the first ten tables, and the
bytes that a move costs a watcher, and whoever is to move next, are counted. With `--against`, servers of this state and
of another commit take turns, so that a busy machine slows both alike: the ratio of their processor time a move is what
counts. Also: `--idle 1000` gives the memory of a
table that nobody plays at, `--grow` the cost at 1, 10, 100 and 1,000 tables, and `--restart 1000` how long a killed
server with 1,000 games takes until it is ready again, and until a player is back at the table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import uvloop
from msgspec.json import decode as from_json
from tests.server.running import Serving
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.revisions import HERE, source_of

Message = dict[str, Any]
#: How answers begin, in whichever order a server writes the fields of a message.
_ANSWERS = ('{"id"', '{"type":"done"', '{"type":"refused"')


class Player:
    """A client that plays random moves, game after game, each as soon as the last is acknowledged."""

    def __init__(self, load: Load, secret: str, number: int) -> None:
        self.load, self.secret, self.random = load, secret, Random(number)
        self.address = load.addresses[(number // 2 + number) % len(load.addresses)]  # two of a table on two servers
        self.socket: ClientConnection
        self.table = ""
        self.asked: dict[int, float] = {}
        self.number = 0
        self.again = True

    async def open(self) -> None:
        url = self.address.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(url, max_size=None, proxy=None, compression=None, open_timeout=60)
        await self.ask({"type": "hello", "secret": self.secret})

    async def ask(self, message: Message) -> Message:
        """A message outside the measured play."""
        await self.socket.send(json.dumps({"id": "set-up", **message}))
        while True:
            answer: Message = from_json(await self.socket.recv())
            if answer.get("id") == "set-up":
                if answer["type"] != "done":
                    raise RuntimeError(answer)
                return answer

    async def play(self) -> None:
        """Play until the measurement ends."""
        async for text in self.socket:
            assert isinstance(text, str)
            if text.startswith(_ANSWERS):
                self.load.acknowledged(from_json(text), self.asked)
            elif '"turn":{' in text:
                self.load.to_movers.append(len(text))
                news = from_json(text)
                self.load.heard(self.table, news["version"])
                turn = news["you"]["turn"]
                await self.move(news["version"], self.random.choice(turn["moves"])["move"])
            elif '"phase":"over"' in text and self.again:
                self.again = False
                await self.say({"type": "again", "id": "again", "table": self.table})
            elif '"type":"began"' in text:
                self.again = True

    async def move(self, version: int, move: str) -> None:
        self.again = True
        if self.load.over:
            return
        self.number += 1
        self.asked[self.number] = time.perf_counter()
        self.load.sent[self.table] = version + 1, self.asked[self.number]
        await self.say({"type": "move", "id": self.number, "table": self.table, "version": version, "move": move})

    async def say(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))


class Watcher(Player):
    """A client that watches a table and counts what it is sent."""

    async def play(self) -> None:
        """Watch until the measurement ends."""
        async for text in self.socket:
            self.load.to_watchers += len(text)
            self.load.watched += '"type":"moved"' in str(text)


class Load:
    """Many tables at once."""

    def __init__(
        self, addresses: Sequence[str], tables: int, rules: str, watchers: int = 0, bot: str | None = None
    ) -> None:
        self.addresses, self.tables, self.rules, self.watchers, self.bot = addresses, tables, rules, watchers, bot
        #: By table, the version that the last move leads to and when it was sent; how long others waited for its news.
        self.sent: dict[str, tuple[int, float]] = {}
        self.news: list[float] = []
        #: The sizes of news that tell somebody to move; the bytes that watchers were sent, and the moves in them.
        self.to_movers: list[int] = []
        self.to_watchers = self.watched = 0
        self.times: list[float] = []
        self.refused = 0
        self.over = False
        self.players: list[Player] = []

    def acknowledged(self, answer: Message, asked: dict[int, float]) -> None:
        began = asked.pop(answer["id"], None)
        if self.over:
            return
        if answer["type"] == "refused":
            self.refused += 1
        elif began is not None:
            self.times.append(time.perf_counter() - began)

    def heard(self, table: str, version: int) -> None:
        """The news of a move arrived at the person who is to move next."""
        expected, at = self.sent.get(table, (0, 0.0))
        if version == expected:
            self.news.append(time.perf_counter() - at)

    async def set_up(self) -> None:
        async with httpx.AsyncClient(base_url=self.addresses[0], trust_env=False) as http:
            for number in range(self.tables * 2 + self.watchers):
                made = await http.post("/api/guests", json={"name": f"Guest {number}", "language": "en"})
                kind = Player if number < self.tables * 2 else Watcher
                self.players.append(kind(self, made.json()["secret"], number))
        playing, watching = self.players[: self.tables * 2], self.players[self.tables * 2 :]
        for one, two in zip(playing[::2], playing[1::2], strict=True):
            await one.open()
            await two.open()
            bots = [] if self.bot is None else [{"kind": "bot", "level": self.bot}]
            seats = [{"kind": "me"}, {"kind": "open"}, *bots]
            made_table = await one.ask({"type": "create", "rules": self.rules, "seats": seats})
            one.table = two.table = made_table["table"]
            await two.ask({"type": "enter", "table": two.table})
            await two.ask({"type": "sit", "table": two.table, "seat": 1})
        for watcher, player in zip(watching, playing[::2], strict=False):
            watcher.table = player.table
            await watcher.open()
            await watcher.ask({"type": "enter", "table": watcher.table})

    async def run(self, seconds: float, pids: Sequence[int]) -> Message:
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        for player in self.players[: self.tables * 2 : 2]:
            await player.say({"type": "start", "id": "start", "table": player.table})
        await asyncio.sleep(1)
        self.times.clear()
        self.news.clear()
        self.to_movers.clear()
        self.to_watchers = self.watched = 0
        used, own, begun = sum(map(_used, pids)), time.process_time(), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begun
        used, own = sum(map(_used, pids)) - used, time.process_time() - own
        self.over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in self.players:
            await player.socket.close()
        return self._told(took, used, own)

    def _told(self, took: float, used: float, own: float) -> Message:
        times, news = sorted(self.times), sorted(self.news) or [0.0]
        count = max(1, len(times))
        return {
            "rules": self.rules,
            "tables": self.tables,
            "moves_per_second": round(len(times) / took),
            "p50_ms": round(times[count // 2] * 1000, 1) if times else None,
            "p99_ms": round(times[min(len(times) - 1, count * 99 // 100)] * 1000, 1) if times else None,
            "news_p50_ms": round(news[len(news) // 2] * 1000, 1),
            "news_p99_ms": round(news[len(news) * 99 // 100] * 1000, 1),
            "refused": self.refused,
            "server_cpu_us_per_move": round(used / count * 1e6),
            "server_cpu_share": round(used / took, 2),
            "generator_cpu_share": round(own / took, 2),
            "bytes_to_who_is_to_move": round(sum(self.to_movers) / max(1, len(self.to_movers))),
            "bytes_to_a_watcher_per_move": round(self.to_watchers / self.watched) if self.watched else None,
        }


def _used(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    """Resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def idle(address: str, pid: int, tables: int) -> Message:
    """Memory of a table in play with connected players who do nothing."""
    load = Load([address], tables, "2 classic")
    before_people = _memory(pid)
    await load.set_up()
    before = _memory(pid)
    for player in load.players[::2]:
        await player.ask({"type": "start", "table": player.table})
    after = _memory(pid)
    for player in load.players:
        await player.socket.close()
    return {
        "tables": tables,
        "bytes_per_table_with_two_connections": (after - before_people) // tables,
        "bytes_per_started_game": (after - before) // tables,
    }


async def restart(server: Serving, games: int) -> Message:
    """Kill a server with many running games, start it, come back to one of them."""
    load = Load([server.address], games, "2 classic")
    await load.set_up()
    for player in load.players[::2]:
        await player.ask({"type": "start", "table": player.table})
        await player.socket.close()
    server.kill()
    begun = time.perf_counter()
    server.start()
    ready = time.perf_counter() - begun
    player = load.players[0]
    await player.open()
    begun = time.perf_counter()
    await player.ask({"type": "enter", "table": player.table})
    back = time.perf_counter() - begun
    for other in load.players:
        await other.socket.close()
    return {"running_games": games, "seconds_until_ready": round(ready, 2), "ms_until_back": round(back * 1000, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rules", default="2 classic")
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--database")
    parser.add_argument("--servers", type=int, default=1, help="the two people of a table are at different ones")
    parser.add_argument("--bot", metavar="LEVEL", help="a third seat for a bot of this level")
    parser.add_argument("--against", metavar="REVISION")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--idle", type=int)
    parser.add_argument("--grow", action="store_true")
    parser.add_argument("--restart", type=int)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.against is not None:
        compare(options)
    else:
        for result in serve_and_measure(options):
            show(result, options)


def serve_and_measure(options: argparse.Namespace, source: Path = HERE / "src", *more: str) -> list[Message]:
    """Start servers of the package in a folder, measure them, stop them."""
    free = "--messages-per-second=100000", "--burst=100000", "--log-level=warning", *more
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = options.database or f"sqlite:///{folder}/load.db"
        serving = [Serving(database, *free, PYTHONPATH=str(source)) for _ in range(options.servers)]
        servers = [stack.enter_context(server) for server in serving]
        return uvloop.run(measured(servers, options))


def show(result: Message, options: argparse.Namespace, name: str = "") -> None:
    text = json.dumps(result) if options.json else "  ".join(f"{key} {value}" for key, value in result.items())
    print(name + text, flush=True)


def compare(options: argparse.Namespace) -> None:
    """Rounds of this state and of another one, each with a server of its own; who begins alternates."""
    sources = {"now": HERE / "src", options.against: source_of(options.against)}
    ratios = []
    for number in range(options.rounds):
        costs = {}
        for name in sorted(sources, reverse=number % 2 == 0):
            (result,) = serve_and_measure(options, sources[name])
            show(result, options, f"{name} ")
            costs[name] = result["server_cpu_us_per_move"]
        ratios.append(costs["now"] / costs[options.against])
    found = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"processor time a move next to {options.against}: {median(ratios):.2f} (rounds: {found})")


async def measured(servers: Sequence[Serving], options: argparse.Namespace) -> list[Message]:
    server = servers[0]
    if options.restart:
        return [await restart(server, options.restart)]
    if options.idle:
        return [await idle(server.address, server.pid, options.idle)]
    results = []
    for tables in (1, 10, 100, 1000) if options.grow else (options.tables,):
        load = Load([each.address for each in servers], tables, options.rules, options.watchers, options.bot)
        await load.set_up()
        results.append(await load.run(options.seconds, [each.pid for each in servers]))
    return results


if __name__ == "__main__":
    main()
