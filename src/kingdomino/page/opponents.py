"""Who moves where nobody does by hand."""

from __future__ import annotations

from typing import Protocol

from kingdomino.bots import LEVELS, WITHOUT_BUDGET, bot
from kingdomino.rules import Move, Position


class Chooser(Protocol):
    """The move of a level; playouts and a seed together give the same move everywhere."""

    def __call__(self, position: Position, level: str, playouts: int | None, seed: int | None) -> Move:
        """The move; levels that do not search take no playouts."""


def every_level(position: Position, level: str, playouts: int | None, seed: int | None) -> Move:
    """Every level, where its engine can be loaded."""
    assert level in LEVELS
    if level in WITHOUT_BUDGET:
        return bot(level).choose(position, seed=seed)
    return bot(level).choose(position, playouts=playouts, seed=seed)
