"""The puzzles that come with the package: without their answers, tries judged, the answer to those who ask for it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, cast

from fastapi import APIRouter, Path, Response

from kingdomino.analysis import DIFFICULTIES, Puzzle, hint_among, shipped_puzzles
from kingdomino.rules import Claim, KingdominoError, Place, Position, possible_placements
from kingdomino.server.protocol.shapes import Grade, Level, Option, SeatView, TableView, Turn, Why, You
from kingdomino.server.protocol.views import error_view, game_view, kingdom_view, laid_view, rules_view
from kingdomino.server.tables import asking, read_move

from .errors import problems
from .puzzle_shapes import (
    Difficulty,
    PuzzleAnswer,
    PuzzleEntry,
    PuzzleList,
    PuzzleMove,
    PuzzleRefusal,
    PuzzleTry,
    PuzzleView,
)

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

Number = Annotated[int, Path(ge=1, le=9999)]
_Phase = Literal["claim", "place"]
#: Who sits on the other seats: the puzzles come from games of this level.
_OTHERS: Final[Level] = "knight"
#: The only person at the table of a puzzle.
_GUEST: Final = 0


@cache
def _puzzles() -> tuple[Puzzle, ...]:
    """From the easiest to the hardest, else in the order of the file; their numbers are their places."""
    order = list(DIFFICULTIES)
    return tuple(sorted(shipped_puzzles(), key=lambda puzzle: order.index(puzzle.difficulty)))


def _puzzle(number: int) -> Puzzle:
    if number > len(_puzzles()):
        raise KingdominoError("no_such_puzzle", number=number, puzzles=len(_puzzles()))
    return _puzzles()[number - 1]


@router.get("", responses=problems())
async def puzzles(response: Response) -> PuzzleList:
    """The puzzles, from the easiest on."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    return PuzzleList(
        tuple(
            PuzzleEntry(number, _difficulty(puzzle), _phase(puzzle.position), puzzle.position.rules.players)
            for number, puzzle in enumerate(_puzzles(), 1)
        )
    )


@router.get("/{number}", responses=problems(404, 422))
async def puzzle(number: Number) -> PuzzleView:
    """A puzzle without its answer."""
    found = _puzzle(number)
    position = found.position
    seat = position.to_act
    assert seat is not None
    turn = Turn(seat, _phase(position), position.domino_to_place, _options(position, seat))
    you = You((seat,), host=False, turn=turn, undo="no", undo_why=None)
    return PuzzleView(number, _difficulty(found), _state(number), you, _places(position, seat))


@router.post("/{number}", responses=problems(400, 403, 404, 413, 422))
async def attempt(number: Number, wish: PuzzleMove) -> PuzzleTry:
    """Whether a move is the best one, and what it is worth; nothing about the best."""
    found, move = _puzzle(number), read_move(wish.move)
    found.position.play(move)
    return PuzzleTry(move == found.best, cast(Grade, found.grade(move)), round(100 * found.lost(move)))


@router.get("/{number}/best", responses=problems(404, 422))
async def best(number: Number) -> PuzzleAnswer:
    """The best move, and why."""
    found = _puzzle(number)
    reasons = hint_among(found.position, [move for move, _ in found.wins]).reasons
    return PuzzleAnswer(str(found.best), tuple(Why(reason.code, dict(reason.facts)) for reason in reasons))


@router.post("/{number}/why", responses=problems(400, 403, 404, 413, 422))
async def why(number: Number, wish: PuzzleMove) -> PuzzleRefusal:
    """Why a move is not legal."""
    try:
        _puzzle(number).position.play(read_move(wish.move))
    except KingdominoError as error:
        if error.code == "no_such_puzzle":
            raise
        return PuzzleRefusal(error_view(error))
    return PuzzleRefusal(None)


def _difficulty(puzzle: Puzzle) -> Difficulty:
    return cast(Difficulty, puzzle.difficulty)


def _phase(position: Position) -> _Phase:
    return cast(_Phase, position.phase)


@cache
def _state(number: int) -> TableView:
    """The table at which a puzzle is solved: the solver, and bots that never move."""
    position = _puzzle(number).position
    rules = position.rules
    seats = [
        SeatView(seat, "person", "", _GUEST) if seat == position.to_act else SeatView(seat, "bot", level=_OTHERS)
        for seat in range(rules.players)
    ]
    # A position knows squares; any dominoes that can make them show the kingdom.
    kingdoms = [
        kingdom_view(kingdom, list(map(laid_view, laid)), (), rules.grid, position.score(seat))
        for seat, (kingdom, laid) in enumerate(zip(position.kingdoms, possible_placements(position), strict=True))
    ]
    no_hints = (0,) * rules.players
    game = game_view(
        position, kingdoms, position.places(), id=f"puzzle-{number}", number=1, commitment=None, hints=no_hints
    )
    return TableView(
        code="",
        stage="playing",
        rules=rules_view(rules),
        dynasty=False,
        listed=False,
        fixed_deck=False,
        hints=False,
        clock=None,
        host=_GUEST,
        seats=tuple(seats),
        game=game,
        standing=None,
        undo=None,
        again=(),
    )


def _options(position: Position, seat: int) -> tuple[Option, ...]:
    """Every legal move; nothing is discarded in a puzzle."""
    moves = position.legal_moves()
    ranks = {domino: rank for rank, (domino, _) in enumerate(position.next_line, 1)}
    claims = [
        Option(str(move), move.domino, order=min(ranks[move.domino], position.rules.kings))
        for move in moves
        if isinstance(move, Claim)
    ]
    return (*claims, *asking.placements([move for move in moves if isinstance(move, Place)], position.score(seat)))


def _places(position: Position, seat: int) -> dict[int, tuple[Option, ...]]:
    """Where each domino that is to be claimed would fit."""
    if position.phase != "claim":
        return {}
    kingdom, score = position.kingdoms[seat], position.score(seat)
    free = [number for number, owner in position.next_line if owner is None]
    return {number: asking.placements(kingdom.placements(number, position.rules.grid), score) for number in free}
