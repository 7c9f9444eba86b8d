"""What the value of a kingdom is made of: numbered features, each there or not, the same for all eight symmetries.

A feature is a row of the net's first layer (`net`). The kingdom is laid out in cells once (`survey`): its territories
with their squares, crowns and liberties, the empty squares that it can still use, and the pieces that these form.
Dominoes that are claimed and not yet placed have features of their own, with the points that they can bring at once.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel.compiled import (
    A_TERRAIN,
    B_TERRAIN,
    CASTLE_CELL,
    CELLS,
    CENTRABLE,
    HARMONY,
    IS_WIDE,
    KINGDOM_WORDS,
    LANDS,
    LINE_SIZE,
    LINES_TO_COME,
    MASK_WORDS,
    MIDDLE_KINGDOM,
    NEIGHBOURS,
    OCCUPIED,
    ONES,
    PLAYERS,
    RANGES,
    RINGS,
    ROOMS,
    SIDES,
    TWOS,
    UNSEEN,
    WINDOWS,
    NumberArray,
    Word,
    WordArray,
    inlined,
    lowest_index,
    maker,
    popcount,
    routine,
    without_lowest,
)
from kingdomino.rules import DOMINOES

from .shared import KINDS

SmallArray = npt.NDArray[np.uint8]
FeatureArray = npt.NDArray[np.uint16]

_0: Final = Word(0)
_TERRAINS: Final = 6
_WAYS: Final = 4

#: What a cell holds: an empty square in reach, nothing of use, the castle, or a terrain from `_LAND` on.
_EMPTY, _OUTSIDE, _CASTLE, _LAND = range(4)
_CONTENTS: Final = _LAND + _TERRAINS

#: Steps in which sizes and crowns of territories are told apart, by board.
_SIZES, _CROWNS, _LIBERTIES = 10, 7, 6
_MOST_SQUARES: Final = 49
_MOST_CROWNS: Final = 64


def _steps(bounds: tuple[int, ...], length: int) -> list[int]:
    """For each number up to `length`: how many of the bounds it has reached."""
    return [sum(number >= bound for bound in bounds) for number in range(length)]


_SIZE_STEPS: Final = np.array(
    [
        _steps((2, 3, 4, 5, 6, 7, 8, 9, 10), _MOST_SQUARES),
        _steps((2, 3, 4, 6, 8, 11, 14, 18, 23), _MOST_SQUARES),
    ],
    np.uint8,
)
_CROWN_STEPS: Final = np.array(
    [_steps((1, 2, 3, 4, 5, 6), _MOST_CROWNS), _steps((1, 2, 3, 5, 7, 10), _MOST_CROWNS)], np.uint8
)
_SQUARES_TO_COME: Final = np.array(_steps((1, 2, 4, 6, 9, 13, 18), 64), np.uint8)
_CROWNS_TO_COME: Final = np.array(_steps((1, 2, 3, 5, 7), 64), np.uint8)
_GAIN_STEPS: Final = np.array(
    [
        _steps((1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 19, 23, 29), 1024),
        _steps((1, 2, 3, 5, 7, 9, 12, 15, 19, 24, 30, 37, 45, 55, 70), 1024),
    ],
    np.uint8,
)
_FIT_STEPS: Final = np.array(_steps((1, 2, 3, 5, 9), 400), np.uint8)


def _patterns() -> tuple[npt.NDArray[np.uint16], int]:
    """For every four neighbours of a square, turn by turn: a number that is the same for all symmetries."""
    table = np.zeros(_CONTENTS**_WAYS, np.uint16)
    known = dict[tuple[int, ...], int]()
    for contents in product(range(_CONTENTS), repeat=_WAYS):
        turned = [contents[way:] + contents[:way] for way in range(_WAYS)]
        least = min(turned + [tuple(reversed(one)) for one in turned])
        number = known.setdefault(least, len(known))
        table[sum(content * _CONTENTS**way for way, content in enumerate(contents))] = number
    return table, len(known)


_PATTERNS, _PATTERN_COUNT = _patterns()

_BAG_SQUARES, _BAG_CROWNS = 27, 11
_LEFT: Final = 25

#: The first numbers of the features, by what they tell.
_TERRITORY: Final = 0  # terrain, size, crowns, liberties
_SHAPE: Final = _TERRITORY + _TERRAINS * _SIZES * _CROWNS * _LIBERTIES  # the same for all terrains
_GROWTH: Final = _SHAPE + _SIZES * _CROWNS * _LIBERTIES  # crowns, liberties, squares of its terrain to come
_PROMISE: Final = _GROWTH + _CROWNS * 5 * 8  # size, liberties, crowns of its terrain to come
_PATTERN: Final = _PROMISE + _SIZES * 5 * 6  # the four neighbours of an empty square
_PIECE: Final = _PATTERN + _PATTERN_COUNT  # Harmony played, empty squares that hang together, imbalance in colour
_BOX: Final = _PIECE + 2 * 13 * 4  # Middle Kingdom (not played, possible, lost), both sides of the kingdom
_RING: Final = _BOX + 3 * 49  # empty squares of one kind around the castle
_LOST: Final = _RING + 9 * 9  # Harmony played, dominoes discarded
_ROUND: Final = _LOST + 2 * 6  # placements left
_BAG: Final = _ROUND + _LEFT  # squares to come by terrain, crowns to come by terrain
_DOMINO: Final = _BAG + _TERRAINS * (_BAG_SQUARES + _BAG_CROWNS)  # a claimed domino
_HALF: Final = _DOMINO + len(DOMINOES)  # its half: terrain, crowns, the best territory that it can join
_FIT: Final = _HALF + _TERRAINS * 4 * 7 * 5  # its places
_LANE: Final = _FIT + 6  # to be placed in this round, its lane
_GAIN: Final = _LANE + 2 * 4  # to be placed in this round, the points that it can bring at once
_RULES: Final = _GAIN + 2 * 16  # kind of table, Harmony, Middle Kingdom: always one, so these rows are the bias
#: All features of one board.
FEATURES: Final = _RULES + KINDS * 4
RULES_FEATURE: Final = _RULES

#: More than any kingdom with its claimed dominoes has.
MOST_FEATURES: Final = 320

_HALF_CROWNS: Final = np.array([[half.crowns for half in (DOMINOES[n].a, DOMINOES[n].b)] for n in sorted(DOMINOES)])
_HALF_TERRAINS: Final = np.stack([A_TERRAIN, B_TERRAIN], axis=1).astype(np.int64)

#: Facts of a survey.
POINTS, EMPTY_COUNT, PLACED, TERRITORIES, WIDE_BOARD = range(5)


class Survey(NamedTuple):
    """A kingdom laid out; the arrays are used again for the next one."""

    #: By cell: what it holds, its crowns, the number of its territory or piece.
    contents: SmallArray
    crowns: SmallArray
    groups: SmallArray
    #: By cell: the last group that counted it as a liberty; for an empty one, its colour as on a chessboard.
    marks: SmallArray
    #: The empty squares in reach, and the cells still to be visited.
    empty: SmallArray
    pending: SmallArray
    #: By territory: squares, crowns.
    sizes: NumberArray
    crowned: NumberArray
    #: By terrain: size and crowns of the best territory that can grow.
    open_sizes: NumberArray
    open_crowns: NumberArray
    facts: NumberArray
    #: By terrain and crowns of a half, by cell: what it brings there, where it was worked out.
    gains: npt.NDArray[np.int16]
    has_gains: SmallArray


@maker
def new_survey() -> Survey:
    """Room for a survey."""
    return Survey(
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.uint8),
        np.zeros(CELLS, np.int64),
        np.zeros(CELLS, np.int64),
        np.zeros(_TERRAINS, np.int64),
        np.zeros(_TERRAINS, np.int64),
        np.zeros(8, np.int64),
        np.zeros((_TERRAINS * 4, CELLS), np.int16),
        np.zeros(_TERRAINS * 4, np.uint8),
    )


#: By terrain: the dominoes with a half of it, those with two, those with 1 or 3 and with 2 or 3 crowns on it.
def _dominoes_by_terrain() -> WordArray:
    table = np.zeros((_TERRAINS, 4), np.uint64)
    for piece in range(len(DOMINOES)):
        bit = np.uint64(1 << piece)
        for half in range(2):
            row = table[_HALF_TERRAINS[piece, half]]
            row[1] |= row[0] & bit
            row[0] |= bit
            if _HALF_CROWNS[piece, half] & 1:
                row[2] |= bit
            if _HALF_CROWNS[piece, half] & 2:
                row[3] |= bit
    return table


_OF_TERRAIN: Final = _dominoes_by_terrain()


@inlined
def kind_of(state: WordArray) -> int:
    """The kind of table."""
    if state[IS_WIDE] != _0:
        return 4
    players = int(np.int64(state[PLAYERS]))
    return players - 2 if players == 2 else players + int(np.int64(state[LINE_SIZE])) - 5 if players == 3 else 3


@inlined
def _squares_to_come(state: WordArray, terrain: int) -> int:
    """The squares of a terrain that lines still to be dealt will have, on average, rounded."""
    unseen = int(np.int64(popcount(state[UNSEEN])))
    if unseen == 0:
        return 0
    coming = int(np.int64(state[LINES_TO_COME] * state[LINE_SIZE]))
    squares = popcount(state[UNSEEN] & _OF_TERRAIN[terrain, 0]) + popcount(state[UNSEEN] & _OF_TERRAIN[terrain, 1])
    return (2 * int(np.int64(squares)) * coming + unseen) // (2 * unseen)


@inlined
def _crowns_to_come(state: WordArray, terrain: int) -> int:
    """The crowns on a terrain that lines still to be dealt will have, on average, rounded."""
    unseen = int(np.int64(popcount(state[UNSEEN])))
    if unseen == 0:
        return 0
    coming = int(np.int64(state[LINES_TO_COME] * state[LINE_SIZE]))
    ones, twos = popcount(state[UNSEEN] & _OF_TERRAIN[terrain, 2]), popcount(state[UNSEEN] & _OF_TERRAIN[terrain, 3])
    return (2 * int(np.int64(ones + twos + twos)) * coming + unseen) // (2 * unseen)


@inlined
def is_centrable(state: WordArray, seat: Word) -> bool:
    """Whether the castle can still be the centre of the kingdom."""
    board = int(np.int64(state[IS_WIDE]))
    at = int(np.int64(seat)) * KINGDOM_WORDS[board]
    return bool(CENTRABLE[board, int(np.int64(state[at]))] and CENTRABLE[board, int(np.int64(state[at + 1]))])


@routine
def table_features(state: WordArray, left: int, out: FeatureArray) -> int:
    """Write what all kingdoms have in common with `left` placements to come; how many features there are."""
    written = 0
    for terrain in range(_TERRAINS):
        base = _BAG + terrain * (_BAG_SQUARES + _BAG_CROWNS)
        out[written] = base + min(_squares_to_come(state, terrain), _BAG_SQUARES - 1)
        out[written + 1] = base + _BAG_SQUARES + min(_crowns_to_come(state, terrain), _BAG_CROWNS - 1)
        written += 2
    out[written] = _ROUND + min(left, _LEFT - 1)
    bonuses = 2 * int(np.int64(state[HARMONY])) + int(np.int64(state[MIDDLE_KINGDOM]))
    out[written + 1] = _RULES + kind_of(state) * 4 + bonuses
    return written + 2


@routine
def lay_out(state: WordArray, seat: Word, survey: Survey) -> bool:
    """Write the kingdom's squares into cells; whether the castle can still be its centre and that counts."""
    board = int(np.int64(state[IS_WIDE]))
    at, words = int(np.int64(seat)) * KINGDOM_WORDS[board], MASK_WORDS[board]
    cells = 64 * words
    contents, crowns, groups, marks = survey.contents, survey.crowns, survey.groups, survey.marks
    for cell in range(cells):
        contents[cell] = _OUTSIDE
        crowns[cell] = 0
        groups[cell] = 0
        marks[cell] = 0
    centrable = state[MIDDLE_KINGDOM] != _0 and is_centrable(state, seat)
    box = int(np.int64(state[at])) * RANGES[board] + int(np.int64(state[at + 1]))
    empties = placed = 0
    for word in range(words):
        first = 64 * word
        room = ROOMS[board, word, box]
        if centrable:
            room &= WINDOWS[board, word]
        occupied = state[at + OCCUPIED[board] + word]
        placed += int(np.int64(popcount(occupied)))
        left = room & ~occupied
        while left != _0:
            cell = first + int(np.int64(lowest_index(left)))
            left = without_lowest(left)
            contents[cell] = _EMPTY
            survey.empty[empties] = cell
            empties += 1
        for terrain in range(_TERRAINS):
            left = state[at + LANDS[board] + terrain * words + word]
            while left != _0:
                cell = first + int(np.int64(lowest_index(left)))
                left = without_lowest(left)
                contents[cell] = _LAND + terrain
        left = state[at + ONES[board] + word]
        while left != _0:
            crowns[first + int(np.int64(lowest_index(left)))] += 1
            left = without_lowest(left)
        left = state[at + TWOS[board] + word]
        while left != _0:
            crowns[first + int(np.int64(lowest_index(left)))] += 2
            left = without_lowest(left)
    contents[CASTLE_CELL[board]] = _CASTLE
    survey.facts[EMPTY_COUNT] = empties
    survey.facts[PLACED] = (placed - 1) // 2
    survey.facts[WIDE_BOARD] = board
    for index in range(_TERRAINS * 4):
        survey.has_gains[index] = 0
    return bool(centrable)


