"""Compiling ahead: this room's steps of the warm-up, as small real searches."""

from __future__ import annotations

from collections.abc import Sequence

from kingdomino.kernel import WarmUpStep
from kingdomino.rules import Kingdom, Position, Ruleset

from .evaluation import evaluate
from .greedy import greedy_move
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


def _opening() -> Position:
    return Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")


def _last_round() -> Position:
    """Four bare castles and the last line: a position with several placements, and nothing to come."""
    rules = Ruleset()
    line = tuple((number, number - 1) for number in range(1, 1 + rules.line_size))
    return Position(rules, (Kingdom.bare(),) * rules.players, line, (), frozenset())
