"""What goes in and out of the scoring pad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, WrapValidator

from kingdomino.server.protocol.shapes import XY, RulesView, ScoreView, TerritoryView

from .bodies import Body, Terrain

Far = Annotated[int, Field(ge=-99, le=99)]


class PictureOfKingdom(Body):
    """A kingdom as text: a row a line, two characters a square."""

    picture: Annotated[str, Field(max_length=20_000)]


class Spot(Body):
    """A place in a kingdom."""

    x: Far
    y: Far


class LandSpot(Spot):
    """What one square shows."""

    terrain: Terrain
    crowns: Annotated[int, Field(ge=0, le=3)]


class SquaresOfKingdom(Body):
    """A kingdom square by square; usually with one castle at (0, 0)."""

    squares: Annotated[list[LandSpot], Field(max_length=2_000)]
    castles: Annotated[list[Spot], Field(max_length=16)] = [Spot(x=0, y=0)]  # noqa: RUF012 - pydantic copies it


def _drawn(kingdom: object, _: object) -> PictureOfKingdom | SquaresOfKingdom:
    """Which of two ways to describe a kingdom is meant, by its key: errors are then about that way alone."""
    is_picture = isinstance(kingdom, dict) and "picture" in kingdom
    return (PictureOfKingdom if is_picture else SquaresOfKingdom).model_validate(kingdom)


AnyKingdom = Annotated[PictureOfKingdom | SquaresOfKingdom, WrapValidator(_drawn)]


class KingdomsToScore(Body):
    """Kingdoms of one game, at most four, and the rules that count: `4 classic harmony`, say."""

    kingdoms: Annotated[list[AnyKingdom], Field(min_length=1, max_length=4)]
    rules: Annotated[str, Field(max_length=64)]


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
