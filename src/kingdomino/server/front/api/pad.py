"""The score pad: any kingdoms, drawn or laid square by square, scored, diagnosed and ranked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from fastapi import APIRouter

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
from kingdomino.server.protocol.views import rules_view, score_view, squares_view, territory_views

from .access import Asker, ServicesDep, in_a_thread
from .errors import problems
from .pad_shapes import DefectView, KingdomsToScore, PictureOfKingdom, Scored, ScoredKingdom, SquaresOfKingdom, TieView

router = APIRouter(prefix="/api", tags=["pad"])


@router.post("/score", responses=problems(400, 403, 413, 422, 503))
async def score(wish: KingdomsToScore, services: ServicesDep, key: Asker) -> Scored:
    """Each kingdom's points with their territories, what cannot be right with it, and who is ahead of whom and why."""
    return await in_a_thread(services, key, lambda: scored(wish))


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


def _kingdom(drawn: PictureOfKingdom | SquaresOfKingdom, number: int) -> Kingdom:
    """The kingdom that is meant; a refusal says which one of the list it is about."""
    try:
        if isinstance(drawn, PictureOfKingdom):
            return Kingdom.from_text(drawn.picture)
        squares = {Square(spot.x, spot.y): Land(spot.terrain, spot.crowns) for spot in drawn.squares}
        castles = dict.fromkeys(Square(spot.x, spot.y) for spot in drawn.castles)
        if len(squares) < len(drawn.squares) or len(castles) < len(drawn.castles):
            raise KingdominoError("square_given_twice")
        return Kingdom(squares, tuple(castles))
    except KingdominoError as error:
        raise error.located(kingdom=number) from None


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
