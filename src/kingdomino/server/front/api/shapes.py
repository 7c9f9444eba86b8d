"""What goes in and out over HTTP. What comes in has exactly its fields, of exactly their types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, WrapValidator

from kingdomino.server.protocol.shapes import (
    XY,
    ClockRule,
    DynastyView,
    GuestView,
    KingdomView,
    Level,
    LineSlot,
    Result,
    RulesView,
    ScoreView,
    SeatView,
    Stage,
    TerritoryView,
    Why,
)

Language = Literal["en", "he", "tr", "da", "bg", "el"]
Terrain = Literal["wheat", "forest", "lake", "meadow", "swamp", "mine"]
#: Longer than any name that is kept: the refusal says how long one may be.
AnyName = Annotated[str, Field(max_length=256)]
RecordText = Annotated[str, Field(max_length=60_000)]
Far = Annotated[int, Field(ge=-99, le=99)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(_Body):
    """Somebody who wants to play."""

    name: AnyName
    language: Language


class GuestChange(_Body):
    """What shall be different; what is missing stays."""

    name: AnyName | None = None
    language: Language | None = None


class LinkCode(_Body):
    """The code of a link that was made on another device."""

    code: Annotated[str, Field(max_length=128)]


class RecordToRead(_Body):
    """A record, or those of several games one after the other."""

    record: RecordText


class RecordToVerify(RecordToRead):
    """Records of finished games; `noted` are commitments that somebody wrote down, the first for the first game."""

    noted: Annotated[list[Annotated[str, Field(max_length=128)]], Field(max_length=16)] = []


class PictureOfKingdom(_Body):
    """A kingdom as text: a row a line, two characters a square."""

    picture: Annotated[str, Field(max_length=20_000)]


class Spot(_Body):
    """A place in a kingdom."""

    x: Far
    y: Far


class LandSpot(Spot):
    """What one square shows."""

    terrain: Terrain
    crowns: Annotated[int, Field(ge=0, le=3)]


class SquaresOfKingdom(_Body):
    """A kingdom square by square; usually with one castle at (0, 0)."""

    squares: Annotated[list[LandSpot], Field(max_length=2_000)]
    castles: Annotated[list[Spot], Field(max_length=16)] = [Spot(x=0, y=0)]


def _drawn(kingdom: object, _: object) -> PictureOfKingdom | SquaresOfKingdom:
    """A kingdom by the key that is there, so that what is wrong with it is told of that way of drawing alone."""
    is_picture = isinstance(kingdom, dict) and "picture" in kingdom
    return (PictureOfKingdom if is_picture else SquaresOfKingdom).model_validate(kingdom)


AnyKingdom = Annotated[PictureOfKingdom | SquaresOfKingdom, WrapValidator(_drawn)]


class KingdomsToScore(_Body):
    """Kingdoms of one game, at most four, and the rules that count: `4 classic harmony`, say."""

    kingdoms: Annotated[list[AnyKingdom], Field(min_length=1, max_length=4)]
    rules: Annotated[str, Field(max_length=64)]


@dataclass(frozen=True, slots=True)
class Registered:
    """A person, and the secret that only their browser keeps: it is told this once."""

    guest: GuestView
    secret: str


@dataclass(frozen=True, slots=True)
class Link:
    """Moves a person to another device, once, until `expires` (milliseconds since 1970)."""

    code: str
    expires: int


@dataclass(frozen=True, slots=True)
class TableListing:
    """A table in a list. `to_act` are the public numbers of those whose turn it is."""

    code: str
    stage: Stage
    rules: RulesView
    dynasty: bool
    listed: bool
    clock: ClockRule | None
    host: int
    seats: tuple[SeatView, ...]
    open_seats: int
    to_act: tuple[int, ...]
    version: int
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class TableList:
    """Several tables."""

    tables: tuple[TableListing, ...]


@dataclass(frozen=True, slots=True)
class GameListing:
    """A finished game of somebody's; `seats` are the ones they had."""

    game: str
    table: str
    number: int
    rules: RulesView
    players: tuple[str, ...]
    seats: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    ended: int


