"""The challenge of a day as it is told: one's result among all, what made it, one's calendar."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, Literal, cast

from kingdomino.games import Game
from kingdomino.rules import Claim, Discard, Place, Position, Score
from kingdomino.tables import challenge
from kingdomino.tables.messages.shapes import (
    Grade,
    KingdomView,
    Level,
    Result,
    RulesView,
    ScoreView,
    Shape,
    Strict,
    Terrain,
)
from kingdomino.tables.views import kingdom_view, laid_view, result_view

from .reviews import StepFound, figures, new_review

#: Fewer results make no picture.
LEAST_RESULTS: Final = 3
_BIN: Final = 5
#: Grades of moves that something was better than: those in the list of a review.
_GRAVE: Final = ("inaccuracy", "mistake", "blunder")


class DayWish(Strict, frozen=True):
    """`again` asks for a new table that is not counted; it needs a finished first try."""

    again: bool = False


class DayTable(Shape, frozen=True):
    """The table of a try at a day; `finished` where the first try is over already."""

    table: str
    counted: bool
    finished: bool


class AttemptView(Shape, frozen=True):
    """A person's first try at a day. `counted`: it was begun on its day. While it runs it has a round and no points."""

    table: str
    counted: bool
    round: int | None
    game: str | None
    points: int | None
    place: int | None


class Today(Shape, frozen=True):
    """The challenge of today: its day in universal time, when the next one comes, how many results it has."""

    day: str
    now: int
    next: int
    rules: RulesView
    bots: tuple[Level, ...]
    results: int
    mine: AttemptView | None


class Bin(Shape, frozen=True):
    """How many results of a day lie in five points from `points` on."""

    points: int
    results: int


class Distribution(Shape, frozen=True):
    """All counted results of a day: the middle one, the limits of the middle half, and five points a bin."""

    middle: int
    low: int
    high: int
    bins: tuple[Bin, ...]


class KingOfDay(Shape, frozen=True):
    """What the king made of the day in the person's seat, with the same deck and bots."""

    points: int
    place: int


class RichestMove(Shape, frozen=True):
    """A placement: the points that it brought, and the territory that grew the most by it."""

    round: int
    domino: int
    gained: int
    terrain: Terrain
    squares: int
    crowns: int
    points: int


class CostliestMove(Shape, frozen=True):
    """A decision that a better one was there for; `points` of lead were lost by it. A discard is a placement."""

    round: int
    kind: Literal["place", "claim"]
    domino: int
    grade: Grade
    points: float


class DayReview(Shape, frozen=True):
    """What the review of the day's game says of its player; while it is made, only how far it is.

    `moves` were graded, with this accuracy (1 to 100); the deals changed the chance to win by `luck` percent.
    """

    done: int
    total: int
    moves: int | None
    accuracy: float | None
    luck: float | None
    slip: CostliestMove | None


class DayStory(Shape, frozen=True):
    """What made a person's day: the placement that brought the most points, and what a review says, if there is one."""

    richest: RichestMove | None
    review: DayReview | None


class DayResult(Shape, frozen=True):
    """A day as one sees it who has finished their first try; before that, everything below `mine` is null.

    `less` counts the results with fewer points. There is no distribution before the third result.
    """

    day: str
    results: int
    mine: AttemptView | None
    kingdom: KingdomView | None
    score: ScoreView | None
    points: tuple[int, ...] | None
    places: tuple[int, ...] | None
    less: int | None
    distribution: Distribution | None
    king: KingOfDay | None
    story: DayStory | None


class CalendarDay(Shape, frozen=True):
    """A day on which somebody's first try was begun; without points while it runs."""

    day: str
    counted: bool
    points: int | None


class Calendar(Shape, frozen=True):
    """The days of a month that somebody has played."""

    month: str
    first: str
    today: str
    days: tuple[CalendarDay, ...]


