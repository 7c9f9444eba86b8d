"""The owner of a table: the one task of this server that changes it, with a queue of commands.

A command is judged on the table in memory, its entry is appended to the log, and only then acknowledged and sent to
everybody connected. Who asked may leave at any time: the command is finished all the same. Where the log already has
an entry of that number, another server was first: the table is read anew and the command judged again. So any server
may serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.history import Unreadable, read_events, write_events
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.protocol import codec
from kingdomino.server.protocol import events as e
from kingdomino.server.protocol.server import Refused
from kingdomino.server.storage.store import Conflict, Entry, Hidden, StorageUnavailable, Store
from kingdomino.server.tables import Table

from .live_table import LiveTable, News, dealer_of, write_for

log = logging.getLogger(__name__)

T = TypeVar("T")

#: A log of more entries is folded in a thread.
_LONG_LOG: Final = 500
#: Seconds before a table whose state is unknown is read again for those who listen.
_RETRY_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Judged:
    """What a command leads to: events, and, where a game begins, its dealer and what is hidden."""

    events: list[e.Event]
    dealer: Dealer | None = None
    hidden: Hidden | None = None


#: Judges a command on a table; refuses with a KingdominoError.
Judge = Callable[[LiveTable], Awaitable[Judged]]
#: Called with a table that has changed, and whether this server changed it.
Changed = Callable[[LiveTable, bool], None]


@dataclass(frozen=True, slots=True)
class Backends:
    """What every owner of a server uses."""

    store: Store
    fanout: Fanout
    metrics: Metrics
    changed: Changed


@dataclass(slots=True)
class _Command:
    """Work on a table, whoever asked for it, and the least version that it needs."""

    work: Callable[[], Awaitable[Any]]
    answer: asyncio.Future[Any]
    heard_of: int


async def stored(question: Awaitable[T]) -> T:
    """What the storage answers, or the refusal that a client understands."""
    try:
        return await question
    except StorageUnavailable as error:
        raise KingdominoError("storage_unavailable", reason=error.code) from None


class TableOwner:
    """A table in memory and its queue. `run` is the task."""

    def __init__(self, code: str, backends: Backends, before: TableOwner | None = None) -> None:
        self.live = LiveTable(Table(code), touched=time.monotonic())
        self._code = code
        #: The last owner, which may still be saying goodbye to other servers.
        self._before = before
        self._backends = backends
        self._store, self._fanout = backends.store, backends.fanout
        self._queue: deque[_Command] = deque()
        self._wake = asyncio.Event()
        self.closing = False
        self.ended = asyncio.Event()
        #: Whether the table in memory is what the log says, or a beginning of it. Not before it is read, and not after
        #: a failed write, of which nobody knows whether it was stored.
        self._is_read = False
        self._follows = False

    @property
    def idle(self) -> bool:
        """Whether nobody listens and nothing is under way."""
        return not self.live.busy and not self._queue

    # --- the task ---

    async def run(self) -> None:
        """Do one command after the other, until closed or until the table is of no use to anybody."""
        try:
            if self._before is not None:
                await self._before.ended.wait()
            while await self._next():
                command = self._queue.popleft()
                if not command.answer.done():  # who asked has not left yet
                    await self._do(command)
        finally:
            await self._end()

    async def _end(self) -> None:
        self.closing = True
        self._before = None
        self.live.let_go()
        for command in self._queue:
            _refuse(command, KingdominoError("restarting"))
        try:
            if self._follows:
                await self._fanout.unfollow(self._code)
        finally:
            self.ended.set()

    async def _next(self) -> bool:
        """Wait for the next command; false where there will be none. An unknown state is read again meanwhile."""
        while not self._queue:
            self.live.working = False
            if self.closing or not (self._is_read or self.live.listeners):
                return False
            self._wake.clear()
            if self._is_read:
                await self._wake.wait()
            else:
                await self._read_unless_woken()
        self.live.working = True
        return True

    async def _do(self, command: _Command) -> None:
        try:
            await self._be_at_least(command.heard_of)
            result = await command.work()
        except asyncio.CancelledError:
            command.answer.cancel()
            raise
        except Exception as error:
            if isinstance(error, KingdominoError) and error.code == "table_unreadable":
                self._stop(error)
            _refuse(command, error)
        else:
            if not command.answer.done():
                command.answer.set_result(result)

    async def _read_unless_woken(self) -> None:
        """Wait a while before the next try; a command, which reads by itself, ends the wait."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_RETRY_SECONDS):
                await self._wake.wait()
                return
        try:
            await self._read()
        except KingdominoError as error:
            log.info("table_not_read", extra={"facts": {"code": error.code}})
            if error.code == "table_unreadable":
                self._stop(error)
        except Exception:
            log.exception("table_not_read")

    def close(self) -> None:
        """Finish what is queued, then end."""
        self.closing = True
        self._wake.set()

    # --- what others ask for ---

    async def ask(self, work: Callable[[], Awaitable[T]], heard_of: int = 0) -> T:
        """Queue work and wait for its answer. Who waits may be cancelled; the work, once begun, is not."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Command(work, answer, heard_of))
        return await answer

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue work that nobody waits for."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_log_failure)
        self._put(_Command(work, answer, 0))

    def _put(self, command: _Command) -> None:
        if self.closing:
            raise KingdominoError("restarting")
        self._queue.append(command)
        self._wake.set()

    async def look(self, at: Callable[[LiveTable], T], heard_of: int = 0) -> T:
        """The answer to a question about the table."""

        async def looked() -> T:
            while True:
                try:
                    return at(self.live)
                except KingdominoError:
                    if not await self._found_newer():
                        raise

        return await self.ask(looked, heard_of)

    async def act(self, judge: Judge, heard_of: int = 0) -> int:
        """Judge, store, acknowledge, tell: in this order. The table's version after it."""
        return await self.ask(partial(self._act, judge), heard_of)

    async def create(self, events: Sequence[e.Event], hidden: Hidden | None) -> bool:
        """Store a new table; false if there is one with this code."""
        return await self.ask(partial(self._create, events, hidden), heard_of=-1)

    async def reread(self) -> None:
        """The log was changed, which happens only where a person is forgotten: read it again."""
        await self.ask(self._read)

    def received(self, entry: Entry) -> None:
        """Another server wrote an entry."""
        self.post(partial(self._received, entry))

    def catch_up(self) -> None:
        """Another server may have written entries that were never received."""
        self.post(self._caught_up)

    # --- reading ---

    async def _be_at_least(self, version: int) -> None:
        """Know the table, at this version or a later one. A client knows versions that another server stored."""
        if version < 0:
            return
        if not self._is_read:
            await self._read()
        elif self.live.table.version < version:
            await self._caught_up()

    async def _read(self) -> None:
        """The whole table from its log."""
        self._is_read = False
        if await stored(self._store.summary(self._code)) is None:
            self._forget()
        if not self._follows:  # before reading: what is published in between is received
            self._follows = True
            await self._fanout.follow(self._code)
        entries = await stored(self._store.entries(self._code))
        table = Table(self._code)
        if len(entries) > _LONG_LOG:  # beside the event loop: nobody else waits for it
            await asyncio.to_thread(self._fold, table, entries)
        else:
            self._fold(table, entries)
        if not table.version:
            self._forget()
        await self._set_clock(table)
        self.live.table, self.live.dealer, self.live.watching = table, None, None
        self._is_read = True
        if self.live.listeners:
            self._tell()
            self._backends.changed(self.live, True)

    def _forget(self) -> None:
        """There is no such table, or no longer: who asks for it is told so, and nobody looks for it again."""
        self.live.listeners.clear()
        raise KingdominoError("no_such_table", table=self._code)

    async def _set_clock(self, table: Table) -> None:
        """Time during which no server was up counts on nobody's clock."""
        game = table.game
        if game is None or game.clock is None or game.is_over:
            return
        now = now_in_milliseconds()
        game.since = now - await stored(self._store.up_time(game.since, now))

    async def _caught_up(self) -> None:
        """Take in the entries that other servers wrote."""
        before = self.live.table.version
        for entry in await stored(self._store.entries(self._code, before)):
            self._take_in(entry)
        if self.live.table.version > before:
            self._tell()
            self._backends.changed(self.live, False)

    async def _found_newer(self) -> bool:
        """Whether another server stored something that this one did not know: no refusal rests on an old view."""
        if not self._fanout.shared:
            return False
        versions = await stored(self._store.versions([self._code]))
        before = self.live.table.version
        if versions.get(self._code, 0) > before:
            await self._caught_up()
        return self.live.table.version > before

    async def _received(self, entry: Entry) -> None:
        if entry.number > self.live.table.version + 1:
            await self._caught_up()
        elif entry.number == self.live.table.version + 1:
            self._take_in(entry)
            self._tell()
            self._backends.changed(self.live, False)

    def _take_in(self, entry: Entry) -> None:
        events = self._apply(self.live.table, entry)
        if any(isinstance(event, e.Began | e.Finished) for event in events):
            self.live.dealer = None

    def _fold(self, table: Table, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._apply(table, entry)

    def _apply(self, table: Table, entry: Entry) -> tuple[e.Event, ...]:
        """One entry of the log; refused where this version does not understand it."""
        try:
            events = read_events(entry.events)
            table.apply(entry.number, entry.at, events)
        except Exception as error:
            self._is_read = False
            reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
            log.error("table_unreadable", extra={"facts": {"table": self._code, "entry": entry.number, "why": reason}})
            raise KingdominoError("table_unreadable", table=self._code, entry=entry.number) from None
        return events

    def _stop(self, refusal: KingdominoError) -> None:
        """An entry that nobody here understands stops this table, and no other: who listens is sent the reason."""
        message = codec.write_server(Refused(id=None, code=refusal.code, facts=dict(refusal.facts)))
        for listener in self.live.listeners:
            listener.send(message)
        self.live.listeners.clear()
        self.live.let_go()

    async def dealer(self) -> Dealer:
        """The dealer of the game that runs; only the judge of a move asks for one."""
        if self.live.dealer is None:
            game = self.live.table.game
            hidden = None if game is None else await stored(self._store.hidden(game.id))
            if hidden is None:
                raise KingdominoError("no_game_runs", table=self._code)
            self.live.dealer = dealer_of(hidden)
        return self.live.dealer

    # --- writing ---

    async def _create(self, events: Sequence[e.Event], hidden: Hidden | None) -> bool:
        entry = self._enter(events)
        try:
            await stored(self._store.append(write_for(self.live.table, entry, hidden, None, over=False)))
        except Conflict:
            return False
        self._is_read = self._follows = True
        await self._fanout.follow(self._code)
        return True

    async def _act(self, judge: Judge) -> int:
        while True:
            try:
                judged = await judge(self.live)
            except KingdominoError:
                if not await self._found_newer():
                    raise
                continue
            if not judged.events:
                return self.live.table.version
            if await self._commit(judged):
                return self.live.table.version

    async def _commit(self, judged: Judged) -> bool:
        """Store what a command led to, then tell. False if another server was first; the table is read anew then."""
        dealer = judged.dealer or self.live.dealer
        over = isinstance(judged.events[-1], e.Finished)
        self._is_read = False  # until it is stored: memory is ahead of the log
        entry = self._enter(judged.events)
        try:
            await stored(self._store.append(write_for(self.live.table, entry, judged.hidden, dealer, over)))
        except Conflict:
            await self._read()
            return False
        self._is_read = True
        self.live.dealer = None if over else dealer
        self.live.touched = time.monotonic()
        self._backends.metrics.stored(judged.events)
        await self._fanout.publish(self._code, b"%d %d %s" % (entry.number, entry.at, entry.events))
        self._tell()
        self._backends.changed(self.live, True)
        return True

    def _enter(self, events: Sequence[e.Event]) -> Entry:
        """The next entry of the log, taken in by the table in memory."""
        table = self.live.table
        entry = Entry(table.version + 1, now_in_milliseconds(), write_events(events))
        table.apply(entry.number, entry.at, events)
        return entry

    def _tell(self) -> None:
        """News for everybody who listens and was not sent this version."""
        live, version = self.live, self.live.table.version
        behind = [listener for listener, seen in live.listeners.items() if seen < version]
        if not behind:
            return
        news = News(live.table, now_in_milliseconds())
        for listener in behind:
            listener.send(news.for_guest(listener.guest, live.listeners[listener]))
            live.listeners[listener] = version


def _refuse(command: _Command, error: Exception) -> None:
    if not command.answer.done():
        command.answer.set_exception(error)
        command.answer.exception()  # who asked may leave before reading it


def _log_failure(answer: asyncio.Future[None]) -> None:
    error = None if answer.cancelled() else answer.exception()
    if isinstance(error, KingdominoError):
        log.warning("cannot_catch_up", extra={"facts": {"code": error.code}})
    elif error is not None:
        log.error("cannot_catch_up", exc_info=error)
