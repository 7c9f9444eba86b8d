"""The events of a log, as format 2 stores them."""

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


@dataclass(frozen=True, slots=True)
class Moved:
    """A decision, and the chance moves after it."""

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
class Finished:
    """The game is over."""

    result: Result
    type: Literal["finished"] = "finished"


# Reserved for later versions: this one stores and reads these events, and its games ignore them. A version whose games
# depend on one of them raises the format, so that servers of this version do not play such a table by other rules.


@dataclass(frozen=True, slots=True)
class HintUsed:
    """A seat used a hint of a bot of this level at the decision that is due."""

    seat: int
    level: Level
    type: Literal["hint_used"] = "hint_used"


@dataclass(frozen=True, slots=True)
class FromPosition:
    """The table's games begin from this position line."""

    position: str
    type: Literal["from_position"] = "from_position"


@dataclass(frozen=True, slots=True)
class Challenge:
    """The table plays the challenge of a day."""

    day: date
    type: Literal["challenge"] = "challenge"


Reserved = HintUsed | FromPosition | Challenge

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
    | Finished
    | HintUsed
    | FromPosition
    | Challenge,
    Field(discriminator="type"),
]
