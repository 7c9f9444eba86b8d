"""The way from one process to the others that share a PostgreSQL: what they notify, and short statements.

Two connections: one waits for notifications, one runs statements one after the other. Each is made again after a loss.
What is written through a link is about this moment only, so no commit waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.storage.address import Address

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from kingdomino.server.storage.postgres import Connection

log = logging.getLogger(__name__)

Row = tuple[Any, ...]

_LONGEST_WAIT: Final = 2.0
_FIRST_WAIT: Final = 0.05
#: A connection without a notification is tried after this many seconds.
_SILENCE_SECONDS: Final = 3.0
_SECONDS_TO_RUN: Final = 5.0


class LinkAway(Exception):
    """The database cannot be reached now."""


class Backoff:
    """How long to wait before the next try: longer each time, never the same for two servers."""

    def __init__(self) -> None:
        self._wait = _FIRST_WAIT

    def reset(self) -> None:
        """It worked."""
        self._wait = _FIRST_WAIT

    def next(self) -> float:
        """Seconds until the next try."""
        wait, self._wait = self._wait, min(_LONGEST_WAIT, 2 * self._wait)
        return wait * random.uniform(0.5, 1.0)


class Link:
    """Shared by the parts of a process: it is open from the first `open` to the last `close`."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._heard: dict[str, Callable[[str], None]] = {}
        self._connected: list[Callable[[], None]] = []
        self._users = 0
        self._closed = False
        self._background: Supervisor | None = None
        self._one_at_a_time = asyncio.Lock()
        self._connection: Connection | None = None
        #: Whether notifications of the others arrive.
        self.hears = False
        #: Whether the log says that the database is away.
        self._away = False

    def hear(self, channel: str, heard: Callable[[str], None], connected: Callable[[], None] | None = None) -> None:
        """Call with every notification of a channel, and whenever some may have been missed. Before `open`."""
        self._heard[channel] = heard
        if connected is not None:
            self._connected.append(connected)

    async def open(self) -> None:
        """Connect in the background, again after every loss."""
        self._users += 1
        if self._users == 1:
            self._closed = False
            self._background = Supervisor(insist=True)
            self._background.keep("hear other servers", self._listen)

    async def close(self) -> None:
        """Disconnect after the statement that runs, unless another part still needs it; later ones are LinkAway."""
        self._users -= 1
        if self._users or self._background is None:
            return
        await self._background.close()
        self._background = None
        async with self._one_at_a_time:
            self._closed = True
            await self._drop()

    async def run(self, statement: str, *values: object) -> list[Row]:
        """Run a statement by itself; its rows. LinkAway where that is not possible now."""
        async with self._one_at_a_time, self._translated():
            if self._closed:
                raise LinkAway
            if self._connection is None:
                self._connection = await self._connect()
            cursor = await self._connection.execute(statement.encode(), values)
            return await cursor.fetchall() if cursor.description is not None else []

    @asynccontextmanager
    async def _translated(self) -> AsyncIterator[None]:
        """Errors of the driver as LinkAway. A connection in an unknown state is not used again."""
        from psycopg import Error

        from kingdomino.server.storage.failures import postgres_code

        try:
            async with asyncio.timeout(_SECONDS_TO_RUN):
                yield
        except (Error, OSError) as error:  # time-outs are such, too
            await self._drop()
            if postgres_code(error) is None:
                raise
            self._note(error)
            raise LinkAway from None
        except BaseException:
            await self._drop()
            raise

    async def _connect(self) -> Connection:
        from kingdomino.server.storage.postgres import connect

        connection = await connect(self.address)
        try:
            await connection.set_autocommit(True)
            await connection.execute("SET synchronous_commit = off")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    def _note(self, error: Exception | None) -> None:
        """Log when the database goes and when it is back, and not in between."""
        if error is not None and not self._away:
            facts = {"error": type(error).__name__, "database": str(self.address)}
            log.warning("database_away", extra={"facts": facts})
        elif error is None and self._away:
            log.info("database_back", extra={"facts": {"database": str(self.address)}})
        self._away = error is not None

    async def _listen(self) -> None:
        from psycopg import Error

        backoff = Backoff()
        while True:
            try:
                await self._hear_until_lost(backoff)
            except (Error, OSError) as error:
                self._note(error)
            finally:
                self.hears = False
            await asyncio.sleep(backoff.next())

    async def _hear_until_lost(self, backoff: Backoff) -> None:
        """Every connection begins with a call that something may have been missed, the first one too."""
        async with asyncio.timeout(_SECONDS_TO_RUN):
            connection = await self._connect()
        try:
            async with asyncio.timeout(_SECONDS_TO_RUN):
                for channel in self._heard:
                    await connection.execute(f"LISTEN {channel}".encode())
            backoff.reset()
            self.hears = True
            self._note(None)
            for connected in self._connected:
                connected()
            while True:
                async for told in connection.notifies(timeout=_SILENCE_SECONDS):
                    self._heard[told.channel](told.payload)
                async with asyncio.timeout(_SECONDS_TO_RUN):
                    await connection.execute("SELECT 1")
        finally:
            await connection.close()


def notify(channel: str, texts: Sequence[str]) -> tuple[str, str, list[str]]:
    """The statement, with its values, that sends these texts to all who listen to a channel."""
    return "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told", channel, list(texts)
