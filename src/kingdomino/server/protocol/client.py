"""What a client says. Every message has an id of the client's choice and gets exactly one answer with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from .shapes import ClockRule, Code, DominoNumber, HintStep, Level, Name, Seat, SeatWish, Strict, Text, Version, Word

Id = Annotated[str, Field(min_length=1, max_length=64)] | Annotated[int, Field(ge=0, le=2**53)]
Secret = Annotated[str, Field(max_length=128)]
#: A position's line, as docs/notation.md specifies it.
PositionLine = Annotated[str, Field(max_length=2000)]
#: Of the client's choice, and long enough for chance to make it unique.
Key = Annotated[str, Field(min_length=16, max_length=64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Strict):
    """The first message: who speaks."""

    id: Id
    secret: Secret
    type: Literal["hello"] = "hello"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Strict):
    """Are you there?"""

    id: Id
    type: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateTable(Strict):
    """Set up a table; the sender is its host and, from then on, at it. `start` begins at once if no seat is open.

    With `deck` (in draw order) and `kings` (the seat of each king as it comes out) the game is dealt from them. With
    `position`, a position's line, its games begin there, and what the position does not show is shuffled anew. With
    `key`, a random text, sending it twice is harmless: both are answered with the same table. `hints` says whether
    players may ask for hints and grades; null allows them while at most one seat is a person's.
    """

    id: Id
    rules: Text
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    dynasty: bool = False
    listed: bool = False
    clock: ClockRule | None = None
    deck: Annotated[list[DominoNumber], Field(max_length=48)] | None = None
    kings: Annotated[list[Seat], Field(max_length=4)] | None = None
    start: bool = False
    key: Key | None = None
    position: PositionLine | None = None
    hints: bool | None = None
    type: Literal["create"] = "create"


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter(Strict):
    """Come to a table, or come back: with the last version `seen`, what was missed is told; else a snapshot."""

    id: Id
    table: Code
    seen: Version | None = None
    type: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exit(Strict):
    """Look away: no more messages of this table. Seats are kept."""

    id: Id
    table: Code
    type: Literal["exit"] = "exit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Strict):
    """Take an open seat; a further one, with a name of its own, for a second person at the same browser."""

    id: Id
    table: Code
    seat: Seat
    name: Name | None = None
    type: Literal["sit"] = "sit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand(Strict):
    """Give up a seat of one's own."""

    id: Id
    table: Code
    seat: Seat
    type: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Strict):
    """Give up all own seats, and the host's rights if one has them, and look away."""

    id: Id
    table: Code
    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBot(Strict):
    """The host gives a seat to a bot: an open one for good, an absent person's until they are back."""

    id: Id
    table: Code
    seat: Seat
    level: Level
    type: Literal["seat_bot"] = "seat_bot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Clear(Strict):
    """The host frees a seat before the start."""

    id: Id
    table: Code
    seat: Seat
    type: Literal["clear"] = "clear"


@dataclass(frozen=True, slots=True, kw_only=True)
class Configure(Strict):
    """The host changes the terms before the start. Without `hints`, that they are allowed or not stays as it is."""

    id: Id
    table: Code
    rules: Text
    dynasty: bool
    listed: bool
    clock: ClockRule | None = None
    hints: bool | None = None
    type: Literal["configure"] = "configure"


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Strict):
    """The host begins the game; no seat may be open."""

    id: Id
    table: Code
    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayMove(Strict):
    """Make a move, in notation, against the version of the table that the client saw. Sending it twice is harmless."""

    id: Id
    table: Code
    version: Version
    move: Text
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Strict):
    """Take back the own last decision: at once where that is free, else by asking the others."""

    id: Id
    table: Code
    version: Version
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerUndo(Strict):
    """Agree or not that another takes back a decision."""

    id: Id
    table: Code
    version: Version
    agree: bool
    type: Literal["answer_undo"] = "answer_undo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Back(Strict):
    """Play the own seats again that a bot stood in for."""

    id: Id
    table: Code
    type: Literal["back"] = "back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Again(Strict):
    """Ready for the next game: it begins when every person at the table is."""

    id: Id
    table: Code
    type: Literal["again"] = "again"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPlaces(Strict):
    """Where would a visible domino fit in a seat's kingdom, and what would it add?"""

    id: Id
    table: Code
    seat: Seat
    domino: DominoNumber
    type: Literal["places"] = "places"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskWhy(Strict):
    """Why would this move of this seat be refused now?"""

    id: Id
    table: Code
    seat: Seat
    move: Text
    type: Literal["why"] = "why"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Strict):
    """Before the first game: say for the own seats that it may begin, or take that back. The host may begin anyway."""

    id: Id
    table: Code
    ready: bool
    type: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(Strict):
    """A hint for the own decision that is due at this version, up to a `step`; everybody is told that it was used.

    Its answer comes when it is worked out: messages that were sent later may be answered before.
    """

    id: Id
    table: Code
    version: Version
    step: HintStep
    type: Literal["hint"] = "hint"


@dataclass(frozen=True, slots=True, kw_only=True)
class AskGrade(Strict):
    """What was the own decision worth that led to this version? Its answer comes when it is worked out, too."""

    id: Id
    table: Code
    version: Version
    type: Literal["grade"] = "grade"


@dataclass(frozen=True, slots=True, kw_only=True)
class Signal(Strict):
    """Say one of a few words to everybody at the table, from a seat of one's own. Not stored; no version changes."""

    id: Id
    table: Code
    seat: Seat
    word: Word
    type: Literal["signal"] = "signal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover(Strict):
    """Where several people share a device: it is covered until whoever is to act takes it, or it was taken.

    The clock of the seat to act stands while covered. Saying the same again changes nothing.
    """

    id: Id
    table: Code
    version: Version
    covered: bool
    type: Literal["cover"] = "cover"


ClientMessage = Annotated[
    Hello
    | Ping
    | CreateTable
    | Enter
    | Exit
    | Sit
    | Stand
    | Leave
    | SeatBot
    | Clear
    | Configure
    | Start
    | PlayMove
    | Undo
    | AnswerUndo
    | Back
    | Again
    | AskPlaces
    | AskWhy
    | Ready
    | AskHint
    | AskGrade
    | Signal
    | Cover,
    Field(discriminator="type"),
]
