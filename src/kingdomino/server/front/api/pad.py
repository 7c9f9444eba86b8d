"""The score pad."""

from __future__ import annotations

from kingdomino.tables.answers.pad import KingdomsToScore, Scored, scored

from .access import ThreadsDep
from .errors import problems
from .routes import Routes

router = Routes(prefix="/api", tags=["pad"])


@router.post("/score", responses=problems(400, 403, 413, 422, 503))
async def score(wish: KingdomsToScore, threads: ThreadsDep) -> Scored:
    """Each kingdom's points with their territories, what cannot be right with it, and who is ahead of whom and why."""
    return await threads.run(lambda: scored(wish))
