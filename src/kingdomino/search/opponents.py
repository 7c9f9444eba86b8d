"""The decisions of quick players in many games by one call: what a learner is trained against.

States are rows of one array, `games` the rows to decide in, and every game has a generator of its own.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel.compiled import (
    MOST_ACTIONS,
    NEXT_LINE,
    PLAYERS,
    NumberArray,
    Word,
    WordArray,
    advance,
    bit_at,
    discard_number,
    entry,
    inlined,
    list_actions,
    list_placements,
    lowest_index,
    piece_to_place,
    place_action,
    points,
    share,
    to_act,
)

from .shared import denial_for, net_of
from .trials import write_quick_actions

_0, _1 = Word(0), Word(1)
_NOT_YET: Final = -1


def quick_actions(states: WordArray, games: NumberArray, generators: WordArray, noise: float) -> NumberArray:
    """The decisions of `quick_move` with this noise, in games of one ruleset."""
    out, players = np.empty(len(games), np.int64), int(states[0, PLAYERS])
    denials = np.array([denial_for(players, seat) for seat in range(players)])
    worth = np.empty((len(games), players))
    write_quick_actions(net_of(), states, games, denials, float(noise), generators, out, worth)
    return out


def gainful_actions(states: WordArray, games: NumberArray, generators: WordArray) -> NumberArray:
    """Decisions for the most points at once: of a claim, with the domino laid now where it scores most."""
    out = np.empty(len(games), np.int64)
    decide_by_points(states, games, generators, out)
    return out


@inlined
def _points_after(state: WordArray, after: WordArray, seat: Word, piece: Word, placement: Word) -> Word:
    for word in range(len(state)):
        after[word] = state[word]
    place_action(after, seat, piece, placement)
    found: Word = points(after, seat)
    return found


@entry
def decide_by_points(states: WordArray, games: NumberArray, generators: WordArray, out: NumberArray) -> None:
    """Write a decision for each of these games; among equals any."""
    actions, placements = np.empty(MOST_ACTIONS, np.uint64), np.empty(MOST_ACTIONS, np.uint64)
    after, generator = np.empty(states.shape[1], np.uint64), np.empty(1, np.uint64)
    for index in range(len(games)):
        game = games[index]
        state = states[game]
        generator[0] = generators[game]
        seat, discard = to_act(state), discard_number(state)
        most, equals = np.int64(_NOT_YET), _0
        for rank in range(list_actions(state, actions)):
            action = actions[rank]
            gain = points(state, seat)
            if action < discard:
                gain = _points_after(state, after, seat, piece_to_place(state), action)
            elif action > discard:
                piece = lowest_index(bit_at(state[NEXT_LINE], action - discard - _1))
                for place in range(list_placements(state, seat, piece, placements)):
                    gain = max(gain, _points_after(state, after, seat, piece, placements[place]))
            if np.int64(gain) > most:
                most, equals = np.int64(gain), _0
            if np.int64(gain) == most:
                equals += _1
                luck, _ = share(advance(generator), equals)
                if luck == _0:
                    out[index] = np.int64(action)
        generators[game] = generator[0]
