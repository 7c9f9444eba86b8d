"""Compiling the engine, shown to people: a bar on a terminal, a line a step elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from kingdomino.bots import SEARCHING, compile_engine, engine_can_be_kept, engine_is_compiled

from .progress import progress_bar
from .screen import error_screen
from .words import Words

#: Called with the steps done, the steps in all, and the name of the one that comes next ("" at the end).
ShowStep = Callable[[int, int, str], None]


def compile_for(bots: Iterable[str], words: Words) -> None:
    """Compile before one of these bots thinks, if this machine has not done so; standard error says so.

    Where no folder can be written, each process of a tournament compiles for itself: then only the reason is shown.
    """
    if not any(name in SEARCHING for name in bots) or engine_is_compiled():
        return
    console = error_screen()
    if not engine_can_be_kept():
        console.print(Text(words.text("warmup-not-kept")))
        return
    console.print(Text(words.text("warmup-once")))
    with compilation_shown(console, words) as show_step:
        compile_engine(show_step)


@contextmanager
def compilation_shown(console: Console, words: Words) -> Iterator[ShowStep]:
    """A function that shows the steps on this console."""
    if console.is_terminal:
        columns = (MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        with progress_bar(words.text("warmup-compiling"), *columns, console=console) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, total, name: bar.update(task, completed=done, total=total, description=name)
    else:
        yield lambda done, total, name: _print_step(console, done, total, name, words)


def _print_step(console: Console, done: int, total: int, name: str, words: Words) -> None:
    if name:
        console.print(words.text("warmup-step", number=done + 1, count=total, name=name))
        console.file.flush()  # a pipe or a log shows each step when it begins
