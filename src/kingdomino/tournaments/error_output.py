"""What a bot's program writes to standard error: kept beside the tournament, or passed on."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

#: Bytes that are kept of one process; the rest is read and dropped, so that the program never waits.
MOST_KEPT: Final = 1 << 20
_CHUNK: Final = 1 << 16
_STANDARD_ERROR: Final = 2
_UNSAFE: Final = re.compile(r"[^\w.-]+")


class ErrorOutput:
    """The standard error of one process, copied to a file, or to our own standard error."""

    def __init__(self, file: Path | None) -> None:
        self.last_line = ""
        self._file = file

    def copy(self, source: IO[bytes]) -> None:
        """Until the source ends; it is closed then."""
        kept = 0
        target: int | None = None
        tail = b""
        with source, suppress(OSError):
            while chunk := os.read(source.fileno(), _CHUNK):
                part = chunk[: MOST_KEPT - kept]
                kept += len(part)
                tail = (tail + chunk)[-_CHUNK:]
                self.last_line = _last_line(tail)
                if part:
                    target = self._open() if target is None else target
                    _write(target, part)
        if target is not None and target != _STANDARD_ERROR:
            os.close(target)

    def _open(self) -> int:
        if self._file is None:
            return _STANDARD_ERROR
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            return os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError:  # a full disk costs the output, not the game
            return os.open(os.devnull, os.O_WRONLY)


def error_file(folder: Path, number: int, bot: str) -> Path:
    """The file of an entrant: its number in the tournament, and its name as far as a file may have it."""
    return folder / f"{number}-{_UNSAFE.sub('-', bot)[:80].strip('-')}.txt"


def _last_line(tail: bytes) -> str:
    lines = [line for line in tail.decode("utf-8", errors="replace").split("\n") if line.strip()]
    return lines[-1].strip() if lines else ""


def _write(target: int, part: bytes) -> None:
    """Write all of it, or what can be written."""
    with suppress(OSError):
        while part:
            part = part[os.write(target, part) :]
