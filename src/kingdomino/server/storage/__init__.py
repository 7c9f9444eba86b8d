"""What the server keeps: SQLite for one process, PostgreSQL for many. Nothing uncommitted is acknowledged."""

from kingdomino.tables.finished import Attempt, FinishedGame, GuestResult, ReviewedResult, ReviewFigures, Solved, Sums

from .address import default_database
from .backup import back_up
from .file_lock import served_at
from .store import Store
from .values import (
    Conflict,
    Entry,
    Guest,
    Hidden,
    StorageUnavailable,
    Summary,
    TableLimit,
    TooManyTables,
    Write,
    set_deck,
)

__all__ = [
    "Attempt",
    "Conflict",
    "Entry",
    "FinishedGame",
    "Guest",
    "GuestResult",
    "Hidden",
    "ReviewFigures",
    "ReviewedResult",
    "Solved",
    "StorageUnavailable",
    "Store",
    "Summary",
    "Sums",
    "TableLimit",
    "TooManyTables",
    "Write",
    "back_up",
    "default_database",
    "served_at",
    "set_deck",
]
