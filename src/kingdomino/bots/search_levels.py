"""The levels that use the compiled search: knight, duke and king."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from kingdomino.rules import Move, Position

from .engine import announce_compilation
from .player import Bot, Budget

if TYPE_CHECKING:
    from kingdomino.search import Evaluation, Progress, Style


#: Points by which the knight may misjudge a kingdom.
KNIGHT_NOISE: Final = 6.0
#: The best-looking placements, each with a claim, that duke and king compare.
_ARMS: Final = 8


class Knight(Bot):
    """Judges the kingdoms at the end of this round by the learned value, inexactly, and looks no further."""

    name = "knight"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best-looking move."""
        from kingdomino.search import quick_move

        announce_compilation()
        return quick_move(position, noise=KNIGHT_NOISE, seed=_seed(budget))


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
        return Evaluation(position, self._style(), seed=_seed(budget), threads=budget.threads)

    def search(self, evaluation: Evaluation, budget: Budget, progress: Progress | None = None) -> None:
        """Use up the budget, or the level's own seconds; `progress` gets the valuation after every stage."""
        if budget.playouts is not None:
            evaluation.work(playouts=budget.playouts, progress=progress)
        else:
            evaluation.work(seconds=budget.seconds or self.seconds, progress=progress)

    @abstractmethod
    def _style(self) -> Style: ...


class Duke(Searcher):
    """Compares the best-looking placements, each with the claims after it, by the learned value one round later."""

    name = "duke"
    seconds = 0.001

    def _style(self) -> Style:
        from kingdomino.search import Style

        return Style(pairs=True, arms=_ARMS, rounds=1)


class King(Searcher):
    """Compares them two rounds later, over many deals."""

    name = "king"
    seconds = 0.1

    def _style(self) -> Style:
        from kingdomino.search import Style

        return Style(pairs=True, arms=_ARMS, rounds=2)


def _seed(budget: Budget) -> int:
    return budget.seed if budget.seed is not None else secrets.randbits(64)
