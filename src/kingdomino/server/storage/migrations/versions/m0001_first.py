"""The first schema: people, tables with their logs, what dealers know, finished games, when servers were up."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _column(name: str, kind: sa.types.TypeEngine[Any], *more: sa.schema.SchemaItem) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, nullable=False)


def _of_table(owner: str) -> sa.ForeignKey:
    return sa.ForeignKey("tables.code", name=f"fk_{owner}_table", ondelete="CASCADE")


def _of_guest(owner: str) -> sa.ForeignKey:
    return sa.ForeignKey("guests.number", name=f"fk_{owner}_guest", ondelete="CASCADE")


def upgrade() -> None:
    """Make everything."""
    _people()
    _tables()
    _games()
    op.create_table(
        "up",
        _column("server", sa.Text()),
        _column("started", _NUMBER),
        _column("seen", _NUMBER),
        sa.PrimaryKeyConstraint("server", name="pk_up"),
    )
    op.create_index("ix_up_seen", "up", ["seen"])


def _people() -> None:
    op.create_table(
        "guests",
        _column("number", _NUMBER, sa.Identity(always=True)),
        _column("name", sa.Text()),
        _column("language", sa.Text()),
        _column("created", _NUMBER),
        sa.PrimaryKeyConstraint("number", name="pk_guests"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "secrets",
        _column("guest", _NUMBER, _of_guest("secrets")),
        _column("hash", sa.LargeBinary()),
        _column("expires", _NUMBER),
        sa.PrimaryKeyConstraint("guest", "hash", name="pk_secrets"),
    )
    op.create_index("ix_secrets_expires", "secrets", ["expires"])
    op.create_table(
        "links",
        _column("hash", sa.LargeBinary()),
        _column("guest", _NUMBER, _of_guest("links")),
        _column("expires", _NUMBER),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_index("ix_links_expires", "links", ["expires"])


def _tables() -> None:
    op.create_table(
        "tables",
        _column("code", sa.Text()),
        _column("version", sa.Integer()),
        _column("stage", sa.Text()),
        _column("rules", sa.Text()),
        _column("dynasty", sa.Boolean()),
        _column("listed", sa.Boolean()),
        sa.Column("clock", sa.Text()),
        _column("host", _NUMBER),
        _column("seats", sa.Text()),
        _column("guests", sa.Text()),
        _column("open_seats", sa.Integer()),
        _column("to_act", sa.Text()),
        _column("created", _NUMBER),
        _column("updated", _NUMBER),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
        postgresql_with={"fillfactor": "70"},
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    gathering = sa.text("listed AND stage = 'gathering'")
    op.create_index("ix_tables_gathering", "tables", ["created"], sqlite_where=gathering, postgresql_where=gathering)
    op.create_table(
        "seats",
        _column("table", sa.Text(), _of_table("seats")),
        _column("guest", _NUMBER),
        _column("sits", sa.Boolean()),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        _column("table", sa.Text(), _of_table("entries")),
        _column("number", sa.Integer()),
        _column("at", _NUMBER),
        _column("events", sa.Text()),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )


def _games() -> None:
    op.create_table(
        "hidden",
        _column("game", sa.Text()),
        _column("table", sa.Text(), _of_table("hidden")),
        _column("rules", sa.Text()),
        sa.Column("seed", sa.Text()),
        sa.Column("salt", sa.Text()),
        _column("deck", sa.Text()),
        _column("kings", sa.Text()),
        sa.PrimaryKeyConstraint("game", name="pk_hidden"),
    )
    op.create_index("ix_hidden_table", "hidden", ["table"])
    op.create_table(
        "games",
        _column("game", sa.Text()),
        _column("table", sa.Text()),
        _column("number", sa.Integer()),
        _column("rules", sa.Text()),
        _column("players", sa.Text()),
        _column("guests", sa.Text()),
        _column("points", sa.Text()),
        _column("places", sa.Text()),
        _column("record", sa.Text()),
        _column("ended", _NUMBER),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "games_guests",
        _column("guest", _NUMBER),
        _column("ended", _NUMBER),
        _column("game", sa.Text(), sa.ForeignKey("games.game", name="fk_games_guests_game", ondelete="CASCADE")),
        sa.PrimaryKeyConstraint("guest", "ended", "game", name="pk_games_guests"),
    )
    op.create_index("ix_games_guests_game", "games_guests", ["game"])
