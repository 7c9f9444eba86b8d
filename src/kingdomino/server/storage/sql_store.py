"""The store on SQLite or PostgreSQL: one class, what differs is in `sqlite` and `postgres`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.tables.answers.reviews import NewReview, StoredReview
from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult, Outcome, ReviewedResult, ReviewFigures, Sums

from . import challenges, closing, forgetting, people, reading, results, reviews, snapshots, uptime
from .address import Address, default_database, parse_address
from .failures import DAMAGED, GONE, log, reason, why_writing_fails
from .journal import MOST_AT_ONCE, Journal, Writer
from .store import Entry, Guest, Hidden, Snapshot, StorageUnavailable, Summary, Write
from .transactions import Transaction, Transactions
from .upgrade import upgrade

#: A disk that cannot be looked at, PostgreSQL's, is in doubt for this long after a step that it did not take.
_SECONDS_IN_DOUBT: Final = 30.0


def store_for(url: str | Path | None = None) -> SqlStore:
    """The store at an address: `sqlite:///file`, a file's name, `postgresql://…`; at none, the user's own file."""
    return SqlStore(default_database() if url is None else url)


class SqlStore:
    """All that a server keeps. Nothing is touched before `open`. A commit holds `most_at_once` steps or fewer."""

    def __init__(self, url: str | Path, *, most_at_once: int = MOST_AT_ONCE) -> None:
        self._most_at_once = most_at_once
        #: Called with the seconds of each commit of steps; set before `open`.
        self.timed: Callable[[float], None] = lambda _: None
        self.address: Address = parse_address(url)
        self._writing = asyncio.Lock()
        self._transactions: Transactions | None = None
        self._journal: Journal | None = None
        self._pulse: uptime.Pulse | None = None

    def __repr__(self) -> str:
        return f"SqlStore({str(self.address)!r})"

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

    async def check(self) -> None:
        """The last sign of life could be written, and after a step that failed there is room for more."""
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

    @property
    def _read(self) -> Transaction:
        return self._open_transactions().read

    @property
    def _write(self) -> Transaction:
        return self._open_transactions().write

    def _open_transactions(self) -> Transactions:
        if self._transactions is None:
            raise StorageUnavailable(GONE)
        return self._transactions

    # -- tables

    async def append(self, write: Write) -> None:
        """Commit a step; group commit under load. Raises Conflict."""
        if self._journal is None:
            raise StorageUnavailable(GONE)
        await self._journal.append(write)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """The log of a table after a number, in order; empty if there is no such table."""
        return await self._read(reading.entries, table, after, limit)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        return await self._read(snapshots.snapshot, table)

    async def keep_snapshot(self, table: str, snapshot: Snapshot, named: Collection[int]) -> None:
        """Store a snapshot outside a step, unless there is a newer one or one of these people was forgotten."""
        await self._write(snapshots.keep_snapshot, table, snapshot, named)

    async def without_snapshot(self, format: int, entries: int) -> Sequence[tuple[str, int]]:  # noqa: A002
        """Tables with more entries than these after their newest snapshot of a format, and their versions."""
        return await self._read(snapshots.without_snapshot, format, entries)

    async def summary(self, table: str) -> Summary | None:
        """A table's summary."""
        return await self._read(reading.summary, table)

    async def is_known_at(self, table: str, guest: int) -> bool:
        """Whether a person sits or sat at this table, or is its host."""
        return await self._read(reading.is_known_at, table, guest)

    async def hidden(self, game: str) -> Hidden | None:
        """What the dealer of a running game knows."""
        return await self._read(reading.hidden, game)

    async def up_time(self, since: int, until: int) -> int:
        """For how many of these milliseconds at least one server was up."""
        if self._pulse is None:
            raise StorageUnavailable(GONE)
        return await self._read(uptime.up_time, since, until, self._pulse.stretch())

    async def lobby(self, limit: int = 50, hosted: Sequence[str] = ()) -> Sequence[Summary]:
        """Listed tables that gather players, newest first, with an open seat and a person who sits or hosts."""
        return await self._read(reading.lobby, limit, hosted)

    async def tables_of(self, guest: int, limit: int = 100) -> Sequence[Summary]:
        """Tables where a person has a seat and whose game is not over, last touched first."""
        return await self._read(reading.tables_of, guest, limit)

    async def open_tables_of(self, guest: int, since: int, besides: str = "") -> int:
        """How many other tables where a person sits are not finished, or that they host and were touched since."""
        return await self._read(reading.open_tables_of, guest, since, besides)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The present version of each of these tables."""
        return await self._read(reading.versions, tables)

    # -- finished games

    async def finished_of(self, guest: int, limit: int = 100, before: int | None = None) -> Sequence[FinishedGame]:
        """A person's finished games, newest first, `before` a time for paging."""
        return await self._read(reading.finished_of, guest, limit, before)

    async def outcomes_of(self, guest: int) -> Sequence[Outcome]:
        """How all finished games of a person ended, newest first."""
        return await self._read(reading.outcomes_of, guest)

    async def finished_games(self, games: Sequence[str]) -> Sequence[FinishedGame]:
        """These finished games, newest first."""
        return await self._read(reading.finished_games, games)

    async def finished(self, game: str) -> FinishedGame | None:
        """A finished game."""
        return await self._read(reading.finished, game)

    # -- reviews

    async def ask_review(self, review: NewReview, guest: int, now: int, most: int) -> StoredReview:
        """Have a person wait for a review, which is made if there is none; refused if they wait for too many."""
        return await self._write(reviews.ask, review, guest, now, most)

    async def review(self, key: str, now: int) -> StoredReview | None:
        """A review as far as it is."""
        return await self._read(reviews.review, key, now)

    async def review_steps(self, key: str, after: int = 0, limit: int | None = None) -> Sequence[str]:
        """The steps of a review after a number, in order."""
        return await self._read(reviews.steps, key, after, limit)

    async def review_step(self, key: str, number: int) -> tuple[str, str] | None:
        """One step of a review, and its alternatives."""
        return await self._read(reviews.step, key, number)

    async def leave_review(self, key: str, guest: int) -> bool:
        """A person waits no longer for a review; false if they did not."""
        return await self._write(reviews.leave, key, guest)

    async def claim_review(self, server: str, now: int, until: int) -> StoredReview | None:
        """The first unfinished review that somebody waits for and no server works on; now it is this server's."""
        if not await self._read(reviews.has_claimable, now):
            return None
        return await self._write(reviews.claim, server, now, until)

    async def renew_review(self, key: str, server: str, until: int) -> bool:
        """Keep a claim; false where the review is deleted, unwanted or another server's by now."""
        return await self._write(reviews.renew, key, server, until)

    async def keep_review_start(self, key: str, server: str, start: tuple[float, ...]) -> bool:
        """Store the value of the first position; false as above."""
        return await self._write(reviews.keep_start, key, server, start)

    async def keep_review_step(
        self,
        key: str,
        server: str,
        number: int,
        step: tuple[str, str],
        until: int,
        figures: Sequence[ReviewFigures] = (),
    ) -> bool:
        """Store the next step with its alternatives, keep the claim; false as above, and if it is not the next one."""
        return await self._write(reviews.keep_step, key, server, number, step, until, figures)

    async def fail_review(self, key: str, server: str, code: str) -> None:
        """A review cannot be made."""
        await self._write(reviews.fail, key, server, code)

    async def release_review(self, key: str, server: str) -> None:
        """Give a claim up, for another server to take it at once."""
        await self._write(reviews.release, key, server)

    async def is_closed(self, table: str) -> bool:
        """Whether the host keeps the finished games of a table among its players."""
        return await self._read(closing.is_closed, table)

    async def close_table(self, table: str, *, closed: bool) -> None:
        """Keep the finished games of a table among its players, or let everybody with the link watch them."""
        await self._write(closing.close, table, closed)

    async def without_results(self, limit: int) -> Sequence[FinishedGame]:
        """Finished games of people whose results are not stored."""
        return await self._read(results.without_results, limit)

    async def keep_results(self, made: Sequence[GuestResult]) -> None:
        """Store results outside a step; of people who were forgotten meanwhile, none."""
        await self._write(results.keep_results, made)

    async def sums_of(self, guest: int) -> Sequence[Sums]:
        """A person's counted results, added up by players, variant, level and hints."""
        return await self._read(results.sums_of, guest)

    async def results_of(
        self, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
    ) -> Sequence[GuestResult]:
        """A person's counted results, newest first."""
        return await self._read(results.results_of, guest, players, hinted, limit)

    async def best_of(self, guest: int, players: int | None) -> GuestResult | None:
        """The counted result with the most points in a game without hints."""
        return await self._read(results.best_of, guest, players)

    async def reviewed_of(
        self, guest: int, *, players: int | None, hinted: bool | None, limit: int | None
    ) -> Sequence[ReviewedResult]:
        """A person's counted games that were reviewed, newest first; with this many players, with hints or without."""
        return await self._read(results.reviewed_of, guest, players, hinted, limit)

    # -- challenges of days

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        """Note a person's first try at a day; the one that is noted, which may be an earlier one."""
        return await self._write(challenges.begin_attempt, attempt)

    async def move_attempt(self, attempt: Attempt, table: str, *, counted: bool) -> None:
        """The table of an unfinished try is another one."""
        await self._write(challenges.move_attempt, attempt, table, counted)

    async def attempt(self, guest: int, day: str) -> Attempt | None:
        """A person's first try at a day."""
        return await self._read(challenges.attempt, guest, day)

    async def attempts(self, guest: int, first: str, last: str) -> Sequence[Attempt]:
        """A person's first tries at the days from one to another."""
        return await self._read(challenges.attempts, guest, first, last)

    async def results_of_day(self, day: str) -> dict[int, int]:
        """How many counted tries at a day ended with which points."""
        return await self._read(challenges.results_of_day, day)

    async def king_of_day(self, day: str) -> tuple[int, int] | None:
        """The king's points and place in the person's seat, if they are known."""
        return await self._read(challenges.king_of_day, day)

    async def keep_king_of_day(self, day: str, points: int, place: int) -> None:
        """Store the king's points and place; the first ones stay."""
        await self._write(challenges.keep_king_of_day, day, points, place)

    # -- people

    async def add_guest(self, name: str, language: str, secret_hash: bytes, now: int, expires: int) -> Guest:
        """A new person with their first secret."""
        return await self._write(people.add_guest, name, language, secret_hash, now, expires)

    async def guest(self, number: int) -> Guest | None:
        """A person by their public number."""
        return await self._read(people.guest, number)

    async def secret(self, number: int, secret_hash: bytes) -> tuple[Guest, int] | None:
        """Whose secret has this hash, and when it expires; none where the person has no such secret."""
        return await self._read(people.secret, number, secret_hash)

    async def add_secret(self, number: int, secret_hash: bytes, expires: int) -> None:
        """A further device of a person. Of many, those that were not used the longest are signed out."""
        await self._write(people.add_secret, number, secret_hash, expires)

    async def prolong_secret(self, number: int, secret_hash: bytes, expires: int) -> None:
        """A secret in use expires later."""
        await self._write(people.prolong_secret, number, secret_hash, expires)

    async def drop_secret(self, number: int, secret_hash: bytes) -> None:
        """Sign a device out."""
        await self._write(people.drop_secret, number, secret_hash)

    async def add_link(self, number: int, link_hash: bytes, expires: int) -> None:
        """A link that moves a person to another device, once."""
        await self._write(people.add_link, number, link_hash, expires)

    async def take_link(self, link_hash: bytes, now: int) -> int | None:
        """Whose link this is, if it is still good; it is used up."""
        return await self._write(people.take_link, link_hash, now)

    async def change_guest(self, number: int, name: str, language: str) -> Guest | None:
        """A new name or language."""
        return await self._write(people.change_guest, number, name, language)

    async def forget_guest(self, number: int) -> None:
        """Delete a person: secrets and links go, their name in games, records and logs becomes empty."""
        await forgetting.forget_guest(self._write, number)

    async def sweep(self, now: int, finished_before: int | None, idle_before: int | None) -> int:
        """Retention: delete finished games and idle tables older than these times; expired secrets and links."""
        return await forgetting.sweep(self._write, now, finished_before, idle_before)
