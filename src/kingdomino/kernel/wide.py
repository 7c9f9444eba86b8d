"""Kingdoms on the 7x7 grid: two words a mask, for the even and the odd rows (`boards` tells how squares lie in them).

The same functions as `narrow`, on pairs of words. The castle is in an even row. North of an even row is the odd row
with the same bits; north of an odd row is an even row whose bits are a stride further.
"""

from __future__ import annotations

from typing import Final

from kingdomino.rules import CASTLE, TERRAINS, Square

from . import boards, tables
from .boards import REACH
from .boards import WIDE as BOARD
from .jit import helper
from .tables import Words
from .words import Word, bit_at, by_rank, lowest_bit, lowest_index, popcount, rotate, share, without_lowest

Pair = tuple[Word, Word]

_COLUMNS, _ROWS, _FRAME = Word(boards.COLUMNS), Word(boards.ROWS), Word(boards.FRAME)
_RANGES: Final = Word(len(BOARD.ranges))
_FIRST_LAND: Final = Word(BOARD.lands[TERRAINS[0]])
_ONES, _TWOS, _OCCUPIED = Word(BOARD.ones), Word(BOARD.twos), Word(BOARD.occupied)
SIZE: Final = Word(BOARD.kingdom_words)

_TERRAINS: Final = len(TERRAINS)
_SPAN, _FAR = Word(BOARD.span), Word(BOARD.far)
_REACH: Final = Word(REACH)
_CASTLE: Final = Word(1 << BOARD.cells[CASTLE][1])

_STRIDE, _BACK_A_STRIDE = Word(BOARD.stride), Word(64 - BOARD.stride)
_ROW_OF_CELLS: Final = Word((1 << BOARD.stride) - 1)
_BACK_A_COLUMN: Final = Word(63)
_IN_A_WORD: Final = Word(63)
_NO_RANK: Final = Word(63)

#: From a bit to its place in the frame of a bare castle, whose corner is in an even row.
_ORIGIN_TO_FRAME: Final = Word(-BOARD.cells[Square(-REACH, -REACH)][1] % 64)
_PAIRS_IN_FRAME: Final = (BOARD.grid + REACH + 2) // 2

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))

_A, _B, _TURNS = tables.WIDE_A, tables.WIDE_B, tables.TURNS
_EVEN_ROOM, _ODD_ROOM = tables.WIDE_EVEN_ROOM, tables.WIDE_ODD_ROOM
_EVEN_TURN, _ODD_TURN = tables.WIDE_EVEN_TURN, tables.WIDE_ODD_TURN
_A_ONES, _A_TWOS, _B_ONES, _B_TWOS = tables.A_ONES, tables.A_TWOS, tables.B_ONES, tables.B_TWOS
_GROWN_COLUMNS, _GROWN_ROWS, _BACK = tables.WIDE_GROWN_COLUMNS, tables.WIDE_GROWN_ROWS, tables.WIDE_BACK


@helper
def northward(mask: Pair) -> Pair:
    """The squares, each moved one to the north."""
    return rotate(mask[1], _STRIDE), mask[0]


@helper
def southward(mask: Pair) -> Pair:
    """The squares, each moved one to the south."""
    return mask[1], rotate(mask[0], _BACK_A_STRIDE)


@helper
def eastward(mask: Pair) -> Pair:
    """The squares, each moved one to the east."""
    return rotate(mask[0], _1), rotate(mask[1], _1)


@helper
def westward(mask: Pair) -> Pair:
    """The squares, each moved one to the west."""
    return rotate(mask[0], _BACK_A_COLUMN), rotate(mask[1], _BACK_A_COLUMN)


@helper
def beside(mask: Pair) -> Pair:
    """The squares that touch the mask by a side."""
    north, east, south, west = northward(mask), eastward(mask), southward(mask), westward(mask)
    return north[0] | east[0] | south[0] | west[0], north[1] | east[1] | south[1] | west[1]


@helper
def empty_squares(state: Words, at: Word) -> Pair:
    """The squares within reach that are free and keep the kingdom inside the grid (R15, R16)."""
    box = state[at + _COLUMNS] * _RANGES + state[at + _ROWS]
    return _EVEN_ROOM[box] & ~state[at + _OCCUPIED], _ODD_ROOM[box] & ~state[at + _OCCUPIED + _1]


@helper
def _matching(state: Words, at: Word, land: Word, empty: Pair) -> Pair:
    """The empty squares beside the castle or the terrain whose mask begins at the word `land` (R17)."""
    even, odd = beside((state[at + land] | _CASTLE, state[at + land + _1]))
    return even & empty[0], odd & empty[1]


