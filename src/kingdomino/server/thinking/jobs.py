"""Jobs in Redis: how servers ask, how workers take and answer. A stream for each queue, one group of workers.

The names of the streams have the version of the jobs in them, and a worker's sign of life says which versions it reads:
servers and workers of different versions can run side by side; a server whose jobs no worker reads thinks by itself.

A job is asked once, however many servers ask: its `asked` key exists while a server waits. An entry that a worker
has taken stays in the group's list until it is answered; a living worker touches it while it thinks, so one that was
not touched for a while belongs to the dead and is taken over. Answers are kept for those who missed the announcement.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.redis_connection import PREFIX, RedisConnection

from .bot_process import refusal
from .interface import NoThinker
from .job import JOB_VERSION, QUEUES, Job, UnreadableJob

log = logging.getLogger(__name__)

ANSWERS: Final = f"{PREFIX}answers:{JOB_VERSION}"

_GROUP: Final = "workers"
_WORKERS: Final = f"{PREFIX}workers"
#: The oldest jobs beyond this number are dropped: the servers that asked think by themselves.
_MOST_JOBS: Final = 10_000
#: A job that was taken this often and never answered is dropped: it seems to kill its workers.
MOST_TAKES: Final = 3
_FAILED: Final = b'{"failed": true}'
_FAILED_SECONDS: Final = 2.0
#: A consumer without a pending job is deleted after an hour without a sign of life.
_FORGOTTEN_MILLISECONDS: Final = 3_600_000

#: The answer if there is one; else nothing, and the job stands in its stream.
_ASK: Final = """
local answer = redis.call('GET', KEYS[1])
if answer then return answer end
if redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then
  redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[2], '*', 'name', ARGV[3], 'job', ARGV[4])
else
  redis.call('PEXPIRE', KEYS[2], ARGV[1])
end
return false
"""
#: Stores the first answer and publishes it; later ones are ignored.
_ANSWER: Final = """
redis.call('XACK', KEYS[3], ARGV[1], ARGV[2])
redis.call('XDEL', KEYS[3], ARGV[2])
redis.call('DEL', KEYS[2])
if redis.call('SET', KEYS[1], ARGV[3], 'NX', 'PX', ARGV[4]) then
  redis.call('PUBLISH', ARGV[5], ARGV[6] .. ' ' .. ARGV[3])
end
"""
#: A job that its worker will not do: as new, so that another takes it at once.
_HAND_BACK: Final = """
if redis.call('XACK', KEYS[1], ARGV[1], ARGV[2]) == 1 then
  redis.call('XDEL', KEYS[1], ARGV[2])
  redis.call('XADD', KEYS[1], '*', 'name', ARGV[3], 'job', ARGV[4])
end
"""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things may take, in seconds."""

    #: A job is taken over when its worker has not renewed the claim for this long.
    claim: float = 3.0
    #: How often workers touch their jobs and show that they live, and askers ask again.
    beat: float = 0.8
    #: A worker without a sign of life for this long is dead.
    alive: float = 4.0
    #: How long a job is kept for askers that are gone.
    asked: float = 30.0
    #: How long an answer is kept.
    answer: float = 60.0
    #: A server waits for a job's expected time and this long; then it thinks by itself.
    patience: float = 15.0
    #: How long a worker that stops may still finish its jobs.
    finishing: float = 2.0
    #: A server that waits this long for Redis thinks by itself; a worker waits twice as long and tries again.
    redis: float = 1.0


@dataclass(frozen=True, slots=True)
class TakenJob:
    """A job that a worker has taken, with its entry in the stream."""

    entry: str
    job: Job


def _milliseconds(seconds: float) -> int:
    return max(1, int(1000 * seconds))


def _stream(queue: str) -> str:
    return f"{PREFIX}jobs:{JOB_VERSION}:{queue}"


def _answer_key(name: str) -> str:
    return f"{PREFIX}answer:{JOB_VERSION}:{name}"


def _asked_key(name: str) -> str:
    return f"{PREFIX}asked:{JOB_VERSION}:{name}"


def _worker_key(worker: str) -> str:
    return f"{PREFIX}worker:{worker}"


def result_in(answer: bytes) -> str:
    """What an answer holds; what it refuses is refused."""
    found = json.loads(answer)
    if "answer" in found:
        return str(found["answer"])
    if "refused" in found:
        raise refusal(found["refused"], found["facts"])
    raise NoThinker


