"""Several servers on a real PostgreSQL: what one does the others hear of, through cuts, kills and silence."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys

import psycopg
import pytest

from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.cluster.link import Link, LinkAway
from kingdomino.server.storage.address import parse_address
from tests.server.services import free_port
from tests.server.storage.steps import opened, step
from tests.server.thinking.looping import in_loop, until

from .attending import Server

#: Servers that compare with the storage often, and think others dead soon.
OFTEN = {"refresh": 0.1, "expire": 1.0}


async def connected(*servers: Server) -> None:
    await until(lambda: all(server.link.hears for server in servers))


async def has(server: Server, table: str, version: int) -> None:
    await until(lambda: server.versions[table] == version)


async def appended(store, table: str, first: int, last: int) -> None:
    for number in range(first, last + 1):
        await store.append(step(table, number, events=b"[%d]" % number))


@in_loop
async def test_every_entry_is_heard_once_in_order_and_not_by_who_wrote_it(postgres_database):
    async with (
        opened(postgres_database) as store,
        Server(postgres_database, "KING") as here,
        Server(postgres_database, "KING", "DUKE") as there,
    ):
        await connected(here, there)
        for number in range(1, 51):
            here.versions["KING"] = number  # who writes has it
            await appended(store, "KING", number, number)
            here.fanout.publish("KING", number)
        await until(lambda: there.versions["KING"] == 50)
        assert there.entries["KING"] == [b"[%d]" % number for number in range(1, 51)]
        assert here.entries["KING"] == there.entries["DUKE"] == []
        await appended(store, "KING", 51, 51)
        there.fanout.publish("KING", 51)
        await until(lambda: here.versions["KING"] == 51)
        assert here.entries["KING"] == [b"[51]"]


@in_loop
async def test_a_thousand_tables_fit_into_notifications(postgres_database):
    tables = [f"T{number:04}" for number in range(1000)]
    async with (
        opened(postgres_database) as store,
        Server(postgres_database) as here,
        Server(postgres_database, *tables) as there,
    ):
        await connected(here, there)
        for table in tables:
            await appended(store, table, 1, 1)
        for table in tables:
            here.fanout.publish(table, 1)
        await until(lambda: all(there.versions.values()))


@in_loop
async def test_what_nobody_told_is_found_by_comparing_with_the_storage(postgres_database):
    """A server that was killed between a commit and its notification."""
    async with opened(postgres_database) as store, Server(postgres_database, "KING", **OFTEN) as there:
        await appended(store, "KING", 1, 3)
        await until(lambda: there.versions["KING"] == 3)


@in_loop
async def test_what_was_missed_through_a_cut_is_heard_at_once_afterwards(postgres_database):
    async with (
        opened(postgres_database) as store,
        Server(postgres_database, "KING") as here,
        Server(postgres_database, "KING") as there,
        Server(postgres_database, "KING"),
    ):
        await connected(here, there)
        for number in (1, 2, 3):
            with psycopg.connect(postgres_database, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                    " OR query = 'SELECT 1' AND pid <> pg_backend_pid()"
                )
            await appended(store, "KING", number, number)
            here.fanout.publish("KING", number)
            await has(there, "KING", number)


@in_loop
async def test_news_and_people_come_back_after_a_crash_of_the_database(postgres_database, mortal_postgres, caplog):
    async with (
        opened(postgres_database) as store,
        Server(postgres_database, "KING", **OFTEN) as here,
        Server(postgres_database, "KING", **OFTEN) as there,
    ):
        for number, server in enumerate((here, there)):
            await server.fanout.present("KING", [number], 0)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((0, 1), 0))
        await appended(store, "KING", 1, 1)
        mortal_postgres.kill()
        here.fanout.publish("KING", 1)
        await until(lambda: here.people["KING"] == ((0,), 0))
        await here.fanout.present("KING", [0, 9], 0)
        mortal_postgres.start()
        await until(lambda: there.versions["KING"] == 1)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((0, 1, 9), 0))
    told = [record.getMessage() for record in caplog.records]
    assert told.count("database_away") == 2, "once for each server"


@in_loop
async def test_a_signal_reaches_the_other_servers(postgres_database):
    async with Server(postgres_database) as here, Server(postgres_database) as there:
        await connected(here, there)
        here.fanout.signal("KING", b'{"word": "good game"}')
        await until(lambda: there.signals)
        assert there.signals == [("KING", b'{"word": "good game"}')]
        assert here.signals == []


@in_loop
async def test_people_are_counted_over_all_servers(postgres_database):
    async with Server(postgres_database) as here, Server(postgres_database) as there:
        await connected(here, there)
        await here.fanout.present("KING", [3, 1], 1)
        assert here.people["KING"] == ((1, 3), 1)
        await there.fanout.present("KING", [3, 5], 2)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 3, 5), 3))
        await there.fanout.present("KING", [5], 0)
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 3, 5), 1))
        await here.fanout.present("KING", [], 0)
        await until(lambda: there.people["KING"] == ((5,), 0))
        reports = there.reports
        await there.fanout.present("KING", [5], 0)
        assert there.reports == reports
    with psycopg.connect(postgres_database) as connection:
        assert connection.execute("SELECT count(*) FROM presence").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM alive").fetchone() == (0,)


@in_loop
async def test_the_people_of_a_server_that_leaves_are_gone_at_once_and_of_a_killed_one_after_a_while(postgres_database):
    command = [sys.executable, "-m", "tests.server.cluster.attending", postgres_database]
    async with Server(postgres_database, **OFTEN) as here:
        await here.fanout.present("QUEEN", [1], 0)
        async with Server(postgres_database) as there:
            await there.fanout.present("QUEEN", [2], 0)
            await until(lambda: here.people["QUEEN"] == ((1, 2), 0))
        await until(lambda: here.people["QUEEN"] == ((1,), 0))
        with subprocess.Popen(command) as other:
            try:
                await until(lambda: here.people["QUEEN"] == ((1, 7), 2))
            finally:
                other.kill()
        await until(lambda: here.people["QUEEN"] == ((1,), 0))


@in_loop
async def test_a_server_that_the_others_thought_dead_has_its_people_again(postgres_database):
    async with Server(postgres_database, **OFTEN) as here, Server(postgres_database, **OFTEN) as there:
        await here.fanout.present("KING", [1], 0)
        await there.fanout.present("KING", [2], 0)
        await until(lambda: here.people["KING"] == ((1, 2), 0))
        with psycopg.connect(postgres_database, autocommit=True) as connection:
            connection.execute("DELETE FROM presence")
            connection.execute("DELETE FROM alive")
            await until(lambda: connection.execute("SELECT count(*) FROM presence").fetchone() == (2,))
        await until(lambda: here.people["KING"] == there.people["KING"] == ((1, 2), 0))


@in_loop
async def test_without_a_database_nothing_fails_and_no_password_is_told(caplog):
    caplog.set_level(logging.DEBUG)
    async with Server(f"postgresql://somebody:mellon@127.0.0.1:{free_port()}/games", **OFTEN) as here:
        here.fanout.publish("KING", 1)
        here.fanout.signal("KING", b"{}")
        await here.fanout.present("KING", [4], 1)
        await until(lambda: "database_away" in caplog.text)
        assert here.people == {"KING": ((4,), 1)}
        assert not here.link.hears
    told = "\n".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    assert "mellon" not in told
    assert "somebody" not in told


@in_loop
async def test_alone_one_hears_only_of_oneself():
    fanout, server = Fanout(), Server("postgresql://localhost/none")
    await fanout.open(server, server.attended)
    fanout.publish("KING", 1)
    fanout.signal("KING", b"{}")
    await fanout.present("KING", [2, 1, 2], 3)
    await fanout.close()
    assert server.people == {"KING": ((1, 2), 3)}
    assert not server.signals


@in_loop
async def test_a_link_closes_after_the_statement_that_runs_and_opens_no_connection_afterwards(postgres_database):
    link = Link(parse_address(postgres_database))
    await link.open()
    slow = asyncio.create_task(link.run("SELECT 7 FROM pg_sleep(0.5)"))
    await until(lambda: link._connection is not None)
    await link.close()
    assert slow.done()
    assert await slow == [(7,)]
    with pytest.raises(LinkAway):
        await link.run("SELECT 1")
    assert link._connection is None
