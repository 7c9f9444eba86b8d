"""The terminal that commands write to."""

from __future__ import annotations

import json
import sys

from rich.console import Console


class _Screen(Console):
    def on_broken_pipe(self) -> None:
        """The reader closed the pipe: `main` ends the command."""
        raise BrokenPipeError


class _ErrorScreen(Console):
    def on_broken_pipe(self) -> None:
        """The reader closed the pipe: the command continues without messages."""
        self.quiet = True


def screen() -> Console:
    """Standard output, in colour where it can show colours; text is never read as markup."""
    return _Screen(highlight=False, markup=False, emoji=False)


def error_screen() -> Console:
    """Standard error, for progress: standard output has the results only."""
    return _ErrorScreen(stderr=True, highlight=False, markup=False, emoji=False)


def speaks_unicode(console: Console) -> bool:
    """Whether box-drawing and crowns can be shown."""
    return console.encoding.lower().startswith("utf")


def print_json(value: object) -> None:
    """For programs: one JSON document."""
    json.dump(value, sys.stdout, indent=2)
    print()
