"""Replays and records: of games that were played here, and of records in a request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from fastapi.responses import PlainTextResponse, Response

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import Guest
from kingdomino.tables.answers.replays import RecordToRead, RecordToVerify, Replay, Verified, replay, verified
from kingdomino.tables.finished import FinishedGame
from kingdomino.tables.messages import written
from kingdomino.tables.messages.shapes import Shape, Strict

from .access import Asker, Known, PerhapsKnown, Services, ServicesDep, in_a_thread
from .errors import problems
from .lists import TableCode, known_table
from .routes import Routes

router = Routes(prefix="/api", tags=["games"])


class ReplaysWish(Strict, frozen=True):
    """Whether everybody who has the link may watch the finished games of a table, or its players alone."""

    shared: bool


class ReplaysOfTable(Shape, frozen=True):
    """Who may watch the finished games of a table again: everybody who has the link, or its players alone."""

    shared: bool


GameId = Annotated[str, Path(pattern="^[A-HJ-Z2-8]{5}-[0-9]{1,6}$", examples=["KMPQR-1"])]


async def finished(game: str, services: Services, key: str, guest: Guest | None) -> FinishedGame:
    """A finished game; looking for games that do not exist is limited. Refused where it is for its players alone."""
    services.limits.wrong_codes.check(key)
    found = await services.store.finished(game)
    if found is None:
        services.limits.wrong_codes.take(key)
        raise KingdominoError("no_such_finished_game", game=game)
    if (guest is None or guest.number not in found.guests) and await services.store.is_closed(found.table):
        raise KingdominoError("game_not_shared", game=game)
    return found


@router.get("/tables/{code}/replays", responses=problems(404, 422, 503))
async def replays(code: TableCode, services: ServicesDep, key: Asker) -> ReplaysOfTable:
    """Whether everybody who has the link may watch the finished games of a table again."""
    await known_table(code, services, key)
    return ReplaysOfTable(shared=not await services.store.is_closed(code))


@router.post("/tables/{code}/replays", status_code=204, responses=problems(400, 401, 403, 404, 413, 422, 503))
async def share_replays(code: TableCode, wish: ReplaysWish, guest: Known, services: ServicesDep, key: Asker) -> None:
    """Let everybody who has the link watch the finished games of a table, or its players alone. The host's."""
    summary = await known_table(code, services, key)
    if summary.host != guest.number:
        raise KingdominoError("not_the_host")
    await services.store.close_table(code, closed=not wish.shared)


@router.get("/games/{game}", responses=problems(401, 403, 404, 422, 503))
async def finished_game(game: GameId, guest: PerhapsKnown, services: ServicesDep, key: Asker) -> Replay:
    """A finished game as positions."""
    found = await finished(game, services, key, guest)
    return await in_a_thread(services, key, lambda: written(replay(found.record)))


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
async def record(game: GameId, guest: PerhapsKnown, services: ServicesDep, key: Asker) -> PlainTextResponse:
    """A finished game's record."""
    found = await finished(game, services, key, guest)
    name = f"kingdomino-{found.game}.txt"
    return PlainTextResponse(found.record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/replay", responses=problems(400, 403, 413, 422, 503))
async def replay_record(wish: RecordToRead, services: ServicesDep, key: Asker) -> Replay:
    """A record as positions, as far as it is sound. Refused where not even its first tags can be read."""
    return await in_a_thread(services, key, lambda: written(replay(wish.record)))


@router.post("/verify", responses=problems(400, 403, 413, 422, 503))
async def verify(wish: RecordToVerify, services: ServicesDep, key: Asker) -> Verified:
    """Were the decks of these finished games set before their first moves?"""
    return await in_a_thread(services, key, lambda: verified(wish.record, wish.noted))
