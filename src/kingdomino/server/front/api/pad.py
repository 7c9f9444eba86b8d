"""The score pad."""

from __future__ import annotations

from kingdomino.tables.answers.pad import KingdomsToScore, Scored, scored

from .access import Asker, ServicesDep, in_a_thread
from .errors import problems
from .routes import Routes

router = Routes(prefix="/api", tags=["pad"])


@router.post("/score", responses=problems(400, 403, 413, 422, 503))
async def score(wish: KingdomsToScore, services: ServicesDep, key: Asker) -> Scored:
    """Each kingdom's points with their territories, what cannot be right with it, and who is ahead of whom and why."""
    return await in_a_thread(services, key, lambda: scored(wish))
