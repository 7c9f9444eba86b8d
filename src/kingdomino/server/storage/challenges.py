"""Tries at the challenges of days, on a given connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.tables.finished import Attempt

from .rows import ATTEMPTS, insert_if_new
from .schema import challenge_kings, challenges


async def begin_attempt(connection: AsyncConnection, wished: Attempt) -> Attempt:
    """Note a first try, unless there is one; of two who note at once, both get the same."""
    await connection.execute(insert_if_new(challenges, asdict(wished)))
    noted = await attempt(connection, wished.guest, wished.day)
    assert noted is not None
    return noted


async def move_attempt(connection: AsyncConnection, noted: Attempt, table: str, *, counted: bool) -> None:
    """Another table for a try that is not finished, unless it got another one already."""
    its = (challenges.c.guest == noted.guest) & (challenges.c.day == noted.day) & (challenges.c.table == noted.table)
    change = update(challenges).where(its & challenges.c.points.is_(None))
    await connection.execute(change.values(table=table, counted=counted))


async def attempt(connection: AsyncConnection, guest: int, day: str) -> Attempt | None:
    """A person's first try at a day."""
    found = select(challenges).where((challenges.c.guest == guest) & (challenges.c.day == day))
    row = (await connection.execute(found)).one_or_none()
    return ATTEMPTS.value_or_none(row)


async def attempts(connection: AsyncConnection, guest: int, first: str, last: str) -> Sequence[Attempt]:
    """A person's first tries, by day."""
    theirs = select(challenges).where((challenges.c.guest == guest) & challenges.c.day.between(first, last))
    return [ATTEMPTS.value(row) for row in await connection.execute(theirs.order_by(challenges.c.day))]


async def results_of_day(connection: AsyncConnection, day: str) -> dict[int, int]:
    """How many counted tries ended with which points."""
    counted = text("counted AND points IS NOT NULL")  # word for word as in the index
    of_day = select(challenges.c.points, func.count()).where(challenges.c.day == day, counted)
    found = await connection.execute(of_day.group_by(challenges.c.points).order_by(challenges.c.points))
    return {row[0]: row[1] for row in found}


async def king_of_day(connection: AsyncConnection, day: str) -> tuple[int, int] | None:
    """The king's points and place."""
    found = select(challenge_kings.c.points, challenge_kings.c.place).where(challenge_kings.c.day == day)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else (row.points, row.place)


async def keep_king_of_day(connection: AsyncConnection, day: str, points: int, place: int) -> None:
    """Store the king's points and place, unless they are known."""
    values = {"day": day, "points": points, "place": place}
    await connection.execute(insert_if_new(challenge_kings, values))


async def forget_attempts(connection: AsyncConnection, guest: int) -> None:
    """Delete a person's tries."""
    await connection.execute(delete(challenges).where(challenges.c.guest == guest))
