"""Golden databases as real ones: copied or loaded, read with the present code."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from kingdomino.server.storage import Entry, Store
from kingdomino.tables import Table, read_events
from tests.server.golden import FOLDER
from tests.server.services import Postgres


@contextmanager
def opened(version: str, database: str, folder: Path, postgres: Postgres) -> Iterator[str]:
    """The address of a copy of a golden database."""
    if database == "sqlite":
        shutil.copy(FOLDER / version / "games.sqlite", folder / "games.sqlite")
        yield f"sqlite:///{folder / 'games.sqlite'}"
        return
    with postgres.database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute((FOLDER / version / "games.sql").read_bytes())
        yield url


async def states(database: str, codes: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Each table's state, folded from its log."""
    store = Store(database)
    await store.open()
    try:
        found = {}
        for code in codes:
            table = folded(code, await store.entries(code))
            found[code] = msgspec.json.decode(msgspec.json.encode(table.view(table.updated)))
        return found
    finally:
        await store.close()


def folded(code: str, log: Iterable[Entry]) -> Table:
    """The table that a whole log leads to."""
    table = Table(code)
    for entry in log:
        table.apply(entry.number, entry.at, read_events(entry.events))
    return table
