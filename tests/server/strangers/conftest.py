"""Servers in this process with their limits as they are, or as a test needs them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.server.api.serving import Served


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


@pytest.fixture
def kept(tmp_path: Path) -> Any:
    """Everything that the database keeps about tables: their logs, their seats, their summaries."""

    def read() -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(tmp_path / "games.db")) as database:
            rows = [list(database.execute(f'select * from "{name}"')) for name in ("tables", "seats", "entries", "hidden")]
        return [row for table in rows for row in sorted(table, key=repr)]

    return read
