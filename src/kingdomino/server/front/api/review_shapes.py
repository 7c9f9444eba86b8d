"""What goes in and out where reviews are asked for and read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from kingdomino.server.protocol.shapes import Turn, Why

from .bodies import Body, RecordText

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
ReviewState = Literal["waiting", "running", "done", "stopped", "failed"]


class RecordToReview(Body):
    """A record of a finished game; of several games in it, the one with this number."""

    record: RecordText
    game: Annotated[int, Field(ge=1, le=64)] = 1


class MoveToTry(Body):
    """Another move instead of the move with this number."""

    number: Annotated[int, Field(ge=1, le=1000)]
    move: Annotated[str, Field(max_length=64)]


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of the game (`number`, from 1) and what it was worth. Chances and losses are shares of the victory.

    `shares` is the value of the position behind it, by seat. For chance (`seat` is null) there is `luck`, by seat. For
    a decision: the best move, the grade (null where nothing else was legal), what was lost against the best move with
    standard errors, `cost` (the loss if it is certain, else 0), the margin to expect, and why the best move is better.
    """

    number: int
    move: str
    seat: int | None
    shares: tuple[float, ...]
    luck: tuple[float, ...] | None
    best: str | None
    grade: Grade | None
    lost_wins: float
    lost_points: float
    error: float
    points_error: float
    cost: float
    margin: float | None
    exact: bool
    causes: tuple[Why, ...]


@dataclass(frozen=True, slots=True)
class ReviewView:
    """A review as far as it is. `before`: how many reviews are made before this one; `done` and `total` count moves.

    `start` is the value of the first position, by seat, or null as long as it is not known. `accuracy` (1 to 100) is of
    the decisions so far. `moves` are those after the number that was asked for.
    """

    key: str
    game: str | None
    state: ReviewState
    before: int
    done: int
    total: int
    made_by: str
    start: tuple[float, ...] | None
    accuracy: tuple[float | None, ...]
    moves: tuple[ReviewedMove, ...]
    failure: str | None


@dataclass(frozen=True, slots=True)
class ReviewPosition:
    """A position of a reviewed game: its line, and every legal move where a player is to act."""

    position: str
    turn: Turn | None


@dataclass(frozen=True, slots=True)
class TriedMove:
    """The grade that another move would have had, what it would have lost, and why the best move is better."""

    move: str
    grade: Grade
    lost_wins: float
    lost_points: float
    causes: tuple[Why, ...]
