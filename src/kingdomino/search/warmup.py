"""Compiling ahead: this room's steps of the warm-up, as small real searches."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kingdomino.kernel import WarmUpStep, to_states
from kingdomino.rules import Position, Ruleset

from .evaluation import Evaluation, evaluate
from .looks import quick_move
from .opponents import gainful_actions


def search_steps() -> Sequence[WarmUpStep]:
    """A step for each compiled function that Python calls."""
    opening = _opening()
    return (
        ("write_quick_actions", lambda: quick_move(opening)),
        ("write_prospects", lambda: Evaluation(opening)),
        ("run_trials", lambda: evaluate(opening, playouts=8)),
    )


def opponent_steps() -> Sequence[WarmUpStep]:
    """Those of a learner's opponents, which no bot needs."""
    states, games, generators = to_states([_opening()]), np.zeros(1, np.int64), np.zeros(1, np.uint64)
    return (("decide_by_points", lambda: gainful_actions(states, games, generators)),)


def _opening() -> Position:
    return Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")
