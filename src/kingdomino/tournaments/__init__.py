"""Tournaments that are fair to every seat: decks under all rotations, statistics over decks, records of all games."""

from .entrants import Entrant
from .journal import Journal, read_games
from .ratings import rate, rate_folders, save_ratings
from .sequential_test import ERROR, Hypotheses, SequentialTest
from .single_game import Played, play_game
from .standings import Standing, standings
from .statistics import CONFIDENCE, Estimate, mean_of, share_of
from .tournament import Tournament
from .tournament_run import Outcome, run_tournament

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
