"""Kingdoms as planes of small numbers, for networks: kept by lane and seat, and changed where a domino is laid.

A kingdom has nine planes: six terrains (1 where it lies), the crowns of each square, the castle, and the room: free
squares that the kingdom can still cover without outgrowing its grid (R15). A plane has a cell for every square around
the castle, row by row from the south-west, so that a placement's number is 4 times the cell of its first half plus its
direction (see `actions`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.rules import CASTLE, DIRECTIONS, DOMINOES, TERRAINS, Domino

from . import boards
from .boards import NARROW, WIDE, Board
from .jit import inlined
from .kingdoms import NARROW_GRID, WIDE_GRID, Grid, by_grid
from .tables import WordArray
from .words import Word

SmallArray = npt.NDArray[np.int8]

#: Planes of one kingdom; the first six are the terrains, in the order of TERRAINS.
CROWN_PLANE, CASTLE_PLANE, ROOM_PLANE = (len(TERRAINS) + number for number in range(3))
PLANES: Final = len(TERRAINS) + 3

_COLUMNS, _ROWS = Word(boards.COLUMNS), Word(boards.ROWS)
_4: Final = Word(4)
_TERRAINS: Final = len(TERRAINS)


def _by_piece(value: Callable[[Domino], int]) -> SmallArray:
    return np.array([value(DOMINOES[number]) for number in sorted(DOMINOES)], np.int8)


#: By piece, for each half: the plane of its terrain, and its crowns.
_PLANE_OF_A: Final = _by_piece(lambda domino: TERRAINS.index(domino.a.terrain)).astype(np.int64)
_PLANE_OF_B: Final = _by_piece(lambda domino: TERRAINS.index(domino.b.terrain)).astype(np.int64)
_CROWNS_OF_A: Final = _by_piece(lambda domino: domino.a.crowns)
_CROWNS_OF_B: Final = _by_piece(lambda domino: domino.b.crowns)


def kingdom_cells(board: Board) -> int:
    """The size of a kingdom's planes."""
    return PLANES * board.span**2


def _room(board: Board) -> SmallArray:
    """By box (columns x rows): 1 on the cells that the kingdom may ever cover."""
    room = np.zeros((len(board.ranges) ** 2, board.span, board.span), np.int8)
    for box, ((west, east), (south, north)) in enumerate(product(board.ranges, repeat=2)):
        spare_columns, spare_rows = board.far - west - east, board.far - south - north
        columns = slice(board.far - west - spare_columns, board.far + east + spare_columns + 1)
        room[box, board.far - south - spare_rows : board.far + north + spare_rows + 1, columns] = 1
    return room.reshape(len(room), -1)


@inlined
def copy_cells(source: SmallArray, target: SmallArray) -> None:
    """Copy all of `source`. Counting from 0 lets the compiler copy many cells at once."""
    for cell in range(len(source)):
        target[cell] = source[cell]


@inlined
def _limit(cells: SmallArray, limits: SmallArray) -> None:
    for cell in range(len(limits)):
        cells[cell] &= limits[cell]


def _planes_on(board: Board, grid: Grid) -> tuple[Callable[..., None], Callable[..., None]]:
    square_at, both, is_empty = grid.masks.square_at, grid.masks.both, grid.masks.is_empty
    land, ones, twos = grid.territories.land, grid.territories.ones, grid.territories.twos
    area, span = board.span**2, board.span
    crowns, castle, room = CROWN_PLANE * area, CASTLE_PLANE * area, ROOM_PLANE * area
    middle = (CASTLE.y + board.far) * span + CASTLE.x + board.far
    ranges = Word(len(board.ranges))
    first_of = np.array([board.far - back for back, _ in board.ranges], np.int64)
    last_of = np.array([board.far + forth for _, forth in board.ranges], np.int64)
    room_of = _room(board)
    to_second = np.array([y * span + x for x, y in DIRECTIONS.values()], np.int64)

    @inlined
    def fill(state: WordArray, at: Word, planes: SmallArray, begin: int) -> None:
        """Write all planes of a kingdom."""
        columns, rows = state[at + _COLUMNS], state[at + _ROWS]
        planes[begin : begin + room] = 0
        copy_cells(room_of[columns * ranges + rows], planes[begin + room :])
        planes[begin + castle + middle] = 1
        planes[begin + room + middle] = 0
        for row in range(first_of[rows], last_of[rows] + 1):
            for column in range(first_of[columns], last_of[columns] + 1):
                square, cell = square_at(Word(row), Word(column)), begin + row * span + column
                for terrain in range(_TERRAINS):
                    if not is_empty(both(land(state, at, Word(terrain)), square)):
                        planes[cell + terrain * area] = 1
                        planes[cell + room] = 0
                if not is_empty(both(ones(state, at), square)):
                    planes[cell + crowns] += 1
                if not is_empty(both(twos(state, at), square)):
                    planes[cell + crowns] += 2

    @inlined
    def lay(state: WordArray, at: Word, planes: SmallArray, begin: int, piece: Word, action: Word) -> None:
        """Add the domino that has been laid in the state by the placement with this number."""
        first = np.int64(action // _4)
        second = first + to_second[action % _4]
        planes[begin + _PLANE_OF_A[piece] * area + first] = 1
        planes[begin + _PLANE_OF_B[piece] * area + second] = 1
        planes[begin + crowns + first] = _CROWNS_OF_A[piece]
        planes[begin + crowns + second] = _CROWNS_OF_B[piece]
        _limit(planes[begin + room :], room_of[state[at + _COLUMNS] * ranges + state[at + _ROWS]])
        planes[begin + room + first] = 0
        planes[begin + room + second] = 0

    return fill, lay


_ON: Final = {NARROW_GRID: _planes_on(NARROW, NARROW_GRID), WIDE_GRID: _planes_on(WIDE, WIDE_GRID)}

#: Called with a state, a seat, the planes of one lane and where the seat's planes begin.
fill_planes: Final = by_grid(lambda grid: _ON[grid][0])
#: The same, then the piece and the number of its placement.
lay_on_planes: Final = by_grid(lambda grid: _ON[grid][1])
