"""What a playout's placement is worth: weights that the search has taught, by rounds left (see decision 0016).

The terms are about the territories that the domino joins, those whose free edges it takes, and the empty squares that
it leaves: how many pieces they fall into, and how many of them no domino can ever cover.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel.compiled import (
    A_CROWNS,
    A_TERRAIN,
    B_CROWNS,
    B_TERRAIN,
    IS_WIDE,
    LINES_TO_COME,
    NEXT_LINE,
    PLAYERS,
    UNSEEN,
    FloatArray,
    Grid,
    Mask,
    NumberArray,
    Word,
    WordArray,
    inlined,
    keyed,
    maker,
    routine,
)
from kingdomino.rules import CASTLE, TERRAINS

from .claims import crowns_of, part_to_come, squares_of
from .ground import ground_on
from .judging import NO_ACTION, judge_on, lower_fraction, to_float, upper_fraction
from .taught_weights import BESIDE_CASTLE, BLOCKED, EDGES, GAIN, LIBERTIES, PROMISE, ROWS
from .weights import Judgement

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))

#: Liberties beyond these do not count.
_ENOUGH: Final = 4.0
#: More than any kingdom of the larger grid has.
_MOST_TERRITORIES: Final = 48
_TERRAINS: Final = len(TERRAINS)
#: Numbers of what is to come, in tens.
_TEN: Final = 0.1

#: Columns of a survey: a territory's squares, crowns and liberties; what it is worth, which a placement that joins it
#: counts anew; and what a placement loses that takes one of its liberties and does not join it, up to `_ENOUGH`.
_SIZE, _CROWNS, _LIBERTIES, _WORTH, _LOSS_BY_BLOCKING = range(5)
_FACTS: Final = 5
#: What may still come of the terrain of each half, in tens: its squares, its crowns.
_SQUARES_TO_COME, _CROWNS_TO_COME = range(2)


class Survey(NamedTuple):
    """What is worked out once for all placements of a domino; the arrays are used again for the next one."""

    #: By territory: its squares and its liberties, two sets.
    masks: WordArray
    #: By territory: the columns above.
    facts: FloatArray
    #: By half: what may still come of its terrain.
    to_come: FloatArray


@maker
def new_survey() -> Survey:
    """Room for the survey of a kingdom."""
    return Survey(np.zeros(4 * _MOST_TERRITORIES, np.uint64), np.zeros((_MOST_TERRITORIES, _FACTS)), np.zeros((2, 2)))


class Sights(NamedTuple):
    """What a survey found: where the territories of each kind end, and the ground (see `ground`).

    First those of the first half's terrain, then those of the second half's if it is another one, then others.
    """

    end_of_first: int
    end_of_second: int
    end_of_others: int
    #: The squares along the ground's edge, and every second square of it, as on a chessboard.
    border: Mask
    white: Mask


@inlined
def rounds_after(state: WordArray) -> int:
    """The rounds of dominoes that are placed after this one."""
    return int(state[LINES_TO_COME]) + (1 if state[NEXT_LINE] != _0 else 0)


@inlined
def is_taught(state: WordArray, judgement: Judgement) -> bool:
    """Whether there are weights for a placement now: not in the last round, and not on the larger grid."""
    return len(judgement.placements) != 0 and state[IS_WIDE] == _0 and rounds_after(state) != 0


@inlined
def table_for(state: WordArray) -> int:
    """The table of weights for this number of players."""
    return 0 if state[PLAYERS] == _2 else 1


@inlined
def row_for(state: WordArray) -> int:
    """The row of weights for this number of rounds left: one a round with two players, one for two rounds with more."""
    left = rounds_after(state)
    return min(left if state[PLAYERS] == _2 else (left + 1) // 2, ROWS - 1)


class Taught(NamedTuple):
    """The functions for one grid."""

    taught_placement: Callable[..., int]
    write_values: Callable[..., int]


@cache
def taught_on(grid: Grid) -> Taught:
    """Build the functions over sets of squares as the grid keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    masks, placing, territories, _ = grid
    judge, (border_of, colour_of, room_value) = judge_on(grid), ground_on(grid)
    flooded, wanted, candidates = judge.flooded, judge.wanted, judge.candidates
    nothing, union, both, without, count = masks.NOTHING, masks.union, masks.both, masks.without, masks.count
    is_empty, lowest, neighbour, cell_of = masks.is_empty, masks.lowest, masks.neighbour, masks.cell_of
    read, add, words = masks.read, masks.add, masks.WORDS
    beside, placements = placing.beside, placing.placements
    toward, action_number = placing.toward, placing.action_number
    land, ones_of, twos_of = territories.land, territories.ones, territories.twos
    castle = masks.from_squares([CASTLE])

    @inlined
    def keep(survey: Survey, index: int, squares: Mask) -> None:
        for word in range(words):
            survey.masks[Word(index) * words + Word(word)] = _0
        add(survey.masks, Word(index) * words, squares)

    @inlined
    def look_at_terrain(
        state: WordArray,
        at: Word,
        terrain: Word,
        left: Mask,
        room: Mask,
        survey: Survey,
        found: int,
        squares_to_come: float,
        weights: FloatArray,
    ) -> int:
        """Write the territories of a terrain that have one of the squares `left`; how many were found till now."""
        own, ones, twos, facts = land(state, at, terrain), ones_of(state, at), twos_of(state, at), survey.facts
        while not is_empty(left):
            territory = flooded(lowest(left), own)
            left = without(left, territory)
            liberties = both(beside(territory), room)
            keep(survey, 2 * found, territory)
            keep(survey, 2 * found + 1, liberties)
            size, edges = to_float(count(territory)), to_float(count(liberties))
            crowns = to_float(count(both(territory, ones)) + _2 * count(both(territory, twos)))
            freedom = crowns * squares_to_come
            facts[found, _SIZE], facts[found, _CROWNS], facts[found, _LIBERTIES] = size, crowns, edges
            facts[found, _WORTH] = weights[GAIN] * size * crowns + weights[LIBERTIES] * freedom * min(edges, _ENOUGH)
            facts[found, _LOSS_BY_BLOCKING] = weights[BLOCKED] * freedom
            found += 1
        return found

    @inlined
    def look_at(state: WordArray, at: Word, piece: Word, room: Mask, survey: Survey, weights: FloatArray) -> Sights:
        """Survey every territory that a placement can change: of the domino's terrains, or with crowns."""
        part, unseen, line = part_to_come(state), state[UNSEEN], state[NEXT_LINE]
        crowned = union(ones_of(state, at), twos_of(state, at))
        terrain_a, terrain_b = A_TERRAIN[piece], B_TERRAIN[piece]
        ground, found, of_first, of_second = union(room, castle), 0, 0, 0
        for half in range(2):
            terrain = terrain_b if half else terrain_a
            squares = _TEN * (part * squares_of(unseen, terrain) + squares_of(line, terrain))
            survey.to_come[half, _SQUARES_TO_COME] = squares
            survey.to_come[half, _CROWNS_TO_COME] = _TEN * (
                part * crowns_of(unseen, terrain) + crowns_of(line, terrain)
            )
            if half == 0 or terrain_a != terrain_b:
                own = land(state, at, terrain)
                found = look_at_terrain(state, at, terrain, own, room, survey, found, squares, weights)
            if half:
                of_second = found
            else:
                of_first = found
        for number in range(_TERRAINS):
            terrain = Word(number)
            own = land(state, at, terrain)
            ground = union(ground, own)
            own = both(own, crowned)
            if terrain not in (terrain_a, terrain_b) and not is_empty(own):
                squares = _TEN * (part * squares_of(unseen, terrain) + squares_of(line, terrain))
                found = look_at_terrain(state, at, terrain, own, room, survey, found, squares, weights)
        return Sights(of_first, of_second, found, border_of(ground), colour_of(ground))

    @inlined
    def half_value(
        survey: Survey,
        first: int,
        last: int,
        half: int,
        squares: Mask,
        crowns: float,
        cells: Mask,
        empty: Mask,
        weights: FloatArray,
    ) -> float:
        """What squares of a domino do to the territories of their terrain, those from `first` on before `last`."""
        facts, whole, size, near = survey.facts, squares, to_float(count(squares)), beside(squares)
        value = largest = 0.0
        for index in range(first, last):
            territory = read(survey.masks, Word(2 * index) * words)
            if not is_empty(both(near, territory)):
                value -= facts[index, _WORTH]
                whole, size, crowns = (
                    union(whole, territory),
                    size + facts[index, _SIZE],
                    crowns + facts[index, _CROWNS],
                )
                continue
            edges = facts[index, _LIBERTIES]
            left = edges - to_float(count(both(read(survey.masks, Word(2 * index + 1) * words), cells)))
            value += facts[index, _LOSS_BY_BLOCKING] * (min(left, _ENOUGH) - min(edges, _ENOUGH))
            if left != 0.0:
                largest = max(largest, facts[index, _SIZE])
        edges = to_float(count(both(beside(whole), empty)))
        if edges != 0.0:
            largest = max(largest, size)
        freedom = crowns * min(edges, _ENOUGH) * survey.to_come[half, _SQUARES_TO_COME]
        value += weights[GAIN] * size * crowns + weights[LIBERTIES] * freedom
        return float(value + weights[PROMISE] * largest * survey.to_come[half, _CROWNS_TO_COME])

    @inlined
    def placement_value(
        piece: Word, first: Mask, second: Mask, room: Mask, survey: Survey, sights: Sights, weights: FloatArray
    ) -> float:
        cells = union(first, second)
        empty = without(room, cells)
        a, b, end, facts = sights.end_of_first, sights.end_of_second, sights.end_of_others, survey.facts
        crowns_a, crowns_b = float(A_CROWNS[piece]), float(B_CROWNS[piece])
        if A_TERRAIN[piece] == B_TERRAIN[piece]:
            value = half_value(survey, 0, a, 0, cells, crowns_a + crowns_b, cells, empty, weights)
        else:
            value = half_value(survey, 0, a, 0, first, crowns_a, cells, empty, weights)
            value += half_value(survey, a, b, 1, second, crowns_b, cells, empty, weights)
        for index in range(b, end):
            taken = both(read(survey.masks, Word(2 * index + 1) * words), cells)
            if not is_empty(taken):
                edges = facts[index, _LIBERTIES]
                left = edges - to_float(count(taken))
                value += facts[index, _LOSS_BY_BLOCKING] * (min(left, _ENOUGH) - min(edges, _ENOUGH))
        value += weights[EDGES] * to_float(count(both(beside(cells), empty)))
        value += weights[BESIDE_CASTLE] * to_float(count(both(beside(castle), cells)))
        return float(value + room_value(empty, sights.border, sights.white, weights))

    @inlined
    def taught_placement(
        state: WordArray, at: Word, piece: Word, judgement: Judgement, weights: FloatArray, noise: Word, survey: Survey
    ) -> int:
        """The number of the placement that a playout makes, or NO_ACTION: the best of a sample, with noise mixed in.

        The noise of a placement depends on the word `noise`, its square and its direction alone, so that simulations
        that share the word share the noise, even where other placements differ.
        """
        north, east, south, west, room = candidates(state, at, piece)
        total = to_float(count(north) + count(east) + count(south) + count(west))
        if total == 0.0:
            return NO_ACTION
        sights = look_at(state, at, piece, room, survey, weights)
        keep = judgement.sample / total
        best_value, best_first, best_direction = -1e9, nothing, 0
        for direction in range(4):
            left = toward(Word(direction), north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                word = keyed(noise, cell_of(first) * _4 + Word(direction))
                if keep < 1.0 and best_value > -1e9 and lower_fraction(word) > keep:
                    continue
                second = neighbour(first, Word(direction))
                value = placement_value(piece, first, second, room, survey, sights, weights)
                value += judgement.placement_noise * upper_fraction(word)
                if value > best_value:
                    best_value, best_first, best_direction = value, first, direction
        return int(action_number(state, at, best_first, Word(best_direction)))

    @routine
    def write_values(
        state: WordArray,
        at: Word,
        piece: Word,
        judgement: Judgement,
        weights: FloatArray,
        actions: NumberArray,
        values: FloatArray,
        start: int,
        all_places: bool,
        survey: Survey,
    ) -> int:
        """Write placements and their values from `start` on; how many there are.

        Those that a playout considers, or all: then those off the centre that is wanted are worth less.
        """
        north, east, south, west, room = candidates(state, at, piece)
        if all_places:
            north, east, south, west = placements(state, at, piece)
        centre = wanted(state, at)
        sights = look_at(state, at, piece, room, survey, weights)
        written = start
        for direction in range(4):
            left = toward(Word(direction), north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                second = neighbour(first, Word(direction))
                value = placement_value(piece, first, second, room, survey, sights, weights)
                if all_places and not is_empty(centre) and not is_empty(without(union(first, second), centre)):
                    value -= judgement.off_centre
                actions[written] = np.int64(action_number(state, at, first, Word(direction)))
                values[written] = value
                written += 1
        return written - start

    return Taught(taught_placement, write_values)
