"""Styles of search, found by playing them against each other (see docs/decisions/0008-search.md)."""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Ruleset

from .engine import Style
from .tree import Shape

#: A tree over the decisions on visible dominoes, then playouts.
TREE: Final = Style()

#: Playouts for every move and no tree: about as strong with three or four players, weaker with two.
FLAT: Final = Style(shape=Shape(patience=float("inf")))

#: The same tree with more weight on victory: with three opponents, expected margin is a poor guide; variance helps.
VICTORY: Final = Style(shape=Shape(margin=0.1, victory=40.0))


def strongest(rules: Ruleset) -> Style:
    """The strongest known style for these rules."""
    return VICTORY if rules.players == 4 else TREE
