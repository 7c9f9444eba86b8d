"""Why one move is better than another: codes with facts from the rules, the one that explains the most first.

A cause is a difference between both moves that can be read off the board. Its weight, in points, orders causes and says
how much of a loss it explains. Weights were fitted to losses that the evaluation measured, and are never shown.
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Claim, Move, Place, Position

from .cause import Cause
from .causes_of_claims import causes_of_claims
from .causes_of_places import causes_of_places

#: The part of a loss that its reasons have to explain to be given, and how many may be needed for it.
_MOST: Final = 0.5
_FEW: Final = 2


def reasons_for(position: Position, played: Move, best: Move, lost_points: float) -> tuple[Cause, ...]:
    """The cause that explains most of what a move lost, or two that do so together; else none."""
    found = causes_of(position, played, best)[:_FEW]
    for count in range(1, len(found) + 1):
        if sum(cause.weight for cause in found[:count]) >= _MOST * lost_points:
            return found[:count]
    return ()


def causes_of(position: Position, played: Move, best: Move) -> tuple[Cause, ...]:
    """Every reason that holds, the weightiest first; none where the difference cannot be seen on the board."""
    if position.to_act is None or played == best:
        return ()
    if isinstance(played, Place) and isinstance(best, Place):
        found = list(causes_of_places(position, position.to_act, played, best))
    elif isinstance(played, Claim) and isinstance(best, Claim):
        found = list(causes_of_claims(position, position.to_act, played, best))
    else:
        return ()
    return tuple(sorted(found, key=lambda cause: -cause.weight))
