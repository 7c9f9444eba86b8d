"""Databases as earlier versions wrote them, kept as files: later versions have to read them and play on.

One folder a version holds `games.sqlite` (the file of a server on SQLite), `games.sql` (the dump of a server on
PostgreSQL) and `tables.json` (the tables of both: what each is for, its code, and its state when the server stopped).
`python -m tests.server.golden.make NAME` adds the folder of the present version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
#: Every folder of a version, oldest first.
VERSIONS = sorted(path.parent.name for path in FOLDER.glob("*/tables.json"))
DATABASES = ("sqlite", "postgresql")

#: What a table is for -> its code and its state.
Tables = dict[str, dict[str, Any]]


def tables_of(version: str, database: str) -> Tables:
    """The tables of a golden database."""
    found: Tables = json.loads((FOLDER / version / "tables.json").read_text())[database]
    return found


def comparable(state: dict[str, Any], like: dict[str, Any] | None = None) -> dict[str, Any]:
    """A table's state without the milliseconds of its clocks, which depend on the time of reading.

    It has only the fields that an earlier state, `like`, has: later versions add some.
    """
    if like is not None:
        state = _with_fields_of(state, like)
    game = state["game"]
    if game is None or game["clock"] is None:
        return state
    clock = {name: None if name in ("left", "stands") else value for name, value in game["clock"].items()}
    return {**state, "game": {**game, "clock": clock}}


def _with_fields_of(value: Any, like: Any) -> Any:
    """The same value, in which every object has only the fields that it has in an earlier one."""
    if isinstance(value, dict) and isinstance(like, dict):
        return {field: _with_fields_of(value[field], like[field]) for field in value if field in like}
    if isinstance(value, list) and isinstance(like, list) and len(value) == len(like):
        return [_with_fields_of(one, other) for one, other in zip(value, like, strict=True)]
    return value
