"""The progress of many games on standard error: a bar on a terminal, elsewhere a line a minute."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .screen import error_screen
from .words import Words

_SECONDS_BETWEEN_LINES: Final = 60.0

Show = Callable[[int, int], None]


@contextmanager
def games_progress(hidden: bool, words: Words) -> Iterator[Show]:
    """A function that shows how many games of how many are finished."""
    console = error_screen()
    if not hidden and not console.is_terminal:
        yield _lines(console, words)
        return
    bar = Progress(
        TextColumn(words.text("tournament-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.text("tournament-time-left")),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=console,
        transient=True,
        disable=hidden,
    )
    with bar as progress:
        task = progress.add_task("", total=None)
        yield lambda finished, wanted: progress.update(task, completed=finished, total=wanted)


def _lines(console: Console, words: Words) -> Show:
    last = time.monotonic()

    def show(finished: int, wanted: int) -> None:
        nonlocal last
        if time.monotonic() - last >= _SECONDS_BETWEEN_LINES:
            last = time.monotonic()
            console.print(words.text("tournament-progress", finished=finished, wanted=wanted))
            console.file.flush()

    return show
