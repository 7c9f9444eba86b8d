"""The levels that use the compiled search: knight, duke and king."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from typing import TYPE_CHECKING

from kingdomino.rules import Move, Position, Ruleset

from .engine import announce_compilation
from .player import Bot, Budget

if TYPE_CHECKING:
    from kingdomino.search import Evaluation, Progress, Style


class Knight(Bot):
    """Full greedy: the best placement and the best claim together, minding room and bonuses."""

    name = "knight"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best-looking move; among equals, any."""
        from kingdomino.search import greedy_move

        announce_compilation()
        return greedy_move(position, budget.seed if budget.seed is not None else secrets.randbits(64))


class Searcher(Bot):
    """Searches until its budget is used up."""

    #: Seconds for one decision where no budget is given.
    seconds: float

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best move of the search."""
        evaluation = self.evaluation(position, budget)
        self.search(evaluation, budget)
        return evaluation.best

    def evaluation(self, position: Position, budget: Budget) -> Evaluation:
        """The evaluation that this level decides by, before its first simulation."""
        from kingdomino.search import Evaluation

        announce_compilation()
        seed = budget.seed if budget.seed is not None else secrets.randbits(64)
        return Evaluation(position, self._style(position.rules), seed=seed, threads=budget.threads)

    def search(self, evaluation: Evaluation, budget: Budget, progress: Progress | None = None) -> None:
        """Use up the budget, or the level's own seconds; `progress` gets the valuation after every stage."""
        if budget.playouts is not None:
            evaluation.work(playouts=budget.playouts, progress=progress)
        else:
            evaluation.work(seconds=budget.seconds or self.seconds, progress=progress)

    @abstractmethod
    def _style(self, rules: Ruleset) -> Style: ...


class Duke(Searcher):
    """Tries the best-looking placements, each with the claims after it, in quick games to the end."""

    name = "duke"
    seconds = 0.01

    def _style(self, rules: Ruleset) -> Style:  # noqa: ARG002
        from kingdomino.search import PAIRS

        return PAIRS


class King(Searcher):
    """Tree search: looks at the opponents' answers, and plays quick games from the leaves of the tree."""

    name = "king"
    seconds = 0.1

    def _style(self, rules: Ruleset) -> Style:
        from kingdomino.search import strongest

        return strongest(rules)