@routine
def kingdom_features(state: WordArray, seat: Word, left: int, survey: Survey, out: FeatureArray, start: int) -> int:
    """Survey a kingdom with `left` placements to come; write its features from `start` on, and where they end."""
    centrable = lay_out(state, seat, survey)
    board = survey.facts[WIDE_BOARD]
    contents, crowns, groups, marks, pending = (
        survey.contents,
        survey.crowns,
        survey.groups,
        survey.marks,
        survey.pending,
    )
    written, territories, points = start, 0, 0
    for terrain in range(_TERRAINS):
        survey.open_sizes[terrain] = survey.open_crowns[terrain] = 0
    at, words = int(np.int64(seat)) * KINGDOM_WORDS[board], MASK_WORDS[board]
    for terrain in range(_TERRAINS):
        best = -1
        coming, crowns_coming = -1, -1
        for word in range(words):
            unvisited = state[at + LANDS[board] + terrain * words + word]
            while unvisited != _0:
                start_cell = 64 * word + int(np.int64(lowest_index(unvisited)))
                unvisited = without_lowest(unvisited)
                if groups[start_cell] != 0:
                    continue
                territories += 1
                groups[start_cell] = territories
                pending[0] = start_cell
                waiting, size, crowned, liberties = 1, 0, 0, 0
                while waiting:
                    waiting -= 1
                    cell = int(np.int64(pending[waiting]))
                    size += 1
                    crowned += int(np.int64(crowns[cell]))
                    for way in range(_WAYS):
                        beside = int(np.int64(NEIGHBOURS[board, cell, way]))
                        content = contents[beside]
                        if content == _LAND + terrain:
                            if groups[beside] == 0:
                                groups[beside] = territories
                                pending[waiting] = beside
                                waiting += 1
                        elif content == _EMPTY and marks[beside] != territories:
                            marks[beside] = territories
                            liberties += 1
                points += size * crowned
                survey.sizes[territories] = size
                survey.crowned[territories] = crowned
                if liberties and size + 3 * crowned > best:
                    best = size + 3 * crowned
                    survey.open_sizes[terrain] = min(size, 6)
                    survey.open_crowns[terrain] = min(crowned, 4)
                if coming < 0:
                    coming = int(np.int64(_SQUARES_TO_COME[_squares_to_come(state, terrain)]))
                    crowns_coming = int(np.int64(_CROWNS_TO_COME[_crowns_to_come(state, terrain)]))
                step, crown_step = int(np.int64(_SIZE_STEPS[board, size])), int(np.int64(_CROWN_STEPS[board, crowned]))
                free, few = min(liberties, 5), min(liberties, 4)
                out[written] = _TERRITORY + ((terrain * _SIZES + step) * _CROWNS + crown_step) * _LIBERTIES + free
                out[written + 1] = _SHAPE + (step * _CROWNS + crown_step) * _LIBERTIES + free
                out[written + 2] = _GROWTH + (crown_step * 5 + few) * 8 + coming
                out[written + 3] = _PROMISE + (step * 5 + few) * 6 + crowns_coming
                written += 4
    survey.facts[POINTS] = points
    survey.facts[TERRITORIES] = territories
    harmony = int(np.int64(state[HARMONY]))
    written = _ground_features(harmony, survey, out, written)
    columns, rows = (
        int(np.int64(SIDES[board, np.int64(state[at])])),
        int(np.int64(SIDES[board, np.int64(state[at + 1])])),
    )
    middle = 0 if state[MIDDLE_KINGDOM] == _0 else 1 if centrable else 2
    out[written] = _BOX + middle * 49 + (min(columns, rows) - 1) * 7 + max(columns, rows) - 1
    in_all = 24 if board else 12
    lost = in_all - left - survey.facts[PLACED]
    out[written + 1] = _LOST + harmony * 6 + min(max(lost, 0), 5)
    written += 2
    if centrable:
        written = _ring_features(survey, out, written)
    return written


