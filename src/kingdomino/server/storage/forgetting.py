"""Deletion: on request, and after a time. In portions, so that moves do not wait for it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.notation import join_names, read_record, write_record
from kingdomino.tables.finished import FinishedGame

from . import schema
from .challenges import forget_attempts
from .closing import is_left_over
from .results import forget_results
from .rows import game_from_row
from .transactions import Transaction

_PORTION: Final = 100


async def forget_guest(write: Transaction, number: int) -> None:
    """Delete a person, and their name wherever it was written down. Done again, it finishes what was begun."""
    await write(_forget_person, number)
    await write(forget_attempts, number)
    while await write(_forget_some_games, number):
        pass
    await write(forget_results, number)
    while await write(_forget_at_a_table, number):
        pass


async def _forget_person(connection: AsyncConnection, number: int) -> None:
    await connection.execute(delete(schema.guests).where(schema.guests.c.number == number))


async def _forget_some_games(connection: AsyncConnection, number: int) -> bool:
    games, whose = schema.games.c, schema.games_guests.c
    theirs = select(schema.games).join(schema.games_guests, whose.game == games.game).where(whose.guest == number)
    found = [game_from_row(row) for row in await connection.execute(theirs.limit(_PORTION).with_for_update())]
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


async def _forget_at_a_table(connection: AsyncConnection, number: int) -> bool:
    """The next table where they sit or sat: its log and its summary lose their name."""
    tables, seats, log = schema.tables.c, schema.seats.c, schema.entries.c
    their_seat = select(seats.table).where(seats.guest == number).limit(1)
    code = (await connection.execute(their_seat)).scalar_one_or_none()
    if code is None:
        return False
    its = select(schema.tables.c.seats).where(tables.code == code).with_for_update()
    summary = (await connection.execute(its)).scalar_one()
    nameless = without_name(summary, number)
    await connection.execute(update(schema.tables).where(tables.code == code).values(seats=nameless))
    named = select(log.number, log.events).where((log.table == code) & log.events.contains('"name"'))
    for row in (await connection.execute(named)).all():
        change = update(schema.entries).where((log.table == code) & (log.number == row.number))
        await connection.execute(change.values(events=without_name(row.events, number)))
    await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == code))
    await connection.execute(delete(schema.seats).where((seats.table == code) & (seats.guest == number)))
    return True


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


async def sweep(write: Transaction, now: int, finished_before: int | None, idle_before: int | None) -> int:
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
        await _delete(write, expiring, expiring.c.hash, expiring.c.expires <= now)
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
    some: Select[Any] = select(key).where(old).limit(_PORTION).with_for_update(skip_locked=True)
    gone = await connection.execute(delete(table).where(key.in_(some)))
    return gone.rowcount
