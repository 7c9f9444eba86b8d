"""A position's line under the names that programs use: the line itself is the position's own text, in `rules`."""

from __future__ import annotations

from kingdomino.rules import KingdominoError, Position, clipped


def position_line(position: Position) -> str:
    """The one text of a position: `str(position)`."""
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    return str(position)


def parse_position(line: str) -> Position:
    """The position of a line: `Position.parse(line)`."""
    return Position.parse(line)
