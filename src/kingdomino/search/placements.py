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
    routine,
)
from kingdomino.rules import CASTLE, TERRAINS

from .claims import crowns_of, part_to_come, squares_of
from .judging import NO_ACTION, judge_on, lower_fraction, to_float, upper_fraction
from .taught_weights import PLACEMENT_TERMS, ROWS
from .weights import Judgement

_0, _1, _2, _3, _4 = (Word(number) for number in range(5))

(
    GAIN,
    CUT_OFF,
    REGIONS,
    IMBALANCE,
    EDGES,
    PROMISE,
    BESIDE_CASTLE,
    BLOCKED,
    LIBERTIES,
    DEAD_ENDS,
    PAIRS,
    TRIPLES,
) = range(PLACEMENT_TERMS)

#: Liberties beyond these do not count.
_ENOUGH: Final = 4.0
#: More than any kingdom of the larger grid has.
_MOST_TERRITORIES: Final = 48
_TERRAINS: Final = len(TERRAINS)
#: Numbers of what is to come, in tens.
_TEN: Final = 0.1

#: Columns of a survey: a territory's squares, crowns and liberties.
_SIZE, _CROWNS, _LIBERTIES = range(3)


class Survey(NamedTuple):
    """What is worked out once for all placements of a domino; the arrays are used again for the next one."""

    #: By territory: its squares and its liberties, two sets.
    masks: WordArray
    #: By territory: its terrain, and its squares, crowns and liberties.
    terrains: NumberArray
    facts: FloatArray
    #: By terrain: crowns and squares that may still come, in tens.
    crowns_to_come: FloatArray
    squares_to_come: FloatArray


