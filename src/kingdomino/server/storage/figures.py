"""What is kept of reviews for statistics."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReviewFigures:
    """What a review says of a seat: how many of its moves were graded, their accuracy, and all its luck as a share."""

    seat: int
    moves: int
    accuracy: float
    luck: float


@dataclass(frozen=True, slots=True)
class ReviewedResult:
    """A person's counted game with what its review says of their seat."""

    game: str
    ended: int
    figures: ReviewFigures