@helper
def _either(first: Pair, room_for_second: Pair, empty: Pair, match_of_second: Pair) -> Pair:
    """Where the first half matches and the second has room, or the first has room and the second matches."""
    return (
        (first[0] & room_for_second[0]) | (empty[0] & match_of_second[0]),
        (first[1] & room_for_second[1]) | (empty[1] & match_of_second[1]),
    )


@helper
def placements(state: Words, at: Word, domino: Word) -> tuple[Pair, Pair, Pair, Pair]:
    """Where the first half may lie with the second to its north, east, south, west (R15-R18)."""
    empty = empty_squares(state, at)
    first, second = _matching(state, at, _A[domino], empty), _matching(state, at, _B[domino], empty)
    north = _either(first, southward(empty), empty, southward(second))
    east = _either(first, westward(empty), empty, westward(second))
    south = _either(first, northward(empty), empty, northward(second))
    west = _either(first, eastward(empty), empty, eastward(second))
    turns = _TURNS[domino]
    return north, east, (south[0] & turns, south[1] & turns), (west[0] & turns, west[1] & turns)


@helper
def fits(state: Words, at: Word, domino: Word) -> bool:
    """Whether a domino has any legal place (R20, R21)."""
    north, east, south, west = placements(state, at, domino)
    return bool(_count(north) + _count(east) + _count(south) + _count(west) != _0)


@helper
def place(state: Words, at: Word, domino: Word, first: Pair, direction: Word) -> None:
    """Lay a domino: its first half on the one bit of `first`, its second in that direction from it."""
    second = neighbour(first, direction)
    _grow_box(state, at, first, direction)
    a, b = at + _A[domino], at + _B[domino]
    state[a] |= first[0]
    state[a + _1] |= first[1]
    state[b] |= second[0]
    state[b + _1] |= second[1]
    state[at + _OCCUPIED] |= first[0] | second[0]
    state[at + _OCCUPIED + _1] |= first[1] | second[1]
    state[at + _ONES] |= (first[0] & _A_ONES[domino]) | (second[0] & _B_ONES[domino])
    state[at + _ONES + _1] |= (first[1] & _A_ONES[domino]) | (second[1] & _B_ONES[domino])
    state[at + _TWOS] |= (first[0] & _A_TWOS[domino]) | (second[0] & _B_TWOS[domino])
    state[at + _TWOS + _1] |= (first[1] & _A_TWOS[domino]) | (second[1] & _B_TWOS[domino])


@helper
def neighbour(square: Pair, direction: Word) -> Pair:
    """The square in that direction; a vertical step changes the word, and need not turn it."""
    from_even, from_odd = rotate(square[0], _EVEN_TURN[direction]), rotate(square[1], _ODD_TURN[direction])
    vertical = direction & _1 == _0
    return (from_odd, from_even) if vertical else (from_even, from_odd)


@helper
def _in_frame(state: Words, at: Word, first: Pair) -> Pair:
    """The cell of a square in the frame around the box, 12 x pair of rows + column, and whether its row is odd."""
    index = lowest_index(first[0] | first[1])
    return (index + _to_frame(state, at)) & _IN_A_WORD, _1 if first[0] == _0 else _0


@helper
def _to_frame(state: Words, at: Word) -> Word:
    """How far both words turn to begin with the frame's corner, `REACH` squares south-west of the box.

    A frame begins with an even row: with the row below the corner where the corner's own row is odd.
    """
    south, west = _BACK[state[at + _ROWS]], _BACK[state[at + _COLUMNS]]
    turn: Word = (_ORIGIN_TO_FRAME + ((south + _1) >> _1) * _STRIDE + west) & _IN_A_WORD
    return turn


@helper
def _row(state: Words, at: Word, cell: Word, odd: Word) -> Word:
    """The row of a cell of the frame."""
    row: Word = cell // _STRIDE * _2 + odd - (_BACK[state[at + _ROWS]] & _1)
    return row


@helper
def _grow_box(state: Words, at: Word, first: Pair, direction: Word) -> None:
    cell, odd = _in_frame(state, at, first)
    column = state[at + _COLUMNS] * _FRAME + cell % _STRIDE
    row = state[at + _ROWS] * _FRAME + _row(state, at, cell, odd)
    state[at + _COLUMNS] = _GROWN_COLUMNS[column * _4 + direction]
    state[at + _ROWS] = _GROWN_ROWS[row * _4 + direction]


