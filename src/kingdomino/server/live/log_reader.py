"""Reading a table from its log: the whole of it, or the entries that other servers have appended since."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Entry, Store
from kingdomino.tables import Table, moment_from_position
from kingdomino.tables.messages import events as e

from .live_table import LiveTable, dealer_of
from .loading import load, stored, take_in


def _unheard(own: bool) -> None:
    """A change that nobody hears of."""


class LogReader:
    """Keeps a table in memory in step with its log. `changed` is called with whether this server wrote what is new."""

    def __init__(self, live: LiveTable, store: Store, changed: Callable[[bool], None], *, shared: bool) -> None:
        self._live, self._code = live, live.table.code
        self._store, self._changed = store, changed
        #: Whether other servers may write to the log.
        self._shared = shared
        #: Whether the table in memory is what the log says, or a beginning of it. Not before it is read, and not after
        #: a failed write, of which nobody knows whether it was stored.
        self.is_read = False

    def end(self) -> None:
        """Call nobody any more.

        Whoever is called keeps this reader: as long as they keep each other, a table that is let go stays in memory
        until the garbage collector looks through everything, which it does after a hundred thousand moves.
        """
        self._changed = _unheard

    def has(self, version: int) -> bool:
        """Whether the table in memory is known, at this version or a later one."""
        return self.is_read and self._live.table.version >= version

    async def be_at_least(self, version: int) -> None:
        """Know the table, at this version or a later one. A client knows versions that another server stored."""
        if not self.is_read:
            await self.read()
        elif self._live.table.version < version:
            await self.catch_up()

    async def read(self) -> None:
        """The whole table from its log."""
        self.is_read = False
        table = await load(self._store, self._code)
        if not table.version:
            self._forget()
        await self._set_clock(table)
        self._live.table, self._live.dealer, self._live.watching = table, None, None
        self.is_read = True
        if self._live.listeners:
            self._changed(True)

    def _forget(self) -> NoReturn:
        """There is no such table, or no longer: refuse, and tell nobody of it again."""
        self._live.listeners.clear()
        raise KingdominoError("no_such_table", table=self._code)

    async def _set_clock(self, table: Table) -> None:
        """Time during which no server was up counts on nobody's clock."""
        game = table.game
        if game is None or game.clock is None or game.is_over:
            return
        now = now_in_milliseconds()
        game.paused = now - game.since - await stored(self._store.up_time(game.since, now))

    async def catch_up(self) -> None:
        """Take in the entries that other servers wrote."""
        await self._take_in_all(await stored(self._store.entries(self._code, self._live.table.version)))

    async def _take_in_all(self, entries: Sequence[Entry]) -> None:
        await self._prepare()
        for entry in entries:
            self._take_in(entry)
        if entries:
            self._changed(False)

    async def found_newer(self) -> bool:
        """Whether another server stored something that this one did not know: no refusal rests on an old view."""
        if not self._shared:
            return False
        versions = await stored(self._store.versions([self._code]))
        before = self._live.table.version
        if versions.get(self._code, 0) > before:
            await self.catch_up()
        return self._live.table.version > before

    async def received(self, entries: Iterable[Entry]) -> None:
        """Take in entries that another server wrote; those that are known already are passed over."""
        new = [entry for entry in entries if entry.number > self._live.table.version]
        if not self.is_read or not new:
            return
        if new[0].number > self._live.table.version + 1:
            await self.catch_up()
            return
        await self._take_in_all(new)

    async def _prepare(self) -> None:
        """Before a game that begins from a position: its dominoes are searched for beside the event loop."""
        table = self._live.table
        if table.start is not None and not table.running:
            await asyncio.to_thread(moment_from_position, table.start)

    def _take_in(self, entry: Entry) -> None:
        try:
            events = take_in(self._live.table, entry)
        except KingdominoError:
            self.is_read = False
            raise
        if any(isinstance(event, e.Began | e.Finished) for event in events):
            self._live.dealer = None

    async def dealer(self) -> Dealer:
        """The dealer of the game that runs; only the judge of a move asks for one."""
        if self._live.dealer is None:
            game = self._live.table.game
            hidden = None if game is None else await stored(self._store.hidden(game.id))
            if hidden is None:
                raise KingdominoError("no_game_runs", table=self._code)
            self._live.dealer = dealer_of(hidden, self._live.table.start)
        return self._live.dealer
