"""Random play to the end of a game, from any moment of it."""

from __future__ import annotations

from . import kingdoms
from .jit import inlined
from .layout import (
    ALL_KINGS,
    FREE,
    KINGS,
    LINE,
    LINE_SIZE,
    LINES_TO_COME,
    NEXT_LINE,
    OWNERS,
    PLACED,
    TURN,
    UNSEEN,
)
from .rounds import (
    PLACE_DUE,
    claim,
    due,
    finish_placing,
    piece_to_place,
    play_chance,
    random_line,
    shuffled,
    to_act,
)
from .tables import WordArray
from .words import Word, advance, bit_at, lowest_index, popcount, share, without_lowest

_0, _1, _2, _3 = (Word(number) for number in range(4))


@inlined
def play_out(state: WordArray, generator: WordArray) -> None:
    """Play random legal moves to the end: one by one until a round begins, then round by round."""
    while state[TURN] != _0 or state[PLACED] != _0:
        _random_move(state, generator)
    if state[LINE] == _0:
        play_chance(state, generator)
        _claim_all(state, state[KINGS], advance(generator))
    while state[LINE] != _0:
        _random_round(state, generator)


@inlined
def _random_move(state: WordArray, generator: WordArray) -> None:
    """A random decision in the middle of a round, where no chance is due."""
    if due(state) == PLACE_DUE:
        kingdoms.place_at_random(state, to_act(state), piece_to_place(state), advance(generator))
        finish_placing(state)
    else:
        rank, _ = share(advance(generator), popcount(state[FREE]))
        claim(state, lowest_index(bit_at(state[FREE], rank)))


@inlined
def _random_round(state: WordArray, generator: WordArray) -> None:
    """A whole round, from its first king: all kings place, then all claim."""
    left, kings, entropy = state[LINE], state[OWNERS], advance(generator)
    while left != _0:
        entropy = kingdoms.place_at_random(state, kings & _3, lowest_index(left), entropy)
        left = without_lowest(left)
        kings >>= _2
    _claim_all(state, state[OWNERS], advance(generator))


@inlined
def _claim_all(state: WordArray, kings: Word, entropy: Word) -> None:
    """The next line, dealt if need be, becomes the one to play, claimed by these kings in any order.

    Random claims one after another put the kings on the line in a random order, so one draw does for all of them. A
    domino that stays unclaimed is any of the line (R6 revised).
    """
    line = state[NEXT_LINE]
    if line == _0 and state[LINES_TO_COME] != _0:
        line, entropy = random_line(state, entropy)
        state[UNSEEN] ^= line
        state[LINES_TO_COME] -= _1
    if state[LINE_SIZE] > state[ALL_KINGS] and line != _0:
        rank, entropy = share(entropy, state[LINE_SIZE])
        line ^= bit_at(line, rank)
    owners, _ = shuffled(kings, state[ALL_KINGS], entropy)
    state[LINE], state[OWNERS] = line, owners if line != _0 else _0
    state[NEXT_LINE] = state[FREE] = state[KINGS] = _0
