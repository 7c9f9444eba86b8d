"""What is deleted by itself, and when."""

import asyncio

import pytest

from kingdomino.server.operation.settings import Settings
from kingdomino.server.process import sweeping as retention
from kingdomino.server.storage import StorageUnavailable

DAY = 86_400_000
NOW = 500 * DAY


def times(**changes):
    """Before which times secrets expired, games ended and tables were used that are deleted."""

    class Store:
        async def time_before(self, now, span):
            return now - span

        async def sweep(self, *found):
            return found

    return asyncio.run(retention.sweep(Store(), Settings(**changes), NOW))


def test_finished_games_stay_for_ever_and_idle_tables_for_30_days_unless_a_host_wishes_otherwise():
    assert times() == (NOW, None, NOW - 30 * DAY)
    assert times(retention_days=10, idle_days=None) == (NOW, NOW - 10 * DAY, None)


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
