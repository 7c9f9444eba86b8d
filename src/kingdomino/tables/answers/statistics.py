"""A person's own games in figures, and as rows to keep."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import Final, cast

from msgspec.structs import asdict, fields

from kingdomino.bots import LEVELS
from kingdomino.rules import TERRAINS, Ruleset
from kingdomino.tables.finished import WHOLE, FinishedGame, GuestResult, ReviewedResult, ReviewFigures, Sums
from kingdomino.tables.messages.shapes import KingdomView, Shape, Terrain

from .daily import final

#: The games in the line of points: more dots than these are a smear.
_MOST_DOTS: Final = 200
#: The line is the mean of this many games.
_MEAN_OF: Final = 7
#: The newest results and the newest reviewed games that statistics are made from.
MOST_RESULTS: Final = _MOST_DOTS + _MEAN_OF - 1
MOST_REVIEWED: Final = 40
#: The reviewed games whose accuracy is told.
_ACCURACY_OF: Final = 10
_VARIANTS: Final = ("plain", "harmony", "middle_kingdom", "both", "mighty_duel")


class Share(Shape, frozen=True):
    """Games of one kind, and how many of them were won; a shared victory is a part of one."""

    name: str
    games: int
    won: float


class TerrainShare(Shape, frozen=True):
    """The points of all territories of a terrain, and their share in percent."""

    terrain: Terrain
    points: int
    share: int


class GamePoints(Shape, frozen=True):
    """A game in the line of points: `mean` is that of it and the six games before it."""

    game: str
    ended: int
    points: int
    mean: float


class BestKingdom(Shape, frozen=True):
    """The kingdom with the most points."""

    game: str
    ended: int
    points: int
    seat: int
    players: int
    grid: int
    kingdom: KingdomView


class GamesWithHints(Shape, frozen=True):
    """Games in which hints were used; they are in no other figure."""

    games: int
    won: float
    average: float


class ReviewedGame(Shape, frozen=True):
    """What a review says of a person's seat: accuracy from 1 to 100, luck in percent to win, of this many moves."""

    game: str
    ended: int
    moves: int
    accuracy: float
    luck: float


class ReviewedGames(Shape, frozen=True):
    """The newest reviewed games, oldest first; `accuracy` is that of the last ten, `luck` the mean of all of these."""

    accuracy: float
    moves: int
    luck: float
    line: tuple[ReviewedGame, ...]


class GuestStatistics(Shape, frozen=True):
    """A person's finished games without hints. `chance`: how many they would have won by chance alone.

    `line` are the newest games, oldest first. Averages are null where there is no game.
    """

    games: int
    won: float
    chance: float
    average: float | None
    best: BestKingdom | None
    line: tuple[GamePoints, ...]
    levels: tuple[Share, ...]
    variants: tuple[Share, ...]
    terrains: tuple[TerrainShare, ...]
    hinted: GamesWithHints | None
    reviewed: ReviewedGames | None


class ResultRow(Shape, frozen=True):
    """One finished game of a person, as it is exported; `ended` is a time in universal time.

    The last three are from its review, null where there is none: how many moves were graded, their accuracy (1 to 100),
    and by how many percent the deals changed the chance to win.
    """

    game: str
    ended: str
    players: int
    variant: str
    level: str
    hints: int
    seat: int
    points: int
    place: int
    won: float
    harmony: int
    middle_kingdom: int
    wheat: int
    forest: int
    lake: int
    meadow: int
    swamp: int
    mine: int
    moves: int | None
    accuracy: float | None
    luck: float | None


class ResultRows(Shape, frozen=True):
    """All finished games of a person that are in their statistics, oldest first."""

    games: tuple[ResultRow, ...]


def statistics(
    sums: Sequence[Sums],
    newest: Sequence[GuestResult],
    reviewed: Sequence[ReviewedResult],
    best: BestKingdom | None,
    players: int | None,
) -> GuestStatistics:
    """A person's games in figures, those with hints apart; with `players`, only games of so many.

    `newest` and `reviewed` are games without hints, the newest first.
    """
    wanted = [each for each in sums if players is None or each.players == players]
    plain = [each for each in wanted if not each.hinted]
    games = sum(each.games for each in plain)
    points = sum(each.points for each in plain)
    return GuestStatistics(
        games=games,
        won=_won(plain),
        chance=round(sum(each.games / each.players for each in plain), 2),
        average=round(points / games, 1) if games else None,
        best=best,
        line=_line(newest),
        levels=_shares(plain, lambda each: each.level, (*LEVELS, "")),
        variants=_shares(plain, lambda each: each.variant, _VARIANTS),
        terrains=_terrains(plain),
        hinted=_hinted([each for each in wanted if each.hinted]),
        reviewed=_reviewed(reviewed),
    )


def best_kingdom(best: GuestResult, game: FinishedGame) -> BestKingdom:
    """The kingdom of a person's best result, from the game's record."""
    kingdom, _ = final(game.record, best.seat)
    grid = Ruleset.parse(game.rules).grid
    return BestKingdom(best.game, best.ended, best.points, best.seat, best.players, grid, kingdom)


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


def _row(result: GuestResult, said: ReviewFigures | None) -> ResultRow:
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


def rows(newest: Sequence[GuestResult], reviewed: Sequence[ReviewedResult]) -> ResultRows:
    """All results as they are exported, the oldest first, with what their reviews say."""
    said: Mapping[str, ReviewFigures] = {each.game: each.figures for each in reviewed}
    return ResultRows(tuple(_row(result, said.get(result.game)) for result in reversed(newest)))


def as_csv(found: ResultRows) -> str:
    """The rows as a table."""
    text = StringIO()
    writer = csv.DictWriter(text, [field.name for field in fields(ResultRow)])
    writer.writeheader()
    writer.writerows(map(asdict, found.games))
    return text.getvalue()
