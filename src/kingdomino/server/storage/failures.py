"""Errors of database drivers as codes, without the values that were to be stored."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from .values import StorageUnavailable

FULL: Final = "storage_full"
READ_ONLY: Final = "storage_read_only"
GONE: Final = "storage_gone"
#: Waiting does not help: a backup has to be restored.
DAMAGED: Final = "storage_damaged"
#: Not the database is at fault but what it was given, or this program.
FAULT: Final = "storage_fault"

log = logging.getLogger("kingdomino.storage")

_OUT_OF_SPACE: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG))
_NOT_WRITABLE: Final = frozenset((errno.EROFS, errno.EACCES, errno.EPERM))

_SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_BUSY: GONE,
    sqlite3.SQLITE_LOCKED: GONE,
    sqlite3.SQLITE_CANTOPEN: GONE,
    sqlite3.SQLITE_IOERR: GONE,
    sqlite3.SQLITE_NOMEM: GONE,
    sqlite3.SQLITE_PROTOCOL: GONE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
#: By state, or by the class of states that its first two characters are (PostgreSQL, appendix A).
_POSTGRES: Final = {"53100": FULL, "25006": READ_ONLY, "XX001": DAMAGED, "XX002": DAMAGED}
_POSTGRES_CLASSES: Final = dict.fromkeys(("08", "53", "57", "58", "XX", "28", "3D", "40", "55"), GONE)


def sqlite_code(error: sqlite3.Error, database: Path) -> str | None:
    """Why SQLite failed, or None if it is not out of order."""
    primary = getattr(error, "sqlite_errorcode", -1) & 0xFF
    if primary == sqlite3.SQLITE_IOERR:
        return why_writing_fails(database) or GONE
    if primary == sqlite3.SQLITE_ERROR and "no such table" in str(error):  # the database was emptied
        return GONE
    if primary == sqlite3.SQLITE_CANTOPEN and _closed_to_us(database):
        return READ_ONLY
    return _SQLITE.get(primary)


def _closed_to_us(database: Path) -> bool:
    """A database that may be read only cannot even be opened, for want of the files beside it."""
    return database.exists() and not (os.access(database, os.W_OK) and os.access(database.parent, os.W_OK))


def why_writing_fails(database: Path) -> str | None:
    """The reason why nothing more can be written beside this file; None where it can.

    SQLite knows that writing failed but not why: quotas, limits and file systems that turned read-only look alike.
    """
    try:
        files = [database, database.with_name(database.name + "-wal")]
        end = max((file.stat().st_size for file in files if file.exists()), default=0)
        with tempfile.TemporaryFile(dir=database.parent) as probe:
            probe.seek(end)
            probe.write(bytes(65_536))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        if error.errno in _OUT_OF_SPACE:
            return FULL
        if error.errno in _NOT_WRITABLE:
            return READ_ONLY
        return GONE
    return None


def postgres_code(error: BaseException) -> str | None:
    """Why PostgreSQL, or the way to it, failed; None if neither is out of order."""
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _POSTGRES.get(state) or _POSTGRES_CLASSES.get(state[:2])
    if isinstance(error, OSError):  # time-outs are such, too
        return GONE
    return GONE if type(error).__name__ in ("OperationalError", "InterfaceError", "ConnectionTimeout") else None


def fault(error: BaseException) -> None:
    """Log what should never happen."""
    log.error("storage fault: %s", _words(error), stack_info=True)


def unavailable(code: str, error: BaseException) -> StorageUnavailable:
    """The refusal for a driver's error, with a note for the log."""
    refusal = StorageUnavailable(code)
    refusal.add_note(_words(error))
    return refusal


def reason(refusal: StorageUnavailable) -> str:
    """The code and the note, if any."""
    return ": ".join((refusal.code, *getattr(refusal, "__notes__", ())))


def _words(error: BaseException) -> str:
    """What the driver says, without the values that were to be stored: PostgreSQL has them in its details only."""
    said = getattr(getattr(error, "diag", None), "message_primary", None)
    if said is None and (isinstance(error, sqlite3.Error) or getattr(error, "sqlstate", "") is None):
        said = str(error)
    return f"{type(error).__name__}: {said or ''}"


@contextlib.contextmanager
def translated_errors(database: Path | None) -> Iterator[None]:
    """Turn what SQLAlchemy raises inside into StorageUnavailable; `database` is the file, if it is one."""
    try:
        yield
    except NoConnectionFree:
        raise StorageUnavailable(GONE) from None
    except DBAPIError as error:
        code = _code(error, database)
        if code is None:
            fault(error.orig or error)
        raise unavailable(code or FAULT, error.orig or error) from None
    except OSError:
        raise StorageUnavailable(GONE) from None


def _code(error: DBAPIError, database: Path | None) -> str | None:
    if error.connection_invalidated or isinstance(error, InterfaceError):
        return GONE
    cause: BaseException | None = error.orig
    if database is None:
        return postgres_code(cause) if cause is not None else GONE
    while cause is not None and not isinstance(cause, sqlite3.Error):
        cause = cause.__cause__
    return sqlite_code(cause, database) if isinstance(cause, sqlite3.Error) else None
