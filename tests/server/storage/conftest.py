"""Every test of the storage runs on both databases unless it says otherwise."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdomino.server.storage.address import parse_address
from kingdomino.server.storage.upgrade import upgrade
from tests.server.services import Postgres


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory) -> Path:
    """A migrated file to copy."""
    file: Path = tmp_path_factory.mktemp("sqlite") / "template.db"
    upgrade(parse_address(file))
    return file


@pytest.fixture(scope="session")
def postgres_migrated(postgres: Postgres) -> str:
    """A migrated database. Emptying it costs a fifth of what copying it for every test would."""
    url = postgres.new_database()
    upgrade(parse_address(url))
    return url


@pytest.fixture
def sqlite_database(sqlite_template, tmp_path) -> Path:
    """A fresh file with the present schema."""
    file: Path = tmp_path / "kingdomino.db"
    shutil.copy(sqlite_template, file)
    return file


@pytest.fixture
def postgres_database(postgres: Postgres, postgres_migrated) -> Iterator[str]:
    """A PostgreSQL database with the present schema and nothing in it."""
    yield postgres_migrated
    postgres.empty_database(postgres_migrated)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database with the present schema."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('sqlite_database')}"
    url: str = request.getfixturevalue("postgres_database")
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path) -> Iterator[str]:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'kingdomino.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.database() as url:
            yield url
