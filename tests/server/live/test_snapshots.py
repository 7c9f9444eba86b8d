"""A table from a snapshot and the entries after it is the table that its whole log leads to."""

import asyncio
import hashlib
import json
import logging
import shutil
import sqlite3
import threading
from contextlib import closing
from dataclasses import fields, replace

import pytest
from msgspec import structs

from kingdomino.rules import KingdominoError
from kingdomino.server.live import loading, snapshots
from kingdomino.server.live.loading import load, make_snapshots
from kingdomino.server.live.snapshots import (
    SNAPSHOT_FORMAT,
    DecisionState,
    GameState,
    HappeningState,
    TableState,
    recent_from,
    snapshot_of,
    table_from,
)
from kingdomino.server.storage import Entry, Snapshot, Store
from kingdomino.tables import REMEMBERED, Table, Unreadable, deciding, read_events
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.shapes import ClockRule, Result, ScoreView, SeatView, UndoAsked
from kingdomino.tables.playing import Playing
from tests.server.golden import FOLDER, VERSIONS, tables_of
from tests.server.golden.opening import folded

from .hubs import ANNA, Person, hub_on, wish


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of a database with nothing in it."""
    return str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")


@pytest.fixture
def often(monkeypatch):
    """Snapshots with every fourth entry."""
    for module in (loading, snapshots):
        monkeypatch.setattr(module, "SNAPSHOT_EVERY", 4)


def golden_logs() -> list[tuple[str, str, list[Entry]]]:
    """Every golden table: what it is for, its code and its log."""
    logs = []
    for version in VERSIONS:
        with closing(sqlite3.connect(FOLDER / version / "games.sqlite")) as connection:
            for purpose, table in tables_of(version, "sqlite").items():
                found = 'SELECT number, at, events FROM entries WHERE "table" = ? ORDER BY number LIMIT 300'
                rows = connection.execute(found, (table["code"],))
                logs.append(
                    (f"{version} {purpose}", table["code"], [Entry(n, at, text.encode()) for n, at, text in rows])
                )
    return logs


@pytest.mark.parametrize(("code", "log"), [pytest.param(*found[1:], id=found[0]) for found in golden_logs()])
def test_a_table_of_every_stage_is_the_same_from_its_snapshot(code, log):
    table, restored = Table(code), None
    for entry in log:
        events = read_events(entry.events)
        table.apply(entry.number, entry.at, events)
        if restored is not None:
            restored.apply(entry.number, entry.at, events)
            assert restored == table
        if entry.number % 5 == 1 or len(log) < 20:
            snapshot = snapshot_of(table)
            restored = table_from(code, snapshot)
            restored.recent.extend(recent_from(snapshot, log[max(0, entry.number - REMEMBERED) : entry.number]))
            assert restored == table


def test_a_change_of_the_states_shape_needs_a_new_format():
    """Where this fails, raise SNAPSHOT_FORMAT and note the new digest here."""
    states = (TableState, SeatView, GameState, DecisionState, UndoAsked, HappeningState, ClockRule, Result, ScoreView)
    shape = [(field.encode_name, kind.__annotations__[field.name]) for kind in states for field in structs.fields(kind)]
    assert (SNAPSHOT_FORMAT, hashlib.sha256(repr(shape).encode()).hexdigest()[:16]) == (7, "d76399c86135c69b")


def test_every_field_of_a_table_and_of_a_game_is_in_its_state():
    state = {field.name for field in structs.fields(TableState)}
    assert {field.name for field in fields(Table)} == state | {"code", "view_version", "_view_without_game"}
    game = {"id", "number", "commitment", "moves", "since", "left", "dealt", "undos", "hints", "result"}
    game |= {"charged", "stands", "stood"}
    # The position follows from the moves, the clock from the table; time without a server is found in the storage, and
    # what can be graded is not kept.
    without = {"moment", "taken", "clock", "paused", "last_decisions", "_ahead"}
    assert {field.name for field in fields(Playing)} == game | without


async def play(hub, code: str, moves: int) -> None:
    """Moves of whoever is to act; every third one is taken back."""
    for number in range(moves):
        version, move = await hub.look(code, lambda table: (table.version, str(table.game.position.legal_moves()[0])))
        version = await hub.move(code, ANNA, version, move)
        if number % 3 == 2 and await hub.look(code, lambda table: deciding.undo_offer(table, ANNA).mode) == "free":
            await hub.act(code, lambda live: deciding.undo(live.table, ANNA, live.table.version))


async def played(database: str, moves: int = 18) -> str:
    """A table with snapshots, on a server that has stopped."""
    async with hub_on(database) as (hub, _):
        clock = ClockRule("bank", 900, 10)
        code, _ = await hub.create(ANNA, "Anna", wish("me", "me", start=True, clock=clock, dynasty=True))
        await play(hub, code, moves)
    return code


async def both(store: Store, code: str) -> tuple[Table, Table]:
    """The table as a server loads it, and as its whole log says."""
    log = list(await store.entries(code))
    return await load(store, code, len(log)), folded(code, log)


@pytest.mark.usefixtures("often")
def test_a_server_opens_a_table_from_its_snapshot_and_plays_on(database, caplog):
    async def run():
        code = await played(database)
        async with hub_on(database) as (hub, store):
            snapshot = await store.snapshot(code)
            loaded, whole = await both(store, code)
            assert loaded == whole
            assert snapshot.version == whole.version - whole.version % 4 > 0
            anna = Person(ANNA)
            await hub.enter(code, anna, whole.version - 3)
            assert len({event["version"] for event in anna.messages[0]["happened"]}) == 3, "what was missed is sent"
            await play(hub, code, 9)
            loaded, whole = await both(store, code)
            assert loaded == whole
        assert "snapshot_not_used" not in caplog.messages

    asyncio.run(run())


@pytest.mark.usefixtures("often")
def test_time_without_a_server_is_not_in_a_snapshot(tmp_path):
    async def run():
        database = str(tmp_path / "games.db")
        code = await played(database, 7)
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            connection.execute("UPDATE entries SET at = at - 100000")  # long before any server was up
            connection.execute("DELETE FROM snapshots")
        async with hub_on(database) as (hub, store):
            while await hub.act(code, lambda _: [e.HostPassed(ANNA)]) % 4:
                pass
            assert await hub.look(code, lambda table: table.game.paused) > 90_000
            assert (await store.snapshot(code)).version == await hub.look(code, lambda table: table.version)
            loaded, whole = await both(store, code)
            assert loaded == whole

    asyncio.run(run())


def spoilt(snapshot: Snapshot) -> dict[str, Snapshot]:
    """Snapshots that cannot be used."""
    state = json.loads(snapshot.state)
    without_host = {name: value for name, value in state.items() if name != "host"}
    wrong_moves = {**state, "game": {**state["game"], "moves": ["=1", "=1"]}}
    return {
        "rubbish": replace(snapshot, state=b"no"),
        "cut": replace(snapshot, state=snapshot.state[:-30]),
        "of another format": replace(snapshot, format=SNAPSHOT_FORMAT + 1),
        "without a field": replace(snapshot, state=json.dumps(without_host).encode()),
        "with one more field": replace(snapshot, state=json.dumps({**state, "song": 1}).encode()),
        "illegal": replace(snapshot, state=json.dumps(wrong_moves).encode()),
        "past the log": replace(snapshot, version=10_000),
        "of another log": replace(snapshot, state=json.dumps({**state, "updated": 5}).encode()),
    }


@pytest.mark.usefixtures("often")
def test_a_snapshot_that_cannot_be_used_is_ignored(tmp_path, caplog):
    async def run():
        database = str(tmp_path / "games.db")
        code = await played(database)
        store = Store(database)
        await store.open()
        try:
            good = await store.snapshot(code)
            for name, snapshot in spoilt(good).items():
                with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
                    row = (snapshot.version, snapshot.format, snapshot.state.decode(), code)
                    connection.execute('UPDATE snapshots SET version = ?, format = ?, state = ? WHERE "table" = ?', row)
                caplog.clear()
                loaded, whole = await both(store, code)
                assert loaded == whole, name
                assert [record.message for record in caplog.records] == ["snapshot_not_used"], name
                kept = await store.snapshot(code)
                if name != "past the log":  # the next step replaces that one
                    assert (kept.format, kept.version) == (SNAPSHOT_FORMAT, whole.version), name
        finally:
            await store.close()

    with caplog.at_level(logging.WARNING, "kingdomino.server.live"):
        asyncio.run(run())


def test_a_long_log_without_a_snapshot_is_folded_beside_the_loop_and_gets_one(database, monkeypatch):
    threads = set()
    real = loading.take_in

    def watched(table, entry):
        threads.add(threading.get_ident())
        return real(table, entry)

    async def run():
        code = await played(database, 40)
        monkeypatch.setattr(loading, "take_in", watched)
        for module in (loading, snapshots):
            monkeypatch.setattr(module, "SNAPSHOT_EVERY", 16)
        store = Store(database)
        await store.open()
        try:
            assert await store.snapshot(code) is None
            await make_snapshots(store)
            assert threads
            assert threading.get_ident() not in threads
            version = len(await store.entries(code))
            assert (await store.snapshot(code)).version == version
            assert await store.without_snapshot(SNAPSHOT_FORMAT, 16) == []
            assert await store.without_snapshot(SNAPSHOT_FORMAT + 1, 16) == [(code, version)]
        finally:
            await store.close()

    asyncio.run(run())


def test_others_play_on_while_a_long_log_is_folded(tmp_path, monkeypatch):
    begun, go_on = threading.Event(), threading.Event()
    real = loading.take_in

    def waiting(table, entry):
        begun.set()
        assert go_on.wait(300)
        return real(table, entry)

    async def run():
        database = str(tmp_path / "games.db")
        long = await played(database, 40)
        async with hub_on(database) as (hub, _):
            short, _ = await hub.create(ANNA, "Anna", wish("me", "me", start=True))
            monkeypatch.setattr(loading, "take_in", waiting)
            entering = asyncio.create_task(hub.enter(long, Person(ANNA), None))
            assert await asyncio.to_thread(begun.wait, 300)
            await play(hub, short, 6)
            assert not entering.done()
            go_on.set()
            assert await entering > 40

    asyncio.run(run())


def test_of_300000_entries_only_the_last_ones_are_read(tmp_path, caplog):
    entries, unread = 300_000, 299_700

    async def run():
        database = str(tmp_path / "games.db")
        async with hub_on(database) as (hub, store):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            await hub.act(code, lambda _: [e.HostPassed(ANNA)])
            table = folded(code, log := list(await store.entries(code)))
        table.version = unread
        for number in range(unread + 1, unread + REMEMBERED + 1):
            table.apply(number, log[-1].at, read_events(log[-1].events))
        snapshot = snapshot_of(table)
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            connection.execute(
                """WITH RECURSIVE n(n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
                INSERT INTO entries ("table", number, at, events)
                SELECT ?, n, ?, CASE WHEN n > ? THEN ? ELSE ? END FROM n""",
                (entries, code, log[-1].at, unread, log[-1].events.decode(), '{"v":9}'),
            )
            connection.execute("UPDATE tables SET version = ?", (entries,))
            row = (code, snapshot.version, snapshot.format, snapshot.state.decode())
            connection.execute('INSERT INTO snapshots ("table", version, format, state) VALUES (?, ?, ?, ?)', row)
        async with hub_on(database) as (hub, _):
            assert await hub.enter(code, Person(ANNA), None) == entries
            assert await hub.act(code, lambda _: [e.HostPassed(ANNA)]) == entries + 1

    asyncio.run(run())
    assert "snapshot_not_used" not in caplog.messages


@pytest.mark.usefixtures("often")
def test_a_table_that_cannot_be_read_keeps_no_other_from_its_snapshot(tmp_path):
    async def run():
        database = str(tmp_path / "games.db")
        codes = sorted([await played(database), await played(database)])
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            connection.execute("DELETE FROM snapshots")
            connection.execute("""UPDATE entries SET events = '{"v":9}' WHERE number = 3 AND "table" = ?""", codes[:1])
        store = Store(database)
        await store.open()
        try:
            await make_snapshots(store)
            assert [await store.snapshot(code) is None for code in codes] == [True, False]
            with pytest.raises(KingdominoError, match="table_unreadable"):
                await load(store, codes[0], 10)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_state_that_is_none_says_so():
    with pytest.raises(Unreadable):
        table_from("OAKRB", Snapshot(SNAPSHOT_FORMAT, 1, b"[]"))


@pytest.mark.usefixtures("often")
def test_golden_databases_get_snapshots_too(tmp_path):
    async def run():
        shutil.copy(FOLDER / VERSIONS[0] / "games.sqlite", tmp_path / "games.db")
        store = Store(str(tmp_path / "games.db"))
        await store.open()
        try:
            await make_snapshots(store)
            for table in tables_of(VERSIONS[0], "sqlite").values():
                loaded, whole = await both(store, table["code"])
                assert loaded == whole
                assert whole.version <= 8 or (await store.snapshot(table["code"])).version == whole.version
        finally:
            await store.close()

    asyncio.run(run())
