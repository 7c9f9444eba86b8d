"""Tables for the compiled modules, computed from the rules: by piece, by box, by direction.

A piece is a domino's index in these tables: its number less one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.rules import DIRECTIONS, DOMINOES, TERRAINS, Domino, Square

from .boards import Board
from .layout import packed

WordArray = npt.NDArray[np.uint64]
NumberArray = npt.NDArray[np.int64]
FlagArray = npt.NDArray[np.bool_]
FloatArray = npt.NDArray[np.float64]
ByteArray = npt.NDArray[np.uint8]

ALL_BITS: Final = (1 << 64) - 1


def _words(values: Iterable[int]) -> WordArray:
    return np.array(list(values), dtype=np.uint64)


def _bytes(values: Iterable[int]) -> ByteArray:
    return np.array(list(values), dtype=np.uint8)


def _by_piece(value: Callable[[Domino], int]) -> WordArray:
    return _words(value(DOMINOES[number]) for number in sorted(DOMINOES))


def _if_any(bits: int) -> int:
    return ALL_BITS if bits else 0


#: All bits where the first (a) or second (b) half has a binary one or two of crowns; no bit elsewhere.
A_ONES: Final = _by_piece(lambda domino: _if_any(domino.a.crowns & 1))
A_TWOS: Final = _by_piece(lambda domino: _if_any(domino.a.crowns & 2))
B_ONES: Final = _by_piece(lambda domino: _if_any(domino.b.crowns & 1))
B_TWOS: Final = _by_piece(lambda domino: _if_any(domino.b.crowns & 2))

#: The terrain of each half, as its place in TERRAINS, and its crowns.
A_TERRAIN: Final = _by_piece(lambda domino: TERRAINS.index(domino.a.terrain))
B_TERRAIN: Final = _by_piece(lambda domino: TERRAINS.index(domino.b.terrain))
A_CROWNS: Final[FloatArray] = _by_piece(lambda domino: domino.a.crowns).astype(np.float64)
B_CROWNS: Final[FloatArray] = _by_piece(lambda domino: domino.b.crowns).astype(np.float64)

#: All bits where the halves differ: only then do the directions south and west make placements of their own (R18).
TURNS: Final = _by_piece(lambda domino: 0 if domino.halves_are_equal else ALL_BITS)


def land_words(board: Board) -> tuple[WordArray, WordArray]:
    """By piece: the word in a kingdom where the terrain of its first half begins, and of its second."""
    return (
        _by_piece(lambda domino: board.lands[domino.a.terrain]),
        _by_piece(lambda domino: board.lands[domino.b.terrain]),
    )


def room_words(board: Board) -> list[WordArray]:
    """For each word of a mask, by box: the squares in reach that keep the kingdom in the grid (R15)."""
    return [_words(room) for room in board.room()]


def turn_words(board: Board) -> list[WordArray]:
    """For each word of a mask, by direction n e s w: by how many bits a square turns on its way to its neighbour."""
    return [_words(_turn(board, word, direction) for direction in DIRECTIONS) for word in range(board.words)]


def _turn(board: Board, word: int, direction: str) -> int:
    x, y = DIRECTIONS[direction]
    start = next(Square(0, row) for row in (0, 1) if board.cells[Square(0, row)][0] == word)
    return (board.cells[Square(start.x + x, start.y + y)][1] - board.cells[start][1]) % 64


class Ranges(NamedTuple):
    """Tables by range of columns or rows."""

    #: How far it reaches back (west, south) from the castle.
    back: WordArray
    #: Whether the castle is in its middle.
    is_centred: FlagArray
    #: Whether it lies in the grid whose middle is the castle.
    can_be_centred: FlagArray
    #: By range, place in the frame and direction: the range after a domino has been laid there.
    grown_columns: ByteArray
    grown_rows: ByteArray


def ranges_of(board: Board) -> Ranges:
    """The tables by range for one board."""
    back, forth = (_words(reach) for reach in zip(*board.ranges, strict=True))
    middle = board.grid // 2
    return Ranges(
        back=back,
        is_centred=back == forth,
        can_be_centred=(back <= middle) & (forth <= middle),
        grown_columns=_bytes(board.grown([x for x, _ in DIRECTIONS.values()])),
        grown_rows=_bytes(board.grown([y for _, y in DIRECTIONS.values()])),
    )


#: All orders of three kings, then all orders of four, two bits a king.
ORDERS: Final = _words(packed(order) for kings in (3, 4) for order in permutations(range(kings)))
