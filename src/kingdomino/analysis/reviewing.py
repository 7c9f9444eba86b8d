"""The making of a review, move by move, so that it can be interrupted and continued.

Every position has one value, its shares of the victory by seat: that of its best move, before a deal the mean over what
may be dealt. A decision leads from it to the value of the played move. What the next player finds is others' doing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import Budget
from kingdomino.notation import Replay, replay
from kingdomino.rules import Deal, Kings, Move, Position

from .analysing import DEFAULT_SECONDS
from .causes import reasons_for
from .grading import grade_of
from .measuring import Effort, compared, measured, value_of
from .review import Decision, Draw, Review, Step

#: The evaluation that values come from, and the version of the review: it rises when values or grades change.
ENGINE: Final = "learned"
VERSION: Final = 3
#: What a deal costs to review, in budgets of a decision: many lines are tried, each briefly.
_COST_OF_A_DEAL: Final = 2.0


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is: moves done of all, an estimate of the seconds left, and the last step."""

    done: int
    total: int
    seconds_left: float
    step: Step


class Reviewing:
    """A review in the making: `step` reviews the next move, `review` is what is done so far.

    `steps` are those of an earlier, interrupted review of the same record with the same budget.
    """

    def __init__(
        self,
        record: str,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int = 0,
        threads: int = 1,
        steps: Iterable[Step] = (),
    ) -> None:
        budget = Budget(seconds, playouts, seed, threads)
        if seconds is None and playouts is None:
            budget = Budget(DEFAULT_SECONDS, None, seed, threads)
        self._budget, self._effort = budget, Effort.of(budget)
        self.replay: Replay = replay(record)
        self._steps = list(steps)
        self._start: tuple[float, ...] | None = None
        self._costs = [_cost(position) for position in self.replay.positions[:-1]]
        self._spent = 0.0

    @property
    def done(self) -> int:
        """Moves reviewed."""
        return len(self._steps)

    @property
    def total(self) -> int:
        """Moves to review."""
        return len(self.replay.moves)

    @property
    def seconds_left(self) -> float:
        """An estimate by the time so far; by the budget before any."""
        left, made = sum(self._costs[self.done :]), sum(self._costs[: self.done])
        if self._budget.seconds is not None:
            return left * self._budget.seconds
        return left * self._spent / made if made else 0.0

    def run(self, progress: Callable[[ReviewProgress], object] | None = None) -> Review:
        """Review the remaining moves. `progress` is called after each; if it returns False, the rest is left out.

        An interruption loses the move at hand only: `review` has the others, and `run` continues.
        """
        while self.done < self.total:
            step = self.step()
            if progress is not None:
                shown = ReviewProgress(self.done, self.total, self.seconds_left, step)
                if progress(shown) is False:
                    break
        return self.review()

    def step(self) -> Step:
        """Review the next move."""
        begun = time.perf_counter()
        made = self.step_at(self.done, self.review().result)
        self._steps.append(made)
        self._spent += time.perf_counter() - begun
        return made

    def step_at(self, index: int, value: tuple[float, ...]) -> Step:
        """Review the move behind so many others; `value` is the one behind them; a forced move keeps it."""
        position = self.replay.positions[index]
        if position.to_act is None:
            return self._draw(index, position)
        if len(position.legal_moves()) == 1:
            return _forced(index + 1, position.to_act, self.replay.moves[index], value)
        return self._decision(index, position, position.to_act)

    def review(self) -> Review:
        """What is done so far."""
        return Review(self.replay, self.start_value(), tuple(self._steps), self.made_by)

    @property
    def made_by(self) -> str:
        """Engine, budget and version."""
        budget = self._budget
        amount = f"seconds={budget.seconds:g}" if budget.playouts is None else f"playouts={budget.playouts}"
        return f"{ENGINE} {amount} {VERSION}"

    def start_value(self) -> tuple[float, ...]:
        """Equal shares before the kings are drawn; of a record from a later position, that position's value."""
        if self._start is None:
            self._start = value_of(self.replay.positions[0], self._effort).shares
        return self._start

    def _draw(self, index: int, position: Position) -> Draw:
        move = self.replay.moves[index]
        assert isinstance(move, Deal | Kings)
        before, after = (value_of(each, self._effort).shares for each in (position, self.replay.positions[index + 1]))
        return Draw(index + 1, move, before, after)

    def _decision(self, index: int, position: Position, seat: int) -> Decision:
        move = self.replay.moves[index]
        found = compared(position, self._effort)
        both = measured(position, found, move, self._effort)
        return Decision(
            number=index + 1,
            seat=seat,
            move=move,
            best=both.best,
            grade=grade_of(both.loss),
            before=both.before.shares,
            shares=both.after,
            lost_points=both.loss.points,
            error=both.loss.error,
            points_error=both.loss.points_error,
            value_error=both.before.errors[seat],
            margin=both.margin,
            exact=both.exact,
            alternatives=found.candidates,
            causes=reasons_for(position, move, both.best, both.loss.points),
            seed=self._effort.seed_for(position, "compare"),
        )


def is_current(made_by: str) -> bool:
    """Whether a review that says so is by this engine and version: others tell another story."""
    engine, *_, version = made_by.split() or [""]
    return (engine, version) == (ENGINE, str(VERSION))


def review(
    record: str,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[ReviewProgress], object] | None = None,
) -> Review:
    """Review a record within seconds (1) or playouts a decision; with playouts and one thread it is reproducible.

    Any record, finished or not, from a position or not. A broken one is reviewed up to its failure; one whose tags
    cannot be read is refused. Playouts compare all moves; half as many again measure the best and the played one.
    """
    making = Reviewing(record, seconds=seconds, playouts=playouts, seed=seed, threads=threads)
    return making.run(progress)


def _forced(number: int, seat: int, move: Move, value: tuple[float, ...]) -> Decision:
    """The only legal move: it changes no value."""
    return Decision(number, seat, move, move, None, value, value, 0.0, 0.0, 0.0, 0.0, None, False, (), (), 0)


def _cost(position: Position) -> float:
    """What the move made in a position costs to review, in budgets of a decision."""
    if position.to_act is None:
        return 0.0 if position.chance_due == "kings" else _COST_OF_A_DEAL
    return 0.0 if position.round == position.rules.rounds or len(position.legal_moves()) == 1 else 1.0
