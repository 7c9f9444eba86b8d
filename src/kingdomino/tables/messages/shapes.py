"""Shapes that messages are made of. Coordinates are (x, y) with the castle at (0, 0), x to the east, y to the north."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct, field

XY = tuple[int, int]
Level = Literal["page", "squire", "knight", "duke", "king"]
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
Terrain = Literal["wheat", "forest", "lake", "meadow", "swamp", "mine"]
Stage = Literal["gathering", "playing", "finished"]
Phase = Literal["claim", "place", "over"]

Code = Annotated[str, Meta(min_length=5, max_length=5, pattern="^[A-HJ-Z2-8]{5}$")]
Seat = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Text = Annotated[str, Meta(max_length=64)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
DominoNumber = Annotated[int, Meta(ge=1, le=48)]
#: How much of a hint is told: what to look for, where, the move.
HintStep = Annotated[int, Meta(ge=1, le=3)]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
#: Of a code: they depend on it.
Facts = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
#: What players may signal to each other at a table.
Word = Literal["well_done", "ouch", "thinking", "thank_you", "hurry", "good_game"]


class Shape(Struct, frozen=True, gc=False):
    """What a host tells. Made by the thousand and never in a cycle: the garbage collector need not know of it."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside has exactly the fields it should have, of exactly their types."""


class ClockRule(Strict, frozen=True):
    """Time to think: `move` gives each decision its seconds; `bank` is one supply, refilled by the increment."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class SeatWish(Strict, frozen=True):
    """Who shall sit on a seat of a new table: `me` may be wished for several seats of one browser."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class Why(Shape, frozen=True):
    """A code with facts; the sentence is in the catalogue of the reader's language."""

    code: str
    facts: Facts = field(default_factory=dict)


class RulesView(Shape, frozen=True):
    """A ruleset and what follows from it."""

    text: str
    players: int
    edition: str
    mighty_duel: bool
    harmony: bool
    middle_kingdom: bool
    grid: int
    line_size: int
    kings_per_player: int
    rounds: int


class SeatView(Shape, frozen=True):
    """A seat: open, a person's (`guest` is their public number) or a bot's; `stand_in` plays for an absent person.

    A bot has a `face` of its level, its role and portrait: no two at a table have the same, and the fourth of a level
    has none. Faces of one level play alike.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    guest: int | None = None
    level: Level | None = None
    stand_in: Level | None = None
    timeouts: int = 0
    face: Face | None = None


class Laid(Shape, frozen=True):
    """A domino in a kingdom: where its first and its second half lie."""

    number: int
    a: XY
    b: XY


class TerritoryView(Shape, frozen=True):
    """Joined squares of one terrain: points = squares x crowns."""

    terrain: str
    squares: tuple[XY, ...]
    crowns: int
    points: int


class KingdomView(Shape, frozen=True):
    """A kingdom as it lies. `box` is what it covers (west, south, east, north), `reach` what it may still cover."""

    laid: tuple[Laid, ...]
    discarded: tuple[int, ...]
    territories: tuple[TerritoryView, ...]
    points: int
    box: tuple[int, int, int, int]
    reach: tuple[int, int, int, int]


class LineSlot(Shape, frozen=True):
    """A domino of a line and the seat whose king stands on it."""

    domino: int
    seat: int | None


class ClockView(Shape, frozen=True):
    """Milliseconds left by seat when the message was sent; only the acting seat's run (`running`).

    They run after `stands` milliseconds: more than 0 while the device is covered, unless it is taken before.
    """

    left: tuple[int, ...]
    running: int | None
    stands: int


class ScoreView(Shape, frozen=True):
    """A finished kingdom's points, what they are made of, and why a bonus did or did not come."""

    total: int
    territories: int
    harmony: int
    middle_kingdom: int
    largest: int
    crowns: int
    harmony_reason: Why
    middle_kingdom_reason: Why


class Result(Shape, frozen=True):
    """The end of a game, with what was hidden until then. `decided_by` says what separated the first two."""

    places: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[ScoreView, ...]
    decided_by: Literal["points", "largest", "crowns", "shared"]
    seed: str | None
    salt: str | None
    deck: tuple[int, ...] | None


