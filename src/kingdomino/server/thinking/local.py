"""Thinking on this machine: a few bot processes, kept alive, behind a fair queue."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import Final

from kingdomino.server.operation.supervisor import Supervisor

from .bot_process import BotProcess
from .fairness import FairQueue, Thought, due_at
from .interface import NoThinker, Warming
from .job import Job, lane_of

log = logging.getLogger(__name__)

#: A process that takes this much longer than a job is expected to take has hung.
GRACE_SECONDS: Final = 10.0
#: A job whose process dies is asked again this many times.
_MOST_FAILURES: Final = 2
#: After this many processes in a row that died before they were warm, waiting jobs are given up.
_MOST_DEATHS: Final = 3
_LONGEST_WAIT: Final = 5.0


class LocalThinker:
    """Bot processes of this server's own: nothing is compiled or computed in the event loop."""

    def __init__(self, processes: int = 1, *, grace: float = GRACE_SECONDS, begin_after: float = 0.0) -> None:
        self._wanted = processes
        self._grace = grace
        self._begin_after = begin_after
        self._asked = asyncio.Event()
        self._queue = FairQueue()
        self._numbers = count(1)
        self._processes: list[BotProcess] = []
        self._keepers = Supervisor()
        self._is_open = False
        self._warming: Warming | None = None
        self._warm_once = False
        #: Processes that end again and again before they can think.
        self._hopeless = 0
        #: One process compiles at a time: the others find its work on the disk.
        self._turn_to_warm = asyncio.Lock()

    async def open(self, warming: Warming) -> None:
        """Start the processes in the background, soon or at the first job; the first one compiles."""
        self._warming = warming
        self._is_open = self._wanted > 0
        for number in range(self._wanted):
            self._keepers.keep(f"bot process {number}", self._keep)

    async def close(self) -> None:
        """End all processes; jobs that wait fail with NoThinker."""
        self._is_open = False
        await self._keepers.close()
        self._give_up(self._queue.take_all())

    async def choose(self, job: Job) -> str:
        """The answer to a job: a move in notation, or the values of an analysis as JSON."""
        expected = job.expected_seconds()
        if not self._is_open:
            raise NoThinker
        loop = asyncio.get_running_loop()
        due = due_at(loop.time(), expected)
        thought = Thought(next(self._numbers), job, due, expected, loop.create_future())
        self._queue.add(thought)
        self._asked.set()
        self.dispatch()
        try:
            return await thought.answer
        finally:
            self._queue.remove(thought)

    def hurry(self, name: str) -> None:
        """Somebody waits for the job with this name by now."""
        self._queue.hurry(name)

    async def can_think(self) -> bool:
        """Whether a process thinks or is about to be started."""
        return any(process.able for process in self._processes) or self._hopeless < self._wanted

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [process.pid for process in self._processes]

    @property
    def waiting(self) -> int:
        """How many jobs no process has taken yet."""
        return len(self._queue)

    def able(self, lane: str) -> set[str]:
        """The queues of a lane, such as levels, whose jobs some process can do by now. Processes start if none runs."""
        self._asked.set()
        queues = {queue for process in self._processes for queue in process.able}
        return {queue for queue in queues if lane_of(queue) == lane}

    def _is_able(self, queue: str) -> bool:
        return any(queue in process.able for process in self._processes)

    async def _keep(self) -> None:
        """Have one process run at all times."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._begin_after):
                await self._asked.wait()
        deaths = 0
        while True:
            warm = False
            try:
                warm = await self._have_one()
            except OSError as error:
                log.error("bot_process_not_started", extra={"facts": {"reason": error.strerror}})
            before, deaths = deaths, 0 if warm else deaths + 1
            self._hopeless += (deaths >= _MOST_DEATHS) - (before >= _MOST_DEATHS)
            if deaths >= _MOST_DEATHS:
                self._give_up([thought for thought in self._queue.take_all() if not self._kept(thought)])
            await asyncio.sleep(min(_LONGEST_WAIT, 0.05 * 2**deaths))

    async def _have_one(self) -> bool:
        """Start a process and stay with it to its end; whether it came as far as being warm."""
        process = await BotProcess.start(self._grace, self)
        self._processes.append(process)
        warmer = asyncio.ensure_future(self._warm(process))
        try:
            await process.listen()
        finally:
            self._processes.remove(process)
            ready = process.ready
            warmer.cancel()
            with suppress(asyncio.CancelledError):
                await warmer
        log.warning("bot_process_ended", extra={"facts": {"pid": process.pid, "warm": ready}})
        return ready

    async def _warm(self, process: BotProcess) -> None:
        async with self._turn_to_warm:
            process.warm()
            await process.warmed.wait()
            self._warm_once = self._warm_once or process.ready

    def _kept(self, thought: Thought) -> bool:
        """Put a thought back that a living process will come to."""
        if self._is_able(thought.job.queue):
            self._queue.add(thought)
            return True
        return False

    # --- called by processes ---

    def dispatch(self) -> None:
        """Give waiting jobs to processes that can take them."""
        for process in self._processes:
            for lane in process.free_lanes():
                thought = self._queue.take(lane, process.able)
                if thought is not None:
                    process.ask(thought)

    def failed(self, thought: Thought) -> None:
        """Ask again, up to a number of times."""
        thought.failures += 1
        if thought.failures > _MOST_FAILURES:
            log.error("bot_gave_no_answer", extra={"facts": {"queue": thought.job.queue}})
            self._give_up([thought])
        elif not thought.answer.done():
            self._queue.add(thought)
            self.dispatch()

    def warming(self, done: int, total: int) -> None:
        """Tell how far compiling is; what others load afterwards is no news."""
        if self._warming is not None and not self._warm_once:
            self._warming(done, total)

    def _give_up(self, thoughts: list[Thought]) -> None:
        for thought in thoughts:
            if not thought.answer.done():
                thought.answer.set_exception(NoThinker())
