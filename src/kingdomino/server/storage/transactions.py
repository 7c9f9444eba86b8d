"""Reading and writing beside the steps. What was begun is finished, whether or not anybody still waits for it.

On a file (SQLite), writes that arrive while another one is under way share the next transaction, as steps share their
commits: however many people change their names, a move waits for one of these transactions at most.

A driver that is cancelled in the middle of a statement leaves its connection in an unknown state: in use, with a
lock on the database, or never closed. So every transaction is a task of its own, and who asked for it may leave.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kingdomino.rules import KingdominoError

from .failures import FAULT, GONE, translated_errors
from .values import Conflict, StorageUnavailable

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]

_Shared = tuple[Callable[[AsyncConnection], Awaitable[Any]], asyncio.Future[Any]]

#: Work is taken into a transaction that has begun less than this many seconds ago: moves wait for its end.
_SHARED_SECONDS: Final = 0.005
_MOST_SHARED: Final = 64
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
        #: Work that waits for a transaction, and the task that writes it.
        self._waiting: deque[_Shared] = deque()
        self._sharing: asyncio.Task[None] | None = None

    async def read(self, work: Work[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """Run work that only reads."""
        return await self._finish(self._read(work, *args, **named))

    async def write(self, work: Work[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        """Run work that writes: all of it or nothing is kept."""
        if self._file is None:
            return await self._finish(self._write(work, *args, **named))
        return await self._finish(self._share(lambda connection: work(connection, *args, **named)))

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
        with translated_errors(self._file):
            async with self._engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    return await work(connection, *args, **named)

    async def _share(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._sharing is None or self._sharing.done():
            self._sharing = self._begin(self._write_waiting())
        return await answer

    async def _write_waiting(self) -> None:
        while self._waiting:
            async with self._lock:
                await self._write_some(_MOST_SHARED)

    async def _write_some(self, most: int) -> None:
        """One transaction for the work that waits, as far as it is done within a few milliseconds."""
        taken: list[_Shared] = []
        try:
            with translated_errors(self._file):
                answers = await self._written(taken, most)
        except Exception as error:
            if len(taken) > 1 and getattr(error, "code", FAULT) == FAULT:  # the fault of one: try each by itself
                self._waiting.extendleft(reversed(taken))
                for _ in taken:
                    await self._write_some(1)
                return
            if not taken:  # no connection: nobody is to wait for the next try
                taken.append(self._waiting.popleft())
            answers = [error for _ in taken]
        for (_, answer), found in zip(taken, answers, strict=True):
            if answer.done():
                continue
            if isinstance(found, Exception):
                answer.set_exception(found)
            else:
                answer.set_result(found)

    async def _written(self, taken: list[_Shared], most: int) -> list[Any]:
        """What each work returned or raised, once all of it is on the disk."""
        answers: list[Any] = []
        begun = time.monotonic()
        async with self._engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                while self._waiting and len(taken) < most and (not taken or time.monotonic() < begun + _SHARED_SECONDS):
                    taken.append(self._waiting.popleft())
                    try:
                        async with connection.begin_nested():
                            answers.append(await taken[-1][0](connection))
                    except (KingdominoError, Conflict) as refusal:  # it alone is undone
                        answers.append(refusal)
        return answers


async def _dispose_after(engine: AsyncEngine, users: set[asyncio.Task[Any]]) -> None:
    if users:
        await asyncio.wait(users)
    await engine.dispose()
