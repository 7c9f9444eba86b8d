"""The levels that judge and search: knight, duke and king."""

from __future__ import annotations

import secrets
from typing import Final

from kingdomino.rules import Move, Position

from .player import Bot, Budget


class Knight(Bot):
    """Full greedy: the best placement and the best claim together, minding room and bonuses."""

    name = "knight"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best-looking move; among equals, any."""
        from kingdomino.search import greedy_move

        return greedy_move(position, budget.seed if budget.seed is not None else secrets.randbits(64))


class Searcher(Bot):
    """Searches as long as its budget lets it."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self._seconds: Final = seconds

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """What the search likes best."""
        from kingdomino.search import Search, style_for

        seed = budget.seed if budget.seed is not None else secrets.randbits(64)
        search = Search(position, style_for(position.rules), seed=seed, threads=budget.threads)
        if budget.playouts is not None:
            return search.run(playouts=budget.playouts).best
        return search.run(seconds=budget.seconds or self._seconds).best
