"""A kingdom as a picture that people can type: two characters a square, rows north to south."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from .dominoes import FOREST, LAKE, MEADOW, MINE, MOST_CROWNS, SWAMP, WHEAT, Land
from .errors import InvalidNotation, clipped
from .squares import Bounds, Square

LETTERS: Final = {WHEAT: "w", FOREST: "f", LAKE: "l", MEADOW: "m", SWAMP: "s", MINE: "n"}
CASTLE_MARK: Final = "##"
NOTHING_MARK: Final = ".."

#: Beyond this many rows or columns a picture is no kingdom: the whole box in one row is 97 squares long.
MOST_SQUARES_ACROSS: Final = 99

_LANDS: Final = {
    f"{letter}{crowns}": Land(terrain, crowns)
    for terrain, letter in LETTERS.items()
    for crowns in range(MOST_CROWNS + 1)
}
_BLANK: Final = " \t\r"
_MARK: Final = re.compile(r"[^ \t\r]{1,2}")


def read(text: str) -> tuple[dict[Square, Land], tuple[Square, ...]]:
    """The squares and castles of a picture, counted from the first castle in it (without one, from its first square).

    Blank lines around it, a margin that all rows share, and blanks between whole squares and behind a row are passed
    over; capital letters are read as small ones; a short row has nothing at its end.
    """
    if not isinstance(text, str):
        raise InvalidNotation("unreadable_picture", line=1, column=1, text=clipped(text))
    rows = _rows(text.removeprefix("\ufeff"))
    lands: dict[tuple[int, int], Land] = {}
    castles: list[tuple[int, int]] = []
    for y, (number, row) in zip(range(0, -len(rows), -1), rows, strict=True):
        for x, column, mark in _marks(number, row):
            if mark == CASTLE_MARK:
                castles.append((x, y))
            elif mark.lower() in _LANDS:
                lands[x, y] = _LANDS[mark.lower()]
            elif mark != NOTHING_MARK:
                raise InvalidNotation("unreadable_picture", line=number, column=column, text=mark)
    x0, y0 = (castles or list(lands) or [(0, 0)])[0]
    return (
        {Square(x - x0, y - y0): land for (x, y), land in lands.items()},
        tuple(Square(x - x0, y - y0) for x, y in castles),
    )


def _marks(number: int, row: str) -> Iterator[tuple[int, int, str]]:
    """The squares of a row as they are written, each with its place in the row and its column in the text."""
    for x, found in enumerate(_MARK.finditer(row)):
        if x == MOST_SQUARES_ACROSS:
            raise InvalidNotation("picture_too_large", line=number, most=MOST_SQUARES_ACROSS)
        yield x, found.start() + 1, found[0]


def _rows(text: str) -> list[tuple[int, str]]:
    """The rows of the picture with their line numbers."""
    picture = text.strip(_BLANK + "\n")
    if not picture:
        raise InvalidNotation("empty_picture")
    before = text[: text.index(picture)]
    first = before.count("\n") + 1
    lines = (before[before.rfind("\n") + 1 :] + picture).split("\n", MOST_SQUARES_ACROSS)
    if len(lines) > MOST_SQUARES_ACROSS:
        raise InvalidNotation("picture_too_large", line=first + MOST_SQUARES_ACROSS, most=MOST_SQUARES_ACROSS)
    margin = len(lines[0]) - len(lines[0].lstrip(_BLANK))
    rows = []
    for number, line in enumerate(lines, start=first):
        row = line.rstrip(_BLANK)
        if row and len(row) - len(row.lstrip(_BLANK)) != margin:
            raise InvalidNotation("uneven_margin", line=number, column=1)
        rows.append((number, row))
    return rows


def draw(squares: Mapping[Square, Land], castles: tuple[Square, ...], bounds: Bounds) -> str:
    """The picture of a box of squares."""
    marks = {square: f"{LETTERS[land.terrain]}{land.crowns}" for square, land in squares.items()}
    marks.update((castle, CASTLE_MARK) for castle in castles)
    return "\n".join(
        "".join(marks.get(Square(x, y), NOTHING_MARK) for x in range(bounds.west, bounds.east + 1))
        for y in range(bounds.north, bounds.south - 1, -1)
    )
