"""Counting and timing the engines: perft."""

from .perft import Expectation, game_perft, kingdom_perft, read_perft_file

__all__ = ["Expectation", "game_perft", "kingdom_perft", "read_perft_file"]
