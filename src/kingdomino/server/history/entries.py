"""The events of a log, as formats 2 and 3 store them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field

Level = Literal["page", "squire", "knight", "duke", "king"]


@dataclass(frozen=True, slots=True)
class Clock:
    """Time to think: seconds for each decision (`move`), or one supply with an increment (`bank`)."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bonus did or did not come."""

    code: str
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a finished kingdom."""

    total: int
    territories: int
    harmony: int
    middle_kingdom: int
    largest: int
    crowns: int
    harmony_reason: Reason
    middle_kingdom_reason: Reason


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game, and its deck."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    decided_by: Literal["points", "largest", "crowns", "shared"]
    seed: str | None
    salt: str | None
    deck: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Created:
    """A table was set up."""

    rules: str
    dynasty: bool
    listed: bool
    clock: Clock | None
    fixed_deck: bool
    host: int
    type: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Configured:
    """New terms."""

    rules: str
    dynasty: bool
    listed: bool
    clock: Clock | None
    type: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat. Forgetting a person empties `name` in every object with their `guest`."""

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
    """A seat became open."""

    seat: int
    type: Literal["stood"] = "stood"


@dataclass(frozen=True, slots=True)
class HostPassed:
    """Another person is the host."""

    guest: int
    type: Literal["host_passed"] = "host_passed"


@dataclass(frozen=True, slots=True)
class Began:
    """A game began."""

    game: str
    number: int
    commitment: str | None
    chance: tuple[str, ...]
    type: Literal["began"] = "began"


@dataclass(slots=True)
class Moved:
    """A decision, and the chance moves after it. Never changed; made for every move, and not frozen for speed."""

    seat: int
    move: str
    by: Literal["person", "bot", "clock"]
    chance: tuple[str, ...]
    points: int
    spent: int
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Undone:
    """The last decisions were taken back."""

    seat: int
    count: int
    type: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True)
class UndoRequested:
    """A seat asks to take a decision back."""

    seat: int
    type: Literal["undo_requested"] = "undo_requested"


@dataclass(frozen=True, slots=True)
class UndoAgreed:
    """One agreed."""

    guest: int
    type: Literal["undo_agreed"] = "undo_agreed"


@dataclass(frozen=True, slots=True)
class UndoDeclined:
    """The request is off."""

    guest: int | None
    type: Literal["undo_declined"] = "undo_declined"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for a person."""

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
    """A seat is ready for the next game."""

    seat: int
    type: Literal["wants_again"] = "wants_again"


@dataclass(frozen=True, slots=True)
class NotReady:
    """A seat is not ready for the next game any more."""

    seat: int
    type: Literal["not_ready"] = "not_ready"


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over."""

    result: Result
    type: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True)
class FromPosition:
    """The table's games begin from this position line. Since format 3 games depend on it."""

    position: str
    type: Literal["from_position"] = "from_position"


@dataclass(frozen=True, slots=True)
class HintsSet:
    """Whether players may ask for hints."""

    allowed: bool
    type: Literal["hints_set"] = "hints_set"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The table plays the challenge of a day. Since format 3 games depend on it, and it says whether the try counts."""

    day: date
    counted: bool = False
    type: Literal["challenge"] = "challenge"


@dataclass(frozen=True, slots=True)
class HintUsed:
    """A seat used a hint of a bot of this level at the decision that is due, up to a step."""

    seat: int
    level: Level
    step: Annotated[int, Field(ge=1, le=3)] = 1
    type: Literal["hint_used"] = "hint_used"


@dataclass(frozen=True, slots=True)
class Covered:
    """A seat's clock stands, or runs again; `spent` is what it had taken of the decision. Since format 3."""

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
    | HintsSet
    | HintUsed
    | FromPosition
    | Challenge
    | Covered,
    Field(discriminator="type"),
]
