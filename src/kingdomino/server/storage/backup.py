"""A consistent copy of a SQLite database, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from kingdomino.rules import KingdominoError

from .address import default_database, parse_address
from .failures import DAMAGED, FULL, sqlite_code
from .sqlite import file_uri

#: Called with the pages that are copied and the pages in all.
ShowPages = Callable[[int, int], None]

#: 4 MB a step with pages of the usual size: often enough for a progress bar.
_PAGES_A_STEP: Final = 1024
_PART: Final = ".part"


def back_up(database: str | None, target: Path, show: ShowPages) -> int:
    """Copy a database into a new file; how many bytes that file has. Nothing is left behind by a failure.

    The copy holds what was committed when it began; the server can write meanwhile.
    """
    address = parse_address(default_database() if database is None else database)
    if address.file is None:
        raise KingdominoError("backup_needs_pg_dump", database=str(address))
    if not address.file.is_file():
        raise KingdominoError("no_such_database", file=str(address.file))
    target = target.expanduser().absolute()
    if os.path.lexists(target):
        raise KingdominoError("backup_exists", file=str(target))
    with _part_of(target) as part, _refusals(address.file, target):
        _copy(address.file, part, show)
        _take_its_name(part, target)
    return target.stat().st_size


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A file beside the target that only its owner can read; deleted at the end."""
    part = target.with_name(target.name + _PART)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:  # an interrupted backup's, or one that runs
        raise KingdominoError("backup_exists", file=str(part)) from None
    except OSError as error:
        raise _failed(target, error) from None
    try:
        yield part
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + ending).unlink(missing_ok=True)


def _copy(file: Path, part: Path, show: ShowPages) -> None:
    with (
        closing(sqlite3.connect(file_uri(file), uri=True, isolation_level=None)) as source,
        closing(sqlite3.connect(part, isolation_level=None)) as copy,
    ):
        source.execute("PRAGMA busy_timeout=5000")
        # One read transaction over all steps: a snapshot. Without it, each commit would begin the copy anew.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(
            copy, pages=_PAGES_A_STEP, progress=lambda _, remaining, total: show(total - remaining, total), sleep=0
        )
        source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode=DELETE").fetchone()  # one file, without others beside it
        if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise KingdominoError("database_damaged", file=str(file))


def _take_its_name(part: Path, target: Path) -> None:
    """Rename the finished copy, onto the disk, and never over another file."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    try:
        os.link(part, target)  # unlike a renaming, refused where the target exists
    except FileExistsError:
        raise KingdominoError("backup_exists", file=str(target)) from None
    except OSError:  # a file system without hard links
        part.rename(target)


@contextmanager
def _refusals(file: Path, target: Path) -> Iterator[None]:
    """Errors of SQLite and of the system as refusals that say which file is at fault."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
            raise KingdominoError("not_a_database", file=str(file)) from None
        code = sqlite_code(error, target)
        if code == DAMAGED:
            raise KingdominoError("database_damaged", file=str(file)) from None
        if code == FULL:
            raise KingdominoError("backup_has_no_room", folder=str(target.parent)) from None
        raise KingdominoError("backup_failed", file=str(target), reason=str(error)) from None
    except OSError as error:
        raise _failed(target, error) from None


def _failed(target: Path, error: OSError) -> KingdominoError:
    return KingdominoError("backup_failed", file=str(target), reason=error.strerror or type(error).__name__)
