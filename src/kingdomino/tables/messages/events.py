"""What happens at a table. A table is the sum of its events, and so is its storage; nothing hidden is ever in one.

The same types are stored (`kingdomino.tables.log`) and sent. An entry that was stored is read for ever: a change of a
type that is not a further field with a default needs a new format there, with an upcaster from the one before.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .shapes import ClockRule, HintStep, Level, Result, Shape

By = Literal["person", "bot", "clock"]


class _Event(Shape, frozen=True, tag_field="type"):
    """Its `type` is the tag of its class."""


class Created(_Event, frozen=True, tag="created"):
    """A table was set up."""

    rules: str
    dynasty: bool
    listed: bool
    clock: ClockRule | None
    fixed_deck: bool
    host: int


class FromPosition(_Event, frozen=True, tag="from_position"):
    """The table's games begin from this position; the dominoes that it does not show are shuffled anew."""

    position: str


class Configured(_Event, frozen=True, tag="configured"):
    """The host changed the terms before the start; seats past the number of players are gone."""

    rules: str
    dynasty: bool
    listed: bool
    clock: ClockRule | None


class Sat(_Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: int
    name: str


class BotSat(_Event, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    level: Level


class Stood(_Event, frozen=True, tag="stood"):
    """A seat was left, or freed by the host."""

    seat: int


class HostPassed(_Event, frozen=True, tag="host_passed"):
    """The host's rights went to another person."""

    guest: int


class Began(_Event, frozen=True, tag="began"):
    """A game began: its commitment, then what chance brought (`kings …`, `deal …`)."""

    game: str
    number: int
    commitment: str | None
    chance: tuple[str, ...]


class MoveMade(_Event, frozen=True, tag="moved"):
    """A decision as it is stored: `Moved` without what follows from the table's state."""

    seat: int
    move: str
    by: By
    chance: tuple[str, ...]
    points: int
    spent: int

    def told(self, gain: int, untaken: tuple[int, ...]) -> Moved:
        """As clients are told of it."""
        return Moved(self.seat, self.move, self.by, self.chance, self.points, self.spent, gain, untaken)


class Moved(MoveMade, frozen=True, tag="moved"):
    """A decision, and what chance brought after it. `points` are the seat's after it, `spent` its milliseconds.

    The table adds what follows from its state: the points that the move added (`gain`), and the dominoes of the line
    that nobody claimed and that leave the game with this claim (`untaken`, R6 revised).
    """

    gain: int
    untaken: tuple[int, ...]


class Undone(_Event, frozen=True, tag="undone"):
    """The last `count` decisions were taken back; the seat that wished it decides again."""

    seat: int
    count: int


class UndoRequested(_Event, frozen=True, tag="undo_requested"):
    """A seat asks the others to let it take back its last decision."""

    seat: int


class UndoAgreed(_Event, frozen=True, tag="undo_agreed"):
    """One of those who were asked agreed."""

    guest: int


class UndoDeclined(_Event, frozen=True, tag="undo_declined"):
    """The request is off: one declined, or the game went on."""

    guest: int | None


class StoodIn(_Event, frozen=True, tag="stood_in"):
    """A bot plays for a person until they are back: their time ran out three times, or the host asked for it."""

    seat: int
    level: Level
    why: Literal["time", "host"]


class CameBack(_Event, frozen=True, tag="came_back"):
    """A person plays their seat again."""

    seat: int


class WantsAgain(_Event, frozen=True, tag="wants_again"):
    """A seat is ready for the next game: the first, the Dynasty's, or a rematch."""

    seat: int


class NotReady(_Event, frozen=True, tag="not_ready"):
    """A seat that was ready for the next game is not any more."""

    seat: int


class Finished(_Event, frozen=True, tag="finished"):
    """The game is over; what was hidden is revealed."""

    result: Result


class HintsSet(_Event, frozen=True, tag="hints_set"):
    """The host said whether players may ask for hints and grades."""

    allowed: bool


class HintUsed(_Event, frozen=True, tag="hint_used"):
    """A seat used a hint at the decision that is due, up to this step (1 to 3); it comes from a bot of this level."""

    seat: int
    step: HintStep = 1
    level: Level = "king"


class Challenge(_Event, frozen=True, tag="challenge"):
    """The table plays the challenge of a day (`2026-11-16`); `counted` says whether its result is the person's."""

    day: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    counted: bool = False


class Covered(_Event, frozen=True, tag="covered"):
    """The device is covered until whoever is to act takes it, and their clock stands; or it was taken, and it runs.

    `spent` is what the clock had taken of this decision until then, in milliseconds.
    """

    seat: int
    covered: bool
    spent: int


_Plain = (
    Created
    | Configured
    | Sat
    | BotSat
    | Stood
    | HostPassed
    | Began
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
    | Covered
)
#: As stored.
Event = _Plain | MoveMade
#: As sent.
ToldEvent = _Plain | Moved


class Happening(Shape, frozen=True):
    """An event with the version of the table that it led to, and when it happened (milliseconds since 1970).

    `round` is the round of the game in which it happened, 0 in the opening; null where there is no game.
    """

    version: int
    at: int
    round: int | None
    event: ToldEvent
