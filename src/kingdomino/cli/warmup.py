"""`kingdomino warmup`: compile now, so that no game has to wait for it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from .screen import print_json, screen
from .words import Words

if TYPE_CHECKING:
    from kingdomino import kernel


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """What `warmup` understands."""
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino warmup")


def run(options: argparse.Namespace, words: Words) -> int:
    """Compile what is not compiled yet; say where the code is kept and how long it took."""
    begun = perf_counter()
    # Here and not above: the help page does not wait for a compiler.
    from kingdomino import kernel
    from kingdomino.search import search_steps

    console = screen()
    if kernel.COMPILED:
        with _display(console, options.json, words) as progress:
            kernel.warm_up(progress, search_steps())
    seconds = perf_counter() - begun
    folder = None if kernel.CACHE_FOLDER is None else str(kernel.CACHE_FOLDER)
    if options.json:
        print_json({"compiled": kernel.COMPILED, "folder": folder, "seconds": round(seconds, 2)})
    elif not kernel.COMPILED:
        console.print(Text(words.text("warmup-uncompiled")))
    else:
        console.print(Text(words.text("warmup-ready", seconds=f"{seconds:.1f}")))
        console.print(Text(words.text("warmup-kept", folder=folder) if folder else words.text("warmup-not-kept")))
    return 0


@contextmanager
def _display(console: Console, silent: bool, words: Words) -> Iterator[kernel.WarmUpProgress | None]:
    """A bar on a terminal, a line a step elsewhere, nothing for programs."""
    if silent:
        yield None
    elif console.is_terminal:
        with _bar(console, words) as bar:
            task = bar.add_task("", total=None)
            yield lambda done, total, name: bar.update(task, completed=done, total=total, description=name)
    else:
        yield lambda done, total, name: _say(console, done, total, name, words)


def _bar(console: Console, words: Words) -> Progress:
    return Progress(
        TextColumn(words.text("warmup-compiling")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
        console=console,
        transient=True,
    )


def _say(console: Console, done: int, total: int, name: str, words: Words) -> None:
    if name:
        console.print(words.text("warmup-step", number=done + 1, count=total, name=name))
        console.file.flush()  # a pipe or a log shows each step when it begins
