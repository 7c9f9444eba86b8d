"""Compiling ahead: this room's steps of the warm-up, as small real searches."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kingdomino.kernel import WarmUpStep, to_states
from kingdomino.rules import Kingdom, Position, Ruleset

from .evaluation import evaluate
from .greedy import greedy_move
from .opponents import gainful_actions, greedy_actions
from .styles import PAIRS


def search_steps() -> Sequence[WarmUpStep]:
    """A step for each compiled function that Python calls."""
    opening, last_round = _opening(), _last_round()
    return (
        ("greedy_action", lambda: greedy_move(opening, 0)),
        ("merits_of_last_placements", lambda: evaluate(last_round, playouts=1)),
        ("write_decisions", lambda: evaluate(opening, playouts=1)),
        ("write_pairs", lambda: evaluate(opening, playouts=1, style=PAIRS)),
        ("simulate_arms", lambda: evaluate(opening, playouts=8)),
    )


def opponent_steps() -> Sequence[WarmUpStep]:
    """Those of a learner's opponents, which no bot needs."""
    states, games, generators = to_states([_opening()]), np.zeros(1, np.int64), np.zeros(1, np.uint64)
    return (
        ("decide_greedily", lambda: greedy_actions(states, games, generators, Ruleset())),
        ("decide_by_points", lambda: gainful_actions(states, games, generators)),
    )


def _opening() -> Position:
    return Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")


def _last_round() -> Position:
    """Four bare castles and the last line: a position with several placements, and nothing to come."""
    rules = Ruleset()
    line = tuple((number, number - 1) for number in range(1, 1 + rules.line_size))
    return Position(rules, (Kingdom.bare(),) * rules.players, line, (), frozenset())
