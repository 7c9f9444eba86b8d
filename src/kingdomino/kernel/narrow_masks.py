"""Sets of squares on the 5x5 grid: one word a set. `wide_masks` has the same names for 7x7; `boards` draws the layout.

These are the only functions that know how many words a set has. `placing`, `territories` and the search's judgement are
written once over them. Directions are 0-3 for n e s w.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingdomino.rules import Square

from .boards import NARROW as BOARD
from .boards import REACH
from .jit import inlined
from .tables import WordArray, room_words, turn_words
from .words import Word, by_rank, lowest_bit, lowest_index, popcount, rotate
from .words import bit_at as bit_of_word

Mask = Word

WORDS: Final = Word(BOARD.words)
NOTHING: Final = Word(0)

_1: Final = Word(1)
_ROW, _BACK_A_ROW = Word(BOARD.stride), Word(64 - BOARD.stride)
_ROW_BITS: Final = Word(BOARD.stride.bit_length() - 1)
_IN_A_ROW: Final = Word(BOARD.stride - 1)
_ROW_OF_CELLS: Final = Word((1 << BOARD.stride) - 1)
_BACK_A_COLUMN: Final = Word(63)
_IN_A_WORD: Final = Word(63)

#: From a bit to its place in the frame of a bare castle.
_ORIGIN_TO_FRAME: Final = Word(-BOARD.cells[Square(-REACH, -REACH)][1] % 64)

(_ROOM,) = room_words(BOARD)
(_TURN,) = turn_words(BOARD)


def from_squares(squares: Iterable[Square]) -> Mask:
    """The set of these squares; called while modules are loaded, not in compiled code."""
    return Word(sum({1 << BOARD.cells[square][1] for square in squares}))


@inlined
def union(a: Mask, b: Mask) -> Mask:
    """The squares in either set."""
    return a | b


@inlined
def both(a: Mask, b: Mask) -> Mask:
    """The squares in both sets."""
    return a & b


@inlined
def without(a: Mask, b: Mask) -> Mask:
    """The squares in the first set and not in the second."""
    return a & ~b


@inlined
def where(a: Mask, all_or_nothing: Word) -> Mask:
    """The set, or the empty set, as every bit of the word is set or none."""
    return a & all_or_nothing


@inlined
def count(a: Mask) -> Word:
    """The number of squares."""
    return popcount(a)


@inlined
def is_empty(a: Mask) -> bool:
    """Whether there is no square."""
    return bool(a == NOTHING)


@inlined
def lowest(a: Mask) -> Mask:
    """One square of the set; the empty set for the empty set."""
    return lowest_bit(a)


@inlined
def cell_of(square: Mask) -> Word:
    """A number for one square, the same wherever the kingdom's box is."""
    return lowest_index(square)


@inlined
def bit_at(a: Mask, rank: Word) -> Mask:
    """The square with `rank` others before it."""
    return bit_of_word(a, rank)


@inlined
def chosen(rank: Word, bounds: tuple[Word, Word, Word], north: Mask, east: Mask, south: Mask, west: Mask) -> Mask:
    """The first set if the rank is below the first bound, the second if below the second, and so on."""
    return by_rank(rank, bounds, north, east, south, west)


@inlined
def northward(a: Mask) -> Mask:
    """Every square moved one to the north."""
    return rotate(a, _ROW)


@inlined
def eastward(a: Mask) -> Mask:
    """Every square moved one to the east."""
    return rotate(a, _1)


@inlined
def southward(a: Mask) -> Mask:
    """Every square moved one to the south."""
    return rotate(a, _BACK_A_ROW)


@inlined
def westward(a: Mask) -> Mask:
    """Every square moved one to the west."""
    return rotate(a, _BACK_A_COLUMN)


@inlined
def neighbour(a: Mask, direction: Word) -> Mask:
    """Every square moved one in that direction."""
    return rotate(a, _TURN[direction])


@inlined
def read(state: WordArray, at: Word) -> Mask:
    """The set that begins at this word of a state."""
    return Word(state[at])


@inlined
def add(state: WordArray, at: Word, a: Mask) -> None:
    """Add squares to the set that begins at this word of a state."""
    state[at] |= a


@inlined
def room(box: Word) -> Mask:
    """The squares in reach of a box that keep the kingdom inside the grid (R15)."""
    return Word(_ROOM[box])


@inlined
def square_at(row: Word, column: Word) -> Mask:
    """The square in this row and column of the whole layout, counted from its south-west corner."""
    return _1 << ((row * _ROW + column) & _IN_A_WORD)


@inlined
def _frame_turn(south: Word, west: Word) -> Word:
    """By how many bits a word turns to begin with the frame's corner, `REACH` squares south-west of the box."""
    return (_ORIGIN_TO_FRAME + south * _ROW + west) & _IN_A_WORD


@inlined
def in_frame(square: Mask, south: Word, west: Word) -> tuple[Word, Word]:
    """The row and column of one square in the frame of a box that reaches so far south and west of the castle."""
    cell = (lowest_index(square) + _frame_turn(south, west)) & _IN_A_WORD
    return cell >> _ROW_BITS, cell & _IN_A_ROW


@inlined
def frame_row(a: Mask, row: Word, south: Word, west: Word) -> Word:
    """One row of the frame as a word, its westernmost square in the lowest bit."""
    return (rotate(a, _frame_turn(south, west)) >> (row * _ROW)) & _ROW_OF_CELLS
