"""Each live table has one owner: a command is judged, stored and told as a whole, whoever leaves meanwhile."""

import asyncio
import gc
import sqlite3
import time
import weakref
from collections import Counter
from contextlib import closing

from kingdomino.rules import Ruleset
from kingdomino.server.live import registry
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.thinking import Job
from kingdomino.tables import gathering
from kingdomino.tables.messages.shapes import ClockRule

from .hubs import ANNA, BORIS, Deaf, Patient, Person, hub_on, wish


def sit(live):
    return gathering.sit(live.table, BORIS, 1, "Boris")


def test_a_caller_who_leaves_in_the_middle_of_a_commit_leaves_the_table_in_step_with_its_log(tmp_path):
    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, store):
            code, version = await hub.create(ANNA, "Anna", wish("me", "open"))
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as another:
                another.execute("BEGIN IMMEDIATE")  # the commit waits
                sitting = asyncio.create_task(hub.act(code, sit))
                while not store.writing:
                    await asyncio.sleep(0)
                sitting.cancel()
                await asyncio.wait([sitting])
                for _ in range(3):  # who reads the log now does not find the entry
                    assert len(await store.entries(code)) == version
                another.execute("ROLLBACK")
            await anna.until(lambda: anna.version == version + 1)
            assert len(await store.entries(code)) == version + 1
            assert await hub.look(code, lambda table: table.seats_of(BORIS)) == (1,)

    asyncio.run(play())


def test_a_bots_thought_ends_with_its_turn_and_not_with_other_events_at_the_table(tmp_path):
    async def play():
        thinker = Patient()
        rules = Ruleset(players=3)
        deck = list(range(1, rules.deck_size + 1))
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            table = wish("me", "page", "page", rules="3 classic", deck=deck, kings=[1, 0, 2], start=True)
            code, _ = await hub.create(ANNA, "Anna", table)
            anna = Person(ANNA)
            version = await hub.enter(code, anna, None)
            await thinker.wanted.wait()
            for _ in range(13):
                version = await hub.seat_bot(code, ANNA, 2, "squire")
            thinker.allowed.set()
            await anna.until(lambda: anna.version > version)
            assert thinker.asked == ["page"]

    asyncio.run(play())


def test_a_bots_thought_is_its_hosts_and_becomes_urgent_when_somebody_comes(tmp_path):
    jobs: list[Job] = []

    class Noting(Patient):
        async def choose(self, job):
            jobs.append(job)
            return await super().choose(job)

    async def play():
        thinker = Noting()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("king", "king", start=True))
            await thinker.wanted.wait()
            assert thinker.hurried == []
            await hub.enter(code, Person(BORIS), None)
            assert thinker.hurried == [job.name for job in jobs]
            assert [(job.guest, job.attended) for job in jobs] == [(ANNA, False)]

    asyncio.run(play())


def test_tables_that_are_made_at_once_are_counted_one_after_the_other(tmp_path):
    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):
            wishes = [hub.create(ANNA, "Anna", wish("me", "open")) for _ in range(26)]
            ends = await asyncio.gather(*wishes, return_exceptions=True)
            assert Counter(getattr(end, "code", "made") for end in ends) == {"made": 20, "too_many_tables": 6}

    asyncio.run(play())


def test_a_bot_of_another_level_on_the_seat_that_is_to_act_thinks_anew(tmp_path):
    async def play():
        thinker = Patient()
        deck = list(range(1, Ruleset(players=2).deck_size + 1))
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "page", deck=deck, kings=[1, 0, 0, 1], start=True))
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            await thinker.wanted.wait()
            version = await hub.seat_bot(code, ANNA, 1, "squire")
            thinker.allowed.set()
            await anna.until(lambda: anna.version > version)
            assert thinker.asked[:2] == ["page", "squire"]

    asyncio.run(play())


def test_a_refusal_never_rests_on_an_old_view(postgres_database):
    async def play():
        async with (
            hub_on(postgres_database, fanout=Deaf()) as (one, _),
            hub_on(postgres_database, fanout=Deaf()) as (two, _),
        ):
            for _ in range(3):
                code, _ = await one.create(ANNA, "Anna", wish("me", "open"))
                await two.act(code, sit)
                await one.start(code, ANNA)

    asyncio.run(play())


def test_a_table_that_is_let_go_leaves_the_memory_without_the_garbage_collector(tmp_path, monkeypatch):
    """Which looks at tables after a hundred thousand moves: by then thousands of them would lie about."""

    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):
            anna = Person(ANNA)
            code, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            await hub.enter(code, anna, None)
            await hub.act(code, sit)
            await anna.until(lambda: anna.version == 2)
            await hub.look_away(code, anna)
            owners = hub._live_tables._owners
            owner = weakref.ref(owners[code])
            monkeypatch.setattr(registry, "_IDLE_SECONDS", -1.0)
            async with asyncio.timeout(60):
                while code in owners:
                    hub._live_tables.let_go()
                    await asyncio.sleep(0)
            await asyncio.sleep(0)  # the task that has ended is forgotten
            return owner() is None

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(play())
    finally:
        gc.enable()


def test_a_jump_of_the_clock_empties_nobodys_bank(tmp_path, monkeypatch):
    """The time of day is set an hour ahead, then two back; a machine that slept looks the same."""
    real, set_by = time.time_ns, [0]
    monkeypatch.setattr(time, "time_ns", lambda: real() + set_by[0] * 3600 * 10**9)
    clock = ClockRule("bank", 300, 0)

    async def left(hub, code: str):
        return await hub.look(code, lambda table: [*table.game.view(now_in_milliseconds()).clock.left])

    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):
            code, version = await hub.create(ANNA, "Anna", wish("me", "me", clock=clock, start=True))
            for hours in (0, 1, -1):
                set_by[0] = hours
                assert min(await left(hub, code)) > 200_000
                move = await hub.look(code, lambda table: str(table.game.position.legal_moves()[0]))
                version = await hub.move(code, ANNA, version, move)
                spent = await hub.look(code, lambda table: table.recent[-1][0].event.spent)
                assert 0 <= spent < 100_000
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):
            assert min(await left(hub, code)) > 200_000

    asyncio.run(play())


def test_a_person_is_forgotten_though_one_of_their_tables_cannot_be_read(tmp_path):
    async def play():
        database = str(tmp_path / "games.db")
        async with hub_on(database) as (hub, store):
            anna = await store.add_guest("Anna", "en", b"secret", 0, 2**60)
            codes = [(await hub.create(anna.number, "Anna", wish("me", "open")))[0] for _ in range(3)]
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            named = '[{"type":"sang","guest":1,"name":"Anna"}]'
            connection.execute('UPDATE entries SET events = ? WHERE "table" = ?', (named, codes[1]))
        async with hub_on(database) as (hub, store):
            async with hub.farewell(anna.number):
                await store.forget_guest(anna.number)
            assert await store.tables_of(anna.number) == []
            for code in codes:
                assert b"Anna" not in b"".join(entry.events for entry in await store.entries(code))

    asyncio.run(play())