@inlined
def _ring_features(survey: Survey, out: FeatureArray, written: int) -> int:
    """How many squares of each kind around the castle are empty."""
    board = survey.facts[WIDE_BOARD]
    counts = 0
    for index in range(survey.facts[EMPTY_COUNT]):
        ring = int(np.int64(RINGS[board, survey.empty[index]]))
        counts += 1 << (4 * ring)
    for ring in range(9 if board else 5):
        out[written] = _RING + ring * 9 + ((counts >> (4 * ring + 4)) & 15)
        written += 1
    return written


@inlined
def _ground_features(harmony: int, survey: Survey, out: FeatureArray, written: int) -> int:
    """The empty squares by their neighbours, and the pieces that they form."""
    board = survey.facts[WIDE_BOARD]
    contents, groups, marks, pending = survey.contents, survey.groups, survey.marks, survey.pending
    for index in range(survey.facts[EMPTY_COUNT]):
        start_cell = int(np.int64(survey.empty[index]))
        pattern = 0
        for way in range(_WAYS - 1, -1, -1):
            beside = int(np.int64(NEIGHBOURS[board, start_cell, way]))
            pattern = pattern * _CONTENTS + int(np.int64(contents[beside]))
        out[written] = _PATTERN + int(np.int64(_PATTERNS[pattern]))
        written += 1
        if groups[start_cell] != 0:
            continue
        groups[start_cell] = 255
        marks[start_cell] = 0
        pending[0] = start_cell
        waiting, size, dark = 1, 0, 0
        while waiting:
            waiting -= 1
            cell = int(np.int64(pending[waiting]))
            size += 1
            dark += int(np.int64(marks[cell]))
            for way in range(_WAYS):
                beside = int(np.int64(NEIGHBOURS[board, cell, way]))
                if contents[beside] == _EMPTY and groups[beside] == 0:
                    groups[beside] = 255
                    marks[beside] = 1 - marks[cell]
                    pending[waiting] = beside
                    waiting += 1
        imbalance = min(abs(2 * dark - size), 3)
        out[written] = _PIECE + (harmony * 13 + min(size, 13) - 1) * 4 + imbalance
        written += 1
    return written


