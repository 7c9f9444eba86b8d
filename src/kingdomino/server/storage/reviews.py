"""Reviews on a given connection. A claim says which server works on one, until when; steps are stored one by one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.rules import KingdominoError
from kingdomino.tables.answers.reviews import NewReview, StoredReview
from kingdomino.tables.finished import ReviewFigures

from . import schema
from .rows import insert_if_new

_reviews = schema.reviews.c
_askers = schema.review_askers.c
_steps = schema.review_steps.c


def _is_wanted() -> ColumnElement[bool]:
    return exists(select(_askers.guest).where(_askers.review == _reviews.key))


def _is_unfinished() -> ColumnElement[bool]:
    return and_(_reviews.done < _reviews.total, _reviews.failure.is_(None), _is_wanted())


def _is_mine(key: str, server: str) -> ColumnElement[bool]:
    """A claim that still holds, on a review that somebody waits for."""
    return and_(_reviews.key == key, _reviews.server == server, _is_wanted())


async def ask(connection: AsyncConnection, review: NewReview, guest: int, now: int, most: int) -> StoredReview:
    """Have a person wait for a review, which is made if there is none of this key.

    Refused where they wait for the most allowed already, or the game was deleted meanwhile.
    """
    there = await _found(connection, review.key, now)
    if there is None or (there.done < there.total and there.failure is None):
        if await _waiting_for(connection, guest, review.key) >= most:
            raise KingdominoError("too_many_reviews", most=most)
        await _check_game(connection, review.game)
        await connection.execute(insert_if_new(schema.reviews, _new_row(review, now)))
        await _add_asker(connection, review.key, guest, now)
    await connection.execute(update(schema.reviews).where(_reviews.key == review.key).values(used=now))
    found = await _found(connection, review.key, now)
    assert found is not None
    return found


async def _check_game(connection: AsyncConnection, game: str | None) -> None:
    """Refuse a game that is gone; a present one stays until the transaction ends."""
    if game is None:
        return
    found = select(schema.games.c.game).where(schema.games.c.game == game).with_for_update(read=True, key_share=True)
    if (await connection.execute(found)).one_or_none() is None:
        raise KingdominoError("no_such_finished_game", game=game)


async def _add_asker(connection: AsyncConnection, key: str, guest: int, now: int) -> None:
    row = (await connection.execute(select(_reviews.key).where(_reviews.key == key).with_for_update())).one()
    asking = select(_askers.guest).where(_askers.review == row.key)
    askers = [found.guest for found in await connection.execute(asking)]
    if not askers:  # new, or given up: it stands at the end of the queue
        await connection.execute(update(schema.reviews).where(_reviews.key == key).values(queued=now))
    if guest not in askers:
        await connection.execute(insert(schema.review_askers).values(review=key, guest=guest))


def _new_row(review: NewReview, now: int) -> dict[str, object]:
    start = None if review.start is None else json.dumps(review.start)
    return {**asdict(review), "start": start, "done": 0, "queued": now, "used": now, "claimed_until": 0}


async def _waiting_for(connection: AsyncConnection, guest: int, besides: str) -> int:
    """How many other unfinished reviews a person waits for."""
    theirs = exists(select(_askers.guest).where((_askers.review == _reviews.key) & (_askers.guest == guest)))
    counted = select(func.count()).select_from(schema.reviews).where(_is_unfinished(), theirs, _reviews.key != besides)
    return int((await connection.execute(counted)).scalar_one())


async def review(connection: AsyncConnection, key: str, now: int) -> StoredReview | None:
    """A review as far as it is."""
    return await _found(connection, key, now)


async def _found(connection: AsyncConnection, key: str, now: int) -> StoredReview | None:
    found = select(schema.reviews, _is_wanted().label("wanted")).where(_reviews.key == key)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else await _with_place(connection, row, now)


async def _with_place(connection: AsyncConnection, row: Row[Any], now: int) -> StoredReview:
    """A review with its place in the queue."""
    running = row.claimed_until >= now and row.done < row.total
    before = 0
    if not running and row.done < row.total:
        earlier = or_(_reviews.queued < row.queued, and_(_reviews.queued == row.queued, _reviews.key < row.key))
        counted = select(func.count()).select_from(schema.reviews).where(_is_unfinished(), earlier)
        before = int((await connection.execute(counted)).scalar_one())
    return _review(row, wanted=bool(row.wanted), running=running, before=before)


def _review(row: Row[Any], *, wanted: bool, running: bool, before: int) -> StoredReview:
    return StoredReview(
        key=row.key,
        game=row.game,
        record=row.record,
        made_by=row.made_by,
        playouts=row.playouts,
        start=None if row.start is None else tuple(json.loads(row.start)),
        done=row.done,
        total=row.total,
        failure=row.failure,
        wanted=wanted,
        running=running,
        before=before,
    )


async def steps(connection: AsyncConnection, key: str, after: int = 0, limit: int | None = None) -> Sequence[str]:
    """The steps of a review after a number, in order."""
    found = select(_steps.step).where((_steps.review == key) & (_steps.number > after)).order_by(_steps.number)
    return [row.step for row in await connection.execute(found.limit(limit))]


async def step(connection: AsyncConnection, key: str, number: int) -> tuple[str, str] | None:
    """One step of a review, and its alternatives."""
    its = (_steps.review == key) & (_steps.number == number)
    row = (await connection.execute(select(_steps.step, _steps.alternatives).where(its))).one_or_none()
    return None if row is None else (row.step, row.alternatives)


async def leave(connection: AsyncConnection, key: str, guest: int) -> bool:
    """A person waits no longer for a review."""
    gone = await connection.execute(
        delete(schema.review_askers).where((_askers.review == key) & (_askers.guest == guest))
    )
    return gone.rowcount > 0


def _claimable(now: int) -> ColumnElement[bool]:
    return and_(_is_unfinished(), _reviews.claimed_until < now)


async def has_claimable(connection: AsyncConnection, now: int) -> bool:
    """Whether a review waits for a server: asked before a claim, so that an idle server writes nothing."""
    return bool((await connection.execute(select(exists(select(_reviews.key).where(_claimable(now)))))).scalar_one())


async def claim(connection: AsyncConnection, server: str, now: int, until: int) -> StoredReview | None:
    """The first review that waits for a server; now it is this one's."""
    first = select(schema.reviews).where(_claimable(now)).order_by(_reviews.queued, _reviews.key).limit(1)
    row = (await connection.execute(first.with_for_update(skip_locked=True))).one_or_none()
    if row is None:
        return None
    mine = update(schema.reviews).where(_reviews.key == row.key).values(server=server, claimed_until=until)
    await connection.execute(mine)
    return _review(row, wanted=True, running=True, before=0)


