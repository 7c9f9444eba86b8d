"""Background work under one roof: named, logged when it fails, restarted with back-off, ended in order."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final

log = logging.getLogger(__name__)

#: Seconds before work that failed is started again; doubled up to the longest.
FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 30.0
#: Work that ran for this many seconds before it failed begins with the first wait again.
_HEALTHY_SECONDS: Final = 60.0
#: Seconds after which a task that swallowed its cancellation is cancelled again.
_AGAIN_AFTER: Final = 1.0


class Supervisor:
    """The tasks of one part of the server. `keep` is for work without an end, `spawn` for work that ends by itself.

    `insist` is for work whose driver may swallow a cancellation: it is cancelled again and again. Other work is
    cancelled once, and has all the time that it needs to clear up.
    """

    def __init__(self, *, insist: bool = False) -> None:
        self._again_after = _AGAIN_AFTER if insist else None
        self._tasks: dict[asyncio.Task[None], str] = {}
        self._closed = False

    def __len__(self) -> int:
        return len(self._tasks)

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run work until `close`: where it fails or returns, it is started again after a while."""
        self.spawn(name, self._kept(name, work))

    def spawn(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Run work once; a failure is logged. None if this part is closed already."""
        if self._closed:
            work.close()
            return None
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks[task] = name
        task.add_done_callback(self._ended)
        return task

    async def finish(self, seconds: float) -> None:
        """Let work end by itself for a while, then end the rest."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)
        await self.close()

    async def close(self) -> None:
        """End everything, the last started first."""
        self._closed = True
        for task in reversed(list(self._tasks)):
            await end([task], again_after=self._again_after)

    async def _kept(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()
        wait = FIRST_WAIT
        while True:
            begun = loop.time()
            try:
                await work()
            except Exception:
                log.exception("background_work_failed", extra={"facts": {"work": name}})
            else:
                log.error("background_work_ended", extra={"facts": {"work": name}})
            wait = FIRST_WAIT if loop.time() - begun > _HEALTHY_SECONDS else wait
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(LONGEST_WAIT, 2 * wait)

    def _ended(self, task: asyncio.Task[None]) -> None:
        name = self._tasks.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background_work_failed", exc_info=error, extra={"facts": {"work": name}})


async def end(tasks: Iterable[asyncio.Task[Any]], *, again_after: float | None = _AGAIN_AFTER) -> None:
    """Cancel tasks, again and again where a time is given, and return when they have ended.

    One cancellation may not do: before Python 3.12 `asyncio.wait_for`, which drivers call, swallows one that comes
    together with what it waits for.
    """
    left = ended = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=again_after)
    await asyncio.gather(*ended, return_exceptions=True)
