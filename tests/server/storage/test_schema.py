"""Databases of any age come to the present schema when a server starts."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, NullPool, create_engine

from kingdomino import KingdominoError
from kingdomino.server import storage
from kingdomino.server.storage import Store
from kingdomino.server.storage.address import parse_address
from kingdomino.server.storage.schema import HEAD, metadata, shared_metadata
from kingdomino.server.storage.upgrade import upgrade

from .steps import opened, step, waited

_POSTGRES_SAYS = """
SELECT table_name || '.' || column_name, concat_ws(' ', data_type, is_nullable, column_default, is_identity)
FROM information_schema.columns WHERE table_schema = 'public'
UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
UNION ALL SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
UNION ALL SELECT relname, concat_ws(' ', relpersistence, reloptions::text)
FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
"""


def _engine(url: str) -> Engine:
    kind = "sqlite" if url.startswith("sqlite") else "postgresql+psycopg"
    return create_engine(url.replace(url.partition(":")[0], kind, 1), poolclass=NullPool)


def _described(url: str) -> dict[str, str]:
    """All that a database says of its own form."""
    with _engine(url).connect() as connection:
        if url.startswith("sqlite"):
            rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").all()
            return {name: " ".join(sorted(re.split(r"[\s,]+", sql))) for name, sql in rows if "alembic" not in name}
        rows = connection.exec_driver_sql(_POSTGRES_SAYS).all()
        return {name: said for name, said in rows if "alembic" not in name}


def test_a_migrated_database_is_what_the_schema_says(database):
    with _engine(database).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        expected = [metadata] if database.startswith("sqlite") else [metadata, shared_metadata]
        assert compare_metadata(context, expected) == []


def test_a_migrated_database_is_the_same_to_the_letter_as_one_made_from_the_schema(database, tmp_path, postgres):
    url = f"sqlite:///{tmp_path / 'made.db'}" if database.startswith("sqlite") else postgres.new_database()
    for each in [metadata] if database.startswith("sqlite") else [metadata, shared_metadata]:
        each.create_all(_engine(url))
    made = _described(url)
    assert len(made) > 15
    assert _described(database) == made


def test_the_newest_migration_is_the_one_that_starting_looks_for():
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


@waited
async def test_servers_that_start_at_once_on_an_empty_database_all_start(empty_database):
    stores = [Store(empty_database) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].append(step())
    assert [await store.versions(["TABLE"]) for store in stores] == [{"TABLE": 1}] * 5
    for store in stores:
        await store.close()


#: Three processes that have imported everything before they start: a fork each.
_START = """
import os, sys
from kingdomino.server.storage.address import parse_address
from kingdomino.server.storage.upgrade import upgrade
address, reading = parse_address(sys.argv[1]), os.pipe()
for _ in range(3):
    if os.fork() == 0:
        os.close(reading[1])
        os.read(reading[0], 1)  # ends for all of them at once, when the parent closes the other end
        upgrade(address)
        os._exit(0)
os.close(reading[1])
sys.exit(any(os.wait()[1] for _ in range(3)))
"""


def test_processes_that_start_at_once_on_an_empty_database_all_start(empty_database):
    subprocess.run([sys.executable, "-c", _START, empty_database], check=True)


def _run(url: str, *statements: str) -> None:
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        for statement in statements:
            connection.execute(statement)
        connection.close()
    else:
        with psycopg.connect(url, autocommit=True) as server:
            for statement in statements:
                server.execute(statement.encode())


def test_a_database_of_a_newer_program_is_refused(empty_database):
    upgrade(parse_address(empty_database))
    _run(empty_database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(KingdominoError) as refused:
        upgrade(parse_address(empty_database))
    assert refused.value.code == "database_is_newer"
    assert refused.value.facts == {"database": str(parse_address(empty_database))}


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to look at" * 100])
@waited
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path, content):
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(KingdominoError) as refused:
        await Store(file).open()
    assert (refused.value.code, refused.value.facts) == ("not_a_database", {"file": str(file)})
    assert file.read_bytes() == content


@waited
async def test_opening_reads_nothing_of_the_games_that_are_there(empty_database):
    names = [f"T{table:04}" for table in range(100)]
    async with opened(empty_database) as store:
        await asyncio.gather(*(store.append(step(name)) for name in names))
    _run(empty_database, "ALTER TABLE entries RENAME TO entries_away", "ALTER TABLE tables RENAME TO tables_away")
    async with opened(empty_database) as store:
        _run(empty_database, "ALTER TABLE entries_away RENAME TO entries", "ALTER TABLE tables_away RENAME TO tables")
        assert len(await store.versions(names)) == 100


def test_reviews_by_the_former_coach_are_left_as_a_mark(tmp_path):
    file = tmp_path / "games.db"
    address = parse_address(f"sqlite:///{file}")
    upgrade(address)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0007'")
        for key, made_by in (("a" * 32, "fair playouts=2000 1"), ("b" * 32, "learned playouts=800 2")):
            row = (key, None, "record", made_by, 800, "[0.5,0.5]", 1, 1, None, 1, 1, None, 0)
            connection.execute(f"INSERT INTO reviews VALUES ({', '.join('?' * len(row))})", row)
            connection.execute("INSERT INTO review_steps VALUES (?, 1, '{}', '[]')", (key,))
    upgrade(address)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT made_by FROM reviews ORDER BY key").fetchall() == [
            ("fair playouts=2000 1",),
            ("learned playouts=800 2",),
        ]
        assert connection.execute("SELECT review FROM review_steps").fetchall() == [("b" * 32,)]
