"""Tables whose finished games only their players may watch again."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import insert_if_new
from .schema import closed_tables, games, tables


async def is_closed(connection: AsyncConnection, table: str) -> bool:
    """Whether the host keeps the finished games of a table among its players."""
    found = select(closed_tables.c.table).where(closed_tables.c.table == table)
    return (await connection.execute(found)).one_or_none() is not None


async def close(connection: AsyncConnection, table: str, *, closed: bool) -> None:
    """Keep the finished games of a table among its players, or let everybody with the link watch them."""
    if closed:
        await connection.execute(insert_if_new(closed_tables, {"table": table}))
    else:
        await connection.execute(delete(closed_tables).where(closed_tables.c.table == table))


def is_left_over() -> ColumnElement[bool]:
    """Neither the table nor a game of it is there any longer."""
    code = closed_tables.c.table
    has_games = exists(select(games.c.game).where(games.c.table == code))
    return ~exists(select(tables.c.code).where(tables.c.code == code)) & ~has_games
