"""Triggers that keep `result_sums` up to date: with every way to write a result, and with every way to delete one.

Deleting a game deletes its results, and servers of an earlier version write results without knowing of sums: only the
database sees them all. Adding up 10,000 results when they are asked for takes SQLite 15 ms and PostgreSQL 17 (November
2026); an index that holds all that is added up helps SQLite (4 ms) and not PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingdomino.rules import TERRAINS

#: What a sum is of, and what is added up. Their order is that of the columns.
KINDS: Final = ("guest", "players", "variant", "level", "hinted")
ADDED: Final = ("won", "points", "harmony", "middle_kingdom", *TERRAINS)


def _values(row: str) -> str:
    return ", ".join([f"{row}.{name}" for name in KINDS[:-1]] + [f"{row}.hints > 0", "1", *_of(row)])


def _of(row: str) -> list[str]:
    return [f"{row}.{name}" for name in ADDED]


def _same_kind(row: str) -> str:
    return " AND ".join([f"{name} = {row}.{name}" for name in KINDS[:-1]] + [f"hinted = ({row}.hints > 0)"])


_ADD: Final = (
    f"INSERT INTO result_sums ({', '.join((*KINDS, 'games', *ADDED))}) VALUES ({_values('NEW')}) "
    f"ON CONFLICT ({', '.join(KINDS)}) DO UPDATE SET "
    + ", ".join(f"{name} = result_sums.{name} + excluded.{name}" for name in ("games", *ADDED))
)
_TAKE: Final = (
    "UPDATE result_sums SET games = games - 1, "
    + ", ".join(f"{name} = {name} - OLD.{name}" for name in ADDED)
    + f" WHERE {_same_kind('OLD')}"
)
_CLEAR: Final = f"DELETE FROM result_sums WHERE games = 0 AND {_same_kind('OLD')}"


def _function(name: str, row: str, *statements: str) -> str:
    body = "; ".join(statements)
    return (
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN IF {row}.counted THEN {body}; END IF; RETURN NULL; END $$"
    )


def _calls(name: str, when: str) -> str:
    return f"CREATE TRIGGER {name} AFTER {when} ON results FOR EACH ROW EXECUTE FUNCTION {name}()"


SQLITE: Final[Sequence[str]] = (
    f"CREATE TRIGGER add_result AFTER INSERT ON results WHEN NEW.counted BEGIN {_ADD}; END",
    f"CREATE TRIGGER take_result AFTER DELETE ON results WHEN OLD.counted BEGIN {_TAKE}; {_CLEAR}; END",
)
POSTGRESQL: Final[Sequence[str]] = (
    _function("add_result", "NEW", _ADD),
    _calls("add_result", "INSERT"),
    _function("take_result", "OLD", _TAKE, _CLEAR),
    _calls("take_result", "DELETE"),
)
