"""Tables, logs and finished games, read on a given connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import exists, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.tables.finished import FinishedGame, Outcome

from . import schema
from .rows import ENTRIES, GAMES, HIDDEN, OUTCOMES, SUMMARIES, all_of
from .values import Entry, Hidden, Summary, set_deck

_AT_ONCE: Final = 500


async def entries(connection: AsyncConnection, table: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
    """The log of a table after a number, in order; empty if there is no such table."""
    log = schema.entries
    found = select(log).where((log.c.table == table) & (log.c.number > after)).order_by(log.c.number).limit(limit)
    return [ENTRIES.value(row) for row in await connection.execute(found)]


async def last_entries(connection: AsyncConnection, table: str, before: int | None, limit: int) -> Sequence[Entry]:
    """The last entries of a table's log, or the last before a number, in order."""
    log = schema.entries
    found = select(log).where(log.c.table == table).order_by(log.c.number.desc()).limit(limit)
    rows = await connection.execute(found if before is None else found.where(log.c.number < before))
    return [ENTRIES.value(row) for row in reversed(rows.all())]


async def summary(connection: AsyncConnection, table: str) -> Summary | None:
    """A table's summary."""
    found = select(schema.tables).where(schema.tables.c.code == table)
    row = (await connection.execute(found)).one_or_none()
    return SUMMARIES.value_or_none(row)


async def is_known_at(connection: AsyncConnection, table: str, guest: int) -> bool:
    """Whether a person sits or sat at this table, or is its host; false where there is none."""
    tables, seats = schema.tables.c, schema.seats.c
    sat = exists(select(seats.guest).where((seats.table == table) & (seats.guest == guest)))
    hosts = exists(select(tables.code).where((tables.code == table) & (tables.host == guest)))
    return bool((await connection.execute(select(sat | hosts))).scalar_one())


async def hidden(connection: AsyncConnection, game: str) -> Hidden | None:
    """What the dealer of a game knows."""
    found = select(schema.hidden).where(schema.hidden.c.game == game)
    row = (await connection.execute(found)).one_or_none()
    return HIDDEN.value_or_none(row)


async def with_set_decks(connection: AsyncConnection, tables: Sequence[str]) -> frozenset[str]:
    """Those of some tables whose deck was set when they were set up."""
    if not tables:
        return frozenset()
    hidden = schema.hidden.c
    found = select(hidden.table).where(hidden.game.in_([set_deck(table) for table in tables]))
    return frozenset((await connection.execute(found)).scalars())


async def lobby(connection: AsyncConnection, limit: int = 50, hosted: Sequence[str] = ()) -> Sequence[Summary]:
    """Listed tables that gather players, newest first: with an open seat, and with a person on another.

    A table in `hosted`, whose host is present, is listed without a seated person, too.
    """
    tables, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
    gathering = text("listed AND stage = 'gathering'")  # word for word as in the index
    people = select(seats.guest).join(schema.guests, guests.number == seats.guest)  # deleted people do not count
    attended = exists(people.where((seats.table == tables.code) & seats.sits)) | tables.code.in_(hosted[:_AT_ONCE])
    open_ones = select(schema.tables).where(gathering, tables.open_seats > 0, attended)
    found = open_ones.order_by(tables.created.desc(), tables.code).limit(limit)
    return [SUMMARIES.value(row) for row in await connection.execute(found)]


async def tables_of(connection: AsyncConnection, guest: int, limit: int = 100) -> Sequence[Summary]:
    """Tables where a person sits and whose game is not over, last touched first."""
    tables, seats = schema.tables.c, schema.seats.c
    theirs = select(schema.tables).join(schema.seats, seats.table == tables.code)
    found = theirs.where((seats.guest == guest) & seats.sits & (tables.stage != "finished"))
    ordered = found.order_by(tables.updated.desc(), tables.code).limit(limit)
    return [SUMMARIES.value(row) for row in await connection.execute(ordered)]


async def finished_of(
    connection: AsyncConnection, guest: int, limit: int = 100, before: int | None = None
) -> Sequence[FinishedGame]:
    """A person's finished games, newest first, `before` a time for paging."""
    whose = schema.games_guests.c
    theirs = select(schema.games).join(schema.games_guests, whose.game == schema.games.c.game)
    found = theirs.where(whose.guest == guest)
    if before is not None:
        found = found.where(whose.ended < before)
    ordered = found.order_by(whose.ended.desc(), whose.game.desc()).limit(limit)
    return [GAMES.value(row) for row in await connection.execute(ordered)]


async def outcomes_of(connection: AsyncConnection, guest: int) -> Sequence[Outcome]:
    """How a person's finished games ended, newest first, without their records."""
    games, whose = schema.games.c, schema.games_guests.c
    short = select(games.game, games.guests, games.places, games.ended)
    theirs = short.join(schema.games_guests, whose.game == games.game).where(whose.guest == guest)
    ordered = theirs.order_by(whose.ended.desc(), whose.game.desc())
    return await all_of(await connection.execute(ordered), OUTCOMES.value)


async def finished_games(connection: AsyncConnection, games: Sequence[str]) -> Sequence[FinishedGame]:
    """These finished games, newest first."""
    found = select(schema.games).where(schema.games.c.game.in_(games))
    ordered = found.order_by(schema.games.c.ended.desc(), schema.games.c.game.desc())
    return [GAMES.value(row) for row in await connection.execute(ordered)]


async def finished(connection: AsyncConnection, game: str) -> FinishedGame | None:
    """A finished game."""
    row = (await connection.execute(select(schema.games).where(schema.games.c.game == game))).one_or_none()
    return GAMES.value_or_none(row)


async def versions(connection: AsyncConnection, codes: Sequence[str]) -> dict[str, int]:
    """The present version of each of these tables."""
    tables = schema.tables.c
    found: dict[str, int] = {}
    for some in in_parts(codes):
        rows = await connection.execute(select(tables.code, tables.version).where(tables.code.in_(some)))
        found.update({row.code: row.version for row in rows})
    return found


def in_parts(codes: Sequence[str]) -> Iterator[Sequence[str]]:
    """Not too many for one statement."""
    for start in range(0, len(codes), _AT_ONCE):
        yield codes[start : start + _AT_ONCE]
