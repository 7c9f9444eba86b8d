"""The tables of the database. Migrations lead to this schema; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    event,
    text,
)
from sqlalchemy.types import TypeEngine

from kingdomino.rules import TERRAINS

from . import sum_triggers

#: The newest migration: a database that says so needs none.
HEAD: Final = "0008"

_NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
}
metadata = MetaData(naming_convention=_NAMES)
#: What servers that share a PostgreSQL tell each other. It is about this moment, so it is not logged: after a crash of
#: the database these tables are empty.
shared_metadata = MetaData(naming_convention=_NAMES)


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

#: States of tables with long logs, derived from them by earlier versions; nobody reads them any longer.
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

#: Reviews of finished games, done or in the making: also the cache. Their records have no names. A review ends with its
#: game; one of a record that somebody brought has none.
reviews = Table(
    "reviews",
    metadata,
    Column("key", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), index=True),
    Column("record", Text, nullable=False),
    Column("made_by", Text, nullable=False),
    Column("playouts", Integer, nullable=False),
    Column("start", Text),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failure", Text),
    Column("queued", number(), nullable=False),
    Column("used", number(), nullable=False, index=True),
    Column("server", Text),
    Column("claimed_until", number(), nullable=False),
)
Index(
    "ix_reviews_unfinished",
    reviews.c.queued,
    sqlite_where=text("done < total"),
    postgresql_where=text("done < total"),
)

#: The moves that are reviewed, one by one; their alternatives are large and seldom asked for.
review_steps = Table(
    "review_steps",
    metadata,
    Column("review", Text, ForeignKey("reviews.key", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("step", Text, nullable=False),
    Column("alternatives", Text, nullable=False),
    PrimaryKeyConstraint("review", "number"),
)

#: Who waits for a review: without anybody it stops.
review_askers = Table(
    "review_askers",
    metadata,
    Column("review", Text, ForeignKey("reviews.key", ondelete="CASCADE"), nullable=False),
    Column("guest", number(), ForeignKey("guests.number", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("review", "guest"),
)

#: The result of each person in each of their finished games, for statistics. `counted` is false where the game is not
#: one of theirs alone; `won` is in twelfths, because a victory may be shared; the last columns are points by terrain.
results = Table(
    "results",
    metadata,
    Column("guest", number(), nullable=False),
    Column("ended", number(), nullable=False),
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), nullable=False, index=True),
    Column("counted", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("harmony", Integer, nullable=False),
    Column("middle_kingdom", Integer, nullable=False),
    *(Column(terrain, Integer, nullable=False) for terrain in TERRAINS),
    PrimaryKeyConstraint("guest", "ended", "game"),
)

#: The best game first, without reading the others.
Index(
    "ix_results_best",
    results.c.guest,
    results.c.points,
    results.c.players,
    sqlite_where=text("counted AND hints = 0"),
    postgresql_where=text("counted AND hints = 0"),
)

#: The counted results of each person, added up by kind. Triggers keep it up to date.
result_sums = Table(
    "result_sums",
    metadata,
    Column("guest", number(), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    *(Column(name, number(), nullable=False) for name in sum_triggers.ADDED),
    PrimaryKeyConstraint(*sum_triggers.KINDS),
)
for _dialect, _triggers in (("sqlite", sum_triggers.SQLITE), ("postgresql", sum_triggers.POSTGRESQL)):
    for _trigger in _triggers:
        _made = DDL(_trigger).execute_if(dialect=_dialect)  # type: ignore[no-untyped-call]
        event.listen(metadata, "after_create", _made)

#: Tables whose finished games only their players may watch again: the host said so.
closed_tables = Table("closed_tables", metadata, Column("table", Text, primary_key=True))

#: What reviews say of each seat of a finished game, for statistics: kept when the review itself is deleted.
review_figures = Table(
    "review_figures",
    metadata,
    Column("game", Text, ForeignKey("games.game", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("accuracy", Float, nullable=False),
    Column("luck", Float, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

#: The first try of each person at each day's challenge. It has points once it is finished.
challenges = Table(
    "challenges",
    metadata,
    Column("guest", number(), nullable=False),
    Column("day", Text, nullable=False),
    Column("table", Text, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("begun", number(), nullable=False),
    Column("game", Text),
    Column("points", Integer),
    Column("place", Integer),
    PrimaryKeyConstraint("guest", "day"),
)
#: All results of a day without reading a row.
Index(
    "ix_challenges_day_points",
    challenges.c.day,
    challenges.c.points,
    sqlite_where=text("counted AND points IS NOT NULL"),
    postgresql_where=text("counted AND points IS NOT NULL"),
)

#: What the strongest bot made of a day in the person's seat.
challenge_kings = Table(
    "challenge_kings",
    metadata,
    Column("day", Text, primary_key=True),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
)

#: When servers were up: each row a stretch of time in which one was.
up = Table(
    "up",
    metadata,
    Column("server", Text, primary_key=True),
    Column("started", number(), nullable=False),
    Column("seen", number(), nullable=False, index=True),
)

#: Servers and workers with their last beat; a worker says which version of jobs it reads.
alive = Table(
    "alive",
    shared_metadata,
    Column("name", Text, primary_key=True),
    Column("job_version", Integer),
    Column("seen", DateTime(timezone=True), nullable=False),
    prefixes=["UNLOGGED"],
)

#: The people at a table through one server.
presence = Table(
    "presence",
    shared_metadata,
    Column("table", Text, nullable=False),
    Column("server", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    PrimaryKeyConstraint("table", "server"),
    prefixes=["UNLOGGED"],
)

#: What workers are to think about, and their answers.
jobs = Table(
    "jobs",
    shared_metadata,
    Column("number", number(), Identity(always=True), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("queue", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("guest", number(), nullable=False),
    Column("job", Text, nullable=False),
    Column("asked_until", DateTime(timezone=True), nullable=False),
    Column("worker", Text),
    Column("takes", Integer, nullable=False, server_default="0"),
    Column("claimed_until", DateTime(timezone=True), nullable=False, server_default="-infinity"),
    Column("answer", Text),
    Column("kept_until", DateTime(timezone=True)),
    prefixes=["UNLOGGED"],
)
Index("ix_jobs_version_name", jobs.c.version, jobs.c.name, unique=True)
