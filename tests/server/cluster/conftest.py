"""A migrated PostgreSQL database for every test."""

from tests.server.storage.conftest import postgres_database, postgres_migrated

__all__ = ["postgres_database", "postgres_migrated"]
