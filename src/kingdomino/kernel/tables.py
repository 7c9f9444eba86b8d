"""Tables for the fast modules, computed from the rules: by domino (its number - 1), by box, by direction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.rules import DIRECTIONS, DOMINOES, Domino, Square

from .boards import NARROW, WIDE, Board

Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

ALL_BITS: Final = (1 << 64) - 1


def _words(values: Iterable[int]) -> Words:
    return np.array(list(values), dtype=np.uint64)


def _by_domino(value: Callable[[Domino], int]) -> Words:
    return _words(value(DOMINOES[number]) for number in sorted(DOMINOES))


def _if_any(bits: int) -> int:
    return ALL_BITS if bits else 0


#: All bits where the first (a) or second (b) half has a binary one or two of crowns; no bit elsewhere.
A_ONES: Final = _by_domino(lambda domino: _if_any(domino.a.crowns & 1))
A_TWOS: Final = _by_domino(lambda domino: _if_any(domino.a.crowns & 2))
B_ONES: Final = _by_domino(lambda domino: _if_any(domino.b.crowns & 1))
B_TWOS: Final = _by_domino(lambda domino: _if_any(domino.b.crowns & 2))

#: All bits where the halves differ: only then do the directions south and west make placements of their own (R18).
TURNS: Final = _by_domino(lambda domino: 0 if domino.halves_are_equal else ALL_BITS)


def land_words(board: Board) -> tuple[Words, Words]:
    """By domino: the word in a kingdom where the terrain of its first half begins, and of its second."""
    return (
        _by_domino(lambda domino: board.lands[domino.a.terrain]),
        _by_domino(lambda domino: board.lands[domino.b.terrain]),
    )


NARROW_A, NARROW_B = land_words(NARROW)
WIDE_A, WIDE_B = land_words(WIDE)

(NARROW_ROOM,) = map(_words, NARROW.room())
WIDE_EVEN_ROOM, WIDE_ODD_ROOM = map(_words, WIDE.room())


def _turn(board: Board, word: int, direction: str) -> int:
    """By how many bits a square in this word of a mask turns on its way to its neighbour."""
    x, y = DIRECTIONS[direction]
    start = next(Square(0, row) for row in (0, 1) if board.cells[Square(0, row)][0] == word)
    return (board.cells[Square(start.x + x, start.y + y)][1] - board.cells[start][1]) % 64


#: By direction, n e s w: how far a bit turns from the first half to the second.
NARROW_TURN: Final = _words(_turn(NARROW, 0, direction) for direction in DIRECTIONS)
#: The same from the even rows and from the odd rows of a wide board.
WIDE_EVEN_TURN: Final = _words(_turn(WIDE, 0, direction) for direction in DIRECTIONS)
WIDE_ODD_TURN: Final = _words(_turn(WIDE, 1, direction) for direction in DIRECTIONS)

_STEPS_X: Final = [x for x, _ in DIRECTIONS.values()]
_STEPS_Y: Final = [y for _, y in DIRECTIONS.values()]


def _bytes(values: Iterable[int]) -> npt.NDArray[np.uint8]:
    return np.array(list(values), dtype=np.uint8)


#: By range of columns (rows), place in the frame, direction: the range after a domino has been laid there.
NARROW_GROWN_COLUMNS, NARROW_GROWN_ROWS = _bytes(NARROW.grown(_STEPS_X)), _bytes(NARROW.grown(_STEPS_Y))
WIDE_GROWN_COLUMNS, WIDE_GROWN_ROWS = _bytes(WIDE.grown(_STEPS_X)), _bytes(WIDE.grown(_STEPS_Y))

#: By range: how far it reaches back (west, south) and forth (east, north) from the castle.
NARROW_BACK, NARROW_FORTH = (_words(reach) for reach in zip(*NARROW.ranges, strict=True))
WIDE_BACK, WIDE_FORTH = (_words(reach) for reach in zip(*WIDE.ranges, strict=True))


def packed(seats: Iterable[int]) -> int:
    """Seats as two bits each, the first lowest."""
    return sum(seat << 2 * lane for lane, seat in enumerate(seats))


#: All orders of three kings, then all orders of four, two bits a king.
ORDERS: Final = _words(packed(order) for kings in (3, 4) for order in permutations(range(kings)))
