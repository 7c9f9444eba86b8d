"""Nothing is lost: servers, workers and PostgreSQL are killed in the middle of play, and everything is counted.

    python -m tests.server.kills --kills 100 --moves 20000                one server on SQLite
    python -m tests.server.kills --kills 100 --moves 20000 --cluster      two servers, a worker, PostgreSQL
    python -m tests.server.kills --kills 300 --moves 50000 --journal FILE     can be interrupted and resumed

People play without a pause at many tables, note every move that was acknowledged, come back after every kill and go on.
At the end each table's log has to hold exactly the moves that its people made, each once, in order, and every
acknowledged one; every game that is over has to be one that the rules confirm, with a record that verifies.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kingdomino import Game
from kingdomino.games import verify_record
from kingdomino.server.storage import Store
from kingdomino.tables import read_events
from kingdomino.tables.messages.events import Began, Finished, MoveMade
from tests.server.campaign import Campaign, add_journal, parts_of
from tests.server.client import Client, Message, Refusal, register, seats
from tests.server.running import Serving
from tests.server.services import Postgres

_RULES = ("2 classic", "3 classic", "4 revised harmony", "2 revised mighty-duel middle-kingdom", "3 revised")
#: A portion of a campaign has its own servers.
_KILLS_A_PORTION = 25
#: Refusals that a client meets while something is being mended; it asks again.
_PASSING = ("storage_unavailable", "restarting")


#: The addresses of servers, the URL of their database, and how each part is killed and started again.
Parts = tuple[list[str], str, dict[str, Callable[[], None]]]


class Broken(AssertionError):
    """Something was lost or done twice."""


@dataclass
class Count:
    """What happened."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    refused_for_now: int = 0
    killed: dict[str, int] = field(default_factory=dict)


@dataclass
class Made:
    """A move that a person decided on, and the version that the server acknowledged for it."""

    move: str
    version: int | None = None


class Player:
    """Holds all the people's seats of one table, and comes back whatever happens."""

    def __init__(self, addresses: list[str], number: int, count: Count) -> None:
        self.addresses, self.count, self.random = addresses, count, Random(number)
        self.rules = _RULES[number % len(_RULES)]
        self.bots = number % 2
        self.secret = ""
        self.table = ""
        self.made: list[Made] = []
        self.seen: int | None = None
        self.over = False

    async def run(self) -> None:
        """Until told to stop."""
        guest = await self._again(lambda: register(self._address()))
        self.secret = guest["secret"]
        while not self.over:
            try:
                async with asyncio.timeout(300), Client(self._address(), self.secret) as client:
                    await self._play(client)
            except (OSError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.05)
            except Refusal as refusal:
                if refusal.code not in _PASSING:
                    raise
                self.count.refused_for_now += 1
                await asyncio.sleep(0.1)
            except Exception as error:
                if not type(error).__module__.startswith("websockets"):
                    raise
                await asyncio.sleep(0.05)

    def _address(self) -> str:
        return self.random.choice(self.addresses)

    async def _again(self, ask: Callable[[], object]) -> Message:
        while True:
            try:
                found: Message = await ask()  # type: ignore[misc]
                return found
            except Exception:
                await asyncio.sleep(0.1)

    async def _play(self, client: Client) -> None:
        if not self.table:
            await self._create(client)
        else:
            await client.ask("enter", table=self.table, seen=self.seen)
            await self._settle(client)
        while not self.over:
            await client.until(lambda: client.turn(self.table) is not None or client.is_over(self.table), 300)
            self.seen = client.tables[self.table]["version"]
            if client.is_over(self.table):
                await client.ask("again", table=self.table)
                await client.at(self.table, self.seen + 1)
                continue
            await self._move(client)

    async def _create(self, client: Client) -> None:
        players = int(self.rules[0])
        wishes = seats(*["me"] * (players - self.bots), *["page"] * self.bots)
        made = await client.ask("create", rules=self.rules, seats=wishes, start=True)
        self.table = made["table"]

    async def _move(self, client: Client) -> None:
        turn, version = client.turn(self.table), client.tables[self.table]["version"]
        assert turn is not None
        made = Made(self.random.choice(turn["moves"])["move"])
        self.made.append(made)
        self.asked = version
        try:
            await self._ask(client, made)
        except Refusal as refusal:
            if refusal.code == "stale":
                text = f"{self.table}: offered at version {version}, {made.move} is stale: {refusal}"
                raise Broken(text) from None
            raise
        assert made.version is not None
        await client.at(self.table, made.version)

    async def _ask(self, client: Client, made: Made) -> None:
        done = await client.ask("move", table=self.table, version=self.asked, move=made.move)
        made.version = done["version"]
        self.count.acknowledged += 1

    async def _settle(self, client: Client) -> None:
        """The last move was sent and not answered: sending it again is harmless, and tells."""
        if self.made and self.made[-1].version is None:
            try:
                await self._ask(client, self.made[-1])
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                text = f"{self.table}: {self.made[-1].move} was sent twice and is neither made nor to be made"
                raise Broken(text) from None
            version = self.made[-1].version
            assert version is not None
            await client.at(self.table, version)  # another server may have made it: its news follow


