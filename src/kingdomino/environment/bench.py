"""How fast the environments are: steps a second with random legal actions, each interface for the same time.

A step counts with all that belongs to it: the mask of legal actions, the observation, the end of a game and the next
one. Drawing the random actions does not count for vectors, where the learner's network would do it in one call.
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
from .vector import NONE, PLANES, STATES, KingdominoVector

#: Games side by side.
BATCH: Final = 1024
_STEPS_BEFORE: Final = 100
_MOST_THREADS: Final = 256


def measure_environment(rules: Ruleset, *, seconds: float = 3.0, threads: int = 1) -> dict[str, float]:
    """Steps a second of every interface that is installed; pgx's connect four stands beside them where it is."""
    if not 0 < seconds < math.inf:
        raise KingdominoError("unusable_budget", name="seconds", value=clipped(seconds))
    if not 1 <= threads <= _MOST_THREADS:
        raise KingdominoError("unusable_budget", name="threads", value=clipped(threads))
    figures = {name: _vector(rules, name, seconds, threads) for name in (NONE, STATES, PLANES)}
    figures["pettingzoo_raw"] = _pettingzoo(kingdomino_v1.raw_env, rules, seconds)
    figures["pettingzoo"] = _pettingzoo(kingdomino_v1.env, rules, seconds)
    for package, measure in _OTHERS.items():
        if find_spec(package) is not None:
            name, figure = measure(rules, seconds)
            figures[name] = figure
    return {f"{name}_steps_per_second": figure for name, figure in figures.items()}


def _vector(rules: Ruleset, observe: str, seconds: float, threads: int) -> float:
    clock = time.process_time if threads == 1 else time.perf_counter
    vector = KingdominoVector(BATCH, rules, observe, threads=threads)
    observation, _ = vector.reset(seed=1)
    generators = np.arange(BATCH, dtype=np.uint64)
    steps, spent = -_STEPS_BEFORE * BATCH, 0.0
    while spent < seconds:
        actions = kernel.random_decisions(observation[ACTION_MASK], generators)
        begun = clock()
        observation, *_ = vector.step(actions)
        spent = spent + clock() - begun if steps >= 0 else 0.0
        steps += BATCH
    vector.close()
    return steps / spent


def _rate(game: Callable[[], int], seconds: float) -> float:
    """Steps a second of whole games; `game` plays one and tells its steps. The first compiles, and is not counted."""
    game()
    steps, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or not steps:
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
    steps, spent = -_STEPS_BEFORE * BATCH, 0.0
    while spent < seconds:
        key, of_actions, of_step = jax.random.split(key, 3)
        actions, keys = draw(state, of_actions), jax.random.split(of_step, BATCH)
        jax.block_until_ready((actions, keys))
        begun = time.process_time()
        state = jax.block_until_ready(step(state, actions, keys))
        spent = spent + time.process_time() - begun if steps >= 0 else 0.0
        steps += BATCH
    return "pgx_connect_four", steps / spent


_OTHERS: Final[Mapping[str, Callable[[Ruleset, float], tuple[str, float]]]] = {"pyspiel": _open_spiel, "pgx": _pgx}