@dataclass(frozen=True, slots=True)
class GameList:
    """Finished games, newest first; ask again with `before` for older ones, unless it is null."""

    games: tuple[GameListing, ...]
    before: int | None


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A moment of a game: the move that led to it, whose it was (null for chance), and what everybody saw then.

    `kingdoms` are places in the game's list of kingdoms, by seat.
    """

    move: str | None
    seat: int | None
    comments: tuple[str, ...]
    round: int
    phase: Literal["chance", "claim", "place", "over"]
    to_act: int | None
    domino: int | None
    line: tuple[LineSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: int
    kings: tuple[int, ...]
    kingdoms: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    pile: int


@dataclass(frozen=True, slots=True)
class ReplayGame:
    """One game of a record. Every kingdom that occurs is in `kingdoms` once."""

    number: int
    rules: RulesView
    players: tuple[str, ...]
    commitment: str | None
    kingdoms: tuple[KingdomView, ...]
    positions: tuple[ReplayPosition, ...]
    result: Result | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A record as positions, as far as it is sound; `failure` says where (line, column) and why it breaks off.

    `standing` is there where the games are those of a Dynasty.
    """

    games: tuple[ReplayGame, ...]
    standing: DynastyView | None
    failure: Why | None


@dataclass(frozen=True, slots=True)
class CheckView:
    """One question put to a record, by its code."""

    code: str
    passed: bool


@dataclass(frozen=True, slots=True)
class VerifiedGame:
    """What was found out about one game's shuffle."""

    commitment: str
    passed: bool
    checks: tuple[CheckView, ...]


@dataclass(frozen=True, slots=True)
class Verified:
    """Whether every deck was set before its game began."""

    passed: bool
    games: tuple[VerifiedGame, ...]


@dataclass(frozen=True, slots=True)
class DefectView:
    """Something that no kingdom of a game shows, and where it shows."""

    code: str
    squares: tuple[XY, ...]
    facts: dict[str, str | int | bool | None]


@dataclass(frozen=True, slots=True)
class ScoredKingdom:
    """A kingdom's points, where they come from, and what cannot be right with it."""

    place: int
    score: ScoreView
    territories: tuple[TerritoryView, ...]
    castles: tuple[XY, ...]
    box: tuple[int, int, int, int]
    picture: str
    defects: tuple[DefectView, ...]


@dataclass(frozen=True, slots=True)
class TieView:
    """Kingdoms (by their places in the list) with equal points, and what decided between them, if anything."""

    kingdoms: tuple[int, ...]
    decided_by: Literal["largest", "crowns", "shared"]


@dataclass(frozen=True, slots=True)
class Scored:
    """The score pad's answer."""

    rules: RulesView
    kingdoms: tuple[ScoredKingdom, ...]
    winners: tuple[int, ...]
    ties: tuple[TieView, ...]
    together: tuple[DefectView, ...]


@dataclass(frozen=True, slots=True)
class RatingView:
    """Measured strength: mu plus or minus sigma, from so many games."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class BotView:
    """A level of our bots."""

    level: Level
    rating: RatingView | None


@dataclass(frozen=True, slots=True)
class Bots:
    """All levels, from the weakest to the strongest."""

    bots: tuple[BotView, ...]


@dataclass(frozen=True, slots=True)
class LandView:
    """What one half of a domino shows."""

    terrain: Terrain
    crowns: int


@dataclass(frozen=True, slots=True)
class DominoView:
    """A domino; `a` is its first half in notation."""

    number: int
    a: LandView
    b: LandView


@dataclass(frozen=True, slots=True)
class Box:
    """The 48 dominoes of the box."""

    dominoes: tuple[DominoView, ...]
