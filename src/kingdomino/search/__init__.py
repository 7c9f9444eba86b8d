"""Finding good moves: quick judgement, evaluation by fair playouts, tree search, and the last round exactly.

Over the kernel only.
"""

from .evaluation import Evaluation, evaluate
from .greedy import greedy_move
from .outlook import Outlook, expect
from .shape import Shape
from .styles import FLAT, PAIRS, TREE, VICTORY, Style, strongest
from .valuation import Candidate, Difference, Progress, Valuation
from .warmup import search_steps
from .weights import Judgement

__all__ = [
    "FLAT",
    "PAIRS",
    "TREE",
    "VICTORY",
    "Candidate",
    "Difference",
    "Evaluation",
    "Judgement",
    "Outlook",
    "Progress",
    "Shape",
    "Style",
    "Valuation",
    "evaluate",
    "expect",
    "greedy_move",
    "search_steps",
    "strongest",
]
