"""Upgrades from real earlier builds, a campaign: `python -m tests.server.upgrades.builds REVISION…`.

For each revision, on SQLite and on PostgreSQL: its server plays the golden script, with tables in every stage, and is
killed. The present version opens the database, shows every table as the old server showed it, plays all of them to
their ends, and is backed up; a server opens the copy and shows the same. On PostgreSQL also one server after the other:
the old and the present one serve the same database while two people play through both.

What an earlier build needs besides the present libraries is taken from a folder: `pip install --target FOLDER
httptools` and `--libraries FOLDER`. Builds before 41b9d30 look for other servers only where they have Redis:
`--old=--redis=redis://127.0.0.1:6379`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.revisions import source_of

from tests.server.client import Client, first
from tests.server.golden import comparable
from tests.server.golden.playing_on import devices_of, play_on
from tests.server.golden.script import company, people_of, play_all
from tests.server.running import Serving
from tests.server.services import Postgres
from tests.server.upgrades.playing import gathered, moves, people

QUICK = ("--messages-per-second=1000", "--burst=1000")

#: By the code of a table, its news as somebody is told them.
Shown = dict[str, dict[str, Any]]


async def _shown(client: Client, codes: list[str]) -> Shown:
    """What a newcomer to each table sees."""
    found = {}
    for code in codes:
        await client.ask("enter", table=code)
        found[code] = client.tables[code]
        await client.ask("exit", table=code)
    return found


async def _old_days(address: str) -> Shown:
    """Play the script; what the tables look like then."""
    async with company(address) as friends:
        codes = await play_all(friends)
        for code in codes:
            await friends.anna.ask("exit", table=code)
        return await _shown(friends.anna, codes)


def _check(before: Shown, now: Shown) -> None:
    for code, told in before.items():
        assert now[code]["version"] >= told["version"], f"{code}: moves were lost"
        if now[code]["version"] == told["version"]:
            assert comparable(now[code]["state"], told["state"]) == comparable(told["state"]), code


async def _played_on(address: str, devices: dict[int, str], before: Shown) -> Shown:
    """Look at all tables, then play all of them to their ends; what they look like then."""
    codes = list(before)
    async with AsyncExitStack() as stack:
        clients = {number: await stack.enter_async_context(Client(address, one)) for number, one in devices.items()}
        anna = next(iter(clients.values()))
        _check(before, await _shown(anna, codes))
        for code in codes:
            await play_on(clients, code)
        return await _shown(anna, codes)


async def _looked(address: str, secret: str, codes: list[str]) -> Shown:
    async with Client(address, secret) as client:
        return await _shown(client, codes)


def all_at_once(database: str, copied: Callable[[], AbstractContextManager[str]], path: str) -> int:
    """Stop the old, start the present; how many tables went on."""
    with Serving(database, *QUICK, PYTHONPATH=path) as serving:
        before = asyncio.run(_old_days(serving.address))
        serving.kill()
    numbers = people_of([told["state"] for told in before.values()])
    devices = asyncio.run(devices_of(database, numbers))
    with Serving(database, *QUICK) as serving:
        after = asyncio.run(_played_on(serving.address, devices, before))
        with copied() as copy, Serving(copy, *QUICK) as second:
            _check(after, asyncio.run(_looked(second.address, next(iter(devices.values())), list(after))))
    return len(after)


async def _through_both(old: str, new: str) -> None:
    """Two people, one at each server."""
    secrets = await people(old)
    async with Client(old, secrets[0]) as anna, Client(new, secrets[1]) as boris:
        for one, other in ((anna, boris), (boris, anna)):
            table = await gathered(one, other)
            await moves({"one": one, "other": other}, table, 9)
            await asyncio.gather(one.play_out(table, first), other.play_out(table, first))
            for person in (one, other):
                await person.ask("again", table=table)
            for person in (one, other):
                await person.until(partial(_is_second, person, table))
            await asyncio.gather(one.play_out(table, first), other.play_out(table, first))


def _is_second(person: Client, table: str) -> bool:
    """Whether a person was told that the second game has begun."""
    return bool(person.game(table)["number"] == 2)


def one_after_the_other(database: str, path: str, *options: str) -> None:
    """An old server, with these options, and a present one on one database."""
    with Serving(database, *QUICK, *options, PYTHONPATH=path) as old, Serving(database, *QUICK) as new:
        asyncio.run(_through_both(old.address, new.address))


@contextmanager
def _copy_of_file(file: Path) -> Iterator[str]:
    copy = file.with_name("copy.db")
    command = [sys.executable, "-m", "kingdomino", "backup", str(copy), "--database", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    yield f"sqlite:///{copy}"


@contextmanager
def _copy_of_database(postgres: Postgres, url: str) -> Iterator[str]:
    with postgres.database() as copy, tempfile.TemporaryDirectory() as folder:
        dump = str(Path(folder) / "kingdomino.dump")
        subprocess.run([postgres.programs / "pg_dump", "--format=custom", f"--file={dump}", url], check=True)
        subprocess.run([postgres.programs / "pg_restore", "--no-owner", f"--dbname={copy}", dump], check=True)
        yield copy


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.upgrades.builds", description=__doc__)
    parser.add_argument("revision", nargs="+")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--libraries", action="append", default=[], metavar="FOLDER")
    parser.add_argument("--old", action="append", default=[], metavar="OPTION", help="for an old server beside another")
    options = parser.parse_args()
    for revision in options.revision:
        path = os.pathsep.join([str(source_of(revision)), *options.libraries])
        if options.database != "postgresql":
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "games.db"
                count = all_at_once(f"sqlite:///{file}", partial(_copy_of_file, file), path)
            print(f"{revision}: SQLite, {count} tables of a killed server played on and backed up", flush=True)
        if options.database != "sqlite":
            with Postgres() as postgres, postgres.database() as url:
                count = all_at_once(url, partial(_copy_of_database, postgres, url), path)
                print(f"{revision}: PostgreSQL, {count} tables of a killed server played on and backed up", flush=True)
            with Postgres() as postgres, postgres.database() as url:
                one_after_the_other(url, path, *options.old)
                print(f"{revision}: PostgreSQL, two games through an old and a present server", flush=True)


if __name__ == "__main__":
    main()
