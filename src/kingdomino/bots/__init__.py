"""Named opponents, from a child's first game to the strongest. They see positions only."""

from .engine import announce_compilation, compile_engine, engine_can_be_kept, engine_is_compiled
from .player import Bot, Budget
from .rating_file import Rating, measured_ratings, name_shown, names_of, ratings_in
from .registry import LEVELS, SEARCHING, WITHOUT_BUDGET, bot, bot_names, register

__all__ = [
    "LEVELS",
    "SEARCHING",
    "WITHOUT_BUDGET",
    "Bot",
    "Budget",
    "Rating",
    "announce_compilation",
    "bot",
    "bot_names",
    "compile_engine",
    "engine_can_be_kept",
    "engine_is_compiled",
    "measured_ratings",
    "name_shown",
    "names_of",
    "ratings_in",
    "register",
]
