"""How fast the environments are: steps a second with random legal actions, each interface for the same time.

A step counts with all that a user waits for: drawing the action, the mask of legal actions, the observation, the end of
a game and the next one, and with `against_…` the moves of the opponents.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

import numpy as np

from kingdomino import kernel
from kingdomino.rules import KingdominoError, Ruleset, clipped

from . import kingdomino_v1
from .observation import ACTION_MASK
from .opponents import QUICK
from .vector import NONE, PLANES, STATES, KingdominoVector

#: Games side by side, and those with an opponent that thinks in each of them.
BATCH: Final = 1024
FEW: Final = 16
#: The duke at his quickest: all the moves that he looks at, once.
THINKING: Final = "duke:24"
#: Steps between two looks at the clock: about a game.
_STEPS: Final = 24
_MOST_THREADS: Final = 256


def measure_environment(rules: Ruleset, *, seconds: float = 3.0, threads: int = 1) -> dict[str, float]:
    """Steps a second of every interface that is installed; pgx's connect four stands beside them where it is."""
    if not 0 < seconds < math.inf:
        raise KingdominoError("unusable_budget", name="seconds", value=clipped(seconds))
    if not 1 <= threads <= _MOST_THREADS:
        raise KingdominoError("unusable_budget", name="threads", value=clipped(threads))
    figures = {name: _vector(rules, name, seconds, threads) for name in (NONE, STATES, PLANES)}
    for opponents in (*QUICK, THINKING):
        figures[f"against_{opponents.partition(':')[0]}"] = _vector(rules, PLANES, seconds, threads, opponents)
    figures["pettingzoo_raw"] = _pettingzoo(kingdomino_v1.raw_env, rules, seconds)
    figures["pettingzoo"] = _pettingzoo(kingdomino_v1.env, rules, seconds)
    for package, measure in _OTHERS.items():
        if find_spec(package) is not None:
            name, figure = measure(rules, seconds)
            figures[name] = figure
    return {f"{name}_steps_per_second": figure for name, figure in figures.items()}


def _vector(rules: Ruleset, observe: str, seconds: float, threads: int, opponents: str | None = None) -> float:
    lanes = FEW if opponents == THINKING else BATCH
    vector = KingdominoVector(lanes, rules, observe, opponents=opponents, threads=threads)
    observation, _ = vector.reset(seed=1)
    generators = np.arange(lanes, dtype=np.uint64)

    def steps() -> int:
        nonlocal observation
        for _ in range(_STEPS):
            observation, *_ = vector.step(kernel.random_decisions(observation[ACTION_MASK], generators))
        return _STEPS * lanes

    rate = _rate(steps, seconds, time.process_time if threads == 1 else time.perf_counter)
    vector.close()
    return rate


def _rate(game: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second; `game` plays some and tells how many. The first compiles, and is not counted."""
    game()
    steps, begun = 0, clock()
    while (spent := clock() - begun) < seconds or not steps:
        steps += game()
    return steps / spent


def _pettingzoo(make: Callable[..., Any], rules: Ruleset, seconds: float) -> float:
    """PettingZoo's own loop over whole games, with the choice of a random action."""
    random, env = Random(1), make(rules=rules)
    env.reset(seed=1)

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, _, _ = env.last()
            action = None
            if not ended:
                legal = observation[ACTION_MASK].nonzero()[0]
                action = int(legal[int(random.random() * len(legal))])
                steps += 1
            env.step(action)
        return steps

    return _rate(game, seconds)


def _open_spiel(rules: Ruleset, seconds: float) -> tuple[str, float]:
    """Decisions in OpenSpiel's loop over whole games; kings and dominoes that chance brings are not counted."""
    pyspiel = import_module("pyspiel")
    import_module("kingdomino.environment.open_spiel")
    rules_of_play = pyspiel.load_game("python_kingdomino", {"rules": str(rules)})
    random = Random(1)

    def game() -> int:
        state, steps = rules_of_play.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
        return steps

    return "open_spiel", _rate(game, seconds)


def _pgx(_: Ruleset, seconds: float) -> tuple[str, float]:
    """Pgx's connect four, another compiled environment with masks and autoreset, at the same batch size."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("connect_four")
    autoreset = import_module("pgx.experimental").auto_reset
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(autoreset(env.step, env.init)))
    draw = jax.jit(lambda state, key: jax.random.categorical(key, jax.numpy.log(state.legal_action_mask), axis=-1))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))

    def steps() -> int:
        nonlocal key, state
        for _ in range(_STEPS):
            key, of_actions, of_step = jax.random.split(key, 3)
            state = step(state, draw(state, of_actions), jax.random.split(of_step, BATCH))
        jax.block_until_ready(state)
        return _STEPS * BATCH

    return "pgx_connect_four", _rate(steps, seconds)


_OTHERS: Final[Mapping[str, Callable[[Ruleset, float], tuple[str, float]]]] = {"pyspiel": _open_spiel, "pgx": _pgx}
