"""The quick judgement of a kingdom, written once and built for each grid: the best-looking placement, a claim's value.

A kingdom begins at the word `at` of a state. A piece is a domino's index: its number less one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel.compiled import (
    A_CROWNS,
    A_ONES,
    A_TERRAIN,
    A_TWOS,
    B_CROWNS,
    B_ONES,
    B_TERRAIN,
    B_TWOS,
    LINES_TO_COME,
    MIDDLE_KINGDOM,
    NEXT_LINE,
    FloatArray,
    Grid,
    Mask,
    NumberArray,
    Word,
    WordArray,
    inlined,
    keyed,
    routine,
)

from .weights import Judgement

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))

_MOST_LIBERTIES: Final = 4.0
_UNIT: Final = 2.0**-32
_LOW: Final = Word(2**32 - 1)
_HALF_WORD: Final = Word(32)

#: The value of a domino that fits nowhere, next to those that fit.
NO_PLACE: Final = -12.0
#: The number of no placement.
NO_ACTION: Final = -1


@inlined
def to_float(number: Word) -> float:
    """A count as a float: by way of a signed number, which is much faster."""
    return np.float64(np.int64(number))


@inlined
def upper_fraction(word: Word) -> float:
    """The upper half of a random word as a fraction from 0 to 1."""
    return to_float(word >> _HALF_WORD) * _UNIT


@inlined
def lower_fraction(word: Word) -> float:
    """The lower half of a random word as a fraction from 0 to 1."""
    return to_float(word & _LOW) * _UNIT


@inlined
def insert_ranked(
    actions: NumberArray, values: FloatArray, start: int, end: int, action: np.int64, value: float
) -> None:
    """Insert an action into those from `start` to `end`, which are sorted by value, the highest first."""
    rank = end
    while rank > start and values[rank - 1] < value:
        values[rank], actions[rank] = values[rank - 1], actions[rank - 1]
        rank -= 1
    values[rank], actions[rank] = value, action


class Judge(NamedTuple):
    """The functions for one grid."""

    best_placement: Callable[..., tuple[float, int]]
    rank_placements: Callable[..., int]
    claim_value: Callable[..., float]
    #: What taught placements are built over, too.
    flooded: Callable[..., Mask]
    wanted: Callable[..., Mask]
    candidates: Callable[..., tuple[Mask, Mask, Mask, Mask, Mask]]


@cache
def judge_on(grid: Grid) -> Judge:
    """Build the functions over sets of squares as the grid keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    masks, placing, territories, centred = grid
    nothing, union, both, without, count = masks.NOTHING, masks.union, masks.both, masks.without, masks.count
    is_empty, lowest, where, neighbour = masks.is_empty, masks.lowest, masks.where, masks.neighbour
    cell_of = masks.cell_of
    beside, placements, empty_squares = placing.beside, placing.placements, placing.empty_squares
    toward, action_number = placing.toward, placing.action_number
    land, ones_of, twos_of = territories.land, territories.ones, territories.twos
    can_be_centred = territories.can_be_centred

    @inlined
    def flooded(start: Mask, terrain: Mask) -> Mask:
        flood = start
        while True:
            grown = both(union(flood, beside(flood)), terrain)
            grown = both(union(grown, beside(grown)), terrain)
            if is_empty(without(grown, flood)):
                return flood
            flood = grown

    @inlined
    def terrain_value(terrain: Mask, ones: Mask, twos: Mask, empty: Mask, liberty: float) -> float:
        """Points of a terrain's territories, and a bonus for crowns of territories that can still grow."""
        value = 0.0
        left = both(terrain, union(ones, twos))
        while not is_empty(left):
            territory = flooded(lowest(left), terrain)
            crowns = to_float(count(both(territory, ones)) + _2 * count(both(territory, twos)))
            worth = to_float(count(territory))
            if liberty != 0.0:
                worth += liberty * min(to_float(count(both(beside(territory), empty))), _MOST_LIBERTIES)
            value += crowns * worth
            left = without(left, territory)
        return value

    @inlined
    def cut_off(empty: Mask) -> Word:
        """Empty squares with no empty neighbour."""
        squares: Word = count(without(empty, beside(empty)))
        return squares

    @inlined
    def wanted(state: WordArray, at: Word) -> Mask:
        """The grid around the castle, while it can be filled and the Middle Kingdom is played; nothing otherwise."""
        if state[MIDDLE_KINGDOM] != _0 and can_be_centred(state, at):
            return centred
        return nothing

    @inlined
    def candidates(state: WordArray, at: Word, piece: Word) -> tuple[Mask, Mask, Mask, Mask, Mask]:
        """The placements that a playout looks at, by direction, and the empty squares that count.

        While the Middle Kingdom can be reached, only those in the grid around the castle, if there are any.
        """
        north, east, south, west = placements(state, at, piece)
        room, centre = empty_squares(state, at), wanted(state, at)
        if not is_empty(centre):
            inside = both(room, centre)
            # Both halves inside: the first one's square, and the second one's seen from the first.
            n = both(both(north, inside), neighbour(inside, _2))
            e = both(both(east, inside), neighbour(inside, _3))
            s = both(both(south, inside), neighbour(inside, _0))
            w = both(both(west, inside), neighbour(inside, _1))
            if not is_empty(union(union(n, e), union(s, w))):
                return n, e, s, w, inside
        return north, east, south, west, room

    @inlined
    def liberty_weight(state: WordArray, judgement: Judgement) -> float:
        """The value of a free edge: nothing in the last round, where no domino comes after this one."""
        more = state[NEXT_LINE] != _0 or state[LINES_TO_COME] != _0
        return float(judgement.liberty) if more else 0.0

    @inlined
    def placement_value(
        state: WordArray,
        at: Word,
        piece: Word,
        first: Mask,
        second: Mask,
        room: Mask,
        base: float,
        holes: float,
        judgement: Judgement,
        liberty: float,
    ) -> float:
        terrain_a, terrain_b = A_TERRAIN[piece], B_TERRAIN[piece]
        land_a, land_b = land(state, at, terrain_a), land(state, at, terrain_b)
        ones = union(ones_of(state, at), union(where(first, A_ONES[piece]), where(second, B_ONES[piece])))
        twos = union(twos_of(state, at), union(where(first, A_TWOS[piece]), where(second, B_TWOS[piece])))
        empty = without(room, union(first, second))
        if terrain_a == terrain_b:
            value = terrain_value(union(land_a, union(first, second)), ones, twos, empty, liberty)
        else:
            value = terrain_value(union(land_a, first), ones, twos, empty, liberty)
            value += terrain_value(union(land_b, second), ones, twos, empty, liberty)
        contacts = count(both(beside(first), land_a)) + count(both(beside(second), land_b))
        value += judgement.contact * to_float(contacts) - judgement.hole * (to_float(cut_off(empty)) - holes)
        return float(value - base)

    @inlined
    def base_value(state: WordArray, at: Word, piece: Word, room: Mask, liberty: float) -> float:
        terrain_a, terrain_b = A_TERRAIN[piece], B_TERRAIN[piece]
        ones, twos = ones_of(state, at), twos_of(state, at)
        value = terrain_value(land(state, at, terrain_a), ones, twos, room, liberty)
        if terrain_a != terrain_b:
            value += terrain_value(land(state, at, terrain_b), ones, twos, room, liberty)
        return value

    @routine
    def best_placement(
        state: WordArray, at: Word, piece: Word, judgement: Judgement, noise: Word, thorough: bool
    ) -> tuple[float, int]:
        """The value and number of the best-looking placement; a playout looks at a sample, with noise mixed in.

        The noise of a placement depends on the word `noise`, its square and its direction alone, so that simulations
        that share the word share the noise, even where other placements differ.
        """
        liberty = liberty_weight(state, judgement)
        north, east, south, west, room = candidates(state, at, piece)
        total = to_float(count(north) + count(east) + count(south) + count(west))
        if total == 0.0:
            return NO_PLACE, NO_ACTION
        base = base_value(state, at, piece, room, liberty)
        holes = to_float(cut_off(room))
        keep = 1.0 if thorough else judgement.sample / total
        strength = 0.0 if thorough else judgement.placement_noise
        best_value, best_first, best_direction = -1e9, nothing, 0
        for direction in range(4):
            left = toward(Word(direction), north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                luck = 0.0
                if not thorough:
                    word = keyed(noise, cell_of(first) * _4 + Word(direction))
                    if keep < 1.0 and best_value > -1e9 and lower_fraction(word) > keep:
                        continue
                    luck = upper_fraction(word)
                second = neighbour(first, Word(direction))
                value = placement_value(state, at, piece, first, second, room, base, holes, judgement, liberty)
                value += strength * luck
                if value > best_value:
                    best_value, best_first, best_direction = value, first, direction
        return best_value, int(action_number(state, at, best_first, Word(best_direction)))

    @routine
    def rank_placements(
        state: WordArray,
        at: Word,
        piece: Word,
        judgement: Judgement,
        actions: NumberArray,
        values: FloatArray,
        start: int,
    ) -> int:
        """Write all placements from `start` on, the best-looking first; how many there are."""
        liberty = liberty_weight(state, judgement)
        north, east, south, west = placements(state, at, piece)
        centre = wanted(state, at)
        whole_room = empty_squares(state, at)
        room = whole_room if is_empty(centre) else both(whole_room, centre)
        base = base_value(state, at, piece, room, liberty)
        holes = to_float(cut_off(room))
        written = 0
        for direction in range(4):
            left = toward(Word(direction), north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                second = neighbour(first, Word(direction))
                value = placement_value(state, at, piece, first, second, room, base, holes, judgement, liberty)
                if not is_empty(centre) and not is_empty(without(union(first, second), centre)):
                    value -= judgement.off_centre
                action = np.int64(action_number(state, at, first, Word(direction)))
                insert_ranked(actions, values, start, start + written, action, value)
                written += 1
        return written

    @inlined
    def half_value(state: WordArray, at: Word, terrain: Word, crowns: float, judgement: Judgement) -> float:
        squares = land(state, at, terrain)
        own = to_float(count(both(squares, ones_of(state, at))) + _2 * count(both(squares, twos_of(state, at))))
        return float(crowns * (judgement.claim_crown + to_float(count(squares))) + judgement.claim_terrain * own)

    @routine
    def claim_value(state: WordArray, at: Word, piece: Word, judgement: Judgement) -> float:
        """The value of claiming a domino, without looking where it would lie."""
        value = half_value(state, at, A_TERRAIN[piece], A_CROWNS[piece], judgement)
        return value + half_value(state, at, B_TERRAIN[piece], B_CROWNS[piece], judgement)

    return Judge(best_placement, rank_placements, claim_value, flooded, wanted, candidates)
