"""Group commit: steps that arrive while a commit is under way share the next one.

A step is answered only after the commit that holds it: done, Conflict, or StorageUnavailable.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from kingdomino.server.operation.supervisor import Supervisor

from .failures import FAULT, GONE, fault, log, reason
from .values import Conflict, StorageUnavailable, TooManyTables, Write

MOST_AT_ONCE: Final = 256
#: Seconds before a database that failed is tried again; doubled from the first to the last.
_FIRST_WAIT: Final = 0.05
_LONGEST_WAIT: Final = 1.0

T = TypeVar("T")


@dataclass(slots=True)
class Step:
    """A write that waits for its commit."""

    write: Write
    done: asyncio.Future[None]


class Writer(Protocol):
    """One connection to a database that steps are written through. What goes wrong is a StorageUnavailable."""

    async def connect(self) -> None:
        """Open it."""

    async def disconnect(self) -> None:
        """Close it in any state; never fails."""

    async def commit(self, steps: Sequence[Step]) -> Sequence[bool | None]:
        """Write all steps, each of another table and limited guest, in one transaction.

        False for those that others were first with, None for those whose limit is reached.
        """

    async def beat(self, server: str, started: int, seen: int) -> None:
        """Note that a server was up from one time to another."""


class Journal:
    """The queue before a writer, and its way back after a failure."""

    def __init__(
        self,
        writer: Writer,
        one_at_a_time: asyncio.Lock,
        most_at_once: int = MOST_AT_ONCE,
        timed: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._writer = writer
        #: Called with the seconds of each commit of steps.
        self._timed = timed
        self._most_at_once = most_at_once
        self._lock = one_at_a_time
        self._waiting: deque[Step] = deque()
        self._wake = asyncio.Event()
        self._background: Supervisor | None = None
        self._closing = False
        #: Set while no step waits or is being written.
        self._idle = asyncio.Event()
        self._connected = False
        self._wait = 0.0
        self._down_until = 0.0
        self._code = GONE
        #: Why the last steps could not be stored and when (monotonic seconds); None once steps were.
        self.refused: tuple[str, float] | None = None
        #: Transactions that held steps, and the steps in them.
        self.commits = 0
        self.committed = 0
        self._under_way = 0

    @property
    def writing(self) -> bool:
        """Whether a step waits for its commit."""
        return bool(self._waiting) or self._under_way > 0

    async def open(self) -> None:
        """Connect, and begin to write."""
        self._closing = False
        await self._reach(self._nothing)
        self._idle.set()
        self._background = Supervisor()
        self._background.keep("write steps", self._write_steps)

    async def close(self) -> None:
        """Write the steps that wait, and disconnect."""
        self._closing = True
        if self._background is not None:
            await self._idle.wait()
            await self._background.close()
            self._background = None
        async with self._lock:
            await self._writer.disconnect()
            self._connected = False

    def append(self, write: Write) -> asyncio.Future[None]:
        """The commit of a step, to wait for."""
        if self._closing or self._background is None:
            raise StorageUnavailable(GONE)
        step = Step(write, asyncio.get_running_loop().create_future())
        self._waiting.append(step)
        self._idle.clear()
        self._wake.set()
        return step.done

    async def beat(self, server: str, started: int, seen: int) -> None:
        """Note that this server is up."""
        await self._reach(lambda: self._writer.beat(server, started, seen))

    async def _nothing(self) -> None:
        pass

    async def _write_steps(self) -> None:
        """Write all steps that wait, whenever there are any. Every step is answered, also after a fault."""
        while True:
            while steps := self._next():
                self._under_way = len(steps)
                try:
                    await self._write(steps)
                except BaseException:
                    self._refuse(steps, lambda: StorageUnavailable(FAULT))
                    raise
                finally:
                    self._under_way = 0
            self._idle.set()
            await self._wake.wait()
            self._wake.clear()

    def _next(self) -> list[Step]:
        """The oldest waiting steps, one a table: a table's next step stands on the one before it.

        Of the steps with a limit, one a guest: the next one is counted when the one before it is stored.
        """
        steps: dict[str, Step] = {}
        later: list[Step] = []
        limited: set[int] = set()
        while self._waiting and len(steps) < self._most_at_once:
            step = self._waiting.popleft()
            guest = None if step.write.limit is None else step.write.limit.guest
            if guest in limited or steps.setdefault(step.write.table, step) is not step:
                later.append(step)
            elif guest is not None:
                limited.add(guest)
        self._waiting.extendleft(reversed(later))
        return list(steps.values())

    async def _write(self, steps: list[Step]) -> None:
        begun = time.monotonic()
        try:
            stored = await self._reach(lambda: self._writer.commit(steps))
        except StorageUnavailable as error:
            code = error.code
            self.refused = code, time.monotonic()
            self._refuse(steps, lambda: StorageUnavailable(code))
        except Exception as error:
            if len(steps) > 1:  # one of them cannot be stored: try each by itself
                for step in steps:
                    await self._write([step])
                return
            fault(error)
            self._refuse(steps, lambda: StorageUnavailable(FAULT))
        else:
            self._timed(time.monotonic() - begun)
            self.refused = None
            self.commits += 1
            self.committed += sum(map(bool, stored))
            self._answer(steps, stored)

    def _answer(self, steps: Iterable[Step], stored: Iterable[bool | None]) -> None:
        for step, is_stored in zip(steps, stored, strict=True):
            if not is_stored:
                self._refuse([step], Conflict if is_stored is False else TooManyTables)
            elif not step.done.done():
                step.done.set_result(None)

    def _refuse(self, steps: Iterable[Step], error: Callable[[], Exception]) -> None:
        """Refuse steps, and those of the same tables behind them, which were judged on a state that is not stored."""
        tables = {step.write.table for step in steps}
        behind = [step for step in self._waiting if step.write.table in tables]
        for step in behind:
            self._waiting.remove(step)
        for step in (*steps, *behind):
            if not step.done.done():
                step.done.set_exception(error())

    async def _reach(self, action: Callable[[], Awaitable[T]]) -> T:
        """Use the writer, connecting first where needed; refused at once for a while after a failure."""
        async with self._lock:
            if time.monotonic() < self._down_until:
                raise StorageUnavailable(self._code)
            try:
                if not self._connected:
                    await self._writer.connect()
                    self._connected = True
                result = await action()
            except StorageUnavailable as error:
                await self._failed(error)
                raise
            except BaseException:
                await self._drop()
                raise
            if self._wait:
                log.info("storage_available_again")
                self._wait = 0.0
            return result

    async def _failed(self, error: StorageUnavailable) -> None:
        if not self._wait or error.code != self._code:
            log.warning("the storage is unavailable: %s", reason(error))
        self._code = error.code
        self._wait = min(self._wait * 2 or _FIRST_WAIT, _LONGEST_WAIT)
        self._down_until = time.monotonic() + self._wait
        await self._drop()

    async def _drop(self) -> None:
        """A connection in an unknown state is not used again."""
        self._connected = False
        with contextlib.suppress(Exception):
            await self._writer.disconnect()
