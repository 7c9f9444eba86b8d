"""The tables of the database. Migrations lead to this schema; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)
from sqlalchemy.types import TypeEngine

#: The newest migration: a database that says so needs none.
HEAD: Final = "0002"

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def number() -> TypeEngine[int]:
    """People, milliseconds: 64 bits on both databases. SQLite counts people only in a column named INTEGER."""
    return BigInteger().with_variant(Integer(), "sqlite")


guests = Table(
    "guests",
    metadata,
    Column("number", number(), Identity(always=True), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", number(), nullable=False),
    sqlite_autoincrement=True,  # the number of a deleted person is never given to another
)

secrets = Table(
    "secrets",
    metadata,
    Column("guest", number(), ForeignKey("guests.number", ondelete="CASCADE"), nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("expires", number(), nullable=False, index=True),
    PrimaryKeyConstraint("guest", "hash"),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", number(), ForeignKey("guests.number", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", number(), nullable=False, index=True),
)

#: One row a table, rewritten with every entry: no column that changes with every move has an index.
tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("dynasty", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text),
    Column("host", number(), nullable=False),
    Column("seats", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("created", number(), nullable=False),
    Column("updated", number(), nullable=False),
    postgresql_with={"fillfactor": "70"},  # room for the next version of a row on its own page
)
Index("ix_tables_host", tables.c.host)
Index(
    "ix_tables_gathering",
    tables.c.created,
    sqlite_where=text("listed AND stage = 'gathering'"),
    postgresql_where=text("listed AND stage = 'gathering'"),
)

#: Who sits at a table, and who once sat there: their names are in its log.
seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("guest", number(), nullable=False, index=True),
    Column("sits", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "guest"),
)

#: The log. Rows are only ever added; only forgetting a person changes one, and only a name in it.
entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", number(), nullable=False),
    Column("events", Text, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,  # one tree, in the order in which a log is read
)

#: The newest state of tables with long logs: derived from the log, and made anew where it is missing or unreadable.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("format", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

#: What only the dealer knows.
hidden = Table(
    "hidden",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("rules", Text, nullable=False),
    Column("seed", Text),
    Column("salt", Text),
    Column("deck", Text, nullable=False),
    Column("kings", Text, nullable=False),
)

#: Finished games outlive their table.
games = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("ended", number(), nullable=False, index=True),
)

games_guests = Table(
    "games_guests",
    metadata,
    Column("guest", number(), nullable=False),
    Column("ended", number(), nullable=False),
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("guest", "ended", "game"),
)

#: When servers were up: each row a stretch of time in which one was.
up = Table(
    "up",
    metadata,
    Column("server", Text, primary_key=True),
    Column("started", number(), nullable=False),
    Column("seen", number(), nullable=False, index=True),
)
