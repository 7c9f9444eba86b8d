"""Our shapes as rows, and back. Lists of numbers are text with blanks between them, other lists are JSON."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Executable, Result, Row, Table, text

from kingdomino.rules import TERRAINS
from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult, Outcome, Solved

from . import schema
from .values import Entry, Guest, Hidden, Summary, Write

AnyRow = Row[Any]
T = TypeVar("T")
#: How a field is written in its column, and read.
Form = tuple[Callable[[Any], object], Callable[[Any], object]]
#: Rows that are made into values at once: some two milliseconds.
_PORTION: Final = 100


def joined(values: Iterable[int]) -> str:
    """Numbers as text."""
    return " ".join(map(str, values))


def numbers(text: str) -> tuple[int, ...]:
    """What `joined` joined."""
    return tuple(map(int, text.split()))


_NUMBERS: Final[Form] = joined, numbers


def _decoded(value: bytes | None) -> str | None:
    return None if value is None else value.decode()


def _encoded(text: str | None) -> bytes | None:
    return None if text is None else text.encode()


_LIST: Final[Form] = partial(json.dumps, ensure_ascii=False), lambda text: tuple(json.loads(text))
_TEXT: Final[Form] = _decoded, _encoded


class Kept(Generic[T]):
    """A class whose values are rows of a table: a field is the column of its name. `forms` of those written otherwise.

    Further columns are not of this class; a field may fill several (`of_many`).
    """

    def __init__(
        self, kind: type[T], table: Table, of_many: Mapping[str, tuple[str, ...]] | None = None, **forms: Form
    ) -> None:
        self._kind: Callable[..., T] = kind
        self._forms, self._of_many = forms, of_many or {}
        self._fields = [name for name in kind.__annotations__ if name not in self._of_many]
        named = {*self._fields, *(column for columns in self._of_many.values() for column in columns)}
        self.columns = tuple(column.name for column in table.c if column.name in named)

    def row(self, value: T) -> tuple[object, ...]:
        """What is written of a value, in the order of the columns."""
        told = {name: getattr(value, name) for name in self._fields}
        for name, (write, _) in self._forms.items():
            told[name] = write(told[name])
        for name, columns in self._of_many.items():
            told.update(zip(columns, getattr(value, name), strict=True))
        return tuple(told[name] for name in self.columns)

    def value(self, row: AnyRow) -> T:
        """What a row says."""
        said = row._mapping
        told = {name: said[name] for name in self._fields}
        for name, (_, read) in self._forms.items():
            told[name] = read(told[name])
        for name, columns in self._of_many.items():
            told[name] = tuple(said[column] for column in columns)
        return self._kind(**told)

    def value_or_none(self, row: AnyRow | None) -> T | None:
        """What a row says, if there is one."""
        return None if row is None else self.value(row)


GUESTS: Final = Kept(Guest, schema.guests)
ENTRIES: Final = Kept(Entry, schema.entries, events=_TEXT)
SUMMARIES: Final = Kept(Summary, schema.tables, clock=_TEXT, seats=_TEXT, guests=_NUMBERS, to_act=_NUMBERS)
HIDDEN: Final = Kept(Hidden, schema.hidden, deck=_NUMBERS, kings=_NUMBERS)
GAMES: Final = Kept(FinishedGame, schema.games, players=_LIST, guests=_LIST, points=_NUMBERS, places=_NUMBERS)
OUTCOMES: Final = Kept(Outcome, schema.games, guests=_LIST, places=_NUMBERS)
RESULTS: Final = Kept(GuestResult, schema.results, {"terrains": tuple(TERRAINS)})
ATTEMPTS: Final = Kept(Attempt, schema.challenges)

#: What every step changes of a table's row, after its code.
MOVING_COLUMNS: Final = ("code", "version", "to_act", "updated")


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


def entry_row(write: Write) -> tuple[object, ...]:
    """The row of the log."""
    entry = write.entry
    return write.table, entry.number, entry.at, entry.events.decode()


def game_guest_rows(game: FinishedGame) -> list[tuple[object, ...]]:
    """Whose game it was."""
    people = sorted({guest for guest in game.guests if guest is not None})
    return [(guest, game.ended, game.game) for guest in people]


def order_of_sums(result: GuestResult) -> tuple[object, ...]:
    """The order in which results are written: all servers lock the rows of sums in the same one."""
    return result.guest, result.players, result.variant, result.level, result.hints > 0


def solved_row(solved: Solved) -> tuple[object, ...]:
    """What a finished try is noted by: values, then the row that they belong to."""
    return solved.game, solved.points, solved.place, solved.guest, solved.day, solved.table


def insert_if_new(table: Table, values: Mapping[str, object]) -> Executable:
    """Insert a row unless there is one with its key; both databases understand this, SQLAlchemy has no common word."""
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join(f":{name}" for name in values)
    return text(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING').bindparams(**values)
