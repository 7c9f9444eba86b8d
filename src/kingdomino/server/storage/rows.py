"""Our shapes as rows, and back. Lists of numbers are text with blanks between them, other lists are JSON."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import Executable, Result, Row, Table, text

from kingdomino.rules import TERRAINS
from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult, Outcome, Solved

from .values import Entry, Guest, Hidden, Summary, Write

TABLE_COLUMNS: Final = (
    "code", "version", "stage", "rules", "dynasty", "listed", "clock", "host", "seats", "guests", "open_seats",
    "to_act", "created", "updated",
)  # fmt: skip
#: What every step changes of a table's row, after its code.
MOVING_COLUMNS: Final = ("code", "version", "to_act", "updated")
HIDDEN_COLUMNS: Final = ("game", "table", "rules", "seed", "salt", "deck", "kings")
GAME_COLUMNS: Final = (
    "game", "table", "number", "rules", "players", "guests", "points", "places", "record", "ended",
)  # fmt: skip

RESULT_COLUMNS: Final = (
    "guest", "ended", "game", "counted", "players", "variant", "level", "hints", "seat", "points", "place", "won",
    "harmony", "middle_kingdom", *TERRAINS,
)  # fmt: skip

AnyRow = Row[Any]
T = TypeVar("T")
#: Rows that are made into values at once: some two milliseconds.
_PORTION: Final = 100


async def all_of(result: Result[Any], value: Callable[[Any], T]) -> list[T]:
    """The values of however many rows; between portions others have their turn."""
    values: list[T] = []
    for rows in result.partitions(_PORTION):
        values += map(value, rows)
        await asyncio.sleep(0)
    return values


def moving_row(write: Write) -> tuple[object, ...]:
    """What a step without a summary changes of a table's row."""
    return write.table, write.entry.number, joined(write.to_act), write.entry.at


def table_row(table: str, number: int, summary: Summary) -> tuple[object, ...]:
    """A table's row after a step."""
    return (
        table,
        number,
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


def result_row(result: GuestResult) -> tuple[object, ...]:
    """A person's result."""
    return (
        result.guest,
        result.ended,
        result.game,
        result.counted,
        result.players,
        result.variant,
        result.level,
        result.hints,
        result.seat,
        result.points,
        result.place,
        result.won,
        result.harmony,
        result.middle_kingdom,
        *result.terrains,
    )


def order_of_sums(result: GuestResult) -> tuple[object, ...]:
    """The order in which results are written: all servers lock the rows of sums in the same one."""
    return result.guest, result.players, result.variant, result.level, result.hints > 0


def result_from_row(row: AnyRow) -> GuestResult:
    """A person's result."""
    return GuestResult(
        guest=row.guest,
        game=row.game,
        ended=row.ended,
        counted=row.counted,
        players=row.players,
        variant=row.variant,
        level=row.level,
        hints=row.hints,
        seat=row.seat,
        points=row.points,
        place=row.place,
        won=row.won,
        harmony=row.harmony,
        middle_kingdom=row.middle_kingdom,
        terrains=tuple(row._mapping[terrain] for terrain in TERRAINS),
    )


def solved_row(solved: Solved) -> tuple[object, ...]:
    """What a finished try is noted by: values, then the row that they belong to."""
    return solved.game, solved.points, solved.place, solved.guest, solved.day, solved.table


def attempt_from_row(row: AnyRow) -> Attempt:
    """A first try at a day."""
    return Attempt(row.guest, row.day, row.table, row.counted, row.begun, row.game, row.points, row.place)


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


def outcome_from_row(row: Row[Any, Any, Any, Any]) -> Outcome:
    """How a finished game ended."""
    return Outcome(row.game, tuple(json.loads(row.guests)), numbers(row.places), row.ended)


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


def insert_if_new(table: Table, values: Mapping[str, object]) -> Executable:
    """Insert a row unless there is one with its key; both databases understand this, SQLAlchemy has no common word."""
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join(f":{name}" for name in values)
    return text(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING').bindparams(**values)


def joined(values: Iterable[int]) -> str:
    """Numbers as text."""
    return " ".join(map(str, values))


def numbers(text: str) -> tuple[int, ...]:
    """What `joined` joined."""
    return tuple(map(int, text.split()))
