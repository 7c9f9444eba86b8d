"""The best and the played move, measured against each other by simulations that chose neither; one move graded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kingdomino.rules import Move, Position

from .analysing import DEFAULT_SECONDS, Analysis, analyse
from .cause import Cause
from .causes import causes_of
from .grading import Loss, grade_of

if TYPE_CHECKING:
    from kingdomino.search import Candidate

#: The part of a decision's seconds for the comparison of all moves; the rest measures the best and the played one.
FOR_ALL_MOVES: Final = 2.0 / 3.0
#: Simulations that measure the best and the played move, for each one that compares all moves.
MEASURING: Final = 0.5


@dataclass(frozen=True, slots=True)
class Measured:
    """The best and the played move, and how far they are apart."""

    best: Candidate
    played: Candidate
    loss: Loss


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


def measured(
    position: Position,
    found: Analysis,
    move: Move,
    *,
    seconds: float | None,
    playouts: int | None,
    seed: int,
    threads: int = 1,
) -> Measured:
    """The best move of an analysis and a played one, by simulations that chose neither."""
    if found.exact:
        return _measured_exactly(found, move)
    from kingdomino.search import Evaluation

    both = Evaluation(position, seed=seed, threads=threads, moves=(found.best, move))
    candidates = both.run(seconds=seconds, playouts=playouts).candidates
    best, played = (
        next(candidate for candidate in candidates if candidate.move == which) for which in (found.best, move)
    )
    apart = both.difference(found.best, move)
    if found.best == move or (apart.wins <= 0.0 and apart.margin <= 0.0):
        return Measured(played, played, Loss())
    loss = Loss(max(apart.wins, 0.0), apart.error, max(apart.margin, 0.0), apart.margin_error)
    return Measured(best, played, loss)


def _measured_exactly(found: Analysis, move: Move) -> Measured:
    best, played = found.candidates[0], found.candidate(move)
    loss = Loss(best.wins - played.wins, 0.0, best.margin - played.margin, 0.0)
    return Measured(best if loss != Loss() else played, played, loss)


def measuring_budget(seconds: float | None, playouts: int | None) -> tuple[float | None, int | None]:
    """Seconds or playouts that measure two moves, of a decision's budget."""
    if playouts is not None:
        return None, max(int(playouts * MEASURING), 2)
    return (DEFAULT_SECONDS if seconds is None else seconds) * (1.0 - FOR_ALL_MOVES), None


def grade_move(
    position: Position, move: Move, *, seconds: float | None = None, playouts: int | None = None, seed: int = 0
) -> Graded:
    """Grade a legal move of a position within seconds (1) or playouts; with playouts it is reproducible.

    Playouts compare all moves, as `analyse` does with the same seed; half as many again measure the best and this one.
    """
    position.play(move)  # refuses an illegal one
    if len(position.legal_moves()) == 1:
        return Graded(move, move, None, Loss(), None, ())
    if seconds is None and playouts is None:
        seconds = DEFAULT_SECONDS
    comparing = None if seconds is None else seconds * FOR_ALL_MOVES
    found = analyse(position, seconds=comparing, playouts=playouts, seed=seed)
    budget = measuring_budget(seconds, playouts)
    both = measured(position, found, move, seconds=budget[0], playouts=budget[1], seed=seed + 1)
    best = both.best.move
    grade = grade_of(both.loss, both.best.wins)
    return Graded(move, best, grade, both.loss, both.played.wins, causes_of(position, move, best))
