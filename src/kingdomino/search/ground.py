"""The empty squares that a placement leaves: how many pieces they fall into, and what no domino can ever cover.

The ground is the kingdom with the empty squares that count: always a rectangle.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from kingdomino.kernel.compiled import FloatArray, Grid, Mask, Word, inlined
from kingdomino.rules import CASTLE

from .judging import judge_on, to_float
from .taught_weights import CUT_OFF, DEAD_ENDS, IMBALANCE, PAIRS, REGIONS, TRIPLES

_0, _1 = Word(0), Word(1)


class Ground(NamedTuple):
    """The functions for one grid."""

    border_of: Callable[..., Mask]
    colour_of: Callable[..., Mask]
    room_value: Callable[..., float]


@cache
def ground_on(grid: Grid) -> Ground:
    """Build the functions over sets of squares as the grid keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    masks, beside, flooded = grid.masks, grid.placing.beside, judge_on(grid).flooded
    nothing, union, both, without, count = masks.NOTHING, masks.union, masks.both, masks.without, masks.count
    is_empty, lowest = masks.is_empty, masks.lowest
    northward, eastward, southward, westward = masks.northward, masks.eastward, masks.southward, masks.westward
    castle = masks.from_squares([CASTLE])

    @inlined
    def colour_of(ground: Mask) -> Mask:
        """Every second square of the ground, as on a chessboard, with the castle's."""
        white, black = castle, nothing
        while True:
            black = both(union(black, beside(white)), ground)
            more = both(union(white, beside(black)), ground)
            if is_empty(without(more, white)):
                return white
            white = more

    @inlined
    def border_of(ground: Mask) -> Mask:
        """The squares of the ground that lack a neighbour in it."""
        inner = both(both(northward(ground), southward(ground)), both(eastward(ground), westward(ground)))
        return without(ground, inner)

    @inlined
    def by_neighbours(squares: Mask) -> tuple[Mask, Mask, Mask]:
        """Where one or more of these squares are neighbours, where two or more are, and where three or more are."""
        north, east, south, west = northward(squares), eastward(squares), southward(squares), westward(squares)
        vertical, horizontal = union(north, south), union(east, west)
        both_vertical, both_horizontal = both(north, south), both(east, west)
        two = union(both(vertical, horizontal), union(both_vertical, both_horizontal))
        three = union(both(both_vertical, horizontal), both(both_horizontal, vertical))
        return union(vertical, horizontal), two, three

    @inlined
    def pieces_of(squares: Mask, border: Mask) -> Word:
        """How many pieces empty squares fall into, without a look at each: by Euler's formula.

        Pieces less holes are squares less pairs of neighbours plus blocks of 2 x 2. All other squares of the ground are
        in one piece, the kingdom and what it cuts off. So there is one hole if the squares run all along the border of
        the ground, and none otherwise.
        """
        east, north = both(squares, eastward(squares)), both(squares, northward(squares))
        blocks = both(north, eastward(north))
        hole = _1 if is_empty(without(border, squares)) else _0
        pieces: Word = count(squares) + count(blocks) + hole - count(east) - count(north)
        return pieces

    @inlined
    def imbalance_of(squares: Mask, white: Mask) -> float:
        """How many squares one colour has more than the other."""
        return float(abs(2.0 * to_float(count(both(squares, white))) - to_float(count(squares))))

    @inlined
    def room_value(empty: Mask, border: Mask, white: Mask, weights: FloatArray) -> float:
        """The value of the empty squares: of each piece that they fall into, by its size and its two colours.

        A domino covers neighbours, one square of each colour of a chessboard. What one colour has more stays empty.
        Pieces of one, two and three squares are found all at once, by how many empty neighbours a square has.
        """
        beside_one, beside_two, beside_three = by_neighbours(empty)
        single, ends = without(empty, beside_one), both(empty, without(beside_one, beside_two))
        beside_end, between_ends, _ = by_neighbours(ends)
        # The squares of pairs, and the middle squares of three.
        paired = both(ends, beside_end)
        middle = without(both(empty, between_ends), beside_three)
        large = without(empty, union(union(single, paired), union(middle, both(ends, beside(middle)))))
        singles, triples = to_float(count(single)), to_float(count(middle))
        pairs = 0.5 * to_float(count(paired))
        regions, imbalance = singles + pairs + triples, singles + triples
        if not is_empty(large):
            pieces = pieces_of(large, border)
            regions += to_float(pieces)
            if pieces == _1:
                imbalance += imbalance_of(large, white)
            else:
                while not is_empty(large):
                    piece = flooded(lowest(large), large)
                    large = without(large, piece)
                    imbalance += imbalance_of(piece, white)
        value = weights[CUT_OFF] * singles + weights[DEAD_ENDS] * to_float(count(ends))
        value += weights[REGIONS] * regions + weights[IMBALANCE] * imbalance
        return float(value + weights[PAIRS] * pairs + weights[TRIPLES] * triples)

    return Ground(border_of, colour_of, room_value)
