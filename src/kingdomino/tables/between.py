"""A table between two games. It is stored with the entry in which the next game begins: the log is read from there."""

from __future__ import annotations

import msgspec

from kingdomino.notation import parse_position, position_line
from kingdomino.rules import Ruleset

from .messages.shapes import ChallengeView, ClockRule, SeatView
from .seats import Seats
from .table import Table


class Between(msgspec.Struct, frozen=True):
    """What the beginning of a game leaves as it was. A new field needs a default: what was stored is read for ever."""

    rules: str
    created: int
    dynasty: bool
    listed: bool
    fixed_deck: bool
    hints: bool | None
    clock: ClockRule | None
    host: int
    seats: tuple[SeatView, ...]
    #: Points of the finished games of the Dynasty that is on.
    points: tuple[tuple[int, ...], ...]
    start: str | None
    challenge: ChallengeView | None


def between(table: Table) -> Between:
    """A table before a game begins."""
    return Between(
        rules=str(table.rules),
        created=table.created,
        dynasty=table.dynasty,
        listed=table.listed,
        fixed_deck=table.fixed_deck,
        hints=table.hints,
        clock=table.clock,
        host=table.host,
        seats=table.seats.plain,
        points=tuple(table.points),
        start=None if table.start is None else position_line(table.start),
        challenge=table.challenge,
    )


def table_before(code: str, version: int, stored: Between) -> Table:
    """The table before the entry in which a game begins, at the version before it."""
    return Table(
        code=code,
        rules=Ruleset.parse(stored.rules),
        version=version,
        created=stored.created,
        dynasty=stored.dynasty,
        listed=stored.listed,
        fixed_deck=stored.fixed_deck,
        hints=stored.hints,
        clock=stored.clock,
        host=stored.host,
        seats=Seats(stored.seats),
        points=list(stored.points),
        start=None if stored.start is None else parse_position(stored.start),
        challenge=stored.challenge,
    )
