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

#: A tree, two deals more, and then the learned judgement: with four players as strong as either in less time.
FORESIGHT: Final = Style(shape=Shape(foresight=2.0))


def strongest(rules: Ruleset) -> Style:
    """The best that we know for these rules."""
    return FORESIGHT if rules.players == 4 else TREE
