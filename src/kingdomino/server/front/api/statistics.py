"""A person's own games in figures, and as files to keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeVar

from fastapi import Query
from fastapi.responses import Response

from kingdomino.tables.answers import statistics as answers
from kingdomino.tables.answers.statistics import BestKingdom, GuestStatistics, ResultRows
from kingdomino.tables.messages import written

from .access import Known, Services, ServicesDep, Threads, ThreadsDep
from .errors import problems
from .routes import Routes, answer_with

router = Routes(prefix="/api/my", tags=["statistics"])

T = TypeVar("T")

_ATTACHED: Final = 'attachment; filename="kingdomino-games.{}"'

Players = Annotated[Literal["2", "3", "4"] | None, Query(description="Only games with this many players.")]


@router.get("/statistics", responses=problems(401, 422, 503))
async def statistics(
    guest: Known, services: ServicesDep, threads: ThreadsDep, players: Players = None
) -> GuestStatistics:
    """My finished games in figures; games with hints apart."""
    number, store = None if players is None else int(players), services.store
    sums = await store.sums_of(guest.number)
    results = await store.results_of(guest.number, players=number, hinted=False, limit=answers.MOST_RESULTS)
    reviewed = await store.reviewed_of(guest.number, players=number, hinted=False, limit=answers.MOST_REVIEWED)
    best = await _best(guest.number, number, services, threads)
    return await threads.run(lambda: written(answers.statistics(sums, results, reviewed, best, number)))


async def _best(guest: int, players: int | None, services: Services, threads: Threads) -> BestKingdom | None:
    best = await services.store.best_of(guest, players)
    game = None if best is None else await services.store.finished(best.game)
    if best is None or game is None:
        return None
    return await threads.run(lambda: answers.best_kingdom(best, game))


async def _rows(guest: int, services: Services, threads: Threads, write: Callable[[ResultRows], T]) -> T:
    """All results of a guest, written as a file."""
    results = await services.store.results_of(guest, players=None, hinted=None, limit=None)
    reviewed = await services.store.reviewed_of(guest, players=None, hinted=None, limit=None)
    return await threads.run(lambda: write(answers.rows(results, reviewed)))


@router.get("/results.json", response_model=ResultRows, responses=problems(401, 503))
async def as_json(guest: Known, services: ServicesDep, threads: ThreadsDep) -> Response:
    """All my games that are in the figures, as a file to keep."""
    rows = await _rows(guest.number, services, threads, written)
    return answer_with(rows, content_disposition=_ATTACHED.format("json"))


@router.get(
    "/results.csv",
    response_class=Response,
    responses={
        200: {"description": "A row a game.", "content": {"text/csv": {"schema": {"type": "string"}}}},
        **problems(401, 503),
    },
)
async def as_csv(guest: Known, services: ServicesDep, threads: ThreadsDep) -> Response:
    """All my games that are in the figures, as a table to keep."""
    rows = await _rows(guest.number, services, threads, answers.as_csv)
    return Response(rows, media_type="text/csv", headers={"Content-Disposition": _ATTACHED.format("csv")})
