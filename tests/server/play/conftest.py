"""A real server for the tests of this folder, and clients of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One process on SQLite, shared by tests that leave it running."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Serving(f"sqlite:///{folder}/kingdomino.db", log=folder / "log") as serving:
        yield serving
    log = (folder / "log").read_text()
    assert "Traceback" not in log, log[-3000:]


@pytest.fixture
def address(server: Serving) -> str:
    """Where it is."""
    return server.address
