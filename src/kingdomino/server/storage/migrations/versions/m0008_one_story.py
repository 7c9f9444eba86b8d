"""Reviews by the former coach, whose numbers told another story, stay as a mark: they are made anew when asked for."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"

_FORMER = "SELECT key FROM reviews WHERE made_by LIKE 'fair %'"


def upgrade() -> None:
    """Forget their steps and what they said of people."""
    op.execute(f"DELETE FROM review_steps WHERE review IN ({_FORMER})")
    op.execute("DELETE FROM review_figures")
    op.execute(f"DELETE FROM review_askers WHERE review IN ({_FORMER})")
