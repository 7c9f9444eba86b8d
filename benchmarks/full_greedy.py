"""The reference bot of published studies: the placement and claim that together bring the most points now.

    kingdomino tournament duke@0.05 benchmarks/full_greedy.py:FullGreedy … --rules "4 classic harmony middle-kingdom"

Our knight is stronger: it also values free space, the order of turns and the bonuses.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from kingdomino.bots import Bot, Budget
from kingdomino.rules import Move, Position
from kingdomino.search import NOT_TAUGHT, Judgement, greedy_move

POINTS: Final = Judgement(
    contact=0.0, hole=0.0, liberty=0.0, off_centre=0.0, claim_order=0.0, claims=NOT_TAUGHT, placements=NOT_TAUGHT
)


class FullGreedy(Bot):
    """Counts points of territories; among equals it chooses at random."""

    name = "full-greedy"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The move with the highest gain in points, without bonuses."""
        plain = replace(position, rules=replace(position.rules, harmony=False, middle_kingdom=False))
        seed = budget.seed if budget.seed is not None else secrets.randbits(64)
        return greedy_move(plain, seed, POINTS)
