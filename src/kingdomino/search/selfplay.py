"""Games of the quick or the learned judgement against itself, with what was seen in them: what networks learn from."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel import results, rounds
from kingdomino.kernel.jit import entry, routine
from kingdomino.kernel.tables import Words
from kingdomino.kernel.words import Word, advance

from .judging import to_float
from .network import Desk, Network, choice_of_network, desk_for
from .policy import claim_lane, place_by_policy
from .sight import Sight, look
from .weights import Weights

_UNIT: Final = 2.0**-32
_HALF_WORD: Final = Word(32)
#: Points of chance in the decisions of games to learn from, so that they do not all go the same way.
_NOISE: Final = 2.0


@routine
def _decide(state: Words, by_network: bool, network: Network, desk: Desk, weights: Weights, generator: Words) -> None:
    if by_network:
        rounds.decide(state, choice_of_network(state, network, desk, _NOISE, generator))
    elif rounds.due(state) == rounds.PLACE_DUE:
        place_by_policy(state, rounds.to_act(state), weights, generator)
    else:
        rounds.claim(state, claim_lane(state, rounds.to_act(state), weights, generator))


@entry
def watch_games(
    starts: Words,
    games: int,
    by_network: bool,
    network: Network,
    weights: Weights,
    generator: Words,
    share: float,
    sights: Sight,
    points: Sight,
) -> int:
    """Play so many games, from the starts in turn, and write what was seen of kingdoms and how they ended.

    That is done after a share of the decisions, as long as there is room; how many were written.
    """
    state, desk = np.empty(starts.shape[1], np.uint64), desk_for(starts[0], network)
    seats = np.empty(len(points), np.uint64)
    written = 0
    for game in range(games):
        state[:] = starts[game % len(starts)]
        begun = written
        while rounds.due(state) != rounds.OVER:
            if rounds.due(state) < rounds.CLAIM_DUE:
                rounds.play_chance(state, generator)
                continue
            seat = rounds.to_act(state)
            _decide(state, by_network, network, desk, weights, generator)
            if written < len(points) and to_float(advance(generator) >> _HALF_WORD) * _UNIT < share:
                look(state, seat, sights[written])
                seats[written] = seat
                written += 1
        for index in range(begun, written):
            points[index] = np.float32(np.int64(results.total(state, seats[index])))
    return written
