"""Upgrades with running games, tried with real processes: all servers at once, and one after the other.

The newer build of these tests knows one more kind of event than the present one.
"""

from __future__ import annotations

import asyncio
import subprocess
from contextlib import ExitStack

import httpx
import pytest

from tests.server.client import Client, Refusal, first, seats
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE
from tests.server.running import Serving
from tests.server.upgrades.playing import gathered, moves, people

NEWER = "tests.server.upgrades.newer"
QUICK = ("--messages-per-second=1000", "--burst=1000")


def test_all_servers_stop_a_newer_version_starts_and_games_go_on(tmp_path):
    database = f"sqlite:///{tmp_path / 'games.db'}"

    async def before(address: str) -> tuple[tuple[str, str], dict[str, str]]:
        secrets = await people(address)
        async with Client(address, secrets[0]) as anna, Client(address, secrets[1]) as boris:
            both = {"anna": anna, "boris": boris}
            codes = {"clock": await gathered(anna, boris, clock={"kind": "bank", "seconds": 900, "increment": 5})}
            await moves(both, codes["clock"], 9)
            made = await anna.ask("create", rules="3 classic", seats=seats("me", "page", "page"), start=True)
            codes["bots"] = made["table"]
            gathers = await anna.ask("create", rules="2 classic", seats=seats("me", "open"))
            codes["gathering"] = gathers["table"]
        return secrets, codes

    async def after(address: str, secrets: tuple[str, str], codes: dict[str, str]) -> None:
        async with Client(address, secrets[0]) as anna, Client(address, secrets[1]) as boris:
            for person in (anna, boris):
                await person.ask("enter", table=codes["clock"])
            await asyncio.gather(anna.play_out(codes["clock"], first), boris.play_out(codes["clock"], first))
            await anna.ask("enter", table=codes["bots"])
            await anna.play_out(codes["bots"], first)
            await boris.ask("enter", table=codes["gathering"])
            await boris.ask("sit", table=codes["gathering"], seat=1)

    async def back(address: str, secrets: tuple[str, str], codes: dict[str, str]) -> None:
        """The present version again, which does not know what the newer one stored."""
        async with Client(address, secrets[0]) as anna:
            with pytest.raises(Refusal, match="table_unreadable"):
                await anna.ask("enter", table=codes["gathering"])
            for table in (codes["clock"], codes["bots"]):
                await anna.ask("enter", table=table)
                assert anna.is_over(table)
            assert (await anna.ask("create", rules="2 classic", seats=seats("me", "page")))["table"]

    with Serving(database, *QUICK) as serving:
        secrets, codes = asyncio.run(before(serving.address))
    with Serving(database, *QUICK, program=NEWER) as serving:
        asyncio.run(after(serving.address, secrets, codes))
    with Serving(database, *QUICK) as serving:
        asyncio.run(back(serving.address, secrets, codes))


def test_servers_are_replaced_one_after_the_other_while_people_play(postgres_database, tmp_path):
    with ExitStack() as servers:
        old = [Serving(postgres_database, *QUICK, log=tmp_path / f"old{number}.log") for number in (0, 1)]
        new = [Serving(postgres_database, *QUICK, program=NEWER, NEWER_MIGRATES="1") for _ in (0, 1)]
        for server in old:
            servers.enter_context(server)
        for server in new:
            servers.callback(server.stop)
        asyncio.run(_upgraded(old, new))
        log = (tmp_path / "old1.log").read_text()
        assert "background_work_failed" not in log
        with pytest.raises((RuntimeError, subprocess.CalledProcessError)):
            old[1].start()  # the schema is newer: a server of the version before is refused


async def _upgraded(old: list[Serving], new: list[Serving]) -> None:
    secrets = await people(old[0].address)
    async with Client(old[0].address, secrets[0]) as anna, Client(old[1].address, secrets[1]) as boris:
        table = await gathered(anna, boris)
        await moves({"anna": anna, "boris": boris}, table, 5)
    await asyncio.to_thread(old[0].stop)
    await asyncio.to_thread(new[0].start)
    async with Client(new[0].address, secrets[0]) as anna, Client(old[1].address, secrets[1]) as boris:
        both = {"anna": anna, "boris": boris}
        for person in both.values():
            await person.ask("enter", table=table)
        await moves(both, table, 6)
        other = await _unknown_event(anna, boris)
        await moves(both, table, 6)
        ready = httpx.get(f"{old[1].address}/readyz", verify=NO_CERTIFICATES, timeout=PATIENCE, trust_env=False)
        assert ready.status_code == 200
    await asyncio.to_thread(old[1].stop)
    await asyncio.to_thread(new[1].start)
    async with Client(new[0].address, secrets[0]) as anna, Client(new[1].address, secrets[1]) as boris:
        for code in (table, other):
            for person in (anna, boris):
                await person.ask("enter", table=code)
        begun = await boris.ask("start", table=other)
        await asyncio.gather(anna.at(other, begun["version"]), boris.at(other, begun["version"]))
        for code in (table, other):
            await asyncio.gather(anna.play_out(code, first), boris.play_out(code, first))


async def _unknown_event(anna: Client, boris: Client) -> str:
    """A table at which the newer server stores an event that the other one does not know."""
    code: str = (await boris.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
    await anna.ask("enter", table=code)
    await anna.ask("sit", table=code, seat=1)
    while not any('"table_unreadable"' in text for text in boris.raw):  # unasked, to everybody at the table
        await boris.ask("ping")
    with pytest.raises(Refusal, match="table_unreadable"):
        await boris.ask("enter", table=code)
    return code
