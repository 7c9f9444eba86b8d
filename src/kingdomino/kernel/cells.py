"""The squares of a kingdom as numbers, for code that looks at single squares on either grid.

A cell is the place of a square's bit: 0-63, on the 7x7 grid 64-127 for the odd rows (`boards` draws the layout). The
tables are by board, 0 for 5x5 and 1 for 7x7.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.rules import CASTLE, DIRECTIONS, Square

from .boards import NARROW, WIDE, Board
from .tables import WordArray

#: More than any cell's number.
CELLS: Final = 128

_BOARDS: Final = (NARROW, WIDE)


def _cell(board: Board, square: Square) -> int:
    word, bit = board.cells[square]
    return 64 * word + bit


def _neighbours(board: Board) -> npt.NDArray[np.uint8]:
    table = np.zeros((CELLS, len(DIRECTIONS)), np.uint8)
    for square in board.cells:
        for way, (x, y) in enumerate(DIRECTIONS.values()):
            beside = Square(square.x + x, square.y + y)
            if beside in board.cells:
                table[_cell(board, square), way] = _cell(board, beside)
    return table


def _rings(board: Board) -> npt.NDArray[np.uint8]:
    table = np.zeros(CELLS, np.uint8)
    reach = board.grid // 2
    kinds = [(far, near) for far in range(1, reach + 1) for near in range(far + 1)]
    for x, y in product(range(-reach, reach + 1), repeat=2):
        if (x, y) != CASTLE:
            far, near = max(abs(x), abs(y)), min(abs(x), abs(y))
            table[_cell(board, Square(x, y))] = 1 + kinds.index((far, near))
    return table


def _rooms() -> WordArray:
    table = np.zeros((2, 2, max(len(board.ranges) ** 2 for board in _BOARDS)), np.uint64)
    for number, board in enumerate(_BOARDS):
        for word, boxes in enumerate(board.room()):
            table[number, word, : len(boxes)] = boxes
    return table


def _windows() -> WordArray:
    table = np.zeros((2, 2), np.uint64)
    for number, board in enumerate(_BOARDS):
        reach = board.grid // 2
        for x, y in product(range(-reach, reach + 1), repeat=2):
            word, bit = board.cells[Square(x, y)]
            table[number, word] |= np.uint64(1 << bit)
    return table


def _sides() -> npt.NDArray[np.uint8]:
    table = np.zeros((2, max(len(board.ranges) for board in _BOARDS)), np.uint8)
    for number, board in enumerate(_BOARDS):
        table[number, : len(board.ranges)] = [back + forth + 1 for back, forth in board.ranges]
    return table


def _centrable() -> npt.NDArray[np.bool_]:
    table = np.zeros((2, max(len(board.ranges) for board in _BOARDS)), np.bool_)
    for number, board in enumerate(_BOARDS):
        table[number, : len(board.ranges)] = [max(reach) <= board.grid // 2 for reach in board.ranges]
    return table


#: By board, cell and direction n e s w: the cell beside it.
NEIGHBOURS: Final = np.stack([_neighbours(board) for board in _BOARDS])
#: By board and cell: the kind of a square of the grid around the castle by its distances, from 1 on; 0 outside.
RINGS: Final = np.stack([_rings(board) for board in _BOARDS])
#: By board, word of a mask and box (columns x all ranges + rows): the squares in reach that keep it in the grid.
ROOMS: Final = _rooms()
#: By board and word of a mask: the squares of the grid around the castle.
WINDOWS: Final = _windows()
#: By board and range of columns or rows: how many there are, and whether it lies in the grid around the castle.
SIDES: Final = _sides()
CENTRABLE: Final = _centrable()
#: By board: the cell of the castle, the words of a mask and of a kingdom, the ranges, and the first words of a
#: kingdom's lands, ones, twos and occupied squares.
CASTLE_CELL: Final = np.array([_cell(board, CASTLE) for board in _BOARDS])
MASK_WORDS: Final = np.array([board.words for board in _BOARDS])
KINGDOM_WORDS: Final = np.array([board.kingdom_words for board in _BOARDS])
RANGES: Final = np.array([len(board.ranges) for board in _BOARDS])
LANDS: Final = np.array([min(board.lands.values()) for board in _BOARDS])
ONES: Final = np.array([board.ones for board in _BOARDS])
TWOS: Final = np.array([board.twos for board in _BOARDS])
OCCUPIED: Final = np.array([board.occupied for board in _BOARDS])
