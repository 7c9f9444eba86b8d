"""What is in the box: dominoes, and the bots that play."""

from __future__ import annotations

from dataclasses import dataclass

from kingdomino.server.protocol.shapes import Level

from .bodies import Terrain


@dataclass(frozen=True, slots=True)
class RatingView:
    """Measured strength: mu plus or minus sigma, from a number of games."""

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
