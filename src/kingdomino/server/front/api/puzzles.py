"""The puzzles that come with the package: without their answers, tries judged, the answer to those who ask for it.

They are read, and the reasons of each worked out, when first needed, in a thread.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Response

from kingdomino.server.operation.wall_time import today
from kingdomino.tables.answers import puzzles
from kingdomino.tables.answers.puzzles import PuzzleAnswer, PuzzleList, PuzzleMove, PuzzleRefusal, PuzzleTry, PuzzleView

from .access import ThreadsDep
from .errors import problems
from .routes import Routes, answer_with

router = Routes(prefix="/api/puzzles", tags=["puzzles"])

Number = Annotated[int, Path(ge=1, le=9999)]


@router.get("", response_model=PuzzleList, responses=problems())
async def listed(threads: ThreadsDep) -> Response:
    """The puzzles, from the easiest on, and the one of this day."""
    return answer_with(await threads.run(lambda: puzzles.puzzles(today())), cache_control="public, max-age=3600")


@router.get("/{number}", responses=problems(404, 422))
async def puzzle(number: Number, threads: ThreadsDep) -> PuzzleView:
    """A puzzle without its answer."""
    return await threads.run(lambda: puzzles.puzzle(number))


@router.post("/{number}", responses=problems(400, 403, 404, 413, 422))
async def attempt(number: Number, wish: PuzzleMove, threads: ThreadsDep) -> PuzzleTry:
    """Whether a move is the best one, and what it is worth; nothing about the best."""
    return await threads.run(lambda: puzzles.attempt(number, wish.move))


@router.get("/{number}/best", responses=problems(404, 422))
async def best(number: Number, threads: ThreadsDep) -> PuzzleAnswer:
    """The best move, and why."""
    return await threads.run(lambda: puzzles.best(number))


@router.post("/{number}/why", responses=problems(400, 403, 404, 413, 422))
async def why(number: Number, wish: PuzzleMove, threads: ThreadsDep) -> PuzzleRefusal:
    """Why a move is not legal."""
    return await threads.run(lambda: puzzles.why(number, wish.move))
