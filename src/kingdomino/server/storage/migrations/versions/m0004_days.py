"""Results of people in their games, tries at the challenges of days, and what the king made of those."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_RESULT = (
    "seat", "points", "place", "won", "harmony", "middle_kingdom",
    "wheat", "forest", "lake", "meadow", "swamp", "mine",
)  # fmt: skip


def _column(name: str, kind: sa.types.TypeEngine[Any], *more: sa.schema.SchemaItem) -> sa.Column[Any]:
    return sa.Column(name, kind, *more, nullable=False)


def upgrade() -> None:
    """Make their tables; servers work out the results of games that were finished before."""
    _results()
    _challenges()


def _results() -> None:
    op.create_table(
        "results",
        _column("guest", _NUMBER),
        _column("ended", _NUMBER),
        _column("game", sa.Text(), sa.ForeignKey("games.game", name="fk_results_game", ondelete="CASCADE")),
        _column("counted", sa.Boolean()),
        _column("players", sa.Integer()),
        _column("variant", sa.Text()),
        _column("level", sa.Text()),
        _column("hints", sa.Integer()),
        *(_column(name, sa.Integer()) for name in _RESULT),
        sa.PrimaryKeyConstraint("guest", "ended", "game", name="pk_results"),
    )
    op.create_index("ix_results_game", "results", ["game"])


def _challenges() -> None:
    op.create_table(
        "challenges",
        _column("guest", _NUMBER),
        _column("day", sa.Text()),
        _column("table", sa.Text()),
        _column("counted", sa.Boolean()),
        _column("begun", _NUMBER),
        sa.Column("game", sa.Text()),
        sa.Column("points", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.PrimaryKeyConstraint("guest", "day", name="pk_challenges"),
    )
    counted = sa.text("counted AND points IS NOT NULL")
    op.create_index(
        "ix_challenges_day_points", "challenges", ["day", "points"], sqlite_where=counted, postgresql_where=counted
    )
    op.create_table(
        "challenge_kings",
        _column("day", sa.Text()),
        _column("points", sa.Integer()),
        _column("place", sa.Integer()),
        sa.PrimaryKeyConstraint("day", name="pk_challenge_kings"),
    )
