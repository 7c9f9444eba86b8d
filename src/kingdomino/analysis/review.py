"""A reviewed game: what each decision cost, what each deal gave, and what the result is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum, hypot
from typing import TYPE_CHECKING, Final

from kingdomino.notation import Record, Replay, annotate, head_tags, with_further_tags, write_record
from kingdomino.rules import Deal, KingdominoError, Kings, Move

from .cause import Cause
from .grading import BEST, Loss, accuracy_of, grade_of

if TYPE_CHECKING:
    from kingdomino.search import Candidate

#: The tag of a reviewed record: engine, budget, version.
ANALYSIS: Final = "Analysis"
#: Keys in comments: chance to win, points ahead, grade, best move; luck.
_KEYS: Final = frozenset("wpgbl")
#: A rounding error of a share, and how many of them a part of a balance may be moved by.
_ROUNDING: Final = 2.0**-54
_MOST_TRIES: Final = 64


@dataclass(frozen=True, slots=True)
class Decision:
    """A player's move and what it was worth.

    `number` is that of the move in the record, from 1. `before` is the value of the position, that of its best move,
    and `shares` the value behind the played one, by seat; `wins_before` and `wins_after` are the mover's. What lies
    between them is `lost_wins`; `lost_points` is the lead lost. `error` and `points_error` are the standard errors of
    these losses, `value_error` that of `wins_before`. A forced move has no grade and changes no value. `alternatives`
    are all legal moves as `analyse` gives them with `seed`.
    """

    number: int
    seat: int
    move: Move
    best: Move
    grade: str | None
    before: tuple[float, ...]
    shares: tuple[float, ...]
    lost_points: float
    error: float
    points_error: float
    value_error: float
    #: Points ahead of the best other at the end, to be expected after the move; None for a forced move.
    margin: float | None
    exact: bool
    alternatives: tuple[Candidate, ...]
    #: Why the best move is better, the weightiest reason first.
    causes: tuple[Cause, ...]
    seed: int

    @property
    def wins_before(self) -> float:
        """The mover's chance to win with the best move."""
        return self.before[self.seat]

    @property
    def wins_after(self) -> float:
        """The mover's chance to win behind the played move."""
        return self.shares[self.seat]

    @property
    def lost_wins(self) -> float:
        """What the move cost: none below 0."""
        return self.before[self.seat] - self.shares[self.seat]

    def grade_of(self, move: Move, slope: float = 1.0) -> str | None:
        """The grade that another legal move would have had; None where nothing else was legal.

        Its loss is multiplied by the slope that `slope_of` has for the position.

        It was not measured beside the best one, so its error is that of two separate estimates: larger than the
        error of the played move, and the grade milder where that leaves a doubt.
        """
        if self.grade is None or move == self.move:
            return self.grade
        if move == self.best:
            return BEST
        best, other = (self._alternative(which) for which in (self.best, move))
        loss = Loss(
            slope * max(best.wins - other.wins, 0.0),
            slope * hypot(best.error, other.error),
            slope * max(best.margin - other.margin, 0.0),
            slope * hypot(best.margin_error, other.margin_error),
        )
        return grade_of(loss)

    def _alternative(self, move: Move) -> Candidate:
        found = next((candidate for candidate in self.alternatives if candidate.move == move), None)
        if found is None:
            raise KingdominoError("not_an_alternative", move=str(move))
        return found


@dataclass(frozen=True, slots=True)
class Draw:
    """A line dealt, or the kings drawn: the value before it, the mean over all that may come, and the one behind it."""

    number: int
    move: Deal | Kings
    before: tuple[float, ...]
    shares: tuple[float, ...]

    @property
    def luck(self) -> tuple[float, ...]:
        """How much each seat gained by it."""
        return tuple(after - before for after, before in zip(self.shares, self.before, strict=True))


Step = Decision | Draw


