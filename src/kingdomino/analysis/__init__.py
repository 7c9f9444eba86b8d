"""What a move was worth: moves of a position compared, whole games reviewed, puzzles. Sees positions, never a deck."""

from .analysing import Analysis, analyse
from .causes import Cause, causes_of
from .grading import BEST, BLUNDER, GOOD, GRADES, INACCURACY, MISTAKE, accuracy_of, certain, grade_of
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
from .review import Balance, Decision, Draw, Review, Step, costliest
from .reviewing import Reviewing, ReviewProgress, review
from .step_text import read_step, write_step

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
    "Step",
    "accuracy_of",
    "analyse",
    "causes_of",
    "certain",
    "costliest",
    "grade_of",
    "presumed_difficulty",
    "puzzle_in",
    "read_puzzles",
    "read_step",
    "review",
    "shipped_puzzles",
    "write_puzzle",
    "write_step",
]
