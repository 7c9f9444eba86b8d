"""Styles of search, found by playing them against each other (docs/decisions/0008-search.md tells how)."""

from __future__ import annotations

from typing import Final

from kingdomino.rules import Ruleset

from .engine import Style
from .tree import Shape

#: A tree over what all can see, then playouts.
TREE: Final = Style()

#: Playouts for every move and no tree: about as strong with three or four players, weaker with two.
FLAT: Final = Style(shape=Shape(patience=float("inf")))

#: The same tree where a victory counts for more than points ahead: who is behind three others has to dare something.
VICTORY: Final = Style(shape=Shape(margin=0.1, victory=40.0))


def strongest(rules: Ruleset) -> Style:
    """The best that we know for these rules."""
    return VICTORY if rules.players == 4 else TREE
