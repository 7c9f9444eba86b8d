"""From a record to the review that is asked for: finished games only, so that nobody gets advice on a running one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from kingdomino.analysis import Reviewing
from kingdomino.notation import Record, Replay, head_tags, names_by_seat, write_record
from kingdomino.rules import KingdominoError
from kingdomino.server.storage.store import NewReview

_KEY_DIGITS: Final = 32


def new_review(record: str, playouts: int, game: str | None = None) -> NewReview:
    """The review of a record; refused where that is broken or the game is not over."""
    making = Reviewing(record, playouts=playouts)
    replayed = making.replay
    if replayed.failure is not None:
        raise replayed.failure
    if not replayed.position.is_over:
        raise KingdominoError("review_of_unfinished_game", moves=len(replayed.moves))
    begins = replayed.positions[0].chance_due == "kings"
    return NewReview(
        key=_key(replayed, making.made_by),
        game=game,
        record=_without_names(replayed),
        made_by=making.made_by,
        playouts=playouts,
        start=making.start_value() if begins else None,
        total=making.total,
    )


def _key(replayed: Replay, made_by: str) -> str:
    """The same for the same game, engine and budget, whoever played it."""
    set_up = replayed.rules if replayed.start is None else replayed.start
    lines = ("kingdomino-review-1", made_by, str(set_up), *map(str, replayed.moves))
    return sha256("\n".join(lines).encode()).hexdigest()[:_KEY_DIGITS]


def _without_names(replayed: Replay) -> str:
    """A review is shared and kept: names of people, comments and other tags stay out of it."""
    names = names_by_seat(None, replayed.rules)
    tags = head_tags(replayed.position, names, None, replayed.start)
    return write_record(Record(tags, replayed.moves, ()))
