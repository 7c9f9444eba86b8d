"""Compiled functions of the tests, as entries, so that their machine code is kept.

All here, so that one process compiles what they call, once and together with the entry points of the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from kingdomino import Position, Ruleset, kernel
from kingdomino.kernel import FloatArray, NumberArray, WarmUpStep, WordArray, compiled
from kingdomino.kernel.compiled import Word
from kingdomino.search import opponent_steps, search_steps
from kingdomino.search.outcomes import settle
from kingdomino.training import train


@compiled.entry
def settled(state: WordArray, totals: FloatArray, shares: FloatArray) -> None:
    """`settle`."""
    settle(state, totals, shares)


@compiled.entry
def play_first_moves(state: WordArray, generator: WordArray, points: NumberArray) -> int:
    """Always the first legal move, to the end; how many decisions that took."""
    actions = np.empty(compiled.MOST_ACTIONS, np.uint64)
    decisions = 0
    while compiled.due(state) != compiled.OVER:
        if compiled.list_actions(state, actions) == Word(0):
            compiled.play_chance(state, generator)
        else:
            compiled.decide(state, actions[0])
            decisions += 1
    for seat in range(state[compiled.PLAYERS]):
        points[seat] = compiled.total(state, Word(seat))
    return decisions


def train_a_little() -> None:
    """Compile what `train` needs."""
    with TemporaryDirectory() as folder:
        train(Path(folder), games=1)


def steps() -> Sequence[WarmUpStep]:
    """A call of each, with arguments as in the tests."""
    opening = Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")
    state = kernel.to_state(opening)
    return (
        ("play_games", train_a_little),
        ("settled", lambda: settled(state, np.zeros(4), np.zeros(4))),
        ("play_first_moves", lambda: play_first_moves(state.copy(), np.zeros(1, np.uint64), np.zeros(4, np.int64))),
    )


def _show(done: int, total: int, name: str) -> None:
    if name:
        print(f"{done + 1} of {total}: {name}", flush=True)


def compile_all() -> None:
    """Compile whatever the tests need and no process has compiled yet."""
    kernel.warm_up(_show, [*search_steps(), *opponent_steps(), *steps()])
    print(f"The compiled code is kept in {kernel.CACHE_FOLDER}")
