"""Tournaments that are fair to every seat: decks under all rotations, statistics over decks, records of all games."""

from kingdomino.bots import Entrant

from .bot_check import Finding, check_bot
from .choices import KINDS, Choice, Forfeit, Forfeited, Player, Thought
from .puzzle_games import PuzzleHunt, find_puzzles
from .seats import Seats, TournamentSeats
from .selfplay import DECKS_A_FILE, SelfplayOutcome, check_selfplay, run_selfplay, selfplay_plan
from .selfplay_files import load_selfplay
from .sequential_test import ERROR, Hypotheses, SequentialTest
from .single_game import Played, play_game
from .standings import Forfeits, Standing, rate, rate_folders, save_ratings, standings
from .statistics import CONFIDENCE, Estimate, mean_of, share_of
from .store import Journal, read_games
from .tournament import Tournament
from .tournament_run import Outcome, run_tournament

__all__ = [
    "CONFIDENCE",
    "DECKS_A_FILE",
    "ERROR",
    "KINDS",
    "Choice",
    "Entrant",
    "Estimate",
    "Finding",
    "Forfeit",
    "Forfeited",
    "Forfeits",
    "Hypotheses",
    "Journal",
    "Outcome",
    "Played",
    "Player",
    "PuzzleHunt",
    "Seats",
    "SelfplayOutcome",
    "SequentialTest",
    "Standing",
    "Thought",
    "Tournament",
    "TournamentSeats",
    "check_bot",
    "check_selfplay",
    "find_puzzles",
    "load_selfplay",
    "mean_of",
    "play_game",
    "rate",
    "rate_folders",
    "read_games",
    "run_selfplay",
    "run_tournament",
    "save_ratings",
    "selfplay_plan",
    "share_of",
    "standings",
]
