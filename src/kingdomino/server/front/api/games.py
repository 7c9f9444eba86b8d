"""Replays and records: of games that were played here, and of records in a request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path
from fastapi.responses import PlainTextResponse, Response

from kingdomino.rules import KingdominoError
from kingdomino.tables.answers.replays import RecordToRead, RecordToVerify, Replay, Verified, replay, verified
from kingdomino.tables.finished import FinishedGame
from kingdomino.tables.messages import written
from kingdomino.tables.messages.shapes import Shape, Strict

from .access import GuesserDep, Known, PerhapsKnown, ServicesDep, ThreadsDep
from .errors import problems
from .lists import KnownTable
from .routes import Routes

router = Routes(prefix="/api", tags=["games"])


class ReplaysWish(Strict, frozen=True):
    """Whether everybody who has the link may watch the finished games of a table, or its players alone."""

    shared: bool


class ReplaysOfTable(Shape, frozen=True):
    """Who may watch the finished games of a table again: everybody who has the link, or its players alone."""

    shared: bool


GameId = Annotated[str, Path(pattern="^[A-HJ-Z2-8]{5}-[0-9]{1,6}$", examples=["KMPQR-1"])]


async def finished(game: GameId, services: ServicesDep, guesser: GuesserDep, guest: PerhapsKnown) -> FinishedGame:
    """A finished game; looking for those of tables that do not exist is limited. Some are for their players alone."""
    guesser.check()
    found = await services.store.finished(game)
    if found is None:
        if await services.store.summary(game.partition("-")[0]) is None:
            guesser.was_wrong()
        raise KingdominoError("no_such_finished_game", game=game)
    if (guest is None or guest.number not in found.guests) and await services.store.is_closed(found.table):
        raise KingdominoError("game_not_shared", game=game)
    return found


Finished = Annotated[FinishedGame, Depends(finished)]


@router.get("/tables/{code}/replays", responses=problems(404, 422, 503))
async def replays(table: KnownTable, services: ServicesDep) -> ReplaysOfTable:
    """Whether everybody who has the link may watch the finished games of a table again."""
    return ReplaysOfTable(shared=not await services.store.is_closed(table.code))


@router.post("/tables/{code}/replays", status_code=204, responses=problems(400, 401, 403, 404, 413, 422, 503))
async def share_replays(wish: ReplaysWish, guest: Known, table: KnownTable, services: ServicesDep) -> None:
    """Let everybody who has the link watch the finished games of a table, or its players alone. The host's."""
    if table.host != guest.number:
        raise KingdominoError("not_the_host")
    await services.store.close_table(table.code, closed=not wish.shared)


@router.get("/games/{game}", responses=problems(401, 403, 404, 422, 503))
async def finished_game(found: Finished, threads: ThreadsDep) -> Replay:
    """A finished game as positions."""
    return await threads.run(lambda: written(replay(found.record)))


@router.get(
    "/games/{game}/record",
    response_class=Response,
    responses={
        200: {
            "description": "The record, as a file to keep.",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        },
        **problems(401, 403, 404, 422, 503),
    },
)
async def record(found: Finished) -> PlainTextResponse:
    """A finished game's record."""
    name = f"kingdomino-{found.game}.txt"
    return PlainTextResponse(found.record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/replay", responses=problems(400, 403, 413, 422, 503))
async def replay_record(wish: RecordToRead, threads: ThreadsDep) -> Replay:
    """A record as positions, as far as it is sound. Refused where not even its first tags can be read."""
    return await threads.run(lambda: written(replay(wish.record)))


@router.post("/verify", responses=problems(400, 403, 413, 422, 503))
async def verify(wish: RecordToVerify, threads: ThreadsDep) -> Verified:
    """Were the decks of these finished games set before their first moves?"""
    return await threads.run(lambda: verified(wish.record, wish.noted))
