"""What only some steps store besides their entry: statements that both databases understand, `?` for a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from .rows import (
    GAMES,
    HIDDEN,
    RESULTS,
    game_guest_rows,
    order_of_sums,
    solved_row,
)
from .values import Write

Row = tuple[object, ...]


def insert(table: str, columns: Sequence[str], end: str = "", rows: int = 1) -> str:
    """Insert rows."""
    names = ", ".join(f'"{column}"' for column in columns)
    marks = f"({', '.join('?' for _ in columns)})"
    return f"INSERT INTO {table} ({names}) VALUES {', '.join([marks] * rows)} {end}"


def _replace(table: str, columns: Sequence[str]) -> str:
    changes = ", ".join(f'"{column}" = excluded."{column}"' for column in columns[1:])
    return insert(table, columns, f'ON CONFLICT ("{columns[0]}") DO UPDATE SET {changes}')


#: Note that a server was up from one time to another.
BEAT: Final = insert("up", ("server", "started", "seen"), "ON CONFLICT (server) DO UPDATE SET seen = excluded.seen")

_STAND: Final = 'UPDATE seats SET sits = false WHERE "table" = ?'
_SIT: Final = insert("seats", ("table", "guest", "sits"), 'ON CONFLICT ("table", guest) DO UPDATE SET sits = true')
_SOLVE: Final = (
    "UPDATE challenges SET game = ?, points = ?, place = ? "
    'WHERE guest = ? AND day = ? AND "table" = ? AND points IS NULL'
)


#: How many tables besides the step's own count for a person's limit.
COUNT: Final = """
SELECT (
    SELECT count(*) FROM tables JOIN seats ON seats."table" = tables.code
    WHERE stage <> 'finished' AND code <> ? AND seats.guest = ? AND seats.sits
) + (
    SELECT count(*) FROM tables
    WHERE stage <> 'finished' AND code <> ? AND host = ? AND updated > ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats."table" = code AND seats.guest = ? AND seats.sits)
)
"""


def counted_row(write: Write) -> Row:
    """The values of COUNT for a step with a limit."""
    limit = write.limit
    assert limit is not None
    return write.table, limit.guest, write.table, limit.guest, limit.since, limit.guest


def _sitting(write: Write) -> Iterable[Row]:
    people = () if write.summary is None else sorted(set(write.summary.guests))
    return [(write.table, guest, True) for guest in people]


#: Statements in the order in which they run, and the rows of a step for each.
_PARTS: Final[Sequence[tuple[str, Callable[[Write], Iterable[Row]]]]] = (
    (_STAND, lambda write: () if write.summary is None else ((write.table,),)),
    (_SIT, _sitting),
    (_replace("hidden", HIDDEN.columns), lambda write: () if write.hidden is None else (HIDDEN.row(write.hidden),)),
    (_replace("games", GAMES.columns), lambda write: () if write.finished is None else (GAMES.row(write.finished),)),
    (
        insert("games_guests", ("guest", "ended", "game"), "ON CONFLICT DO NOTHING"),
        lambda write: () if write.finished is None else game_guest_rows(write.finished),
    ),
    (_SOLVE, lambda write: () if write.solved is None else (solved_row(write.solved),)),
)
_RESULT: Final = insert("results", RESULTS.columns, "ON CONFLICT DO NOTHING")


def has_parts(write: Write) -> bool:
    """Whether there is more to write than the entry and the table's row; those who sit come with a summary."""
    return any(part is not None for part in (write.summary, write.hidden, write.finished))


def parts_of(writes: Iterable[Write]) -> Iterator[tuple[str, list[Row]]]:
    """Statements and the rows to run each with, in an order in which no two servers wait for each other."""
    ordered = sorted(filter(has_parts, writes), key=lambda write: write.table)
    for statement, rows_of in _PARTS:
        rows = [row for write in ordered for row in rows_of(write)]
        if rows:
            yield statement, rows
    results = sorted((result for write in ordered for result in write.results), key=order_of_sums)
    if results:
        yield _RESULT, [RESULTS.row(result) for result in results]
