"""What a client says. Every message has an id of the client's choice and gets exactly one answer with it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .shapes import ClockRule, Code, DominoNumber, HintStep, Level, Name, Seat, SeatWish, Strict, Text, Version, Word

Id = Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)]
Secret = Annotated[str, Meta(max_length=128)]
#: A position's line, as docs/notation.md specifies it.
PositionLine = Annotated[str, Meta(max_length=2000)]
#: Of the client's choice, and long enough for chance to make it unique.
Key = Annotated[str, Meta(min_length=16, max_length=64)]


class _Message(Strict, frozen=True, tag_field="type"):
    id: Id


class _TableMessage(_Message, frozen=True):
    table: Code


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: who speaks."""

    secret: Secret


class Ping(_Message, frozen=True, tag="ping"):
    """Are you there?"""


class CreateTable(_Message, frozen=True, tag="create"):
    """Set up a table; the sender is its host and, from then on, at it. `start` begins at once if no seat is open.

    With `deck` (in draw order) and `kings` (the seat of each king as it comes out) the game is dealt from them. With
    `position`, a position's line, its games begin there, and what the position does not show is shuffled anew. With
    `key`, a random text, sending it twice is harmless: both are answered with the same table. `hints` says whether
    players may ask for hints and grades; null allows them while at most one seat is a person's.
    """

    rules: Text
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    dynasty: bool = False
    listed: bool = False
    clock: ClockRule | None = None
    deck: Annotated[list[DominoNumber], Meta(max_length=48)] | None = None
    kings: Annotated[list[Seat], Meta(max_length=4)] | None = None
    start: bool = False
    key: Key | None = None
    position: PositionLine | None = None
    hints: bool | None = None


class Enter(_TableMessage, frozen=True, tag="enter"):
    """Come to a table, or come back: with the last version `seen`, 0 at first, what happened since is told.

    Where not all of that is at hand, what is comes with a snapshot. Without `seen` it is a snapshot alone.
    """

    seen: Version | None = None


class Exit(_TableMessage, frozen=True, tag="exit"):
    """Look away: no more messages of this table. Seats are kept."""


class Sit(_TableMessage, frozen=True, tag="sit"):
    """Take an open seat; a further one, with a name of its own, for a second person at the same browser."""

    seat: Seat
    name: Name | None = None


class Stand(_TableMessage, frozen=True, tag="stand"):
    """Give up a seat of one's own."""

    seat: Seat


class Leave(_TableMessage, frozen=True, tag="leave"):
    """Give up all own seats, and the host's rights if one has them, and look away."""


class SeatBot(_TableMessage, frozen=True, tag="seat_bot"):
    """The host gives a seat to a bot: an open one for good, an absent person's until they are back."""

    seat: Seat
    level: Level


class Clear(_TableMessage, frozen=True, tag="clear"):
    """The host frees a seat before the start."""

    seat: Seat


class Configure(_TableMessage, frozen=True, tag="configure"):
    """The host changes the terms before the start. Without `hints`, that they are allowed or not stays as it is."""

    rules: Text
    dynasty: bool
    listed: bool
    clock: ClockRule | None = None
    hints: bool | None = None


class Start(_TableMessage, frozen=True, tag="start"):
    """The host begins the game; no seat may be open."""


class PlayMove(_TableMessage, frozen=True, tag="move"):
    """Make a move, in notation, against the version of the table that the client saw. Sending it twice is harmless."""

    version: Version
    move: Text


class Undo(_TableMessage, frozen=True, tag="undo"):
    """Take back the own last decision: at once where that is free, else by asking the others."""

    version: Version


class AnswerUndo(_TableMessage, frozen=True, tag="answer_undo"):
    """Agree or not that another takes back a decision."""

    version: Version
    agree: bool


class Back(_TableMessage, frozen=True, tag="back"):
    """Play the own seats again that a bot stood in for."""


class Again(_TableMessage, frozen=True, tag="again"):
    """Ready for the next game: it begins when every person at the table is."""


class AskPlaces(_TableMessage, frozen=True, tag="places"):
    """Where would a visible domino fit in a seat's kingdom, and what would it add?"""

    seat: Seat
    domino: DominoNumber


class AskWhy(_TableMessage, frozen=True, tag="why"):
    """Why would this move of this seat be refused now?"""

    seat: Seat
    move: Text


class Ready(_TableMessage, frozen=True, tag="ready"):
    """Before the first game: say for the own seats that it may begin, or take that back. The host may begin anyway."""

    ready: bool


class AskHint(_TableMessage, frozen=True, tag="hint"):
    """A hint for the own decision that is due at this version, up to a `step`; everybody is told that it was used.

    Its answer comes when it is worked out: messages that were sent later may be answered before.
    """

    version: Version
    step: HintStep


class AskGrade(_TableMessage, frozen=True, tag="grade"):
    """What was the own decision worth that led to this version? Its answer comes when it is worked out, too."""

    version: Version


class Signal(_TableMessage, frozen=True, tag="signal"):
    """Say one of a few words to everybody at the table, from a seat of one's own. Not stored; no version changes."""

    seat: Seat
    word: Word


class Cover(_TableMessage, frozen=True, tag="cover"):
    """Where several people share a device: it is covered until whoever is to act takes it, or it was taken.

    The clock of the seat to act stands while covered. Saying the same again changes nothing.
    """

    version: Version
    covered: bool


ClientMessage = (
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
    | Cover
)
