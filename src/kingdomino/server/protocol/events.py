"""What happens at a table. A table is the sum of its events, and so is its storage; nothing hidden is ever in one.

Moves and happenings are made by the thousand: they are not frozen, as in `shapes`, and never changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from .shapes import ClockRule, HintStep, Level, Result

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
class FromPosition:
    """The table's games begin from this position; the dominoes that it does not show are shuffled anew."""

    position: str
    type: Literal["from_position"] = "from_position"


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


@dataclass(slots=True)
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
    """A seat is ready for the next game: the first, the Dynasty's, or a rematch."""

    seat: int
    type: Literal["wants_again"] = "wants_again"


@dataclass(frozen=True, slots=True)
class NotReady:
    """A seat that was ready for the next game is not any more."""

    seat: int
    type: Literal["not_ready"] = "not_ready"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over; what was hidden is revealed."""

    result: Result
    type: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True)
class HintsSet:
    """The host said whether players may ask for hints and grades."""

    allowed: bool
    type: Literal["hints_set"] = "hints_set"


@dataclass(frozen=True, slots=True)
class HintUsed:
    """A seat used a hint at the decision that is due, up to this step (1 to 3)."""

    seat: int
    step: HintStep
    type: Literal["hint_used"] = "hint_used"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The table plays the challenge of a day (`2026-11-16`); `counted` says whether its result is the person's."""

    day: str
    counted: bool
    type: Literal["challenge"] = "challenge"


@dataclass(frozen=True, slots=True)
class Covered:
    """The device is covered until whoever is to act takes it, and their clock stands; or it was taken, and it runs.

    `spent` is what the clock had taken of this decision until then, in milliseconds.
    """

    seat: int
    covered: bool
    spent: int
    type: Literal["covered"] = "covered"


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
    | NotReady
    | Finished
    | FromPosition
    | HintsSet
    | HintUsed
    | Challenge
    | Covered,
    Field(discriminator="type"),
]


@dataclass(slots=True)
class Happening:
    """An event with the version of the table that it led to, and when it happened (milliseconds since 1970).

    `round` is the round of the game in which it happened, 0 in the opening; null where there is no game.
    """

    version: int
    at: int
    round: int | None
    event: Event
