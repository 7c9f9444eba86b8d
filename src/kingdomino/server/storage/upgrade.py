"""Bring a database to the present schema when a server starts; one at a time, however many servers start."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, NullPool, create_engine, inspect, text

from kingdomino.rules import KingdominoError

from .address import Address, make_file
from .failures import translated_errors
from .schema import HEAD

#: The number of PostgreSQL's advisory lock: "kingdomi" in ASCII, so that no other program uses it by chance.
_LOCK: Final = 0x6B696E67646F6D69
_SECONDS_TO_WAIT: Final = 30
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def upgrade(address: Address) -> None:
    """Run the missing migrations. A database of a newer program, or a file that is no database, is refused."""
    engine = create_engine(
        "sqlite://" if address.file is not None else "postgresql+psycopg://",
        creator=lambda: _connect(address),
        poolclass=NullPool,
        hide_parameters=True,
    )
    with translated_errors(address.file), engine.connect() as connection:
        if _revision(connection) == HEAD:
            return
        connection.rollback()
        connection.execute(text("BEGIN EXCLUSIVE" if address.file else f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if _revision(connection) != HEAD:
            _migrate(connection, address)
        connection.commit()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: Connection, address: Address) -> None:
    from alembic import command  # slow to load, and seldom needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise KingdominoError("database_is_newer", database=str(address)) from None


def _connect(address: Address) -> object:
    if address.file is not None:
        return _open_file(address.file)
    import psycopg

    return psycopg.connect(address.conninfo, connect_timeout=_SECONDS_TO_WAIT)


def _open_file(file: Path) -> sqlite3.Connection:
    make_file(file)
    connection = sqlite3.connect(file, timeout=_SECONDS_TO_WAIT, isolation_level=None)
    try:
        _into_wal(connection)
    except sqlite3.Error as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
            raise KingdominoError("not_a_database", file=str(file)) from None
        raise
    return connection


def _into_wal(connection: sqlite3.Connection) -> None:
    """Readers and the writer do not wait for each other in this mode. Entering it does not wait by itself."""
    deadline = time.monotonic() + _SECONDS_TO_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").fetchone()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in _BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.02)
