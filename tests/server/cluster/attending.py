"""A server in small: the tables that it has, and what it is told. As a program, for tests that kill it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType

from kingdomino.server.cluster.link import Link
from kingdomino.server.cluster.postgres_fanout import PostgresFanout
from kingdomino.server.storage import Entry
from kingdomino.server.storage.address import parse_address


class Server:
    """One of several servers. Nothing is found by comparing with the storage unless `refresh` says so."""

    def __init__(self, url: str, *tables: str, refresh: float = 600.0, expire: float = 600.0) -> None:
        self.link = Link(parse_address(url))
        self.fanout = PostgresFanout(self.link, refresh=refresh, expire=expire)
        self.versions = dict.fromkeys(tables, 0)
        self.entries: dict[str, list[bytes]] = {table: [] for table in tables}
        self.signals: list[tuple[str, bytes]] = []
        self.people: dict[str, tuple[tuple[int, ...], int]] = {}
        self.reports = 0

    async def __aenter__(self) -> Server:
        await self.fanout.open(self, self.attended)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.fanout.close()

    def listened(self) -> Sequence[str]:
        return list(self.versions)

    def behind(self, versions: Mapping[str, int]) -> Mapping[str, int]:
        return {code: self.versions[code] for code, new in versions.items() if self.versions.get(code, new) < new}

    def received(self, table: str, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.number > self.versions[table]:
                self.versions[table] = entry.number
                self.entries[table].append(entry.events)

    def signalled(self, table: str, message: bytes) -> None:
        self.signals.append((table, message))

    async def attended(self, table: str, present: Sequence[int], watchers: int) -> None:
        self.people[table] = tuple(present), watchers
        self.reports += 1


async def attend(url: str) -> None:
    async with Server(url, refresh=0.1, expire=1.0) as server:
        await server.fanout.present("QUEEN", [7], 2)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(attend(sys.argv[1]))
