"""When servers were up: clocks of games do not count the time in which none was.

A server notes every two seconds that it is up. If it could not for a while, because the database was out of reach, the
machine slept or the process stood still, a new stretch begins: games could not go on meanwhile, either.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import now_in_milliseconds

from . import schema
from .failures import GONE
from .journal import Journal
from .values import StorageUnavailable

_EVERY_SECONDS: Final = 2.0
_OVERDUE_SECONDS: Final = 10.0
#: A stretch without a sign that is this long does not count, in milliseconds.
_SILENCE: Final = 10_000
#: Stretches that are kept.
_KEPT: Final = 1000


class Pulse:
    """This server's signs of life."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._server = ""
        self._started = 0
        self._seen = 0
        self._background: Supervisor | None = None
        #: Why the last sign of life could not be written; none where it could. And when it was (monotonic seconds).
        self._failure: str | None = None
        self._beaten = 0.0

    async def start(self) -> None:
        """Note that this server is up, and go on doing so."""
        self._seen = 0
        await self.beat()
        self._background = Supervisor()
        self._background.keep("note that this server is up", self._go_on)

    async def stop(self) -> None:
        """Note the end."""
        if self._background is not None:
            await self._background.close()
            self._background = None
            with contextlib.suppress(StorageUnavailable):
                await self.beat()

    async def beat(self) -> None:
        """Write that this server is up now."""
        now = now_in_milliseconds()
        if not self._seen <= now <= self._seen + _SILENCE:
            self._server, self._started = secrets.token_hex(8), now
        try:
            await self._journal.beat(self._server, self._started, now)
        except StorageUnavailable as error:
            self._failure = error.code
            raise
        self._seen, self._failure, self._beaten = now, None, time.monotonic()

    def check(self) -> None:
        """Refused where the last sign of life could not be written, or is overdue."""
        overdue = time.monotonic() > self._beaten + _OVERDUE_SECONDS
        if self._failure is not None or overdue:
            raise StorageUnavailable(self._failure or GONE)

    def stretch(self) -> tuple[int, int]:
        """Since when this server is up, and until when: now, unless it has been silent for long."""
        now = now_in_milliseconds()
        return self._started, now if now - self._seen <= _SILENCE else self._seen

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(_EVERY_SECONDS)
            with contextlib.suppress(StorageUnavailable):
                await self.beat()


async def up_time(connection: AsyncConnection, since: int, until: int, own: tuple[int, int]) -> int:
    """For how many of these milliseconds at least one server was up."""
    up = schema.up.c
    rows = await connection.execute(select(up.started, up.seen).where((up.seen > since) & (up.started < until)))
    return covered([own, *((row.started, row.seen) for row in rows)], since, until)


def covered(stretches: Iterable[tuple[int, int]], since: int, until: int) -> int:
    """How much of a span the stretches cover together."""
    length, reached = 0, since
    for first, last in sorted(stretches):
        start, end = max(first, reached), min(last, until)
        if end > start:
            length += end - start
            reached = end
    return length


async def time_before(connection: AsyncConnection, now: int, span: int) -> int:
    """The time since which servers were up for this many milliseconds.

    What is deleted after a while is counted in time in which a server was up. So a clock that jumps ahead, or a server
    that was off for months, deletes nothing at once.
    """
    rows = await connection.execute(select(schema.up.c.started, schema.up.c.seen))
    return went_back([(row.started, row.seen) for row in rows], now, span)


def went_back(stretches: Iterable[tuple[int, int]], now: int, span: int) -> int:
    """Go back from now by as much of the stretches; before the first one a server counts as up."""
    reached = now
    for first, last in sorted(stretches, key=lambda stretch: stretch[1], reverse=True):
        length = min(last, reached) - first
        if length >= span:
            return min(last, reached) - span
        if length > 0:
            span, reached = span - length, first
    return reached - span


async def forget_old_stretches(connection: AsyncConnection) -> None:
    """Keep the newest, whatever the clock says."""
    newest = select(schema.up.c.seen).order_by(schema.up.c.seen.desc()).offset(_KEPT - 1).limit(1)
    await connection.execute(delete(schema.up).where(schema.up.c.seen < newest.scalar_subquery()))
