"""Nothing that was acknowledged is lost, whoever is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import defaultdict

import pytest

from kingdomino.server.storage import Conflict, StorageUnavailable

from .steps import opened, step, until_it_works, waited

_TABLES = 20
_WRITER = """
import asyncio, os, sys
from tests.server.storage.steps import opened, step

async def push(store, table, number):
    while True:
        number += 1
        await store.append(step(table, number))
        os.write(1, b"%s %d\\n" % (table.encode(), number))

async def main(url, tables):
    async with opened(url) as store:
        names = [f"T{table:04}" for table in range(tables)]
        versions = await store.versions(names)
        await asyncio.gather(*(push(store, name, versions.get(name, 0)) for name in names))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


def _write_until_killed(database: str, at_least: int) -> dict[str, list[int]]:
    """What a process acknowledged before it was killed, while it was still writing."""
    acknowledged: dict[str, list[int]] = defaultdict(list)
    with subprocess.Popen([sys.executable, "-c", _WRITER, database, str(_TABLES)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            if count == at_least:
                process.kill()
            table, number = line.split()
            acknowledged[table.decode()].append(int(number))
    assert process.returncode == -9
    return acknowledged


@waited
async def test_what_a_killed_server_acknowledged_is_there_once(database):
    last = dict.fromkeys((f"T{table:04}" for table in range(_TABLES)), 0)
    for at_least in (57, 150):
        acknowledged = await asyncio.to_thread(_write_until_killed, database, at_least)
        async with opened(database) as store:
            for table, numbers in acknowledged.items():
                assert numbers == list(range(last[table] + 1, numbers[-1] + 1))
                log = [entry.number for entry in await store.entries(table)]
                assert log == list(range(1, len(log) + 1))
                assert numbers[-1] <= len(log) <= numbers[-1] + 1
            last = {**last, **await store.versions(list(last))}
            for table, version in last.items():
                assert len(await store.entries(table)) == version
                await store.append(step(table, version + 1))
                last[table] += 1


class Pushing:
    """Tables that go on and on, and what was acknowledged to them."""

    def __init__(self, store) -> None:
        self.store = store
        self.acknowledged: dict[str, list[int]] = defaultdict(list)
        self.refusals: list[str] = []
        self._tasks = [asyncio.create_task(self._push(f"T{table:04}")) for table in range(_TABLES)]

    async def _push(self, table: str) -> None:
        while True:
            try:
                number = (await self.store.versions([table])).get(table, 0) + 1
                await self.store.append(step(table, number))
                self.acknowledged[table].append(number)
            except StorageUnavailable as error:
                self.refusals.append(error.code)
                await asyncio.sleep(0.02)

    async def some(self, more: int = 100) -> None:
        """Wait until this many more steps were acknowledged."""
        wanted = more + sum(map(len, self.acknowledged.values()))
        while sum(map(len, self.acknowledged.values())) < wanted:
            assert not any(task.done() for task in self._tasks)
            await asyncio.sleep(0.005)

    async def refused(self) -> None:
        """Wait until every table was refused again."""
        wanted = len(self.refusals) + 2 * _TABLES
        while len(self.refusals) < wanted:
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@waited
async def test_when_postgresql_is_killed_nothing_acknowledged_is_lost_and_all_goes_on_by_itself(
    postgres_database, mortal_postgres
):
    postgres = mortal_postgres
    async with opened(postgres_database) as store:
        pushing = Pushing(store)
        for how in (postgres.kill, postgres.restart):
            await pushing.some()
            await asyncio.to_thread(how)
            if not postgres.running:
                await pushing.refused()
                await asyncio.to_thread(postgres.start)
        await pushing.some()
        await pushing.stop()
        assert set(pushing.refusals) == {"storage_gone"}
        for table, numbers in pushing.acknowledged.items():
            log = [entry.number for entry in await store.entries(table)]
            assert log == list(range(1, len(log) + 1))
            assert len(set(numbers)) == len(numbers)
            assert set(numbers) <= set(log)


@waited
async def test_a_postgresql_in_recovery_reads_but_does_not_write_until_it_is_promoted(
    postgres_database, mortal_postgres
):
    postgres = mortal_postgres
    async with opened(postgres_database) as store:
        await store.append(step())
        postgres.become_standby()
        assert await until_it_works(lambda: store.versions(["TABLE"])) == {"TABLE": 1}
        with pytest.raises(StorageUnavailable, match="storage_read_only"):
            await _until_not_gone(lambda: store.append(step(number=2)))
        with pytest.raises(StorageUnavailable, match="storage_read_only"):
            await _until_not_gone(lambda: store.add_guest("Ann", "en", b"a", 0, 1))
        with pytest.raises(StorageUnavailable, match="storage_read_only"):
            await _until_not_gone(store.check)
        assert await store.versions(["TABLE"]) == {"TABLE": 1}
        postgres.execute("SELECT pg_promote()")
        await until_it_works(lambda: store.append(step(number=2)))
        assert len(await store.entries("TABLE")) == 2


async def _until_not_gone(action) -> None:
    while True:
        try:
            await action()
            return
        except StorageUnavailable as error:
            if error.code != "storage_gone":
                raise
        await asyncio.sleep(0.02)


@waited
async def test_a_connection_that_the_server_ends_is_replaced(postgres, postgres_database):
    async with opened(postgres_database) as store:
        await store.append(step())
        name = postgres_database.rsplit("/", 1)[1]
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert await store.versions(["TABLE"]) == {"TABLE": 1}
        # The first to write meets the end of its connection: this step, or the store's own sign of life before it.
        await until_it_works(lambda: store.append(step(number=2)))
        with pytest.raises(Conflict):
            await store.append(step(number=2))
