"""A server in small, for tests that kill it: it lets a bot think, and says which processes it has."""

from __future__ import annotations

import asyncio
import sys

from kingdomino.server.thinking import Job, LocalThinker
from kingdomino.server.thinking.job import DEEP

from .looping import nothing, until
from .positions import line_of


async def think(level: str) -> None:
    thinker = LocalThinker()
    await thinker.open(nothing)
    await thinker.choose(Job("a", line_of(), "page"))
    asked = asyncio.ensure_future(thinker.choose(Job("b", line_of(), level, 600.0)))
    if level == "king":
        await until(lambda: "king" in thinker.able(DEEP))
        while thinker.waiting:
            await asyncio.sleep(0.01)
    print(*thinker.pids, "numba" in sys.modules, flush=True)
    await asked


if __name__ == "__main__":
    asyncio.run(think(sys.argv[1]))
