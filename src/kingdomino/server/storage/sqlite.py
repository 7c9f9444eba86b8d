"""SQLite: one file, one writer in a thread of its own, readers beside it. A commit is on the disk when it returns."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import quote

import aiosqlite
from sqlalchemy import AsyncAdaptedQueuePool, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .address import Address
from .failures import GONE, sqlite_code, unavailable
from .journal import Step
from .rows import MOVING_COLUMNS, SUMMARIES, entry_row, moving_row
from .step_parts import BEAT, COUNT, counted_row, insert, parts_of
from .upgrade import upgrade
from .values import StorageUnavailable

#: Every connection waits for locks of others for 5 seconds; an acknowledged step survives a power cut.
_PRAGMAS: Final = (
    "PRAGMA busy_timeout=5000",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=1",  # macOS: as far as the disk itself; nothing elsewhere
    "PRAGMA checkpoint_fullfsync=1",
    "PRAGMA foreign_keys=ON",
)
#: Rows a statement. Batches are cut into these, so that there are few texts, all prepared, and few calls: each call
#: lets go of Python's lock and waits for it again, which costs more than the writing while the event loop is busy.
_SIZES: Final = (64, 16, 4, 1)
_READERS: Final = 3

Values = tuple[object, ...]
T = TypeVar("T")


def _update(columns: Sequence[str]) -> Callable[[int], str]:
    """Update these columns of tables that have the version before."""
    marks = f"({', '.join('?' for _ in columns)})"
    changes = ", ".join(f"{name} = step.column{at}" for at, name in enumerate(columns, start=1) if at > 1)
    return cache(
        lambda rows: (
            f"UPDATE tables SET {changes} FROM (VALUES {', '.join([marks] * rows)}) AS step "
            "WHERE tables.code = step.column1 AND tables.version = step.column2 - 1"
        )
    )


_move = _update(MOVING_COLUMNS)
_change = _update(SUMMARIES.columns)
_set_up = cache(partial(insert, "tables", SUMMARIES.columns, "ON CONFLICT DO NOTHING"))
_log = cache(partial(insert, "entries", ("table", "number", "at", "events"), ""))


def file_uri(file: Path) -> str:
    """A file that has to be there: one that was taken away is not replaced by an empty one."""
    return f"file:{quote(str(file))}?mode=rw"


def sqlite_engine(address: Address) -> AsyncEngine:
    """Connections for all but the steps. A block that writes asks for it with `writes=True`."""
    assert address.file is not None
    uri = file_uri(address.file)
    engine = create_async_engine(
        "sqlite+aiosqlite://",
        async_creator=lambda: aiosqlite.connect(uri, uri=True, isolation_level=None),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=_READERS,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - SQLAlchemy's
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:  # noqa: ANN401 - SQLAlchemy's
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class SqliteWriter:
    """The connection that steps are written through."""

    def __init__(self, address: Address, file_was_replaced: Callable[[], None]) -> None:
        assert address.file is not None
        self._address = address
        self._file = address.file
        self._file_was_replaced = file_was_replaced
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._thread: ThreadPoolExecutor | None = None

    async def connect(self) -> None:
        """Open the file. If it is another one than before, such as a restored backup, readers open it anew, too."""
        if await self._in_thread(self._open):
            self._file_was_replaced()

    async def disconnect(self) -> None:
        """Close the file; an unfinished transaction is rolled back."""
        if self._thread is not None:
            await self._in_thread(self._close)
            self._thread.shutdown(wait=False)
            self._thread = None

    async def commit(self, steps: Sequence[Step]) -> Sequence[bool | None]:
        """All steps in one transaction, on the disk."""
        return await self._in_thread(lambda: self._commit(steps))

    async def beat(self, server: str, started: int, seen: int) -> None:
        """Note that a server is up."""
        await self._in_thread(lambda: self._beat((server, started, seen)))

    async def _in_thread(self, action: Callable[[], T]) -> T:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._translated, action)

    def _translated(self, action: Callable[[], T]) -> T:
        try:
            return action()
        except sqlite3.Error as error:
            code = sqlite_code(error, self._file)
            if code is None:
                raise
            raise unavailable(code, error) from None

    def _open(self) -> bool:
        identity = self._identity_now()
        replaced = self._identity is not None and identity != self._identity
        if replaced:
            upgrade(self._address)
        self._connection = sqlite3.connect(
            file_uri(self._file), uri=True, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        for pragma in _PRAGMAS:
            self._connection.execute(pragma)
        self._identity = identity
        return replaced

    def _close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _identity_now(self) -> tuple[int, int]:
        try:
            found = os.stat(self._file)  # noqa: PTH116 - called for every commit
        except OSError:
            raise StorageUnavailable(GONE) from None
        return found.st_dev, found.st_ino

    def _begin(self) -> sqlite3.Connection:
        """Begin a transaction. Refused if the file was deleted or moved: SQLite would write on into the lost file."""
        if self._identity_now() != self._identity or self._connection is None:
            raise StorageUnavailable(GONE)
        self._connection.execute("BEGIN IMMEDIATE")
        return self._connection

    def _beat(self, row: Values) -> None:
        connection = self._begin()
        connection.execute(BEAT, row)
        connection.execute("COMMIT")

    def _commit(self, steps: Sequence[Step]) -> Sequence[bool | None]:
        connection = self._begin()
        stored: list[bool | None] = [None if _is_over_limit(connection, step) else True for step in steps]
        allowed = [step for step, is_allowed in zip(steps, stored, strict=True) if is_allowed]
        if _go_forward(connection, allowed) != len(allowed):
            connection.execute("ROLLBACK")
            connection = self._begin()
            stored = [
                is_allowed and _go_forward(connection, [step]) == 1
                for step, is_allowed in zip(steps, stored, strict=True)
            ]
        going = [step for step, is_stored in zip(steps, stored, strict=True) if is_stored]
        _in_pieces(connection, _log, [entry_row(step.write) for step in going])
        for statement, rows in parts_of(step.write for step in going):
            connection.executemany(statement, rows)
        connection.execute("COMMIT")
        return stored


def _is_over_limit(connection: sqlite3.Connection, step: Step) -> bool:
    limit = step.write.limit
    return limit is not None and connection.execute(COUNT, counted_row(step.write)).fetchone()[0] >= limit.most


def _go_forward(connection: sqlite3.Connection, steps: Sequence[Step]) -> int:
    """Bring the tables' rows to their new versions; how many could be."""
    moved: list[Values] = []
    changed: list[Values] = []
    made: list[Values] = []
    for step in steps:
        number, summary = step.write.entry.number, step.write.summary
        if summary is None:
            moved.append(moving_row(step.write))
        else:
            (made if number == 1 else changed).append(SUMMARIES.row(summary))
    return (
        _in_pieces(connection, _move, moved)
        + _in_pieces(connection, _change, changed)
        + _in_pieces(connection, _set_up, made)
    )


def _in_pieces(connection: sqlite3.Connection, statement: Callable[[int], str], rows: Sequence[Values]) -> int:
    """Run a statement that takes several rows over all of them; how many rows it wrote."""
    written = start = 0
    for size in _SIZES:
        while len(rows) - start >= size:
            values = [value for row in rows[start : start + size] for value in row]
            written += connection.execute(statement(size), values).rowcount
            start += size
    return written
