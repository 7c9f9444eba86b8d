"""A disk that is full, a file that may not be written, that is locked or gone: refused, and taken up again."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kingdomino.server.storage import StorageUnavailable, sqlite
from kingdomino.server.storage.failures import sqlite_code

from .steps import opened, step, until_it_works, waited

# Limits and rights belong to a whole process: these run in one of their own.
_FULL = """
import asyncio, resource, sys
from kingdomino.server.storage import StorageUnavailable
from tests.server.storage.steps import opened, step, until_it_works

async def main(file):
    async with opened(file) as store:
        await store.append(step())
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY))
        number, codes = 2, set()
        for table in range(40):
            tried = [store.append(step(f"T{table}-{n}", events=b"[%s]" % (b"1," * 20_000))) for n in range(5)]
            answers = await asyncio.gather(*tried, return_exceptions=True)
            codes |= {answer.code for answer in answers if answer is not None}
            if codes:
                break
        assert codes == {"storage_full"}, codes
        for action in (store.check, lambda: store.append(step(number=2, events=bytes(300_000))), store.check):
            store._journal._down_until = 0.0  # the database is asked, not the memory of its last failure
            try:
                await action()
            except StorageUnavailable as error:
                assert error.code == "storage_full", error
            else:
                raise AssertionError("a full disk took more, or counts as ready")
        assert len(await store.entries("TABLE")) == 1
        stored = await store.versions([f"T{t}-{n}" for t in range(table + 1) for n in range(5)])
        assert len(stored) == 5 * table, (len(stored), table)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await until_it_works(store.check)
        await until_it_works(lambda: store.append(step(number=2)))
        assert len(await store.entries("TABLE")) == 2

asyncio.run(main(sys.argv[1]))
"""

_READ_ONLY = """
import asyncio, os, sqlite3, sys
from pathlib import Path
from kingdomino.server.storage import StorageUnavailable
from tests.server.storage.steps import opened, step, until_it_works
from tests.server.storage.test_failures import replace_file

async def code_of(action):
    try:
        await action()
    except StorageUnavailable as error:
        return error.code

async def main(file):
    root = os.geteuid() == 0
    async with opened(file) as store:
        await store.append(step())
        replace_file(file)
        file.chmod(0o444)
        file.parent.chmod(0o555)
        if root:
            os.seteuid(65534)
        codes = [await code_of(lambda: store.append(step(number=2))) for _ in range(3)]
        while codes[-1] == "storage_gone":  # that the file is another one; then, that it may not be written
            codes.append(await code_of(lambda: store.append(step(number=2))))
            await asyncio.sleep(0.02)
        assert codes[-1] == "storage_read_only", codes
        assert await code_of(store.check) == "storage_read_only"
        if root:
            os.seteuid(0)
        file.parent.chmod(0o755)
        file.chmod(0o644)
        await until_it_works(lambda: store.append(step(number=2)))
        assert len(await until_it_works(lambda: store.entries("TABLE"))) == 2

