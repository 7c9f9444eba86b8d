"""Snapshots of tables with long logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table; snapshots themselves are made by servers."""
    op.create_table(
        "snapshots",
        sa.Column(
            "table",
            sa.Text(),
            sa.ForeignKey("tables.code", name="fk_snapshots_table", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