@helper
def _count(mask: Pair) -> Word:
    return popcount(mask[0]) + popcount(mask[1])


@helper
def _bit_of_pair(even: Word, odd: Word, rank: Word) -> Pair:
    """The set bit with `rank` set bits below it, even rows first; the other word has no bit of so high a rank."""
    in_even_rows = popcount(even)
    return bit_at(even, rank), bit_at(odd, rank - in_even_rows if rank >= in_even_rows else _NO_RANK)


@helper
def place_at_random(state: Words, at: Word, domino: Word, chance: Word) -> Word:
    """Lay a domino on any of its places, all equally likely, or discard it; the chance that is left."""
    north, east, south, west = placements(state, at, domino)
    to_north = _count(north)
    to_east = to_north + _count(east)
    to_south = to_east + _count(south)
    count = to_south + _count(west)
    if count == _0:
        return chance
    rank, chance = share(chance, count)
    bounds = to_north, to_east, to_south
    even = by_rank(rank, bounds, north[0], east[0], south[0], west[0])
    odd = by_rank(rank, bounds, north[1], east[1], south[1], west[1])
    before = by_rank(rank, bounds, _0, to_north, to_east, to_south)
    direction = by_rank(rank, bounds, _0, _1, _2, _3)
    place(state, at, domino, _bit_of_pair(even, odd, rank - before), direction)
    return chance


@helper
def links(state: Words, at: Word) -> tuple[Pair, Pair]:
    """The squares whose neighbour to the north, to the east, has their terrain."""
    even_north = odd_north = even_east = odd_east = _0
    for terrain in range(_TERRAINS):
        even, odd = _land(state, at, Word(terrain))
        even_north |= even & odd
        odd_north |= odd & rotate(even, _BACK_A_STRIDE)
        even_east |= even & rotate(even, _BACK_A_COLUMN)
        odd_east |= odd & rotate(odd, _BACK_A_COLUMN)
    return (even_north, odd_north), (even_east, odd_east)


@helper
def _land(state: Words, at: Word, terrain: Word) -> Pair:
    word = at + _FIRST_LAND + _2 * terrain
    return state[word], state[word + _1]


@helper
def flooded(even: Word, odd: Word, north: Pair, east: Pair) -> Pair:
    """The territories of the squares in `even` and `odd`, given the links between squares."""
    while True:
        even, odd = _grown(even, odd, north, east)
        even, odd = _grown(even, odd, north, east)
        even_more = _along_row(even, east[0]) | (odd & north[0]) | rotate(odd & north[1], _STRIDE)
        odd_more = _along_row(odd, east[1]) | (even & north[0]) | (rotate(even, _BACK_A_STRIDE) & north[1])
        if (even_more & ~even) | (odd_more & ~odd) == _0:
            return even, odd


@helper
def _grown(even: Word, odd: Word, north: Pair, east: Pair) -> Pair:
    """The flood, one step further along rows and then along columns."""
    even |= _along_row(even, east[0])
    odd |= _along_row(odd, east[1])
    odd |= (even & north[0]) | (rotate(even, _BACK_A_STRIDE) & north[1])
    return even | (odd & north[0]) | rotate(odd & north[1], _STRIDE), odd


@helper
def _along_row(flood: Word, east: Word) -> Word:
    return rotate(flood & east, _1) | (rotate(flood, _BACK_A_COLUMN) & east)


@helper
def _one_of_each_terrain(state: Words, at: Word, even: Word, odd: Word) -> Pair:
    even_seeds = odd_seeds = _0
    for terrain in range(_TERRAINS):
        even_land, odd_land = _land(state, at, Word(terrain))
        in_even_rows = lowest_bit(even_land & even)
        even_seeds |= in_even_rows
        odd_seeds |= lowest_bit(odd_land & odd) if in_even_rows == _0 else _0
    return even_seeds, odd_seeds


@helper
def points(state: Words, at: Word) -> Word:
    """What the territories are worth (R22-R24): one of each terrain is flooded at a time, from crowned squares only."""
    even_ones, odd_ones = state[at + _ONES], state[at + _ONES + _1]
    even_twos, odd_twos = state[at + _TWOS], state[at + _TWOS + _1]
    north, east = links(state, at)
    total = _0
    even_left, odd_left = even_ones | even_twos, odd_ones | odd_twos
    while even_left | odd_left != _0:
        even, odd = _one_of_each_terrain(state, at, even_left, odd_left)
        even, odd = flooded(even, odd, north, east)
        for terrain in range(_TERRAINS):
            even_land, odd_land = _land(state, at, Word(terrain))
            even_land &= even
            odd_land &= odd
            crowned = popcount(even_land & even_ones) + popcount(odd_land & odd_ones)
            crowned += _2 * (popcount(even_land & even_twos) + popcount(odd_land & odd_twos))
            total += (popcount(even_land) + popcount(odd_land)) * crowned
        even_left &= ~even
        odd_left &= ~odd
    return total


