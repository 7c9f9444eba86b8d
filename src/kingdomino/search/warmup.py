"""Compiling ahead: this room's steps of the warm-up, as small real searches."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kingdomino.kernel import WarmUpStep, to_states
from kingdomino.rules import Kingdom, Position, Ruleset

from .evaluation import Evaluation, evaluate
from .opponents import gainful_actions, quick_actions
from .styles import LEARNED
from .trials import quick_move


def search_steps() -> Sequence[WarmUpStep]:
    """A step for each compiled function that Python calls."""
    opening, last_round = _opening(), _last_round()
    return (
        ("quick_action", lambda: quick_move(opening)),
        ("merits_of_last_placements", lambda: evaluate(last_round, playouts=1)),
        ("write_decisions", lambda: evaluate(opening, playouts=1)),
        ("simulate_arms", lambda: evaluate(opening, playouts=8)),
        ("write_prospects", lambda: Evaluation(opening, LEARNED)),
        ("run_trials", lambda: evaluate(opening, playouts=8, style=LEARNED)),
    )


def opponent_steps() -> Sequence[WarmUpStep]:
    """Those of a learner's opponents, which no bot needs."""
    states, games, generators = to_states([_opening()]), np.zeros(1, np.int64), np.zeros(1, np.uint64)
    return (
        ("write_quick_actions", lambda: quick_actions(states, games, generators, 1.0)),
        ("decide_by_points", lambda: gainful_actions(states, games, generators)),
    )


def _opening() -> Position:
    return Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")


def _last_round() -> Position:
    """Four bare castles and the last line: a position with several placements, and nothing to come."""
    rules = Ruleset()
    line = tuple((number, number - 1) for number in range(1, 1 + rules.line_size))
    return Position(rules, (Kingdom.bare(),) * rules.players, line, (), frozenset())
