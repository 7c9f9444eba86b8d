"""How many steps a second the storage commits, group commit beside one commit a step:

    python -m benchmarks.storage [--seconds 5] [--tables 100] [--only sqlite|postgresql]

Every table appends its next step as soon as the last is acknowledged, with events and a summary as a real game has
them. SQLite waits for the disk (synchronous=FULL), so does PostgreSQL (fsync on). Besides the steps a second it prints
what an append costs the event loop's thread and the whole process in CPU time, and how late a timer is meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import uvloop
from tests.server.services import Postgres

from kingdomino.server.storage import Entry, Store, Summary, Write

EVENTS = (
    b'[{"seat":1,"move":"13@g8e","by":"person","chance":["deal 5 17 22 40"],"points":37,"spent":4210,"type":"moved"},'
    b'{"seat":1,"move":"=27","by":"person","chance":[],"points":37,"spent":900,"type":"moved"}]'
)
SEAT = b'{"seat":%d,"kind":"person","name":"Astrid","guest":%d,"level":null,"stand_in":null,"timeouts":0}'


def step(table: int, number: int) -> Write:
    """One step of a running game of two."""
    code, people = f"T{table:04}", (2 * table + 1, 2 * table + 2)
    seats = b"[" + b",".join(SEAT % (seat, guest) for seat, guest in enumerate(people)) + b"]"
    summary = Summary(
        code, "playing", "2 classic", False, True, None, people[0], seats, people, 0, (people[number % 2],), number,
        1_700_000_000_000, 1_700_000_000_000 + number,
    )  # fmt: skip
    return Write(code, Entry(number, 1_700_000_000_000 + number, EVENTS), summary)


class Figures:
    """The figures of one measurement."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.late: list[float] = []

    async def play(self, store: Store, table: int, until: float) -> None:
        number = 1
        while (begun := time.perf_counter()) < until:
            await store.append(step(table, number))
            self.waits.append(time.perf_counter() - begun)
            number += 1

    async def feel(self, until: float) -> None:
        while (begun := time.perf_counter()) < until:
            await asyncio.sleep(0.005)
            self.late.append(time.perf_counter() - begun - 0.005)


async def measure(url: str, tables: int, seconds: float, most_at_once: int) -> str:
    """A row of the report."""
    store = Store(url, most_at_once=most_at_once)
    await store.open()
    figures, begun = Figures(), time.perf_counter()
    process, thread = time.process_time(), time.thread_time()
    until = begun + seconds
    await asyncio.gather(figures.feel(until), *(figures.play(store, table, until) for table in range(tables)))
    lasted = time.perf_counter() - begun
    process, thread = time.process_time() - process, time.thread_time() - thread
    commits, steps = store.commits
    await store.close()
    wait, late = quantiles(figures.waits, n=100), quantiles(figures.late, n=100)
    return (
        f"{steps / lasted:8,.0f} steps/s {steps / commits:6.1f} a commit   p50 {1e3 * wait[49]:5.1f} p99 "
        f"{1e3 * wait[98]:6.1f} ms   CPU us/step: loop {1e6 * thread / steps:4.0f} all {1e6 * process / steps:4.0f}   "
        f"timer late p50 {1e3 * late[49]:4.1f} p99 {1e3 * late[98]:4.1f} ms"
    )


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Iterator[str]]:
    """An endless series of new databases of one kind."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield (str(Path(folder) / f"{number}.db") for number in range(100))
    else:
        with Postgres(durable=True) as server:
            yield (server.new_database() for _ in range(100))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    chosen = parser.parse_args()
    for kind in ("sqlite", "postgresql") if chosen.only is None else (chosen.only,):
        with databases(kind) as fresh:
            for name, tables, most in (
                ("group commit", chosen.tables, 256),
                ("one by one", chosen.tables, 1),
                ("a single table", 1, 256),
            ):
                figures = uvloop.run(measure(next(fresh), tables, chosen.seconds, most))
                print(f"{kind:10} {name:14} {tables:4} tables {figures}", flush=True)


if __name__ == "__main__":
    main()
