"""Styles of search, found by playing them against each other (see docs/decisions/0012-fair-values.md)."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from kingdomino.kernel.compiled import MOST_ACTIONS
from kingdomino.rules import Ruleset

from .shape import Shape
from .weights import Judgement

_JUDGEMENT, _SHAPE = Judgement(), Shape()


@dataclass(frozen=True, slots=True)
class Style:
    """How a position is searched: the quick judgement of the playouts, the shape of the tree, the arms of the root."""

    judgement: Judgement = _JUDGEMENT
    shape: Shape = _SHAPE
    #: Whether a placement is tried together with the claim after it.
    pairs: bool = False
    #: The most decisions or pairs that are compared, the best-looking ones. Pairs are so many that they need a limit.
    arms: int = MOST_ACTIONS
    #: Rounds after this one that are played by the learned value, which judges what they lead to; 0 for playouts.
    rounds: int = 0
    #: The file of the value, such as `kingdomino train` writes it; none for the one in the package.
    value: str | None = None


#: A tree over the decisions on visible dominoes, then playouts.
TREE: Final = Style()

#: Playouts for every move and no tree: about as strong with three or four players, weaker with two.
FLAT: Final = Style(shape=Shape(patience=inf))

#: Playouts for pairs of a placement and the claim after it, the best-looking ones.
PAIRS: Final = Style(shape=FLAT.shape, pairs=True, arms=32)

#: A tree below each such pair: with four players stronger than a tree below single decisions.
PAIRS_TREE: Final = Style(pairs=True, arms=PAIRS.arms)

#: The tree of single decisions with most of the weight on victory.
VICTORY: Final = Style(shape=Shape(margin=0.1, victory=40.0))

#: The best-looking pairs by the learned value, compared by it two rounds later (see docs/decisions/0019).
LEARNED: Final = Style(pairs=True, arms=8, rounds=2)

#: What a move is worth by playouts alone, whose values have honest errors.
FAIR: Final = FLAT


def strongest(rules: Ruleset) -> Style:
    """The strongest known style for these rules."""
    return PAIRS_TREE if rules.players == 4 else TREE
