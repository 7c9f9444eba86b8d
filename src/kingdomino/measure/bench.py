"""Speed of the engines: units of work a second, on one thread or several.

Compiled rooms are imported inside the benchmarks that need them, so that perft does not wait for them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from threading import Event
from time import perf_counter
from typing import Final

from kingdomino.games import Game
from kingdomino.rules import KingdominoError, Position, Ruleset, clipped

from .perft import decisions_in_a_game, position_after

#: Seconds a portion of work takes: long compared with the call, short compared with the time to measure.
_PORTION_SECONDS: Final = 0.02
#: Units of work are numbered; each thread has its own range of numbers.
_UNITS_A_THREAD: Final = 1 << 40
_MOST_THREADS: Final = 1024

#: Different states, and the number of states in one call.
_STATES: Final = 64
_STATES_A_CALL: Final = 1024
_SEARCHED_POSITIONS: Final = 4


@dataclass(frozen=True, slots=True)
class Measurement:
    """A rate, and a mean value that shows that the right work was done."""

    rules: Ruleset
    threads: int
    figures: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class _Task:
    """Work in units, the names of its two figures, and the items that a unit adds to each."""

    #: Called with the first unit's number and a number of units; returns the sum of their values.
    work: Callable[[int, int], int]
    rate: str
    mean: str
    counted: int
    averaged: int


def run_benchmark(what: str, rules: Ruleset, *, seconds: float = 3.0, threads: int = 1) -> Measurement:
    """Run one of `BENCHMARKS` for this time; compiling happens before and is not timed."""
    if not 0 < seconds < math.inf:
        raise KingdominoError("unusable_budget", name="seconds", value=clipped(seconds))
    if not 1 <= threads <= _MOST_THREADS:
        raise KingdominoError("unusable_budget", name="threads", value=clipped(threads))
    return Measurement(rules, threads, BENCHMARKS[what](rules, seconds, threads))


def _bench_playouts(rules: Ruleset, seconds: float, threads: int) -> dict[str, float]:
    """Random games of the kernel, from before the kings to the final points."""
    from kingdomino import kernel

    start = kernel.to_states([Position.start(rules)])

    def play(first: int, count: int) -> int:
        return int(kernel.playouts(start, count, first).sum())

    return _measured(_Task(play, "playouts_per_second", "mean_points", 1, rules.players), seconds, threads)


def _bench_legal(rules: Ruleset, seconds: float, threads: int) -> dict[str, float]:
    """The kernel's legal decisions in states of the middle of the game, placements and claims alike."""
    from kingdomino import kernel

    positions = [_middle(rules, seed, seed % (2 * rules.kings)) for seed in range(_STATES)]
    states = kernel.to_states(list(islice(cycle(positions), _STATES_A_CALL)))

    def ask(_: int, count: int) -> int:
        return sum(len(kernel.legal_actions(states)[0]) for _ in range(count))

    return _measured(_Task(ask, "queries_per_second", "mean_moves", len(states), len(states)), seconds, threads)


def _bench_score(rules: Ruleset, seconds: float, threads: int) -> dict[str, float]:
    """The kernel's points for all kingdoms of finished games."""
    from kingdomino import kernel

    positions = [position_after(rules, seed, decisions_in_a_game(rules)) for seed in range(_STATES)]
    states = kernel.to_states(list(islice(cycle(positions), _STATES_A_CALL)))
    kingdoms = len(states) * rules.players

    def score(_: int, count: int) -> int:
        return sum(int(kernel.scores(states).sum()) for _ in range(count))

    return _measured(_Task(score, "kingdoms_per_second", "mean_points", kingdoms, kingdoms), seconds, threads)


def _bench_search(rules: Ruleset, seconds: float, threads: int) -> dict[str, float]:
    """Simulations of the search, which has threads and a clock of its own, in positions of the middle of the game."""
    from kingdomino.search import evaluate

    positions = [_middle(rules, seed, seed) for seed in range(_SEARCHED_POSITIONS)]
    evaluate(positions[0], playouts=1)
    share = seconds / len(positions)
    reports = [evaluate(position, seconds=share, threads=threads) for position in positions]
    rate = sum(report.playouts for report in reports) / sum(report.seconds for report in reports)
    return {"simulations_per_second": rate, "positions": len(positions)}


def _bench_rules(rules: Ruleset, seconds: float, threads: int) -> dict[str, float]:
    """Random games of the plain rules; threads cannot speed these up."""

    def play(first: int, count: int) -> int:
        return random_games(rules, count, first)

    return _measured(_Task(play, "games_per_second", "mean_points", 1, rules.players), seconds, threads)


#: Every benchmark by its name.
BENCHMARKS: Final[Mapping[str, Callable[[Ruleset, float, int], dict[str, float]]]] = {
    "playouts": _bench_playouts,
    "legal": _bench_legal,
    "score": _bench_score,
    "search": _bench_search,
    "rules": _bench_rules,
}


def random_games(rules: Ruleset, count: int, seed: int) -> int:
    """Play whole games through `Game`, asking for all legal moves at every decision; the points of all players."""
    random = Random(seed)
    points = 0
    for number in range(count):
        game = Game.shuffled(rules, seed + number)
        while not game.is_over:
            game.play(random.choice(game.position.legal_moves()))
        points += sum(game.position.score(seat).total for seat in range(rules.players))
    return points


def _measured(task: _Task, seconds: float, threads: int) -> dict[str, float]:
    task.work(0, 1)  # compiles, if nothing did before
    stop = Event()
    with ThreadPoolExecutor(threads) as pool:
        begun = perf_counter()
        shares = [
            pool.submit(_work, task, thread * _UNITS_A_THREAD, begun + seconds, stop) for thread in range(threads)
        ]
        try:
            done = [share.result() for share in shares]
        finally:
            stop.set()
        spent = perf_counter() - begun
    units, total = (sum(column) for column in zip(*done, strict=True))
    return {task.rate: units * task.counted / spent, task.mean: total / (units * task.averaged)}


def _work(task: _Task, first: int, deadline: float, stop: Event) -> tuple[int, int]:
    """One thread's share: the units done, at least one, and their sum."""
    done, total, portion = 0, 0, 1
    now = perf_counter()
    while not done or (now < deadline and not stop.is_set()):
        total += task.work(first + done, portion)
        done += portion
        before, now = now, perf_counter()
        pace = (now - before) / portion
        portion = max(1, int(min(_PORTION_SECONDS, deadline - now) / pace))
    return done, total


def _middle(rules: Ruleset, seed: int, further: int) -> Position:
    """The seed's game after half of its decisions and some more."""
    return position_after(rules, seed, decisions_in_a_game(rules) // 2 + further)
