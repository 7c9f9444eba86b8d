"""What servers that share a PostgreSQL tell each other: who lives, who is at a table, jobs for workers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_UNLOGGED = ["UNLOGGED"]
_TIME = sa.DateTime(timezone=True)


def _column(name: str, kind: sa.types.TypeEngine[Any], *more: sa.schema.SchemaItem, **named: str) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, nullable=False, **named)  # type: ignore[arg-type]


def upgrade() -> None:
    """Make their tables; a file is for one server, which needs none."""
    if op.get_bind().dialect.name == "sqlite":
        return
    op.create_table(
        "alive",
        _column("name", sa.Text()),
        sa.Column("job_version", sa.Integer()),
        _column("seen", _TIME),
        sa.PrimaryKeyConstraint("name", name="pk_alive"),
        prefixes=_UNLOGGED,
    )
    op.create_table(
        "presence",
        _column("table", sa.Text()),
        _column("server", sa.Text()),
        _column("people", sa.Text()),
        _column("watchers", sa.Integer()),
        sa.PrimaryKeyConstraint("table", "server", name="pk_presence"),
        prefixes=_UNLOGGED,
    )
    op.create_table(
        "jobs",
        _column("number", sa.BigInteger(), sa.Identity(always=True)),
        _column("version", sa.Integer()),
        _column("name", sa.Text()),
        _column("queue", sa.Text()),
        _column("rank", sa.Integer()),
        _column("guest", sa.BigInteger()),
        _column("job", sa.Text()),
        _column("asked_until", _TIME),
        sa.Column("worker", sa.Text()),
        _column("takes", sa.Integer(), server_default="0"),
        _column("claimed_until", _TIME, server_default="-infinity"),
        sa.Column("answer", sa.Text()),
        sa.Column("kept_until", _TIME),
        sa.PrimaryKeyConstraint("number", name="pk_jobs"),
        prefixes=_UNLOGGED,
    )
    op.create_index("ix_jobs_version_name", "jobs", ["version", "name"], unique=True)
