"""The record of a finished game that was stored as its moves and its last position."""

from __future__ import annotations

from collections.abc import Iterable

from kingdomino.rules import Move, Position

from .record import Record, write_record
from .tags import Revealed, head_tags


def write_finished(
    position: Position, players: tuple[str, ...], moves: Iterable[Move], commitment: str | None, revealed: Revealed
) -> str:
    """The text of a game that ended in this position by these moves, with its revealed seed, salt and deck."""
    tags = head_tags(position, players, commitment)
    return write_record(Record({**tags, **revealed.tags()}, tuple(moves), ()))
