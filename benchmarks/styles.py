"""Players by the learned value as bots, for matches with the levels and with one another:

    kingdomino tournament benchmarks.styles:Learned:200 duke:1100 --games 400 --jobs 2
    VALUE=weights/value.xz kingdomino tournament benchmarks.styles:Glance duke:1100 --games 400

VALUE names the file of another value, such as `kingdomino train` writes it.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import replace
from typing import ClassVar

from kingdomino.bots import Bot, Budget
from kingdomino.rules import Move, Position
from kingdomino.search import LEARNED, Evaluation, Style, quick_move

_VALUE = os.environ.get("VALUE")


def _seed(budget: Budget) -> int:
    return budget.seed if budget.seed is not None else secrets.randbits(64)


class Glance(Bot):
    """Solves this round by the value, and looks no further."""

    name = "glance"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best-looking move."""
        return quick_move(position, seed=_seed(budget), value=_VALUE)


class Learned(Bot):
    """Compares the best-looking pairs of a placement and a claim by their values two rounds later."""

    name = "learned"
    style: ClassVar[Style] = LEARNED

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best of the last comparison."""
        evaluation = Evaluation(position, replace(self.style, value=_VALUE), seed=_seed(budget), threads=budget.threads)
        evaluation.work(seconds=budget.seconds, playouts=budget.playouts)
        return evaluation.best


class OneRound(Learned):
    """The same, one round later."""

    name = "one-round"
    style = replace(LEARNED, rounds=1)
