"""Styles of search, found by playing them against each other (docs/decisions/0008-search.md tells how)."""

from __future__ import annotations

from typing import Final

from .engine import Style
from .tree import Shape

#: A tree over what all can see, then playouts: the strongest we know. No other weights were measurably better so far,
#: for any number of players.
TREE: Final = Style()

#: Playouts for every move and no tree: about as strong with three or four players, weaker with two.
FLAT: Final = Style(shape=Shape(patience=float("inf")))
