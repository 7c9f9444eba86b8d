"""What reviews say of each seat of a finished game, and tables whose games are for their players alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "closed_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_closed_tables"),
    )
    op.create_table(
        "review_figures",
        sa.Column(
            "game",
            sa.Text(),
            sa.ForeignKey("games.game", name="fk_review_figures_game", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("accuracy", sa.Float(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_review_figures"),
    )
