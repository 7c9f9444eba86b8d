"""A table from its log: from the beginning of its last game on, and beside the event loop if that is long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from typing import Final, TypeVar

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import Entry, StorageUnavailable, Store
from kingdomino.tables import Table, Unreadable, read_before, read_events, starts_log, table_before
from kingdomino.tables.messages import events as e

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Entries that are read from the storage at once: most games have fewer.
_PORTION: Final = 256
#: More entries than these are folded in a thread: others' messages are answered meanwhile.
_FEW: Final = 32


async def stored(question: Awaitable[T]) -> T:
    """What the storage answers, or the refusal that a client understands."""
    try:
        return await question
    except StorageUnavailable as error:
        raise KingdominoError("storage_unavailable", reason=error.code) from None


async def load(store: Store, code: str) -> Table:
    """A table from the entry in which its last game began, else from its first one. Version 0 where it has none."""
    entries: list[Entry] = []
    while True:
        portion = await stored(store.last_entries(code, entries[0].number if entries else None, _PORTION))
        first = next((at for at in reversed(range(len(portion))) if starts_log(portion[at].events)), None)
        entries = [*portion[first or 0 :], *entries]
        if first is not None or len(portion) < _PORTION:
            break
    table = _before(code, entries[0]) if entries else Table(code)
    await _fold(table, entries)
    return table


def _before(code: str, entry: Entry) -> Table:
    """The table before the first entry that is read."""
    if not starts_log(entry.events):
        return Table(code)
    try:
        return table_before(code, entry.number - 1, read_before(entry.events))
    except Exception as error:
        raise _unreadable(code, entry, error) from None


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
        raise _unreadable(table.code, entry, error) from None
    return events


def _unreadable(code: str, entry: Entry, error: Exception) -> KingdominoError:
    reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
    log.error("table_unreadable", extra={"facts": {"table": code, "entry": entry.number, "why": reason}})
    return KingdominoError("table_unreadable", table=code, entry=entry.number)
