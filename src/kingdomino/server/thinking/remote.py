"""Thinking elsewhere: jobs go to Redis and are done by workers; where there is none, this server thinks by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingdomino.server.cluster.redis_connection import Backoff, RedisConnection, kind_of
from kingdomino.server.operation.supervisor import Supervisor

from .interface import Thinker, Warming
from .job import Job
from .jobs import ANSWERS, Jobs, Timing, result_in

log = logging.getLogger(__name__)

#: A job in the background may wait so many times as long for a worker.
_PATIENT: Final = 40


class _NoWorker(Exception):
    """No worker that reads our jobs is alive, or none answered in time."""


class RedisThinker:
    """Asks the workers, together with all servers that ask the same; the fallback is opened when it is first needed."""

    def __init__(self, url: str, local_fallback: Thinker, *, timing: Timing | None = None) -> None:
        self._timing = timing or Timing()
        self._redis = RedisConnection(url, seconds=self._timing.redis)
        self._jobs = Jobs(self._redis, self._timing)
        self._fallback = local_fallback
        self._opening = asyncio.Lock()
        self._fallback_is_open = False
        self._warming: Warming | None = None
        self._background = Supervisor(insist=True)
        self._waiting: dict[str, set[asyncio.Future[bytes]]] = {}
        self._away = False
        #: Until then (loop time) a worker counts as alive without asking Redis.
        self._alive_until = 0.0

    async def open(self, warming: Warming) -> None:
        """Begin to listen for answers."""
        self._warming = warming
        self._background.keep("hear answers of workers", self._listen)

    async def close(self) -> None:
        """Stop asking; jobs that are asked may still be done for others."""
        await self._background.close()
        async with self._opening:
            if self._fallback_is_open:
                await self._fallback.close()
        await self._redis.close()

    async def choose(self, job: Job) -> str:
        """The answer of a worker, or of this machine if no worker gives one in time."""
        expected = job.expected_seconds()
        try:
            patience = self._timing.patience * (_PATIENT if job.background else 1)
            answer = await self._asked(job, expected + patience)
        except _NoWorker:
            return await self._think(job)
        except self._redis.away as error:
            self._note(error)
            return await self._think(job)
        return result_in(answer)

    def hurry(self, name: str) -> None:
        """Workers take jobs in the order in which they were asked; only this machine changes its own."""
        self._fallback.hurry(name)

    async def can_think(self) -> bool:
        """Whether a worker is alive, or this machine can think instead."""
        try:
            if await self._worker_is_alive():
                return True
        except self._redis.away as error:
            self._note(error)
        return await self._fallback.can_think()

    async def _asked(self, job: Job, patience: float) -> bytes:
        """Ask until there is an answer: again and again, because a Redis that was restarted knows nothing of it."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        waiter: asyncio.Future[bytes] = loop.create_future()
        waiting = self._waiting.setdefault(job.name, set())
        waiting.add(waiter)
        try:
            while loop.time() < deadline and await self._worker_is_alive():
                answer = await self._jobs.ask(job)
                self._note(None)
                if answer is not None:
                    return answer
                await asyncio.wait([waiter], timeout=self._timing.beat)
                if waiter.done():
                    return waiter.result()
            raise _NoWorker
        finally:
            waiting.discard(waiter)
            if not waiting and self._waiting.get(job.name) is waiting:
                del self._waiting[job.name]

    async def _worker_is_alive(self) -> bool:
        now = asyncio.get_running_loop().time()
        if now < self._alive_until:
            return True
        if await self._jobs.living() == 0:
            return False
        self._alive_until = now + self._timing.beat / 2
        return True

    async def _think(self, job: Job) -> str:
        async with self._opening:
            if not self._fallback_is_open:
                assert self._warming is not None, "not open"
                log.info("server_thinks_by_itself")
                await self._fallback.open(self._warming)
                self._fallback_is_open = True
        return await self._fallback.choose(job)

    def _note(self, error: Exception | None) -> None:
        """Log when Redis goes and when it is back, and not in between."""
        if error is not None and not self._away:
            facts = {"error": kind_of(error), "redis": self._redis.shown}
            log.warning("redis_away", extra={"facts": facts})
        elif error is None and self._away:
            log.info("redis_back", extra={"facts": {"redis": self._redis.shown}})
        self._away = error is not None

    async def _listen(self) -> None:
        """Hear of answers as soon as they are there. One that is missed is found when it is asked for again."""
        backoff = Backoff()
        while True:
            try:
                async with self._redis.client.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(ANSWERS)
                    while True:
                        message = await heard.get_message(timeout=self._timing.alive)
                        backoff.reset()
                        if message is not None:
                            self._hear(message["data"])
            except self._redis.away as error:
                self._note(error)
                await asyncio.sleep(backoff.next())

    def _hear(self, message: bytes) -> None:
        name, _, answer = message.partition(b" ")
        for waiter in self._waiting.get(name.decode(), ()):
            if not waiter.done():
                waiter.set_result(answer)
