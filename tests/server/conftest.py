"""Real servers, one cluster a test worker; every test gets a database of its own."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tests.server import nursery
from tests.server.running import Serving
from tests.server.services import Postgres

# Most of a server's start are imports; in the tests they are made once.
Serving.begin = staticmethod(nursery.start)


@pytest.fixture(autouse=True, scope="module")
def nothing_stays_open() -> Iterator[None]:
    """What a module's tests forgot to close complains here, and not in some later test of something else.

    What is still in use then is passed over by later collections: with the tests of all modules in memory, each of them
    would take most of a second.
    """
    gc.freeze()
    yield
    gc.collect()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL for tests that leave it running."""
    with Postgres() as server:
        yield server


@pytest.fixture
def mortal_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """The running PostgreSQL for tests that kill it; it runs and writes again for the next one."""
    yield postgres
    if not postgres.running:
        postgres.start()
    if postgres.execute("SELECT pg_is_in_recovery()") == [(True,)]:
        postgres.execute("SELECT pg_promote()")


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The URL of a fresh PostgreSQL database."""
    with postgres.database() as url:
        yield url
