"""Who moves where nobody does by hand."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

from kingdomino.rules import Move, Position

#: A move in slices: between two of them a message may be answered.
Thinking = Generator[None, None, Move]


class Chooser(Protocol):
    """The move of a level; playouts and a seed together give the same move everywhere."""

    def __call__(self, position: Position, level: str, playouts: int | None, seed: int | None) -> Thinking:
        """The move; levels that do not search take no playouts."""
