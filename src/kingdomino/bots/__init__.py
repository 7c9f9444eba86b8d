"""Named opponents, from a child's first game to the strongest. They see positions only."""

from .engine import announce_compilation, compile_engine, engine_can_be_kept, engine_is_compiled
from .entrants import COMMAND_PREFIX, Entrant
from .line_program import LineProgram
from .line_protocol import GREETING, LONGEST_LINE, VERSION, line_of, one_line, values_of
from .loading import Chooser, maker_of, reason_of
from .player import Bot, Budget
from .rating_file import Rating, measured_ratings, name_shown, names_of, ratings_in
from .registry import LEVELS, SEARCHING, WITHOUT_BUDGET, bot, bot_names, register
from .search_levels import KNIGHT_NOISE, Searcher

__all__ = [
    "COMMAND_PREFIX",
    "GREETING",
    "KNIGHT_NOISE",
    "LEVELS",
    "LONGEST_LINE",
    "SEARCHING",
    "VERSION",
    "WITHOUT_BUDGET",
    "Bot",
    "Budget",
    "Chooser",
    "Entrant",
    "LineProgram",
    "Rating",
    "Searcher",
    "announce_compilation",
    "bot",
    "bot_names",
    "compile_engine",
    "engine_can_be_kept",
    "engine_is_compiled",
    "line_of",
    "maker_of",
    "measured_ratings",
    "name_shown",
    "names_of",
    "one_line",
    "ratings_in",
    "reason_of",
    "register",
    "values_of",
]
