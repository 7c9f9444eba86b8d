"""What a position is worth to every seat, also where chance is due: the mean of playouts from that position.

An arm of an evaluation has the value of the position behind its move. So the value of a position before a deal is the
mean over the deals, and the values of positions that follow one another fit together.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf
from threading import Thread
from typing import Final

import numpy as np

from kingdomino.kernel import to_state
from kingdomino.kernel.compiled import Word
from kingdomino.rules import Position

from .arms import NONE, SHARES, VICTORY_PARTS, Arms, Results, simulate_arms
from .budgets import check_seconds, whole
from .endgame import is_last_round, solve_last_round
from .seeds import generator_for
from .styles import FAIR
from .tree import new_tree

#: Simulations between two looks at the clock.
_PORTION: Final = 500
_MOST_SIMULATIONS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Outlook:
    """By seat: the share of the victory to expect, and its standard error. An exact one used no playouts."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    playouts: int
    exact: bool = False


def expect(
    position: Position,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Outlook:
    """The value of a position of any phase, all seats playing by the quick judgement from there on.

    The last round is solved; of a game that is over, the result is the value (R31-R33). With playouts it is
    reproducible, for any number of threads.
    """
    if seconds is not None:
        check_seconds(seconds)
    most = _MOST_SIMULATIONS
    if playouts is not None or seconds is None:
        most = min(whole("playouts", playouts, 1), _MOST_SIMULATIONS)
    seed, threads = whole("seed", seed, 0), whole("threads", threads, 1)
    if position.is_over:
        return _known(_final_shares(position))
    if is_last_round(to_state(position)):
        return _known(solve_last_round(position).ends[0].shares)
    return _simulated(position, seconds, most, seed, threads)


def _known(shares: tuple[float, ...]) -> Outlook:
    return Outlook(shares, (0.0,) * len(shares), 0, exact=True)


def _final_shares(position: Position) -> tuple[float, ...]:
    winners = position.winners()
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.rules.players))


def _simulated(position: Position, seconds: float | None, playouts: int, seed: int, threads: int) -> Outlook:
    deadline = inf if seconds is None else time.perf_counter() + seconds
    portions, made = list[Results](), 0
    while made < playouts and (not made or time.perf_counter() < deadline):
        portions.append(_portion(position, made, min(_PORTION, playouts - made), seed, threads))
        made += portions[-1].shape[1]
    results = np.concatenate(portions, axis=1)[0, :, SHARES:].astype(np.float64) / VICTORY_PARTS
    spread = results.var(axis=0, ddof=1) if made > 1 else np.full(results.shape[1], 0.25)
    errors = np.sqrt((spread + 1.0 / (made + 2.0)) / made)
    return Outlook(tuple(results.mean(axis=0).tolist()), tuple(errors.tolist()), made)


def _portion(position: Position, start: int, count: int, seed: int, threads: int) -> Results:
    """The results of simulations from number `start` on."""
    root, key = to_state(position), Word(generator_for(seed, 0)[0])
    stay = Arms(np.full(1, NONE, np.int64), np.full(1, NONE, np.int64), np.zeros(1))
    chosen, none_made = np.zeros(1, np.int64), np.zeros(1, np.int64)
    results = np.empty((1, count, SHARES + position.rules.players), np.int16)
    cuts = [count * index // threads for index in range(threads + 1)]

    def simulate(first: int, last: int) -> None:
        tree = new_tree(2)  # never grown
        judgement, shape = FAIR.judgement.in_floats(), FAIR.shape.in_floats()
        simulate_arms(tree, root, stay, chosen, none_made, start, key, judgement, shape, results, first, last)

    others = [Thread(target=simulate, args=cuts[index : index + 2]) for index in range(1, threads)]
    for thread in others:
        thread.start()
    try:
        simulate(cuts[0], cuts[1])
    finally:
        for thread in others:
            thread.join()
    return results
