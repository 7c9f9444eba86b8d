"""Who is there, who only watches, whose table it is: while people come, sit down, leave and stay away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from kingdomino.server.live import hub
from kingdomino.server.live.live_table import LiveTable
from kingdomino.server.live.owner import TableOwner
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Store
from tests.server.client import Client, Refusal, first, register, seats
from tests.server.front.serving import Served
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE
from tests.tables.playing import ANNA, BORIS, CARLA, CODE, Desk

DAY = 86_400_000


@pytest.fixture
def served(tmp_path):
    with Served(tmp_path / "games.db", tmp_path / "client", messages_per_second=1000, burst=10_000) as served:
        yield served


@asynccontextmanager
async def meeting(address: str) -> AsyncIterator[tuple[Client, Client, str]]:
    """Anna at her table with an open seat, and Boris who looks on."""
    one, two = await register(address), await register(address, "Boris")
    async with Client(address, one["secret"]) as anna, Client(address, two["secret"]) as boris:
        table = (await anna.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
        await boris.ask("enter", table=table)
        yield anna, boris, table


def test_whoever_sits_down_no_longer_only_watches(address):
    async def play():
        async with meeting(address) as (anna, boris, table):
            await anna.until(lambda: anna.presence[table]["watchers"] == 1)
            await boris.ask("sit", table=table, seat=1)
            await anna.until(lambda: anna.presence[table]["watchers"] == 0)
            await boris.ask("stand", table=table, seat=1)
            await anna.until(lambda: anna.presence[table]["watchers"] == 1)
            assert anna.presence[table]["present"] == [anna.you["number"], boris.you["number"]]

    asyncio.run(play())


def test_people_watch_however_many_windows_they_have(address):
    async def play():
        async with meeting(address) as (anna, boris, table):
            async with Client(address, boris.secret) as again, Client(address, boris.secret) as once_more:
                await again.ask("enter", table=table)
                await once_more.ask("enter", table=table)
                await once_more.until(lambda: table in once_more.presence)
                assert once_more.presence[table]["watchers"] == 1
            await boris.ask("sit", table=table, seat=1)
            await anna.until(lambda: anna.presence[table]["watchers"] == 0)

    asyncio.run(play())


def test_who_watches_through_two_servers_is_one(served):
    live = LiveTable(Desk("2 classic", (ANNA, BORIS)).table, touched=float("inf"))
    tables = served.app.state.hub
    owner = TableOwner(CODE, tables._live_tables._backends)
    owner.live = live
    tables._live_tables._owners[CODE] = owner
    asyncio.run(tables.attended(CODE, (ANNA, BORIS, CARLA), 2))
    del tables._live_tables._owners[CODE]
    assert (live.present, live.watchers) == ((ANNA, BORIS, CARLA), 1)


def test_a_table_whose_host_left_belongs_to_whoever_is_there(address):
    async def play():
        async with meeting(address) as (anna, boris, table):
            await anna.ask("leave", table=table)
            await boris.ask("sit", table=table, seat=0)
            await boris.ask("seat_bot", table=table, seat=1, level="page")
            await boris.ask("start", table=table)

    asyncio.run(play())


def test_a_host_without_a_seat_lets_bots_play_and_play_again(address):
    async def play():
        async with Client(address, (await register(address))["secret"]) as anna:
            table = (await anna.ask("create", rules="2 classic", seats=seats("page", "page"), start=True))["table"]
            await anna.until(lambda: bool(anna.is_over(table)))
            await anna.ask("again", table=table)
            await anna.until(lambda: anna.game(table)["number"] == 2 and bool(anna.is_over(table)))

    asyncio.run(play())


def test_who_was_forgotten_is_no_longer_there(served):
    async def play():
        one, two = await register(served.url), await register(served.url, "Boris")
        async with Client(served.url, one["secret"]) as anna, Client(served.url, two["secret"]) as boris:
            table = (await boris.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await anna.ask("enter", table=table)
            await anna.ask("sit", table=table, seat=1)
            await boris.until(lambda: len(boris.presence[table]["present"]) == 2)
            async with httpx.AsyncClient(base_url=served.url, verify=NO_CERTIFICATES, timeout=PATIENCE) as http:
                gone = await http.delete("/api/guest", headers={"Authorization": f"Bearer {one['secret']}"})
            assert gone.status_code == 204
            await boris.until(lambda: boris.presence[table]["present"] == [boris.you["number"]])
            await boris.until(lambda: boris.presence[table]["watchers"] == 0)

    asyncio.run(play())


def test_the_rights_of_a_host_who_stays_away_pass_on_however_many_come_and_go(served, monkeypatch):
    monkeypatch.setattr(hub, "HOST_SECONDS", 1.0)

    async def play():
        one, two, three = [await register(served.url, name) for name in ("Anna", "Boris", "Carla")]
        async with Client(served.url, two["secret"]) as boris, Client(served.url, three["secret"]) as carla:
            async with Client(served.url, one["secret"]) as anna:
                table = (await anna.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
                await boris.ask("enter", table=table)
                await boris.ask("sit", table=table, seat=1)
            async with asyncio.timeout(300):
                while not boris.tables[table]["you"]["host"]:
                    await carla.ask("enter", table=table)
                    await carla.ask("exit", table=table)
                    await asyncio.sleep(0.1)

    asyncio.run(play())


def test_a_dynasty_goes_on_when_the_host_lets_a_bot_stand_in_for_who_stays_away(address):
    async def play():
        one, two = await register(address), await register(address, "Boris")
        async with Client(address, one["secret"]) as anna:
            async with Client(address, two["secret"]) as boris:
                wish = {"rules": "2 classic", "dynasty": True, "seats": seats("me", "open")}
                table = (await anna.ask("create", **wish))["table"]
                await boris.ask("enter", table=table)
                await boris.ask("sit", table=table, seat=1)
                await anna.ask("start", table=table)
                await asyncio.gather(anna.play_out(table, first), boris.play_out(table, first))
            await anna.until(lambda: len(anna.presence[table]["present"]) == 1)
            await anna.ask("again", table=table)
            done = await anna.ask("seat_bot", table=table, seat=1, level="page")
            state = (await anna.at(table, done["version"]))["state"]
            assert state["game"]["number"] == 2
            assert state["game"]["phase"] == "claim"
            assert state["seats"][1]["guest"] == two["guest"]["number"]
            assert state["seats"][1]["stand_in"] == "page"
            await anna.play_out(table, first)

    asyncio.run(play())


def test_who_was_forgotten_by_another_server_sits_down_under_no_name(served, tmp_path):
    async def forgotten(number):
        store = Store(tmp_path / "games.db")
        await store.open()
        await store.forget_guest(number)
        await store.close()

    async def play():
        one, two = await register(served.url), await register(served.url, "Boris")
        async with Client(served.url, one["secret"]) as anna, Client(served.url, two["secret"]) as boris:
            table = (await boris.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await forgotten(anna.you["number"])
            with pytest.raises(Refusal, match="wrong_secret"):
                await anna.ask("sit", table=table, seat=1, name="Anna")
            with pytest.raises(ConnectionError):
                await anna.until(lambda: False)
            assert anna.closed == 4001

    asyncio.run(play())


def test_a_table_that_was_swept_away_under_somebody_is_gone_for_them(served, tmp_path):
    async def swept():
        store = Store(tmp_path / "games.db")
        await store.open()
        await store.sweep(0, None, now_in_milliseconds() + DAY)  # as after 31 days
        await store.close()

    async def play():
        guest = await register(served.url)
        async with Client(served.url, guest["secret"]) as anna:
            table = (await anna.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await swept()
            for _ in range(2):
                with pytest.raises(Refusal, match="no_such_table"):
                    await anna.ask("stand", table=table, seat=0)
            live_tables = served.app.state.hub._live_tables
            async with asyncio.timeout(300):
                while live_tables.get(table) is not None:  # nobody keeps looking for it
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_people_say_that_they_are_ready_and_take_it_back(server):
    async def play():
        anna, bo = [await register(server.address, name) for name in ("Anna", "Bo")]
        async with Client(server.address, anna["secret"]) as host, Client(server.address, bo["secret"]) as guest:
            table = (await host.ask("create", rules="3 classic", seats=seats("me", "open", "open")))["table"]
            await guest.ask("enter", table=table)
            assert (await guest.say("ready", table=table, ready=True))["code"] == "not_your_seat"
            for seat in (1, 2):
                await guest.ask("sit", table=table, seat=seat, name=f"Bo {seat}")
            await guest.ask("ready", table=table, ready=True)
            assert guest.tables[table]["state"]["again"] == [1, 2]
            before = guest.tables[table]["version"]
            await guest.ask("ready", table=table, ready=True)
            assert guest.tables[table]["version"] == before, "nothing is said twice"
            await guest.ask("ready", table=table, ready=False)
            assert guest.tables[table]["state"]["again"] == []
            await guest.ask("ready", table=table, ready=True)
            await guest.ask("stand", table=table, seat=2)
            assert guest.tables[table]["state"]["again"] == [1]
            await guest.ask("sit", table=table, seat=2)
            await host.ask("configure", table=table, rules="3 revised", dynasty=False, listed=False, clock=None)
            assert host.tables[table]["state"]["again"] == [], "new terms: everybody is asked again"
            await host.ask("start", table=table)
            assert (await guest.say("ready", table=table, ready=True))["code"] == "already_begun"

    asyncio.run(play())