async def renew(connection: AsyncConnection, key: str, server: str, until: int) -> bool:
    """Keep a claim; false where it is lost."""
    kept = await connection.execute(update(schema.reviews).where(_is_mine(key, server)).values(claimed_until=until))
    return kept.rowcount > 0


async def keep_start(connection: AsyncConnection, key: str, server: str, start: tuple[float, ...]) -> bool:
    """Store the value of the first position."""
    kept = await connection.execute(update(schema.reviews).where(_is_mine(key, server)).values(start=json.dumps(start)))
    return kept.rowcount > 0


async def keep_step(
    connection: AsyncConnection,
    key: str,
    server: str,
    number: int,
    step: tuple[str, str],
    until: int,
    figures: Sequence[ReviewFigures] = (),
) -> bool:
    """Store the next step with its alternatives, and keep the claim; with the last one, the figures of the game."""
    next_one = and_(_is_mine(key, server), _reviews.done == number - 1)
    kept = await connection.execute(update(schema.reviews).where(next_one).values(done=number, claimed_until=until))
    if not kept.rowcount:
        return False
    new = insert(schema.review_steps).values(review=key, number=number, step=step[0], alternatives=step[1])
    await connection.execute(new)
    if figures:
        await _keep_figures(connection, key, figures)
    return True


async def _keep_figures(connection: AsyncConnection, key: str, figures: Sequence[ReviewFigures]) -> None:
    """Those of the newest review of a game; a record that somebody brought has none."""
    game = (await connection.execute(select(_reviews.game).where(_reviews.key == key))).scalar_one()
    if game is None:
        return
    await connection.execute(delete(schema.review_figures).where(schema.review_figures.c.game == game))
    await connection.execute(insert(schema.review_figures), [{"game": game, **asdict(seat)} for seat in figures])


async def fail(connection: AsyncConnection, key: str, server: str, code: str) -> None:
    """A review cannot be made."""
    await connection.execute(update(schema.reviews).where(_is_mine(key, server)).values(failure=code, claimed_until=0))


async def release(connection: AsyncConnection, key: str, server: str) -> None:
    """Give a claim up."""
    mine = (_reviews.key == key) & (_reviews.server == server)
    await connection.execute(update(schema.reviews).where(mine).values(claimed_until=0))
