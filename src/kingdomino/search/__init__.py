"""Finding good moves: quick judgement, evaluation by fair playouts, tree search, and the last round exactly.

Over the kernel only. `evaluate` gives a `Valuation` of every legal move; an `Evaluation` can be stopped and continued;
`expect` values a position in any phase; `sample_deal` draws what chance may bring. The guide for research has examples.
"""

from .deals import sample_deal
from .evaluation import Evaluation, evaluate
from .greedy import greedy_move
from .opponents import gainful_actions, quick_actions
from .outlook import Outlook, expect
from .shape import Shape
from .styles import FLAT, LEARNED, PAIRS, PAIRS_TREE, TREE, VICTORY, Style, strongest
from .taught_weights import NOT_TAUGHT
from .trials import foresee, quick_move
from .valuation import Candidate, Difference, Progress, Valuation
from .warmup import opponent_steps, search_steps
from .weights import Judgement

Search = Evaluation
"""An `Evaluation`, under the name that a program which looks for a move expects."""
Report = Valuation
"""What a `Search` has found: a `Valuation`."""

__all__ = [
    "FLAT",
    "LEARNED",
    "NOT_TAUGHT",
    "PAIRS",
    "PAIRS_TREE",
    "TREE",
    "VICTORY",
    "Candidate",
    "Difference",
    "Evaluation",
    "Judgement",
    "Outlook",
    "Progress",
    "Report",
    "Search",
    "Shape",
    "Style",
    "Valuation",
    "evaluate",
    "expect",
    "foresee",
    "gainful_actions",
    "greedy_move",
    "opponent_steps",
    "quick_actions",
    "quick_move",
    "sample_deal",
    "search_steps",
    "strongest",
]
