"""The making of a review, move by move, so that it can be interrupted and continued.

Every position has one value, its shares of the victory by seat: the value behind a move is the value before the next.
All values are means of the same kind of simulation, so the value before a deal is the mean over the deals.
The simulations that choose the best move do not measure it: the move that looks best has been lucky in them. The best
and the played move meet new ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kingdomino.bots import Budget, announce_compilation
from kingdomino.notation import Replay, replay
from kingdomino.rules import Deal, Kings, Move, Position

from .analysing import DEFAULT_SECONDS, Analysis, analyse
from .causes import causes_of
from .grading import grade_of
from .measuring import FOR_ALL_MOVES, Measured, measured, measuring_budget
from .review import Decision, Draw, Review, Step

#: The evaluation that values come from, and the version of the review: it rises when values or grades change.
ENGINE: Final = "fair"
VERSION: Final = 1

#: Values are whole numbers of this, so that sums and differences of them have no rounding errors.
_UNIT: Final = 2.0**-40


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
        self._budget = Budget(seconds, playouts, seed, threads)
        if seconds is None and playouts is None:
            self._budget = Budget(DEFAULT_SECONDS, None, seed, threads)
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
        made = self.step_at(self.done, self._value)
        self._steps.append(made)
        self._spent += time.perf_counter() - begun
        return made

    def step_at(self, index: int, value: tuple[float, ...]) -> Step:
        """Review the move behind so many others; `value` is that of the position in which it was made."""
        before = self.replay.positions[index]
        if before.to_act is None:
            return self._draw(index, value)
        return self._decision(index, before, before.to_act, value)

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
            position = self.replay.positions[0]
            players = position.rules.players
            equal = (1.0 / players,) * players
            self._start = equal if position.chance_due == "kings" else self._value_of(position)
        return self._start

    @property
    def _value(self) -> tuple[float, ...]:
        """The value of the position that the next move is made in."""
        return self._steps[-1].shares if self._steps else self.start_value()

    def _draw(self, index: int, value: tuple[float, ...]) -> Draw:
        move = self.replay.moves[index]
        assert isinstance(move, Deal | Kings)
        after = self._value_of(self.replay.positions[index + 1])
        luck = tuple(new - old for new, old in zip(after, value, strict=True))
        return Draw(index + 1, move, luck, after)

    def _decision(self, index: int, position: Position, seat: int, value: tuple[float, ...]) -> Decision:
        move = self.replay.moves[index]
        if len(position.legal_moves()) == 1:
            return _forced(index + 1, seat, move, value)
        seed = self._seed(position, "compare")
        found = self._compared(position, seed)
        both = self._measured(position, found, move)
        known = _known_value(self.replay.positions[index + 1])
        shares = _in_units(both.played.shares) if known is None else known
        return Decision(
            number=index + 1,
            seat=seat,
            move=move,
            best=both.best.move,
            grade=grade_of(both.loss, both.best.wins),
            wins_before=value[seat],
            wins_after=shares[seat],
            lost_wins=both.loss.wins,
            lost_points=both.loss.points,
            error=both.loss.error,
            points_error=both.loss.points_error,
            margin=both.played.margin,
            exact=found.exact,
            shares=shares,
            alternatives=found.candidates,
            causes=causes_of(position, move, both.best.move),
            seed=seed,
        )

    def _compared(self, position: Position, seed: int) -> Analysis:
        budget = self._budget
        seconds = None if budget.seconds is None else budget.seconds * FOR_ALL_MOVES
        return analyse(position, seconds=seconds, playouts=budget.playouts, seed=seed, threads=budget.threads)

    def _measured(self, position: Position, found: Analysis, move: Move) -> Measured:
        """The best and the played move, measured by simulations that chose neither."""
        seconds, playouts = self._measuring
        seed, threads = self._seed(position, "measure"), self._budget.threads
        return measured(position, found, move, seconds=seconds, playouts=playouts, seed=seed, threads=threads)

    @property
    def _measuring(self) -> tuple[float | None, int | None]:
        """Seconds or playouts that measure a position, or two moves."""
        return measuring_budget(self._budget.seconds, self._budget.playouts)

    def _value_of(self, position: Position) -> tuple[float, ...]:
        """The value of a position, by new simulations unless it is known."""
        known = _known_value(position)
        if known is not None:
            return known
        from kingdomino.search import expect

        announce_compilation()
        seconds, playouts = self._measuring
        seed = self._seed(position, "measure")
        found = expect(position, seconds=seconds, playouts=playouts, seed=seed, threads=self._budget.threads)
        return _in_units(found.shares)

    def _seed(self, position: Position, purpose: str) -> int:
        """A seed for a position in this game. With one for all games, all would share the errors of its simulations."""
        moves = self.replay.moves
        first_deal = next((index for index, move in enumerate(moves) if isinstance(move, Deal)), -1)
        game = " ".join(map(str, moves[: first_deal + 1]))
        text = f"kingdomino-review/{self._budget.seed}/{purpose}/{game}/{position}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


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
    wins = value[seat]
    return Decision(number, seat, move, move, None, wins, wins, 0.0, 0.0, 0.0, 0.0, None, False, value, (), (), 0)


def _known_value(position: Position) -> tuple[float, ...] | None:
    """The value of a position that needs no simulation: the end, or the last round, perhaps behind forced moves."""
    while len(moves := position.legal_moves()) == 1:
        position = position.play(moves[0])
    if not _is_last_round(position) and not position.is_over:
        return None
    from kingdomino.search import expect

    return expect(position, playouts=1).shares


def _is_last_round(position: Position) -> bool:
    return position.to_act is not None and position.round == position.rules.rounds


def _in_units(shares: tuple[float, ...]) -> tuple[float, ...]:
    """Estimated shares in whole units, their sum exactly 1."""
    first = [int(share / _UNIT) * _UNIT for share in shares[:-1]]
    return (*first, 1.0 - sum(first))


def _cost(position: Position) -> float:
    """What the move made in a position costs to review, in budgets of a decision."""
    if position.to_act is None:
        return 1.0 - FOR_ALL_MOVES
    return 0.0 if _is_last_round(position) or len(position.legal_moves()) == 1 else 1.0
