"""What is in the box: dominoes, and the bots that play."""

from __future__ import annotations

from typing import cast, get_args

from kingdomino.bots import Rating, measured_ratings, name_shown, ratings_in
from kingdomino.rules import DOMINOES, Land
from kingdomino.tables.messages.shapes import Level, Shape, Terrain


class RatingView(Shape, frozen=True):
    """Measured strength: mu plus or minus sigma, from a number of games."""

    mu: float
    sigma: float
    games: int


class BotView(Shape, frozen=True):
    """A level of our bots."""

    level: Level
    rating: RatingView | None


class Bots(Shape, frozen=True):
    """All levels, from the weakest to the strongest."""

    bots: tuple[BotView, ...]


class LandView(Shape, frozen=True):
    """What one half of a domino shows."""

    terrain: Terrain
    crowns: int


class DominoView(Shape, frozen=True):
    """A domino; `a` is its first half in notation."""

    number: int
    a: LandView
    b: LandView


class Box(Shape, frozen=True):
    """The 48 dominoes of the box."""

    dominoes: tuple[DominoView, ...]


def bots() -> Bots:
    """The levels, from the weakest to the strongest, with their measured ratings where there are any."""
    ratings = ratings_in(measured_ratings())
    return Bots(tuple(BotView(level, _rating(ratings.get(name_shown(level, ratings)))) for level in get_args(Level)))


def _rating(found: Rating | None) -> RatingView | None:
    return None if found is None else RatingView(found.mu, found.sigma, found.games)


def dominoes() -> Box:
    """The 48 dominoes: numbers, terrains, crowns."""
    return Box(tuple(DominoView(found.number, _land(found.a), _land(found.b)) for found in DOMINOES.values()))


def _land(land: Land) -> LandView:
    return LandView(cast(Terrain, land.terrain), land.crowns)
