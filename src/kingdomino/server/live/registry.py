"""The tables in this server's memory, and the log that decides.

A command is judged on the table in memory, its entry is appended to the log, and only then acknowledged and told.
Where the log already has an entry of that number, another server was first: the table is read again and the command
judged anew. So any server may serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.protocol import codec
from kingdomino.server.protocol import events as e
from kingdomino.server.storage.store import Conflict, Entry, Hidden, StorageUnavailable, Store
from kingdomino.server.tables import Table

from .live_table import LiveTable, News, dealer_of, write_for

log = logging.getLogger(__name__)

T = TypeVar("T")

#: A table that nobody is at leaves the memory after so many seconds.
_IDLE_SECONDS: Final = 60.0
_RETRY_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Judged:
    """What a command leads to: events, and, where a game begins, its dealer and what is hidden."""

    events: list[e.Event]
    dealer: Dealer | None = None
    hidden: Hidden | None = None


#: Judges a command on a table; refuses with a KingdominoError.
Judge = Callable[[LiveTable], Awaitable[Judged]]
#: Told of a table that has changed, and whether this server changed it.
Changed = Callable[[LiveTable, bool], None]


async def stored(question: Awaitable[T]) -> T:
    """What the storage says, or the refusal that a client understands."""
    try:
        return await question
    except StorageUnavailable as error:
        raise KingdominoError("storage_unavailable", reason=error.code) from None


class LiveTables:
    """Tables by code; read when somebody comes, let go when nobody is there."""

    def __init__(self, store: Store, fanout: Fanout, metrics: Metrics, changed: Changed) -> None:
        self._store, self._fanout, self._metrics, self._changed = store, fanout, metrics, changed
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._reloading: set[asyncio.Task[None]] = set()
        self.closed = False

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, code: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(code)

    def all(self) -> Iterable[LiveTable]:
        """All that are."""
        return list(self._tables.values())

    async def close(self) -> None:
        """Give up reading again what was in doubt."""
        self.closed = True
        for task in self._reloading:
            task.cancel()
        await asyncio.gather(*self._reloading, return_exceptions=True)

    # --- reading ---

    @asynccontextmanager
    async def held(self, code: str, *, heard_of: int = 0) -> AsyncIterator[LiveTable]:
        """A table that exists, as of now, while nobody else changes it. What is in the middle of a commit waits.

        Who asks has `heard_of` a version: if this server has not, another one was killed before it could tell.
        """
        while True:
            live = await self._live(code)
            async with live.lock:
                if self._tables.get(code) is not live:
                    continue  # it was in doubt and is read anew
                if live.doubtful or live.table.version < heard_of:
                    await self._catch_up(live)
                    self.tell(live)
                yield live
                return

    async def _live(self, code: str) -> LiveTable:
        """A table from memory, or from the log."""
        live = self._tables.get(code)
        if live is not None:
            return live
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                live = self._tables.get(code)
                return live if live is not None else await self._load(code)
        finally:
            if not lock.locked():
                self._loading.pop(code, None)

    async def _load(self, code: str) -> LiveTable:
        if await stored(self._store.summary(code)) is None:
            raise KingdominoError("no_such_table", table=code)
        await self._fanout.follow(code)  # before reading: what happens in between is heard
        live = LiveTable(Table(code), touched=time.monotonic())
        for entry in await stored(self._store.entries(code)):
            live.table.apply(entry.number, entry.at, codec.read_events(entry.events))
        if not live.table.version:
            raise KingdominoError("no_such_table", table=code)
        await self._set_clock(live.table)
        self._tables[code] = live
        return live

    async def _set_clock(self, table: Table) -> None:
        """Time during which no server was up counts on nobody's clock."""
        game = table.game
        if game is None or game.clock is None or game.is_over:
            return
        now = now_in_milliseconds()
        game.since = now - await stored(self._store.up_time(game.since, now))

    async def _catch_up(self, live: LiveTable) -> None:
        live.doubtful = True
        for entry in await stored(self._store.entries(live.table.code, live.table.version)):
            self._heard(live, entry)
        live.doubtful = False

    def _heard(self, live: LiveTable, entry: Entry) -> None:
        """An entry that another server wrote."""
        if entry.number != live.table.version + 1:
            return
        events = codec.read_events(entry.events)
        live.table.apply(entry.number, entry.at, events)
        if any(isinstance(event, e.Began | e.Finished) for event in events):
            live.dealer = None

    async def dealer(self, live: LiveTable) -> Dealer:
        """The dealer of the game that runs; nobody but the judge of a move asks for them."""
        if live.dealer is None:
            game = live.table.game
            hidden = None if game is None else await stored(self._store.hidden(game.id))
            if hidden is None:
                raise KingdominoError("no_game_runs", table=live.table.code)
            live.dealer = dealer_of(hidden)
        return live.dealer

    # --- writing ---

    async def create(self, code: str, events: Sequence[e.Event], hidden: Hidden | None) -> LiveTable | None:
        """A new table, unless there is one with this code."""
        live = LiveTable(Table(code), touched=time.monotonic())
        entry = self._take(live, events)
        try:
            await stored(self._store.append(write_for(live.table, entry, hidden, None, over=False)))
        except Conflict:
            return None
        self._tables[code] = live
        await self._fanout.follow(code)
        return live

    async def act(self, code: str, judge: Judge, *, heard_of: int = 0) -> int:
        """Judge, store, acknowledge, tell: in this order. The table's version after it."""
        while True:
            async with self.held(code, heard_of=heard_of) as live:
                judged = await judge(live)
                if not judged.events:
                    return live.table.version
                if not await self._commit(live, judged):
                    continue
                version = live.table.version
                self.tell(live)
            self._changed(live, True)
            return version

    async def _commit(self, live: LiveTable, judged: Judged) -> bool:
        """Store what a command led to. False if another server was first; then the table is read anew."""
        dealer = judged.dealer or live.dealer
        entry = self._take(live, judged.events)
        over = isinstance(judged.events[-1], e.Finished)
        try:
            await stored(self._store.append(write_for(live.table, entry, judged.hidden, dealer, over)))
        except Conflict:
            self._forget(live)
            return False
        except BaseException:
            self._forget(live)
            raise
        live.dealer = None if over else dealer
        live.touched = time.monotonic()
        self._metrics.stored(judged.events)
        await self._fanout.publish(live.table.code, b"%d %d %s" % (entry.number, entry.at, entry.events))
        return True

    def _take(self, live: LiveTable, events: Sequence[e.Event]) -> Entry:
        entry = Entry(live.table.version + 1, now_in_milliseconds(), codec.write_events(events))
        live.table.apply(entry.number, entry.at, events)
        return entry

    def _forget(self, live: LiveTable) -> None:
        """The table in memory may be ahead of the log: it is read again, for those who listen."""
        code = live.table.code
        if self._tables.get(code) is live:
            del self._tables[code]
        live.let_go()
        if live.listeners and not self.closed:
            task = asyncio.ensure_future(self._reload(code, live))
            self._reloading.add(task)
            task.add_done_callback(self._reloading.discard)

    def reread(self, code: str) -> None:
        """The log of a table was changed, which happens only where somebody is forgotten."""
        live = self._tables.get(code)
        if live is not None:
            self._forget(live)

    async def _reload(self, code: str, old: LiveTable) -> None:
        """Those who listened to what may be wrong are told what is right, as soon as that can be read."""
        while not all(listener.gone for listener in old.listeners):
            try:
                async with self.held(code) as live:
                    live.listeners.update({who: seen for who, seen in old.listeners.items() if not who.gone})
                    old.listeners.clear()
                    live.present, live.watchers, live.watching = old.present, old.watchers, None
                    self.tell(live)
                self._changed(live, True)
            except KingdominoError as error:
                if error.code == "no_such_table":  # it was swept away; whoever asks for it is told
                    return
                await asyncio.sleep(_RETRY_SECONDS)
            except Exception:
                log.exception("reload_failed")
                await asyncio.sleep(_RETRY_SECONDS)

    def tell(self, live: LiveTable) -> None:
        """News for everybody who listens and has not heard of this version."""
        version = live.table.version
        behind = [listener for listener, seen in live.listeners.items() if seen < version]
        if not behind:
            return
        news = News(live.table, now_in_milliseconds())
        for listener in behind:
            listener.send(news.for_guest(listener.guest, live.listeners[listener]))
            live.listeners[listener] = version

    # --- other servers ---

    async def received(self, code: str, message: bytes) -> None:
        """Another server wrote an entry."""
        live = self._tables.get(code)
        if live is None:
            return
        number, at, events = message.split(b" ", 2)
        async with live.lock:
            if self._tables.get(code) is not live:
                return
            before = live.table.version
            if int(number) == before + 1:
                self._heard(live, Entry(int(number), int(at), events))
            elif int(number) > before + 1:
                await self._try_to_catch_up(live)
            if live.table.version == before:
                return
            self.tell(live)
        self._changed(live, False)

    async def _try_to_catch_up(self, live: LiveTable) -> None:
        try:
            await self._catch_up(live)
        except KingdominoError as error:
            log.warning("cannot_catch_up", extra={"code": error.code})

    async def missed(self) -> None:
        """Messages between servers may be lost: look for tables that went on elsewhere."""
        listened = [code for code, live in self._tables.items() if live.listeners]
        if not listened:
            return
        versions: dict[str, int] = {}
        with suppress(StorageUnavailable):
            versions = await self._store.versions(listened)
        for code, version in versions.items():
            live = self._tables.get(code)
            if live is None or live.table.version >= version:
                continue
            async with live.lock:
                if self._tables.get(code) is live:
                    await self._try_to_catch_up(live)
                    self.tell(live)
            self._changed(live, False)

    async def let_go(self) -> None:
        """Tables that nobody is at leave the memory."""
        before = time.monotonic() - _IDLE_SECONDS
        for code, live in list(self._tables.items()):
            if not live.busy and live.touched < before:
                del self._tables[code]
                live.let_go()
                await self._fanout.unfollow(code)
