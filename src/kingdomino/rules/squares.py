"""Squares around a castle, and their names on the 13 x 13 letter grid with the castle on g7."""

from __future__ import annotations

import re
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from .errors import InvalidNotation, KingdominoError, clipped, whole_number

_COLUMNS: Final = "abcdefghijklm"
_REACH: Final = 6
_NAME: Final = re.compile(r"([a-m])(1[0-3]|[1-9])")


class Square(NamedTuple):
    """A place in a kingdom, counted from the castle: x grows east, y grows north."""

    x: int
    y: int

    def __str__(self) -> str:
        if abs(self.x) > _REACH or abs(self.y) > _REACH:
            return f"({self.x},{self.y})"
        return f"{_COLUMNS[self.x + _REACH]}{self.y + _REACH + 1}"

    @staticmethod
    def parse(text: str) -> Square:
        """Read a square's name, such as `g8`."""
        found = _NAME.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise InvalidNotation("unreadable_square", text=clipped(text))
        return Square(_COLUMNS.index(found[1]) - _REACH, int(found[2]) - _REACH - 1)

    @property
    def on_the_grid(self) -> bool:
        """Whether it has a letter and a number."""
        return abs(self.x) <= _REACH and abs(self.y) <= _REACH


CASTLE: Final = Square(0, 0)


def plain_square(given: object) -> Square:
    """A pair of integers of any type as a square of plain ints; anything else is refused."""
    if isinstance(given, tuple) and len(given) == 2:
        x, y = map(whole_number, given)
        if x is not None and y is not None:
            return Square(x, y)
    raise KingdominoError("unreadable_square", text=clipped(given))


#: The four ways a second half can lie from the first, in the official order.
DIRECTIONS: Final = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def step(square: Square, direction: str) -> Square:
    """The neighbour in that direction."""
    dx, dy = DIRECTIONS[direction]
    return Square(square.x + dx, square.y + dy)


@cache
def neighbours(square: Square) -> frozenset[Square]:
    """The four squares that touch it by a side; diagonals never count (R17)."""
    return frozenset(step(square, direction) for direction in DIRECTIONS)


class Bounds(NamedTuple):
    """The smallest rectangle around a kingdom, edges included."""

    west: int
    south: int
    east: int
    north: int

    @property
    def width(self) -> int:
        """In squares."""
        return self.east - self.west + 1

    @property
    def height(self) -> int:
        """In squares."""
        return self.north - self.south + 1

    def around(self, *squares: Square) -> Bounds:
        """The bounds that hold these squares too."""
        west, south, east, north = self
        for x, y in squares:
            if x < west:
                west = x
            elif x > east:
                east = x
            if y < south:
                south = y
            elif y > north:
                north = y
        return Bounds(west, south, east, north)


def room_around(bounds: Bounds, grid: int) -> frozenset[Square]:
    """The squares that a kingdom with these bounds may use in a grid this wide and high (R15), castle apart.

    Two neighbouring squares of it never outgrow the grid together: each alone keeps within reach of the far edge.
    """
    return _room(*bounds, grid)


@cache
def _room(west: int, south: int, east: int, north: int, grid: int) -> frozenset[Square]:
    if max(east - west, north - south) >= grid:
        return frozenset()
    rows, columns = range(north - grid + 1, south + grid), range(east - grid + 1, west + grid)
    return frozenset(Square(x, y) for y in rows for x in columns) - {CASTLE}


#: The official order of squares: south to north, then west to east.
official_order = itemgetter(1, 0)
