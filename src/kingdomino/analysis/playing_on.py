"""What becomes of moves when strong players go on: whole games under the same deals, played by one look each.

No simulation of the coach is part of it, so it says whether what the coach claims is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

import numpy as np

from kingdomino.kernel import OVER, due, places, play_chance, scores, step, to_states
from kingdomino.rules import Move, Position
from kingdomino.search import quick_actions


@dataclass(frozen=True, slots=True)
class Ends:
    """How the games of one move ended for the player who made it, by deal: points of lead, shares of the victory."""

    leads: tuple[float, ...]
    wins: tuple[float, ...]

    def ahead_of(self, other: Ends) -> tuple[float, float]:
        """By how many points of lead this move ended better than another one, and the standard error."""
        return _apart(self.leads, other.leads)

    def wins_more_than(self, other: Ends) -> tuple[float, float]:
        """How much more of the victory it has, and the standard error."""
        return _apart(self.wins, other.wins)


def _apart(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    return fmean(apart), stdev(apart) / sqrt(len(apart))


def played_on(position: Position, moves: Sequence[Move], deals: int, seed: int) -> tuple[Ends, ...]:
    """The ends of so many games for each of these moves; the n-th game of every move gets the same deals."""
    seat, decks = position.to_act, np.random.default_rng(seed).integers(0, 1 << 63, deals, dtype=np.uint64)
    assert seat is not None
    states = to_states([position.play(move) for move in moves]).repeat(deals, axis=0)
    chance, looks, games = np.tile(decks, len(moves)), np.zeros(len(states), np.uint64), np.arange(len(states))
    play_chance(states, chance)
    while due(states[:1])[0] != OVER:  # games from one position are in the same phase at any time
        if not step(states, quick_actions(states, games, looks, 0.0)).all():
            raise AssertionError(str(position))
        play_chance(states, chance)
    points, first = scores(states), places(states) == 1
    leads = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    wins = first[:, seat] / first.sum(axis=1)
    cuts = [slice(deals * index, deals * (index + 1)) for index in range(len(moves))]
    return tuple(Ends(tuple(leads[cut].astype(float)), tuple(wins[cut])) for cut in cuts)
