"""Our shapes as rows, and back. Lists of numbers are text with blanks between them, other lists are JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Row

from .store import Entry, FinishedGame, Guest, Hidden, Snapshot, Summary, Write

#: In the order of `step_row`: a table's row, then what the log gets besides the code and the number.
TABLE_COLUMNS: Final = (
    "code", "version", "stage", "rules", "dynasty", "listed", "clock", "host", "seats", "guests", "open_seats",
    "to_act", "created", "updated",
)  # fmt: skip
SNAPSHOT_COLUMNS: Final = ("table", "version", "format", "state")
HIDDEN_COLUMNS: Final = ("game", "table", "rules", "seed", "salt", "deck", "kings")
GAME_COLUMNS: Final = (
    "game", "table", "number", "rules", "players", "guests", "points", "places", "record", "ended",
)  # fmt: skip

AnyRow = Row[Any]


def table_row(write: Write) -> tuple[object, ...]:
    """A table's row after this step. Made for every move: no loop over fields."""
    summary = write.summary
    return (
        write.table,
        write.entry.number,
        summary.stage,
        summary.rules,
        summary.dynasty,
        summary.listed,
        None if summary.clock is None else summary.clock.decode(),
        summary.host,
        summary.seats.decode(),
        joined(summary.guests),
        summary.open_seats,
        joined(summary.to_act),
        summary.created,
        summary.updated,
    )


def entry_row(write: Write) -> tuple[object, ...]:
    """The row of the log."""
    entry = write.entry
    return write.table, entry.number, entry.at, entry.events.decode()


def snapshot_row(table: str, snapshot: Snapshot) -> tuple[object, ...]:
    """A table's snapshot."""
    return table, snapshot.version, snapshot.format, snapshot.state.decode()


def hidden_row(hidden: Hidden) -> tuple[object, ...]:
    """What only the dealer knows."""
    return (
        hidden.game,
        hidden.table,
        hidden.rules,
        hidden.seed,
        hidden.salt,
        joined(hidden.deck),
        joined(hidden.kings),
    )


def game_row(game: FinishedGame) -> tuple[object, ...]:
    """A finished game."""
    return (
        game.game,
        game.table,
        game.number,
        game.rules,
        json.dumps(game.players, ensure_ascii=False),
        json.dumps(game.guests),
        joined(game.points),
        joined(game.places),
        game.record,
        game.ended,
    )


def game_guest_rows(game: FinishedGame) -> list[tuple[object, ...]]:
    """Whose game it was."""
    people = sorted({guest for guest in game.guests if guest is not None})
    return [(guest, game.ended, game.game) for guest in people]


def guest_from_row(row: AnyRow) -> Guest:
    """A person."""
    return Guest(row.number, row.name, row.language)


def entry_from_row(row: AnyRow) -> Entry:
    """A step of a log."""
    return Entry(row.number, row.at, row.events.encode())


def summary_from_row(row: AnyRow) -> Summary:
    """A table's summary."""
    return Summary(
        code=row.code,
        stage=row.stage,
        rules=row.rules,
        dynasty=row.dynasty,
        listed=row.listed,
        clock=None if row.clock is None else row.clock.encode(),
        host=row.host,
        seats=row.seats.encode(),
        guests=numbers(row.guests),
        open_seats=row.open_seats,
        to_act=numbers(row.to_act),
        version=row.version,
        created=row.created,
        updated=row.updated,
    )


def hidden_from_row(row: AnyRow) -> Hidden:
    """What only the dealer knows."""
    return Hidden(row.game, row.table, row.rules, row.seed, row.salt, numbers(row.deck), numbers(row.kings))


def game_from_row(row: AnyRow) -> FinishedGame:
    """A finished game."""
    return FinishedGame(
        game=row.game,
        table=row.table,
        number=row.number,
        rules=row.rules,
        players=tuple(json.loads(row.players)),
        guests=tuple(json.loads(row.guests)),
        points=numbers(row.points),
        places=numbers(row.places),
        record=row.record,
        ended=row.ended,
    )


def joined(values: Iterable[int]) -> str:
    """Numbers as text."""
    return " ".join(map(str, values))


def numbers(text: str) -> tuple[int, ...]:
    """What `joined` joined."""
    return tuple(map(int, text.split()))
