"""What the server keeps: SQLite for one process, PostgreSQL for many. Nothing uncommitted is acknowledged."""

from .address import default_database
from .backup import back_up
from .figures import ReviewedResult, ReviewFigures
from .file_lock import served_at
from .finished import Attempt, FinishedGame, GuestResult, Solved, Sums
from .sql_store import SqlStore, store_for
from .store import (
    Conflict,
    Entry,
    Guest,
    Hidden,
    NewReview,
    Snapshot,
    StorageUnavailable,
    Store,
    StoredReview,
    Summary,
    Write,
)

__all__ = [
    "Attempt",
    "Conflict",
    "Entry",
    "FinishedGame",
    "Guest",
    "GuestResult",
    "Hidden",
    "NewReview",
    "ReviewFigures",
    "ReviewedResult",
    "Snapshot",
    "Solved",
    "SqlStore",
    "StorageUnavailable",
    "Store",
    "StoredReview",
    "Summary",
    "Sums",
    "Write",
    "back_up",
    "default_database",
    "served_at",
    "store_for",
]
