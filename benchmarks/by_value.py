"""A player by the value in a file, such as `kingdomino train` writes it, for matches with the levels:

    VALUE=weights/value.xz kingdomino tournament benchmarks.by_value:ByValue squire --games 60
    VALUE=weights/value.xz kingdomino tournament benchmarks.by_value:ByValue:60 king:60 --games 400

Without a budget it solves this round and looks no further; with one it searches as the king does.
"""

from __future__ import annotations

import os
import secrets

from kingdomino.bots import Bot, Budget
from kingdomino.rules import Move, Position
from kingdomino.search import Evaluation, Style, quick_move


class ByValue(Bot):
    """Plays by the value in the file that VALUE names."""

    name = "by-value"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The best-looking move, or the best of a comparison."""
        value, seed = os.environ["VALUE"], budget.seed if budget.seed is not None else secrets.randbits(63)
        if budget.seconds is None and budget.playouts is None:
            return quick_move(position, seed=seed, value=value)
        evaluation = Evaluation(position, Style(pairs=True, arms=8, value=value), seed=seed, threads=budget.threads)
        evaluation.work(seconds=budget.seconds, playouts=budget.playouts)
        return evaluation.best
