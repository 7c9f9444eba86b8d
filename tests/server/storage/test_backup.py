"""`kingdomino backup`: a whole copy of a database in use, or a refusal and nothing left behind; damage is named."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino import KingdominoError
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.server.storage import StorageUnavailable, back_up
from tests.cli.conftest import run
from tests.server.running import Serving

from .steps import opened, step, waited

__all__ = ["run"]

SCRIPT_WITHOUT_ROOM = """
import resource, sys
from pathlib import Path
from kingdomino import KingdominoError
from kingdomino.server.storage import back_up
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
try:
    back_up(sys.argv[1], Path(sys.argv[2]), lambda *_: None)
except KingdominoError as error:
    print(error.code)
"""


def quietly(done: int, total: int) -> None:
    """No progress is shown."""


def backup(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingdomino", "backup", *arguments]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, env={**os.environ, **environment}
    )


def fill(file: Path) -> None:
    """A database with a table."""

    async def write() -> None:
        async with opened(file) as store:
            await store.append(step())

    asyncio.run(write())


def damage(file: Path, table: str) -> None:
    """Write noise over the page in which a table begins."""
    with sqlite3.connect(file) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with file.open("rb+") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xa5" * size)


@waited
async def test_a_backup_is_a_snapshot_though_the_server_writes_all_the_while(sqlite_database):
    target = sqlite_database.with_name("backup.db")
    loop = asyncio.get_running_loop()
    async with opened(sqlite_database) as store:
        await asyncio.gather(*(store.append(step(f"T{n}", events=b"[%s]" % (b"1," * 300_000))) for n in range(20)))
        seen = []

        def write_one_more(done: int, total: int) -> None:
            seen.append((done, total))
            asyncio.run_coroutine_threadsafe(store.append(step(f"LATER{len(seen)}")), loop).result()

        size = await asyncio.to_thread(back_up, str(sqlite_database), target, write_one_more)
        assert len(await store.versions([f"LATER{n + 1}" for n in range(len(seen))])) == len(seen)
    assert len(seen) > 1
    assert [done for done, _ in seen] == sorted({done for done, _ in seen}), "it never begins anew"
    assert seen[-1][0] == seen[-1][1]
    assert size == target.stat().st_size
    assert target.stat().st_mode & 0o077 == 0, "only its owner can read it"
    assert [path.name for path in target.parent.iterdir() if path.name.startswith("backup")] == ["backup.db"]
    async with opened(target) as copy:
        assert set(await copy.versions([f"T{n}" for n in range(20)] + ["LATER1"])) == {f"T{n}" for n in range(20)}


def test_the_command_copies_the_database_of_a_running_server(tmp_path):
    database, target = tmp_path / "games.db", tmp_path / "copy.db"
    with Serving(database, "--bot-processes=1", log=tmp_path / "log"):
        done = backup(str(target), "--json", KINGDOMINO_DATABASE=str(database))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"file": str(target), "bytes": target.stat().st_size}
    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT count(*) FROM up").fetchone() == (1,)
    copy.close()


def test_nothing_is_overwritten(sqlite_database):
    fill(sqlite_database)
    target = sqlite_database.with_name("backup.db")
    target.write_text("precious")
    with pytest.raises(KingdominoError, match="backup_exists"):
        back_up(str(sqlite_database), target, quietly)
    assert target.read_text() == "precious"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_in_the_readers_language(run, tmp_path, language):
    refused = run("backup", "copy.db", "--lang", language, f"--database={tmp_path}/none.db")
    assert refused.code == 1
    assert catalogue(language).text("error-no-such-database", file=f"{tmp_path}/none.db") in refused.err


def test_what_cannot_be_copied_is_refused_and_nothing_is_left_behind(tmp_path):
    database, none, noise = tmp_path / "games.db", tmp_path / "none.db", tmp_path / "noise.db"
    fill(database)
    noise.write_bytes(b"\xa5" * 10_000)
    before = {path.name for path in tmp_path.iterdir()}
    for source, target, code in (
        (str(none), tmp_path / "copy.db", "no_such_database"),
        (str(noise), tmp_path / "copy.db", "not_a_database"),
        (str(database), tmp_path / "nowhere" / "copy.db", "backup_failed"),
        ("postgresql://ann:secret@db.example/games", tmp_path / "copy.db", "backup_needs_pg_dump"),
    ):
        with pytest.raises(KingdominoError) as refused:
            back_up(source, target, quietly)
        assert refused.value.code == code
        assert "secret" not in str(refused.value.facts)
    assert {path.name for path in tmp_path.iterdir()} == before


def test_a_full_disk_is_named_as_the_reason_and_nothing_is_left_behind(tmp_path):
    database, target = tmp_path / "games.db", tmp_path / "backup" / "copy.db"
    target.parent.mkdir()
    fill(database)
    command = [sys.executable, "-c", SCRIPT_WITHOUT_ROOM, str(database), str(target)]
    tried = subprocess.run(command, capture_output=True, text=True, check=True)
    assert tried.stdout.strip() == "backup_has_no_room"
    assert not list(target.parent.iterdir())


def test_a_backup_of_a_damaged_database_is_refused(sqlite_database):
    fill(sqlite_database)
    damage(sqlite_database, "entries")
    with pytest.raises(KingdominoError, match="database_damaged"):
        back_up(str(sqlite_database), sqlite_database.with_name("copy.db"), quietly)
    assert not sqlite_database.with_name("copy.db").exists()


def test_a_server_does_not_start_on_a_damaged_database_and_says_how_to_restore_it(tmp_path):
    database = tmp_path / "games.db"
    fill(database)
    damage(database, "alembic_version")
    command = [sys.executable, "-m", "kingdomino", "--lang", "en", "serve", "--port=0", f"--database={database}"]
    tried = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert tried.returncode == 1
    assert catalogue("en").text("error-database-damaged", file=str(database)) in tried.stderr


@waited
async def test_damage_that_is_met_later_is_told_as_such(sqlite_database):
    async with opened(sqlite_database) as store:
        await store.append(step())
    damage(sqlite_database, "entries")
    async with opened(sqlite_database) as store:
        for action in (store.entries("TABLE"), store.append(step(number=2))):
            with pytest.raises(StorageUnavailable, match="storage_damaged"):
                await action
