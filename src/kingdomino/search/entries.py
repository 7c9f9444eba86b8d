"""The compiled functions that the search's Python calls: Numba's, or in a browser those that were compiled before."""

from __future__ import annotations

import sys

__all__ = ["run_trials", "write_prospects", "write_quick_actions"]

if sys.platform == "emscripten":
    from kingdomino.kernel import compiled_before

    run_trials = compiled_before("run_trials")
    write_prospects = compiled_before("write_prospects")
    write_quick_actions = compiled_before("write_quick_actions")
else:
    from .trials import run_trials, write_prospects, write_quick_actions
