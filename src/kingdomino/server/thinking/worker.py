"""A worker: takes jobs from Redis, lets its bot processes think, and answers. Without Redis it waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.redis_connection import Backoff, RedisConnection, kind_of
from kingdomino.server.operation.supervisor import Supervisor

from .interface import NoThinker
from .job import QUEUES
from .jobs import Jobs, TakenJob, Timing
from .local import LocalThinker

log = logging.getLogger(__name__)


class Worker:
    """Takes as many jobs of each queue as it has processes; `done` counts the answers that it gave."""

    def __init__(self, url: str, name: str, processes: int = 1, *, timing: Timing | None = None) -> None:
        self.name = name
        self.done = 0
        self._processes = processes
        self._timing = timing or Timing()
        self._redis = RedisConnection(url, seconds=2 * max(self._timing.redis, self._timing.beat))
        self._jobs = Jobs(self._redis, self._timing)
        self._thinker = LocalThinker(processes)
        self._touching = Supervisor(insist=True)
        self._begun = False
        self._stopping = False
        self._away = False

    @property
    def redis(self) -> str:
        """Where its jobs come from, for people."""
        return self._redis.shown

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop; then finish what can be finished soon, and hand the rest back."""
        await self._thinker.open(_warming)
        beating, working = Supervisor(insist=True), Supervisor(insist=True)
        beating.spawn("show that this worker lives", self._repeat(self._beat))
        for queue in QUEUES:
            for number in range(self._processes):
                working.spawn(f"jobs of queue {queue}, {number}", self._repeat(partial(self._serve, queue)))
        try:
            await stop.wait()
            self._stopping = True
            await working.finish(self._timing.finishing)
        finally:
            for part in (working, beating, self._touching):
                await part.close()
            with suppress(*self._redis.away):
                await self._jobs.leave(self.name)
            await self._thinker.close()
            await self._redis.close()

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do work again and again until this worker stops; after failures, with back-off."""
        backoff = Backoff()
        while not self._stopping:
            try:
                await work()
                backoff.reset()
            except self._redis.away as error:
                self._note(error)
                await asyncio.sleep(backoff.next())
            except Exception:
                log.exception("worker_failed")
                await asyncio.sleep(backoff.next())

    def _note(self, error: Exception | None) -> None:
        """Log when Redis goes and when it is back, and not in between."""
        if error is not None and not self._away:
            log.warning("redis_away", extra={"facts": {"error": kind_of(error), "redis": self._redis.shown}})
        elif error is None and self._away:
            log.info("redis_back", extra={"facts": {"redis": self._redis.shown}})
        self._away = error is not None

    async def _beat(self) -> None:
        """Show that this worker lives."""
        if not self._begun:
            await self._jobs.begin()
            self._begun = True
        await self._jobs.show_life(self.name)
        self._note(None)
        await asyncio.sleep(self._timing.beat)

    async def _serve(self, queue: str) -> None:
        """One job of a queue, if there is one now. Nothing is taken before it can be done: others may be able."""
        if not await self._is_able(queue):
            return
        taken = None
        try:
            taken = await self._jobs.take_over(queue, self.name)
            if taken is None and not self._stopping:
                taken = await self._jobs.take_new(queue, self.name, self._timing.beat)
        except self._redis.away as error:
            if not str(error).startswith("NOGROUP"):
                raise
            await self._jobs.begin()
        if taken is not None:
            await self._do(taken)

    async def _is_able(self, queue: str) -> bool:
        """Whether a bot process can serve this queue now, or soon."""
        try:
            async with asyncio.timeout(self._timing.beat):
                await self._thinker.until_able(queue)
        except TimeoutError:
            return False
        return True

    async def _do(self, taken: TakenJob) -> None:
        touching = self._touching.spawn(f"keep job {taken.job.name}", self._touch(taken))
        try:
            if self._stopping:
                await self._jobs.hand_back(taken)
            else:
                await self._think(taken)
        except asyncio.CancelledError:
            with suppress(*self._redis.away):
                await self._jobs.hand_back(taken)
            raise
        finally:
            if touching is not None:
                touching.cancel()

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

    async def _touch(self, taken: TakenJob) -> None:
        """Renew the claim on a job while it is thought about: no other worker takes it over."""
        while True:
            await asyncio.sleep(self._timing.beat)
            with suppress(*self._redis.away):
                await self._jobs.touch(taken, self.name)


def _warming(done: int, total: int) -> None:
    log.info("bots_warming", extra={"facts": {"done": done, "total": total}})
