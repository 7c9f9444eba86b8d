"""Where a database is: a file's name or an address. Its text shows no password."""

from __future__ import annotations

import errno
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kingdomino.rules import KingdominoError, clipped
from kingdomino.server.operation.settings import data_folder

_ADDRESS: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):(.*@|//)", re.S)
_POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")
_SQLITE: Final = ("sqlite", "sqlite+aiosqlite")
_PORTS: Final = re.compile(r"\d{0,5}(,\d{0,5})*")  # several, where there are several hosts
_FILE: Final = "kingdomino.db"


@dataclass(frozen=True, slots=True)
class Address:
    """A database: SQLite's `file`, or what leads to PostgreSQL. Its text shows no password."""

    file: Path | None
    conninfo: str = field(default="", repr=False)
    server: str = ""

    def __str__(self) -> str:
        return str(self.file) if self.file is not None else self.server


def parse_address(text: str | Path) -> Address:
    """Read `sqlite:///file.db`, `postgresql://user:password@host/name`, or a file's name."""
    found = _ADDRESS.match(text) if isinstance(text, str) else None
    if found is None:
        return _file(Path(text))
    scheme = found[1].lower()
    if scheme in _POSTGRES:
        return _server(f"postgresql:{str(text).partition(':')[2]}")
    if scheme not in _SQLITE:
        raise KingdominoError("unknown_database", scheme=clipped(scheme))
    path = str(text).partition(":")[2]
    if not path.startswith("///") or path == "///:memory:":
        raise KingdominoError("unreadable_database", scheme="sqlite")
    return _file(Path(path[3:]))


def _file(path: Path) -> Address:
    if not path.name or "\0" in str(path):
        raise KingdominoError("unreadable_database", scheme="sqlite")
    return Address(path.expanduser().absolute())


def _server(conninfo: str) -> Address:
    try:
        from psycopg import Error
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise KingdominoError("postgresql_not_installed", extra="kingdomino[postgres]") from None
    try:
        parts = conninfo_to_dict(conninfo)
    except Error:  # its words quote the address, password and all
        raise KingdominoError("unreadable_database", scheme="postgresql") from None
    if not _PORTS.fullmatch(str(parts.get("port", ""))):
        raise KingdominoError("unreadable_database", scheme="postgresql")
    port = f":{parts['port']}" if "port" in parts else ""
    return Address(None, conninfo, f"postgresql://{parts.get('host', '')}{port}/{parts.get('dbname', '')}")


def default_database() -> Path:
    """A file in the user's own folder, which is made, for the user alone, if it is missing."""
    folder = data_folder()
    make_folder(folder)
    return folder / _FILE


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, readable by their owner alone."""
    try:
        for path in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
            path.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise _refused(folder, error) from None


def make_file(path: Path) -> None:
    """Make an empty file, readable by its owner alone, unless there is one."""
    make_folder(path.parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        if not path.is_file():  # one that is there may well be read-only for now
            raise _refused(path.parent, error) from None


def _refused(folder: Path, error: OSError) -> KingdominoError:
    reason = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return KingdominoError("database_folder_refused", folder=str(folder), reason=reason)
