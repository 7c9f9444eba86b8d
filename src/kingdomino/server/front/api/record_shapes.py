"""What goes in and out where records are read, replayed and verified."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from kingdomino.server.protocol.shapes import DynastyView, KingdomView, LineSlot, Result, RulesView, Why

from .bodies import Body, RecordText


class RecordToRead(Body):
    """A record, or those of several games one after the other."""

    record: RecordText


class RecordToVerify(RecordToRead):
    """Records of finished games; `noted` are commitments noted before the games, in their order."""

    noted: Annotated[list[Annotated[str, Field(max_length=128)]], Field(max_length=16)] = []  # noqa: RUF012 - pydantic copies it


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


class ReplaysWish(Body):
    """Whether everybody who has the link may watch the finished games of a table, or its players alone."""

    shared: bool


@dataclass(frozen=True, slots=True)
class ReplaysOfTable:
    """Who may watch the finished games of a table again: everybody who has the link, or its players alone."""

    shared: bool
