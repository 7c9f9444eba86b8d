"""Grades of moves by their loss, and the accuracy of a player.

Losses in chances to win are shares (0.05 is five win points), losses in margin are points of the game. Both are paired
differences between the best and the played move, with their standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
#: From the mildest to the gravest.
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

#: Losses from which a move is an inaccuracy, a mistake, a blunder.
_WINS: Final = (0.05, 0.10, 0.15)
_POINTS: Final = (2.5, 5.0, 9.0)
#: A move with a smaller loss in wins, and one in points below an inaccuracy's, is the best.
_BEST_BELOW: Final = 0.005
#: A loss counts if it is at least this many standard errors.
_CERTAIN: Final = 2.0
#: Outside of these chances of the best move, the game is decided.
_DECIDED: Final = (0.03, 0.97)


class Loss(NamedTuple):
    """How much worse a move is than the best one, in shares of the victory and in margin, with standard errors."""

    wins: float = 0.0
    error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0


def grade_of(loss: Loss, best_wins: float) -> str:
    """The grade of a move; `best_wins` is the chance to win after the best move.

    The graver of both scales counts, the milder where the game is decided. On a scale on which the loss is not certain,
    the move is not graver than good.
    """
    by_wins = _severity(loss.wins, loss.error, _WINS)
    by_points = _severity(loss.points, loss.points_error, _POINTS)
    decided = not _DECIDED[0] <= best_wins <= _DECIDED[1]
    severity = min(by_wins, by_points) if decided else max(by_wins, by_points)
    if severity:
        return GRADES[1 + severity]
    return BEST if loss.wins < _BEST_BELOW and loss.points < _POINTS[0] else GOOD


def certain(loss: float, error: float) -> float:
    """A loss if it is certain, else nothing."""
    return 0.0 if loss < _CERTAIN * error else loss


def _severity(loss: float, error: float, thresholds: tuple[float, ...]) -> int:
    """0 for nothing grave, 1 for an inaccuracy, 2 for a mistake, 3 for a blunder."""
    return sum(certain(loss, error) >= threshold for threshold in thresholds)


def accuracy_of_move(lost_wins: float) -> float:
    """From 1 to 100, by the loss in win points."""
    return max(1.0, min(100.0, 103.17 * exp(-0.0435 * 100.0 * lost_wins) - 3.17 + 1.0))


def accuracy_of(lost_wins: Sequence[float]) -> float | None:
    """Of several moves: the mean of their arithmetic and their harmonic mean; None without any."""
    if not lost_wins:
        return None
    moves = [accuracy_of_move(loss) for loss in lost_wins]
    arithmetic = sum(moves) / len(moves)
    harmonic = len(moves) / sum(1.0 / accuracy for accuracy in moves)
    return (arithmetic + harmonic) / 2.0
