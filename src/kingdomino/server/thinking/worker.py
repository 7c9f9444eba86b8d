"""A worker: takes jobs from the database, lets its bot processes think, and answers. Without the database it waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.link import Backoff, Link, LinkAway
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.storage.address import parse_address

from .interface import NoThinker
from .job import LANES
from .jobs import ASKED, Jobs, TakenJob, Timing
from .local import LocalThinker

log = logging.getLogger(__name__)


class Worker:
    """Takes as many jobs of each lane as it has processes; `done` counts the answers that it gave."""

    def __init__(self, database: str, name: str, processes: int = 1, *, timing: Timing | None = None) -> None:
        self.name = name
        self.done = 0
        self._processes = processes
        self._timing = timing or Timing()
        self._link = Link(parse_address(database))
        self._jobs = Jobs(self._link, self._timing)
        self._thinker = LocalThinker(processes)
        self._stopping = False
        #: Set and replaced with every notification that there are new jobs.
        self._asked = asyncio.Event()
        self._link.hear(ASKED, self._hear, partial(self._hear, ""))

    @property
    def database(self) -> str:
        """Where its jobs come from, for people."""
        return str(self._link.address)

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop; then finish what can be finished soon, and hand the rest back."""
        await self._link.open()
        await self._thinker.open(_warming)
        beating, working = Supervisor(insist=True), Supervisor(insist=True)
        beating.spawn("show that this worker lives", self._repeat(self._beat))
        for lane in LANES:
            for number in range(self._processes):
                working.spawn(f"jobs of lane {lane}, {number}", self._repeat(partial(self._serve, lane)))
        try:
            await stop.wait()
            self._stopping = True
            self._hear("")
            await working.finish(self._timing.finishing)
        finally:
            for part in (working, beating):
                await part.close()
            with suppress(LinkAway):
                await self._jobs.leave(self.name)
            await self._thinker.close()
            await self._link.close()

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do work again and again until this worker stops; after failures, with back-off."""
        backoff = Backoff()
        while not self._stopping:
            try:
                await work()
                backoff.reset()
            except LinkAway:
                await asyncio.sleep(backoff.next())
            except Exception:
                log.exception("worker_failed")
                await asyncio.sleep(backoff.next())

    def _hear(self, _: str) -> None:
        self._asked.set()
        self._asked = asyncio.Event()

    async def _beat(self) -> None:
        await self._jobs.show_life(self.name)
        await asyncio.sleep(self._timing.beat)

    async def _serve(self, lane: str) -> None:
        """One job of a lane, or a wait for one. Nothing is taken before it can be done: others may be able."""
        asked, able = self._asked, self._thinker.able(lane)
        taken = await self._jobs.take(able, self.name) if able else None
        if taken is not None:
            await self._think(taken)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timing.beat):
                await asked.wait()

    async def _think(self, taken: TakenJob) -> None:
        try:
            result = await self._thinker.choose(taken.job)
        except KingdominoError as error:
            log.error("job_refused", extra={"facts": {"job": taken.job.name, "code": error.code}})
            await self._jobs.refuse(taken, error)
        except NoThinker:
            await self._jobs.fail(taken)
        else:
            await self._jobs.answer(taken, result)
            self.done += 1


def _warming(done: int, total: int) -> None:
    log.info("bots_warming", extra={"facts": {"done": done, "total": total}})
