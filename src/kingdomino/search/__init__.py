"""Finding good moves: moves compared by the learned value over common deals, and the last round exactly.

Over the kernel only. `evaluate` gives a `Valuation` of every legal move; an `Evaluation` can be stopped and continued;
`expect` values a position in any phase; `sample_deal` draws what chance may bring. The guide for research has examples.
"""

import sys

from .deals import sample_deal
from .evaluation import Evaluation, Style, evaluate
from .looks import foresee, quick_move
from .outlook import Outlook, expect
from .valuation import Candidate, Difference, Progress, Valuation

if sys.platform != "emscripten":
    from .open_value import ValueInputs, kingdom_value, value_inputs, value_weights
    from .opponents import gainful_actions, quick_actions
    from .warmup import opponent_steps, search_steps

Search = Evaluation
"""An `Evaluation`, under the name that a program which looks for a move expects."""
Report = Valuation
"""What a `Search` has found: a `Valuation`."""

__all__ = [
    "Candidate",
    "Difference",
    "Evaluation",
    "Outlook",
    "Progress",
    "Report",
    "Search",
    "Style",
    "Valuation",
    "ValueInputs",
    "evaluate",
    "expect",
    "foresee",
    "gainful_actions",
    "kingdom_value",
    "opponent_steps",
    "quick_actions",
    "quick_move",
    "sample_deal",
    "search_steps",
    "value_inputs",
    "value_weights",
]
