"""Servers in this process with their limits as they are, or as a test needs them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.server.front.serving import Served


class Serve(Protocol):
    def __call__(self, *, buffer: int | None = None, **changes: Any) -> Served: ...


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server with these settings, and perhaps with small buffers of the system's."""
    with ExitStack() as running:

        def start(*, buffer: int | None = None, **changes: Any) -> Served:
            served = Served(tmp_path / "games.db", tmp_path / "client", **changes)
            if buffer is not None:
                served.small_buffers(buffer)
            return running.enter_context(served)

        yield start


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module, with hardly any limits."""
    folder = tmp_path_factory.mktemp("server")
    generous = {"messages_per_second": 10_000, "burst": 10_000, "guests_per_hour": 1_000, "tables_per_guest": 1_000}
    with Served(folder / "games.db", folder / "client", **generous) as found:
        yield found


def kept(served: Served) -> list[tuple[Any, ...]]:
    """Everything that a server's database keeps about tables: their logs, their seats, their summaries."""
    assert served.settings.database is not None
    with closing(sqlite3.connect(served.settings.database)) as database:
        rows = [list(database.execute(f'select * from "{name}"')) for name in ("tables", "seats", "entries", "hidden")]
    return [row for table in rows for row in sorted(table, key=repr)]
