"""Kingdomino: exact rules, notation and games for the board game of crowns and dominoes."""

from .games import Game
from .rules import IllegalMove, InvalidNotation, Kingdom, KingdominoError, Move, Position, Ruleset

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Kingdom",
    "KingdominoError",
    "Move",
    "Position",
    "Ruleset",
    "__version__",
]
