"""The lines that a bot's program and its caller exchange: `docs/bot-protocol.md` specifies them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import BinaryIO, Final

GREETING: Final = "kingdomino-bot"
VERSION: Final = "1"
#: Bytes of a line, its end included.
LONGEST_LINE: Final = 8192

_KEY: Final = re.compile(r"[a-z][a-z0-9_-]*")


def line_of(word: str, **values: object) -> str:
    """A line with its keys; those whose value is None are left out. Numbers are written without an exponent."""
    return " ".join([word, *(f"{key}={_written(value)}" for key, value in values.items() if value is not None)])


def values_of(rest: str) -> dict[str, str]:
    """The keys of a line after its first word. A word that begins no key belongs to the value before it."""
    found: dict[str, str] = {}
    key = None
    for word in rest.split():
        name, sign, value = word.partition("=")
        if sign and _KEY.fullmatch(name):
            key = name
            found[key] = value
        elif key is not None:
            found[key] += f" {word}"
    return found


def one_line(text: object, most: int = 1000) -> str:
    """Any text as part of a line: printable, blanks between words, clipped."""
    words = " ".join(str(text).split())
    shown = "".join(character if character.isprintable() else "\ufffd" for character in words)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def lines_from(source: BinaryIO) -> Iterator[str | None]:
    """The lines of a stream as they arrive; None in the place of one that is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            yield None
        else:
            yield line.decode("utf-8", errors="replace").strip()


def _written(value: object) -> str:
    return f"{value:.9f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
