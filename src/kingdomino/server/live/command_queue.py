"""The commands of a table, in the order in which they came. A caller may leave; its command is finished."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from kingdomino.rules import KingdominoError

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(slots=True)
class Command:
    """Work on a table, the future that its caller awaits, and the least version of the table that it needs."""

    work: Callable[[], Awaitable[Any]]
    answer: asyncio.Future[Any]
    heard_of: int

    @property
    def is_wanted(self) -> bool:
        """Whether its caller still waits."""
        return not self.answer.done()

    def answered(self, result: object) -> None:
        """It was done."""
        if not self.answer.done():
            self.answer.set_result(result)

    def refuse(self, error: Exception) -> None:
        """It was not done."""
        if not self.answer.done():
            self.answer.set_exception(error)
            self.answer.exception()  # the caller may leave before reading it


class CommandQueue:
    """Commands that wait. Closed, it takes no more and hands out what it has."""

    def __init__(self) -> None:
        self._waiting: deque[Command] = deque()
        #: Set by what the owner waits for. There is one owner: no need for an event with a list of waiters.
        self._awaited: asyncio.Future[None] | None = None
        self.closing = False

    def __len__(self) -> int:
        return len(self._waiting)

    def ask(self, work: Callable[[], Awaitable[T]], heard_of: int) -> asyncio.Future[T]:
        """Queue work; its answer, to wait for. The caller may be cancelled; the work, once begun, is not."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Command(work, answer, heard_of))
        return answer

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue work that has no caller; a failure is logged."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_log_failure)
        self._put(Command(work, answer, 0))

    def _put(self, command: Command) -> None:
        if self.closing:
            raise KingdominoError("restarting")
        self._waiting.append(command)
        self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    def next(self) -> Command:
        """Take the oldest command."""
        return self._waiting.popleft()

    async def wait(self, seconds: float | None = None) -> None:
        """Wait for a command or for `close`, at most for some seconds."""
        if self._waiting or self.closing:
            return
        self._awaited = asyncio.get_running_loop().create_future()
        if seconds is None:
            await self._awaited
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._awaited

    def close(self) -> None:
        """Take no more commands."""
        self.closing = True
        self._wake()

    def refuse_all(self, error: KingdominoError) -> None:
        """Refuse what waits."""
        while self._waiting:
            self.next().refuse(error)


def _log_failure(answer: asyncio.Future[None]) -> None:
    error = None if answer.cancelled() else answer.exception()
    if isinstance(error, KingdominoError):
        log.warning("cannot_catch_up", extra={"facts": {"code": error.code}})
    elif error is not None:
        log.error("cannot_catch_up", exc_info=error)
