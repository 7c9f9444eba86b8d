"""Kingdomino: exact rules, notation and games for the board game of crowns and dominoes."""

from .games import Game
from .rules import (
    Claim,
    Deal,
    Discard,
    IllegalMove,
    InvalidNotation,
    Kingdom,
    KingdominoError,
    Kings,
    Move,
    Place,
    Position,
    Ruleset,
)

__version__ = "0.1.0"

__all__ = [
    "Claim",
    "Deal",
    "Discard",
    "Game",
    "IllegalMove",
    "InvalidNotation",
    "Kingdom",
    "KingdominoError",
    "Kings",
    "Move",
    "Place",
    "Position",
    "Ruleset",
    "__version__",
]
