"""The next version, for tests: it knows one more kind of event, which it stores whenever somebody sits down.

    python -m tests.server.upgrades.newer serve …

With NEWER_MIGRATES=1 its schema has a column and a table more, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Union, get_args

from msgspec import Struct, json
from sqlalchemy import create_engine, text

from kingdomino.cli import main
from kingdomino.server.live import owner
from kingdomino.server.storage import store, upgrade
from kingdomino.server.storage.address import Address
from kingdomino.tables import Between, log, write_events
from kingdomino.tables.messages import events as e

#: The number of the newer schema.
REVISION = "9000"


class Greeted(Struct, frozen=True, tag_field="type", tag="greeted"):
    """Somebody who sat down was greeted."""

    seat: int


class WithGreetings:
    """Reads the events of an entry; a greeting changes nothing at the table."""

    def __init__(self) -> None:
        kinds: Any = Union[(*get_args(e.Event), Greeted)]
        self._decoder = json.Decoder(tuple[kinds, ...])

    def decode(self, text: bytes) -> tuple[e.Event, ...]:
        return tuple(event for event in self._decoder.decode(text) if not isinstance(event, Greeted))


def know_greetings() -> None:
    """Read and write the new kind of event."""
    setattr(log, "_events", WithGreetings())  # noqa: B010

    def written(events: Sequence[e.Event], before: Between | None) -> bytes:
        stored = json.decode(write_events(events, before))
        stored["events"] += [{"seat": event.seat, "type": "greeted"} for event in events if isinstance(event, e.Sat)]
        return json.encode(stored)

    setattr(owner, "write_events", written)  # noqa: B010


def migrate_further() -> None:
    """Bring databases to a schema with a column and a table more, which an earlier version can live with."""
    known = upgrade.upgrade

    def further(address: Address) -> None:
        engine = create_engine("postgresql+psycopg://", creator=lambda: upgrade._connect(address))
        with engine.connect() as connection:
            if upgrade._revision(connection) != REVISION:
                connection.rollback()
                known(address)
                connection.execute(text("ALTER TABLE tables ADD COLUMN greetings INTEGER NOT NULL DEFAULT 0"))
                connection.execute(text("CREATE TABLE greetings (guest BIGINT PRIMARY KEY)"))
                connection.execute(text(f"UPDATE alembic_version SET version_num = '{REVISION}'"))
                connection.commit()
        engine.dispose()

    setattr(store, "upgrade", further)  # noqa: B010


if __name__ == "__main__":
    know_greetings()
    if os.environ.get("NEWER_MIGRATES"):
        migrate_further()
    sys.exit(main())
