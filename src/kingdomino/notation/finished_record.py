"""The record of a finished game that was stored as its moves and its last position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingdomino.rules import Move, Position, Score

from .annotations import Comment
from .record import Record, write_record
from .tags import Revealed, head_tags


def write_finished(
    position: Position,
    players: tuple[str, ...],
    moves: Iterable[Move],
    commitment: str | None,
    revealed: Revealed,
    start: Position | None = None,
    scores: Sequence[Score] = (),
    comments: Sequence[Comment] = (),
) -> str:
    """The text of a game that ended in this position by these moves, with its revealed seed, salt and deck.

    `start` is the given position of a game that did not begin with bare castles; `scores` are those of the last
    position, by seat, where they are known already.
    """
    tags = head_tags(position, players, commitment, start, scores)
    return write_record(Record({**tags, **revealed.tags()}, tuple(moves), tuple(comments)))
