"""Files that people name on the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from kingdomino.notation import Piece, split_records
from kingdomino.rules import KingdominoError

STANDARD_INPUT: Final = "-"
_MOST_BYTES: Final = 64 * 2**20


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    if name == STANDARD_INPUT and sys.stdin is None:
        raise KingdominoError("no_standard_input")
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        raise KingdominoError("file_not_found", file=name) from None
    except IsADirectoryError:
        raise KingdominoError("file_is_a_folder", file=name) from None
    except PermissionError:
        raise KingdominoError("file_not_allowed", file=name) from None
    except (OSError, ValueError) as error:
        raise KingdominoError("unreadable_file", file=name, reason=str(error)) from None
    if len(content) > _MOST_BYTES:
        raise KingdominoError("file_too_large", file=name, most=_MOST_BYTES)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise KingdominoError("file_not_text", file=name, byte=error.start) from None


def record_in(name: str, number: int) -> tuple[Piece, int]:
    """One record of a file, which may hold those of a whole Dynasty, and how many there are."""
    records = split_records(read_text(name))
    if not 1 <= number <= len(records):
        raise KingdominoError("no_such_game", number=number, count=len(records))
    return records[number - 1], len(records)


def check_writable(name: str) -> None:
    """Refuse a file that cannot be written before the work begins, rather than after it."""
    path = Path(name)
    if path.is_dir():
        raise KingdominoError("file_is_a_folder", file=str(path))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        reason = os.strerror(13 if path.parent.is_dir() else 2)
        raise KingdominoError("file_not_writable", file=str(path), reason=reason)


def write(name: str, content: bytes) -> None:
    """Write a file."""
    try:
        Path(name).write_bytes(content)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise KingdominoError("file_not_writable", file=name, reason=reason) from None
