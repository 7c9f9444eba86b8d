"""`kingdomino worker`: think for the bots of servers that share a PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

from kingdomino.rules import KingdominoError, clipped
from kingdomino.server import PREFIX, TABLE, Setting, settings_from

from .words import Words

if TYPE_CHECKING:
    from kingdomino.server import Worker

#: The settings of a server that a worker shares.
_SHARED: Final = ("database", "log_level", "log_format")
_NAME: Final = f"{PREFIX}WORKER_NAME"
_LONGEST_NAME: Final = 60


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments and options of `worker`."""
    for setting in _settings():
        parser.add_argument(setting.option, dest=setting.name, metavar=setting.metavar, help=words.text(setting.key))
    parser.add_argument("--processes", metavar="N", help=words.text("worker-processes-option"))
    parser.add_argument("--name", metavar="NAME", help=words.text("worker-name-option"))
    parser.epilog = words.text(
        "cli-example", example="kingdomino worker --database postgresql://kingdomino@localhost/kingdomino --processes 2"
    )


def run(options: argparse.Namespace, words: Words) -> int:
    """Work until SIGINT or SIGTERM."""
    given = {setting.name: getattr(options, setting.name) for setting in _settings()}
    settings = settings_from({**given, "bot_processes": options.processes})
    if settings.database is None or settings.on_sqlite:
        raise KingdominoError("worker_needs_postgresql")
    if settings.bot_processes < 1:
        raise KingdominoError("wrong_setting", setting="--processes", value="0", expected="1–256")
    name = _name(options.name)
    # Here and not above: the help page does not wait for them.
    from kingdomino.server import Worker, configure

    configure(settings)
    worker = Worker(settings.database, name, settings.bot_processes)
    print(words.text("worker-ready", worker=worker.name, database=worker.database), flush=True)
    asyncio.run(_work(worker))
    print(words.text("worker-ended", jobs=worker.done), flush=True)
    return 0


def _settings() -> list[Setting]:
    return [setting for setting in TABLE if setting.name in _SHARED]


def _name(given: str | None) -> str:
    """The given name, else the host name with the process id, which is unique among running workers."""
    name = given or os.environ.get(_NAME) or f"{socket.gethostname()}-{os.getpid()}"
    if len(name) > _LONGEST_NAME or not name.isprintable() or " " in name:
        raise KingdominoError("wrong_setting", setting="--name", value=clipped(name), expected="bots-1")
    return name


async def _work(worker: Worker) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
        else:
            loop.add_signal_handler(number, stop.set)
    await worker.run(stop)
