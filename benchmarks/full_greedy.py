"""The reference bot of published studies: the placement and claim that together bring the most points now.

    kingdomino tournament duke@0.05 benchmarks/full_greedy.py:FullGreedy … --rules "4 classic harmony middle-kingdom"

It counts points of territories and nothing else.
"""

from __future__ import annotations

import secrets
from typing import Final

import numpy as np

from kingdomino.bots import Bot, Budget
from kingdomino.kernel import move_of, to_state
from kingdomino.kernel.compiled import (
    FREE,
    MOST_ACTIONS,
    NEXT_LINE,
    Word,
    WordArray,
    advance,
    bit_at,
    discard_number,
    entry,
    list_actions,
    list_placements,
    lowest_index,
    piece_to_place,
    place_action,
    points,
    share,
    to_act,
)
from kingdomino.rules import Move, Position

#: What a domino that fits nowhere counts.
_NO_PLACE: Final = -12
_LANES: Final = 4
_0, _1 = Word(0), Word(1)


@entry
def greedy_action(state: WordArray, generator: WordArray) -> int:
    """The number of the decision that brings the most points; among equals, any."""
    actions, places = np.empty(MOST_ACTIONS, np.uint64), np.empty(MOST_ACTIONS, np.uint64)
    after, then = np.empty(len(state), np.uint64), np.empty(len(state), np.uint64)
    seat, discard = to_act(state), discard_number(state)
    chosen, most, equals = 0, -10_000, _0
    for rank in range(list_actions(state, actions)):
        action = actions[rank]
        after[:] = state
        if action < discard:
            place_action(after, seat, piece_to_place(state), action)
        own = int(np.int64(points(after, seat)))
        promise = 0 if state[NEXT_LINE] == _0 else _NO_PLACE
        for lane in range(_LANES):
            wanted = Word(lane) == action - discard - _1 if action > discard else (state[FREE] >> Word(lane)) & _1 != _0
            if not wanted:
                continue
            piece = lowest_index(bit_at(state[NEXT_LINE], Word(lane)))
            for place in range(list_placements(after, seat, piece, places)):
                then[:] = after
                place_action(then, seat, piece, places[place])
                promise = max(promise, int(np.int64(points(then, seat))) - own)
        if own + promise > most:
            most, equals = own + promise, _0
        if own + promise == most:
            equals += _1
            luck, _ = share(advance(generator), equals)
            if luck == _0:
                chosen = int(np.int64(action))
    return chosen


#: A generator is a word; seeds of tournaments are longer.
_A_WORD: Final = (1 << 64) - 1


class FullGreedy(Bot):
    """Counts points of territories; among equals it chooses at random."""

    name = "full-greedy"

    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:  # noqa: ARG002
        """The move with the highest gain in points, without bonuses."""
        seed = (budget.seed if budget.seed is not None else secrets.randbits(64)) & _A_WORD
        return move_of(position, int(greedy_action(to_state(position), np.array([seed], np.uint64))))
