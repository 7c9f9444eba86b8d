"""A server in small, for tests that kill it: it has somebody at a table and says so."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from kingdomino.server.cluster.redis_fanout import RedisFanout


async def attend(url: str) -> None:
    async def receive(table: str, message: bytes) -> None:
        raise AssertionError(table, message)

    async def missed() -> None:
        await fanout.follow("QUEEN")
        await fanout.present("QUEEN", [7], 2)

    async def present(table: str, numbers: Sequence[int], watchers: int) -> None:
        print(table, *numbers, watchers, flush=True)

    fanout = RedisFanout(url, refresh=0.1, expire=1.0)
    await fanout.open(receive, missed, present)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(attend(sys.argv[1]))