@inlined
def new_survey() -> Survey:
    """Room for the survey of a kingdom."""
    return Survey(
        np.zeros(4 * _MOST_TERRITORIES, np.uint64),
        np.zeros(_MOST_TERRITORIES, np.int64),
        np.zeros((_MOST_TERRITORIES, 3)),
        np.zeros(_TERRAINS),
        np.zeros(_TERRAINS),
    )


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
    judge = judge_on(grid)
    flooded, wanted, candidates = judge.flooded, judge.wanted, judge.candidates
    nothing, union, both, without, count = masks.NOTHING, masks.union, masks.both, masks.without, masks.count
    is_empty, lowest, neighbour, cell_of = masks.is_empty, masks.lowest, masks.neighbour, masks.cell_of
    northward, eastward, southward, westward = masks.northward, masks.eastward, masks.southward, masks.westward
    read, add, words = masks.read, masks.add, masks.WORDS
    beside, placements = placing.beside, placing.placements
    toward, action_number = placing.toward, placing.action_number
    land, ones_of, twos_of = territories.land, territories.ones, territories.twos
    castle = masks.from_squares([CASTLE])

    @inlined
    def dead_ends(empty: Mask) -> Mask:
        """Empty squares with one empty neighbour."""
        north, east, south, west = northward(empty), eastward(empty), southward(empty), westward(empty)
        vertical, horizontal = union(north, south), union(east, west)
        several = union(both(vertical, horizontal), union(both(north, south), both(east, west)))
        return both(empty, without(union(vertical, horizontal), several))

    @inlined
    def room_value(empty: Mask, weights: FloatArray) -> float:
        """The value of the empty squares: of each piece that they fall into, by its size and its two colours.

        A domino covers neighbours, one square of each colour of a chessboard. What one colour has more stays empty.
        """
        value = weights[CUT_OFF] * to_float(count(without(empty, beside(empty))))
        value += weights[DEAD_ENDS] * to_float(count(dead_ends(empty)))
        left = empty
        while not is_empty(left):
            white, black = lowest(left), nothing
            while True:
                more_black = both(union(black, beside(white)), empty)
                more_white = both(union(white, beside(more_black)), empty)
                grown = union(without(more_black, black), without(more_white, white))
                white, black = more_white, more_black
                if is_empty(grown):
                    break
            left = without(left, union(white, black))
            whites, blacks = to_float(count(white)), to_float(count(black))
            value += weights[REGIONS] + weights[IMBALANCE] * abs(whites - blacks)
            if whites + blacks == 2.0:
                value += weights[PAIRS]
            elif whites + blacks == 3.0:
                value += weights[TRIPLES]
        return float(value)

    @inlined
    def keep(survey: Survey, index: int, squares: Mask) -> None:
        for word in range(words):
            survey.masks[Word(index) * words + Word(word)] = _0
        add(survey.masks, Word(index) * words, squares)

    @inlined
    def look_at(state: WordArray, at: Word, piece: Word, room: Mask, survey: Survey) -> int:
        """Write every territory that a placement can change: of the domino's terrains, or with crowns; how many."""
        ones, twos, found = ones_of(state, at), twos_of(state, at), 0
        part, unseen, line = part_to_come(state), state[UNSEEN], state[NEXT_LINE]
        for number in range(_TERRAINS):
            terrain = Word(number)
            own = land(state, at, terrain)
            left = own
            if terrain not in (A_TERRAIN[piece], B_TERRAIN[piece]):
                left = both(own, union(ones, twos))
            else:
                survey.crowns_to_come[number] = _TEN * (part * crowns_of(unseen, terrain) + crowns_of(line, terrain))
            if is_empty(left) and terrain not in (A_TERRAIN[piece], B_TERRAIN[piece]):
                continue
            survey.squares_to_come[number] = _TEN * (part * squares_of(unseen, terrain) + squares_of(line, terrain))
            while not is_empty(left):
                territory = flooded(lowest(left), own)
                left = without(left, territory)
                liberties = both(beside(territory), room)
                keep(survey, 2 * found, territory)
                keep(survey, 2 * found + 1, liberties)
                survey.terrains[found] = number
                crowns = to_float(count(both(territory, ones)) + _2 * count(both(territory, twos)))
                survey.facts[found, _SIZE] = to_float(count(territory))
                survey.facts[found, _CROWNS] = crowns
                survey.facts[found, _LIBERTIES] = to_float(count(liberties))
                found += 1
        return found

    @inlined
    def placement_value(
        piece: Word,
        first: Mask,
        second: Mask,
        room: Mask,
        survey: Survey,
        found: int,
        weights: FloatArray,
    ) -> float:
        crowns_to_come, squares_to_come, facts = survey.crowns_to_come, survey.squares_to_come, survey.facts
        terrain_a, terrain_b = int(A_TERRAIN[piece]), int(B_TERRAIN[piece])
        same = terrain_a == terrain_b
        cells = union(first, second)
        empty = without(room, cells)
        beside_first, beside_second = beside(first), beside(second)
        # The territories that the halves become part of; one, if both have the same terrain.
        whole_a, size_a, crowns_a = first, 1.0, float(A_CROWNS[piece])
        whole_b, size_b, crowns_b = second, 1.0, float(B_CROWNS[piece])
        if same:
            whole_a, size_a, crowns_a = cells, 2.0, crowns_a + crowns_b
        gain = liberties = blocked = largest_a = largest_b = 0.0
        for index in range(found):
            terrain = survey.terrains[index]
            territory = read(survey.masks, Word(2 * index) * words)
            size, crowns, edges = facts[index, _SIZE], facts[index, _CROWNS], facts[index, _LIBERTIES]
            joins_a = terrain == terrain_a and not is_empty(both(beside_first, territory))
            joins_b = terrain == terrain_b and not is_empty(both(beside_second, territory))
            if joins_a or joins_b:
                gain -= size * crowns
                liberties -= crowns * min(edges, _ENOUGH) * squares_to_come[terrain]
                if same or joins_a:
                    whole_a, size_a, crowns_a = union(whole_a, territory), size_a + size, crowns_a + crowns
                else:
                    whole_b, size_b, crowns_b = union(whole_b, territory), size_b + size, crowns_b + crowns
                continue
            if edges != 0.0:
                left = edges - to_float(count(both(read(survey.masks, Word(2 * index + 1) * words), cells)))
                blocked += crowns * (min(left, _ENOUGH) - min(edges, _ENOUGH)) * squares_to_come[terrain]
                if left != 0.0:
                    if terrain == terrain_a:
                        largest_a = max(largest_a, size)
                    elif terrain == terrain_b:
                        largest_b = max(largest_b, size)
        edges = to_float(count(both(beside(whole_a), empty)))
        gain += size_a * crowns_a
        liberties += crowns_a * min(edges, _ENOUGH) * squares_to_come[terrain_a]
        if edges != 0.0:
            largest_a = max(largest_a, size_a)
        promise = largest_a * crowns_to_come[terrain_a]
        if not same:
            edges = to_float(count(both(beside(whole_b), empty)))
            gain += size_b * crowns_b
            liberties += crowns_b * min(edges, _ENOUGH) * squares_to_come[terrain_b]
            if edges != 0.0:
                largest_b = max(largest_b, size_b)
            promise += largest_b * crowns_to_come[terrain_b]
        value = weights[GAIN] * gain + weights[LIBERTIES] * liberties + weights[BLOCKED] * blocked
        value += weights[PROMISE] * promise
        value += weights[EDGES] * to_float(count(both(beside(cells), empty)))
        value += weights[BESIDE_CASTLE] * to_float(count(both(beside(castle), cells)))
        return float(value + room_value(empty, weights))

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
        found = look_at(state, at, piece, room, survey)
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
                value = placement_value(piece, first, second, room, survey, found, weights)
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
    ) -> int:
        """Write placements and their values from `start` on; how many there are.

        Those that a playout considers, or all: then those off the centre that is wanted are worth less.
        """
        north, east, south, west, room = candidates(state, at, piece)
        if all_places:
            north, east, south, west = placements(state, at, piece)
        centre = wanted(state, at)
        survey = new_survey()
        found = look_at(state, at, piece, room, survey)
        written = start
        for direction in range(4):
            left = toward(Word(direction), north, east, south, west)
            while not is_empty(left):
                first = lowest(left)
                left = without(left, first)
                second = neighbour(first, Word(direction))
                value = placement_value(piece, first, second, room, survey, found, weights)
                if all_places and not is_empty(centre) and not is_empty(without(union(first, second), centre)):
                    value -= judgement.off_centre
                actions[written] = np.int64(action_number(state, at, first, Word(direction)))
                values[written] = value
                written += 1
        return written - start

    return Taught(taught_placement, write_values)
