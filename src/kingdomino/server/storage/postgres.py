"""PostgreSQL: many servers append at once. A batch is one statement, so one round trip and one commit."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Any, Final

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure
from sqlalchemy import AsyncAdaptedQueuePool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .address import Address
from .failures import postgres_code, unavailable
from .journal import Step
from .rows import MOVING_COLUMNS, SUMMARIES, moving_row
from .step_parts import BEAT, COUNT, counted_row, has_parts, parts_of
from .values import Write

_SECONDS_TO_CONNECT: Final = 5
_SECONDS_TO_COMMIT: Final = 10
_ATTEMPTS: Final = 5
#: The first number of the advisory locks under which a guest's tables are counted: "king" in ASCII.
_LIMIT: Final = 0x6B696E67

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

_TYPES: Final = {
    "version": "int", "dynasty": "bool", "listed": "bool", "host": "bigint", "open_seats": "int", "created": "bigint",
    "updated": "bigint", "at": "bigint",
}  # fmt: skip
_STEP_COLUMNS: Final = (*SUMMARIES.columns, "at", "events")


def _update(columns: Sequence[str]) -> str:
    """Update these columns of tables that have the version before."""
    return f"""UPDATE tables SET {", ".join(f"{name} = step.{name}" for name in columns[1:])}
    FROM step JOIN locked USING (code)
    WHERE tables.code = step.code AND tables.version = step.version - 1"""


# Tables are locked in the order of their codes, so that no two servers wait for each other. Then those that have the
# version before go on to the new one, or are set up, and only those are logged: a table that another server was first
# with, or that was deleted meanwhile, is left out; the others are stored. Steps without a summary have no stage here.
_APPEND: Final = f"""
WITH step AS (
    SELECT * FROM json_to_recordset(%s::json)
        AS step ({", ".join(f"{name} {_TYPES.get(name, 'text')}" for name in _STEP_COLUMNS)})
), locked AS MATERIALIZED (
    SELECT tables.code FROM tables JOIN step USING (code) ORDER BY tables.code FOR UPDATE OF tables
), moved AS (
    {_update(MOVING_COLUMNS)} AND step.stage IS NULL
    RETURNING tables.code
), changed AS (
    {_update(SUMMARIES.columns)} AND step.stage IS NOT NULL
    RETURNING tables.code
), made AS (
    INSERT INTO tables ({", ".join(SUMMARIES.columns)})
    SELECT {", ".join(SUMMARIES.columns)} FROM step WHERE version = 1 ORDER BY code
    ON CONFLICT DO NOTHING
    RETURNING code
), going AS (
    SELECT code FROM moved UNION ALL SELECT code FROM changed UNION ALL SELECT code FROM made
)
INSERT INTO entries ("table", number, at, events)
SELECT code, version, at, events FROM step JOIN going USING (code)
RETURNING "table"
"""


#: An answered commit is on the disk, also where the server's default is not to wait for it.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


async def connect(address: Address) -> Connection:
    """A new connection that notices when the other side is gone."""
    return await psycopg.AsyncConnection.connect(
        address.conninfo,
        connect_timeout=_SECONDS_TO_CONNECT,
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
        tcp_user_timeout=_SECONDS_TO_COMMIT * 1000,
        application_name="kingdomino",
    )


def postgres_engine(address: Address) -> AsyncEngine:
    """Connections for all but the steps; each is tried before it is used."""
    return create_async_engine(
        "postgresql+psycopg://",
        async_creator=lambda: connect(address),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=4,
        max_overflow=4,
        pool_timeout=_SECONDS_TO_COMMIT,
        pool_pre_ping=True,
        hide_parameters=True,
    )


class PostgresWriter:
    """The connection that steps are written through."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: Connection | None = None

    async def connect(self) -> None:
        """Reach the server."""
        with _translated_errors():
            async with asyncio.timeout(_SECONDS_TO_COMMIT):
                connection = await connect(self._address)
                self._connection = connection
                await connection.set_autocommit(True)
                await connection.execute(_DURABLE)

    async def disconnect(self) -> None:
        """Leave; the server drops what was unfinished."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def commit(self, steps: Sequence[Step]) -> Sequence[bool | None]:
        """All steps in one transaction."""
        connection = self._connection
        assert connection is not None
        with _translated_errors():
            for attempt in range(1, _ATTEMPTS + 1):
                try:
                    async with asyncio.timeout(_SECONDS_TO_COMMIT):
                        return await _append(connection, steps)
                except (DeadlockDetected, SerializationFailure):  # nothing was done: try again
                    if attempt == _ATTEMPTS:
                        raise
        raise AssertionError("unreachable")

    async def beat(self, server: str, started: int, seen: int) -> None:
        """Note that a server is up."""
        assert self._connection is not None
        with _translated_errors():
            async with asyncio.timeout(_SECONDS_TO_COMMIT):
                await self._connection.execute(_marked(BEAT), (server, started, seen))


@contextlib.contextmanager
def _translated_errors() -> Iterator[None]:
    try:
        yield
    except (psycopg.Error, OSError) as error:
        code = postgres_code(error)
        if code is None:
            raise
        raise unavailable(code, error) from None


async def _append(connection: Connection, steps: Sequence[Step]) -> Sequence[bool | None]:
    if not any(has_parts(step.write) for step in steps):
        return await _run(connection, steps)
    async with connection.transaction():
        over = await _over_limits(connection, [step.write for step in steps if step.write.limit is not None])
        found = iter(await _run(connection, [step for step in steps if step.write.table not in over]))
        stored = [None if step.write.table in over else next(found) for step in steps]
        going = [step.write for step, is_stored in zip(steps, stored, strict=True) if is_stored]
        async with connection.cursor() as cursor:
            for statement, rows in parts_of(going):
                await cursor.executemany(_marked(statement), rows)
    return stored


def _step_row(write: Write) -> dict[str, object]:
    """A step by the names of its columns."""
    entry, summary = write.entry, write.summary
    if summary is None:
        row = dict(zip(MOVING_COLUMNS, moving_row(write), strict=True))
    else:
        row = dict(zip(SUMMARIES.columns, SUMMARIES.row(summary), strict=True))
    return {**row, "at": entry.at, "events": entry.events.decode()}


def _marked(statement: str) -> str:
    """With the driver's marks for values."""
    return statement.replace("?", "%s")


async def _over_limits(connection: Connection, writes: Sequence[Write]) -> set[str]:
    """The tables of steps whose limit is reached. Until this transaction ends, no other server counts for them."""
    limited = [(write.limit.guest, write.limit.most, write) for write in writes if write.limit is not None]
    over: set[str] = set()
    for guest, most, write in sorted(limited, key=itemgetter(0)):  # in one order, so that no two wait for each other
        await connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (_LIMIT, guest % 2**31))
        cursor = await connection.execute(_marked(COUNT), counted_row(write))
        ((count,),) = await cursor.fetchall()
        if count >= most:
            over.add(write.table)
    return over


async def _run(connection: Connection, steps: Sequence[Step]) -> list[bool]:
    text = json.dumps([_step_row(step.write) for step in steps])
    cursor = await connection.execute(_APPEND, (text,), prepare=True)
    stored = {code for (code,) in await cursor.fetchall()}
    return [step.write.table in stored for step in steps]
