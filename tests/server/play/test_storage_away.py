"""When nothing can be stored, nothing is acknowledged; when it can again, play goes on by itself."""

import asyncio
import resource
import time

import httpx
import pytest

from kingdomino.cli.main import main
from tests.server.client import Client, Refusal, first, register, seats
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE
from tests.server.running import Serving
from tests.server.storage.test_backup import damage

#: Bytes of a few pages in SQLite's log of writes: a server notes in one that it is up.
FOUR_PAGES = 4 * (4096 + 24)


def leave_room(server, database, size=0):
    """Let SQLite's log of writes, which it appends to, grow by no more than this many bytes: the disk is full."""
    written = database.with_name(database.name + "-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (written + size, resource.RLIM_INFINITY))


def free(server):
    """The disk is no longer full."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def logged(log, event, *, after):
    """Wait until a server has logged an event after this many characters of its log."""
    async with asyncio.timeout(PATIENCE):
        while f'"{event}"' not in log.read_text()[after:]:
            await asyncio.sleep(0.05)


def test_readiness_names_a_full_disk_though_signs_of_life_have_room_and_ends_with_it(tmp_path):
    database, log = tmp_path / "kingdomino.db", tmp_path / "log"
    with Serving(f"sqlite:///{database}", log=log) as server:
        http = httpx.AsyncClient(base_url=server.address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE)

        async def play():
            guest = await register(server.address)
            async with http, Client(server.address, guest["secret"]) as anna:
                assert (await http.get("/readyz")).json()["status"] == "ok"
                table = (await anna.ask("create", rules="2 classic", seats=seats("me", "me"), start=True))["table"]
                leave_room(server, database)
                with pytest.raises(Refusal, match="storage_full"):
                    await anna.play_out(table, first)
                leave_room(server, database, FOUR_PAGES)
                await logged(log, "storage_available_again", after=log.read_text().rindex("storage_full"))
                answer = await http.get("/readyz")
                refusal = {"code": "storage_unavailable", "facts": {"reason": "storage_full"}}
                assert (answer.status_code, answer.json()) == (503, refusal)
                assert (await http.get("/healthz")).status_code == 200
                free(server)
                await asyncio.to_thread(server.wait_until_ready)
                assert (await http.get("/readyz")).json()["status"] == "ok"
                await anna.play_out(table, first)

        asyncio.run(play())


def test_a_damaged_database_is_named_until_its_backup_is_restored(tmp_path):
    database, copy = tmp_path / "kingdomino.db", tmp_path / "copy.db"
    with Serving(f"sqlite:///{database}") as server:

        async def begin():
            guest = await register(server.address)
            async with Client(server.address, guest["secret"]) as anna:
                made = await anna.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
                return guest["secret"], made["table"]

        async def refused(secret, table):
            async with Client(server.address, secret) as anna:
                for message in (
                    {"type": "enter", "table": table},
                    {"type": "create", "rules": "2 classic", "seats": seats("me", "me")},
                ):
                    answer = await anna.say(**message)
                    assert (answer["code"], answer["facts"]) == ("storage_unavailable", {"reason": "storage_damaged"})
            ready = await asyncio.to_thread(
                httpx.get, f"{server.address}/readyz", verify=NO_CERTIFICATES, timeout=PATIENCE, trust_env=False
            )
            refusal = {"code": "storage_unavailable", "facts": {"reason": "storage_damaged"}}
            assert (ready.status_code, ready.json()) == (503, refusal)

        async def play_on(secret, table):
            async with Client(server.address, secret) as anna:
                await anna.ask("enter", table=table)
                await anna.play_out(table, first)

        known = asyncio.run(begin())
        assert main(["backup", str(copy), f"--database={database}"]) == 0
        server.stop()
        damage(database, "entries")
        server.start()
        asyncio.run(refused(*known))
        server.stop()
        for end in ("-wal", "-shm"):
            database.with_name(database.name + end).unlink(missing_ok=True)
        copy.replace(database)
        server.start()
        asyncio.run(play_on(*known))


def test_time_while_the_server_is_down_counts_on_nobodys_clock(tmp_path):
    with Serving(f"sqlite:///{tmp_path}/kingdomino.db") as server:
        seconds = 600

        async def begin():
            guest = await register(server.address)
            async with Client(server.address, guest["secret"]) as anna:
                clock = {"kind": "move", "seconds": seconds}
                made = await anna.ask("create", rules="2 classic", seats=seats("me", "me"), clock=clock, start=True)
                return guest["secret"], made["table"]

        async def left(secret, table):
            async with Client(server.address, secret) as anna:
                await anna.ask("enter", table=table)
                clock = anna.game(table)["clock"]
                return clock["left"][clock["running"]]

        created = time.monotonic()
        secret, table = asyncio.run(begin())
        server.kill()
        killed = time.monotonic()
        time.sleep(4)
        started = time.monotonic()
        server.start()
        remaining = asyncio.run(left(secret, table))
        at_most = (killed - created) + (time.monotonic() - started)
        assert remaining >= (seconds - at_most) * 1000 - 1, "the time while it was down was counted"
        assert remaining <= seconds * 1000


def test_a_person_who_is_forgotten_leaves_their_tables_and_their_name_is_nowhere(address):
    async def play():
        one, two = await register(address, "Zebedäus"), await register(address, "Bo")
        async with Client(address, one["secret"]) as gone, Client(address, two["secret"]) as bo:
            table = (await bo.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await gone.ask("enter", table=table)
            await gone.ask("sit", table=table, seat=1)
            await bo.ask("start", table=table)
            async with httpx.AsyncClient(
                base_url=address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
            ) as http:
                answer = await http.delete("/api/guest", headers={"Authorization": f"Bearer {one['secret']}"})
                assert answer.status_code == 204
            await bo.until(lambda: bo.tables[table]["state"]["seats"][1]["kind"] == "open")
            with pytest.raises(ConnectionError):
                await gone.until(lambda: False)
            assert gone.closed == 4003
        async with Client(address, two["secret"]) as again:
            await again.ask("enter", table=table, seen=1)
            assert "Zebed" not in "".join(again.raw)
            await again.ask("seat_bot", table=table, seat=1, level="page")
            await again.play_out(table, first)
        with pytest.raises(Refusal, match="wrong_secret"):
            async with Client(address, one["secret"]):
                pass

    asyncio.run(play())
