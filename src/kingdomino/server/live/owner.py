"""The owner of a table: the one task of this server that changes it, with a queue of commands.

A command is judged on the table in memory, its entry is appended to the log, and only then acknowledged and sent to
everybody connected. Where the log already has an entry of that number, another server was first: the table is read anew
and the command judged again. So any server may serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.wall_time import Jumps, now_in_milliseconds
from kingdomino.server.storage import (
    Conflict,
    Entry,
    Hidden,
    StorageUnavailable,
    Store,
    TableLimit,
    TooManyTables,
    Write,
)
from kingdomino.tables import News, Table, between, write_events
from kingdomino.tables.messages import codec
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.server import Refused

from .command_queue import Command, CommandQueue
from .live_table import LiveTable, write_for
from .log_reader import LogReader

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds before a table whose state is unknown is read again for those who listen.
_RETRY_SECONDS: Final = 1.0
#: The version that a command needs which creates its table.
_NO_TABLE: Final = -1


@dataclass(slots=True)
class Judged:
    """What a command leads to: events; where a game begins, its dealer and what is hidden; whose tables are counted."""

    events: list[e.Event]
    dealer: Dealer | None = None
    hidden: Hidden | None = None
    limit: TableLimit | None = None


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
    jumps: Jumps


class TableOwner:
    """A table in memory and its queue. `run` is the task."""

    def __init__(self, code: str, backends: Backends, before: TableOwner | None = None) -> None:
        self.live = LiveTable(Table(code), touched=time.monotonic())
        self._code = code
        #: The last owner, which may still do commands.
        self._before = before
        self._backends = backends
        self._queue = CommandQueue()
        self._log = LogReader(self.live, backends.store, self._tell, shared=backends.fanout.shared)
        self.ended = asyncio.Event()
        #: The jumps of the time of day that the table in memory has taken in.
        self._jumped = backends.jumps.total()

    @property
    def closing(self) -> bool:
        """Whether no more commands are taken."""
        return self._queue.closing

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
            while await self._has_next():
                command = self._queue.next()
                if command.is_wanted:
                    await self._do(command)
        finally:
            self._end()

    def _end(self) -> None:
        self._queue.close()
        self._before = None
        self.live.let_go()
        self._queue.refuse_all(KingdominoError("restarting"))
        self._log.end()
        self.ended.set()

    async def _has_next(self) -> bool:
        """Wait for the next command; false where there will be none. An unknown state is read again meanwhile."""
        while not self._queue:
            self.live.working = False
            if self.closing or not (self._log.is_read or self.live.listeners):
                return False
            if self._log.is_read:
                await self._queue.wait()
            else:
                await self._read_again()
        self.live.working = True
        return True

    async def _do(self, command: Command) -> None:
        self._pass_over_jumps()
        try:
            if command.heard_of != _NO_TABLE and not self._log.has(command.heard_of):
                await self._log.be_at_least(command.heard_of)
            result = await command.work()
        except asyncio.CancelledError:
            command.answer.cancel()
            raise
        except Exception as error:
            if isinstance(error, KingdominoError) and error.code == "table_unreadable":
                self._stop(error)
            command.refuse(error)
        else:
            command.answered(result)

    def _pass_over_jumps(self) -> None:
        """Where the time of day jumped since the last command, nobody's clock runs with it."""
        jumped, game = self._backends.jumps.total(), self.live.table.game
        if game is not None and jumped != self._jumped:
            game.paused += jumped - self._jumped
        self._jumped = jumped

    async def _read_again(self) -> None:
        """Read the log after a while; a command, which reads by itself, ends the wait."""
        await self._queue.wait(_RETRY_SECONDS)
        if self._queue or self.closing:
            return
        try:
            await self._log.read()
        except KingdominoError as error:
            log.info("table_not_read", extra={"facts": {"code": error.code}})
            if error.code == "table_unreadable":
                self._stop(error)
        except Exception:
            log.exception("table_not_read")

    def _stop(self, refusal: KingdominoError) -> None:
        """An entry that this version does not understand stops this table, and no other: listeners get the reason."""
        message = codec.write_server(Refused(id=None, code=refusal.code, facts=dict(refusal.facts)))
        for listener in self.live.listeners:
            listener.send(message)
        self.live.listeners.clear()
        self.live.let_go()

    def close(self) -> None:
        """Finish the queued commands, then end."""
        self._queue.close()

    # --- commands ---

    async def look(self, at: Callable[[LiveTable], T], heard_of: int = 0) -> T:
        """The answer to a question about the table."""

        async def looked() -> T:
            while True:
                try:
                    return at(self.live)
                except KingdominoError:
                    if not await self._log.found_newer():
                        raise

        return await self._queue.ask(looked, heard_of)

    def act(self, judge: Judge, heard_of: int = 0) -> Awaitable[int]:
        """Judge, store, acknowledge, tell: in this order. The table's version after it."""
        return self._queue.ask(partial(self._act, judge), heard_of)

    async def create(self, made: Judged) -> bool:
        """Store a new table; false if there is one with this code."""
        return await self._queue.ask(partial(self._create, made), _NO_TABLE)

    async def reread(self) -> None:
        """The log was changed, which happens only where a person is forgotten: read it again."""
        await self._queue.ask(self._log.read, 0)

    async def dealer(self) -> Dealer:
        """The dealer of the game that runs; only the judge of a move asks for one."""
        return await self._log.dealer()

    def received(self, entries: Iterable[Entry]) -> None:
        """Another server wrote entries."""
        self._queue.post(partial(self._log.received, entries))

    def heard_of(self, version: int) -> None:
        """Another server wrote entries up to this version."""
        self._queue.post(partial(self._log.be_at_least, version))

    @property
    def version(self) -> int | None:
        """The version of the table in memory; None where that is not known now."""
        return self.live.table.version if self._log.is_read else None

    # --- committing ---

    async def _create(self, made: Judged) -> bool:
        entry = self._enter(made.events)
        try:
            await self._append(write_for(self.live.table, entry, made.hidden, None, made.limit))
        except Conflict:
            return False
        self._log.is_read = True
        return True

    async def _act(self, judge: Judge) -> int:
        while True:
            try:
                judged = await judge(self.live)
            except KingdominoError:
                if not await self._log.found_newer():
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
        self._log.is_read = False  # until it is stored: memory is ahead of the log
        table = self.live.table
        entry = self._enter(judged.events)
        write = write_for(table, entry, judged.hidden, dealer if over else None, judged.limit)
        try:
            await self._append(write)
        except Conflict:
            await self._log.read()
            return False
        self._log.is_read = True
        self.live.dealer = None if over else dealer
        self.live.touched = time.monotonic()
        self._backends.metrics.stored(judged.events)
        self._backends.fanout.publish(self._code, entry.number)
        self._tell(True)
        return True

    async def _append(self, write: Write) -> None:
        """Have an entry stored; refused as a client understands it where that is not possible."""
        try:
            await self._backends.store.append(write)
        except StorageUnavailable as error:
            raise KingdominoError("storage_unavailable", reason=error.code) from None
        except TooManyTables:
            assert write.limit is not None
            raise KingdominoError("too_many_tables", most=write.limit.most) from None

    def _enter(self, events: Sequence[e.Event]) -> Entry:
        """The next entry of the log, taken in by the table in memory."""
        table = self.live.table
        before = between(table) if any(isinstance(event, e.Began) for event in events) else None
        entry = Entry(table.version + 1, now_in_milliseconds(), write_events(events, before))
        table.apply(entry.number, entry.at, events)
        return entry

    def _tell(self, own: bool) -> None:
        """Send news to every listener that was not sent this version; `own` says that this server wrote what is new."""
        live, version = self.live, self.live.table.version
        behind = [(listener, seen) for listener, seen in live.listeners.items() if seen < version]
        if behind:
            news = News(live.table, now_in_milliseconds(), live.told)
            live.told = news.told
            for listener, seen in behind:
                listener.send(news.for_guest(listener.guest, seen))
                live.listeners[listener] = version
        self._backends.changed(live, own)
