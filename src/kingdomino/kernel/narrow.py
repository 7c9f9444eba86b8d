"""Kingdoms on the 5x5 grid: one word a mask (`boards` tells how squares lie in it).

A kingdom begins at the word `at` of a state. Directions are 0-3 for n e s w, in the official order.
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import CASTLE, TERRAINS, Square

from . import boards, tables
from .boards import NARROW as BOARD
from .boards import REACH
from .jit import helper
from .tables import Words
from .words import Word, bit_at, by_rank, lowest_bit, lowest_index, popcount, rotate, share, without_lowest

_COLUMNS, _ROWS, _FRAME = Word(boards.COLUMNS), Word(boards.ROWS), Word(boards.FRAME)
_RANGES: Final = Word(len(BOARD.ranges))
_FIRST_LAND: Final = Word(BOARD.lands[TERRAINS[0]])
_ONES, _TWOS, _OCCUPIED = Word(BOARD.ones), Word(BOARD.twos), Word(BOARD.occupied)
SIZE: Final = Word(BOARD.kingdom_words)

_TERRAINS: Final = len(TERRAINS)
_SPAN, _FAR = Word(BOARD.span), Word(BOARD.far)
_REACH: Final = Word(REACH)
_CASTLE: Final = Word(1 << BOARD.cells[CASTLE][1])

_ROW, _BACK_A_ROW = Word(BOARD.stride), Word(64 - BOARD.stride)
_ROW_BITS: Final = Word(BOARD.stride.bit_length() - 1)
_IN_A_ROW: Final = Word(BOARD.stride - 1)
_BACK_A_COLUMN: Final = Word(63)
_IN_A_WORD: Final = Word(63)

#: From a bit to its place in the frame of a bare castle.
_ORIGIN_TO_FRAME: Final = Word(-BOARD.cells[Square(-REACH, -REACH)][1] % 64)

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))

_A, _B, _ROOM, _TURN, _TURNS = tables.NARROW_A, tables.NARROW_B, tables.NARROW_ROOM, tables.NARROW_TURN, tables.TURNS
_A_ONES, _A_TWOS, _B_ONES, _B_TWOS = tables.A_ONES, tables.A_TWOS, tables.B_ONES, tables.B_TWOS
_GROWN_COLUMNS, _GROWN_ROWS, _BACK = tables.NARROW_GROWN_COLUMNS, tables.NARROW_GROWN_ROWS, tables.NARROW_BACK


@helper
def beside(mask: Word) -> Word:
    """The squares that touch the mask by a side."""
    return rotate(mask, _ROW) | rotate(mask, _1) | rotate(mask, _BACK_A_ROW) | rotate(mask, _BACK_A_COLUMN)


@helper
def empty_squares(state: Words, at: Word) -> Word:
    """The squares within reach that are free and keep the kingdom inside the grid (R15, R16)."""
    room: Word = _ROOM[state[at + _COLUMNS] * _RANGES + state[at + _ROWS]]
    return room & ~Word(state[at + _OCCUPIED])


@helper
def placements(state: Words, at: Word, domino: Word) -> tuple[Word, Word, Word, Word]:
    """Where the first half may lie with the second to its north, east, south, west (R15-R18)."""
    empty = empty_squares(state, at)
    first = beside(state[at + _A[domino]] | _CASTLE) & empty
    second = beside(state[at + _B[domino]] | _CASTLE) & empty
    turns = _TURNS[domino]
    return (
        (first & rotate(empty, _BACK_A_ROW)) | (empty & rotate(second, _BACK_A_ROW)),
        (first & rotate(empty, _BACK_A_COLUMN)) | (empty & rotate(second, _BACK_A_COLUMN)),
        ((first & rotate(empty, _ROW)) | (empty & rotate(second, _ROW))) & turns,
        ((first & rotate(empty, _1)) | (empty & rotate(second, _1))) & turns,
    )


@helper
def fits(state: Words, at: Word, domino: Word) -> bool:
    """Whether a domino has any legal place (R20, R21)."""
    north, east, south, west = placements(state, at, domino)
    return bool(north | east | south | west != _0)


@helper
def place(state: Words, at: Word, domino: Word, first: Word, direction: Word) -> None:
    """Lay a domino: its first half on the bit `first`, its second in that direction from it."""
    second = rotate(first, _TURN[direction])
    _grow_box(state, at, first, direction)
    state[at + _A[domino]] |= first
    state[at + _B[domino]] |= second
    state[at + _OCCUPIED] |= first | second
    state[at + _ONES] |= (first & _A_ONES[domino]) | (second & _B_ONES[domino])
    state[at + _TWOS] |= (first & _A_TWOS[domino]) | (second & _B_TWOS[domino])


@helper
def _in_frame(state: Words, at: Word, first: Word) -> Word:
    """The cell of a square in the frame around the box: 8 x row + column."""
    return (lowest_index(first) + _to_frame(state, at)) & _IN_A_WORD


@helper
def _to_frame(state: Words, at: Word) -> Word:
    """How far a word turns to begin with the frame's corner, `REACH` squares south-west of the box."""
    south, west = _BACK[state[at + _ROWS]], _BACK[state[at + _COLUMNS]]
    turn: Word = (_ORIGIN_TO_FRAME + south * _ROW + west) & _IN_A_WORD
    return turn


