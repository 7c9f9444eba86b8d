"""All that a server keeps, on SQLite or PostgreSQL: one class, what differs is in `sqlite` and `postgres`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from kingdomino.rules import KingdominoError
from kingdomino.tables.answers.reviews import StoredReview

from . import challenges, closing, forgetting, people, reading, results, reviews, uptime
from .address import Address, default_database, parse_address
from .failures import DAMAGED, GONE, log, reason, why_writing_fails
from .journal import MOST_AT_ONCE, Journal, Writer
from .transactions import Transactions
from .upgrade import upgrade
from .values import StorageUnavailable, Write

P = ParamSpec("P")
T = TypeVar("T")
#: A query: a function whose first argument is a connection.
Query = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]
#: The same as a method of the store.
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]

#: A disk that cannot be looked at, PostgreSQL's, is in doubt for this long after a step that it did not take.
_SECONDS_IN_DOUBT: Final = 30.0


def _reads(query: Query[P, T]) -> Method[P, T]:
    """A query that only reads, as a method."""

    @wraps(query)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        return await store.transactions.read(query, *args, **named)

    return method


def _writes(query: Query[P, T]) -> Method[P, T]:
    """A query that writes, as a method: all of it or nothing is kept."""

    @wraps(query)
    async def method(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        return await store.transactions.write(query, *args, **named)

    return method


class Store:
    """What a server keeps, at `sqlite:///file`, a file's name or `postgresql://…`; without one, in the user's own file.

    Nothing is touched before `open`. Every method may raise StorageUnavailable. A commit holds `most_at_once` steps or
    fewer, and nothing is acknowledged before `append` returns.
    """

    def __init__(self, url: str | Path | None = None, *, most_at_once: int = MOST_AT_ONCE) -> None:
        self._most_at_once = most_at_once
        #: Called with the seconds of each commit of steps; set before `open`.
        self.timed: Callable[[float], None] = lambda _: None
        self.address: Address = parse_address(default_database() if url is None else url)
        self._writing = asyncio.Lock()
        self._transactions: Transactions | None = None
        self._journal: Journal | None = None
        self._pulse: uptime.Pulse | None = None

    def __repr__(self) -> str:
        return f"Store({str(self.address)!r})"

    # -- opening and closing

    async def open(self) -> None:
        """Connect, migrate to the present schema, begin to note that this server is up."""
        try:
            await asyncio.to_thread(upgrade, self.address)
        except StorageUnavailable as error:
            log.warning("%s cannot be opened: %s", self.address, reason(error))
            if error.code == DAMAGED:
                raise KingdominoError("database_damaged", file=str(self.address)) from None
            raise
        self._transactions, writer = self._connections()
        self._journal = Journal(writer, self._writing, self._most_at_once, self.timed)
        self._pulse = uptime.Pulse(self._journal)
        try:
            await self._journal.open()
            await self._pulse.start()
            await self._transactions.write(uptime.forget_old_stretches)
        except BaseException:
            await self.close()
            raise

    def _connections(self) -> tuple[Transactions, Writer]:
        file = self.address.file
        if file is not None:
            from .sqlite import SqliteWriter, sqlite_engine

            transactions = Transactions(lambda: sqlite_engine(self.address), file, self._writing)
            return transactions, SqliteWriter(self.address, transactions.leave_file)
        from .postgres import PostgresWriter, postgres_engine

        return Transactions(lambda: postgres_engine(self.address), file, self._writing), PostgresWriter(self.address)

    async def close(self) -> None:
        """Finish what was begun and disconnect."""
        if self._pulse is not None:
            await self._pulse.stop()
        if self._journal is not None:
            await self._journal.close()
        if self._transactions is not None:
            await self._transactions.close()
        self._transactions = self._journal = self._pulse = None

    @property
    def commits(self) -> tuple[int, int]:
        """How many commits of steps there were since `open`, and how many steps they held."""
        return (0, 0) if self._journal is None else (self._journal.commits, self._journal.committed)

    @property
    def writing(self) -> bool:
        """Whether a step waits for its commit."""
        return self._journal is not None and self._journal.writing

    @property
    def transactions(self) -> Transactions:
        """Where queries run; refused where the store is not open."""
        if self._transactions is None:
            raise StorageUnavailable(GONE)
        return self._transactions

    async def check(self) -> None:
        """For `/readyz`: the last sign of life was written, and after a step that failed there is room for more."""
        if self._pulse is None or self._journal is None:
            raise StorageUnavailable(GONE)
        self._pulse.check()
        if self._journal.refused is None:
            return
        code, at = self._journal.refused
        if self.address.file is not None and code != DAMAGED:
            # A full disk may still have room for a sign of life, in pages that the file has already.
            found = await asyncio.to_thread(why_writing_fails, self.address.file)
            if found is not None:
                raise StorageUnavailable(found)
        elif code == DAMAGED or time.monotonic() < at + _SECONDS_IN_DOUBT:
            raise StorageUnavailable(code)
        self._journal.refused = None

    # -- steps of tables, and what takes more than one transaction

    async def append(self, write: Write) -> None:
        """Commit a step; group commit under load. Raises Conflict or TooManyTables."""
        if self._journal is None:
            raise StorageUnavailable(GONE)
        await self._journal.append(write)

    async def up_time(self, since: int, until: int) -> int:
        """For how many of these milliseconds at least one server was up."""
        if self._pulse is None:
            raise StorageUnavailable(GONE)
        return await self.transactions.read(uptime.up_time, since, until, self._pulse.stretch())

    async def claim_review(self, server: str, now: int, until: int) -> StoredReview | None:
        """The first unfinished review that somebody waits for and no server works on; now it is this server's."""
        if not await self.transactions.read(reviews.has_claimable, now):
            return None
        return await self.transactions.write(reviews.claim, server, now, until)

    async def forget_guest(self, number: int) -> None:
        """Delete a person: secrets and links go, their name in games, records and logs becomes empty."""
        await forgetting.forget_guest(self.transactions.write, number)

    async def sweep(self, expired: int, finished_before: int | None, idle_before: int | None) -> int:
        """Retention: delete finished games and idle tables older than these times; secrets and links that expired."""
        return await forgetting.sweep(self.transactions.write, expired, finished_before, idle_before)

    # -- queries

    time_before = _reads(uptime.time_before)
    entries = _reads(reading.entries)
    last_entries = _reads(reading.last_entries)
    summary = _reads(reading.summary)
    is_known_at = _reads(reading.is_known_at)
    hidden = _reads(reading.hidden)
    with_set_decks = _reads(reading.with_set_decks)
    lobby = _reads(reading.lobby)
    tables_of = _reads(reading.tables_of)
    versions = _reads(reading.versions)
    finished_of = _reads(reading.finished_of)
    outcomes_of = _reads(reading.outcomes_of)
    finished_games = _reads(reading.finished_games)
    finished = _reads(reading.finished)
    is_closed = _reads(closing.is_closed)
    close_table = _writes(closing.close)

    without_results = _reads(results.without_results)
    keep_results = _writes(results.keep_results)
    sums_of = _reads(results.sums_of)
    results_of = _reads(results.results_of)
    best_of = _reads(results.best_of)
    reviewed_of = _reads(results.reviewed_of)

    ask_review = _writes(reviews.ask)
    review = _reads(reviews.review)
    review_steps = _reads(reviews.steps)
    review_step = _reads(reviews.step)
    leave_review = _writes(reviews.leave)
    renew_review = _writes(reviews.renew)
    keep_review_start = _writes(reviews.keep_start)
    keep_review_step = _writes(reviews.keep_step)
    fail_review = _writes(reviews.fail)
    release_review = _writes(reviews.release)

    begin_attempt = _writes(challenges.begin_attempt)
    move_attempt = _writes(challenges.move_attempt)
    attempt = _reads(challenges.attempt)
    attempts = _reads(challenges.attempts)
    results_of_day = _reads(challenges.results_of_day)
    king_of_day = _reads(challenges.king_of_day)
    keep_king_of_day = _writes(challenges.keep_king_of_day)

    add_guest = _writes(people.add_guest)
    guest = _reads(people.guest)
    secret = _reads(people.secret)
    add_secret = _writes(people.add_secret)
    prolong_secret = _writes(people.prolong_secret)
    drop_secret = _writes(people.drop_secret)
    add_link = _writes(people.add_link)
    take_link = _writes(people.take_link)
    change_guest = _writes(people.change_guest)
