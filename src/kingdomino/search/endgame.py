"""The last round, exactly: nothing is hidden and nobody can disturb anybody, so each player lays best for itself."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel import kingdoms, results, rounds
from kingdomino.kernel.entries import MOST_ACTIONS
from kingdomino.kernel.jit import entry, routine
from kingdomino.kernel.layout import LINE, LINES_TO_COME, NEXT_LINE, OWNERS, TURN
from kingdomino.kernel.tables import Numbers, Words
from kingdomino.kernel.words import Word, bit_at, lowest_index, popcount

_0, _1, _2, _3 = (Word(number) for number in range(4))
_A_BYTE: Final = Word(8)


@routine
def _merit(state: Words, seat: Word) -> Word:
    """Final points, then the largest territory, then crowns: all that can decide about this kingdom (R31, R32)."""
    points = kingdoms.points(state, seat) + results.bonuses(state, seat)
    return (((points << _A_BYTE) | kingdoms.largest(state, seat)) << _A_BYTE) | kingdoms.crowns(state, seat)


@routine
def _own_next(state: Words, seat: Word, turn: Word) -> Word:
    """The turn of this seat's next king after `turn`; the number of kings if there is none."""
    kings = popcount(state[LINE])
    turn += _1
    while turn < kings and (state[OWNERS] >> (_2 * turn)) & _3 != seat:
        turn += _1
    return turn


@routine
def _best_with_one(state: Words, seat: Word, turn: Word, scratch: Words, actions: Words) -> Word:
    """The best merit when one more domino, that of `turn`, can be laid."""
    domino = lowest_index(bit_at(state[LINE], turn))
    count = kingdoms.list_placements(state, seat, domino, actions)
    best = _merit(state, seat)
    for rank in range(count):
        scratch[:] = state
        kingdoms.place_action(scratch, seat, domino, actions[rank])
        merit = _merit(scratch, seat)
        if rank == 0 or merit > best:
            best = merit
    return best


@entry
def merits_of_last_placements(state: Words, actions: Numbers, merits: Words) -> None:
    """For each placement of the acting king in the last round: the best merit that can follow."""
    seat, turn = rounds.to_act(state), state[TURN]
    domino, following = rounds.domino_to_place(state), _own_next(state, seat, turn)
    after, scratch = np.empty(len(state), np.uint64), np.empty(len(state), np.uint64)
    places = np.empty(MOST_ACTIONS, np.uint64)
    for index in range(len(actions)):
        after[:] = state
        kingdoms.place_action(after, seat, domino, Word(actions[index]))
        if following < popcount(state[LINE]):
            merits[index] = _best_with_one(after, seat, following, scratch, places)
        else:
            merits[index] = _merit(after, seat)


def is_last_round(state: Words) -> bool:
    """Whether only placements are left."""
    return bool(state[LINE] and not state[NEXT_LINE] and not state[LINES_TO_COME])


def points_of(merit: Word) -> int:
    """The points in a merit."""
    return int(merit) >> 16
