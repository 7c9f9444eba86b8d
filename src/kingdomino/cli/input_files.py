"""Files that people name on the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

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
