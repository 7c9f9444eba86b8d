"""Reading and writing beside the steps. What was begun is finished, whether or not anybody still waits for it.

A driver that is cancelled in the middle of a statement leaves its connection in an unknown state: in use, with a
lock on the database, or never closed. So every transaction is a task of its own, and who asked for it may leave.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .failures import GONE, translated_errors
from .store import StorageUnavailable

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]

#: How long work may take to come to its end when the store is closed.
_SECONDS_TO_FINISH: Final = 15.0


class Transaction(Protocol):
    """Runs work in a transaction of its own."""

    async def __call__(self, work: Work[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """What the work returns."""


class Transactions:
    """The transactions on one database; on a file (SQLite), one at a time writes."""

    def __init__(self, engine: Callable[[], AsyncEngine], file: Path | None, one_at_a_time: asyncio.Lock) -> None:
        self._make_engine = engine
        self._engine = engine()
        self._file = file
        self._lock = one_at_a_time
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def read(self, work: Work[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """Run work that only reads."""
        return await self._finish(self._read(work, *args, **named))

    async def write(self, work: Work[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """Run work that writes: all of it or nothing is kept."""
        return await self._finish(self._write(work, *args, **named))

    def leave_file(self) -> None:
        """The file is another one now: who reads in the old one ends there, everybody else begins in the new one."""
        old, self._engine = self._engine, self._make_engine()
        self._begin(_dispose_after(old, set(self._running)))

    async def close(self) -> None:
        """Wait for what was begun, then disconnect."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running, timeout=_SECONDS_TO_FINISH)
        for late in self._running:
            late.cancel()
        if self._running:
            await asyncio.wait(self._running)
        await self._engine.dispose()

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        if self._closed:
            work.close()
            raise StorageUnavailable(GONE)
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may have left: asyncio would log an unretrieved exception

    async def _read(self, work: Work[P, T], *args: P.args, **named: P.kwargs) -> T:
        with translated_errors(self._file):
            async with self._engine.connect() as connection:
                return await work(connection, *args, **named)

    async def _write(self, work: Work[P, T], *args: P.args, **named: P.kwargs) -> T:
        alone = contextlib.nullcontext() if self._file is None else self._lock
        with translated_errors(self._file):
            async with alone, self._engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    return await work(connection, *args, **named)


async def _dispose_after(engine: AsyncEngine, users: set[asyncio.Task[Any]]) -> None:
    if users:
        await asyncio.wait(users)
    await engine.dispose()
