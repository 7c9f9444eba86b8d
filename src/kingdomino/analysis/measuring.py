"""What a position is worth, and what a move costs in it: one evaluation for reviews, grades during play and puzzles.

The value of a position is that of its best move. The simulations that choose it do not measure it: the move that looks
best has been lucky in them. The best and the played move meet new ones, which they share.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from kingdomino.bots import Budget
from kingdomino.rules import Claim, Move, Position

from .analysing import DEFAULT_SECONDS, Analysis, analyse, evaluation_of
from .calibration import slope_of
from .cause import Cause
from .causes import reasons_for
from .grading import Loss, grade_of

#: Simulations that measure the best move, and as many the played one, for each one that compares all moves.
MEASURING: Final = 0.25
#: The part of a decision's seconds for the comparison of all moves.
FOR_ALL_MOVES: Final = 1.0 / (1.0 + 2.0 * MEASURING)
#: Lines that are tried where a deal is due, for each simulation that compares all moves, and such in each of them.
_LINES: Final = 0.05
_COMPARING_A_LINE: Final = 24
#: Simulations in a second, roughly, where time is counted.
_PACE: Final = 4_000

#: Values are whole numbers of this, so that sums and differences of them have no rounding errors.
_UNIT: Final = 2.0**-40

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth: shares of the victory by seat, and the standard error of each."""

    shares: Shares
    errors: Shares


@dataclass(frozen=True, slots=True)
class Measured:
    """A decision: the values before it (that of the best move) and after it, and the loss, which is their difference.

    `margin` is the lead to be expected after the played move.
    """

    best: Move
    before: Value
    after: Shares
    loss: Loss
    margin: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Graded:
    """One move with its grade: `best` is the move to make, `causes` why it is better, the weightiest first.

    A forced move has no grade, and nothing was analysed for it.
    """

    move: Move
    best: Move
    grade: str | None
    loss: Loss
    wins: float | None
    causes: tuple[Cause, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """What may be spent on a position: seconds or playouts, threads; and a text that seeds follow from."""

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1
    seed: str = ""

    @classmethod
    def of(cls, budget: Budget) -> Effort:
        """The effort that a budget allows."""
        return cls(budget.seconds, budget.playouts, budget.threads, str(budget.seed or 0))

    def seed_for(self, position: Position, purpose: str) -> int:
        """A seed for a position. With one for all positions, all would share the errors of its simulations."""
        text = f"kingdomino-review/{self.seed}/{purpose}/{position}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@lru_cache(maxsize=8)
def compared(position: Position, effort: Effort) -> Analysis:
    """All moves of a position, by the part of the effort that chooses. A deal and the move after it share one."""
    allowed = None
    if effort.playouts is None:
        allowed = (DEFAULT_SECONDS if effort.seconds is None else effort.seconds) * FOR_ALL_MOVES
    seed = effort.seed_for(position, "compare")
    return analyse(position, seconds=allowed, playouts=effort.playouts, seed=seed, threads=effort.threads)


def measured(position: Position, found: Analysis, move: Move, effort: Effort) -> Measured:
    """The best move of an analysis and a played one, by simulations that chose neither."""
    seat = position.to_act
    assert seat is not None
    if found.exact:
        return _measured_exactly(found, move, seat)
    both = evaluation_of(
        position, seed=effort.seed_for(position, "measure"), threads=effort.threads, moves=(found.best, move)
    )
    candidates = both.level(max(int(found.playouts * MEASURING), 2)).candidates
    best, played = (next(each for each in candidates if each.move == which) for which in (found.best, move))
    before = Value(_in_units(best.shares), (best.error,) * len(best.shares))
    apart = both.difference(found.best, move)
    if found.best == move or (apart.wins <= 0.0 and apart.margin <= 0.0):
        # As good as the best move. Its own value may be higher by luck alone; that of the best move is not.
        return Measured(move, before, before.shares, Loss(), best.margin, exact=False)
    slope = slope_of(position, claim=isinstance(move, Claim))
    after = before.shares if apart.wins <= 0.0 else _towards(before.shares, played.shares, slope, seat)
    loss = Loss(
        before.shares[seat] - after[seat],
        slope * apart.error,
        slope * max(apart.margin, 0.0),
        slope * apart.margin_error,
    )
    return Measured(found.best, before, after, loss, best.margin - loss.points, exact=False)


def _towards(best: Shares, played: Shares, slope: float, seat: int) -> Shares:
    """The value behind a move: from that of the best one so far towards the estimate as real play bears out."""
    moved = [max(one + slope * (other - one), 0.0) for one, other in zip(best, played, strict=True)]
    total = sum(moved)
    after = _in_units(tuple(share / total for share in moved))
    return after if after[seat] <= best[seat] else best


def _measured_exactly(found: Analysis, move: Move, seat: int) -> Measured:
    best, played = found.candidates[0], found.candidate(move)
    none = (0.0,) * len(best.shares)
    loss = Loss(best.shares[seat] - played.shares[seat], 0.0, max(best.margin - played.margin, 0.0), 0.0)
    chosen = move if loss == Loss() else best.move
    return Measured(chosen, Value(best.shares, none), played.shares, loss, played.margin, exact=True)


def value_of(position: Position, effort: Effort) -> Value:
    """What a position of any phase is worth: its best move, the mean over lines that may be dealt, or the result."""
    while len(moves := position.legal_moves()) == 1:
        position = position.play(moves[0])
    if position.is_over:
        winners, seats = position.winners(), range(position.rules.players)
        shares = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in seats)
        return Value(shares, (0.0,) * len(shares))
    if position.to_act is None:
        return _before_chance(position, effort)
    found = compared(position, effort)
    return measured(position, found, found.best, effort).before


