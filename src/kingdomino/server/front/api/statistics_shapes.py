"""What a guest's statistics show."""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.server.protocol.shapes import KingdomView

from .bodies import Terrain


@dataclass(frozen=True, slots=True)
class Share:
    """Games of one kind, and how many of them were won; a shared victory is a part of one."""

    name: str
    games: int
    won: float


@dataclass(frozen=True, slots=True)
class TerrainShare:
    """The points of all territories of a terrain, and their share in percent."""

    terrain: Terrain
    points: int
    share: int


@dataclass(frozen=True, slots=True)
class GamePoints:
    """A game in the line of points: `mean` is that of it and the six games before it."""

    game: str
    ended: int
    points: int
    mean: float


@dataclass(frozen=True, slots=True)
class BestKingdom:
    """The kingdom with the most points."""

    game: str
    ended: int
    points: int
    seat: int
    players: int
    grid: int
    kingdom: KingdomView


@dataclass(frozen=True, slots=True)
class GamesWithHints:
    """Games in which hints were used; they are in no other figure."""

    games: int
    won: float
    average: float


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """What a review says of a person's seat: accuracy from 1 to 100, luck in percent to win, of this many moves."""

    game: str
    ended: int
    moves: int
    accuracy: float
    luck: float


@dataclass(frozen=True, slots=True)
class ReviewedGames:
    """The newest reviewed games, oldest first; `accuracy` is that of the last ten, `luck` the mean of all of these."""

    accuracy: float
    moves: int
    luck: float
    line: tuple[ReviewedGame, ...]


@dataclass(frozen=True, slots=True)
class GuestStatistics:
    """A person's finished games without hints. `chance`: how many they would have won by chance alone.

    `line` are the newest games, oldest first. Averages are null where there is no game.
    """

    games: int
    won: float
    chance: float
    average: float | None
    best: BestKingdom | None
    line: tuple[GamePoints, ...]
    levels: tuple[Share, ...]
    variants: tuple[Share, ...]
    terrains: tuple[TerrainShare, ...]
    hinted: GamesWithHints | None
    reviewed: ReviewedGames | None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One finished game of a person, as it is exported; `ended` is a time in universal time.

    The last three are from its review, null where there is none: how many moves were graded, their accuracy (1 to 100),
    and by how many percent the deals changed the chance to win.
    """

    game: str
    ended: str
    players: int
    variant: str
    level: str
    hints: int
    seat: int
    points: int
    place: int
    won: float
    harmony: int
    middle_kingdom: int
    wheat: int
    forest: int
    lake: int
    meadow: int
    swamp: int
    mine: int
    moves: int | None
    accuracy: float | None
    luck: float | None


@dataclass(frozen=True, slots=True)
class ResultRows:
    """All finished games of a person that are in their statistics, oldest first."""

    games: tuple[ResultRow, ...]
