"""Finding good moves: quick judgement, tree search with playouts, and the last round exactly. Over the kernel only."""

from .engine import Candidate, Progress, Report, Search, Style
from .greedy import greedy_move
from .network import Network, network_for
from .styles import FLAT, FORESIGHT, TREE, strongest
from .tree import Shape
from .warmup import search_steps
from .weights import Judgement

__all__ = [
    "FLAT",
    "FORESIGHT",
    "TREE",
    "Candidate",
    "Judgement",
    "Network",
    "Progress",
    "Report",
    "Search",
    "Shape",
    "Style",
    "greedy_move",
    "network_for",
    "search_steps",
    "strongest",
]
