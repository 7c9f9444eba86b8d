"""The record of a game that was kept as its moves alone."""

from __future__ import annotations

from collections.abc import Iterable

from kingdomino.notation import Record, write_record
from kingdomino.rules import Move, Position

from .tags import Revealed, finished_result, head_tags


def write_finished(
    position: Position, players: tuple[str, ...], moves: Iterable[Move], commitment: str | None, revealed: Revealed
) -> str:
    """The text of a game that ended in this position by these moves, with what was hidden until then."""
    tags = head_tags(position.rules, players, finished_result(position), commitment)
    return write_record(Record({**tags, **revealed.tags()}, tuple(moves), ()))
