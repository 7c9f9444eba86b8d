"""What the server keeps, and what it asks of a storage. Nothing is acknowledged before `append` returns.

What is made for every move is never changed, and not frozen all the same: freezing makes its making slower.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from kingdomino.tables.answers.reviews import NewReview, StoredReview
from kingdomino.tables.finished import (
    Attempt,
    FinishedGame,
    GuestResult,
    Outcome,
    ReviewedResult,
    ReviewFigures,
    Solved,
    Sums,
)


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
class Snapshot:
    """A table's state at a version, derived from its log; `format` says who can read it."""

    format: int
    version: int
    state: bytes


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
    snapshot: Snapshot | None = None
    results: tuple[GuestResult, ...] = ()
    solved: Solved | None = None
    to_act: tuple[int, ...] = ()


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

    async def outcomes_of(self, guest: int) -> Sequence[Outcome]:
        """How all finished games of a person ended, newest first."""

    async def finished_games(self, games: Sequence[str]) -> Sequence[FinishedGame]:
        """These finished games, newest first."""

    async def finished(self, game: str) -> FinishedGame | None:
        """A finished game."""

    async def is_closed(self, table: str) -> bool:
        """Whether the host keeps the finished games of a table among its players."""

    async def close_table(self, table: str, *, closed: bool) -> None:
        """Keep the finished games of a table among its players, or let everybody with the link watch them."""

    async def without_results(self, limit: int) -> Sequence[FinishedGame]:
        """Finished games of people whose results are not stored: earlier versions of the program stored none."""

    async def keep_results(self, results: Sequence[GuestResult]) -> None:
        """Store results outside a step; of people who were forgotten meanwhile, none."""

    async def sums_of(self, guest: int) -> Sequence[Sums]:
        """A person's counted results, added up by players, variant, level and hints."""

    async def results_of(
        self, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
    ) -> Sequence[GuestResult]:
        """A person's counted results, newest first; of games with this many players, with hints or without."""

    async def best_of(self, guest: int, players: int | None) -> GuestResult | None:
        """The counted result with the most points in a game without hints, the earliest of several."""

    async def reviewed_of(
        self, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
    ) -> Sequence[ReviewedResult]:
        """A person's counted games that were reviewed, newest first; with this many players, with hints or without."""

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        """Note a person's first try at a day; the one that is noted, which may be an earlier one."""

    async def move_attempt(self, attempt: Attempt, table: str, *, counted: bool) -> None:
        """The table of an unfinished try is another one."""

    async def attempt(self, guest: int, day: str) -> Attempt | None:
        """A person's first try at a day."""

    async def attempts(self, guest: int, first: str, last: str) -> Sequence[Attempt]:
        """A person's first tries at the days from one to another."""

    async def results_of_day(self, day: str) -> dict[int, int]:
        """How many counted tries at a day ended with which points."""

    async def king_of_day(self, day: str) -> tuple[int, int] | None:
        """The king's points and place in the person's seat, if they are known."""

    async def keep_king_of_day(self, day: str, points: int, place: int) -> None:
        """Store the king's points and place; the first ones stay."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The present version of each of these tables: how servers agree when Redis is away."""

    async def ask_review(self, review: NewReview, guest: int, now: int, most: int) -> StoredReview:
        """Have a person wait for a review, which is made if there is none of this key.

        Refused where the person waits for `most` other unfinished ones already, or the game was deleted meanwhile.
        """

    async def review(self, key: str, now: int) -> StoredReview | None:
        """A review as far as it is."""

    async def review_steps(self, key: str, after: int = 0, limit: int | None = None) -> Sequence[str]:
        """The steps of a review after a number, in order."""

    async def review_step(self, key: str, number: int) -> tuple[str, str] | None:
        """One step of a review, and its alternatives."""

    async def leave_review(self, key: str, guest: int) -> bool:
        """A person waits no longer for a review; false if they did not."""

    async def claim_review(self, server: str, now: int, until: int) -> StoredReview | None:
        """The first unfinished review that somebody waits for and no server works on; now it is this server's."""

    async def renew_review(self, key: str, server: str, until: int) -> bool:
        """Keep a claim; false where the review is deleted, unwanted or another server's by now."""

    async def keep_review_start(self, key: str, server: str, start: tuple[float, ...]) -> bool:
        """Store the value of the first position; false as above."""

    async def keep_review_step(
        self,
        key: str,
        server: str,
        number: int,
        step: tuple[str, str],
        until: int,
        figures: Sequence[ReviewFigures] = (),
    ) -> bool:
        """Store the next step with its alternatives, keep the claim; false as above, and if it is not the next one.

        With the last step come the figures of the seats, in the same transaction.
        """

    async def fail_review(self, key: str, server: str, code: str) -> None:
        """A review cannot be made."""

    async def release_review(self, key: str, server: str) -> None:
        """Give a claim up, for another server to take it at once."""

    async def add_guest(self, name: str, language: str, secret_hash: bytes, now: int, expires: int) -> Guest:
        """A new person with their first secret."""

    async def guest(self, number: int) -> Guest | None:
        """A person by their public number."""

    async def secret(self, number: int, secret_hash: bytes) -> tuple[Guest, int] | None:
        """Whose secret has this hash, and when it expires; none where the person has no such secret."""

    async def add_secret(self, number: int, secret_hash: bytes, expires: int) -> None:
        """A further device of a person. Of many, those that were not used the longest are signed out."""

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
