"""The puzzles that come with the package: without their answers, tries judged, the answer to those who ask for it."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Annotated, Final, Literal, cast

from msgspec import Meta

from kingdomino.analysis import DIFFICULTIES, Puzzle, hint_among, shipped_puzzles
from kingdomino.rules import KingdominoError, Position, possible_placements
from kingdomino.tables import asking, read_move
from kingdomino.tables.messages.shapes import Grade, Laid, Level, Option, SeatView, Shape, Strict, TableView, Why, You
from kingdomino.tables.views import error_view, game_view, kingdom_view, laid_view, rules_view

_Phase = Literal["claim", "place"]
#: Who sits on the other seats: the puzzles come from games of this level.
_OTHERS: Final[Level] = "knight"
#: The only person at the table of a puzzle.
_GUEST: Final = 0


class PuzzleMove(Strict, frozen=True):
    """A move, in notation."""

    move: Annotated[str, Meta(max_length=64)]


Difficulty = Literal["easy", "medium", "hard"]


class PuzzleEntry(Shape, frozen=True):
    """A puzzle in the list: who misses it, what is to be decided, and the picture of the solver's kingdom.

    `domino` is to be placed; null where one is to be claimed.
    """

    number: int
    difficulty: Difficulty
    phase: Literal["claim", "place"]
    players: int
    seat: int
    grid: int
    laid: tuple[Laid, ...]
    domino: int | None


class PuzzleList(Shape, frozen=True):
    """The puzzles that come with the server, from the easiest on, and the number of the one of this day."""

    puzzles: tuple[PuzzleEntry, ...]
    today: int | None


class PuzzleView(Shape, frozen=True):
    """A puzzle without its answer, as a table that one sits at; `places` has where each free domino would fit."""

    number: int
    difficulty: Difficulty
    state: TableView
    you: You
    places: dict[int, tuple[Option, ...]]


class PuzzleTry(Shape, frozen=True):
    """What a move is worth. `lost` is in win points: how many of a hundred games it wins less than the best."""

    solved: bool
    grade: Grade
    lost: int


class PuzzleAnswer(Shape, frozen=True):
    """The best move, with one or two reasons."""

    move: str
    reasons: tuple[Why, ...]


class PuzzleRefusal(Shape, frozen=True):
    """Why a move is not legal; null if it is."""

    why: Why | None


@cache
def _puzzles() -> tuple[Puzzle, ...]:
    """From the easiest to the hardest, in each the small kingdoms first; their numbers are their places."""
    order = list(DIFFICULTIES)
    return tuple(
        sorted(shipped_puzzles(), key=lambda puzzle: (order.index(puzzle.difficulty), puzzle.position.rules.grid))
    )


def _puzzle(number: int) -> Puzzle:
    if number > len(_puzzles()):
        raise KingdominoError("no_such_puzzle", number=number, puzzles=len(_puzzles()))
    return _puzzles()[number - 1]


def puzzles(today: date) -> PuzzleList:
    """The puzzles, from the easiest on; the same one is everybody's of a day."""
    entries = _entries()
    return PuzzleList(entries, _number_of(today))


def _number_of(day: date) -> int | None:
    """Every puzzle has its day before one comes again, in an order without easy ones in a row."""
    count = len(_puzzles())
    step = next((step for step in (101, 103, 107) if count % step), 1)
    return day.toordinal() * step % count + 1 if count else None


@cache
def _entries() -> tuple[PuzzleEntry, ...]:
    return tuple(_entry(number, puzzle.position, _difficulty(puzzle)) for number, puzzle in enumerate(_puzzles(), 1))


def _entry(number: int, position: Position, difficulty: Difficulty) -> PuzzleEntry:
    seat = position.to_act
    assert seat is not None
    return PuzzleEntry(
        number=number,
        difficulty=difficulty,
        phase=_phase(position),
        players=position.rules.players,
        seat=seat,
        grid=position.rules.grid,
        laid=tuple(map(laid_view, possible_placements(position)[seat])),
        domino=position.line[position.turn][0] if position.phase == "place" else None,
    )


@cache
def puzzle(number: int) -> PuzzleView:
    """A puzzle without its answer."""
    found = _puzzle(number)
    position = found.position
    seat = position.to_act
    assert seat is not None
    turn = asking.turn_in(position, seat, position.score(seat))
    you = You((seat,), host=False, turn=turn, undo="no", undo_why=None)
    return PuzzleView(number, _difficulty(found), _state(number), you, _places(position, seat))


def attempt(number: int, text: str) -> PuzzleTry:
    """Whether a move is the best one, and what it is worth; nothing about the best."""
    found, move = _puzzle(number), read_move(text)
    found.position.play(move)
    return PuzzleTry(move == found.best, cast(Grade, found.grade(move)), round(100 * found.lost(move)))


@cache
def best(number: int) -> PuzzleAnswer:
    """The best move, and why."""
    found = _puzzle(number)
    reasons = hint_among(found.position, [move for move, _ in found.worth]).reasons
    return PuzzleAnswer(str(found.best), tuple(Why(reason.code, dict(reason.facts)) for reason in reasons))


def why(number: int, text: str) -> PuzzleRefusal:
    """Why a move is not legal."""
    try:
        _puzzle(number).position.play(read_move(text))
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


def _places(position: Position, seat: int) -> dict[int, tuple[Option, ...]]:
    """Where each domino that is to be claimed would fit."""
    if position.phase != "claim":
        return {}
    kingdom, score = position.kingdoms[seat], position.score(seat)
    free = [number for number, owner in position.next_line if owner is None]
    return {number: asking.placements(kingdom.placements(number, position.rules.grid), score) for number in free}
