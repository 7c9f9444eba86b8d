"""Snapshots are stored with their step or not at all, and go with their table and with a forgotten name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingdomino.server.storage import Conflict, Snapshot

from .steps import opened, step, waited

FIRST, SECOND = Snapshot(1, 1, b'{"first": 1}'), Snapshot(1, 2, b'{"second": 2}')


@waited
async def test_a_snapshot_is_stored_with_its_step_and_replaces_the_one_before(database):
    async with opened(database) as store:
        await store.append(step())
        assert await store.snapshot("TABLE") is None
        await store.append(replace(step("OTHER"), snapshot=FIRST))
        await store.append(replace(step("OTHER", 2), snapshot=SECOND))
        with pytest.raises(Conflict):
            await store.append(replace(step("OTHER", 2), snapshot=FIRST))
        assert await store.snapshot("OTHER") == SECOND
        assert await store.snapshot("TABLE") is None


@waited
async def test_a_snapshot_outside_a_step_never_replaces_a_newer_one_of_its_format(database):
    async with opened(database) as store:
        await store.keep_snapshot("TABLE", FIRST, [])
        assert await store.snapshot("TABLE") is None, "there is no such table"
        for number in (1, 2):
            await store.append(step(number=number))
        await store.keep_snapshot("TABLE", replace(SECOND, version=3), [])
        assert await store.snapshot("TABLE") is None, "the log does not reach so far"
        await store.keep_snapshot("TABLE", SECOND, [1, 2])
        await store.keep_snapshot("TABLE", FIRST, [1])
        assert await store.snapshot("TABLE") == SECOND
        await store.keep_snapshot("TABLE", replace(FIRST, format=2), [])
        assert await store.snapshot("TABLE") == replace(FIRST, format=2)


@waited
async def test_a_snapshot_goes_with_a_forgotten_name_and_does_not_bring_it_back(database):
    async with opened(database) as store:
        await store.append(replace(step(guests=(5, 6)), snapshot=FIRST))
        await store.append(replace(step("OTHER", guests=(6,)), snapshot=FIRST))
        await store.forget_guest(5)
        assert await store.snapshot("TABLE") is None
        assert await store.snapshot("OTHER") == FIRST
        await store.keep_snapshot("TABLE", FIRST, [5, 6])
        assert await store.snapshot("TABLE") is None
        await store.keep_snapshot("TABLE", FIRST, [6])
        assert await store.snapshot("TABLE") == FIRST


@waited
async def test_a_snapshot_goes_with_its_table(database):
    async with opened(database) as store:
        await store.append(replace(step(), snapshot=FIRST))
        assert await store.sweep(0, None, 10_000) == 1
        assert await store.snapshot("TABLE") is None


@waited
async def test_tables_that_want_a_snapshot_are_those_with_many_entries_after_theirs(database):
    async with opened(database) as store:
        for table, numbers in (("SHORT", 2), ("LONGA", 5), ("LONGB", 5)):
            for number in range(1, numbers + 1):
                snapshot = replace(FIRST, version=number) if (table, number) == ("LONGB", 4) else None
                await store.append(replace(step(table, number), snapshot=snapshot))
        assert await store.without_snapshot(1, 3) == [("LONGA", 5)]
        assert await store.without_snapshot(2, 3) == [("LONGA", 5), ("LONGB", 5)]


@waited
async def test_a_log_is_read_in_portions(database):
    async with opened(database) as store:
        for number in range(1, 6):
            await store.append(step(number=number))
        assert [entry.number for entry in await store.entries("TABLE", 1, 2)] == [2, 3]
        assert [entry.number for entry in await store.entries("TABLE", limit=1)] == [1]
