"""Thinking elsewhere: jobs are done by workers; where there is none, this server thinks by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingdomino.server.cluster.link import Link, LinkAway
from kingdomino.server.operation.supervisor import Supervisor

from .interface import Thinker, Warming
from .job import AWAITED, Job
from .jobs import ANSWERED, Jobs, Timing, result_in

log = logging.getLogger(__name__)

#: A job in the background may wait so many times as long for a worker.
_PATIENT: Final = 40


class _NoWorker(Exception):
    """No worker that reads our jobs is alive, or none answered in time."""


class RemoteThinker:
    """Asks the workers, together with all servers that ask the same; the fallback is opened when it is first needed."""

    def __init__(self, link: Link, local_fallback: Thinker, *, timing: Timing | None = None) -> None:
        self._timing = timing or Timing()
        self._link = link
        self._jobs = Jobs(link, self._timing)
        self._fallback = local_fallback
        self._opening = asyncio.Lock()
        self._fallback_is_open = False
        self._warming: Warming | None = None
        self._background = Supervisor()
        self._waiting: dict[str, set[asyncio.Event]] = {}
        #: Until then (loop time) a worker counts as alive without asking the database.
        self._alive_until = 0.0
        link.hear(ANSWERED, self._hear)

    async def open(self, warming: Warming) -> None:
        """Begin to listen for answers."""
        self._warming = warming
        await self._link.open()

    async def close(self) -> None:
        """Stop asking; jobs that are asked may still be done for others."""
        await self._background.close()
        async with self._opening:
            if self._fallback_is_open:
                await self._fallback.close()
        await self._link.close()

    async def choose(self, job: Job) -> str:
        """The answer of a worker, or of this machine if no worker gives one in time."""
        expected = job.expected_seconds()
        try:
            patience = self._timing.patience * (_PATIENT if job.background else 1)
            answer = await self._asked(job, expected + patience)
        except (_NoWorker, LinkAway):
            return await self._think(job)
        return result_in(answer)

    def hurry(self, name: str) -> None:
        """Somebody waits for the job with this name by now, wherever it is thought about."""
        self._fallback.hurry(name)
        if name in self._waiting:
            self._background.spawn(f"hurry job {name}", self._hurried(name))

    async def _hurried(self, name: str) -> None:
        try:
            await self._jobs.hurry(name, AWAITED)
        except LinkAway:
            log.debug("job_not_hurried", extra={"facts": {"job": name}})

    async def can_think(self) -> bool:
        """Whether a worker is alive, or this machine can think instead."""
        try:
            if await self._worker_is_alive():
                return True
        except LinkAway:
            pass
        return await self._fallback.can_think()

    async def _asked(self, job: Job, patience: float) -> str:
        """Ask until there is an answer: again and again, because a database that crashed knows nothing of it."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + patience
        answered = asyncio.Event()
        waiting = self._waiting.setdefault(job.name, set())
        waiting.add(answered)
        try:
            while loop.time() < deadline and await self._worker_is_alive():
                answer = await self._jobs.ask(job)
                if answer is not None:
                    return answer
                await _wait(answered, self._timing.beat)
                answered.clear()
            raise _NoWorker
        finally:
            waiting.discard(answered)
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

    def _hear(self, name: str) -> None:
        """A job was answered: whoever waits for it asks again at once."""
        for answered in self._waiting.get(name, ()):
            answered.set()


async def _wait(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, at most for some seconds."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass
