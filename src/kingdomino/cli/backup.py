"""`kingdomino backup`: a consistent copy of the database, also of one in use."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import TextColumn, TimeElapsedColumn
from rich.text import Text

from kingdomino.server import TABLE, settings_from

from .progress import progress_bar
from .screen import print_json, screen
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
    columns = (TextColumn("{task.percentage:>3.0f} %"), TimeElapsedColumn())
    with progress_bar(words.text("backup-copying"), *columns) as bar:
        task = bar.add_task("", total=None)
        size = back_up(
            settings.database,
            Path(options.file),
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if options.json:
        print_json({"file": str(Path(options.file).expanduser().absolute()), "bytes": size})
    else:
        screen().print(Text(words.text("backup-done", file=options.file, megabytes=round(size / _MEGABYTE, 1))))
    return 0
