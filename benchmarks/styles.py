"""Styles of search as bots, for matches between them:

    kingdomino tournament benchmarks.styles:Tree:440 benchmarks.styles:EarlierKing:4400 --games 400 --jobs 2

The earlier ones choose by visits of one tree, as king and duke did before their simulations shared their chance; their
playouts claim and place by the formula, as they did then.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import ClassVar

from benchmarks.earlier_search import most_visited_move
from kingdomino.bots import Bot, Budget
from kingdomino.rules import Move, Position
from kingdomino.search import (
    FLAT,
    NOT_TAUGHT,
    PAIRS,
    PAIRS_TREE,
    TREE,
    VICTORY,
    Evaluation,
    Judgement,
    Shape,
    Style,
    strongest,
)

#: Playouts by the formulas, as before they were taught.
_BY_FORMULA = Judgement(claims=NOT_TAUGHT, placements=NOT_TAUGHT)
#: Playouts with taught claims, and placements by the formula.
_CLAIMS_ALONE = Judgement(placements=NOT_TAUGHT)
#: About half of the weight on victory.
_HALF = Shape(margin=0.5, victory=25.0)


class _Earlier(Bot):
    """Chooses the most visited move of one tree."""

    style: ClassVar[Style]
    among_four: ClassVar[Style]

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The most visited move."""
        seed = budget.seed if budget.seed is not None else secrets.randbits(64)
        style = replace(self.among_four if position.rules.players == 4 else self.style, judgement=_BY_FORMULA)
        return most_visited_move(position, style, budget.playouts or 4400, seed)


class EarlierKing(_Earlier):
    """The king before: with four players it played for victory."""

    name = "earlier-king"
    style, among_four = TREE, VICTORY


class EarlierDuke(_Earlier):
    """The duke before."""

    name = "earlier-duke"
    style = among_four = FLAT


class _Fair(Bot):
    """Chooses by an evaluation."""

    style: ClassVar[Style]

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best of the last comparison."""
        return _best(position, self.style, budget)


def _best(position: Position, style: Style, budget: Budget) -> Move:
    seed = budget.seed if budget.seed is not None else secrets.randbits(64)
    evaluation = Evaluation(position, style, seed=seed, threads=budget.threads)
    evaluation.work(seconds=budget.seconds, playouts=budget.playouts)
    return evaluation.best


class Flat(_Fair):
    """Single decisions, no tree."""

    name = "flat"
    style = FLAT


class Pairs(_Fair):
    """Placement and claim together, no tree."""

    name = "pairs"
    style = PAIRS


class Tree(_Fair):
    """Single decisions, a tree below each."""

    name = "tree"
    style = TREE


class Tree16(_Fair):
    """Sixteen single decisions, a tree below each."""

    name = "tree16"
    style = Style(shape=TREE.shape, arms=16)


class Tree8(_Fair):
    """Eight single decisions, a tree below each."""

    name = "tree8"
    style = Style(shape=TREE.shape, arms=8)


class PairsTree(_Fair):
    """Placement and claim together, a tree below each pair."""

    name = "pairs-tree"
    style = PAIRS_TREE


class Victory(_Fair):
    """Single decisions, a tree below each, for victory."""

    name = "victory"
    style = VICTORY


class PairsVictory(_Fair):
    """Placement and claim together, a tree below each pair, for victory."""

    name = "pairs-victory"
    style = replace(PAIRS_TREE, shape=VICTORY.shape)


class PairsTreeHalf(_Fair):
    """Placement and claim together, a tree below each pair, as much for victory as for the margin."""

    name = "pairs-tree-half"
    style = replace(PAIRS_TREE, shape=_HALF)


class PairsHalf(_Fair):
    """Placement and claim together, no tree, as much for victory as for the margin."""

    name = "pairs-half"
    style = replace(PAIRS, shape=_HALF._replace(patience=PAIRS.shape.patience))


class KingByFormula(Bot):
    """The king with playouts by the formula, as before they were taught."""

    name = "king-by-formula"
    judgement: ClassVar[Judgement] = _BY_FORMULA

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best of the last comparison."""
        return _best(position, replace(strongest(position.rules), judgement=self.judgement), budget)


class KingWithClaims(KingByFormula):
    """The king with taught claims, and placements of its playouts by the formula."""

    name = "king-with-claims"
    judgement = _CLAIMS_ALONE


class DukeByFormula(_Fair):
    """The duke with playouts by the formula."""

    name = "duke-by-formula"
    style = replace(PAIRS, judgement=_BY_FORMULA)


class DukeWithClaims(_Fair):
    """The duke with taught claims, and placements of its playouts by the formula."""

    name = "duke-with-claims"
    style = replace(PAIRS, judgement=_CLAIMS_ALONE)
