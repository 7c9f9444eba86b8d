"""Whoever asks the storage for something may leave at any moment: no connection and no lock stays behind."""

from __future__ import annotations

import asyncio
import gc
import shutil
import sqlite3

import pytest
from sqlalchemy import event, insert, select

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import StorageUnavailable, schema
from kingdomino.server.storage import transactions as storage_transactions
from kingdomino.server.storage.address import parse_address
from kingdomino.server.storage.postgres import postgres_engine
from kingdomino.server.storage.sqlite import sqlite_engine
from kingdomino.server.storage.transactions import Transactions

from .steps import opened, step, until_it_works, waited

GUEST = {"name": "Ann", "language": "en", "created": 1}


class Slow:
    """Work that is in the middle of its transaction until it is let go on."""

    def __init__(self):
        self.begun, self.go_on, self.ended = asyncio.Event(), asyncio.Event(), False

    async def in_the_middle(self, asking):
        """Wait until the work has begun; what went wrong with it is raised."""
        beginning = asyncio.ensure_future(self.begun.wait())
        await asyncio.wait((asking, beginning), return_when=asyncio.FIRST_COMPLETED)
        if asking.done():
            beginning.cancel()
            asking.result()

    async def read(self, connection):
        await connection.execute(select(schema.guests))
        self.begun.set()
        await self.go_on.wait()
        self.ended = True

    async def write(self, connection):
        await connection.execute(insert(schema.guests).values(**GUEST))
        await self.read(connection)


def on(database):
    address = parse_address(database)
    engine = sqlite_engine if address.file is not None else postgres_engine
    return Transactions(lambda: engine(address), address.file, asyncio.Lock())


async def names(transactions):
    async def read(connection):
        return [row.name for row in await connection.execute(select(schema.guests.c.name))]

    return await transactions.read(read)


@waited
async def test_what_was_begun_is_kept_though_nobody_waits_for_it(database):
    transactions, slow = on(database), Slow()
    asking = asyncio.ensure_future(transactions.write(slow.write))
    await slow.in_the_middle(asking)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await names(transactions) == []
    slow.go_on.set()
    await transactions.close()
    assert slow.ended
    again = on(database)
    assert await names(again) == ["Ann"]
    await again.close()


@waited
async def test_closing_waits_for_who_reads_and_refuses_who_comes(database):
    transactions, slow = on(database), Slow()
    reading = asyncio.ensure_future(transactions.read(slow.read))
    await slow.in_the_middle(reading)
    closing = asyncio.ensure_future(transactions.close())
    await asyncio.sleep(0)
    with pytest.raises(StorageUnavailable):
        await names(transactions)
    assert not closing.done()
    slow.go_on.set()
    await closing
    assert reading.done()
    assert slow.ended


@waited
async def test_work_that_never_ends_does_not_keep_the_store_open(database, monkeypatch):
    monkeypatch.setattr("kingdomino.server.storage.transactions._SECONDS_TO_FINISH", 0.05)
    transactions, slow = on(database), Slow()
    reading = asyncio.ensure_future(transactions.read(slow.read))
    await slow.in_the_middle(reading)
    await transactions.close()
    with pytest.raises(asyncio.CancelledError):
        await reading


@waited
async def test_work_that_fails_is_undone_and_the_next_works(database):
    async def fail(connection):
        await connection.execute(insert(schema.guests).values(**GUEST))
        raise ValueError("on the way")

    transactions = on(database)
    with pytest.raises(ValueError, match="on the way"):
        await transactions.write(fail)
    assert await names(transactions) == []
    await transactions.close()


@waited
async def test_work_that_comes_together_shares_transactions_and_one_that_fails_fails_alone(
    sqlite_database, monkeypatch
):
    monkeypatch.setattr(storage_transactions, "_SHARED_SECONDS", 60)  # however busy the machine is
    async with opened(sqlite_database):
        pass
    transactions, begun = on(sqlite_database), []
    event.listen(transactions._engine.sync_engine, "begin", lambda _: begun.append(1))

    async def named(connection, name):
        await connection.execute(insert(schema.guests).values(**{**GUEST, "name": name}))
        if name == "refused":
            raise KingdominoError("refused")
        if name == "broken":
            raise ZeroDivisionError

    wishes = ["Ann", "refused", "Bob", "Eve"]
    ends = await asyncio.gather(*(transactions.write(named, name) for name in wishes), return_exceptions=True)
    assert [getattr(end, "code", end) for end in ends] == [None, "refused", None, None]
    assert len(begun) < len(wishes)
    ends = await asyncio.gather(
        *(transactions.write(named, name) for name in ("Tom", "broken")), return_exceptions=True
    )
    assert [type(end) for end in ends] == [type(None), ZeroDivisionError]
    assert await names(transactions) == ["Ann", "Bob", "Eve", "Tom"]
    await transactions.close()


@waited
async def test_who_reads_while_the_file_is_replaced_ends_in_the_old_one(sqlite_database, tmp_path):
    async with opened(sqlite_database) as store:
        await store.append(step("FIRST"))
        slow = Slow()
        reading = asyncio.ensure_future(store.transactions.read(slow.read))
        await slow.in_the_middle(reading)
        backup = tmp_path / "backup.db"
        with sqlite3.connect(sqlite_database) as source, sqlite3.connect(backup) as target:
            source.backup(target)
        source.close()
        target.close()
        sqlite_database.rename(tmp_path / "away.db")
        for rest in ("-wal", "-shm"):
            sqlite_database.with_name(sqlite_database.name + rest).unlink(missing_ok=True)
        shutil.copy(backup, sqlite_database)
        await until_it_works(lambda: store.append(step("SECOND")))
        assert await store.versions(["FIRST", "SECOND"]) == {"FIRST": 1, "SECOND": 1}
        assert not reading.done()
        slow.go_on.set()
        await reading
    gc.collect()  # a connection that nobody closed would complain now


@pytest.mark.parametrize("again", [None, 1], ids=lambda again: f"again after {again}")
@pytest.mark.parametrize("kind", ["read", "write"])
def test_leaving_at_any_moment_leaves_nothing_behind(database, kind, again):
    async def leave(store, after):
        work = store.entries("TABLE") if kind == "read" else store.add_link(1, b"link%d" % after, 1)
        asking = asyncio.ensure_future(work)
        for _ in range(after):
            await asyncio.sleep(0)
        asking.cancel()
        if again is not None:
            for _ in range(again):
                await asyncio.sleep(0)
            asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert (await store.add_guest("Ann", "en", b"secret %d" % after, 1, 2)).name == "Ann"

    async def leave_again_and_again():
        async with opened(database) as store:
            for after in (0, 1, 2, 3, 4, 6, 8, 11, 16, 24, 40):
                await leave(store, after)

    asyncio.run(leave_again_and_again())
    gc.collect()  # a connection that nobody closed would complain now
