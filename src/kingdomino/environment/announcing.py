"""Says, once, why the first game of an environment takes long to begin."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, TextIO

from kingdomino import kernel

_log: Final = logging.getLogger(__name__)
_SECONDS_BETWEEN_LINES: Final = 1.0
_announced: Final[set[str]] = set()


@contextmanager
def compilation_shown(*names: str) -> Iterator[None]:
    """Around the first calls of these compiled functions: what takes so long, and on a terminal for how long already.

    Once a process. Where there is no terminal it is a warning of the log, because Python shows those in a notebook.
    """
    fresh = set(names) - _announced
    _announced.update(fresh)
    if not fresh or not kernel.COMPILED or kernel.is_kept([(name, lambda: None) for name in fresh]):
        yield
        return
    text = "Compiling the environment, once on this machine"
    if sys.stderr is None or not sys.stderr.isatty():
        _log.warning(
            "%s: it takes half a minute, on a busy machine a few minutes. `kingdomino warmup` compiles ahead.", text
        )
        yield
        return
    done = Event()
    clock = Thread(target=_count, args=(sys.stderr, text, done), daemon=True)
    clock.start()
    try:
        yield
    finally:
        done.set()
        clock.join()


def _count(terminal: TextIO, text: str, done: Event) -> None:
    """Write the seconds into one line, until it is done."""
    begun = time.monotonic()
    while not done.is_set():
        terminal.write(f"\r{text}: {time.monotonic() - begun:.0f} s (about 30)")
        terminal.flush()
        done.wait(_SECONDS_BETWEEN_LINES)
    terminal.write(f"\r{text}: {time.monotonic() - begun:.0f} s, done      \n")
    terminal.flush()
