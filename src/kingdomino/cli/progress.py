"""The progress of many games, shown on standard error while it is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .screen import error_screen
from .words import Words


@contextmanager
def games_progress(hidden: bool, words: Words) -> Iterator[Callable[[int, int], None]]:
    """A function that shows how many games of how many are finished."""
    console = error_screen()
    bar = Progress(
        TextColumn(words.text("tournament-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(words.text("tournament-time-left")),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=console,
        transient=True,
        disable=hidden or not console.is_terminal,
    )
    with bar as progress:
        task = progress.add_task("", total=None)
        yield lambda finished, wanted: progress.update(task, completed=finished, total=wanted)
