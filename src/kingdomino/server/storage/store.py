"""What the server keeps, and what it asks of a storage. Nothing is acknowledged before `append` returns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Guest:
    """A person: `number` is public."""

    number: int
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One step in a table's log: the events that one command led to, as JSON. `number` is the table's version."""

    number: int
    at: int
    events: bytes


@dataclass(frozen=True, slots=True)
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
class FinishedGame:
    """A game that is over, with its record; `guests` are the people who sat, `players` all names by seat."""

    game: str
    table: str
    number: int
    rules: str
    players: tuple[str, ...]
    guests: tuple[int | None, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    record: str
    ended: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state at a version, derived from its log; `format` says who can read it."""

    format: int
    version: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Write:
    """One step of one table, all or nothing: stored only if the table has no entry of this number yet."""

    table: str
    entry: Entry
    summary: Summary
    hidden: Hidden | None = None
    finished: FinishedGame | None = None
    snapshot: Snapshot | None = None


class Conflict(Exception):
    """The table has an entry of this number already: read what is new and judge again."""


class StorageUnavailable(Exception):
    """The storage failed, and a step may or may not be stored: read the table again. `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Store(Protocol):
    """SQLite for one process, PostgreSQL for many. Every method may raise StorageUnavailable."""

    async def open(self) -> None:
        """Connect, migrate to the present schema, begin to note that this server is up."""

    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    async def check(self) -> None:
        """For `/readyz`: a write would work now."""

    async def append(self, write: Write) -> None:
        """Commit a step; group commit under load. Raises Conflict."""

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """The log of a table after a number, in order; empty if there is no such table."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table."""

    async def keep_snapshot(self, table: str, snapshot: Snapshot, named: Collection[int]) -> None:
        """Store a snapshot outside a step, unless there is a newer one.

        `named` are the people whose names it holds: it is not stored if one of them was forgotten meanwhile.
        """

    async def without_snapshot(self, format: int, entries: int) -> Sequence[tuple[str, int]]:  # noqa: A002
        """Tables with more entries than these after their newest snapshot of a format, and their versions."""

    async def summary(self, table: str) -> Summary | None:
        """A table's summary."""

    async def is_known_at(self, table: str, guest: int) -> bool:
        """Whether a person sits or sat at this table, or is its host; false where there is none."""

    async def hidden(self, game: str) -> Hidden | None:
        """What the dealer of a running game knows."""

    async def up_time(self, since: int, until: int) -> int:
        """For how many of these milliseconds at least one server was up."""

    async def lobby(self, limit: int = 50, hosted: Sequence[str] = ()) -> Sequence[Summary]:
        """Listed tables that gather players, newest first: with an open seat, and with a person on another.

        A table in `hosted`, whose host is present, is listed without a seated person, too.
        """

    async def tables_of(self, guest: int, limit: int = 100) -> Sequence[Summary]:
        """Tables where a person has a seat and whose game is not over, last touched first."""

    async def open_tables_of(self, guest: int, since: int, besides: str = "") -> int:
        """For the limit a person has: how many tables, `besides` one, where they sit or host are not finished.

        Where a host does not sit they have gone, or only watch: that counts if the table was touched since this time.
        """

    async def finished_of(self, guest: int, limit: int = 100, before: int | None = None) -> Sequence[FinishedGame]:
        """A person's finished games, newest first, `before` a time for paging."""

    async def finished(self, game: str) -> FinishedGame | None:
        """A finished game."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The present version of each of these tables: how servers agree when Redis is away."""

    async def add_guest(self, name: str, language: str, secret_hash: bytes, now: int, expires: int) -> Guest:
        """A new person with their first secret."""

    async def guest(self, number: int) -> Guest | None:
        """A person by their public number."""

    async def secrets_of(self, number: int) -> Sequence[tuple[bytes, int]]:
        """The hashes of a person's secrets with the times at which they expire."""

    async def add_secret(self, number: int, secret_hash: bytes, expires: int) -> None:
        """A further device of a person."""

    async def prolong_secret(self, number: int, secret_hash: bytes, expires: int) -> None:
        """A secret in use expires later."""

    async def drop_secret(self, number: int, secret_hash: bytes) -> None:
        """Sign a device out."""

    async def add_link(self, number: int, link_hash: bytes, expires: int) -> None:
        """A link that moves a person to another device, once."""

    async def take_link(self, link_hash: bytes, now: int) -> int | None:
        """Whose link this is, if it is still good; it is used up."""

    async def change_guest(self, number: int, name: str, language: str) -> Guest | None:
        """A new name or language."""

    async def forget_guest(self, number: int) -> None:
        """Delete a person: secrets and links go, their name in finished games and records becomes empty."""

    async def sweep(self, now: int, finished_before: int | None, idle_before: int | None) -> int:
        """Retention: delete finished games and idle tables older than these times; expired secrets and links."""
