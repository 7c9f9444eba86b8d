"""Named opponents, from a child's first game to the strongest. They see positions only."""

from .player import Bot, Budget
from .ratings import Rating, measured_ratings, name_shown, names_of, ratings_in
from .registry import LEVELS, WITHOUT_BUDGET, bot, bot_names, register

__all__ = [
    "LEVELS",
    "WITHOUT_BUDGET",
    "Bot",
    "Budget",
    "Rating",
    "bot",
    "bot_names",
    "measured_ratings",
    "name_shown",
    "names_of",
    "ratings_in",
    "register",
]
