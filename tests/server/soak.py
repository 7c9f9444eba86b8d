"""A server at steady work for a long time: does its memory stay flat?

    python -m tests.server.soak --minutes 60 --tables 50
    python -m tests.server.soak --minutes 60 --tables 50 --portions 3 --journal soak.jsonl     can be interrupted

People play at their tables at a quick human pace, some with bots, some with clocks; they watch each other, come back
after lost connections, play again, and open new tables. The memory of the server and of its bot process is sampled all
the time. It is flat if the median of the last fifth is at most 1 % above that of the fifth before. Until then a new
server fills what it keeps, such as SQLite 2 MB of pages a connection, and every placement that was ever legal.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import median

import psutil  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from tests.server.campaign import Campaign, add_journal
from tests.server.client import Client, Refusal, register, seats
from tests.server.hostile import accidents_in
from tests.server.running import Serving

_RULES = ("2 classic", "3 classic", "4 revised harmony", "2 revised mighty-duel middle-kingdom")
#: Enough for people who think for a moment, and so little that games which they leave end soon by their clocks: such
#: a table stays in memory until then, and the memory cannot be flat before as many end as are left.
_CLOCK = {"kind": "bank", "seconds": 60, "increment": 5}
_SAMPLE_SECONDS = 2.0
_FLAT = 1.01


class Broken(AssertionError):
    """Something went wrong that memory does not show."""


@dataclass
class Soaked:
    """What one server did, and its memory in KiB: samples of the server and of its bot process."""

    moves: int = 0
    games: int = 0
    tables: int = 0
    returns: int = 0
    server: list[int] = field(default_factory=list)
    bots: list[int] = field(default_factory=list)


class Person:
    """Plays at tables one after the other until told to stop."""

    def __init__(self, address: str, number: int, soaked: Soaked, thinking: float) -> None:
        self._address, self._soaked, self._random = address, soaked, Random(number)
        self._number, self._thinking = number, thinking
        self.over = asyncio.Event()

    async def run(self) -> None:
        """Until told to stop."""
        secret = (await register(self._address, f"Person {self._number}"))["secret"]
        while not self.over.is_set():
            try:
                async with Client(self._address, secret) as client:
                    for _ in range(self._random.randint(1, 3)):
                        await self._table(client)
            except (ConnectionError, ConnectionClosed):
                if not self.over.is_set():
                    raise Broken("the server closed a connection") from None
            self._soaked.returns += 1

    async def _table(self, client: Client) -> None:
        """A new table, one or two games at it."""
        rules = self._random.choice(_RULES)
        kinds = ["me", *self._random.choices(("me", "page", "knight"), k=int(rules[0]) - 1)]
        clock = _CLOCK if self._random.random() < 0.3 else None
        made = await client.ask("create", rules=rules, seats=seats(*kinds), start=True, clock=clock)
        table = made["table"]
        self._soaked.tables += 1
        for _ in range(self._random.randint(1, 2)):
            await self._game(client, table)
            if self.over.is_set():
                return
            done = await client.ask("again", table=table)
            await client.at(table, done["version"])
        await client.ask("leave", table=table)

    async def _game(self, client: Client, table: str) -> None:
        while not client.is_over(table) and not self.over.is_set():
            await client.until(lambda: client.turn(table) is not None or client.is_over(table))
            turn = client.turn(table)
            if turn is None:
                continue
            await asyncio.sleep(self._random.uniform(0, self._thinking))
            await client.move(table, lambda turn: self._random.choice(turn["moves"])["move"])
            self._soaked.moves += 1
            await self._perhaps_undo(client, table)
            client.raw.clear()
            client.told.clear()
        self._soaked.games += client.is_over(table)

    async def _perhaps_undo(self, client: Client, table: str) -> None:
        if client.tables[table]["you"]["undo"] == "free" and self._random.random() < 0.05:
            try:
                done = await client.ask("undo", table=table, version=client.tables[table]["version"])
            except Refusal:  # a bot was quicker
                return
            await client.at(table, done["version"])


def memory_of(process: psutil.Process) -> tuple[int, int]:
    """Resident memory of a server and of its children, in KiB."""
    children = sum(child.memory_info().rss for child in process.children(recursive=True))
    return process.memory_info().rss // 1024, children // 1024


async def _soak(
    serving: Serving, soaked: Soaked, seconds: float, tables: int, seed: int, thinking: float, least: int
) -> None:
    people = [Person(serving.address, 1000 * seed + number, soaked, thinking) for number in range(tables)]
    playing = [asyncio.create_task(person.run()) for person in people]
    process, end = psutil.Process(serving.pid), time.monotonic() + seconds
    shown = time.monotonic()
    try:
        while time.monotonic() < end or soaked.moves < least:
            await asyncio.wait(playing, timeout=_SAMPLE_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
            for ended in [task for task in playing if task.done()]:
                ended.result()
            server, bots = memory_of(process)
            soaked.server.append(server)
            soaked.bots.append(bots)
            if time.monotonic() - shown > 60:
                shown = time.monotonic()
                left = (end - shown) / 60
                print(f"{left:.0f} min left, {soaked.moves} moves, {server} + {bots} KiB", flush=True)
    finally:
        for person in people:
            person.over.set()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def run(seconds: float, tables: int, seed: int, thinking: float = 0.4, least: int = 1) -> Soaked:
    """One server from its start to its end; people think about a move for up to `thinking` seconds.

    It goes on beyond its seconds until `least` moves were made: a busy machine may take longer than that for the first.
    """
    soaked = Soaked()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with Serving(f"sqlite:///{folder}/soak.db", log=log) as serving:
            asyncio.run(_soak(serving, soaked, seconds, tables, seed, thinking, least))
        found = accidents_in(log.read_text())
        if found:
            raise Broken(f"{len(found)} accidents in the log, such as {found[0]}")
    return soaked


def growth(samples: list[int], since: int) -> float:
    """The median of the last fifth over that of an earlier one, the first being 0."""
    fifth = max(1, len(samples) // 5)
    return median(samples[-fifth:]) / median(samples[since * fifth : (since + 1) * fifth] or samples)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--portions", type=int, default=1, help="servers one after the other, each for its part")
    parser.add_argument("--thinking", type=float, default=0.4, help="seconds that a person thinks at most")
    parser.add_argument("--seed", type=int, default=1)
    add_journal(parser)
    options = parser.parse_args()
    seconds = 60 * options.minutes / options.portions
    chosen = {name: getattr(options, name) for name in ("tables", "seed", "thinking")}
    campaign = Campaign(options.journal, options.portions, seconds=seconds, **chosen)
    for portion in campaign.left():
        try:
            campaign.done(portion, asdict(run(seconds, options.tables, options.seed + portion, options.thinking)))
        except Broken as broken:
            print(f"BROKEN: {broken}", file=sys.stderr)
            return 1
    flat = True
    for result in campaign.results:
        for name in ("server", "bots"):
            samples = result[name]
            flat = flat and growth(samples, 3) <= _FLAT
            print(
                f"{name}: {samples[0]} KiB at first, {samples[-1]} at the end; the last fifth is "
                f"{100 * growth(samples, 1) - 100:.1f} % above the second and {100 * growth(samples, 3) - 100:.1f} % "
                "above the fourth"
            )
    sums = {name: campaign.total(name) for name in ("moves", "games", "tables", "returns")}
    print(
        f"{options.tables} tables for {options.minutes:g} min: {sums['moves']} moves, {sums['games']} games, "
        f"{sums['tables']} tables, {sums['returns']} connections; no accident; memory is {'' if flat else 'NOT '}flat"
    )
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main())
