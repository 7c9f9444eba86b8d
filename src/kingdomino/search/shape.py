"""The numbers that a search is shaped by, as compiled code takes them."""

from __future__ import annotations

from typing import NamedTuple


class Shape(NamedTuple):
    """How the tree is grown."""

    #: Weight of trying moves with few visits, in standard deviations of the value.
    exploration: float = 1.0
    #: Weight of the quick judgement, fading as a move is tried.
    bias: float = 3.0
    #: Moves considered at first, and how their number grows with the visits.
    width: float = 2.0
    widening: float = 0.4
    #: Visits before a node gets children.
    patience: float = 4.0
    #: Rounds that the tree reaches into.
    rounds: float = 2.0
    #: The value of a result to a player: points ahead of the best other …
    margin: float = 1.0
    #: … own points …
    points: float = 0.0
    #: … and a victory, shared ones in parts.
    victory: float = 0.0

    def in_floats(self) -> Shape:
        """The same numbers as floats: code is compiled for floats, and callers may give integers."""
        return Shape(*map(float, self))
