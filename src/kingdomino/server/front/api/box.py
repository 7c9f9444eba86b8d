"""What never changes: the dominoes of the box, the levels of the bots."""

from __future__ import annotations

from fastapi import Response

from kingdomino.tables.answers import box
from kingdomino.tables.answers.box import Bots, Box

from .errors import problems
from .routes import Routes, answer_with

router = Routes(prefix="/api", tags=["box"])


@router.get("/bots", responses=problems())
async def bots() -> Bots:
    """The levels, from the weakest to the strongest, with their measured ratings where there are any."""
    return box.bots()


@router.get("/dominoes", response_model=Box, responses=problems())
async def dominoes() -> Response:
    """The 48 dominoes: numbers, terrains, crowns."""
    return answer_with(box.dominoes(), cache_control="public, max-age=86400")
