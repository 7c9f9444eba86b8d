"""How much of a loss real play bears out: what `python -m benchmarks.coach truth` measured.

Moves with a loss were played on to the end by strong players, under the same deals as the best move in their place.
The slope is real losses by claimed ones. Decisions whose slope is near 1 are told as they are; the losses of others are
multiplied by their slope before anybody sees them (see docs/decisions/0021-one-story.md).
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Position

#: Of claims at tables of three and four in the first rounds, when few dominoes are seen: 0.74 ± 0.10.
_OPENING: Final = 0.7
_OPENING_ROUNDS: Final = 2
_OPENING_PLAYERS: Final = 3


def slope_of(position: Position, *, claim: bool) -> float:
    """What the loss of a claim or a placement is multiplied by in a position."""
    opening = position.round <= _OPENING_ROUNDS and position.rules.players >= _OPENING_PLAYERS
    return _OPENING if claim and opening else 1.0
