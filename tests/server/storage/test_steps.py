"""Steps are stored once, in order, all or nothing, and many share a commit."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from kingdomino.server.storage import Conflict, Hidden, StorageUnavailable

from .steps import finished_game, move, opened, step, waited


@waited
async def test_what_was_appended_is_read_back_as_it_was(database):
    async with opened(database) as store:
        events = '[{"type":"sat","name":"Ωμέγα שלום \\u0000 \'\\"%s"}]'.encode()
        written = step(events=events, clock=b'{"kind":"bank"}', seats=b'[{"seat":0}]', guests=(7, 3), to_act=(3, 7))
        await store.append(written)
        await store.append(step(number=2))
        assert await store.entries("TABLE") == [written.entry, step(number=2).entry]
        assert await store.entries("TABLE", after=1) == [step(number=2).entry]
        assert await store.entries("OTHER") == []
        assert await store.summary("TABLE") == step(number=2).summary
        await store.append(step("SECND", events=events, clock=b'{"kind":"bank"}', guests=(7, 3), to_act=(3, 7)))
        found = await store.summary("SECND")
        assert found is not None
        assert (found.clock, found.guests, found.to_act) == (b'{"kind":"bank"}', (7, 3), (3, 7))
        assert await store.summary("OTHER") is None


@waited
async def test_all_is_there_after_closing_and_opening(database):
    async with opened(database) as store:
        await store.append(step())
    async with opened(database) as store:
        await store.append(step(number=2))
        assert [entry.number for entry in await store.entries("TABLE")] == [1, 2]


@waited
async def test_a_number_that_is_not_the_next_is_a_conflict_and_changes_nothing(database):
    async with opened(database) as store:
        for earlier in (1, 2):
            await store.append(step(number=earlier))
        before = await store.summary("TABLE")
        for number in (1, 2, 4, 0, -1):
            with pytest.raises(Conflict):
                await store.append(step(number=number, stage="finished", finished=finished_game("g1")))
        assert await store.summary("TABLE") == before
        assert [entry.number for entry in await store.entries("TABLE")] == [1, 2]
        assert await store.finished("g1") is None


@waited
async def test_a_table_that_was_never_set_up_cannot_go_on(database):
    async with opened(database) as store:
        with pytest.raises(Conflict):
            await store.append(step(number=2))
        assert await store.summary("TABLE") is None


@waited
async def test_what_arrives_together_shares_a_commit(database):
    async with opened(database) as store:
        for number in (1, 2, 3):
            await asyncio.gather(*(store.append(step(f"T{table:04}", number)) for table in range(200)))
        commits, steps = store.commits
        assert steps == 600
        assert commits <= 6
        assert len(await store.entries("T0199")) == 3


@waited
async def test_a_conflict_does_not_hurt_its_neighbours(database):
    async with opened(database) as store:
        await asyncio.gather(*(store.append(step(f"T{table:04}", hidden=_deck(table))) for table in range(50)))
        tried = [step(f"T{table:04}", 2 if table % 5 else 1, guests=(table,)) for table in range(50)]
        answers = await asyncio.gather(*(store.append(write) for write in tried), return_exceptions=True)
        assert store.commits == (2, 90)
        assert [isinstance(answer, Conflict) for answer in answers] == [table % 5 == 0 for table in range(50)]
        versions = await store.versions([write.table for write in tried])
        assert list(versions.values()).count(2) == 40
        assert [len(await store.tables_of(table)) for table in (10, 11)] == [0, 1]


def _deck(table: int) -> Hidden:
    return Hidden(f"g{table}", f"T{table:04}", "2 classic", "5", "aa", (3, 1, 2), (0, 1))


@waited
async def test_what_cannot_be_stored_at_all_fails_alone(database, caplog):
    async with opened(database) as store:
        bad = step("WRONG", rules="\ud800")
        tried = [*(step(f"T{table:04}") for table in range(9)), bad]
        answers = await asyncio.gather(*(store.append(write) for write in tried), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 9 + [StorageUnavailable]
        assert str(answers[-1]) == "storage_fault"
        assert "storage fault" in caplog.text
        await store.append(step("LATER"))


@waited
async def test_steps_of_one_table_sent_at_once_are_stored_in_turn(database):
    async with opened(database) as store:
        await asyncio.gather(*(store.append(step(number=number)) for number in range(1, 6)))
        assert [entry.number for entry in await store.entries("TABLE")] == [1, 2, 3, 4, 5]


@waited
async def test_nothing_is_stored_on_top_of_a_step_that_was_refused(database):
    async with opened(database) as store:
        await store.append(step())
        answers = await asyncio.gather(
            store.append(step(number=1)), store.append(step(number=2)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [Conflict, Conflict]
        assert len(await store.entries("TABLE")) == 1


@waited
async def test_a_move_changes_the_version_the_time_and_who_is_to_act_and_nothing_else(database):
    async with opened(database) as store:
        await store.append(step(guests=(1, 2), rules="2 classic", open_seats=1))
        before = await store.summary("TABLE")
        assert before is not None
        await store.append(move())
        assert await store.summary("TABLE") == replace(before, version=2, updated=1002, to_act=(2,))
        assert [summary.code for summary in await store.tables_of(2)] == ["TABLE"], "they still sit there"
        assert [entry.number for entry in await store.entries("TABLE")] == [1, 2]


@waited
async def test_moves_and_other_steps_share_a_commit_and_those_that_come_too_late_are_left_out(database):
    async with opened(database) as store:
        for table in ("GOES", "LATE", "SITS"):
            await store.append(step(table))
        await store.append(step("LATE", 2))
        together = [move("GOES"), move("LATE"), step("SITS", 2, guests=(3,)), step("NEW"), move("NONE", 5)]
        answers = await asyncio.gather(*map(store.append, together), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None), Conflict]
        found = {code: await store.summary(code) for code in ("GOES", "LATE", "SITS", "NEW", "NONE")}
        versions = {code: summary and summary.version for code, summary in found.items()}
        assert versions == {"GOES": 2, "LATE": 2, "SITS": 2, "NEW": 1, "NONE": None}
        assert found["GOES"] is not None
        assert (found["GOES"].updated, found["GOES"].to_act, found["GOES"].guests) == (1002, (2,), (1, 2))
        assert found["SITS"] == step("SITS", 2, guests=(3,)).summary


@waited
async def test_a_caller_who_no_longer_waits_does_not_disturb_the_others(database):
    async with opened(database) as store:
        tasks = [asyncio.create_task(store.append(step(f"T{table:04}"))) for table in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), asyncio.CancelledError, type(None)]
        await store.append(step("LATER"))


@waited
async def test_closing_finishes_what_was_begun_and_refuses_what_comes_later(database):
    async with opened(database) as store:
        waiting = [asyncio.create_task(store.append(step(f"T{table:04}"))) for table in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StorageUnavailable, match="storage_gone"):
            await store.append(step("LATER"))
        with pytest.raises(StorageUnavailable, match="storage_gone"):
            await store.entries("T0000")
    async with opened(database) as store:
        assert len(await store.versions([f"T{table:04}" for table in range(20)])) == 20


@waited
async def test_of_two_servers_one_is_first_and_the_log_has_no_gap(postgres_database):
    async with opened(postgres_database) as one, opened(postgres_database) as two:
        tables = [f"T{table:04}" for table in range(8)]
        await asyncio.gather(*(_race((one, two), table, 4) for table in tables))
        for table in tables:
            assert [entry.number for entry in await one.entries(table)] == list(range(1, 5))
        assert set((await two.versions(tables)).values()) == {4}


async def _race(stores, table: str, last: int) -> None:
    """Bring a table to a version; at every step all servers try to be the one that takes it."""
    for number in range(1, last + 1):
        tries = (store.append(step(table, number, guests=(number,))) for store in stores)
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(end) for end in ends if end is not None] == [Conflict] * (len(ends) - 1)
