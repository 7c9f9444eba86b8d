"""News between servers that share a PostgreSQL. A notification names tables and versions; the entries are in the log.

Callers never wait for the database: what is to be told is gathered, and sent together. A server that dies between a
commit and its notification is noticed by nobody, so every few seconds all servers compare versions with the storage.

Who is at a table is a row a server and table, good as long as the server's own row has a fresh beat.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.storage import Entry

from .fanout import Attended, Audience, Fanout
from .link import Link, LinkAway, notify

log = logging.getLogger(__name__)

CHANNEL: Final = "kingdomino_tables"
#: What a notification begins with, before the sender's id.
_NEWS, _PEOPLE, _SIGNAL = "n", "p", "s"
#: A notification holds less than 8,000 bytes.
_MOST_TABLES: Final = 200

_ENTRIES: Final = """
SELECT log."table", log.number, log.at, log.events
FROM unnest(%s::text[], %s::int[]) AS known (code, version)
JOIN entries AS log ON log."table" = known.code AND log.number > known.version
ORDER BY log."table", log.number
"""
_VERSIONS: Final = "SELECT code, version FROM tables WHERE code = ANY(%s)"
_BEAT: Final = """
INSERT INTO alive (name, seen) VALUES (%s, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET seen = excluded.seen
RETURNING xmax = 0
"""
_BURY: Final = "DELETE FROM alive WHERE seen < clock_timestamp() - 2 * %s * interval '1 second'"
_CLEAR: Final = "DELETE FROM presence WHERE NOT EXISTS (SELECT FROM alive WHERE alive.name = presence.server)"
_COME: Final = """
INSERT INTO presence ("table", server, people, watchers)
SELECT code, %s, people, watchers FROM unnest(%s::text[], %s::text[], %s::int[]) AS here (code, people, watchers)
ON CONFLICT ("table", server) DO UPDATE SET people = excluded.people, watchers = excluded.watchers
"""
_GO: Final = 'DELETE FROM presence WHERE server = %s AND "table" = ANY(%s)'
_LEAVE: Final = "DELETE FROM presence WHERE server = %s"
_DIE: Final = "DELETE FROM alive WHERE name = %s"
_OTHERS: Final = """
SELECT presence."table", presence.people, presence.watchers FROM presence JOIN alive ON alive.name = presence.server
WHERE presence."table" = ANY(%s) AND presence.server <> %s
AND alive.seen > clock_timestamp() - %s * interval '1 second'
"""


@dataclass(frozen=True, slots=True)
class People:
    """The people at a table, and how many of them watch."""

    numbers: frozenset[int] = frozenset()
    watchers: int = 0

    def __or__(self, other: People) -> People:
        return People(self.numbers | other.numbers, self.watchers + other.watchers)


class PostgresFanout(Fanout):
    """Servers that share a PostgreSQL."""

    shared = True

    def __init__(self, link: Link, *, refresh: float = 3.0, expire: float = 10.0) -> None:
        self._link = link
        self._refresh, self._expire = refresh, expire
        self._id = secrets.token_hex(8)
        self._background = Supervisor(insist=True)
        self._audience: Audience | None = None
        #: To be told: versions of tables, tables whose people changed, signals. Each is kept until it is sent.
        self._versions: dict[str, int] = {}
        self._changed: set[str] = set()
        self._signals: list[str] = []
        self._to_tell = asyncio.Event()
        #: Heard: versions of tables, and tables whose people changed.
        self._newer: dict[str, int] = {}
        self._moved: set[str] = set()
        self._to_hear = asyncio.Event()
        self._own: dict[str, People] = {}
        self._others: dict[str, People] = {}
        self._reported: dict[str, People] = {}
        self._missed = asyncio.Event()
        link.hear(CHANNEL, self._hear, self._missed.set)

    async def open(self, audience: Audience, attended: Attended) -> None:
        """Connect in the background, again after every loss."""
        self._audience, self._attended = audience, attended
        await self._link.open()
        for name, work in (
            ("tell other servers", self._tell),
            ("take in news of other servers", self._take_in),
            ("show that this server lives", self._beat),
        ):
            self._background.keep(name, work)

    async def close(self) -> None:
        """Say that this server's people are gone, and disconnect."""
        await self._background.close()
        if self._link.hears:
            with suppress(LinkAway):
                await self._link.run(_LEAVE, self._id)
                await self._link.run(_DIE, self._id)
                await self._link.run(*notify(CHANNEL, list(self._texts(_PEOPLE, self._own))))
        await self._link.close()

    # --- telling ---

    def publish(self, table: str, version: int) -> None:
        """Tell the other servers of a version."""
        self._versions[table] = version
        self._to_tell.set()

    def signal(self, table: str, message: bytes) -> None:
        """Have a message sent to everybody at a table; where the database is away, it is dropped."""
        self._signals.append(f"{_SIGNAL}{self._id} {table} {message.decode()}")
        self._to_tell.set()

    async def present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        """This server's people at a table: told to the others, and the union to this server at once."""
        here = People(frozenset(numbers), watchers)
        if here != self._own.get(table, People()):
            self._changed.add(table)
            self._to_tell.set()
        if here.numbers or here.watchers:
            if table not in self._own:  # who else is there is not known yet
                self._moved.add(table)
                self._to_hear.set()
            self._own[table] = here
        else:
            self._own.pop(table, None)
        await self._report(table)
        if table not in self._own:
            self._others.pop(table, None)
            self._reported.pop(table, None)

    async def _tell(self) -> None:
        while True:
            await self._to_tell.wait()
            self._to_tell.clear()
            versions, self._versions = self._versions, {}
            changed, self._changed = self._changed, set()
            signals, self._signals = self._signals, []
            try:
                await self._write_people(changed)
                news = [f"{table}:{version}" for table, version in versions.items()]
                texts = [*self._texts(_NEWS, news), *self._texts(_PEOPLE, changed), *signals]
                await self._link.run(*notify(CHANNEL, texts))
            except LinkAway:
                self._versions = {**versions, **self._versions}
                self._changed |= changed
                await asyncio.sleep(self._refresh)
                self._to_tell.set()

    def _texts(self, kind: str, words: Iterable[str]) -> Iterator[str]:
        """Notifications, each not too long."""
        told = list(words)
        for start in range(0, len(told), _MOST_TABLES):
            yield f"{kind}{self._id} {' '.join(told[start : start + _MOST_TABLES])}"

    async def _write_people(self, tables: Collection[str]) -> None:
        here = {table: self._own[table] for table in tables if table in self._own}
        if here:
            people = [" ".join(map(str, sorted(each.numbers))) for each in here.values()]
            await self._link.run(_COME, self._id, list(here), people, [each.watchers for each in here.values()])
        if gone := [table for table in tables if table not in here]:
            await self._link.run(_GO, self._id, gone)

    # --- hearing ---

    def _hear(self, text: str) -> None:
        """A notification; the work is done by a task."""
        kind, sender, rest = text[0], *text[1:].split(" ", 1)
        if sender == self._id:
            return
        if kind == _SIGNAL:
            table, message = rest.split(" ", 1)
            assert self._audience is not None
            self._audience.signalled(table, message.encode())
        elif kind == _PEOPLE:
            self._moved.update(self._own.keys() & set(rest.split()))
        else:
            told = (word.split(":") for word in rest.split())
            self._newer.update({table: int(version) for table, version in told})
        self._to_hear.set()

    async def _take_in(self) -> None:
        while True:
            await self._to_hear.wait()
            self._to_hear.clear()
            newer, self._newer = self._newer, {}
            moved, self._moved = self._moved, set()
            try:
                await self._read_entries(newer)
                await self._look_at(moved)
            except LinkAway:  # both are looked at again when the database is back
                await asyncio.sleep(self._refresh)

    async def _read_entries(self, versions: Mapping[str, int]) -> None:
        assert self._audience is not None
        known = self._audience.behind(versions)
        if not known:
            return
        rows = await self._link.run(_ENTRIES, list(known), list(known.values()))
        for table, entries in groupby(rows, key=lambda row: str(row[0])):
            self._audience.received(table, [Entry(number, at, text.encode()) for _, number, at, text in entries])

    async def _look_at(self, tables: Collection[str]) -> None:
        """Read who is at these tables through other servers, and report what is new."""
        if not tables:
            return
        others: dict[str, People] = {}
        for table, people, watchers in await self._link.run(_OTHERS, list(tables), self._id, self._expire):
            found = People(frozenset(map(int, people.split())), watchers)
            others[table] = others.get(table, People()) | found
        for table in tables:
            if table in self._own:
                self._others[table] = others.get(table, People())
                await self._report(table)

    async def _report(self, table: str) -> None:
        union = self._own.get(table, People()) | self._others.get(table, People())
        if self._reported.get(table) != union and self._attended is not None:
            self._reported[table] = union
            await self._attended(table, tuple(sorted(union.numbers)), union.watchers)

    async def _beat(self) -> None:
        """Show that this server lives, and look for what no notification told: servers die without a word."""
        while True:
            self._missed.clear()
            try:
                await self._compare()
            except LinkAway:
                for table in list(self._own):  # nobody knows who else is there
                    self._others.pop(table, None)
                    await self._report(table)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._refresh):
                    await self._missed.wait()

    async def _compare(self) -> None:
        ((is_new,),) = await self._link.run(_BEAT, self._id)
        if is_new:  # also where the others thought that it had died
            self._changed.update(self._own)
            self._to_tell.set()
        await self._link.run(_BURY, self._expire)
        await self._link.run(_CLEAR)
        await self._look_at(list(self._own))
        assert self._audience is not None
        if listened := list(self._audience.listened()):
            rows = await self._link.run(_VERSIONS, listened)
            await self._read_entries(dict(rows))
