"""The last round, exactly: nothing is hidden and no player affects another, so each maximises its own result."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel.compiled import (
    LINE,
    LINES_TO_COME,
    MOST_ACTIONS,
    NEXT_LINE,
    OWNERS,
    TURN,
    NumberArray,
    Word,
    WordArray,
    bit_at,
    bonuses,
    crowns,
    entry,
    largest,
    list_placements,
    lowest_index,
    piece_to_place,
    place_action,
    points,
    popcount,
    routine,
    to_act,
)

_0, _1, _2, _3 = (Word(number) for number in range(4))
_A_BYTE: Final = Word(8)


@routine
def _merit(state: WordArray, seat: Word) -> Word:
    """Final points, then the largest territory, then crowns: all that can decide about this kingdom (R31, R32)."""
    total = points(state, seat) + bonuses(state, seat)
    merit: Word = (((total << _A_BYTE) | largest(state, seat)) << _A_BYTE) | crowns(state, seat)
    return merit


@routine
def _own_next(state: WordArray, seat: Word, turn: Word) -> Word:
    """The turn of this seat's next king after `turn`; the number of kings if there is none."""
    kings = popcount(state[LINE])
    turn += _1
    while turn < kings and (state[OWNERS] >> (_2 * turn)) & _3 != seat:
        turn += _1
    return turn


@routine
def _best_with_one(state: WordArray, seat: Word, turn: Word, scratch: WordArray, actions: WordArray) -> Word:
    """The best merit when one more domino can be laid, that of the king `turn`."""
    piece = lowest_index(bit_at(state[LINE], turn))
    count = list_placements(state, seat, piece, actions)
    best = _merit(state, seat)
    for rank in range(count):
        scratch[:] = state
        place_action(scratch, seat, piece, actions[rank])
        merit = _merit(scratch, seat)
        if rank == 0 or merit > best:
            best = merit
    return best


@entry
def merits_of_last_placements(state: WordArray, actions: NumberArray, merits: WordArray) -> None:
    """For each placement of the acting king in the last round: the best merit that can follow."""
    seat, turn = to_act(state), state[TURN]
    piece, following = piece_to_place(state), _own_next(state, seat, turn)
    after, scratch = np.empty(len(state), np.uint64), np.empty(len(state), np.uint64)
    followers = np.empty(MOST_ACTIONS, np.uint64)
    for index in range(len(actions)):
        after[:] = state
        place_action(after, seat, piece, Word(actions[index]))
        if following < popcount(state[LINE]):
            merits[index] = _best_with_one(after, seat, following, scratch, followers)
        else:
            merits[index] = _merit(after, seat)


def is_last_round(state: WordArray) -> bool:
    """Whether only placements are left."""
    return bool(state[LINE] and not state[NEXT_LINE] and not state[LINES_TO_COME])


def points_of(merit: Word) -> int:
    """The points in a merit."""
    return int(merit) >> 16
