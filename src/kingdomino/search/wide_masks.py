"""Sets of squares on the 7x7 grid, for judging placements: two words a set, for the even and the odd rows."""

from __future__ import annotations

from typing import Final

from kingdomino.kernel import boards, tables, wide
from kingdomino.kernel.boards import WIDE as BOARD
from kingdomino.kernel.jit import helper
from kingdomino.kernel.tables import Words
from kingdomino.kernel.words import Word, lowest_bit, popcount
from kingdomino.rules import TERRAINS, Square

Mask = tuple[Word, Word]

_0, _1, _2 = Word(0), Word(1), Word(2)
NOTHING: Final = (_0, _0)
SIZE: Final = wide.SIZE
placements, place, beside, empty_squares = wide.placements, wide.place, wide.beside, wide.empty_squares

_FIRST_LAND: Final = Word(BOARD.lands[TERRAINS[0]])
_ONES, _TWOS, _OCCUPIED = Word(BOARD.ones), Word(BOARD.twos), Word(BOARD.occupied)
_COLUMNS, _ROWS = Word(boards.COLUMNS), Word(boards.ROWS)
_MIDDLE: Final = BOARD.grid // 2


def _centred_grid(word: int) -> Word:
    around = range(-_MIDDLE, _MIDDLE + 1)
    cells = (BOARD.cells[Square(x, y)] for x in around for y in around)
    return Word(sum(1 << bit for row, bit in cells if row == word))


#: The grid with the castle in its centre, and by range of columns or rows whether it lies within.
CENTRED_GRID: Final = (_centred_grid(0), _centred_grid(1))
_WITHIN: Final = (tables.WIDE_BACK <= _MIDDLE) & (tables.WIDE_FORTH <= _MIDDLE)


@helper
def can_be_centred(state: Words, at: Word) -> bool:
    """Whether the kingdom still lies in the grid around its castle."""
    return bool(_WITHIN[state[at + _COLUMNS]] and _WITHIN[state[at + _ROWS]])


@helper
def union(a: Mask, b: Mask) -> Mask:
    """The squares of either."""
    return a[0] | b[0], a[1] | b[1]


@helper
def both(a: Mask, b: Mask) -> Mask:
    """The squares of both."""
    return a[0] & b[0], a[1] & b[1]


@helper
def without(a: Mask, b: Mask) -> Mask:
    """The squares of the first that the second has not."""
    return a[0] & ~b[0], a[1] & ~b[1]


@helper
def count(a: Mask) -> Word:
    """How many squares."""
    return popcount(a[0]) + popcount(a[1])


@helper
def is_empty(a: Mask) -> bool:
    """No square at all."""
    return bool(a[0] | a[1] == _0)


@helper
def same(a: Mask, b: Mask) -> bool:
    """The same squares."""
    return bool(a[0] == b[0] and a[1] == b[1])


@helper
def lowest(a: Mask) -> Mask:
    """One square of a set that is not empty."""
    even = lowest_bit(a[0])
    return even, lowest_bit(a[1]) if even == _0 else _0


@helper
def where(a: Mask, all_or_nothing: Word) -> Mask:
    """The set, or nothing."""
    return a[0] & all_or_nothing, a[1] & all_or_nothing


@helper
def neighbour(a: Mask, direction: Word) -> Mask:
    """The square in that direction from this one."""
    return wide.neighbour(a, direction)


@helper
def land(state: Words, at: Word, terrain: Word) -> Mask:
    """The squares of a terrain."""
    word = at + _FIRST_LAND + _2 * terrain
    return state[word], state[word + _1]


@helper
def ones(state: Words, at: Word) -> Mask:
    """The squares with 1 or 3 crowns."""
    return state[at + _ONES], state[at + _ONES + _1]


@helper
def twos(state: Words, at: Word) -> Mask:
    """The squares with 2 or 3 crowns."""
    return state[at + _TWOS], state[at + _TWOS + _1]


@helper
def occupied(state: Words, at: Word) -> Mask:
    """All squares that are taken, the castle's too."""
    return state[at + _OCCUPIED], state[at + _OCCUPIED + _1]


@helper
def number(state: Words, at: Word, first: Mask, direction: Word) -> Word:
    """The number of a placement."""
    return wide.action_number(state, at, first, direction)