asyncio.run(main(Path(sys.argv[1])))
"""


def replace_file(file: Path) -> None:
    """Put a copy in a database's place, as somebody does who restores a backup."""
    copy = file.with_suffix(".copy")
    connection = sqlite3.connect(file)
    connection.execute("VACUUM INTO ?", (str(copy),))
    connection.close()
    for end in ("-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    copy.replace(file)


@contextlib.contextmanager
def _open_folder() -> Iterator[Path]:
    """A folder that other users may look into, too."""
    folder = Path(tempfile.mkdtemp(prefix="kingdomino-test-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def _run(script: str, file: Path) -> None:
    done = subprocess.run([sys.executable, "-c", script, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_full_disk_is_refused_and_taken_up_again_when_there_is_room(tmp_path):
    _run(_FULL, tmp_path / "kingdomino.db")


def test_a_file_that_may_not_be_written_is_refused_and_taken_up_again_when_it_may():
    with _open_folder() as folder:
        _run(_READ_ONLY, folder / "kingdomino.db")


def test_sqlite_s_own_word_for_a_full_disk_is_understood(tmp_path):
    connection = sqlite3.connect(tmp_path / "small.db", isolation_level=None)
    connection.execute("CREATE TABLE things (thing)")
    connection.execute("PRAGMA max_page_count=4")
    with pytest.raises(sqlite3.OperationalError, match="full") as full:
        connection.execute("INSERT INTO things VALUES (zeroblob(100000))")
    connection.execute("PRAGMA query_only=1")
    with pytest.raises(sqlite3.OperationalError, match="readonly") as read_only:
        connection.execute("INSERT INTO things VALUES (1)")
    connection.close()
    assert sqlite_code(full.value, tmp_path / "small.db") == "storage_full"
    assert sqlite_code(read_only.value, tmp_path / "small.db") == "storage_read_only"


@waited
async def test_a_locked_file_is_refused_after_a_while_and_taken_up_again(sqlite_database, monkeypatch):
    monkeypatch.setattr(sqlite, "_PRAGMAS", ("PRAGMA busy_timeout=50", *sqlite._PRAGMAS[1:]))
    async with opened(sqlite_database) as store:
        await store.append(step())
        other = sqlite3.connect(sqlite_database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for action in (lambda: store.append(step(number=2)), lambda: store.add_guest("Ann", "en", b"a", 0, 1)):
            with pytest.raises(StorageUnavailable, match="storage_gone"):
                await action()
        assert len(await store.entries("TABLE")) == 1
        other.execute("ROLLBACK")
        other.close()
        await until_it_works(lambda: store.append(step(number=2)))
        assert len(await store.entries("TABLE")) == 2


@waited
async def test_nothing_is_written_into_a_file_that_was_taken_away(sqlite_database):
    async with opened(sqlite_database) as store:
        await store.append(step())
        away = sqlite_database.with_name("away")
        away.mkdir()
        files = sorted(sqlite_database.parent.glob("kingdomino.db*"))
        for file in files:
            file.replace(away / file.name)
        for _ in range(2):
            with pytest.raises(StorageUnavailable, match="storage_gone"):
                await store.append(step(number=2))
            await asyncio.sleep(0.1)
        assert not sqlite_database.exists()
        for file in files:
            (away / file.name).replace(file)
        await until_it_works(lambda: store.append(step(number=2)))
        assert len(await store.entries("TABLE")) == 2


@waited
async def test_a_restored_backup_is_what_counts_from_then_on(sqlite_database):
    backup = sqlite_database.with_name("backup.db")
    async with opened(sqlite_database) as store:
        await store.append(step())
        connection = sqlite3.connect(sqlite_database)
        connection.execute("VACUUM INTO ?", (str(backup),))
        connection.close()
        await store.append(step(number=2))
        assert len(await store.entries("TABLE")) == 2
        for end in ("-wal", "-shm"):
            sqlite_database.with_name(sqlite_database.name + end).unlink()
        backup.replace(sqlite_database)
        await until_it_works(lambda: store.append(step("OTHER")))
        assert len(await store.entries("TABLE")) == 1
        await store.append(step(number=2))


@waited
async def test_an_outage_is_logged_when_it_begins_and_when_it_ends_and_not_in_between(sqlite_database, caplog):
    caplog.set_level("INFO", logger="kingdomino.storage")
    async with opened(sqlite_database) as store:
        sqlite_database.rename(sqlite_database.with_suffix(".away"))
        for _ in range(20):
            with pytest.raises(StorageUnavailable):
                await store.append(step())
            await asyncio.sleep(0.01)
        sqlite_database.with_suffix(".away").rename(sqlite_database)
        await until_it_works(lambda: store.append(step()))
    assert [record.getMessage() for record in caplog.records] == [
        "the storage is unavailable: storage_gone",
        "storage_available_again",
    ]


_RAISE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: no space left' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse();
"""


@waited
async def test_a_disk_that_is_full_under_postgresql_is_told_as_such(postgres_database):
    async with opened(postgres_database) as store:
        await store.append(step())
        with psycopg.connect(postgres_database, autocommit=True) as connection:
            connection.execute(_RAISE.encode())
            with pytest.raises(StorageUnavailable, match="storage_full"):
                await store.append(step(number=2))
            assert await store.versions(["TABLE"]) == {"TABLE": 1}
            connection.execute("DROP FUNCTION refuse CASCADE")
        await until_it_works(lambda: store.append(step(number=2)))
        assert await store.versions(["TABLE"]) == {"TABLE": 2}


@waited
async def test_a_fault_of_the_journal_refuses_its_steps_and_the_next_ones_are_written(database, monkeypatch, caplog):
    async with opened(database) as store:
        journal = store._journal
        write, faults = journal._write, ["once"]

        async def failing(steps):
            if faults:
                raise RuntimeError(faults.pop())
            await write(steps)

        monkeypatch.setattr(journal, "_write", failing)
        with pytest.raises(StorageUnavailable, match="storage_fault"):
            await store.append(step())
        await store.append(step())
        assert len(await store.entries("TABLE")) == 1
    failed = [record for record in caplog.records if record.message == "background_work_failed"]
    assert [record.facts["work"] for record in failed] == ["write steps"]
