"""What the learned judgement sees of a kingdom on the 5x5 grid: its territories, its room, the dominoes promised to it.

A row of numbers of the size of 1, for the seat's kingdom in a state at any moment: first the same numbers for each
terrain, then those about the kingdom as a whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import tables
from kingdomino.kernel.boards import COLUMNS, NARROW, ROWS
from kingdomino.kernel.jit import helper, routine
from kingdomino.kernel.layout import (
    ALL_KINGS,
    FREE,
    HARMONY,
    LINE,
    LINES_TO_COME,
    MIDDLE_KINGDOM,
    NEXT_LINE,
    NEXT_OWNERS,
    OWNERS,
    PLACED,
    PLAYERS,
    TURN,
    UNSEEN,
)
from kingdomino.kernel.tables import Words
from kingdomino.kernel.words import Word, lowest_bit, lowest_index, popcount, without_lowest
from kingdomino.rules import CASTLE, DOMINOES, TERRAINS, Land

from .judging import to_float
from .narrow_masks import CENTRED_GRID, SIZE, beside, can_be_centred, empty_squares, land, occupied, ones, twos

Sight = npt.NDArray[np.float32]

(
    POINTS,  # what its territories are worth now
    SQUARES,
    CROWNS,
    HOPE,  # crowns of the territory with most of them that can grow, times its free edges
    EDGES,  # those free edges
    BARE,  # the largest territory without crowns that can grow
    CAN_GROW,
    CROWNS_UNSEEN,
    PROMISED,  # squares on dominoes that the player has claimed and not laid
    PROMISED_CROWNS,
    CROWNS_TO_LAND,  # promised crowns, times the largest territory that can grow
    LAND_TO_CROWNS,  # promised squares, times the crowns of the territory with most of them that can grow
    HOPE_UNSEEN,  # hope, times the share of the terrain in what is unseen
    CROWNS_UNSEEN_TO_LAND,
    SHARE_UNSEEN,
    A_TERRAIN,  # how many numbers a terrain has
) = range(16)

_WHOLE: Final = len(TERRAINS) * A_TERRAIN
(
    ALL_POINTS,
    ROOM,
    CUT_OFF,  # empty squares with no empty neighbour
    PARTS,  # parts that the room falls into
    ODD_PARTS,  # those in which dominoes must leave a gap
    HARMONY_OPEN,
    NONE_DISCARDED,
    CENTRE_OPEN,
    MIDDLE_KINGDOM_PLAYED,
    HARMONY_PLAYED,
    TOO_MANY,  # squares to come that the room cannot take
    WIDTH,
    HEIGHT,
    FULL_SIDES,
    CASTLE_EDGES,
    CLAIMED,  # dominoes claimed and not laid
    LANES,  # how late the player acts next
    TERRAINS_GROWING,
    TO_LAY,
    TO_CLAIM,
    STAGE,  # from here on: one number for each count of dominoes to lay
) = range(_WHOLE, _WHOLE + 21)

_STAGES: Final = 13
#: How many numbers there are.
INPUTS: Final = STAGE + _STAGES

_0, _1, _2, _3 = (Word(number) for number in range(4))
_NUMBERS: Final = sorted(DOMINOES)
_GRID: Final = float(NARROW.grid**2)
_SIDE: Final = float(NARROW.grid - 1)
_CASTLE: Final = Word(1 << NARROW.cells[CASTLE][1])
_COLUMNS, _ROWS = Word(COLUMNS), Word(ROWS)
_EXTENT: Final = tables.NARROW_BACK + tables.NARROW_FORTH
_MOST_EDGES, _MOST_TOO_MANY = 4.0, 8.0


def _halves(number: int, terrain: str) -> list[Land]:
    return [half for half in (DOMINOES[number].a, DOMINOES[number].b) if half.terrain == terrain]


def _dominoes_with(least: int, count: Callable[[list[Land]], int]) -> Words:
    """By terrain, as bits: the dominoes of whose halves there this counts so many or more."""
    masks = (sum(1 << n - 1 for n in _NUMBERS if count(_halves(n, terrain)) >= least) for terrain in TERRAINS)
    return np.array(list(masks), np.uint64)


def _crowns(halves: list[Land]) -> int:
    return sum(half.crowns for half in halves)


_ONE_HALF, _TWO_HALVES = _dominoes_with(1, len), _dominoes_with(2, len)
_ONE_CROWN, _TWO_CROWNS, _THREE_CROWNS = (_dominoes_with(least, _crowns) for least in (1, 2, 3))
_TERRAIN_A: Final = np.array([TERRAINS.index(DOMINOES[n].a.terrain) * A_TERRAIN for n in _NUMBERS], np.int64)
_TERRAIN_B: Final = np.array([TERRAINS.index(DOMINOES[n].b.terrain) * A_TERRAIN for n in _NUMBERS], np.int64)
_CROWNS_A: Final = np.array([DOMINOES[n].a.crowns for n in _NUMBERS], np.float32)
_CROWNS_B: Final = np.array([DOMINOES[n].b.crowns for n in _NUMBERS], np.float32)
_ONE: Final = np.float32(1.0)


@helper
def _flooded(start: Word, terrain: Word) -> Word:
    flood = start
    while True:
        grown = (flood | beside(flood)) & terrain
        grown = (grown | beside(grown)) & terrain
        if grown == flood:
            return flood
        flood = grown


@helper
def _see_promised(sight: Sight, domino: Word) -> None:
    a, b = _TERRAIN_A[domino], _TERRAIN_B[domino]
    sight[a + PROMISED] += _ONE
    sight[b + PROMISED] += _ONE
    sight[a + PROMISED_CROWNS] += _CROWNS_A[domino]
    sight[b + PROMISED_CROWNS] += _CROWNS_B[domino]


@helper
def _see_line(state: Words, seat: Word, sight: Sight) -> float:
    """The dominoes of this round that the seat has still to lay; how many."""
    count, lane, left = 0.0, _0, state[LINE]
    while left != _0:
        if lane >= state[TURN] + state[PLACED] and (state[OWNERS] >> (_2 * lane)) & _3 == seat:
            _see_promised(sight, lowest_index(left))
            count += 1.0
        left = without_lowest(left)
        lane += _1
    return count


@helper
def _see_next_line(state: Words, seat: Word, sight: Sight) -> float:
    """The dominoes that the seat has claimed for the next round, and how late it will act; how many."""
    count, lane, left = 0.0, _0, state[NEXT_LINE]
    while left != _0:
        if (state[FREE] >> lane) & _1 == _0 and (state[NEXT_OWNERS] >> (_2 * lane)) & _3 == seat:
            _see_promised(sight, lowest_index(left))
            sight[LANES] += np.float32(to_float(lane))
            count += 1.0
        left = without_lowest(left)
        lane += _1
    return count


@helper
def _see_order(state: Words, seat: Word, sight: Sight) -> None:
    """Between rounds, and in the last: how late the seat acts in the line that is claimed."""
    for king in range(state[ALL_KINGS]):
        if (state[OWNERS] >> (_2 * Word(king))) & _3 == seat:
            sight[LANES] += np.float32(king)


@helper
def _see_unseen(state: Words, terrain: Word, sight: Sight, at: int) -> None:
    unseen = state[UNSEEN]
    crowns = popcount(unseen & _ONE_CROWN[terrain]) + popcount(unseen & _TWO_CROWNS[terrain])
    squares = popcount(unseen & _ONE_HALF[terrain]) + popcount(unseen & _TWO_HALVES[terrain])
    sight[at + CROWNS_UNSEEN] = to_float(crowns + popcount(unseen & _THREE_CROWNS[terrain]))
    sight[at + SHARE_UNSEEN] = to_float(squares) / max(to_float(popcount(unseen)), 1.0)


@helper
def _see_land(ground: Word, room: Word, one: Word, two: Word, sight: Sight, at: int) -> None:
    """The territories of one terrain."""
    points, most_crowns, edges, size, largest, bare = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    left = ground
    while left != _0:
        territory = _flooded(lowest_bit(left), ground)
        left &= ~territory
        squares, free = to_float(popcount(territory)), to_float(popcount(beside(territory) & room))
        crowns = to_float(popcount(territory & one) + _2 * popcount(territory & two))
        points += squares * crowns
        if free > 0.0:
            largest = max(largest, squares)
            if crowns == 0.0:
                bare = max(bare, squares)
            if crowns > most_crowns or (crowns == most_crowns and squares > size):
                most_crowns, edges, size = crowns, min(free, _MOST_EDGES), squares
    sight[at + POINTS] = points
    sight[at + SQUARES] = to_float(popcount(ground))
    sight[at + CROWNS] = to_float(popcount(ground & one) + _2 * popcount(ground & two))
    sight[at + HOPE], sight[at + EDGES], sight[at + BARE] = most_crowns * edges, edges, bare
    sight[at + CAN_GROW] = 1.0 if edges > 0.0 else 0.0
    sight[at + CROWNS_TO_LAND] = sight[at + PROMISED_CROWNS] * largest
    sight[at + LAND_TO_CROWNS] = sight[at + PROMISED] * most_crowns
    sight[at + HOPE_UNSEEN] = sight[at + SHARE_UNSEEN] * most_crowns * edges
    sight[at + CROWNS_UNSEEN_TO_LAND] = sight[at + CROWNS_UNSEEN] * largest
    sight[ALL_POINTS] += np.float32(points)
    sight[TERRAINS_GROWING] += sight[at + CAN_GROW]


@helper
def _see_room(room: Word, sight: Sight) -> None:
    sight[ROOM] = to_float(popcount(room))
    sight[CUT_OFF] = to_float(popcount(room & ~beside(room)))
    sight[CASTLE_EDGES] = to_float(popcount(beside(_CASTLE) & room))
    left = room
    while left != _0:
        part = _flooded(lowest_bit(left), room)
        left &= ~part
        sight[PARTS] += _ONE
        sight[ODD_PARTS] += np.float32(to_float(popcount(part) & _1))


@helper
def _see_bonuses(state: Words, at: Word, to_lay: float, centre_open: bool, sight: Sight) -> None:
    none_discarded = to_float(popcount(occupied(state, at))) + 2.0 * to_lay == _GRID
    harmony, middle = to_float(state[HARMONY]), to_float(state[MIDDLE_KINGDOM])
    sight[NONE_DISCARDED] = 1.0 if none_discarded else 0.0
    sight[HARMONY_OPEN] = harmony if none_discarded else 0.0
    sight[CENTRE_OPEN] = 1.0 if centre_open else 0.0
    sight[HARMONY_PLAYED], sight[MIDDLE_KINGDOM_PLAYED] = harmony, middle


@helper
def _see_box(state: Words, at: Word, sight: Sight) -> None:
    width, height = to_float(_EXTENT[state[at + _COLUMNS]]), to_float(_EXTENT[state[at + _ROWS]])
    sight[WIDTH], sight[HEIGHT] = width, height
    sight[FULL_SIDES] = (1.0 if width == _SIDE else 0.0) + (1.0 if height == _SIDE else 0.0)


@routine
def look(state: Words, seat: Word, sight: Sight) -> None:
    """Write what is to be seen of a seat's kingdom."""
    sight[:] = 0.0
    at = seat * SIZE
    room = empty_squares(state, at)
    centre_open = bool(state[MIDDLE_KINGDOM] != _0 and can_be_centred(state, at))
    if centre_open:
        room &= CENTRED_GRID
    kings = to_float(state[ALL_KINGS] // state[PLAYERS])
    claimed = _see_next_line(state, seat, sight)
    to_claim = kings * to_float(state[LINES_TO_COME])
    if state[NEXT_LINE] != _0:
        to_claim += kings - claimed
    elif state[LINE] != _0:
        _see_order(state, seat, sight)
    claimed += _see_line(state, seat, sight)
    to_lay = to_claim + claimed
    one, two = ones(state, at), twos(state, at)
    for terrain in range(len(TERRAINS)):
        ground = land(state, at, Word(terrain))
        _see_unseen(state, Word(terrain), sight, terrain * A_TERRAIN)
        if ground != _0:
            _see_land(ground, room, one, two, sight, terrain * A_TERRAIN)
    _see_room(room, sight)
    _see_bonuses(state, at, to_lay, centre_open, sight)
    _see_box(state, at, sight)
    sight[TOO_MANY] = min(max(2.0 * to_lay - sight[ROOM], 0.0), _MOST_TOO_MANY)
    sight[CLAIMED], sight[TO_LAY], sight[TO_CLAIM] = claimed, to_lay, to_claim
    sight[STAGE + min(int(to_lay), _STAGES - 1)] = 1.0
