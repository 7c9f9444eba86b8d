"""How much of a loss real play bears out: what `python -m benchmarks.coach truth` measured.

Moves with a loss were played on to the end by strong players, under the same decks as the best move in their place.
The slope is real losses by claimed ones. A kind of decision whose slope is near 1 is told as it is; the losses of
others are multiplied by their slope before anybody sees them (see docs/decisions/0021-one-story.md).
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Ruleset

#: By players, or "duel", and whether it is a claim: the slope, where it is not within 0.8 and 1.2.
SLOPES: Final[dict[tuple[str, bool], float]] = {}


def slope_of(rules: Ruleset, *, claim: bool) -> float:
    """What the loss of a claim or a placement is multiplied by under these rules."""
    return SLOPES.get(("duel" if rules.mighty_duel else str(rules.players), claim), 1.0)
