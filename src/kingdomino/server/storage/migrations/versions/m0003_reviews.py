"""Reviews of finished games: what is done of each, step by step, and who waits for it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _column(name: str, kind: sa.types.TypeEngine[Any], *more: sa.schema.SchemaItem) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, nullable=False)


def _of_review(owner: str) -> sa.ForeignKey:
    return sa.ForeignKey("reviews.key", name=f"fk_{owner}_review", ondelete="CASCADE")


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "reviews",
        _column("key", sa.Text()),
        sa.Column("game", sa.Text(), sa.ForeignKey("games.game", name="fk_reviews_game", ondelete="CASCADE")),
        _column("record", sa.Text()),
        _column("made_by", sa.Text()),
        _column("playouts", sa.Integer()),
        sa.Column("start", sa.Text()),
        _column("done", sa.Integer()),
        _column("total", sa.Integer()),
        sa.Column("failure", sa.Text()),
        _column("queued", _NUMBER),
        _column("used", _NUMBER),
        sa.Column("server", sa.Text()),
        _column("claimed_until", _NUMBER),
        sa.PrimaryKeyConstraint("key", name="pk_reviews"),
    )
    op.create_index("ix_reviews_game", "reviews", ["game"])
    op.create_index("ix_reviews_used", "reviews", ["used"])
    unfinished = sa.text("done < total")
    op.create_index(
        "ix_reviews_unfinished", "reviews", ["queued"], sqlite_where=unfinished, postgresql_where=unfinished
    )
    op.create_table(
        "review_steps",
        _column("review", sa.Text(), _of_review("review_steps")),
        _column("number", sa.Integer()),
        _column("step", sa.Text()),
        _column("alternatives", sa.Text()),
        sa.PrimaryKeyConstraint("review", "number", name="pk_review_steps"),
    )
    guest = sa.ForeignKey("guests.number", name="fk_review_askers_guest", ondelete="CASCADE")
    op.create_table(
        "review_askers",
        _column("review", sa.Text(), _of_review("review_askers")),
        _column("guest", _NUMBER, guest),
        sa.PrimaryKeyConstraint("review", "guest", name="pk_review_askers"),
    )
    op.create_index("ix_review_askers_guest", "review_askers", ["guest"])