class Jobs:
    """The jobs that stand in one Redis. Every method may raise one of `RedisConnection.away`."""

    def __init__(self, redis: RedisConnection, timing: Timing) -> None:
        self.timing = timing
        # Redis' own methods answer with anything; what comes back is checked here.
        self._redis: Any = redis.client

    # --- who asks ---

    async def ask(self, job: Job) -> bytes | None:
        """The answer, or none yet; then the job stands in its stream, once."""
        keys = _answer_key(job.name), _asked_key(job.name), _stream(job.queue)
        asked = _milliseconds(self.timing.asked)
        answer = await self._redis.eval(_ASK, len(keys), *keys, asked, _MOST_JOBS, job.name, job.text())
        return answer if isinstance(answer, bytes) else None

    async def living(self) -> int:
        """How many workers are alive that read this version's jobs; the dead are taken off the list."""
        workers = sorted(name.decode() for name in await self._redis.smembers(_WORKERS))
        if not workers:
            return 0
        alive = await self._redis.mget([_worker_key(worker) for worker in workers])
        dead = [worker for worker, sign in zip(workers, alive, strict=True) if sign is None]
        if dead:
            await self._redis.srem(_WORKERS, *dead)
        return sum(sign is not None and str(JOB_VERSION) in sign.decode().split() for sign in alive)

    # --- who works ---

    async def begin(self) -> None:
        """Have the streams and the group; forget workers that were not heard of for long."""
        for queue in QUEUES:
            try:
                await self._redis.xgroup_create(_stream(queue), _GROUP, id="0", mkstream=True)
            except Exception as error:
                if not str(error).startswith("BUSYGROUP"):
                    raise
            for consumer in await self._redis.xinfo_consumers(_stream(queue), _GROUP):
                if consumer["idle"] > _FORGOTTEN_MILLISECONDS and not consumer["pending"]:
                    await self._redis.xgroup_delconsumer(_stream(queue), _GROUP, consumer["name"])

    async def show_life(self, worker: str) -> None:
        """This worker is alive, for a while."""
        async with self._redis.pipeline(transaction=True) as batch:
            batch.set(_worker_key(worker), JOB_VERSION, px=_milliseconds(self.timing.alive))
            batch.sadd(_WORKERS, worker)
            await batch.execute()

    async def leave(self, worker: str) -> None:
        """This worker is gone, and has no job left."""
        async with self._redis.pipeline(transaction=True) as batch:
            batch.delete(_worker_key(worker))
            batch.srem(_WORKERS, worker)
            await batch.execute()
        for queue in QUEUES:
            if not await self._redis.xpending_range(_stream(queue), _GROUP, "-", "+", 1, consumername=worker):
                await self._redis.xgroup_delconsumer(_stream(queue), _GROUP, worker)

    async def take_new(self, queue: str, worker: str, wait: float) -> TakenJob | None:
        """The next job, waiting for one a while."""
        found = await self._redis.xreadgroup(_GROUP, worker, {_stream(queue): ">"}, count=1, block=_milliseconds(wait))
        return await self._wanted(queue, found[0][1]) if found else None

    async def take_over(self, queue: str, worker: str) -> TakenJob | None:
        """A dead worker's job. One that killed its workers is dropped."""
        start = "0-0"
        while True:
            found = await self._redis.xautoclaim(
                _stream(queue), _GROUP, worker, _milliseconds(self.timing.claim), start, count=1
            )
            start = found[0].decode()
            entries = [entry for entry in found[1] if entry[1] is not None]
            taken = await self._wanted(queue, entries)
            if taken is not None and not await self._poisoned(taken):
                log.info("job_taken_over", extra={"facts": {"job": taken.job.name, "queue": queue, "worker": worker}})
                return taken
            if start == "0-0":
                return None

    async def _poisoned(self, taken: TakenJob) -> bool:
        stream = _stream(taken.job.queue)
        pending = await self._redis.xpending_range(stream, _GROUP, taken.entry, taken.entry, 1)
        takes = pending[0]["times_delivered"] if pending else 1
        if takes <= MOST_TAKES:
            return False
        facts = {"job": taken.job.name, "queue": taken.job.queue, "takes": takes - 1}
        log.error("job_dropped", extra={"facts": facts})
        await self._answer(taken, _FAILED, _FAILED_SECONDS)
        return True

    async def _wanted(self, queue: str, entries: Sequence[tuple[bytes, Mapping[bytes, bytes]]]) -> TakenJob | None:
        """The job of an entry. An entry that is answered already, awaited by nobody or unreadable is deleted."""
        for entry, fields in entries:
            name = fields[b"name"].decode()
            if not await self._redis.exists(_answer_key(name)) and await self._redis.exists(_asked_key(name)):
                try:
                    return TakenJob(entry.decode(), Job.read(fields[b"job"]))
                except UnreadableJob as error:  # the server that asked thinks by itself after a while
                    log.error("job_unreadable", extra={"facts": {"job": name, "why": str(error)}})
            await self._redis.xack(_stream(queue), _GROUP, entry)
            await self._redis.xdel(_stream(queue), entry)
        return None

    async def touch(self, taken: TakenJob, worker: str) -> None:
        """Renew a worker's claim on its job."""
        await self._redis.xclaim(_stream(taken.job.queue), _GROUP, worker, 0, [taken.entry], justid=True)

    async def answer(self, taken: TakenJob, result: str) -> None:
        """The job is done."""
        await self._answer(taken, json.dumps({"answer": result}).encode(), self.timing.answer)

    async def refuse(self, taken: TakenJob, error: KingdominoError) -> None:
        """The job is refused with an error, which every later try would meet, too."""
        answer = {"refused": error.code, "facts": error.facts}
        await self._answer(taken, json.dumps(answer).encode(), self.timing.answer)

    async def fail(self, taken: TakenJob) -> None:
        """The job failed; it may be asked again after two seconds."""
        await self._answer(taken, _FAILED, _FAILED_SECONDS)

    async def _answer(self, taken: TakenJob, answer: bytes, seconds: float) -> None:
        name = taken.job.name
        keys = _answer_key(name), _asked_key(name), _stream(taken.job.queue)
        kept = _milliseconds(seconds)
        await self._redis.eval(_ANSWER, len(keys), *keys, _GROUP, taken.entry, answer, kept, ANSWERS, name)

    async def hand_back(self, taken: TakenJob) -> None:
        """Give a job back, for another worker to take at once."""
        job = taken.job
        await self._redis.eval(_HAND_BACK, 1, _stream(job.queue), _GROUP, taken.entry, job.name, job.text())