@helper
def _grow_box(state: Words, at: Word, first: Word, direction: Word) -> None:
    cell = _in_frame(state, at, first)
    column, row = state[at + _COLUMNS] * _FRAME + (cell & _IN_A_ROW), state[at + _ROWS] * _FRAME + (cell >> _ROW_BITS)
    state[at + _COLUMNS] = _GROWN_COLUMNS[column * _4 + direction]
    state[at + _ROWS] = _GROWN_ROWS[row * _4 + direction]


@helper
def place_at_random(state: Words, at: Word, domino: Word, chance: Word) -> Word:
    """Lay a domino on any of its places, all equally likely, or discard it; the chance that is left."""
    north, east, south, west = placements(state, at, domino)
    to_north = popcount(north)
    to_east = to_north + popcount(east)
    to_south = to_east + popcount(south)
    count = to_south + popcount(west)
    if count == _0:
        return chance
    rank, chance = share(chance, count)
    bounds = to_north, to_east, to_south
    mask = by_rank(rank, bounds, north, east, south, west)
    before = by_rank(rank, bounds, _0, to_north, to_east, to_south)
    place(state, at, domino, bit_at(mask, rank - before), by_rank(rank, bounds, _0, _1, _2, _3))
    return chance


@helper
def links(state: Words, at: Word) -> tuple[Word, Word]:
    """The squares whose neighbour to the north, to the east, has their terrain."""
    north = east = _0
    for terrain in range(_TERRAINS):
        land = state[at + _FIRST_LAND + Word(terrain)]
        north |= land & rotate(land, _BACK_A_ROW)
        east |= land & rotate(land, _BACK_A_COLUMN)
    return north, east


@helper
def flooded(flood: Word, north: Word, east: Word) -> Word:
    """The territories of the squares in `flood`, given the links between squares."""
    while True:
        flood = _grown(_grown(flood, north, east), north, east)
        rows = rotate(flood & north, _ROW) | (rotate(flood, _BACK_A_ROW) & north)
        columns = rotate(flood & east, _1) | (rotate(flood, _BACK_A_COLUMN) & east)
        if (rows | columns) & ~flood == _0:
            return flood


@helper
def _grown(flood: Word, north: Word, east: Word) -> Word:
    """The flood, one step further along columns and then along rows."""
    flood |= rotate(flood & north, _ROW) | (rotate(flood, _BACK_A_ROW) & north)
    return flood | rotate(flood & east, _1) | (rotate(flood, _BACK_A_COLUMN) & east)


