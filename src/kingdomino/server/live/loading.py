"""A table from its log: from its newest snapshot where there is one, and always beside the event loop if it is long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import Entry, Snapshot, StorageUnavailable, Store
from kingdomino.tables import REMEMBERED, Table, Unreadable, read_events
from kingdomino.tables.messages import events as e

from .snapshots import SNAPSHOT_EVERY, SNAPSHOT_FORMAT, recent_from, snapshot_of, table_from

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Entries that are read from the storage at once.
_PORTION: Final = 512
#: More entries than these are folded in a thread: others' messages are answered meanwhile.
_FEW: Final = 32


async def stored(question: Awaitable[T]) -> T:
    """What the storage answers, or the refusal that a client understands."""
    try:
        return await question
    except StorageUnavailable as error:
        raise KingdominoError("storage_unavailable", reason=error.code) from None


async def load(store: Store, code: str, version: int) -> Table:
    """A table whose log has this many entries, or more by now. Version 0 where it has none."""
    snapshot = await stored(store.snapshot(code)) if version >= SNAPSHOT_EVERY else None
    table = Table(code) if snapshot is None else await _from_snapshot(store, code, snapshot)
    first = table.version
    while entries := await stored(store.entries(code, table.version, _PORTION)):
        await _fold(table, entries)
        if len(entries) < _PORTION:
            break
    if table.version - first >= SNAPSHOT_EVERY:
        await _keep(store, table)
    return table


async def _from_snapshot(store: Store, code: str, snapshot: Snapshot) -> Table:
    """The table at the snapshot's version; an empty one where the snapshot cannot be used."""
    count = min(snapshot.version, REMEMBERED)
    entries = await stored(store.entries(code, snapshot.version - count, count))
    try:
        return await asyncio.to_thread(_restored, code, snapshot, entries)
    except Exception as error:
        reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
        log.warning("snapshot_not_used", extra={"facts": {"table": code, "version": snapshot.version, "why": reason}})
        return Table(code)


def _restored(code: str, snapshot: Snapshot, entries: Sequence[Entry]) -> Table:
    """The table at the snapshot's version, with the entries before it that clients who come back may have missed."""
    if snapshot.format != SNAPSHOT_FORMAT:
        raise Unreadable(f"format {snapshot.format}")
    table = table_from(code, snapshot)
    if not entries or (entries[-1].number, entries[-1].at) != (table.version, table.updated):
        raise Unreadable("not of this log")
    table.recent.extend(recent_from(snapshot, entries))
    return table


async def _fold(table: Table, entries: Sequence[Entry]) -> None:
    def fold() -> None:
        for entry in entries:
            take_in(table, entry)

    if len(entries) > _FEW or _from_position(table, entries):
        await asyncio.to_thread(fold)
    else:
        fold()


def _from_position(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether a game of these entries may begin from a position, whose dominoes are searched for."""
    return table.start is not None or any(b'"from_position"' in entry.events for entry in entries[:1])


def take_in(table: Table, entry: Entry) -> tuple[e.Event, ...]:
    """One entry of the log; refused where this version does not understand it."""
    try:
        events = read_events(entry.events)
        table.apply(entry.number, entry.at, events)
    except Exception as error:
        reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
        log.error("table_unreadable", extra={"facts": {"table": table.code, "entry": entry.number, "why": reason}})
        raise KingdominoError("table_unreadable", table=table.code, entry=entry.number) from None
    return events


async def _keep(store: Store, table: Table) -> None:
    """Store a snapshot of a table after many entries without one: earlier versions of the program stored none."""
    named = [seat.guest for seat in table.seats if seat.guest is not None and seat.name]
    with suppress(StorageUnavailable):
        await store.keep_snapshot(table.code, snapshot_of(table), named)


async def make_snapshots(store: Store, after: float = 0.0) -> None:
    """Store snapshots of all long logs that have none of the present format, some seconds after a server started.

    Players who come back at once load their tables, which stores snapshots of those.
    """
    await asyncio.sleep(after)
    with suppress(StorageUnavailable):
        for code, version in await store.without_snapshot(SNAPSHOT_FORMAT, 2 * SNAPSHOT_EVERY):
            with suppress(KingdominoError):
                table = await load(store, code, version)
                log.info("snapshot_made", extra={"facts": {"table": code, "version": table.version}})
