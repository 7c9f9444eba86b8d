"""What the server keeps, as values.

What is made for every move is never changed, and not frozen all the same: freezing makes its making slower.
"""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.tables.finished import FinishedGame, GuestResult, Solved


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: `number` is public."""

    number: int
    name: str
    language: str


@dataclass(slots=True)
class Entry:
    """One step in a table's log: the events that one command led to, as JSON. `number` is the table's version."""

    number: int
    at: int
    events: bytes


@dataclass(slots=True)
class Summary:
    """What lists show of a table without folding its log. `seats` is JSON (a list of SeatView), `guests` who sit."""

    code: str
    stage: str
    rules: str
    dynasty: bool
    listed: bool
    clock: bytes | None
    host: int
    seats: bytes
    guests: tuple[int, ...]
    open_seats: int
    to_act: tuple[int, ...]
    version: int
    created: int
    updated: int


def set_deck(table: str) -> str:
    """Under which game the deck is hidden that was set when this table was set up: its games count from 1."""
    return f"{table}-0"


@dataclass(frozen=True, slots=True, repr=False)
class Hidden:
    """What only the dealer may know until the end of a game. Its repr shows nothing."""

    game: str
    table: str
    rules: str
    seed: str | None
    salt: str | None
    deck: tuple[int, ...]
    kings: tuple[int, ...]

    def __repr__(self) -> str:
        return f"Hidden({self.game!r})"


@dataclass(frozen=True, slots=True)
class TableLimit:
    """How many unfinished tables a person may have with this one: those where they sit, or host without a seat.

    Where a host does not sit they have gone, or only watch: that counts if the table was touched `since` this time.
    """

    guest: int
    most: int
    since: int


@dataclass(slots=True)
class Write:
    """One step of one table, all or nothing: stored only if the table has no entry of this number yet.

    Without a `summary`, as for most moves, it stays as it was but for the version, the time and who is `to_act`.
    """

    table: str
    entry: Entry
    summary: Summary | None
    hidden: Hidden | None = None
    finished: FinishedGame | None = None
    results: tuple[GuestResult, ...] = ()
    solved: Solved | None = None
    to_act: tuple[int, ...] = ()
    limit: TableLimit | None = None


class TooManyTables(Exception):
    """The step's limit is reached: it is not stored."""


class Conflict(Exception):
    """The table has an entry of this number already: read what is new and judge again."""


class StorageUnavailable(Exception):
    """The storage failed, and a step may or may not be stored: read the table again. `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