def _before_chance(position: Position, effort: Effort) -> Value:
    """The mean of the values behind lines that may be dealt, of the same kind: the best move of each is measured."""
    if position.chance_due == "kings":
        return equal_shares(position.rules.players)
    from kingdomino.search import sample_deal

    playouts = effort.playouts or _PACE * (effort.seconds or DEFAULT_SECONDS)
    count = max(int(_LINES * playouts), 2)
    found = list[Shares]()
    for number in range(count):
        line = sample_deal(position, effort.seed_for(position, f"line {number}"))
        small = Effort(playouts=_COMPARING_A_LINE, seed=f"{effort.seed}/{number}")
        found.append(value_of(position.play(line), small).shares)
    columns = list(zip(*found, strict=True))
    errors = tuple(stdev(column) / sqrt(count) for column in columns)
    return Value(_in_units(tuple(map(fmean, columns))), errors)


def equal_shares(players: int) -> Value:
    """What a game is worth before anything is drawn."""
    return Value((1.0 / players,) * players, (0.0,) * players)


def _in_units(shares: Shares) -> Shares:
    """Estimated shares in whole units, their sum exactly 1."""
    first = [int(share / _UNIT) * _UNIT for share in shares[:-1]]
    return (*first, 1.0 - sum(first))


def grade_move(
    position: Position, move: Move, *, seconds: float | None = None, playouts: int | None = None, seed: int = 0
) -> Graded:
    """Grade a legal move of a position within seconds (1) or playouts; with playouts it is reproducible.

    Playouts compare all moves; half as many again measure the best and this one. A review with the same budget and
    seed says the same.
    """
    position.play(move)  # refuses an illegal one
    if len(position.legal_moves()) == 1:
        return Graded(move, move, None, Loss(), None, ())
    effort = Effort.of(Budget(seconds, playouts, seed))
    both = measured(position, compared(position, effort), move, effort)
    seat = position.to_act
    assert seat is not None
    causes = reasons_for(position, move, both.best, both.loss.points)
    return Graded(move, both.best, grade_of(both.loss), both.loss, both.after[seat], causes)
