"""A Redis of its own for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Redis


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server
