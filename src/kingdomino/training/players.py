"""Who plays the portions of self-play: threads of this process, or the nodes of a Ray cluster. One learner takes them.

Portions depend on the seed, the net and their number alone and are taken in order: who plays them changes no weight.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np

from kingdomino import __version__
from kingdomino.kernel import FloatArray, WordArray, to_state
from kingdomino.kernel.compiled import Word
from kingdomino.rules import CLASSIC, REVISED, KingdominoError, MissingExtra, Position, Ruleset
from kingdomino.search.compiled import Net

from .selfplay_games import MOST_SAMPLES, Samples, new_samples, play_games

#: Games of a portion.
PORTION: Final = 32
#: How much a final result counts against what the net said later in the same game.
_TRUST: Final = 0.8
#: How often each kind of table is played, and each choice of bonuses (Harmony, Middle Kingdom).
_TABLES: Final = {
    (2, CLASSIC, False): 0.32,
    (3, CLASSIC, False): 0.12,
    (3, REVISED, False): 0.06,
    (4, CLASSIC, False): 0.36,
    (2, CLASSIC, True): 0.14,
}
_BONUSES: Final = {(True, True): 0.5, (True, False): 0.15, (False, True): 0.15, (False, False): 0.2}


class Portion(NamedTuple):
    """Samples, how many there are, and the results by ruleset."""

    samples: Samples
    made: int
    results: FloatArray


#: Plays portions of a seed by a net, and gives them in the order of their numbers.
Players = Callable[[int, Net, Iterable[int]], Iterator[Portion]]


@cache
def starts() -> tuple[list[Ruleset], WordArray, FloatArray]:
    """All rulesets, their first positions, and the chances up to each."""
    rules, parts = list[Ruleset](), list[float]()
    for (players, edition, duel), share in _TABLES.items():
        for (harmony, middle), part in _BONUSES.items():
            rules.append(Ruleset(players, edition, duel, harmony, middle))
            parts.append(share * part)
    chances = np.cumsum(parts)
    chances[-1] = inf
    return rules, np.array([to_state(Position.start(one)) for one in rules]), chances


def play_portion(seed: int, net: Net, number: int) -> Portion:
    """Play one portion."""
    rules, states, chances = starts()
    samples, results = new_samples(PORTION * MOST_SAMPLES), np.zeros((len(rules), 5))
    count = play_games(net, states, chances, PORTION, Word(seed), number, _TRUST, samples, results)
    return Portion(samples, int(count), results)


@contextmanager
def local_players(jobs: int) -> Iterator[Players]:
    """So many threads: compiled code lets others run."""
    with ThreadPoolExecutor(jobs) as pool:
        yield lambda seed, net, numbers: pool.map(lambda number: play_portion(seed, net, number), numbers)


@contextmanager
def ray_players(address: str) -> Iterator[Players]:
    """The CPUs of a cluster; `address` is Ray's, such as `10.0.0.1:6379`. A portion that is lost is played again."""
    if find_spec("ray") is None:
        raise MissingExtra("extra_not_installed", extra="ray", package="ray")
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        reason = " ".join(str(error).split())[:200]
        raise KingdominoError("cluster_not_reached", address=address, reason=reason) from None
    task = ray.remote(max_retries=3, num_cpus=1)(play_on_node)

    def play(seed: int, net: Net, numbers: Iterable[int]) -> Iterator[Portion]:
        held = ray.put(tuple(net))
        for waiting in [task.remote(__version__, seed, held, number) for number in numbers]:
            try:
                found = ray.get(waiting)
            except ray.exceptions.RayError as error:
                reason = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
                raise KingdominoError("cluster_failed", reason=reason) from None
            if isinstance(found, KingdominoError):
                raise found
            samples, count, results = found
            yield Portion(Samples._make(samples), count, results)

    try:
        yield play
    finally:
        ray.shutdown()


def play_on_node(
    version: str, seed: int, weights: tuple[Any, ...], number: int
) -> tuple[tuple[Any, ...], int, FloatArray] | KingdominoError:
    """On a node: a portion without the room that its samples left, if the program here is that of the learner."""
    if version != __version__:
        return KingdominoError("another_version_on_a_node", name="kingdomino", there=__version__, wanted=version)
    samples, count, results = play_portion(seed, Net._make(np.array(part) for part in weights), number)
    return tuple(np.array(part[:count]) for part in samples), count, results