@contextmanager
def alone(folder: Path) -> Iterator[Parts]:
    """One server on SQLite."""
    url = f"sqlite:///{folder}/kills.db"
    with Serving(url, "--burst=100000", "--messages-per-second=100000", log=folder / "server.log") as server:

        def kill() -> None:
            server.kill()
            server.start()

        yield [server.address], url, {"server": kill}


@contextmanager
def cluster(folder: Path) -> Iterator[Parts]:
    """Two servers, a worker and PostgreSQL, each of which may be killed."""
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres(durable=True))
        options = ("--burst=100000", "--messages-per-second=100000")
        servers = [
            stack.enter_context(Serving(postgres.url, *options, log=folder / f"server{number}.log"))
            for number in (1, 2)
        ]
        worker = stack.enter_context(Worker(postgres.url, folder / "worker.log"))
        kills: dict[str, Callable[[], None]] = {
            "postgres": _reborn(postgres),
            "worker": _reborn(worker),
        }
        for number, server in enumerate(servers, 1):
            kills[f"server {number}"] = _reborn(server)
        yield [server.address for server in servers], postgres.url, kills


def _reborn(service: Serving | Postgres | Worker) -> Callable[[], None]:
    def kill() -> None:
        service.kill()
        service.start()

    return kill


class Worker:
    """`kingdomino worker` as its own process."""

    def __init__(self, database: str, log: Path) -> None:
        self._command = [sys.executable, "-m", "kingdomino", "worker", f"--database={database}"]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Worker:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(120)

    def start(self) -> None:
        """Begin to take jobs."""
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(
                self._command, stdout=output, stderr=output, env=dict(os.environ), start_new_session=True
            )

    def kill(self) -> None:
        """In the middle of a thought."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


async def storm(
    addresses: list[str], kills: dict[str, Callable[[], None]], wanted: int, moves: int, tables: int, seed: int
) -> tuple[Count, list[Player]]:
    """Play, kill, play on, until there were enough kills and enough moves."""
    count, random = Count(), Random(seed)
    next_kills: list[str] = []
    players = [Player(addresses, number, count) for number in range(tables)]
    playing = [asyncio.create_task(player.run()) for player in players]
    while count.kills < wanted or count.acknowledged < moves:
        # Enough moves between two kills that both numbers are reached together.
        target = count.acknowledged + max(1, round(moves / max(1, wanted) * random.uniform(0.5, 1.3)))
        deadline = time.monotonic() + 300
        while count.acknowledged < target:
            await asyncio.sleep(0.01)
            _raise_first(playing)
            if time.monotonic() > deadline:
                raise Broken(f"nothing moves any more after {count}")
        if count.kills < wanted:
            next_kills = next_kills or random.sample(sorted(kills), len(kills))  # all of them before any again
            what = next_kills.pop()
            await asyncio.to_thread(kills[what])
            count.kills += 1
            count.killed[what] = count.killed.get(what, 0) + 1
            print(f"{count.kills} kills, {count.acknowledged} moves acknowledged; {what}", flush=True)
    for player in players:
        player.over = True
    done, late = await asyncio.wait(playing, timeout=120)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
    _raise_first(list(done))
    return count, players


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise task.exception()  # type: ignore[misc]


async def check(url: str, players: list[Player], count: Count) -> None:
    """Read the logs and compare with what the people know."""
    store = Store(url)
    await store.open()
    try:
        for player in players:
            entries = await store.entries(player.table)
            log = [(entry.number, event) for entry in entries for event in read_events(entry.events)]
            _check_table(player, [entry.number for entry in entries], log)
            for _, event in log:
                if isinstance(event, Began):
                    game = event.game
                if isinstance(event, Finished):
                    finished = await store.finished(game)
                    if finished is None or not verify_record(finished.record).passed:
                        raise Broken(f"{game} has no record that verifies")
                    ended = Game.from_record(finished.record)
                    if list(ended.position.places()) != list(event.result.places):
                        raise Broken(f"{game} ended otherwise than the rules say")
                    count.games += 1
    finally:
        await store.close()


def _check_table(player: Player, numbers: list[int], log: list[tuple[int, object]]) -> None:
    if numbers != list(range(1, len(numbers) + 1)):
        raise Broken(f"{player.table}: the log has holes or doubles: {numbers}")
    own = [(number, event.move) for number, event in log if isinstance(event, MoveMade) and event.by == "person"]
    made = [(made.version, made.move) for made in player.made]
    unanswered = made and made[-1][0] is None
    expected = made[:-1] if unanswered else made
    if own[: len(expected)] != expected:
        at = next((at for at, pair in enumerate(expected) if own[at : at + 1] != [pair]), 0)
        told, kept = expected[max(0, at - 1) : at + 2], own[max(0, at - 1) : at + 2]
        raise Broken(f"{player.table}: acknowledged {told}, in the log {kept}")
    extra = own[len(expected) :]
    if extra and not (unanswered and len(extra) == 1 and extra[0][1] == made[-1][1]):
        raise Broken(f"{player.table}: in the log and never made, or made twice: {extra}")


def run(*, kills: int, moves: int, tables: int, seed: int, clustered: bool) -> Count:
    """The whole campaign, on servers of its own."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with cluster(place) if clustered else alone(place) as parts:
            return run_on(parts, place, kills=kills, moves=moves, tables=tables, seed=seed)


