"""What never changes: the dominoes of the box, the levels of the bots."""

from __future__ import annotations

from typing import cast, get_args

from fastapi import APIRouter, Response

from kingdomino.bots import Rating, measured_ratings, name_shown, ratings_in
from kingdomino.rules import DOMINOES, Land
from kingdomino.server.protocol.shapes import Level

from .bodies import Terrain
from .box_shapes import Bots, BotView, Box, DominoView, LandView, RatingView
from .errors import problems

router = APIRouter(prefix="/api", tags=["box"])


def _rating(found: Rating | None) -> RatingView | None:
    return None if found is None else RatingView(found.mu, found.sigma, found.games)


@router.get("/bots", responses=problems())
async def bots() -> Bots:
    """The levels, from the weakest to the strongest, with their measured ratings where there are any."""
    ratings = ratings_in(measured_ratings())
    return Bots(tuple(BotView(level, _rating(ratings.get(name_shown(level, ratings)))) for level in get_args(Level)))


@router.get("/dominoes", responses=problems())
async def dominoes(response: Response) -> Box:
    """The 48 dominoes: numbers, terrains, crowns."""
    response.headers["Cache-Control"] = "public, max-age=86400"
    return Box(tuple(DominoView(found.number, _land(found.a), _land(found.b)) for found in DOMINOES.values()))


def _land(land: Land) -> LandView:
    return LandView(cast(Terrain, land.terrain), land.crowns)
