"""Two servers, a worker and PostgreSQL: clients of one table on different servers, and parts that are killed."""

import asyncio
from random import Random

import pytest

from tests.server import kills
from tests.server.client import Client, first, register, seats

RULES = ("2 classic", "3 revised harmony", "4 classic harmony middle-kingdom", "2 classic mighty-duel")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """The parts, and the folder of their logs. One cluster for all: its start costs more than a game."""
    folder = tmp_path_factory.mktemp("cluster")
    with kills.cluster(folder) as parts:
        yield parts, folder


@pytest.fixture
def servers(cluster):
    """The addresses of both servers, whose logs tell of nothing wrong while nobody kills them."""
    (addresses, _, _), folder = cluster
    before = {log: log.stat().st_size for log in folder.glob("*.log")}
    yield addresses
    for log, size in before.items():
        told = log.read_bytes()[size:].decode()
        assert "Traceback" not in told
        assert '"level": "error"' not in told, told[-3000:]


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


def test_a_word_is_heard_through_both_servers_and_changes_nothing(servers):
    async def play():
        one, two = await register(servers[0], "Anna"), await register(servers[1], "Bo")
        async with Client(servers[0], one["secret"]) as anna, Client(servers[1], two["secret"]) as bo:
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "open"))
            table = made["table"]
            await bo.ask("enter", table=table)
            await anna.ask("signal", table=table, seat=0, word="good_game")
            await bo.until(lambda: any(message["type"] == "signalled" for message in bo.told))
            word = {"type": "signalled", "table": table, "seat": 0, "word": "good_game"}
            assert [message for message in bo.told if message["type"] == "signalled"] == [word]
            assert bo.tables[table]["version"] == made["version"]

    asyncio.run(play())


def test_kills_of_servers_worker_and_postgresql_lose_nothing_and_double_nothing(cluster):
    """The short version of a campaign: see CONTRIBUTING.md."""
    parts, folder = cluster
    count = kills.run_on(parts, folder, kills=4, moves=100, tables=5, seed=7)
    assert count.killed == dict.fromkeys(parts[2], 1)
    assert count.acknowledged >= 100
