"""A SQLite file is for one server: it holds a lock beside the file, which ends with it, however it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Final

from kingdomino.rules import KingdominoError

from .address import default_database, make_folder, parse_address

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

#: Seconds to wait for the lock: a server that stops still needs it for a moment.
_SECONDS: Final = 3.0
_TICK_SECONDS: Final = 0.05


#: Notes where the server that holds a file can be reached.
Note = Callable[[str], None]


@contextmanager
def locked(database: str | None) -> Iterator[Note]:
    """Hold the lock of a SQLite file; refused if another server holds it. PostgreSQL needs none."""
    file = _file_of(database)
    lock = None if file is None else _opened(file)
    if file is None or lock is None:
        yield lambda _: None
        return
    with lock:
        deadline = time.monotonic() + _SECONDS
        while not _acquired(lock):
            if time.monotonic() > deadline:
                raise KingdominoError("database_in_use", file=str(file), setting="--database")
            time.sleep(_TICK_SECONDS)
        _write(lock, "")
        yield partial(_write, lock)


def served_at(database: str | None) -> str | None:
    """The address that the server noted which holds this file, if that can be known."""
    file = _file_of(database)
    try:
        return None if file is None else _lock_of(file).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeError):
        return None


def _file_of(database: str | None) -> Path | None:
    return parse_address(default_database() if database is None else database).file


def _lock_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-lock")


def _write(lock: IO[bytes], address: str) -> None:
    with suppress(OSError):  # the note is a convenience: a full disk is no reason to stop
        lock.truncate(0)
        lock.write(address.encode())
        lock.flush()


def _opened(file: Path) -> IO[bytes] | None:
    """None where nothing can be written now: whether to serve all the same is for the database to say."""
    make_folder(file.parent)
    try:
        return _lock_of(file).open("ab")
    except OSError:
        return None


def _acquired(lock: IO[bytes]) -> bool:
    """Whether this process has the lock now. A file system without locks grants it always."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
