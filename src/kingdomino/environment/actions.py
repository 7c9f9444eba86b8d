"""From a move to the number of its action in an environment, and back."""

from __future__ import annotations

from kingdomino import kernel
from kingdomino.rules import KingdominoError, Move, Position, clipped, whole_number


def action_of(position: Position, move: Move | str) -> int:
    """The action that stands for a player's move, or its text, in this position."""
    _check(position)
    return kernel.action_of(position, Move.parse(move) if isinstance(move, str) else move)


def move_of(position: Position, action: int) -> Move:
    """The move that an action stands for in this position."""
    _check(position)
    number = whole_number(action)
    if number is None:
        raise KingdominoError("no_such_action", action=clipped(action))
    return kernel.move_of(position, number)


def _check(position: Position) -> None:
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
