"""A person's own games in figures, and as files to keep."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Query
from fastapi.responses import Response

from kingdomino.tables.answers import statistics as answers
from kingdomino.tables.answers.statistics import BestKingdom, GuestStatistics, ResultRows

from .access import Asker, Known, Services, ServicesDep, in_a_thread
from .errors import problems
from .routes import Routes, answer_with

router = Routes(prefix="/api/my", tags=["statistics"])

_ATTACHED: Final = 'attachment; filename="kingdomino-games.{}"'

Players = Annotated[Literal["2", "3", "4"] | None, Query(description="Only games with this many players.")]


@router.get("/statistics", responses=problems(401, 422, 503))
async def statistics(guest: Known, services: ServicesDep, key: Asker, players: Players = None) -> GuestStatistics:
    """My finished games in figures; games with hints apart."""
    number, store = None if players is None else int(players), services.store
    return answers.statistics(
        await store.sums_of(guest.number),
        await store.results_of(guest.number, players=number, hinted=False, limit=answers.MOST_RESULTS),
        await store.reviewed_of(guest.number, players=number, hinted=False, limit=answers.MOST_REVIEWED),
        await _best(guest.number, number, services, key),
        number,
    )


async def _best(guest: int, players: int | None, services: Services, key: str) -> BestKingdom | None:
    best = await services.store.best_of(guest, players)
    game = None if best is None else await services.store.finished(best.game)
    if best is None or game is None:
        return None
    return await in_a_thread(services, key, lambda: answers.best_kingdom(best, game), 1)


async def _rows(guest: int, services: Services) -> ResultRows:
    return answers.rows(
        await services.store.results_of(guest, players=None, hinted=None, limit=None),
        await services.store.reviewed_of(guest, players=None, hinted=None, limit=None),
    )


@router.get("/results.json", response_model=ResultRows, responses=problems(401, 503))
async def as_json(guest: Known, services: ServicesDep) -> Response:
    """All my games that are in the figures, as a file to keep."""
    return answer_with(await _rows(guest.number, services), content_disposition=_ATTACHED.format("json"))


@router.get(
    "/results.csv",
    response_class=Response,
    responses={
        200: {"description": "A row a game.", "content": {"text/csv": {"schema": {"type": "string"}}}},
        **problems(401, 503),
    },
)
async def as_csv(guest: Known, services: ServicesDep) -> Response:
    """All my games that are in the figures, as a table to keep."""
    headers = {"Content-Disposition": _ATTACHED.format("csv")}
    return Response(answers.as_csv(await _rows(guest.number, services)), media_type="text/csv", headers=headers)
