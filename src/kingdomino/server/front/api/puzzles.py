"""The puzzles that come with the package: without their answers, tries judged, the answer to those who ask for it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from kingdomino.tables.answers import puzzles
from kingdomino.tables.answers.puzzles import PuzzleAnswer, PuzzleList, PuzzleMove, PuzzleRefusal, PuzzleTry, PuzzleView

from .errors import problems
from .routes import Routes, answer_with

router = Routes(prefix="/api/puzzles", tags=["puzzles"])

Number = Annotated[int, Path(ge=1, le=9999)]


@router.get("", response_model=PuzzleList, responses=problems())
async def listed() -> Response:
    """The puzzles, from the easiest on."""
    return answer_with(puzzles.puzzles(), cache_control="public, max-age=3600")


@router.get("/{number}", responses=problems(404, 422))
async def puzzle(number: Number) -> PuzzleView:
    """A puzzle without its answer."""
    return puzzles.puzzle(number)


@router.post("/{number}", responses=problems(400, 403, 404, 413, 422))
async def attempt(number: Number, wish: PuzzleMove) -> PuzzleTry:
    """Whether a move is the best one, and what it is worth; nothing about the best."""
    return puzzles.attempt(number, wish.move)


@router.get("/{number}/best", responses=problems(404, 422))
async def best(number: Number) -> PuzzleAnswer:
    """The best move, and why."""
    return puzzles.best(number)


@router.post("/{number}/why", responses=problems(400, 403, 404, 413, 422))
async def why(number: Number, wish: PuzzleMove) -> PuzzleRefusal:
    """Why a move is not legal."""
    return puzzles.why(number, wish.move)
