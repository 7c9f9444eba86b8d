"""The compiled search of knight, duke and king: whether its machine code is there, and making it.

The first search on a machine compiles for up to a minute. Programs that show progress call `compile_engine` before a
bot thinks; for all others the log says once why the first decision takes long.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

_log: Final = logging.getLogger(__name__)


def engine_is_compiled() -> bool:
    """Whether a search can start at once: its machine code is loaded or on the disk, or there is no compiler."""
    if sys.platform == "emscripten":
        return True
    from kingdomino import kernel
    from kingdomino.search import search_steps

    return kernel.is_warm(search_steps()) or kernel.is_kept(search_steps())


def engine_can_be_kept() -> bool:
    """Whether other processes find the machine code that this one compiles."""
    from kingdomino import kernel

    return kernel.CACHE_FOLDER is not None


def compile_engine(progress: Callable[[int, int, str], object]) -> None:
    """Compile the search; `progress` gets the steps done, the steps in all and the name of the next ("" at the end)."""
    from kingdomino.search import search_steps

    steps = search_steps()
    for number, (name, call) in enumerate(steps):
        progress(number, len(steps), name)
        call()
    progress(len(steps), len(steps), "")


@cache
def announce_compilation() -> None:
    """Log, once a process, that the coming search compiles first.

    A warning, because Python shows those where logging was not configured: in a notebook or a prompt.
    """
    if engine_is_compiled():
        return
    how_often = "once on this machine" if engine_can_be_kept() else "in every process, as no cache folder is writable"
    _log.warning(
        "Compiling the search, %s: it takes a minute, on a busy machine a few. `kingdomino warmup` compiles ahead.",
        how_often,
    )
