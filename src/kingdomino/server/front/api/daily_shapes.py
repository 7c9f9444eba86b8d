"""What goes in and out where the challenges of days are played and looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kingdomino.server.protocol.shapes import Grade, KingdomView, Level, RulesView, ScoreView

from .bodies import Body, Terrain


class DayWish(Body):
    """`again` asks for a new table that is not counted; it needs a finished first try."""

    again: bool = False


@dataclass(frozen=True, slots=True)
class DayTable:
    """The table of a try at a day; `finished` where the first try is over already."""

    table: str
    counted: bool
    finished: bool


@dataclass(frozen=True, slots=True)
class AttemptView:
    """A person's first try at a day. `counted`: it was begun on its day. While it runs it has a round and no points."""

    table: str
    counted: bool
    round: int | None
    game: str | None
    points: int | None
    place: int | None


@dataclass(frozen=True, slots=True)
class Today:
    """The challenge of today: its day in universal time, when the next one comes, how many results it has."""

    day: str
    now: int
    next: int
    rules: RulesView
    bots: tuple[Level, ...]
    results: int
    mine: AttemptView | None


@dataclass(frozen=True, slots=True)
class Bin:
    """How many results of a day lie in five points from `points` on."""

    points: int
    results: int


@dataclass(frozen=True, slots=True)
class Distribution:
    """All counted results of a day: the middle one, the limits of the middle half, and five points a bin."""

    middle: int
    low: int
    high: int
    bins: tuple[Bin, ...]


@dataclass(frozen=True, slots=True)
class KingOfDay:
    """What the king made of the day in the person's seat, with the same deck and bots."""

    points: int
    place: int


@dataclass(frozen=True, slots=True)
class RichestMove:
    """A placement: the points that it brought, and the territory that grew the most by it."""

    round: int
    domino: int
    gained: int
    terrain: Terrain
    squares: int
    crowns: int
    points: int


@dataclass(frozen=True, slots=True)
class CostliestMove:
    """A decision that a better one was certainly there for; `lost` is in percent to win. A discard is a placement."""

    round: int
    kind: Literal["place", "claim"]
    domino: int
    grade: Grade
    lost: float


@dataclass(frozen=True, slots=True)
class DayReview:
    """What the review of the day's game says of its player; while it is made, only how far it is.

    `moves` were graded, with this accuracy (1 to 100); the deals changed the chance to win by `luck` percent.
    """

    done: int
    total: int
    moves: int | None
    accuracy: float | None
    luck: float | None
    slip: CostliestMove | None


@dataclass(frozen=True, slots=True)
class DayStory:
    """What made a person's day: the placement that brought the most points, and what a review says, if there is one."""

    richest: RichestMove | None
    review: DayReview | None


@dataclass(frozen=True, slots=True)
class DayResult:
    """A day as one sees it who has finished their first try; before that, everything below `mine` is null.

    `less` counts the results with fewer points. There is no distribution before the twentieth result.
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


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day on which somebody's first try was begun; without points while it runs."""

    day: str
    counted: bool
    points: int | None


@dataclass(frozen=True, slots=True)
class Calendar:
    """The days of a month that somebody has played."""

    month: str
    first: str
    today: str
    days: tuple[CalendarDay, ...]
