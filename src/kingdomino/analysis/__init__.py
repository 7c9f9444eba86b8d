"""What a move was worth: moves of a position compared, whole games reviewed, puzzles. Sees positions, never a deck."""

from .analysing import Analysis, analyse
from .causes import Cause, causes_of
from .grading import BEST, BLUNDER, GOOD, GRADES, INACCURACY, MISTAKE, accuracy_of, grade_of
from .puzzles import (
    DIFFICULTIES,
    EASY,
    HARD,
    MEDIUM,
    Puzzle,
    presumed_difficulty,
    puzzle_in,
    read_puzzles,
    shipped_puzzles,
    write_puzzle,
)
from .review import Balance, Decision, Draw, Review, costliest
from .reviewing import Reviewing, ReviewProgress, review

__all__ = [
    "BEST",
    "BLUNDER",
    "DIFFICULTIES",
    "EASY",
    "GOOD",
    "GRADES",
    "HARD",
    "INACCURACY",
    "MEDIUM",
    "MISTAKE",
    "Analysis",
    "Balance",
    "Cause",
    "Decision",
    "Draw",
    "Puzzle",
    "Review",
    "ReviewProgress",
    "Reviewing",
    "accuracy_of",
    "analyse",
    "causes_of",
    "costliest",
    "grade_of",
    "presumed_difficulty",
    "puzzle_in",
    "read_puzzles",
    "review",
    "shipped_puzzles",
    "write_puzzle",
]
