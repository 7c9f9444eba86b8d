"""Counting and timing the engines: perft and benchmarks."""

from .bench import BENCHMARKS, Measurement, random_games, run_benchmark
from .perft import Expectation, decisions_in_a_game, game_perft, kingdom_perft, read_perft_file

__all__ = [
    "BENCHMARKS",
    "Expectation",
    "Measurement",
    "decisions_in_a_game",
    "game_perft",
    "kingdom_perft",
    "random_games",
    "read_perft_file",
    "run_benchmark",
]
