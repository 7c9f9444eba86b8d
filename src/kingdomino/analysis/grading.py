"""Grades of moves by their loss, and the accuracy of a player.

Losses in margin are points of the game, losses in chances to win are shares (0.05 is five win points). Both are paired
differences between the best and the played move, with their standard errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from .analysing import CERTAIN

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
#: From the mildest to the gravest.
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

#: Points of lead from which a move is an inaccuracy, a mistake, a blunder; shares of the victory above which it is.
_POINTS: Final = (2.5, 5.0, 9.0)
_WINS: Final = (0.05, 0.10, 0.15)
#: A move that loses less than this is as good as the best.
_BEST_BELOW: Final = 0.5
#: How fast the accuracy of a move falls with the points that it loses.
_FALL: Final = 0.07
#: Fewer graded decisions say nothing about a player.
FEWEST_DECISIONS: Final = 8


class Loss(NamedTuple):
    """How much worse a move is than the best one, in shares of the victory and in margin, with standard errors."""

    wins: float = 0.0
    error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0


def grade_of(loss: Loss) -> str:
    """The grade of a move: by points of lead, graver where wins say so. What is not certain does not count."""
    points, wins = certain(loss.points, loss.points_error), certain(loss.wins, loss.error)
    severity = max(sum(points >= least for least in _POINTS), sum(wins > most for most in _WINS))
    if severity:
        return GRADES[1 + severity]
    return BEST if loss.points < _BEST_BELOW else GOOD


def certain(loss: float, error: float) -> float:
    """A loss if it is certain, else nothing."""
    return 0.0 if loss < CERTAIN * error else loss


def accuracy_of(lost_points: Sequence[float]) -> float | None:
    """From 0 to 100, by the points of lead that each graded move lost; None where they are too few to say."""
    if len(lost_points) < FEWEST_DECISIONS:
        return None
    return 100.0 * sum(exp(-_FALL * points) for points in lost_points) / len(lost_points)
