"""What goes in and out where puzzles are solved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from kingdomino.server.protocol.shapes import Grade, Option, TableView, Why, You

from .bodies import Body


class PuzzleMove(Body):
    """A move, in notation."""

    move: Annotated[str, Field(max_length=64)]


Difficulty = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """A puzzle in the list: its number, who misses it, and what is to be decided."""

    number: int
    difficulty: Difficulty
    phase: Literal["claim", "place"]
    players: int


@dataclass(frozen=True, slots=True)
class PuzzleList:
    """The puzzles that come with the server, from the easiest on."""

    puzzles: tuple[PuzzleEntry, ...]


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle without its answer, as a table that one sits at; `places` has where each free domino would fit."""

    number: int
    difficulty: Difficulty
    state: TableView
    you: You
    places: dict[int, tuple[Option, ...]]


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """What a move is worth. `lost` is in win points: how many of a hundred games it wins less than the best."""

    solved: bool
    grade: Grade
    lost: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """The best move, with one or two reasons."""

    move: str
    reasons: tuple[Why, ...]


@dataclass(frozen=True, slots=True)
class PuzzleRefusal:
    """Why a move is not legal; null if it is."""

    why: Why | None
