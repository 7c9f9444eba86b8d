"""What a move was worth: the moves of a position compared, and whole games reviewed. Sees positions, never a deck."""

from .analysing import Analysis, analyse
from .causes import Cause, causes_of
from .grading import BEST, BLUNDER, GOOD, GRADES, INACCURACY, MISTAKE, accuracy_of, grade_of
from .review import Balance, Decision, Draw, Review, costliest
from .reviewing import Reviewing, ReviewProgress, review

__all__ = [
    "BEST",
    "BLUNDER",
    "GOOD",
    "GRADES",
    "INACCURACY",
    "MISTAKE",
    "Analysis",
    "Balance",
    "Cause",
    "Decision",
    "Draw",
    "Review",
    "ReviewProgress",
    "Reviewing",
    "accuracy_of",
    "analyse",
    "causes_of",
    "costliest",
    "grade_of",
    "review",
]
