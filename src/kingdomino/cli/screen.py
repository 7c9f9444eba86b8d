"""The terminal that commands write to."""

from __future__ import annotations

import json
import sys

from rich.console import Console


class _Screen(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: the command line as a whole knows how to leave."""
        raise BrokenPipeError


class _ErrorScreen(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads the progress any more: the command's work continues in silence."""
        self.quiet = True


def screen() -> Console:
    """Standard output, in colour where it can show colours; text is never read as markup."""
    return _Screen(highlight=False, markup=False, emoji=False)


def error_screen() -> Console:
    """Standard error, for what must not stand between a command's results."""
    return _ErrorScreen(stderr=True, highlight=False, markup=False, emoji=False)


def speaks_unicode(console: Console) -> bool:
    """Whether box-drawing and crowns can be shown."""
    return console.encoding.lower().startswith("utf")


def print_json(value: object) -> None:
    """For programs: one JSON document."""
    json.dump(value, sys.stdout, indent=2)
    print()
