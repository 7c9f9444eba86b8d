"""What a move was worth: moves of a position compared, whole games reviewed, puzzles. Sees positions, never a deck."""

from .analysing import PLAYOUTS, Analysis, analyse
from .calibration import slope_of
from .cause import Cause
from .causes import causes_of, reasons_for
from .grading import BEST, BLUNDER, GOOD, GRADES, INACCURACY, MISTAKE, accuracy_of, certain, grade_of
from .hints import Hint, code_in_short, hint_among, hint_in, hint_of, hint_values
from .measuring import Graded, grade_move
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
from .reviewing import Reviewing, ReviewProgress, is_current, review
from .step_text import read_step, write_step
from .values import analysis_values, cause_values, graded_values

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
    "PLAYOUTS",
    "Analysis",
    "Balance",
    "Cause",
    "Decision",
    "Draw",
    "Graded",
    "Hint",
    "Puzzle",
    "Review",
    "ReviewProgress",
    "Reviewing",
    "Step",
    "accuracy_of",
    "analyse",
    "analysis_values",
    "cause_values",
    "causes_of",
    "certain",
    "code_in_short",
    "costliest",
    "grade_move",
    "grade_of",
    "graded_values",
    "hint_among",
    "hint_in",
    "hint_of",
    "hint_values",
    "is_current",
    "presumed_difficulty",
    "puzzle_in",
    "read_puzzles",
    "read_step",
    "reasons_for",
    "review",
    "shipped_puzzles",
    "slope_of",
    "write_puzzle",
    "write_step",
]
