"""Why one move is better than another: codes with facts from the rules, the one that explains the most first.

A cause is a difference between both moves that can be read off the board. Its weight, in points, orders causes and says
how much of a loss it explains; it is a rule of thumb and never shown.
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Claim, Move, Place, Position

from .cause import Cause
from .causes_of_claims import causes_of_claims
from .causes_of_places import causes_of_places

#: The part of a loss that a reason has to explain to be given.
_MOST: Final = 0.5


def reasons_for(position: Position, played: Move, best: Move, lost_points: float) -> tuple[Cause, ...]:
    """The causes that explain most of what a move lost: no reason is better than one that explains a tenth."""
    return tuple(cause for cause in causes_of(position, played, best) if cause.weight >= _MOST * lost_points)


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
