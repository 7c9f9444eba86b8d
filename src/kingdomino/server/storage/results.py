"""Results of people in their finished games, read and stored on a given connection."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, delete, exists, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.tables.finished import FinishedGame, GuestResult, ReviewedResult, ReviewFigures, Sums

from .rows import (
    GAMES,
    RESULTS,
    AnyRow,
    all_of,
    insert_if_new,
    order_of_sums,
)
from .schema import games, games_guests, result_sums, results, review_figures


async def without_results(connection: AsyncConnection, limit: int) -> Sequence[FinishedGame]:
    """Finished games of people of whom at least one has no result."""
    whose = games_guests.c
    known = exists(select(results.c.game).where((results.c.guest == whose.guest) & (results.c.game == whose.game)))
    lacking = select(whose.game).where(~known).limit(limit)
    found = await connection.execute(select(games).where(games.c.game.in_(lacking)))
    return [GAMES.value(row) for row in found]


async def keep_results(connection: AsyncConnection, made: Sequence[GuestResult]) -> None:
    """Store results of people whose game it still is."""
    whose = games_guests.c
    for result in sorted(made, key=order_of_sums):
        its = (whose.guest == result.guest) & (whose.ended == result.ended) & (whose.game == result.game)
        locked = select(whose.game).where(its).with_for_update(key_share=True, read=True)
        if (await connection.execute(locked)).one_or_none() is not None:
            values = dict(zip(RESULTS.columns, RESULTS.row(result), strict=True))
            await connection.execute(insert_if_new(results, values))


async def sums_of(connection: AsyncConnection, guest: int) -> Sequence[Sums]:
    """A person's counted results, added up by players, variant, level and hints."""
    theirs = select(result_sums).where(result_sums.c.guest == guest).order_by(*result_sums.primary_key)
    return [_sums(*row[1:]) for row in await connection.execute(theirs)]


def _sums(players: int, variant: str, level: str, hinted: bool, *added: int) -> Sums:
    games, won, points, harmony, middle_kingdom, *terrains = added
    return Sums(players, variant, level, hinted, games, won, points, harmony, middle_kingdom, tuple(terrains))


async def results_of(
    connection: AsyncConnection, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
) -> Sequence[GuestResult]:
    """A person's counted results, newest first."""
    wanted = _counted(guest, players, hinted)
    found = wanted.order_by(results.c.ended.desc(), results.c.game.desc()).limit(limit)
    return await all_of(await connection.execute(found), RESULTS.value)


async def best_of(connection: AsyncConnection, guest: int, players: int | None) -> GuestResult | None:
    """The result with the most points in a game without hints, the earliest of several."""
    found = _counted(guest, players, False).order_by(results.c.points.desc(), results.c.ended, results.c.game).limit(1)
    row = (await connection.execute(found)).one_or_none()
    return RESULTS.value_or_none(row)


async def reviewed_of(
    connection: AsyncConnection, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
) -> Sequence[ReviewedResult]:
    """A person's counted games that were reviewed, newest first."""
    said = review_figures.c
    columns = (results.c.ended, said.game, said.seat, said.moves, said.accuracy, said.luck)
    joined = _counted(guest, players, hinted).with_only_columns(*columns)
    joined = joined.join(review_figures, (said.game == results.c.game) & (said.seat == results.c.seat))
    found = joined.order_by(results.c.ended.desc(), results.c.game.desc()).limit(limit)
    return await all_of(await connection.execute(found), _reviewed)


def _reviewed(row: AnyRow) -> ReviewedResult:
    return ReviewedResult(row.game, row.ended, ReviewFigures(row.seat, row.moves, row.accuracy, row.luck))


def _counted(guest: int, players: int | None, hinted: bool | None) -> Select[tuple[object, ...]]:
    wanted = select(results).where(results.c.guest == guest, text("counted"))
    if players is not None:
        wanted = wanted.where(results.c.players == players)
    if hinted is not None:
        wanted = wanted.where(results.c.hints > 0 if hinted else text("hints = 0"))  # word for word as in the index
    return wanted


async def forget_results(connection: AsyncConnection, guest: int) -> None:
    """Delete a person's results; their sums first, so that no result has to be taken from them."""
    await connection.execute(delete(result_sums).where(result_sums.c.guest == guest))
    await connection.execute(delete(results).where(results.c.guest == guest))