@helper
def largest(state: Words, at: Word) -> Word:
    """The squares of the largest territory, crowned or not (R32)."""
    north, east = links(state, at)
    most = _0
    even_left, odd_left = state[at + _OCCUPIED] & ~_CASTLE, state[at + _OCCUPIED + _1]
    while even_left | odd_left != _0:
        even, odd = _one_of_each_terrain(state, at, even_left, odd_left)
        even, odd = flooded(even, odd, north, east)
        for terrain in range(_TERRAINS):
            even_land, odd_land = _land(state, at, Word(terrain))
            most = max(most, popcount(even & even_land) + popcount(odd & odd_land))
        even_left &= ~even
        odd_left &= ~odd
    return most


@helper
def crowns(state: Words, at: Word) -> Word:
    """All crowns in the kingdom (R32)."""
    ones = popcount(state[at + _ONES]) + popcount(state[at + _ONES + _1])
    return ones + _2 * (popcount(state[at + _TWOS]) + popcount(state[at + _TWOS + _1]))


@helper
def squares(state: Words, at: Word) -> Word:
    """How many squares are covered, the castle's too."""
    return popcount(state[at + _OCCUPIED]) + popcount(state[at + _OCCUPIED + _1])


@helper
def list_placements(state: Words, at: Word, domino: Word, actions: Words) -> Word:
    """Write the numbers of all placements into `actions`, in the official order; how many there are."""
    north, east, south, west = placements(state, at, domino)
    count = _0
    for pair in range(_PAIRS_IN_FRAME):
        count = _list_row(state, at, (north[0], east[0], south[0], west[0]), Word(pair), _0, actions, count)
        count = _list_row(state, at, (north[1], east[1], south[1], west[1]), Word(pair), _1, actions, count)
    return count


@helper
def _list_row(
    state: Words, at: Word, masks: tuple[Word, Word, Word, Word], pair: Word, odd: Word, actions: Words, count: Word
) -> Word:
    """Write one row's placements, west to east, each n e s w; how many there are by now."""
    north, east, south, west = masks
    to_frame = _to_frame(state, at)
    left = (rotate(north | east | south | west, to_frame) >> (pair * _STRIDE)) & _ROW_OF_CELLS
    while left != _0:
        cell = pair * _STRIDE + lowest_index(left)
        number = _number(state, at, cell, odd)
        for direction, mask in enumerate(masks):
            if (rotate(mask, to_frame) >> cell) & _1 != _0:
                actions[count] = number + Word(direction)
                count += _1
        left = without_lowest(left)
    return count


@helper
def _number(state: Words, at: Word, cell: Word, odd: Word) -> Word:
    """The number of the placement to the north from this cell of the frame; the other directions follow it."""
    y = _row(state, at, cell, odd) + _FAR - _REACH - _BACK[state[at + _ROWS]]
    x = cell % _STRIDE + _FAR - _REACH - _BACK[state[at + _COLUMNS]]
    number: Word = (y * _SPAN + x) * _4
    return number


@helper
def first_bit(action: Word) -> Pair:
    """The bit of the first half in the placement with this number."""
    square = action // _4
    row, column = square // _SPAN, square % _SPAN
    bit = _1 << ((row // _2 * _STRIDE + column) & _IN_A_WORD)
    return (bit, _0) if row & _1 == _0 else (_0, bit)


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
    if (mask[0] & first[0]) | (mask[1] & first[1]) == _0:
        return False
    return bool(action_number(state, at, first, direction) == action)


@helper
def action_number(state: Words, at: Word, first: Pair, direction: Word) -> Word:
    """The number of the placement with the first half on this bit, the second in that direction from it."""
    cell, odd = _in_frame(state, at, first)
    return _number(state, at, cell, odd) + direction


@helper
def place_action(state: Words, at: Word, domino: Word, action: Word) -> None:
    """Lay a domino by the number of the placement."""
    place(state, at, domino, first_bit(action), action % _4)
