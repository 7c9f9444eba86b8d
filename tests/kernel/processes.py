"""Python in a process of its own, with an environment of our choosing."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import kingdomino

PACKAGE = Path(kingdomino.__file__).parent

#: Prints where machine code is kept, how often it came from there, and the next event at the start of a game.
ASK = """
from kingdomino import kernel
from kingdomino.kernel import batch_loops
from kingdomino.rules import Position, Ruleset
due = int(kernel.due(kernel.to_states([Position.start(Ruleset())]))[0])
hits = sum(batch_loops.due.stats.cache_hits.values()) if kernel.COMPILED else 0
print(kernel.COMPILED, kernel.CACHE_FOLDER, hits, due)
"""


Environment = Mapping[str, str | None]


def python(
    code: str, environment: Environment = MappingProxyType({}), source: Path = PACKAGE.parent
) -> subprocess.CompletedProcess[str]:
    """Run code with the package from `source`; variables set to None are taken away."""
    changed = {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    kept = {name: value for name, value in os.environ.items() if name not in changed and not name.startswith("NUMBA")}
    env = {**kept, **{name: value for name, value in changed.items() if value is not None}}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)


def ask(environment: Environment, source: Path = PACKAGE.parent) -> tuple[bool, str, int, int]:
    """Whether the kernel is compiled, its cache folder, hits in it, and the next event at the start (1: kings)."""
    compiled, folder, hits, due = python(ASK, environment, source).stdout.rsplit(maxsplit=3)
    return compiled == "True", folder, int(hits), int(due)
