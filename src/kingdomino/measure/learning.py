"""Teach the learned judgement by self-play.

    python -m kingdomino.measure.learning --players 4 --hidden 64 --out src/kingdomino/search/learned.npz

plays games, first by the quick judgement and then by the network itself, and fits the network to how kingdoms ended.
All variants on the 5x5 grid are played in turn. The file keeps its networks for other numbers of players.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Final

import numpy as np

from kingdomino.kernel import Words, to_states
from kingdomino.rules import CLASSIC, EDITIONS, Position, Ruleset
from kingdomino.search import Judgement, Network
from kingdomino.search.selfplay import watch_games
from kingdomino.search.sight import INPUTS, Sight

_BATCH: Final = 512
_ROUNDS_REMEMBERED: Final = 6
_FIRST_EPOCHS: Final = 3
_SHARE_SEEN: Final = 0.5
_SIGHTS_A_GAME: Final = 56
#: Step lengths of the fit, from the first round to the last.
_FAST, _SLOW = 1.6e-3, 1e-4
_MEAN_DECAY, _SQUARE_DECAY, _TINY = 0.9, 0.999, 1e-6


class Learner:
    """A network under instruction, fitted by Adam on inputs scaled to about 1."""

    def __init__(self, hidden: int, scale: Sight, mean: float, random: np.random.Generator) -> None:
        first = random.standard_normal((INPUTS, hidden)) / np.sqrt(30.0)
        second = random.standard_normal(hidden) * 5.0 * np.sqrt(2.0 / hidden)
        start = (first, np.zeros(hidden), second, np.array([mean]))
        self._parameters = [array.astype(np.float32) for array in start]
        self._means = [np.zeros_like(array) for array in self._parameters]
        self._squares = [np.zeros_like(array) for array in self._parameters]
        self._steps = 0
        self._scale = scale
        self._random = random

    def network(self) -> Network:
        """The network as it is now, for inputs as they are."""
        first, *others = self._parameters
        return Network(first * self._scale[:, None], *(array.copy() for array in others))

    def fit(self, sights: Sight, points: Sight, rate: float) -> float:
        """Go through all examples once, in any order; the mean squared error on the way."""
        order = self._random.permutation(len(sights))
        errors = [
            self._step(sights[chosen] * self._scale, points[chosen], rate)
            for chosen in (order[start : start + _BATCH] for start in range(0, len(order), _BATCH))
        ]
        return float(np.mean(errors))

    def _step(self, inputs: Sight, points: Sight, rate: float) -> float:
        first, bias, second, base = self._parameters
        hidden = np.maximum(inputs @ first + bias, 0.0)
        error = hidden @ second + base - points
        slope = error / len(error)
        inner = np.outer(slope, second) * (hidden > 0.0)
        slopes = (inputs.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True))
        self._steps += 1
        for number, array in enumerate(slopes):
            self._means[number] += (1.0 - _MEAN_DECAY) * (array - self._means[number])
            self._squares[number] += (1.0 - _SQUARE_DECAY) * (array * array - self._squares[number])
            mean = self._means[number] / (1.0 - _MEAN_DECAY**self._steps)
            square = self._squares[number] / (1.0 - _SQUARE_DECAY**self._steps)
            self._parameters[number] -= (rate * mean / (np.sqrt(square) + _TINY)).astype(np.float32)
        return float(np.mean(error * error))


def starts_for(players: int) -> Words:
    """The start of a game by each ruleset of so many players on the 5x5 grid that plays in a way of its own."""
    editions = EDITIONS if players == 3 else (CLASSIC,)  # the editions' lines differ with three players only
    variants = product(editions, (False, True), (False, True))
    rulesets = [Ruleset(players, edition, False, harmony, middle) for edition, harmony, middle in variants]
    return to_states([Position.start(rules) for rules in rulesets])


def learn(
    players: int, hidden: int, rounds: int, games: int, seed: int, report: Callable[[int, float, float], None]
) -> Network:
    """Play and fit, round by round; `report` is told the round, the mean points and the mean squared error."""
    random, starts = np.random.default_rng(seed), starts_for(players)

    def watch(network: Network | None) -> tuple[Sight, Sight]:
        sights = np.empty((games * _SIGHTS_A_GAME, INPUTS), np.float32)
        points = np.empty(len(sights), np.float32)
        generator = random.integers(0, 1 << 63, 1).astype(np.uint64)
        asked = Learner(1, np.ones(INPUTS, np.float32), 0.0, random).network() if network is None else network
        weights = Judgement().weights()
        written = watch_games(
            starts, games, network is not None, asked, weights, generator, _SHARE_SEEN, sights, points
        )
        return sights[:written], points[:written]

    seen = [watch(None)]
    sizes = np.sqrt(np.mean(seen[0][0] ** 2, axis=0))
    learner = Learner(hidden, (1.0 / np.where(sizes > 0.0, sizes, 1.0)).astype(np.float32), seen[0][1].mean(), random)
    for _ in range(_FIRST_EPOCHS):
        learner.fit(*seen[0], _FAST)
    seen.clear()
    for number in range(rounds):
        seen = [*seen, watch(learner.network())][-_ROUNDS_REMEMBERED:]
        rate = _FAST + (_SLOW - _FAST) * number / rounds
        sights, points = (np.concatenate(arrays) for arrays in zip(*seen, strict=True))
        error = learner.fit(sights, points, rate)
        report(number, float(seen[-1][1].mean()), error)
    return learner.network()


def save(network: Network, players: int, file: Path) -> None:
    """Write the network into the file, beside those for other numbers of players."""
    kept: Mapping[str, Sight] = dict(np.load(file)) if file.exists() else {}
    own = {f"{players}.{name}": array for name, array in zip(Network._fields, network, strict=True)}
    np.savez_compressed(file, allow_pickle=False, **{**kept, **own})


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m kingdomino.measure.learning", description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=70)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()

    def report(number: int, points: float, error: float) -> None:
        print(f"{number + 1}/{options.rounds}: {points:.2f} points a player, squared error {error:.1f}", flush=True)

    network = learn(options.players, options.hidden, options.rounds, options.games, options.seed, report)
    save(network, options.players, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
