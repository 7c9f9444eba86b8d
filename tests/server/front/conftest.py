"""Whole servers in this process, on the loopback, each with a database of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

from tests.server.front.playing import Player
from tests.server.front.serving import Served


class Serve(Protocol):
    def __call__(self, *, client: Path | None = None, **changes: object) -> Served: ...


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers with these settings; without bots, for none is asked."""
    with ExitStack() as running:

        def start(*, client: Path | None = None, **changes: object) -> Served:
            folder = tmp_path / "client" if client is None else client
            return running.enter_context(Served(tmp_path / "games.db", folder, **changes))

        yield start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module, with hardly any limits."""
    folder = tmp_path_factory.mktemp("server")
    generous = {"messages_per_second": 10_000, "burst": 100_000, "guests_per_hour": 10_000}
    with Served(folder / "games.db", folder / "client", wrong_codes_per_minute=10_000, **generous) as served:
        yield served


@pytest.fixture
def player(server: Served) -> Player:
    """A guest."""
    return Player(server)


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    """A test that configures logging does so for itself."""
    loggers = [logging.getLogger(name) for name in ("", "kingdomino", "alembic.runtime.migration", "uvicorn.access")]
    before = [(logger, logger.level, logger.handlers[:], logger.propagate) for logger in loggers]
    yield
    for logger, level, handlers, propagate in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = propagate
