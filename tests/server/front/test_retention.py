"""What is deleted by itself, and when."""

import asyncio

import pytest

from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.process import sweeping as retention
from kingdomino.server.storage import StorageUnavailable, Store
from tests.server.front.playing import Player

DAY = 86_400_000


@pytest.fixture
def played(serve, tmp_path):
    """A database with a finished game and an unfinished table."""
    server = serve(messages_per_second=10_000, burst=100_000)
    player = Player(server)
    finished, idle = player.table(play=True), player.table()
    return finished, idle, tmp_path / "games.db"


def sweep(database, days_later, **changes):
    async def swept():
        store = Store(database)
        await store.open()
        try:
            now = now_in_milliseconds()
            assert store._journal is not None
            await store._journal.beat("a server that was up all the while", now, now + days_later * DAY)
            await retention.sweep(store, Settings(**changes), now + days_later * DAY)
            return store.address
        finally:
            await store.close()

    return asyncio.run(swept())


def kept(database, finished, idle):
    async def looked():
        store = Store(database)
        await store.open()
        try:
            return await store.finished(f"{finished}-1") is not None, await store.summary(idle) is not None
        finally:
            await store.close()

    return asyncio.run(looked())


def test_finished_games_stay_for_ever_and_idle_tables_for_30_days(played):
    finished, idle, database = played
    sweep(database, 29)
    assert kept(database, finished, idle) == (True, True)
    sweep(database, 31)
    assert kept(database, finished, idle) == (True, False)
    sweep(database, 10_000)
    assert kept(database, finished, idle)[0]


def test_a_host_may_wish_otherwise(played):
    finished, idle, database = played
    sweep(database, 9, retention_days=10, idle_days=None)
    assert kept(database, finished, idle) == (True, True)
    sweep(database, 11, retention_days=10, idle_days=None)
    assert kept(database, finished, idle) == (False, True)


def test_sweeping_goes_on_when_the_database_was_away(monkeypatch):
    calls = []

    class Store:
        async def time_before(self, now, span):
            return now - span

        async def sweep(self, *times):
            calls.append(times)
            if len(calls) == 1:
                raise StorageUnavailable("storage_gone")
            if len(calls) == 3:
                raise asyncio.CancelledError
            return 0

    waits = []

    async def at_once(seconds):
        waits.append(seconds)

    monkeypatch.setattr("kingdomino.server.process.sweeping.asyncio.sleep", at_once)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(retention.keep_sweeping(Store(), Settings()))
    assert len(calls) == 3
    assert calls[0][1] is None
    assert 0 < waits[0] < 60, "soon after the start"
    assert waits[1:] == [3600, 3600], "then once an hour"
