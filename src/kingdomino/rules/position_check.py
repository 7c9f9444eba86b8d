"""Whether a game can lead to a position: its line is sound, and each kingdom can have been built."""

from __future__ import annotations

from .defects import diagnose
from .errors import KingdominoError, clipped
from .position import Position


def check_position(position: Position) -> None:
    """Refuse anything but a position of a game. The moves that lead to it are not searched for."""
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    if not _reads_back(position):
        raise KingdominoError("not_a_position_of_a_game")
    for seat, kingdom in enumerate(position.kingdoms):
        if diagnose(kingdom, position.rules):
            raise KingdominoError("not_a_kingdom_of_a_game", seat=seat, grid=position.rules.grid)


def _reads_back(position: Position) -> bool:
    """Whether the position's line can be written and gives the position again."""
    try:
        return Position.parse(str(position)) == position
    except KingdominoError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):  # fields of wrong types
        return False
