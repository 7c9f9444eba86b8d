"""How long a table with a very long log takes to open, and how long others wait for their pings meanwhile:

    python -m benchmarks.long_table [--entries 300000] [--only sqlite|postgresql]

A database of a version without snapshots is made: one table whose players moved and took back without end. A server is
started on it three times, and each time somebody enters the table while another person pings without a pause: as soon
as it listens (its log has no snapshot yet), again on the same server, and after a restart.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import psycopg
from tests.server.client import Client, register
from tests.server.running import Serving
from tests.server.services import Postgres

from kingdomino.games import Dealer
from kingdomino.rules import Ruleset
from kingdomino.server.live.live_table import hidden_of, write_for
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Entry, Store
from kingdomino.tables import Table, deciding, gathering, write_events
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.client import CreateTable
from kingdomino.tables.messages.shapes import SeatWish

CODE = "LONGA"
_YEAR = 365 * 86_400_000
_ROWS = 'INSERT INTO entries ("table", number, at, events) VALUES (%s, %s, %s, %s)'


async def make(url: str, entries: int) -> str:
    """A database with one long table and no snapshot; the secret of its player."""
    store = Store(url)
    await store.open()
    token = secrets.token_urlsafe(24)
    expires = now_in_milliseconds() + _YEAR
    anna = await store.add_guest("Anna", "en", hashlib.sha256(token.encode()).digest(), 0, expires)
    table, dealer = Table(CODE), Dealer.from_seed(Ruleset(players=2), 1, "00" * 32)

    def entry(events: list[e.Event]) -> Entry:
        made = Entry(table.version + 1, now_in_milliseconds(), write_events(events))
        table.apply(made.number, made.at, events)
        return made

    wish = CreateTable(id=1, rules="2 classic", seats=[SeatWish("me"), SeatWish("me")])
    made = entry(gathering.create(wish, anna.number, "Anna"))
    await store.append(write_for(table, made, None, None))
    made = entry([deciding.begin(table, f"{CODE}-1", dealer)])
    await store.append(write_for(table, made, hidden_of(dealer, CODE, f"{CODE}-1"), None))
    await store.close()
    rows = []
    while table.version < entries:
        assert table.game is not None
        seat, move = table.game.position.to_act, str(table.game.position.legal_moves()[0])
        assert seat is not None
        moved: list[e.Event] = [e.MoveMade(seat, move, "person", (), 0, 10)]
        for made in (entry(moved), entry([e.Undone(seat, 1)])):
            rows.append((CODE, made.number, made.at, made.events.decode()))
    insert(url, rows, table.version)
    return f"{anna.number}.{token}"


def insert(url: str, rows: list[tuple[str, int, int, str]], version: int) -> None:
    """Write the log at once, as no server would."""
    change = "UPDATE tables SET version = %s"
    if url.startswith("postgresql"):
        with psycopg.connect(url) as server, server.cursor() as cursor:
            cursor.executemany(_ROWS, rows)
            cursor.execute(change, (version,))
    else:
        with contextlib.closing(sqlite3.connect(url)) as file, file:
            file.executemany(_ROWS.replace("%s", "?"), rows)
            file.execute(change.replace("%s", "?"), (version,))


async def enter(address: str, secret: str) -> str:
    """Open the table while another person pings; a row of the report."""
    other = await register(address, "Boris")
    async with Client(address, secret) as anna, Client(address, other["secret"]) as boris:
        done, waits = asyncio.Event(), []

        async def ping() -> None:
            while not done.is_set():
                begun = time.perf_counter()
                await boris.ask("ping")
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.02)

        pinging = asyncio.create_task(ping())
        begun = time.perf_counter()
        await anna.ask("enter", table=CODE)
        await anna.at(CODE, 1)
        opened = time.perf_counter() - begun
        await asyncio.sleep(0.5)
        done.set()
        await pinging
    found = quantiles(waits, n=100)
    return f"opens in {opened:6.3f} s   ping p50 {1e3 * found[49]:5.1f} p99 {1e3 * found[98]:6.1f} ms"


def measure(url: str, entries: int) -> Iterator[tuple[str, str]]:
    """The rows of one database."""
    secret = asyncio.run(make(url, entries))
    with Serving(url, "--messages-per-second=1000", "--burst=1000", "--bot-processes=1") as serving:
        yield "without a snapshot", asyncio.run(enter(serving.address, secret))
        yield "in memory", asyncio.run(enter(serving.address, secret))
    with Serving(url, "--messages-per-second=1000", "--burst=1000", "--bot-processes=1") as serving:
        yield "from its snapshot", asyncio.run(enter(serving.address, secret))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--entries", type=int, default=300_000)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        for kind in ("sqlite", "postgresql") if chosen.only is None else (chosen.only,):
            url = (
                str(Path(folder) / "long.db")
                if kind == "sqlite"
                else stack.enter_context(Postgres(durable=True)).new_database()
            )
            for name, figures in measure(url, chosen.entries):
                print(f"{kind:10} {chosen.entries:,} entries, {name:18} {figures}", flush=True)


if __name__ == "__main__":
    main()
