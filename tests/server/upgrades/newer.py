"""The next version, for tests: it knows one more kind of event, which it stores whenever somebody sits down.

    python -m tests.server.upgrades.newer serve …

With NEWER_MIGRATES=1 its schema has a column and a table more, too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args

from pydantic import Field, TypeAdapter
from sqlalchemy import create_engine, text

from kingdomino.cli import main
from kingdomino.server.history import codec, entries, write_events
from kingdomino.server.history.mapping import to_event
from kingdomino.server.live import owner
from kingdomino.server.protocol import events as e
from kingdomino.server.storage import sql_store, upgrade
from kingdomino.server.storage.address import Address

#: The number of the newer schema.
REVISION = "9000"


@dataclass(frozen=True, slots=True)
class Greeted:
    """Somebody who sat down was greeted."""

    seat: int
    type: Literal["greeted"] = "greeted"


def know_greetings() -> None:
    """Read and write the new kind of event."""
    kinds: Any = Union[(*get_args(get_args(entries.Event)[0]), Greeted)]
    setattr(codec, "_events", TypeAdapter(tuple[Annotated[kinds, Field(discriminator="type")], ...]))  # noqa: B010

    def read(entry: Any) -> e.Event | None:
        return None if isinstance(entry, Greeted) else to_event(entry)

    def written(events: Sequence[e.Event]) -> bytes:
        stored = json.loads(write_events(events))
        stored["events"] += [{"seat": event.seat, "type": "greeted"} for event in events if isinstance(event, e.Sat)]
        return json.dumps(stored, separators=(",", ":")).encode()

    setattr(codec, "to_event", read)  # noqa: B010
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

    setattr(sql_store, "upgrade", further)  # noqa: B010


if __name__ == "__main__":
    know_greetings()
    if os.environ.get("NEWER_MIGRATES"):
        migrate_further()
    sys.exit(main())
