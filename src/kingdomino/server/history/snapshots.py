"""The state of a table at one version, stored so that a long log need not be read from its beginning.

A snapshot is derived: the log stays the truth. `SNAPSHOT_FORMAT` rises with every change of these types and of what
events do to a table; a snapshot of another format, or one that cannot be read, is not used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from .codec import Unreadable
from .entries import Clock, Level, Result

SNAPSHOT_FORMAT: Final = 7

Face = Literal[
    "goose-herd",
    "kitchen-hand",
    "bell-ringer",
    "miller",
    "ferryman",
    "beekeeper",
    "falconer",
    "mason",
    "forester",
    "steward",
    "surveyor",
    "chancellor",
    "astronomer",
    "chronicler",
    "regent",
]


class _Strict:
    __slots__ = ()
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class SeatState(_Strict):
    """A seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    guest: int | None
    level: Level | None
    stand_in: Level | None
    timeouts: int
    face: Face | None


@dataclass(frozen=True, slots=True)
class DecisionState(_Strict):
    """A decision since the last deal; the moment before it follows from the first `moves_before` moves."""

    seat: int
    guest: int | None
    moves_before: int
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class GameState(_Strict):
    """A game: its position follows from its moves."""

    id: str
    number: int
    commitment: str | None
    moves: tuple[str, ...]
    since: int
    charged: int
    stands: bool
    stood: bool
    left: tuple[int, ...]
    decisions: tuple[DecisionState, ...]
    dealt: bool
    undos: dict[int, int]
    #: By the number of moves before the decision: the seat, and the step of the hint.
    hints: dict[int, tuple[int, int]]
    result: Result | None


@dataclass(frozen=True, slots=True)
class UndoState(_Strict):
    """A request to take a decision back."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HappeningState(_Strict):
    """The parts of an event's news that are not in the log."""

    round: int | None
    gain: int
    untaken: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChallengeState(_Strict):
    """The challenge of a day."""

    day: str
    counted: bool


@dataclass(frozen=True, slots=True)
class TableState(_Strict):
    """A table; its last entries are read from the log, `recent` has the other parts of their news."""

    rules: str
    version: int
    turned: int
    created: int
    updated: int
    dynasty: bool
    listed: bool
    fixed_deck: bool
    hints: bool | None
    clock: Clock | None
    host: int
    stage: Literal["gathering", "playing", "finished"]
    seats: tuple[SeatState, ...]
    game: GameState | None
    games: int
    points: tuple[tuple[int, ...], ...]
    undo: UndoState | None
    undo_since: int
    again: tuple[int, ...]
    recent: tuple[tuple[HappeningState, ...], ...]
    start: str | None
    challenge: ChallengeState | None


_state: Final = TypeAdapter(TableState)


def write_state(state: TableState) -> bytes:
    """A state as it is stored."""
    return _state.dump_json(state)


def read_state(text: bytes) -> TableState:
    """A state as it was stored; Unreadable otherwise."""
    try:
        return _state.validate_json(text)
    except (ValidationError, ValueError) as error:
        raise Unreadable(type(error).__name__) from None
