"""A position for people who watch an environment: text ("ansi"), pixels ("rgb_array"), or the terminal ("human").

The pixels are drawn with NumPy alone: a frame takes a fraction of a millisecond and needs no extra. For a picture with
the artwork of the game there is `kingdomino.pictures`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.rules import COLOURS, DOMINOES, LETTERS, TERRAINS, Kingdom, KingdominoError, Land, Position, clipped

ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
HUMAN: Final = "human"
#: Those of many games side by side, and those of one.
MODES_OF_MANY: Final = (ANSI, RGB_ARRAY)
MODES: Final = (HUMAN, *MODES_OF_MANY)

Pixels = npt.NDArray[np.uint8]

_CELL: Final = 16
_GAP: Final = 12
_LINES: Final = 2
_LANES: Final = 4

_DESK, _EMPTY, _GOLD, _DARK = (233, 222, 200), (221, 207, 179), (255, 206, 74), (43, 36, 64)
_LANDS: Final = dict(
    zip(
        ("wheat", "forest", "lake", "meadow", "swamp", "mine"),
        ((245, 205, 100), (31, 77, 57), (39, 101, 154), (136, 184, 84), (170, 151, 168), (49, 44, 66)),
        strict=True,
    )
)
_SEATS: Final = dict(zip(COLOURS, ((219, 79, 135), (237, 176, 42), (71, 154, 89), (59, 131, 204)), strict=True))
assert set(_LANDS) == set(TERRAINS)


def checked_mode(given: str | None, known: tuple[str, ...] = MODES) -> str | None:
    """One of the modes, or none."""
    if given is not None and given not in known:
        raise KingdominoError("unknown_choice", name="render_mode", value=clipped(given), known=known)
    return given


def render(position: Position, mode: str | None) -> str | Pixels | None:
    """The position in one of the modes; for a human it is printed."""
    if mode is None:
        return None
    if mode == HUMAN:
        print(as_text(position), flush=True)
        return None
    return as_text(position) if mode == ANSI else as_pixels(position)


def as_text(position: Position) -> str:
    """Ruleset, round and lines, then every kingdom as a picture in text (see docs/notation.md)."""
    rows = [f"{position.rules}  {position.phase} {position.round}/{position.rules.rounds}"]
    for name, line in (("line", position.line), ("next", position.next_line)):
        if line:
            lanes = " ".join(f"{_domino(domino)}:{'-' if seat is None else seat}" for domino, seat in line)
            rows.append(f"{name}  {lanes}")
    for seat, kingdom in enumerate(position.kingdoms):
        acting = " <" if seat == position.to_act else ""
        rows += ["", f"player_{seat}  {position.score(seat).total}{acting}", kingdom.to_text()]
    return "\n".join(rows) + "\n"


def _domino(number: int) -> str:
    return f"{number}[{_land(DOMINOES[number].a)}{_land(DOMINOES[number].b)}]"


def _land(land: Land) -> str:
    return f"{LETTERS[land.terrain]}{land.crowns}"


def as_pixels(position: Position) -> Pixels:
    """All kingdoms, two in a row, and at the right the line being played and the line being claimed."""
    grid, seats = position.rules.grid, position.rules.players
    side = (2 * grid - 1) * _CELL
    high = (seats + 1) // 2
    width = 2 * (side + _GAP) + _GAP + _LINES * (3 * _CELL + _GAP)
    pixels = np.empty((high * (side + _GAP) + _GAP, width, 3), np.uint8)
    pixels[:] = _DESK
    for seat, kingdom in enumerate(position.kingdoms):
        top, left = _GAP + seat // 2 * (side + _GAP), _GAP + seat % 2 * (side + _GAP)
        _draw_kingdom(pixels[top : top + side, left : left + side], kingdom, seat, grid)
        if seat == position.to_act:
            pixels[top + side + 2 : top + side + 6, left : left + side] = _DARK
    for number, line in enumerate((position.line, position.next_line)):
        left = 2 * (side + _GAP) + _GAP + number * (3 * _CELL + _GAP)
        for lane, (domino, owner) in enumerate(line):
            top = _GAP + lane * (_CELL + _GAP)
            _draw_land(pixels[top : top + _CELL, left : left + _CELL], DOMINOES[domino].a)
            _draw_land(pixels[top : top + _CELL, left + _CELL : left + 2 * _CELL], DOMINOES[domino].b)
            if owner is not None:
                king = pixels[top + 3 : top + _CELL - 3, left + 2 * _CELL + 3 : left + 3 * _CELL - 3]
                king[:] = _SEATS[COLOURS[owner]]
    return pixels


def _draw_kingdom(area: Pixels, kingdom: Kingdom, seat: int, grid: int) -> None:
    """North is up; the castle is in the middle."""
    area[:] = _EMPTY
    _draw_castle(_square(area, 0, 0, grid), seat)
    for square, land in kingdom.squares.items():
        _draw_land(_square(area, square.x, square.y, grid), land)


def _square(area: Pixels, x: int, y: int, grid: int) -> Pixels:
    row, column = grid - 1 - y, grid - 1 + x
    return area[row * _CELL : (row + 1) * _CELL, column * _CELL : (column + 1) * _CELL]


def _draw_castle(square: Pixels, seat: int) -> None:
    square[:] = _DARK
    square[2:-2, 2:-2] = _SEATS[COLOURS[seat]]


def _draw_land(square: Pixels, land: Land) -> None:
    square[:] = _DARK
    square[:-1, :-1] = _LANDS[land.terrain]
    for crown in range(land.crowns):
        badge = square[2:7, 1 + 5 * crown : 6 + 5 * crown]
        badge[:] = _DARK
        badge[1:-1, 1:-1] = _GOLD
