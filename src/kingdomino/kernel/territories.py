"""Territories, points, crowns and bonuses of a kingdom (R22-R24, R27, R28, R32): written once, built for each grid.

A kingdom begins at the word `at` of a state.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from kingdomino.rules import CASTLE, TERRAINS

from . import boards
from .boards import Board
from .jit import inlined
from .placing import Mask
from .tables import WordArray, ranges_of
from .words import Word

_0, _2 = Word(0), Word(2)
_COLUMNS, _ROWS = Word(boards.COLUMNS), Word(boards.ROWS)
_TERRAINS = len(TERRAINS)


class Territories(NamedTuple):
    """The functions for one grid."""

    land: Callable[..., Mask]
    ones: Callable[..., Mask]
    twos: Callable[..., Mask]
    points: Callable[..., Word]
    largest: Callable[..., Word]
    crowns: Callable[..., Word]
    is_complete: Callable[..., bool]
    is_centred: Callable[..., bool]
    can_be_centred: Callable[..., bool]


def territories_on(board: Board, masks: ModuleType) -> Territories:
    """Build the functions over sets of squares as `masks` keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    union, both, without, lowest, read = masks.union, masks.both, masks.without, masks.lowest, masks.read
    count, is_empty, nothing, words = masks.count, masks.is_empty, masks.NOTHING, masks.WORDS
    northward, eastward, southward, westward = masks.northward, masks.eastward, masks.southward, masks.westward

    castle = masks.from_squares([CASTLE])
    first_land, ones_at, twos_at = Word(board.lands[TERRAINS[0]]), Word(board.ones), Word(board.twos)
    occupied, whole_grid = Word(board.occupied), Word(board.grid**2)
    _, centred_range, centrable_range, _, _ = ranges_of(board)

    @inlined
    def land(state: WordArray, at: Word, terrain: Word) -> Mask:
        """The squares of a terrain, by its place in TERRAINS."""
        return read(state, at + first_land + words * terrain)

    @inlined
    def ones(state: WordArray, at: Word) -> Mask:
        """The squares with 1 or 3 crowns: the binary ones of the crowns."""
        return read(state, at + ones_at)

    @inlined
    def twos(state: WordArray, at: Word) -> Mask:
        """The squares with 2 or 3 crowns: the binary twos of the crowns."""
        return read(state, at + twos_at)

    @inlined
    def links(state: WordArray, at: Word) -> tuple[Mask, Mask]:
        """The squares whose neighbour to the north, to the east, has their terrain."""
        north, east = nothing, nothing
        for terrain in range(_TERRAINS):
            squares = land(state, at, Word(terrain))
            north = union(north, both(squares, southward(squares)))
            east = union(east, both(squares, westward(squares)))
        return north, east

    @inlined
    def along_columns(flood: Mask, north: Mask) -> Mask:
        """The squares linked to the flood from the north and the south."""
        return union(northward(both(flood, north)), both(southward(flood), north))

    @inlined
    def along_rows(flood: Mask, east: Mask) -> Mask:
        """The squares linked to the flood from the east and the west."""
        return union(eastward(both(flood, east)), both(westward(flood), east))

    @inlined
    def grown(flood: Mask, north: Mask, east: Mask) -> Mask:
        """The flood, one step further along columns and then along rows."""
        flood = union(flood, along_columns(flood, north))
        return union(flood, along_rows(flood, east))

    @inlined
    def flooded(flood: Mask, north: Mask, east: Mask) -> Mask:
        """The territories of the squares in `flood`, given the links between squares."""
        while True:
            flood = grown(grown(flood, north, east), north, east)
            if is_empty(without(union(along_columns(flood, north), along_rows(flood, east)), flood)):
                return flood

    @inlined
    def one_of_each_terrain(state: WordArray, at: Word, squares: Mask) -> Mask:
        seeds = nothing
        for terrain in range(_TERRAINS):
            seeds = union(seeds, lowest(both(land(state, at, Word(terrain)), squares)))
        return seeds

    @inlined
    def points(state: WordArray, at: Word) -> Word:
        """The points of the territories (R22-R24): one of each terrain is flooded at a time, from crowned squares."""
        single, double = ones(state, at), twos(state, at)
        north, east = links(state, at)
        total = _0
        left = union(single, double)
        while not is_empty(left):
            flood = flooded(one_of_each_terrain(state, at, left), north, east)
            for terrain in range(_TERRAINS):
                territory = both(flood, land(state, at, Word(terrain)))
                total += count(territory) * (count(both(territory, single)) + _2 * count(both(territory, double)))
            left = without(left, flood)
        return total

    @inlined
    def largest(state: WordArray, at: Word) -> Word:
        """The squares of the largest territory, crowned or not (R32)."""
        north, east = links(state, at)
        most = _0
        left = without(read(state, at + occupied), castle)
        while not is_empty(left):
            flood = flooded(one_of_each_terrain(state, at, left), north, east)
            for terrain in range(_TERRAINS):
                most = max(most, count(both(flood, land(state, at, Word(terrain)))))
            left = without(left, flood)
        return most

    @inlined
    def crowns(state: WordArray, at: Word) -> Word:
        """All crowns in the kingdom (R32)."""
        total: Word = count(ones(state, at)) + _2 * count(twos(state, at))
        return total

    @inlined
    def is_complete(state: WordArray, at: Word) -> bool:
        """The whole grid is covered (R27)."""
        return bool(count(read(state, at + occupied)) == whole_grid)

    @inlined
    def is_centred(state: WordArray, at: Word) -> bool:
        """The castle is the exact centre of the kingdom's box (R28)."""
        return bool(centred_range[state[at + _COLUMNS]] and centred_range[state[at + _ROWS]])

    @inlined
    def can_be_centred(state: WordArray, at: Word) -> bool:
        """Whether the kingdom still lies in the grid around its castle."""
        return bool(centrable_range[state[at + _COLUMNS]] and centrable_range[state[at + _ROWS]])

    return Territories(land, ones, twos, points, largest, crowns, is_complete, is_centred, can_be_centred)