@inlined
def _join(
    survey: Survey, cell: int, terrain: int, size: int, crowned: int, before: int, seen: int
) -> tuple[int, int, int, int]:
    """Join the territories of a terrain beside a cell: squares, crowns, points that they had, and the ones joined."""
    board = survey.facts[WIDE_BOARD]
    for way in range(_WAYS):
        beside = int(np.int64(NEIGHBOURS[board, cell, way]))
        if survey.contents[beside] == _LAND + terrain:
            group = int(np.int64(survey.groups[beside]))
            if not (seen >> group) & 1:
                seen |= 1 << group
                size += survey.sizes[group]
                crowned += survey.crowned[group]
                before += survey.sizes[group] * survey.crowned[group]
    return size, crowned, before, seen


@inlined
def _touches(survey: Survey, cell: int, terrain: int) -> bool:
    """Whether a cell is beside this terrain or the castle."""
    board = survey.facts[WIDE_BOARD]
    for way in range(_WAYS):
        content = survey.contents[int(np.int64(NEIGHBOURS[board, cell, way]))]
        if content == _LAND + terrain or content == _CASTLE:
            return True
    return False


#: Added to a gain where the half touches its terrain or the castle, so that the domino may lie there.
_MATCH: Final = 4096


@routine
def _gains_of(survey: Survey, terrain: int, crowns: int) -> int:
    """Work out what a half brings on every empty square; the row of `gains` that has it."""
    row = terrain * 4 + crowns
    if survey.has_gains[row] == 0:
        survey.has_gains[row] = 1
        for index in range(survey.facts[EMPTY_COUNT]):
            cell = int(np.int64(survey.empty[index]))
            size, crowned, before, _ = _join(survey, cell, terrain, 1, crowns, 0, 0)
            gain = size * crowned - before
            if _touches(survey, cell, terrain):
                gain += _MATCH
            survey.gains[row, cell] = gain
    return row