@dataclass(frozen=True, slots=True)
class Balance:
    """What a seat's result is made of: start + luck + own + others == result, added in this order.

    `own` is minus the sum of the seat's own losses. `others` is the rest: what opponents gave or took.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float


@dataclass(frozen=True, slots=True)
class Review:
    """The steps of a game with their values, as far as they are reviewed."""

    replay: Replay
    #: The value of the first position, by seat: equal shares in a whole game.
    start: tuple[float, ...]
    steps: tuple[Step, ...]
    #: Engine, budget and version, as the record's tag has them.
    made_by: str

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The players' moves, in order."""
        return tuple(step for step in self.steps if isinstance(step, Decision))

    @property
    def deals(self) -> tuple[Draw, ...]:
        """The dealt lines, in order. The draw of the kings is `kings`."""
        return tuple(step for step in self.steps if isinstance(step, Draw) and isinstance(step.move, Deal))

    @property
    def kings(self) -> Draw | None:
        """The draw of the kings, if the record has it."""
        return next((step for step in self.steps if isinstance(step, Draw) and isinstance(step.move, Kings)), None)

    @property
    def complete(self) -> bool:
        """Whether every move that could be replayed was reviewed."""
        return len(self.steps) == len(self.replay.moves)

    @property
    def failure(self) -> KingdominoError | None:
        """The first thing in the record that could not be replayed."""
        return self.replay.failure

    @property
    def values(self) -> tuple[tuple[float, ...], ...]:
        """The value of every position, by seat: that of its best move; behind the last step, what that led to."""
        return (*(step.before for step in self.steps), self.result)

    @property
    def result(self) -> tuple[float, ...]:
        """The value behind the last step, by seat: in a whole game, the victory."""
        return self.steps[-1].shares if self.steps else self.start

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        """By seat, 0 to 100; None with too few graded moves to say."""
        seats = range(self.replay.rules.players)
        graded = [decision for decision in self.decisions if decision.grade is not None]
        return tuple(accuracy_of([made.lost_points for made in graded if made.seat == seat]) for seat in seats)

    @property
    def balance(self) -> tuple[Balance, ...]:
        """By seat: the start, luck, own and others' decisions, and the result or the last value."""
        return tuple(self._balance_of(seat) for seat in range(self.replay.rules.players))

    def _balance_of(self, seat: int) -> Balance:
        luck = fsum(step.luck[seat] for step in self.steps if isinstance(step, Draw))
        own = -fsum(made.lost_wins for made in self.decisions if made.seat == seat)
        return _exactly(self.start[seat], luck, own, self.result[seat])

    def record(self) -> str:
        """The record with a comment after each reviewed move and the tag `Analysis`; a broken one up to its failure."""
        replayed = self.replay
        position, whole = replayed.position, replayed.failure is None
        tags = head_tags(position, replayed.players, replayed.commitment, replayed.start)
        if whole and position.is_over:
            tags |= replayed.revealed.tags()
        tags = with_further_tags(tags, {**replayed.further_tags, ANALYSIS: self.made_by})
        values = {step.number: _values_of(step) for step in self.steps}
        comments = annotate(replayed.comments, values, _KEYS)
        return write_record(Record(tags, replayed.moves, tuple(comments)))


def _exactly(start: float, luck: float, own: float, result: float) -> Balance:
    """The balance with luck moved by rounding errors, so that the sum in floats is the result itself."""
    for tries in range(_MOST_TRIES):
        moved = luck + (tries // 2 if tries % 2 else -tries // 2) * _ROUNDING
        rest = result - (start + moved + own)
        if start + moved + own + rest == result:
            return Balance(start, moved, own, rest, result)
    return Balance(start, luck, own, result - (start + luck + own), result)


def _values_of(step: Step) -> dict[str, str]:
    """The values of a step's comment."""
    if isinstance(step, Draw):
        return {"l": " ".join(_signed(luck) for luck in step.luck)}
    values = {"w": _share(step.wins_after)}
    if step.margin is not None:
        values["p"] = f"{step.margin:+.1f}"
    if step.grade is not None:
        values |= {"g": step.grade, "b": str(step.best)}
    return values


def _share(share: float) -> str:
    return f"{share:.2f}".removeprefix("0")


def _signed(share: float) -> str:
    rounded = round(share, 2) or 0.0
    return f"{'-' if rounded < 0 else '+'}{_share(abs(rounded))}"


def costliest(decisions: Iterable[Decision], count: int) -> tuple[Decision, ...]:
    """The decisions with a grave loss, the worst first: by points of lead."""
    grave = [made for made in decisions if made.grade not in (None, "best", "good")]
    return tuple(sorted(grave, key=lambda made: (-made.lost_points, -made.lost_wins))[:count])
