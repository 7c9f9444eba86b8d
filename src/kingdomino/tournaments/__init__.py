"""Honest tournaments: every deck under all seat rotations, the deck as the sample, records of all games."""

from .entrants import Entrant
from .journal import Journal, read_games
from .playing import Played, play_game
from .ratings import rate, rate_folders, save_ratings
from .running import Outcome, run_tournament
from .sequential import ERROR, Hypotheses, SequentialTest
from .standings import Standing, standings
from .statistics import CONFIDENCE, Estimate, mean_of, share_of
from .tournament import Tournament

__all__ = [
    "CONFIDENCE",
    "ERROR",
    "Entrant",
    "Estimate",
    "Hypotheses",
    "Journal",
    "Outcome",
    "Played",
    "SequentialTest",
    "Standing",
    "Tournament",
    "mean_of",
    "play_game",
    "rate",
    "rate_folders",
    "read_games",
    "run_tournament",
    "save_ratings",
    "share_of",
    "standings",
]
