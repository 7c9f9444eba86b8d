"""Analyses and grades as values of JSON: what other processes are told of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .analysing import Analysis
from .cause import Cause
from .measuring import Graded


def analysis_values(found: Analysis) -> dict[str, Any]:
    """Every candidate in the order of the analysis, the line that would follow, and what it took."""
    return {
        "best": str(found.best),
        "line": [str(move) for move in found.line],
        "exact": found.exact,
        "playouts": found.playouts,
        "candidates": [
            {
                "move": str(candidate.move),
                "wins": candidate.wins,
                "shares": list(candidate.shares),
                "margin": candidate.margin,
                "error": candidate.error,
                "playouts": candidate.playouts,
            }
            for candidate in found.candidates
        ],
    }


def graded_values(graded: Graded) -> dict[str, Any]:
    """A move, the best one, the grade, the loss with its errors, and why."""
    return {
        "move": str(graded.move),
        "best": str(graded.best),
        "grade": graded.grade,
        "loss": graded.loss._asdict(),
        "wins": graded.wins,
        "causes": cause_values(graded.causes),
    }


def cause_values(causes: Iterable[Cause]) -> list[dict[str, Any]]:
    """Codes with their facts."""
    return [{"code": cause.code, "facts": dict(cause.facts)} for cause in causes]