@helper
def _one_of_each_terrain(state: Words, at: Word, squares: Word) -> Word:
    seeds = _0
    for terrain in range(_TERRAINS):
        seeds |= lowest_bit(state[at + _FIRST_LAND + Word(terrain)] & squares)
    return seeds


@helper
def points(state: Words, at: Word) -> Word:
    """What the territories are worth (R22-R24): one of each terrain is flooded at a time, from crowned squares only."""
    ones, twos = state[at + _ONES], state[at + _TWOS]
    north, east = links(state, at)
    total = _0
    left = ones | twos
    while left != _0:
        flood = flooded(_one_of_each_terrain(state, at, left), north, east)
        for terrain in range(_TERRAINS):
            territory = flood & state[at + _FIRST_LAND + Word(terrain)]
            total += popcount(territory) * (popcount(territory & ones) + _2 * popcount(territory & twos))
        left &= ~flood
    return total


@helper
def largest(state: Words, at: Word) -> Word:
    """The squares of the largest territory, crowned or not (R32)."""
    north, east = links(state, at)
    most = _0
    left = state[at + _OCCUPIED] & ~_CASTLE
    while left != _0:
        flood = flooded(_one_of_each_terrain(state, at, left), north, east)
        for terrain in range(_TERRAINS):
            most = max(most, popcount(flood & state[at + _FIRST_LAND + Word(terrain)]))
        left &= ~flood
    return most


@helper
def crowns(state: Words, at: Word) -> Word:
    """All crowns in the kingdom (R32)."""
    return popcount(state[at + _ONES]) + _2 * popcount(state[at + _TWOS])


@helper
def squares(state: Words, at: Word) -> Word:
    """How many squares are covered, the castle's too."""
    return popcount(state[at + _OCCUPIED])


@helper
def list_placements(state: Words, at: Word, domino: Word, actions: Words) -> Word:
    """Write the numbers of all placements into `actions`, in the official order; how many there are."""
    north, east, south, west = placements(state, at, domino)
    to_frame = _to_frame(state, at)
    left = rotate(north | east | south | west, to_frame)
    count = _0
    while left != _0:
        cell = lowest_index(left)
        number = _number(state, at, cell)
        for direction, mask in enumerate((north, east, south, west)):
            if (rotate(mask, to_frame) >> cell) & _1 != _0:
                actions[count] = number + Word(direction)
                count += _1
        left = without_lowest(left)
    return count


@helper
def _number(state: Words, at: Word, cell: Word) -> Word:
    """The number of the placement to the north from this cell of the frame; the other directions follow it."""
    y = (cell >> _ROW_BITS) + _FAR - _REACH - _BACK[state[at + _ROWS]]
    x = (cell & _IN_A_ROW) + _FAR - _REACH - _BACK[state[at + _COLUMNS]]
    number: Word = (y * _SPAN + x) * _4
    return number


@helper
def first_bit(action: Word) -> Word:
    """The bit of the first half in the placement with this number."""
    square = action // _4
    return _1 << ((square // _SPAN * _ROW + square % _SPAN) & _IN_A_WORD)


@helper
def may_place(state: Words, at: Word, domino: Word, action: Word) -> bool:
    """Whether the placement with this number is legal."""
    first, direction = first_bit(action), action % _4
    north, east, south, west = placements(state, at, domino)
    mask = north
    if direction == _1:
        mask = east
    elif direction == _2:
        mask = south
    elif direction == _3:
        mask = west
    if mask & first == _0:
        return False
    return bool(action_number(state, at, first, direction) == action)


@helper
def action_number(state: Words, at: Word, first: Word, direction: Word) -> Word:
    """The number of the placement with the first half on this bit, the second in that direction from it."""
    return _number(state, at, _in_frame(state, at, first)) + direction


@helper
def place_action(state: Words, at: Word, domino: Word, action: Word) -> None:
    """Lay a domino by the number of the placement."""
    place(state, at, domino, first_bit(action), action % _4)
