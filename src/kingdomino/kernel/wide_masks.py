"""Sets of squares on the 7x7 grid: two words a set, for the even and the odd rows. `narrow_masks` has the same names.

The castle is in an even row. North of an even row is the odd row with the same bits; north of an odd row is an even row
whose bits are a stride further. `boards` draws the layout.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingdomino.rules import Square

from .boards import REACH
from .boards import WIDE as BOARD
from .jit import inlined
from .tables import WordArray, room_words, turn_words
from .words import Word, by_rank, lowest_bit, lowest_index, popcount, rotate
from .words import bit_at as bit_of_word

Mask = tuple[Word, Word]

_0, _1, _2 = (Word(number) for number in range(3))
WORDS: Final = Word(BOARD.words)
NOTHING: Final = (_0, _0)

_STRIDE, _BACK_A_STRIDE = Word(BOARD.stride), Word(64 - BOARD.stride)
_ROW_OF_CELLS: Final = Word((1 << BOARD.stride) - 1)
_BACK_A_COLUMN: Final = Word(63)
_IN_A_WORD: Final = Word(63)
_NO_RANK: Final = Word(63)
_64: Final = Word(64)

#: From a bit to its place in the frame of a bare castle, whose corner is in an even row.
_ORIGIN_TO_FRAME: Final = Word(-BOARD.cells[Square(-REACH, -REACH)][1] % 64)

_EVEN_ROOM, _ODD_ROOM = room_words(BOARD)
_EVEN_TURN, _ODD_TURN = turn_words(BOARD)


def from_squares(squares: Iterable[Square]) -> Mask:
    """The set of these squares; called while modules are loaded, not in compiled code."""
    cells = {BOARD.cells[square] for square in squares}
    even, odd = (Word(sum(1 << bit for row, bit in cells if row == word)) for word in range(BOARD.words))
    return even, odd


@inlined
def union(a: Mask, b: Mask) -> Mask:
    """The squares in either set."""
    return a[0] | b[0], a[1] | b[1]


@inlined
def both(a: Mask, b: Mask) -> Mask:
    """The squares in both sets."""
    return a[0] & b[0], a[1] & b[1]


@inlined
def without(a: Mask, b: Mask) -> Mask:
    """The squares in the first set and not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


@inlined
def where(a: Mask, all_or_nothing: Word) -> Mask:
    """The set, or the empty set, as every bit of the word is set or none."""
    return a[0] & all_or_nothing, a[1] & all_or_nothing


@inlined
def count(a: Mask) -> Word:
    """The number of squares."""
    return popcount(a[0]) + popcount(a[1])


@inlined
def is_empty(a: Mask) -> bool:
    """Whether there is no square."""
    return bool(a[0] | a[1] == _0)


@inlined
def lowest(a: Mask) -> Mask:
    """One square of the set; the empty set for the empty set."""
    even = lowest_bit(a[0])
    return even, lowest_bit(a[1]) if even == _0 else _0


@inlined
def cell_of(square: Mask) -> Word:
    """A number for one square, the same wherever the kingdom's box is."""
    return lowest_index(square[0] | square[1]) + (_64 if square[0] == _0 else _0)


@inlined
def bit_at(a: Mask, rank: Word) -> Mask:
    """The square with `rank` others before it, even rows first; the other word has no bit of so high a rank."""
    in_even_rows = popcount(a[0])
    odd_rank = rank - in_even_rows if rank >= in_even_rows else _NO_RANK
    return bit_of_word(a[0], rank), bit_of_word(a[1], odd_rank)


@inlined
def chosen(rank: Word, bounds: tuple[Word, Word, Word], north: Mask, east: Mask, south: Mask, west: Mask) -> Mask:
    """The first set if the rank is below the first bound, the second if below the second, and so on."""
    even = by_rank(rank, bounds, north[0], east[0], south[0], west[0])
    return even, by_rank(rank, bounds, north[1], east[1], south[1], west[1])


@inlined
def northward(a: Mask) -> Mask:
    """Every square moved one to the north."""
    return rotate(a[1], _STRIDE), a[0]


@inlined
def eastward(a: Mask) -> Mask:
    """Every square moved one to the east."""
    return rotate(a[0], _1), rotate(a[1], _1)


@inlined
def southward(a: Mask) -> Mask:
    """Every square moved one to the south."""
    return a[1], rotate(a[0], _BACK_A_STRIDE)


@inlined
def westward(a: Mask) -> Mask:
    """Every square moved one to the west."""
    return rotate(a[0], _BACK_A_COLUMN), rotate(a[1], _BACK_A_COLUMN)


@inlined
def neighbour(a: Mask, direction: Word) -> Mask:
    """Every square moved one in that direction; a vertical step changes the word."""
    from_even, from_odd = rotate(a[0], _EVEN_TURN[direction]), rotate(a[1], _ODD_TURN[direction])
    vertical = direction & _1 == _0
    return (from_odd, from_even) if vertical else (from_even, from_odd)


@inlined
def read(state: WordArray, at: Word) -> Mask:
    """The set that begins at this word of a state."""
    return state[at], state[at + _1]


@inlined
def add(state: WordArray, at: Word, a: Mask) -> None:
    """Add squares to the set that begins at this word of a state."""
    state[at] |= a[0]
    state[at + _1] |= a[1]


@inlined
def room(box: Word) -> Mask:
    """The squares in reach of a box that keep the kingdom inside the grid (R15)."""
    return _EVEN_ROOM[box], _ODD_ROOM[box]


@inlined
def square_at(row: Word, column: Word) -> Mask:
    """The square in this row and column of the whole layout, counted from its south-west corner."""
    bit = _1 << ((row // _2 * _STRIDE + column) & _IN_A_WORD)
    return (bit, _0) if row & _1 == _0 else (_0, bit)


@inlined
def _frame_turn(south: Word, west: Word) -> Word:
    """By how many bits both words turn to begin with the frame's corner, `REACH` squares south-west of the box.

    Turned words begin with an even row: with the row below the corner where the corner's own row is odd.
    """
    return (_ORIGIN_TO_FRAME + ((south + _1) >> _1) * _STRIDE + west) & _IN_A_WORD


@inlined
def in_frame(square: Mask, south: Word, west: Word) -> tuple[Word, Word]:
    """The row and column of one square in the frame of a box that reaches so far south and west of the castle."""
    cell = (lowest_index(square[0] | square[1]) + _frame_turn(south, west)) & _IN_A_WORD
    odd = _1 if square[0] == _0 else _0
    return cell // _STRIDE * _2 + odd - (south & _1), cell % _STRIDE


@inlined
def frame_row(a: Mask, row: Word, south: Word, west: Word) -> Word:
    """One row of the frame as a word, its westernmost square in the lowest bit."""
    turned_row = row + (south & _1)
    word = a[0] if turned_row & _1 == _0 else a[1]
    return (rotate(word, _frame_turn(south, west)) >> ((turned_row >> _1) * _STRIDE)) & _ROW_OF_CELLS
