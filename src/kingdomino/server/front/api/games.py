"""Replays and records: of games that were played here, and of records in a request."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

from kingdomino.games import Verification, verify_record
from kingdomino.rules import KingdominoError
from kingdomino.server.storage.finished import FinishedGame
from kingdomino.server.storage.store import Guest

from .access import Asker, Known, PerhapsKnown, Services, ServicesDep, in_a_thread
from .errors import problems
from .lists import TableCode, known_table
from .record_shapes import (
    CheckView,
    RecordToRead,
    RecordToVerify,
    Replay,
    ReplaysOfTable,
    ReplaysWish,
    Verified,
    VerifiedGame,
)
from .replaying import pieces, replay

router = APIRouter(prefix="/api", tags=["games"])

_replay: Final[TypeAdapter[Replay]] = TypeAdapter(Replay)

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


def _replayed(record: str) -> bytes:
    return _replay.dump_json(replay(record))


@router.get("/games/{game}", response_model=Replay, responses=problems(401, 403, 404, 422, 503))
async def finished_game(game: GameId, guest: PerhapsKnown, services: ServicesDep, key: Asker) -> Response:
    """A finished game as positions."""
    found = await finished(game, services, key, guest)
    content = await in_a_thread(services, key, lambda: _replayed(found.record))
    return Response(content, media_type="application/json")


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


@router.post("/replay", response_model=Replay, responses=problems(400, 403, 413, 422, 503))
async def replay_record(wish: RecordToRead, services: ServicesDep, key: Asker) -> Response:
    """A record as positions, as far as it is sound. Refused where not even its first tags can be read."""
    content = await in_a_thread(services, key, lambda: _replayed(wish.record))
    return Response(content, media_type="application/json")


@router.post("/verify", responses=problems(400, 403, 413, 422, 503))
async def verify(wish: RecordToVerify, services: ServicesDep, key: Asker) -> Verified:
    """Were the decks of these finished games set before their first moves?"""
    return await in_a_thread(services, key, lambda: _verified(wish.record, wish.noted))


def _verified(record: str, noted: list[str]) -> Verified:
    found = pieces(record)
    if len(noted) > len(found):
        raise KingdominoError("too_many_commitments", commitments=len(noted), games=len(found))
    games = []
    for piece, commitment in zip(found, [*noted, *[None] * len(found)], strict=False):
        try:
            games.append(_view(verify_record(piece.text, commitment)))
        except KingdominoError as error:
            raise piece.located(error) if "line" in error.facts else error from None
    return Verified(all(game.passed for game in games), tuple(games))


def _view(found: Verification) -> VerifiedGame:
    checks = tuple(CheckView(check.code, check.passed) for check in found.checks)
    return VerifiedGame(found.commitment, found.passed, checks)
