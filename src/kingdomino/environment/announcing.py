"""Says, once, why the first game of an environment takes long to begin."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from kingdomino import kernel

_log: Final = logging.getLogger(__name__)


@cache
def announce_compilation(*names: str) -> None:
    """Log, once a process, that the first step compiles these. A warning, because Python shows those in a notebook."""
    if kernel.COMPILED and not kernel.is_kept([(name, lambda: None) for name in names]):
        _log.warning(
            "Compiling the environment, once on this machine: it takes half a minute, on a busy machine a few minutes. "
            "`kingdomino warmup` compiles ahead."
        )
