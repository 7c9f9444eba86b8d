"""How long at least one server was up."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.server.storage import Store, uptime

from .steps import DAY, opened, step, waited

SPANS = st.tuples(st.integers(0, 40), st.integers(0, 40))


@given(st.lists(SPANS, max_size=6), SPANS)
def test_the_union_of_stretches_is_what_counting_says(stretches, span):
    since, until = span
    counted = sum(any(start <= moment < end for start, end in stretches) for moment in range(since, until))
    assert uptime.covered(stretches, since, until) == counted


class Clock:
    """Time that goes when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, now: int = 1_000_000_000_000) -> None:
        self.now = now
        monkeypatch.setattr(uptime, "now_in_milliseconds", lambda: self.now)

    async def run(self, store: Store, milliseconds: int) -> None:
        """Let time pass while a server shows that it is up as often as it should."""
        while milliseconds > 0:
            self.now += min(milliseconds, 2000)
            milliseconds -= 2000
            await store._pulse.beat()


@waited
async def test_time_while_no_server_was_up_does_not_count(database, monkeypatch):
    clock = Clock(monkeypatch)
    begun = clock.now
    async with opened(database) as store:
        await clock.run(store, 7000)
    clock.now += 3 * DAY
    async with opened(database) as store:
        clock.now += 1500
        assert await store.up_time(begun, clock.now) == 8500
        assert await store.up_time(begun + 4000, clock.now - 500) == 4000
        assert await store.up_time(begun - DAY, begun) == 0
        assert await store.up_time(clock.now, begun) == 0


@waited
async def test_a_server_that_was_killed_counts_until_it_was_last_seen(database, monkeypatch):
    clock = Clock(monkeypatch)
    begun = clock.now
    killed = Store(database)
    await killed.open()
    await clock.run(killed, 6000)
    clock.now += 1900
    monkeypatch.setattr(killed._pulse, "beat", _cannot)
    await killed.close()
    clock.now += DAY
    async with opened(database) as store:
        assert await store.up_time(begun, clock.now) == 6000


async def _cannot() -> None:
    pass


@waited
async def test_servers_that_were_up_together_count_once(postgres_database, monkeypatch):
    clock = Clock(monkeypatch)
    begun = clock.now
    async with opened(postgres_database) as one:
        await clock.run(one, 4000)
        async with opened(postgres_database) as two:
            for store in (one, two, one, two):
                await clock.run(store, 2000)
            assert await one.up_time(begun, clock.now) == await two.up_time(begun, clock.now) == 12_000


@waited
async def test_a_server_that_could_give_no_sign_was_not_up(database, monkeypatch):
    clock = Clock(monkeypatch)
    begun = clock.now
    async with opened(database) as store:
        await clock.run(store, 4000)
        clock.now += DAY
        assert await store.up_time(begun, clock.now) == 4000
        await clock.run(store, 6000)
        assert await store.up_time(begun, clock.now) == 8000


@waited
async def test_a_clock_that_was_set_back_does_no_harm(database, monkeypatch):
    clock = Clock(monkeypatch)
    async with opened(database) as store:
        await clock.run(store, 4000)
        clock.now -= DAY
        begun = clock.now
        await clock.run(store, 4000)
        assert 0 <= await store.up_time(begun, clock.now) <= 4000
        await store.append(step())


@waited
async def test_a_server_shows_that_it_is_up_without_being_asked(database, monkeypatch):
    monkeypatch.setattr(uptime, "_EVERY_SECONDS", 0.01)
    clock = Clock(monkeypatch)
    async with opened(database):
        begun, clock.now = clock.now, clock.now + 5000
        async with opened(database) as late, asyncio.timeout(300):
            while await late.up_time(begun, clock.now) < 5000:
                await asyncio.sleep(0.01)


@waited
async def test_only_the_newest_stretches_are_kept_whatever_the_clock_says(database, monkeypatch):
    monkeypatch.setattr(uptime, "_KEPT", 3)
    clock = Clock(monkeypatch)
    begun = clock.now
    for _ in range(4):
        async with opened(database) as store:
            await clock.run(store, 4000)
        clock.now += 1000 * DAY
    async with opened(database) as store:
        assert await store.up_time(begun, clock.now) == 2 * 4000


@waited
async def test_a_clock_that_jumps_ahead_makes_nothing_old(database, monkeypatch):
    """A server whose clock was wrong by 40 days deleted games at its next start."""
    clock = Clock(monkeypatch)
    async with opened(database) as store:
        await store.append(step(updated=clock.now))
        await clock.run(store, 4000)
    clock.now += 400 * DAY
    async with opened(database) as store:
        await clock.run(store, 4000)
        idle = await store.time_before(clock.now, 30 * DAY)
        assert await store.sweep(0, None, idle) == 0
        await store._journal.beat("another server", clock.now, clock.now + 31 * DAY)
        idle = await store.time_before(clock.now + 31 * DAY, 30 * DAY)
        assert await store.sweep(0, None, idle) == 1


def test_time_is_counted_back_over_stretches_that_overlap_and_over_gaps():
    stretches = [(0, 10), (20, 30), (25, 40)]
    assert uptime.went_back(stretches, 40, 5) == 35
    assert uptime.went_back(stretches, 40, 20) == 20
    assert uptime.went_back(stretches, 40, 22) == 8
    assert uptime.went_back(stretches, 50, 22) == 8
    assert uptime.went_back(stretches, 40, 35) == -5
    assert uptime.went_back([], 40, 35) == 5