@lru_cache(256)
def final(record: str, seat: int = challenge.PERSON) -> tuple[KingdomView, Result]:
    """A seat's kingdom at the end of a finished game's record, and the result."""
    game = Game.from_record(record)
    played = zip(game.positions[:-1], game.moves, strict=True)
    own = [move for before, move in played if before.to_act == seat]
    laid = [laid_view(move) for move in own if isinstance(move, Place)]
    discarded = [move.domino for move in own if isinstance(move, Discard)]
    end = game.position
    kingdom = kingdom_view(end.kingdoms[seat], laid, discarded, game.rules.grid, end.score(seat))
    return kingdom, result_view(end, game.revealed())


def distribution(results: Mapping[int, int]) -> Distribution:
    """Results (points to how many) in bins; empty bins between others are there, too."""
    ordered = sorted(results.items())
    count = sum(results.values())

    def ranked(part: float) -> int:
        """The points at a part of the way from the least to the most."""
        reached = accumulate(number for _, number in ordered)
        return next(points for (points, _), so_far in zip(ordered, reached, strict=True) if so_far >= part * count)

    first, last = ordered[0][0] // _BIN * _BIN, ordered[-1][0] // _BIN * _BIN
    bins = dict.fromkeys(range(first, last + _BIN, _BIN), 0)
    for points, number in ordered:
        bins[points // _BIN * _BIN] += number
    return Distribution(ranked(0.5), ranked(0.25), ranked(0.75), tuple(Bin(*each) for each in bins.items()))


@lru_cache(256)
def story_of_record(record: str, seat: int, playouts: int) -> tuple[str, RichestMove | None]:
    """The key of a game's review, and the richest move."""
    return new_review(record, playouts).key, richest_move(Game.from_record(record), seat)


def richest_move(game: Game, seat: int) -> RichestMove | None:
    """The placement that brought the most points in territories, the first of several; none where none brought any."""
    best: RichestMove | None = None
    for before, move, after in zip(game.positions, game.moves, game.positions[1:], strict=False):
        if before.to_act == seat and isinstance(move, Place):
            found = _brought(before, move, after.score(seat), seat)
            if found.gained > (0 if best is None else best.gained):
                best = found
    return best


def _brought(before: Position, move: Place, score: Score, seat: int) -> RichestMove:
    """What a placement brought, with the territory that grew the most by it."""
    old = before.score(seat)
    known = tuple(zip(old.territories, old.regions, strict=True))
    grown = [
        (territory.points - sum(part.points for part, squares in known if squares <= region), territory)
        for territory, region in zip(score.territories, score.regions, strict=True)
    ]
    _, most = max(grown, key=lambda pair: pair[0])
    return RichestMove(
        round=before.round,
        domino=move.domino,
        gained=sum(gained for gained, _ in grown),
        terrain=cast(Terrain, most.terrain),
        squares=most.squares,
        crowns=most.crowns,
        points=most.points,
    )


def review_of_day(texts: Sequence[str], record: str, seat: int, players: int) -> DayReview:
    """What all steps of the review of a day's game, as they are stored, say of its player."""
    steps: list[StepFound] = [json.loads(text) for text in texts]
    mine = next((each for each in figures(steps, players) if each.seat == seat), None)
    total = len(steps)
    if mine is None:
        return DayReview(total, total, None, None, None, None)
    slip = costliest_move(steps, Game.from_record(record), seat)
    return DayReview(total, total, mine.moves, round(mine.accuracy, 1), round(100 * mine.luck, 1), slip)


def costliest_move(steps: Sequence[StepFound], game: Game, seat: int) -> CostliestMove | None:
    """The decision that certainly cost the most; none where nothing is worth telling."""
    graves = [step for step in steps if step.get("seat") == seat and step.get("grade") in _GRAVE]
    step = max(graves, key=lambda each: (each["lost_points"], each["lost_wins"]), default=None)
    if step is None:
        return None
    move, before = game.moves[step["number"] - 1], game.positions[step["number"] - 1]
    return CostliestMove(
        round=before.round,
        kind="claim" if isinstance(move, Claim) else "place",
        domino=move.domino if isinstance(move, Claim | Place | Discard) else 0,
        grade=cast(Grade, step["grade"]),
        points=round(step["lost_points"], 1),
    )