class GameView(Shape, frozen=True):
    """A game as everybody at the table sees it. `pile` counts the dominoes that will still be dealt.

    `hints` has by seat at how many decisions hints were used.
    """

    id: str
    number: int
    commitment: str | None
    round: int
    phase: Phase
    to_act: int | None
    domino: int | None
    line: tuple[LineSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: int
    kings: tuple[int, ...]
    kingdoms: tuple[KingdomView, ...]
    places: tuple[int, ...]
    pile: int
    hints: tuple[int, ...]
    clock: ClockView | None
    result: Result | None


class DynastyView(Shape, frozen=True):
    """Three games in a row: points by finished game and seat, their sums, places by them."""

    games: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    over: bool


class UndoAsked(Shape, frozen=True):
    """A seat asks to take back its last decision; `agreed` and `waiting` are public numbers of people."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class ChallengeView(Shape, frozen=True):
    """The challenge of a day (`2026-11-16`) that a table plays; `counted` says whether its result is the person's."""

    day: str
    counted: bool


class TableView(Shape, frozen=True):
    """A table as everybody sees it. `hints` says whether players may ask for hints and grades."""

    code: str
    stage: Stage
    rules: RulesView
    dynasty: bool
    listed: bool
    fixed_deck: bool
    hints: bool
    clock: ClockRule | None
    host: int
    seats: tuple[SeatView, ...]
    game: GameView | None
    standing: DynastyView | None
    undo: UndoAsked | None
    again: tuple[int, ...]
    #: Its games begin from a position and not from bare castles: they are practice.
    from_position: bool = False
    challenge: ChallengeView | None = None


class TableChanges(TypedDict, total=False):
    """The fields of a `TableView` that are different, each whole. Those of its game are in `GameChanges`."""

    stage: Stage
    rules: RulesView
    dynasty: bool
    listed: bool
    hints: bool
    clock: ClockRule | None
    host: int
    seats: tuple[SeatView, ...]
    standing: DynastyView | None
    undo: UndoAsked | None
    again: tuple[int, ...]


class GameChanges(TypedDict, total=False):
    """The fields of a `GameView` that are different, each whole; `kingdoms` has those that are, by seat."""

    round: int
    phase: Phase
    to_act: int | None
    domino: int | None
    line: tuple[LineSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: int
    kings: tuple[int, ...]
    kingdoms: dict[Seat, KingdomView]
    places: tuple[int, ...]
    pile: int
    hints: tuple[int, ...]
    clock: ClockView | None
    result: Result | None


class Growth(Shape, frozen=True):
    """A territory after a placement: which present ones it joins (their places in the kingdom's list) and its worth."""

    terrain: str
    joins: tuple[int, ...]
    squares: int
    crowns: int
    points: int


class Option(Shape, frozen=True):
    """A legal move. A placement says where it lies, what it adds now and which territories grow.

    A claim says at which turn of the next round it would be played at the latest (`order`, from 1).
    """

    move: str
    domino: int
    a: XY | None = None
    b: XY | None = None
    points: int = 0
    grows: tuple[Growth, ...] = ()
    order: int | None = None


class Turn(Shape, frozen=True):
    """It is up to a seat of yours: every legal move, in the official order."""

    seat: int
    phase: Literal["claim", "place"]
    domino: int | None
    moves: tuple[Option, ...]


class You(Shape, frozen=True):
    """What concerns the receiver alone: their seats, whether they are the host, their turn, what undo would do."""

    seats: tuple[int, ...]
    host: bool
    turn: Turn | None
    undo: Literal["free", "ask", "no"]
    undo_why: Why | None


class HintView(Shape, frozen=True):
    """A hint for the decision that is due, up to its `step`.

    1: `why` says what to look for. 2: `why` says where, with the `squares` of a territory or the two `dominoes` of the
    line to choose between. 3: the `move`, with one or two `reasons`; `why` is the first of them.
    """

    step: int
    why: Why
    squares: tuple[XY, ...] = ()
    dominoes: tuple[int, ...] = ()
    move: str | None = None
    reasons: tuple[Why, ...] = ()


class GradeView(Shape, frozen=True):
    """What a decision of one's own was worth; no grade where there was no choice.

    `why` is the weightiest reason for which another move is better, a code of hints: what that move does. None where
    none can be seen on the board.
    """

    move: str
    grade: Grade | None
    why: Why | None


class GuestView(Shape, frozen=True):
    """A person without registration. `number` is public, the secret is theirs alone."""

    number: int
    name: str
    language: str
