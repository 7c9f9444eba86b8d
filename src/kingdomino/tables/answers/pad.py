"""The score pad: any kingdoms, drawn or laid square by square, scored, diagnosed and ranked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated, Literal

from msgspec import Meta

from kingdomino.rules import (
    Defect,
    Kingdom,
    KingdominoError,
    Land,
    Ruleset,
    Score,
    Square,
    diagnose,
    diagnose_together,
    standing,
)
from kingdomino.tables.messages import WrongField
from kingdomino.tables.messages.shapes import XY, RulesView, ScoreView, Shape, Strict, Terrain, TerritoryView
from kingdomino.tables.views import rules_view, score_view, squares_view, territory_views

Far = Annotated[int, Meta(ge=-99, le=99)]


class Spot(Strict, frozen=True):
    """A place in a kingdom."""

    x: Far
    y: Far


class LandSpot(Spot, frozen=True):
    """What one square shows."""

    terrain: Terrain
    crowns: Annotated[int, Meta(ge=0, le=3)]


class DrawnKingdom(Strict, frozen=True):
    """A kingdom as a `picture` (a row a line, two characters a square), or square by square; `castles` stand at (0, 0).

    Just one of `picture` and `squares` is given.
    """

    picture: Annotated[str, Meta(max_length=20_000)] | None = None
    squares: Annotated[list[LandSpot], Meta(max_length=2_000)] | None = None
    castles: Annotated[list[Spot], Meta(max_length=16)] | None = None


class KingdomsToScore(Strict, frozen=True):
    """Kingdoms of one game, at most four, and the rules that count: `4 classic harmony`, say."""

    kingdoms: Annotated[list[DrawnKingdom], Meta(min_length=1, max_length=4)]
    rules: Annotated[str, Meta(max_length=64)]


class DefectView(Shape, frozen=True):
    """Something that no kingdom of a game shows, and where it shows."""

    code: str
    squares: tuple[XY, ...]
    facts: dict[str, str | int | bool | None]


class ScoredKingdom(Shape, frozen=True):
    """A kingdom's points, where they come from, and what cannot be right with it."""

    place: int
    score: ScoreView
    territories: tuple[TerritoryView, ...]
    castles: tuple[XY, ...]
    box: tuple[int, int, int, int]
    picture: str
    defects: tuple[DefectView, ...]


class TieView(Shape, frozen=True):
    """Kingdoms (by their places in the list) with equal points, and what decided between them, if anything."""

    kingdoms: tuple[int, ...]
    decided_by: Literal["largest", "crowns", "shared"]


class Scored(Shape, frozen=True):
    """The score pad's answer."""

    rules: RulesView
    kingdoms: tuple[ScoredKingdom, ...]
    winners: tuple[int, ...]
    ties: tuple[TieView, ...]
    together: tuple[DefectView, ...]


def scored(wish: KingdomsToScore) -> Scored:
    """The pad's answer; odd or impossible kingdoms are scored all the same."""
    rules = Ruleset.parse(wish.rules)
    kingdoms = [_kingdom(drawn, number) for number, drawn in enumerate(wish.kingdoms)]
    scores = [kingdom.score(rules) for kingdom in kingdoms]
    places = standing(scores, rules)
    return Scored(
        rules=rules_view(rules),
        kingdoms=tuple(_scored(*found, rules) for found in zip(kingdoms, scores, places, strict=True)),
        winners=tuple(index for index, place in enumerate(places) if place == 1),
        ties=tuple(ties(scores, places)),
        together=tuple(map(_defect, diagnose_together(kingdoms))),
    )


def _kingdom(drawn: DrawnKingdom, number: int) -> Kingdom:
    """The kingdom that is meant; a refusal says which one of the list it is about."""
    try:
        if drawn.picture is not None:
            _check_picture_alone(drawn, number)
            return Kingdom.from_text(drawn.picture)
        if drawn.squares is None:
            raise WrongField(f"kingdoms.{number}.squares", "missing")
        squares = {Square(spot.x, spot.y): Land(spot.terrain, spot.crowns) for spot in drawn.squares}
        spots = [Spot(0, 0)] if drawn.castles is None else drawn.castles
        castles = dict.fromkeys(Square(spot.x, spot.y) for spot in spots)
        if len(squares) < len(drawn.squares) or len(castles) < len(spots):
            raise KingdominoError("square_given_twice")
        return Kingdom(squares, tuple(castles))
    except WrongField:
        raise
    except KingdominoError as error:
        raise error.located(kingdom=number) from None


def _check_picture_alone(drawn: DrawnKingdom, number: int) -> None:
    for field in ("squares", "castles"):
        if getattr(drawn, field) is not None:
            raise WrongField(f"kingdoms.{number}.{field}", "unknown_field")


def _scored(kingdom: Kingdom, score: Score, place: int, rules: Ruleset) -> ScoredKingdom:
    west, south, east, north = kingdom.bounds
    return ScoredKingdom(
        place=place,
        score=score_view(score),
        territories=territory_views(score),
        castles=squares_view(kingdom.castles),
        box=(west, south, east, north),
        picture=kingdom.to_text(),
        defects=tuple(map(_defect, diagnose(kingdom, rules))),
    )


def _defect(defect: Defect) -> DefectView:
    facts = {name: value for name, value in defect.facts if not isinstance(value, tuple)}
    return DefectView(defect.code, squares_view(defect.squares), facts)


def ties(scores: Sequence[Score], places: Sequence[int]) -> Iterator[TieView]:
    """For each group with equal points: what decided between its members, or that nothing does (R32)."""
    ranked = sorted(range(len(scores)), key=lambda index: (places[index], index))
    for _, level in groupby(ranked, key=lambda index: scores[index].total):
        group = tuple(level)
        if len({scores[index].largest for index in group}) > 1:
            yield TieView(group, "largest")
        for _, same in groupby(group, key=lambda index: scores[index].largest):
            equals = tuple(same)
            if len({places[index] for index in equals}) > 1:
                yield TieView(equals, "crowns")
            for _, sharing in groupby(equals, key=lambda index: places[index]):
                shared = tuple(sharing)
                if len(shared) > 1:
                    yield TieView(shared, "shared")
