"""A person's own games in figures, and as files to keep."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from datetime import UTC, datetime
from io import StringIO
from typing import Annotated, Final, Literal, cast

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, Response

from kingdomino.bots import LEVELS
from kingdomino.rules import TERRAINS, Ruleset
from kingdomino.server.live.results import WHOLE
from kingdomino.server.storage.figures import ReviewedResult, ReviewFigures
from kingdomino.server.storage.finished import GuestResult, Sums

from .access import Asker, Known, Services, ServicesDep, in_a_thread
from .bodies import Terrain
from .daily import final
from .errors import problems
from .statistics_shapes import (
    BestKingdom,
    GamePoints,
    GamesWithHints,
    GuestStatistics,
    ResultRow,
    ResultRows,
    ReviewedGame,
    ReviewedGames,
    Share,
    TerrainShare,
)

router = APIRouter(prefix="/api/my", tags=["statistics"])

#: The games in the line of points: more dots than these are a smear.
_MOST_DOTS: Final = 200
#: The line is the mean of this many games.
_MEAN_OF: Final = 7
#: The reviewed games that are shown, and those whose accuracy is told.
_MOST_REVIEWED: Final = 40
_ACCURACY_OF: Final = 10
_VARIANTS: Final = ("plain", "harmony", "middle_kingdom", "both", "mighty_duel")
_ATTACHED: Final = 'attachment; filename="kingdomino-games.{}"'

Players = Annotated[Literal["2", "3", "4"] | None, Query(description="Only games with this many players.")]


@router.get("/statistics", responses=problems(401, 422, 503))
async def statistics(guest: Known, services: ServicesDep, key: Asker, players: Players = None) -> GuestStatistics:
    """My finished games in figures; games with hints apart."""
    number = None if players is None else int(players)
    found = await services.store.sums_of(guest.number)
    wanted = [sums for sums in found if number is None or sums.players == number]
    plain = [sums for sums in wanted if not sums.hinted]
    games = sum(sums.games for sums in plain)
    points = sum(sums.points for sums in plain)
    newest = await services.store.results_of(
        guest.number, players=number, hinted=False, limit=_MOST_DOTS + _MEAN_OF - 1
    )
    return GuestStatistics(
        games=games,
        won=_won(plain),
        chance=round(sum(sums.games / sums.players for sums in plain), 2),
        average=round(points / games, 1) if games else None,
        best=await _best(guest.number, number, services, key),
        line=_line(newest),
        levels=_shares(plain, lambda sums: sums.level, (*LEVELS, "")),
        variants=_shares(plain, lambda sums: sums.variant, _VARIANTS),
        terrains=_terrains(plain),
        hinted=_hinted([sums for sums in wanted if sums.hinted]),
        reviewed=_reviewed(
            await services.store.reviewed_of(guest.number, players=number, hinted=False, limit=_MOST_REVIEWED)
        ),
    )


def _won(found: Sequence[Sums]) -> float:
    return round(sum(sums.won for sums in found) / WHOLE, 2)


def _shares(found: Sequence[Sums], name: Callable[[Sums], str], order: Sequence[str]) -> tuple[Share, ...]:
    """Games and victories by a name, in this order; kinds that were not played are left out."""
    kinds = {kind: [sums for sums in found if name(sums) == kind] for kind in order}
    return tuple(Share(kind or "people", sum(sums.games for sums in of), _won(of)) for kind, of in kinds.items() if of)


def _terrains(found: Sequence[Sums]) -> tuple[TerrainShare, ...]:
    """By share, the largest first; whole percents that add up to 100, by largest remainder."""
    points = {name: sum(sums.terrains[at] for sums in found) for at, name in enumerate(TERRAINS)}
    total = sum(points.values())
    if total == 0:
        return ()
    shares = {name: 100 * worth // total for name, worth in points.items()}
    by_remainder = sorted(points, key=lambda name: 100 * points[name] % total, reverse=True)
    for name in by_remainder[: 100 - sum(shares.values())]:
        shares[name] += 1
    ranked = sorted(points, key=lambda name: points[name], reverse=True)
    return tuple(TerrainShare(cast(Terrain, name), points[name], shares[name]) for name in ranked)


def _line(newest: Sequence[GuestResult]) -> tuple[GamePoints, ...]:
    """Oldest first; each with the mean of it and those before it."""
    games = newest[::-1]
    line = []
    for at, game in enumerate(games):
        near = [each.points for each in games[max(0, at - _MEAN_OF + 1) : at + 1]]
        line.append(GamePoints(game.game, game.ended, game.points, round(sum(near) / len(near), 2)))
    return tuple(line[-_MOST_DOTS:])


def _hinted(found: Sequence[Sums]) -> GamesWithHints | None:
    games = sum(sums.games for sums in found)
    return GamesWithHints(games, _won(found), round(sum(sums.points for sums in found) / games, 1)) if games else None


def _reviewed(newest: Sequence[ReviewedResult]) -> ReviewedGames | None:
    """Accuracy and luck where games were reviewed, always with the number of moves behind them."""
    if not newest:
        return None
    line = tuple(ReviewedGame(each.game, each.ended, *_told(each.figures)) for each in reversed(newest))
    last = line[-_ACCURACY_OF:]
    moves = sum(game.moves for game in last)
    accuracy = sum(game.accuracy * game.moves for game in last) / moves
    return ReviewedGames(round(accuracy, 1), moves, round(sum(game.luck for game in line) / len(line), 1), line)


def _told(said: ReviewFigures) -> tuple[int, float, float]:
    """Graded moves, accuracy, luck in percent."""
    return said.moves, round(said.accuracy, 1), round(100 * said.luck, 1)


async def _best(guest: int, players: int | None, services: Services, key: str) -> BestKingdom | None:
    best = await services.store.best_of(guest, players)
    game = None if best is None else await services.store.finished(best.game)
    if best is None or game is None:
        return None
    kingdom, _ = await in_a_thread(services, key, lambda: final(game.record, best.seat), 1)
    grid = Ruleset.parse(game.rules).grid
    return BestKingdom(best.game, best.ended, best.points, best.seat, best.players, grid, kingdom)


def row_of(result: GuestResult, said: ReviewFigures | None) -> ResultRow:
    """A result as it is exported, with what its review says."""
    moves, accuracy, luck = (None, None, None) if said is None else _told(said)
    ended = datetime.fromtimestamp(result.ended / 1000, UTC).isoformat(timespec="seconds")
    return ResultRow(
        game=result.game,
        ended=ended,
        players=result.players,
        variant=result.variant,
        level=result.level,
        hints=result.hints,
        seat=result.seat,
        points=result.points,
        place=result.place,
        won=round(result.won / WHOLE, 4),
        harmony=result.harmony,
        middle_kingdom=result.middle_kingdom,
        **dict(zip(TERRAINS, result.terrains, strict=True)),
        moves=moves,
        accuracy=accuracy,
        luck=luck,
    )


async def _rows(guest: int, services: Services) -> list[ResultRow]:
    found = await services.store.results_of(guest, players=None, hinted=None, limit=None)
    reviewed = await services.store.reviewed_of(guest, players=None, hinted=None, limit=None)
    said = {each.game: each.figures for each in reviewed}
    return [row_of(result, said.get(result.game)) for result in reversed(found)]


@router.get("/results.json", response_model=ResultRows, responses=problems(401, 503))
async def as_json(guest: Known, services: ServicesDep) -> Response:
    """All my games that are in the figures, as a file to keep."""
    rows = [asdict(row) for row in await _rows(guest.number, services)]
    return JSONResponse({"games": rows}, headers={"Content-Disposition": _ATTACHED.format("json")})


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
    text = StringIO()
    writer = csv.DictWriter(text, [field.name for field in fields(ResultRow)])
    writer.writeheader()
    writer.writerows(asdict(row) for row in await _rows(guest.number, services))
    headers = {"Content-Disposition": _ATTACHED.format("csv")}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)
