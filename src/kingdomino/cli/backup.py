"""`kingdomino backup`: a consistent copy of the database, also of one in use."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from kingdomino.server import TABLE, settings_from

from .screen import error_screen, print_json, screen
from .words import Words

_MEGABYTE = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `backup`."""
    parser.add_argument("file", metavar="FILE", help=words.text("backup-file-option"))
    database = next(setting for setting in TABLE if setting.name == "database")
    parser.add_argument(database.option, metavar=database.metavar, help=words.text(database.key))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json-option"))
    parser.epilog = words.text("cli-example", example="kingdomino backup kingdomino-backup.db")


def run(options: argparse.Namespace, words: Words) -> int:
    """Copy the database; progress is shown on a terminal."""
    from kingdomino.server import back_up

    settings = settings_from({"database": options.database})
    with _progress(words) as show:
        size = back_up(settings.database, Path(options.file), show)
    if options.json:
        print_json({"file": str(Path(options.file).expanduser().absolute()), "bytes": size})
    else:
        screen().print(Text(words.text("backup-done", file=options.file, megabytes=round(size / _MEGABYTE, 1))))
    return 0


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal's standard error, nothing elsewhere."""
    console = error_screen()
    columns = (TextColumn(words.text("backup-copying")), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(
        *columns, TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
