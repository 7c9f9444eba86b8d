"""The page moves at random: a child's first opponent."""

from __future__ import annotations

from kingdomino.rules import Move, Position

from .player import Bot, Budget, random_for


class Page(Bot):
    """Chooses at random."""

    name = "page"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """Any legal move."""
        return random_for(budget).choice(moves)