@routine
def domino_features(piece: int, lane: int, now: int, survey: Survey, out: FeatureArray, start: int) -> int:
    """Write the features of a domino that is still to be placed, in this round (`now`) or the next; where they end."""
    board = survey.facts[WIDE_BOARD]
    terrain_a, terrain_b = _HALF_TERRAINS[piece, 0], _HALF_TERRAINS[piece, 1]
    crowns_a, crowns_b = _HALF_CROWNS[piece, 0], _HALF_CROWNS[piece, 1]
    row_a, row_b = _gains_of(survey, terrain_a, crowns_a), _gains_of(survey, terrain_b, crowns_b)
    fits, most = 0, 0
    alike = terrain_a == terrain_b
    for index in range(survey.facts[EMPTY_COUNT]):
        cell = int(np.int64(survey.empty[index]))
        gain_a = int(np.int64(survey.gains[row_a, cell]))
        for way in range(_WAYS):
            beside = int(np.int64(NEIGHBOURS[board, cell, way]))
            if survey.contents[beside] != _EMPTY or (alike and way >= 2 and crowns_a == crowns_b):
                continue
            gain = gain_a + int(np.int64(survey.gains[row_b, beside]))
            if gain < _MATCH:
                continue
            fits += 1
            if alike:
                size, crowned, before, seen = _join(survey, cell, terrain_a, 2, crowns_a + crowns_b, 0, 0)
                size, crowned, before, _ = _join(survey, beside, terrain_a, size, crowned, before, seen)
                gain = size * crowned - before
            else:
                gain %= _MATCH
            most = max(most, gain)
    out[start] = _DOMINO + piece
    out[start + 1] = _half_feature(survey, terrain_a, crowns_a)
    out[start + 2] = _half_feature(survey, terrain_b, crowns_b)
    out[start + 3] = _FIT + int(np.int64(_FIT_STEPS[fits]))
    out[start + 4] = _LANE + now * 4 + lane
    out[start + 5] = _GAIN + now * 16 + int(np.int64(_GAIN_STEPS[board, min(most, 1023)]))
    return start + 6


@inlined
def _half_feature(survey: Survey, terrain: int, crowns: int) -> int:
    joined = survey.open_sizes[terrain] * 5 + survey.open_crowns[terrain]
    return int(_HALF + (terrain * 4 + crowns) * 35 + joined)
