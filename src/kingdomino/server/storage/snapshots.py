"""Snapshots of tables with long logs, read and stored on a given connection. Steps bring most of them along."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .values import Snapshot


async def snapshot(connection: AsyncConnection, table: str) -> Snapshot | None:
    """The newest snapshot of a table."""
    found = select(schema.snapshots).where(schema.snapshots.c.table == table)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else Snapshot(row.format, row.version, row.state.encode())


async def keep_snapshot(connection: AsyncConnection, table: str, snapshot: Snapshot, named: Collection[int]) -> None:
    """Store a snapshot, unless there is a newer one or one of these people was forgotten.

    Forgetting a person locks the table's row, and takes the person out of `seats`.
    """
    tables, seats, kept = schema.tables.c, schema.seats.c, schema.snapshots.c
    its = select(tables.version).where(tables.code == table).with_for_update()
    version = (await connection.execute(its)).scalar_one_or_none()
    if version is None or version < snapshot.version:
        return
    sat = (await connection.execute(select(seats.guest).where(seats.table == table))).scalars()
    same = (kept.table == table) & (kept.format == snapshot.format) & (kept.version >= snapshot.version)
    newer = (await connection.execute(select(kept.version).where(same))).one_or_none()
    if newer is not None or not set(named).issubset(sat):
        return
    await connection.execute(delete(schema.snapshots).where(kept.table == table))
    row = {"table": table, "version": snapshot.version, "format": snapshot.format, "state": snapshot.state.decode()}
    await connection.execute(insert(schema.snapshots).values(row))


async def without_snapshot(connection: AsyncConnection, format: int, entries: int) -> Sequence[tuple[str, int]]:  # noqa: A002
    """Tables with more entries than these after their newest snapshot of a format, and their versions."""
    tables, kept = schema.tables.c, schema.snapshots.c
    of_format = (kept.table == tables.code) & (kept.format == format)
    joined = select(tables.code, tables.version).outerjoin(schema.snapshots, of_format)
    found = joined.where(tables.version - func.coalesce(kept.version, 0) > entries).order_by(tables.code)
    return [(row.code, row.version) for row in await connection.execute(found)]
