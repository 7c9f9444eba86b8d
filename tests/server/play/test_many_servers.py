"""Two servers, a worker, Redis and PostgreSQL: clients of one table on different servers, and parts that are killed."""

import asyncio
from contextlib import ExitStack
from random import Random

import pytest

from tests.server import kills
from tests.server.client import Client, first, register, seats
from tests.server.running import Serving
from tests.server.services import Postgres, Redis

RULES = ("2 classic", "3 revised harmony", "4 classic harmony middle-kingdom", "2 classic mighty-duel")


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cluster")
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        redis = stack.enter_context(Redis())
        options = (f"--redis={redis.url}",)
        pair = [
            stack.enter_context(Serving(postgres.url, *options, log=folder / f"server{number}.log"))
            for number in (1, 2)
        ]
        stack.enter_context(kills.Worker(redis.url, folder / "worker.log"))
        yield [server.address for server in pair]
        for log in folder.glob("*.log"):
            assert "Traceback" not in log.read_text()
            assert '"level": "error"' not in log.read_text(), log.read_text()[-3000:]


@pytest.mark.parametrize("rules", RULES)
def test_people_of_one_table_play_on_different_servers_with_a_workers_bots(servers, rules):
    async def play():
        one, two = await register(servers[0], "Anna"), await register(servers[1], "Bo")
        async with Client(servers[0], one["secret"]) as anna, Client(servers[1], two["secret"]) as bo:
            bots = ["page"] * (int(rules[0]) - 2)
            table = (await anna.ask("create", rules=rules, seats=seats("me", "open", *bots)))["table"]
            await bo.ask("enter", table=table)
            sat = await bo.ask("sit", table=table, seat=1)
            await anna.at(table, sat["version"])
            await anna.until(lambda: len(anna.presence[table]["present"]) == 2)
            await anna.ask("start", table=table)
            random = Random(rules)

            def choose(turn):
                return random.choice(turn["moves"])["move"]

            await asyncio.gather(anna.play_out(table, choose), bo.play_out(table, choose))
            assert anna.game(table) == bo.game(table)

    asyncio.run(play())


def test_who_changes_the_server_in_the_middle_misses_nothing(servers):
    async def play():
        guest = await register(servers[0])
        async with Client(servers[0], guest["secret"]) as here:
            made = await here.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
            table = made["table"]
            await here.at(table, made["version"])
            for _ in range(4):
                await here.move(table, first)
        async with Client(servers[1], guest["secret"]) as there:
            await there.ask("enter", table=table, seen=made["version"])
            assert len(there.tables[table]["happened"]) == 4
            await there.play_out(table, first)

    asyncio.run(play())


def test_kills_of_a_server_lose_nothing_and_double_nothing():
    """Short versions of campaigns: see CONTRIBUTING.md."""
    count = kills.run(kills=2, moves=100, tables=5, seed=1, clustered=False)
    assert count.kills == 2
    assert count.acknowledged >= 100


def test_kills_of_servers_worker_redis_and_postgresql_lose_nothing_and_double_nothing():
    count = kills.run(kills=5, moves=100, tables=5, seed=7, clustered=True)
    assert count.kills == 5
    assert count.acknowledged >= 100
