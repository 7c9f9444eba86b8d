"""Deletion: on request, and after a time. In portions, so that moves do not wait for it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.notation import join_names, read_record, write_record
from kingdomino.tables.finished import FinishedGame

from . import schema
from .challenges import forget_attempts
from .closing import is_left_over
from .results import forget_results
from .rows import GAMES
from .transactions import Transaction

#: Rows that one transaction changes: a move of somebody else waits for one of these at most.
_PORTION: Final = 100
#: Records are read and written again, and tables are deleted with their logs: each takes a while.
_FEW: Final = 5
_ENTRIES_LOOKED_AT: Final = 2000


async def forget_guest(write: Transaction, number: int) -> None:
    """Delete a person, and their name wherever it was written down. Done again, it finishes what was begun."""
    await write(_forget_person, number)
    await write(forget_attempts, number)
    while await write(_forget_some_games, number):
        pass
    await write(forget_results, number)
    while (table := await write(_next_table, number)) is not None:
        after: int | None = 0
        while after is not None:
            after = await write(_forget_in_log, table, number, after)
        await write(_forget_seat, table, number)


async def _forget_person(connection: AsyncConnection, number: int) -> None:
    await connection.execute(delete(schema.guests).where(schema.guests.c.number == number))


async def _forget_some_games(connection: AsyncConnection, number: int) -> bool:
    games, whose = schema.games.c, schema.games_guests.c
    theirs = select(schema.games).join(schema.games_guests, whose.game == games.game).where(whose.guest == number)
    found = [GAMES.value(row) for row in await connection.execute(theirs.limit(_FEW).with_for_update())]
    for game in found:
        changed = without_guest(game, number)
        change = update(schema.games).where(games.game == game.game)
        await connection.execute(
            change.values(
                players=json.dumps(changed.players, ensure_ascii=False),
                guests=json.dumps(changed.guests),
                record=changed.record,
            )
        )
    these = whose.game.in_([game.game for game in found]) & (whose.guest == number)
    await connection.execute(delete(schema.games_guests).where(these))
    return bool(found)


async def _next_table(connection: AsyncConnection, number: int) -> str | None:
    """A table where they sit or sat: its log and its summary have their name."""
    seats = schema.seats.c
    return (await connection.execute(select(seats.table).where(seats.guest == number).limit(1))).scalar_one_or_none()


async def _forget_in_log(connection: AsyncConnection, table: str, number: int, after: int) -> int | None:
    """Empty their name in a portion of a table's log; the number of its last entry, None at the end of the log."""
    log, tables = schema.entries.c, schema.tables.c
    its = select(tables.version).where(tables.code == table).with_for_update()
    version = (await connection.execute(its)).scalar_one()
    there = (log.table == table) & (log.number > after) & (log.number <= after + _ENTRIES_LOOKED_AT)
    named = select(log.number, log.events).where(there & log.events.contains('"name"')).order_by(log.number)
    rows = (await connection.execute(named.limit(_PORTION))).all()
    changes = [{"of": row.number, "to": without_name(row.events, number)} for row in rows]
    if changes:
        one = update(schema.entries).where((log.table == table) & (log.number == bindparam("of")))
        await connection.execute(one.values(events=bindparam("to")), changes)
    reached = rows[-1].number if len(rows) == _PORTION else after + _ENTRIES_LOOKED_AT
    return reached if reached < version else None


async def _forget_seat(connection: AsyncConnection, table: str, number: int) -> None:
    """The last trace at a table: its summary, and that they ever sat there."""
    tables, seats = schema.tables.c, schema.seats.c
    its = select(tables.seats).where(tables.code == table).with_for_update()
    nameless = without_name((await connection.execute(its)).scalar_one(), number)
    await connection.execute(update(schema.tables).where(tables.code == table).values(seats=nameless))
    await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == table))
    await connection.execute(delete(schema.seats).where((seats.table == table) & (seats.guest == number)))


def without_guest(game: FinishedGame, number: int) -> FinishedGame:
    """The game without this person's number and name."""
    theirs = [guest == number for guest in game.guests]
    players = tuple("" if gone else name for gone, name in zip(theirs, game.players, strict=True))
    guests = tuple(None if gone else guest for gone, guest in zip(theirs, game.guests, strict=True))
    record = read_record(game.record).record
    tags = {**record.tags, "Players": join_names(players)} if "Players" in record.tags else record.tags
    return replace(game, players=players, guests=guests, record=write_record(replace(record, tags=tags)))


def without_name(text: str, number: int) -> str:
    """JSON in which every object about this person (`guest`) has an empty `name`; the very text where none is."""
    value = json.loads(text)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if _empty_names(value, number) else text


def _empty_names(value: Any, number: int) -> int:  # noqa: ANN401 - any JSON
    """How many names were emptied."""
    if isinstance(value, list):
        return sum(_empty_names(part, number) for part in value)
    if not isinstance(value, dict):
        return 0
    theirs = value.get("guest") == number and bool(value.get("name"))
    if theirs:
        value["name"] = ""
    return theirs + sum(_empty_names(part, number) for part in value.values())


async def sweep(write: Transaction, expired: int, finished_before: int | None, idle_before: int | None) -> int:
    """Delete rows past their time; how many games and tables were deleted. Locked rows are left for the next time."""
    tables, games = schema.tables.c, schema.games.c
    swept = 0
    if finished_before is not None:
        swept += await _delete(write, schema.games, games.game, games.ended < finished_before)
        over = (tables.stage == "finished") & (tables.updated < finished_before)
        swept += await _delete(write, schema.tables, tables.code, over)
    if idle_before is not None:
        swept += await _delete(write, schema.tables, tables.code, tables.updated < idle_before)
        await _delete(write, schema.reviews, schema.reviews.c.key, schema.reviews.c.used < idle_before)
    await _delete(write, schema.closed_tables, schema.closed_tables.c.table, is_left_over())
    for expiring in (schema.secrets, schema.links):
        await _delete(write, expiring, expiring.c.hash, expiring.c.expires <= expired)
    await _delete(write, schema.guests, schema.guests.c.number, _cannot_sign_in(schema.guests.c.number))
    return swept


def _cannot_sign_in(number: ColumnElement[int]) -> ColumnElement[bool]:
    """A person without a secret and without a link: no device can sign in as them."""
    secrets, links = schema.secrets.c, schema.links.c
    has_secret = exists(select(secrets.guest).where(secrets.guest == number))
    has_link = exists(select(links.guest).where(links.guest == number))
    return ~has_secret & ~has_link


async def _delete(write: Transaction, table: Table, key: ColumnElement[Any], old: ColumnElement[bool]) -> int:
    """Delete rows in portions; rows that refer to them are deleted with them."""
    deleted = 0
    while gone := await write(_delete_some, table, key, old):
        deleted += gone
    return deleted


async def _delete_some(
    connection: AsyncConnection, table: Table, key: ColumnElement[Any], old: ColumnElement[bool]
) -> int:
    many = _FEW if table is schema.tables else _PORTION
    some: Select[Any] = select(key).where(old).limit(many).with_for_update(skip_locked=True)
    gone = await connection.execute(delete(table).where(key.in_(some)))
    return gone.rowcount
