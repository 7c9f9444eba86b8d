"""The quick judgement of a kingdom, written once for both grids: which placement looks best, what a claim is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

import numpy as np

from kingdomino.kernel import tables
from kingdomino.kernel.jit import helper, routine
from kingdomino.kernel.layout import LINES_TO_COME, MIDDLE_KINGDOM, NEXT_LINE
from kingdomino.kernel.tables import Numbers, Words
from kingdomino.kernel.words import Word, advance
from kingdomino.rules import DOMINOES, TERRAINS

from .weights import CLAIM_CROWN, CLAIM_TERRAIN, CONTACT, HOLE, LIBERTY, OFF_CENTRE, PLACEMENT_NOISE, SAMPLE, Weights

#: A set of squares: one word on the 5x5 grid, two on 7x7. The functions below take whichever their grid has.
Mask = Any

_0, _1, _2, _3 = (Word(number) for number in range(4))
_A_ONES, _A_TWOS, _B_ONES, _B_TWOS = tables.A_ONES, tables.A_TWOS, tables.B_ONES, tables.B_TWOS
_NUMBERS: Final = sorted(DOMINOES)
_TERRAIN_A: Final = np.array([TERRAINS.index(DOMINOES[number].a.terrain) for number in _NUMBERS], np.uint64)
_TERRAIN_B: Final = np.array([TERRAINS.index(DOMINOES[number].b.terrain) for number in _NUMBERS], np.uint64)
_CROWNS_A: Final = np.array([DOMINOES[number].a.crowns for number in _NUMBERS], np.float64)
_CROWNS_B: Final = np.array([DOMINOES[number].b.crowns for number in _NUMBERS], np.float64)

_MOST_LIBERTIES: Final = 4.0
_UNIT: Final = 2.0**-32
_LOW: Final = Word(2**32 - 1)
_HALF_WORD: Final = Word(32)

#: What a domino that fits nowhere is worth, next to those that fit.
NO_PLACE: Final = -12.0
#: The number of no placement.
NO_ACTION: Final = -1


@helper
def to_float(number: Word) -> float:
    """A count as a float: by way of a signed number, which is much faster."""
    return np.float64(np.int64(number))


@dataclass(frozen=True, slots=True)
class Judge:
    """The functions for one grid."""

    best_place: Callable[..., tuple[float, int]]
    rank_places: Callable[..., int]
    claim_value: Callable[..., float]


def judge_for(masks: ModuleType) -> Judge:
    """Build the functions over sets of squares as `masks` keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    nothing, size, centred_grid = masks.NOTHING, masks.SIZE, masks.CENTRED_GRID
    union, both, without, count, is_empty = masks.union, masks.both, masks.without, masks.count, masks.is_empty
    same, lowest, where, neighbour, beside = masks.same, masks.lowest, masks.where, masks.neighbour, masks.beside
    land, ones_of, twos_of, number = masks.land, masks.ones, masks.twos, masks.number
    placements, empty_squares, can_be_centred = masks.placements, masks.empty_squares, masks.can_be_centred

    @helper
    def flooded(start: Mask, terrain: Mask) -> Mask:
        flood = start
        while True:
            grown = both(union(flood, beside(flood)), terrain)
            grown = both(union(grown, beside(grown)), terrain)
            if same(grown, flood):
                return flood
            flood = grown

    @helper
    def terrain_value(terrain: Mask, ones: Mask, twos: Mask, empty: Mask, liberty: float) -> float:
        """Points of a terrain's territories, and hopes for more where their edge is free."""
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

    @helper
    def cut_off(empty: Mask) -> Word:
        """Empty squares with no empty neighbour."""
        squares: Word = count(without(empty, beside(empty)))
        return squares

    @helper
    def wanted(state: Words, at: Word) -> Mask:
        """The grid around the castle, while it can be filled and the Middle Kingdom is played; nothing otherwise."""
        if state[MIDDLE_KINGDOM] != _0 and can_be_centred(state, at):
            return centred_grid
        return nothing

    @helper
    def liberty_weight(state: Words, weights: Weights) -> float:
        """What a free edge is worth: nothing in the last round, where no domino comes after this one."""
        more = state[NEXT_LINE] != _0 or state[LINES_TO_COME] != _0
        return float(weights[LIBERTY]) if more else 0.0

    @helper
    def pick(direction: int, north: Mask, east: Mask, south: Mask, west: Mask) -> Mask:
        if direction == 0:
            return north
        if direction == 1:
            return east
        return south if direction == 2 else west

    @helper
    def placement_value(
        state: Words,
        at: Word,
        domino: Word,
        first: Mask,
        second: Mask,
        room: Mask,
        base: float,
        holes: float,
        weights: Weights,
        liberty: float,
    ) -> float:
        terrain_a, terrain_b = _TERRAIN_A[domino], _TERRAIN_B[domino]
        land_a, land_b = land(state, at, terrain_a), land(state, at, terrain_b)
        ones = union(ones_of(state, at), union(where(first, _A_ONES[domino]), where(second, _B_ONES[domino])))
        twos = union(twos_of(state, at), union(where(first, _A_TWOS[domino]), where(second, _B_TWOS[domino])))
        empty = without(room, union(first, second))
        if terrain_a == terrain_b:
            value = terrain_value(union(land_a, union(first, second)), ones, twos, empty, liberty)
        else:
            value = terrain_value(union(land_a, first), ones, twos, empty, liberty)
            value += terrain_value(union(land_b, second), ones, twos, empty, liberty)
        contacts = count(both(beside(first), land_a)) + count(both(beside(second), land_b))
        value += weights[CONTACT] * to_float(contacts) - weights[HOLE] * (to_float(cut_off(empty)) - holes)
        return float(value - base)

    @helper
    def base_value(state: Words, at: Word, domino: Word, room: Mask, liberty: float) -> float:
        terrain_a, terrain_b = _TERRAIN_A[domino], _TERRAIN_B[domino]
        ones, twos = ones_of(state, at), twos_of(state, at)
        value = terrain_value(land(state, at, terrain_a), ones, twos, room, liberty)
        if terrain_a != terrain_b:
            value += terrain_value(land(state, at, terrain_b), ones, twos, room, liberty)
        return value

    @routine
    def best_place(
        state: Words, seat: Word, domino: Word, weights: Weights, generator: Words, thorough: bool
    ) -> tuple[float, int]:
        """The value and number of the placement that looks best; a playout looks at a sample, with chance mixed in."""
        at = seat * size
        liberty = liberty_weight(state, weights)
        north, east, south, west = placements(state, at, domino)
        centre = wanted(state, at)
        room = empty_squares(state, at)
        if not is_empty(centre):
            inside = both(room, centre)
            # Both halves inside: the first one's square, and the second one's seen from the first.
            n = both(both(north, inside), neighbour(inside, _2))
            e = both(both(east, inside), neighbour(inside, _3))
            s = both(both(south, inside), neighbour(inside, _0))
            w = both(both(west, inside), neighbour(inside, _1))
            if not is_empty(union(union(n, e), union(s, w))):
                north, east, south, west = n, e, s, w
                room = inside
        total = to_float(count(north) + count(east) + count(south) + count(west))
        if total == 0.0:
            return NO_PLACE, NO_ACTION
        base = base_value(state, at, domino, room, liberty)
        holes = to_float(cut_off(room))
        keep = 1.0 if thorough else weights[SAMPLE] / total
        noise = 0.0 if thorough else weights[PLACEMENT_NOISE]
        best_value, best_first, best_direction = -1e9, nothing, 0
        for direction in range(4):
            left = pick(direction, north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                chance = 0.0
                if not thorough:
                    word = advance(generator)
                    if keep < 1.0 and best_value > -1e9 and to_float(word & _LOW) * _UNIT > keep:
                        continue
                    chance = to_float(word >> _HALF_WORD) * _UNIT
                second = neighbour(first, Word(direction))
                value = placement_value(state, at, domino, first, second, room, base, holes, weights, liberty)
                value += noise * chance
                if value > best_value:
                    best_value, best_first, best_direction = value, first, direction
        return best_value, int(number(state, at, best_first, Word(best_direction)))

    @routine
    def rank_places(
        state: Words, seat: Word, domino: Word, weights: Weights, actions: Numbers, values: Weights, start: int
    ) -> int:
        """Write all placements from `start` on, the best-looking first; how many there are."""
        at = seat * size
        liberty = liberty_weight(state, weights)
        north, east, south, west = placements(state, at, domino)
        centre = wanted(state, at)
        whole_room = empty_squares(state, at)
        room = whole_room if is_empty(centre) else both(whole_room, centre)
        base = base_value(state, at, domino, room, liberty)
        holes = to_float(cut_off(room))
        written = 0
        for direction in range(4):
            left = pick(direction, north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                second = neighbour(first, Word(direction))
                value = placement_value(state, at, domino, first, second, room, base, holes, weights, liberty)
                if not is_empty(centre) and not is_empty(without(union(first, second), centre)):
                    value -= weights[OFF_CENTRE]
                place = start + written
                while place > start and values[place - 1] < value:
                    values[place], actions[place] = values[place - 1], actions[place - 1]
                    place -= 1
                values[place], actions[place] = value, np.int64(number(state, at, first, Word(direction)))
                written += 1
        return written

    @helper
    def half_value(state: Words, at: Word, terrain: Word, crowns: float, weights: Weights) -> float:
        squares = land(state, at, terrain)
        own = to_float(count(both(squares, ones_of(state, at))) + _2 * count(both(squares, twos_of(state, at))))
        return float(crowns * (weights[CLAIM_CROWN] + to_float(count(squares))) + weights[CLAIM_TERRAIN] * own)

    @routine
    def claim_value(state: Words, seat: Word, domino: Word, weights: Weights) -> float:
        """What a domino promises, without looking where it would lie."""
        at = seat * size
        value = half_value(state, at, _TERRAIN_A[domino], _CROWNS_A[domino], weights)
        return value + half_value(state, at, _TERRAIN_B[domino], _CROWNS_B[domino], weights)

    return Judge(best_place, rank_places, claim_value)
