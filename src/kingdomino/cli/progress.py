"""Progress on standard error: a bar on a terminal; of many games a line a minute elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from .screen import error_screen
from .words import Words

_SECONDS_BETWEEN_LINES: Final = 60.0

Show = Callable[[int, int], None]


def progress_bar(what: str, *columns: ProgressColumn, hidden: bool = False, console: Console | None = None) -> Progress:
    """A bar with these columns after it; nothing where there is no terminal. It is gone when the work is done."""
    console = console or error_screen()
    shown = not hidden and console.is_terminal
    return Progress(TextColumn(what), BarColumn(), *columns, console=console, transient=True, disable=not shown)


@contextmanager
def games_progress(hidden: bool, words: Words) -> Iterator[Show]:
    """A function that shows how many games of how many are finished."""
    console = error_screen()
    if not hidden and not console.is_terminal:
        yield _lines(console, words)
        return
    left = (TextColumn(words.text("tournament-time-left")), TimeRemainingColumn(elapsed_when_finished=True))
    with progress_bar(words.text("tournament-games"), MofNCompleteColumn(), *left, hidden=hidden) as bar:
        task = bar.add_task("", total=None)
        yield lambda finished, wanted: bar.update(task, completed=finished, total=wanted)


def _lines(console: Console, words: Words) -> Show:
    last = time.monotonic()

    def show(finished: int, wanted: int) -> None:
        nonlocal last
        if time.monotonic() - last >= _SECONDS_BETWEEN_LINES:
            last = time.monotonic()
            console.print(words.text("tournament-progress", finished=finished, wanted=wanted))
            console.file.flush()

    return show
