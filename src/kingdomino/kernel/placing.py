"""Where a domino may lie in a kingdom, and laying it (R15-R18): written once, built for each grid.

A kingdom begins at the word `at` of a state. A piece is a domino's index (`tables`). Directions are 0-3 for n e s w, in
the official order. The frame is the part of the layout that can be reached from a kingdom's box: it begins `REACH`
squares south-west of the box.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from kingdomino.rules import CASTLE

from . import boards
from .boards import REACH, Board
from .jit import inlined
from .tables import A_ONES, A_TWOS, B_ONES, B_TWOS, TURNS, WordArray, land_words, ranges_of
from .words import Word, by_rank, lowest_index, share, without_lowest

#: A set of squares: one word on the 5x5 grid, two on 7x7. Each grid's functions take and give its own kind.
Mask = Any

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))
_COLUMNS, _ROWS, _FRAME = Word(boards.COLUMNS), Word(boards.ROWS), Word(boards.FRAME)
_REACH = Word(REACH)


class Placing(NamedTuple):
    """The functions for one grid."""

    beside: Callable[..., Mask]
    empty_squares: Callable[..., Mask]
    placements: Callable[..., tuple[Mask, Mask, Mask, Mask]]
    toward: Callable[..., Mask]
    fits: Callable[..., bool]
    place_at_random: Callable[..., Word]
    list_placements: Callable[..., Word]
    may_place: Callable[..., bool]
    action_number: Callable[..., Word]
    place_action: Callable[..., None]


def placing_on(board: Board, masks: ModuleType) -> Placing:
    """Build the functions over sets of squares as `masks` keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    union, both, where, count, is_empty = masks.union, masks.both, masks.where, masks.count, masks.is_empty
    northward, eastward, southward, westward = masks.northward, masks.eastward, masks.southward, masks.westward
    neighbour, without, bit_at, chosen = masks.neighbour, masks.without, masks.bit_at, masks.chosen
    read, add, room = masks.read, masks.add, masks.room
    square_at, in_frame, frame_row = masks.square_at, masks.in_frame, masks.frame_row

    castle = masks.from_squares([CASTLE])
    ones, twos, occupied = Word(board.ones), Word(board.twos), Word(board.occupied)
    span, to_layout = Word(board.span), Word(board.far - REACH)
    ranges, frame_rows = Word(len(board.ranges)), board.grid + REACH
    land_of_a, land_of_b = land_words(board)
    back, _, _, grown_columns, grown_rows = ranges_of(board)

    @inlined
    def beside(mask: Mask) -> Mask:
        """The squares that touch the mask by a side."""
        return union(union(northward(mask), eastward(mask)), union(southward(mask), westward(mask)))

    @inlined
    def empty_squares(state: WordArray, at: Word) -> Mask:
        """The squares within reach that are free and keep the kingdom inside the grid (R15, R16)."""
        return without(room(state[at + _COLUMNS] * ranges + state[at + _ROWS]), read(state, at + occupied))

    @inlined
    def matching(state: WordArray, at: Word, land: Word, empty: Mask) -> Mask:
        """The empty squares beside the castle or the terrain whose mask begins at the word `land` (R17)."""
        return both(beside(union(read(state, at + land), castle)), empty)

    @inlined
    def either(first: Mask, room_for_second: Mask, empty: Mask, match_of_second: Mask) -> Mask:
        """Where the first half matches and the second has room, or the first has room and the second matches."""
        return union(both(first, room_for_second), both(empty, match_of_second))

    @inlined
    def placements(state: WordArray, at: Word, piece: Word) -> tuple[Mask, Mask, Mask, Mask]:
        """Where the first half may lie with the second to its north, east, south, west (R15-R18)."""
        empty = empty_squares(state, at)
        first = matching(state, at, land_of_a[piece], empty)
        second = matching(state, at, land_of_b[piece], empty)
        turns = TURNS[piece]
        return (
            either(first, southward(empty), empty, southward(second)),
            either(first, westward(empty), empty, westward(second)),
            where(either(first, northward(empty), empty, northward(second)), turns),
            where(either(first, eastward(empty), empty, eastward(second)), turns),
        )

    @inlined
    def toward(direction: Word, north: Mask, east: Mask, south: Mask, west: Mask) -> Mask:
        """The set for this direction."""
        if direction == _0:
            return north
        if direction == _1:
            return east
        return south if direction == _2 else west

    @inlined
    def fits(state: WordArray, at: Word, piece: Word) -> bool:
        """Whether a domino has any legal place (R20, R21)."""
        north, east, south, west = placements(state, at, piece)
        return not is_empty(union(union(north, east), union(south, west)))

    @inlined
    def place(state: WordArray, at: Word, piece: Word, first: Mask, direction: Word) -> None:
        """Lay a domino: its first half on the one square of `first`, its second in that direction from it."""
        second = neighbour(first, direction)
        grow_box(state, at, first, direction)
        add(state, at + land_of_a[piece], first)
        add(state, at + land_of_b[piece], second)
        add(state, at + occupied, union(first, second))
        add(state, at + ones, union(where(first, A_ONES[piece]), where(second, B_ONES[piece])))
        add(state, at + twos, union(where(first, A_TWOS[piece]), where(second, B_TWOS[piece])))

    @inlined
    def grow_box(state: WordArray, at: Word, first: Mask, direction: Word) -> None:
        columns, rows = state[at + _COLUMNS], state[at + _ROWS]
        row, column = in_frame(first, back[rows], back[columns])
        state[at + _COLUMNS] = grown_columns[(columns * _FRAME + column) * _4 + direction]
        state[at + _ROWS] = grown_rows[(rows * _FRAME + row) * _4 + direction]

    @inlined
    def place_at_random(state: WordArray, at: Word, piece: Word, entropy: Word) -> Word:
        """Lay a domino on any of its places, all equally likely, or discard it; the remaining entropy."""
        north, east, south, west = placements(state, at, piece)
        to_north = count(north)
        to_east = to_north + count(east)
        to_south = to_east + count(south)
        total = to_south + count(west)
        if total == _0:
            return entropy
        rank, entropy = share(entropy, total)
        bounds = to_north, to_east, to_south
        mask = chosen(rank, bounds, north, east, south, west)
        before = by_rank(rank, bounds, _0, to_north, to_east, to_south)
        place(state, at, piece, bit_at(mask, rank - before), by_rank(rank, bounds, _0, _1, _2, _3))
        return entropy

    @inlined
    def list_placements(state: WordArray, at: Word, piece: Word, actions: WordArray) -> Word:
        """Write the numbers of all placements into `actions`, in the official order; how many there are."""
        north, east, south, west = placements(state, at, piece)
        to_south, to_west = back[state[at + _ROWS]], back[state[at + _COLUMNS]]
        written = _0
        for number in range(frame_rows):
            row = Word(number)
            in_row = (
                frame_row(north, row, to_south, to_west),
                frame_row(east, row, to_south, to_west),
                frame_row(south, row, to_south, to_west),
                frame_row(west, row, to_south, to_west),
            )
            left = in_row[0] | in_row[1] | in_row[2] | in_row[3]
            while left != _0:
                column = lowest_index(left)
                first_number = number_at(row, column, to_south, to_west)
                for direction, columns in enumerate(in_row):
                    if (columns >> column) & _1 != _0:
                        actions[written] = first_number + Word(direction)
                        written += _1
                left = without_lowest(left)
        return written

    @inlined
    def number_at(row: Word, column: Word, to_south: Word, to_west: Word) -> Word:
        """The number of the placement to the north from this cell of the frame; the other directions follow it."""
        number: Word = ((row + to_layout - to_south) * span + column + to_layout - to_west) * _4
        return number

    @inlined
    def action_number(state: WordArray, at: Word, first: Mask, direction: Word) -> Word:
        """The number of the placement with the first half on this square, the second in that direction from it."""
        to_south, to_west = back[state[at + _ROWS]], back[state[at + _COLUMNS]]
        row, column = in_frame(first, to_south, to_west)
        return number_at(row, column, to_south, to_west) + direction

    @inlined
    def first_square(action: Word) -> Mask:
        """The square of the first half in the placement with this number."""
        square = action // _4
        return square_at(square // span, square % span)

    @inlined
    def may_place(state: WordArray, at: Word, piece: Word, action: Word) -> bool:
        """Whether the placement with this number is legal."""
        first, direction = first_square(action), action % _4
        north, east, south, west = placements(state, at, piece)
        if is_empty(both(toward(direction, north, east, south, west), first)):
            return False
        return bool(action_number(state, at, first, direction) == action)

    @inlined
    def place_action(state: WordArray, at: Word, piece: Word, action: Word) -> None:
        """Lay a domino by the number of the placement."""
        place(state, at, piece, first_square(action), action % _4)

    return Placing(
        beside,
        empty_squares,
        placements,
        toward,
        fits,
        place_at_random,
        list_placements,
        may_place,
        action_number,
        place_action,
    )
