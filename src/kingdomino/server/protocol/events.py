"""What happens at a table. A table is the sum of its events, and so is its storage; nothing hidden is ever in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from .shapes import ClockRule, Level, Result

By = Literal["person", "bot", "clock"]


@dataclass(frozen=True, slots=True)
class Created:
    """A table was set up."""

    rules: str
    dynasty: bool
    listed: bool
    clock: ClockRule | None
    fixed_deck: bool
    host: int
    type: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Configured:
    """The host changed the terms before the start; seats past the number of players are gone."""

    rules: str
    dynasty: bool
    listed: bool
    clock: ClockRule | None
    type: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat."""

    seat: int
    guest: int
    name: str
    type: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class BotSat:
    """A bot took a seat."""

    seat: int
    level: Level
    type: Literal["bot_sat"] = "bot_sat"


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat was left, or freed by the host."""

    seat: int
    type: Literal["stood"] = "stood"


@dataclass(frozen=True, slots=True)
class HostPassed:
    """The host's rights went to another person."""

    guest: int
    type: Literal["host_passed"] = "host_passed"


@dataclass(frozen=True, slots=True)
class Began:
    """A game began: its commitment, then what chance brought (`kings …`, `deal …`)."""

    game: str
    number: int
    commitment: str | None
    chance: tuple[str, ...]
    type: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Moved:
    """A decision, and what chance brought after it. `points` are the seat's after it, `spent` its milliseconds.

    The table adds what follows from its state: the points that the move added (`gain`), and the dominoes of the line
    that nobody claimed and that leave the game with this claim (`untaken`, R6 revised).
    """

    seat: int
    move: str
    by: By
    chance: tuple[str, ...]
    points: int
    spent: int
    gain: int = 0
    untaken: tuple[int, ...] = ()
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Undone:
    """The last `count` decisions were taken back; the seat that wished it decides again."""

    seat: int
    count: int
    type: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True)
class UndoRequested:
    """A seat asks the others to let it take back its last decision."""

    seat: int
    type: Literal["undo_requested"] = "undo_requested"


@dataclass(frozen=True, slots=True)
class UndoAgreed:
    """One of those who were asked agreed."""

    guest: int
    type: Literal["undo_agreed"] = "undo_agreed"


@dataclass(frozen=True, slots=True)
class UndoDeclined:
    """The request is off: one declined, or the game went on."""

    guest: int | None
    type: Literal["undo_declined"] = "undo_declined"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for a person until they are back: their time ran out three times, or the host asked for it."""

    seat: int
    level: Level
    why: Literal["time", "host"]
    type: Literal["stood_in"] = "stood_in"


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person plays their seat again."""

    seat: int
    type: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True)
class WantsAgain:
    """A seat is ready for the next game: the Dynasty's, or a rematch."""

    seat: int
    type: Literal["wants_again"] = "wants_again"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; what was hidden is revealed."""

    result: Result
    type: Literal["finished"] = "finished"


Event = Annotated[
    Created
    | Configured
    | Sat
    | BotSat
    | Stood
    | HostPassed
    | Began
    | Moved
    | Undone
    | UndoRequested
    | UndoAgreed
    | UndoDeclined
    | StoodIn
    | CameBack
    | WantsAgain
    | Finished,
    Field(discriminator="type"),
]


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the version of the table that it led to, and when it happened (milliseconds since 1970).

    `round` is the round of the game in which it happened, 0 in the opening; null where there is no game.
    """

    version: int
    at: int
    round: int | None
    event: Event
