"""The results of people added up, kept so by triggers, and an index for the best game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_KINDS = ("guest", "players", "variant", "level", "hinted")
_ADDED = (
    "won", "points", "harmony", "middle_kingdom", "wheat", "forest", "lake", "meadow", "swamp", "mine",
)  # fmt: skip
_COLUMNS = ", ".join((*_KINDS, "games", *_ADDED))
_OF_NEW = ", ".join(f"NEW.{name}" for name in _ADDED)
_SAME_KIND = (
    "guest = OLD.guest AND players = OLD.players AND variant = OLD.variant AND level = OLD.level "
    "AND hinted = (OLD.hints > 0)"
)
_ADD = (
    f"INSERT INTO result_sums ({_COLUMNS}) "
    f"VALUES (NEW.guest, NEW.players, NEW.variant, NEW.level, NEW.hints > 0, 1, {_OF_NEW}) "
    f"ON CONFLICT ({', '.join(_KINDS)}) DO UPDATE SET "
    + ", ".join(f"{name} = result_sums.{name} + excluded.{name}" for name in ("games", *_ADDED))
)
_TAKE = (
    "UPDATE result_sums SET games = games - 1, "
    + ", ".join(f"{name} = {name} - OLD.{name}" for name in _ADDED)
    + f" WHERE {_SAME_KIND}"
)
_CLEAR = f"DELETE FROM result_sums WHERE games = 0 AND {_SAME_KIND}"
_SQLITE = (
    f"CREATE TRIGGER add_result AFTER INSERT ON results WHEN NEW.counted BEGIN {_ADD}; END",
    f"CREATE TRIGGER take_result AFTER DELETE ON results WHEN OLD.counted BEGIN {_TAKE}; {_CLEAR}; END",
)
_POSTGRESQL = (
    "CREATE FUNCTION add_result() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN IF NEW.counted THEN {_ADD}; END IF; RETURN NULL; END $$",
    "CREATE TRIGGER add_result AFTER INSERT ON results FOR EACH ROW EXECUTE FUNCTION add_result()",
    "CREATE FUNCTION take_result() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN IF OLD.counted THEN {_TAKE}; {_CLEAR}; END IF; RETURN NULL; END $$",
    "CREATE TRIGGER take_result AFTER DELETE ON results FOR EACH ROW EXECUTE FUNCTION take_result()",
)


def upgrade() -> None:
    """Make the table, add up what is there, and let triggers go on with it."""
    _make()
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    if not on_sqlite:  # servers of the version before go on writing: no result may come in between
        op.execute("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE")
    sums = ", ".join(f"sum({name})" for name in _ADDED)
    op.execute(
        f"INSERT INTO result_sums ({_COLUMNS}) "
        f"SELECT guest, players, variant, level, hints > 0, count(*), {sums} FROM results WHERE counted "
        "GROUP BY guest, players, variant, level, hints > 0"
    )
    for trigger in _SQLITE if on_sqlite else _POSTGRESQL:
        op.execute(trigger)


def _make() -> None:
    op.create_table(
        "result_sums",
        sa.Column("guest", _NUMBER, nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("hinted", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        *(sa.Column(name, _NUMBER, nullable=False) for name in _ADDED),
        sa.PrimaryKeyConstraint(*_KINDS, name="pk_result_sums"),
    )
    best = sa.text("counted AND hints = 0")
    op.create_index(
        "ix_results_best",
        "results",
        ["guest", "points", "players"],
        sqlite_where=best,
        postgresql_where=best,
    )
