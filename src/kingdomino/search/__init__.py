"""Finding good moves: quick judgement, tree search with playouts, and the last round exactly. Over the kernel only."""

from .engine import Candidate, Progress, Report, Search, Style
from .greedy import greedy_move
from .styles import FLAT, TREE, VICTORY, strongest
from .tree import Shape
from .warmup import search_steps
from .weights import Judgement

__all__ = [
    "FLAT",
    "TREE",
    "VICTORY",
    "Candidate",
    "Judgement",
    "Progress",
    "Report",
    "Search",
    "Shape",
    "Style",
    "greedy_move",
    "search_steps",
    "strongest",
]
