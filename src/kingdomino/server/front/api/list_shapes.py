"""What lists of tables and of games show."""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.server.protocol.shapes import ClockRule, Laid, RulesView, SeatView, Stage


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
    """A finished game of the person who asks; `seats` are those that they had."""

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
class GalleryGame:
    """A finished game with its final kingdoms, by seat, as the dominoes that lie in them."""

    listing: GameListing
    kingdoms: tuple[tuple[Laid, ...], ...]


@dataclass(frozen=True, slots=True)
class GalleryCounts:
    """How many finished games there are of each kind."""

    all: int
    won: int
    people: int


@dataclass(frozen=True, slots=True)
class Gallery:
    """Finished games with their kingdoms, newest first; ask again with `before` for older ones, unless it is null."""

    games: tuple[GalleryGame, ...]
    before: int | None
    counts: GalleryCounts
