"""Sets of squares on the 5x5 grid, for judging placements: one word a set. `wide_masks` has the same names."""

from __future__ import annotations

from typing import Final

from kingdomino.kernel import boards, narrow, tables
from kingdomino.kernel.boards import NARROW as BOARD
from kingdomino.kernel.jit import helper
from kingdomino.kernel.tables import Words
from kingdomino.kernel.words import Word, lowest_bit, popcount, rotate
from kingdomino.rules import TERRAINS, Square

Mask = Word

NOTHING: Final = Word(0)
SIZE: Final = narrow.SIZE
placements, place, beside, empty_squares = narrow.placements, narrow.place, narrow.beside, narrow.empty_squares

_FIRST_LAND: Final = Word(BOARD.lands[TERRAINS[0]])
_ONES, _TWOS, _OCCUPIED = Word(BOARD.ones), Word(BOARD.twos), Word(BOARD.occupied)
_COLUMNS, _ROWS = Word(boards.COLUMNS), Word(boards.ROWS)
_TURN: Final = tables.NARROW_TURN
_MIDDLE: Final = BOARD.grid // 2

#: The grid with the castle in its centre, and by range of columns or rows whether it lies within.
CENTRED_GRID: Final = Word(
    sum(1 << BOARD.cells[Square(x, y)][1] for x in range(-_MIDDLE, _MIDDLE + 1) for y in range(-_MIDDLE, _MIDDLE + 1))
)
_WITHIN: Final = (tables.NARROW_BACK <= _MIDDLE) & (tables.NARROW_FORTH <= _MIDDLE)


@helper
def can_be_centred(state: Words, at: Word) -> bool:
    """Whether the kingdom still lies in the grid around its castle."""
    return bool(_WITHIN[state[at + _COLUMNS]] and _WITHIN[state[at + _ROWS]])


@helper
def union(a: Mask, b: Mask) -> Mask:
    """The squares of either."""
    return a | b


@helper
def both(a: Mask, b: Mask) -> Mask:
    """The squares of both."""
    return a & b


@helper
def without(a: Mask, b: Mask) -> Mask:
    """The squares of the first that the second has not."""
    return a & ~b


@helper
def count(a: Mask) -> Word:
    """How many squares."""
    return popcount(a)


@helper
def is_empty(a: Mask) -> bool:
    """No square at all."""
    return bool(a == NOTHING)


@helper
def same(a: Mask, b: Mask) -> bool:
    """The same squares."""
    return bool(a == b)


@helper
def lowest(a: Mask) -> Mask:
    """One square of a set that is not empty."""
    return lowest_bit(a)


@helper
def where(a: Mask, all_or_nothing: Word) -> Mask:
    """The set, or nothing."""
    return a & all_or_nothing


@helper
def neighbour(a: Mask, direction: Word) -> Mask:
    """The square in that direction from this one."""
    return rotate(a, _TURN[direction])


@helper
def land(state: Words, at: Word, terrain: Word) -> Mask:
    """The squares of a terrain."""
    return Word(state[at + _FIRST_LAND + terrain])


@helper
def ones(state: Words, at: Word) -> Mask:
    """The squares with 1 or 3 crowns."""
    return Word(state[at + _ONES])


@helper
def twos(state: Words, at: Word) -> Mask:
    """The squares with 2 or 3 crowns."""
    return Word(state[at + _TWOS])


@helper
def occupied(state: Words, at: Word) -> Mask:
    """All squares that are taken, the castle's too."""
    return Word(state[at + _OCCUPIED])


@helper
def number(state: Words, at: Word, first: Mask, direction: Word) -> Word:
    """The number of a placement."""
    return narrow.action_number(state, at, first, direction)
