"""The tables in this server's memory, each with its owner: read at the first command, dropped when not in use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.storage import Entry

from .live_table import LiveTable
from .owner import Backends, Judge, Judged, TableOwner

T = TypeVar("T")

#: A table that nobody is at leaves the memory after this many seconds.
_IDLE_SECONDS: Final = 60.0


class LiveTables:
    """Owners by the code of their table."""

    def __init__(self, backends: Backends) -> None:
        self._backends = backends
        self._owners: dict[str, TableOwner] = {}
        self._tasks = Supervisor()
        self._closed = False

    def __len__(self) -> int:
        return len(self._owners)

    def get(self, code: str) -> LiveTable | None:
        """A table that is in memory."""
        owner = self._owners.get(code)
        return None if owner is None else owner.live

    def all(self) -> Sequence[LiveTable]:
        """All tables in memory."""
        return [owner.live for owner in self._owners.values()]

    async def close(self) -> None:
        """Finish the queued commands; take no more."""
        self._closed = True
        for owner in self._owners.values():
            owner.close()
        await asyncio.gather(*(owner.ended.wait() for owner in list(self._owners.values())))
        await self._tasks.close()

    def owner(self, code: str) -> TableOwner:
        """The owner of a table, whether or not it exists: the first command reads it."""
        owner = self._owners.get(code)
        if owner is not None and not owner.closing:
            return owner
        if self._closed:
            raise KingdominoError("restarting")
        return self._started(code)

    def _started(self, code: str) -> TableOwner:
        owner = self._owners[code] = TableOwner(code, self._backends, self._owners.get(code))
        self._tasks.spawn(f"owner of table {code}", self._owned(owner, code))
        return owner

    async def _owned(self, owner: TableOwner, code: str) -> None:
        try:
            await owner.run()
        finally:
            if self._owners.get(code) is owner:
                del self._owners[code]

    # --- commands ---

    async def create(self, code: str, made: Judged) -> bool:
        """A new table, unless there is one with this code."""
        if code in self._owners:
            with suppress(KingdominoError):
                await self.look(code, lambda live: live.table.version)  # it may be in the middle of being created
            return False
        if self._closed:
            raise KingdominoError("restarting")
        return await self._started(code).create(made)

    def act(self, code: str, judge: Judge, *, heard_of: int = 0) -> Awaitable[int]:
        """Judge, store, acknowledge, tell: in this order. The table's version after it."""
        return self.owner(code).act(judge, heard_of)

    async def look(self, code: str, at: Callable[[LiveTable], T], *, heard_of: int = 0) -> T:
        """The answer to a question about a table that exists."""
        return await self.owner(code).look(at, heard_of)

    async def dealer(self, live: LiveTable) -> Dealer:
        """The dealer of the game that runs at a table; its judges ask for one."""
        return await self._owners[live.table.code].dealer()

    async def reread(self, code: str) -> None:
        """The log of a table was changed, which happens only where a person is forgotten."""
        if code in self._owners:
            await self._owners[code].reread()

    # --- other servers ---

    def listened(self) -> Sequence[str]:
        """The codes of tables with connections."""
        return [code for code, owner in self._owners.items() if owner.live.listeners]

    def behind(self, versions: Mapping[str, int]) -> Mapping[str, int]:
        """The versions that this server has of those tables in memory that have newer ones by now.

        Owners that are in the middle of reading or storing look for themselves when they have done that.
        """
        found: dict[str, int] = {}
        for code, version in versions.items():
            owner = self._owners.get(code)
            if owner is None or owner.closing:
                continue
            if owner.version is None:
                owner.heard_of(version)
            elif owner.version < version:
                found[code] = owner.version
        return found

    def received(self, code: str, entries: Iterable[Entry]) -> None:
        """Other servers wrote entries."""
        owner = self._owners.get(code)
        if owner is not None and not owner.closing:
            owner.received(entries)

    def signalled(self, code: str, message: bytes) -> None:
        """Send a signal to the listeners of a table."""
        owner = self._owners.get(code)
        for listener in owner.live.listeners if owner is not None else ():
            listener.send(message)

    def let_go(self) -> None:
        """Tables that nobody is at leave the memory."""
        before = time.monotonic() - _IDLE_SECONDS
        for owner in self._owners.values():
            if owner.idle and owner.live.touched < before:
                owner.close()
