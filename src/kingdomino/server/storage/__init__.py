"""What the server keeps: SQLite for one process, PostgreSQL for many. Nothing uncommitted is acknowledged."""

from .address import default_database
from .backup import back_up
from .file_lock import served_at
from .sql_store import SqlStore, store_for
from .store import Conflict, Entry, FinishedGame, Guest, Hidden, Snapshot, StorageUnavailable, Store, Summary, Write

__all__ = [
    "Conflict",
    "Entry",
    "FinishedGame",
    "Guest",
    "Hidden",
    "Snapshot",
    "SqlStore",
    "StorageUnavailable",
    "Store",
    "Summary",
    "Write",
    "back_up",
    "default_database",
    "served_at",
    "store_for",
]