def run_on(parts: Parts, folder: Path, *, kills: int, moves: int, tables: int, seed: int) -> Count:
    """The campaign on servers that run; their logs are in a folder."""
    addresses, url, ways = parts
    try:
        count, players = asyncio.run(storm(addresses, ways, kills, moves, tables, seed))
        asyncio.run(check(url, players, count))
    except BaseException:
        for log in sorted(folder.glob("*.log")):
            print(f"--- {log.name}\n{log.read_text()[-4000:]}", file=sys.stderr)
        raise
    return count


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cluster", action="store_true")
    add_journal(parser)
    options = parser.parse_args()
    parts = parts_of(options.kills, _KILLS_A_PORTION)
    chosen = {name: getattr(options, name) for name in ("kills", "moves", "tables", "seed", "cluster")}
    campaign = Campaign(options.journal, len(parts), **chosen)
    for portion in campaign.left():
        try:
            count = run(
                kills=parts[portion],
                moves=parts_of(options.moves, -(-options.moves // len(parts)))[portion],
                tables=options.tables,
                seed=options.seed + portion,
                clustered=options.cluster,
            )
        except Broken as broken:
            print(f"BROKEN: {broken}", file=sys.stderr)
            return 1
        campaign.done(portion, vars(count))
    killed: Counter[str] = Counter()
    for result in campaign.results:
        killed.update(result["killed"])
    each = ", ".join(f"{name} {number}" for name, number in sorted(killed.items()))
    print(
        f"{campaign.total('kills')} kills ({each}), "
        f"{campaign.total('acknowledged')} moves acknowledged, {campaign.total('games')} games over: 0 lost, 0 doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
