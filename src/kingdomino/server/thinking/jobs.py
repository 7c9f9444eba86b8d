"""Jobs as rows of the PostgreSQL that servers and workers share: how servers ask, how workers take and answer.

A row has the version of its job, and a worker's beat says which version it reads: servers and workers of different
versions can run side by side; a server whose jobs no worker reads thinks by itself.

A job is asked once, however many servers ask for its name. A worker that takes one renews its claim while it thinks; a
claim that was not renewed in time is another's to take. Answers are kept for those who missed the notification.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.link import Link

from .bot_process import refusal
from .interface import NoThinker
from .job import JOB_VERSION, Job, UnreadableJob

log = logging.getLogger(__name__)

#: Workers hear of new jobs, servers of answers.
ASKED: Final = "kingdomino_jobs"
ANSWERED: Final = "kingdomino_answers"

#: A job that was taken this often and never answered is dropped: it seems to kill its workers.
MOST_TAKES: Final = 3
_FAILED: Final = '{"failed": true}'
_FAILED_SECONDS: Final = 2.0

#: The answer if there is one; else nothing, and the job is there to be taken.
_ASK: Final = """
WITH asked AS (
    INSERT INTO jobs (version, name, queue, rank, guest, job, asked_until)
    VALUES (%s, %s, %s, %s, %s, %s, clock_timestamp() + %s * interval '1 second')
    ON CONFLICT (version, name) DO UPDATE SET asked_until = excluded.asked_until
    RETURNING answer, xmax = 0 AS new
)
SELECT answer, CASE WHEN new THEN pg_notify('kingdomino_jobs', '') END FROM asked
"""
_HURRY: Final = "UPDATE jobs SET rank = %s WHERE version = %s AND name = %s AND answer IS NULL"
#: The first that waits: by rank, then guests in turn, each with the first of their own, then in the order of asking.
_TAKE: Final = """
UPDATE jobs SET worker = %s, takes = takes + 1, claimed_until = clock_timestamp() + %s * interval '1 second'
WHERE number = (
    SELECT number FROM jobs AS waiting
    WHERE version = %s AND queue = ANY(%s) AND answer IS NULL
    AND claimed_until < clock_timestamp() AND asked_until > clock_timestamp()
    ORDER BY rank, (
        SELECT count(*) FROM jobs AS earlier
        WHERE earlier.guest = waiting.guest AND earlier.number < waiting.number AND earlier.answer IS NULL
    ), number
    LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING number, name, job, takes
"""
#: The first answer counts; later ones are ignored.
_ANSWER: Final = """
WITH done AS (
    UPDATE jobs SET answer = %s, kept_until = clock_timestamp() + %s * interval '1 second'
    WHERE number = %s AND answer IS NULL RETURNING name
)
SELECT pg_notify('kingdomino_answers', name) FROM done
"""
_RENEW: Final = (
    "UPDATE jobs SET claimed_until = clock_timestamp() + %s * interval '1 second' WHERE worker = %s AND answer IS NULL"
)
#: As new, so that another worker takes it at once.
_HAND_BACK: Final = """
WITH back AS (
    UPDATE jobs SET worker = NULL, takes = takes - 1, claimed_until = '-infinity'
    WHERE worker = %s AND answer IS NULL RETURNING 1
)
SELECT pg_notify('kingdomino_jobs', '') FROM back
"""
_CLEAR: Final = """
DELETE FROM jobs WHERE kept_until < clock_timestamp()
OR (answer IS NULL AND asked_until < clock_timestamp() AND claimed_until < clock_timestamp())
"""
_SHOW_LIFE: Final = """
INSERT INTO alive (name, job_version, seen) VALUES (%s, %s, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET job_version = excluded.job_version, seen = excluded.seen
"""
_LEAVE: Final = "DELETE FROM alive WHERE name = %s"
_LIVING: Final = """
SELECT count(*) FROM alive WHERE job_version = %s AND seen > clock_timestamp() - %s * interval '1 second'
"""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things may take, in seconds."""

    #: A job is taken over when its worker has not renewed the claim for this long.
    claim: float = 3.0
    #: How often workers renew their claims and show that they live, and askers ask again.
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


@dataclass(frozen=True, slots=True)
class TakenJob:
    """A job that a worker has taken, and the number of its row."""

    number: int
    job: Job


def result_in(answer: str) -> str:
    """What an answer holds; what it refuses is refused."""
    found = json.loads(answer)
    if "answer" in found:
        return str(found["answer"])
    if "refused" in found:
        raise refusal(found["refused"], found["facts"])
    raise NoThinker


class Jobs:
    """The jobs of one database. Every method may raise LinkAway."""

    def __init__(self, link: Link, timing: Timing) -> None:
        self._link, self.timing = link, timing

    # --- who asks ---

    async def ask(self, job: Job) -> str | None:
        """The answer, or none yet; then the job waits for a worker, once."""
        values = JOB_VERSION, job.name, job.queue, job.rank, job.guest, job.text(), self.timing.asked
        ((answer, _),) = await self._link.run(_ASK, *values)
        return None if answer is None else str(answer)

    async def hurry(self, name: str, rank: int) -> None:
        """A job that waits gets another rank."""
        await self._link.run(_HURRY, rank, JOB_VERSION, name)

    async def living(self) -> int:
        """How many workers are alive that read this version's jobs."""
        ((count,),) = await self._link.run(_LIVING, JOB_VERSION, self.timing.alive)
        return int(count)

    # --- who works ---

    async def show_life(self, worker: str) -> None:
        """This worker is alive and keeps its jobs, for a while. What nobody needs any longer is deleted."""
        await self._link.run(_SHOW_LIFE, worker, JOB_VERSION)
        await self._link.run(_RENEW, self.timing.claim, worker)
        await self._link.run(_CLEAR)

    async def leave(self, worker: str) -> None:
        """This worker is gone; others take its jobs."""
        await self._link.run(_LEAVE, worker)
        await self._link.run(_HAND_BACK, worker)

    async def take(self, queues: Collection[str], worker: str) -> TakenJob | None:
        """The next job of these queues, if one waits. One that killed its workers or cannot be read is dropped."""
        while rows := await self._link.run(_TAKE, worker, self.timing.claim, JOB_VERSION, list(queues)):
            ((number, name, text, takes),) = rows
            if takes > MOST_TAKES:
                log.error("job_dropped", extra={"facts": {"job": name, "takes": takes - 1}})
            else:
                try:
                    return TakenJob(number, Job.read(text))
                except UnreadableJob as error:
                    log.error("job_unreadable", extra={"facts": {"job": name, "why": str(error)}})
            await self._answer(number, _FAILED, _FAILED_SECONDS)
        return None

    async def answer(self, taken: TakenJob, result: str) -> None:
        """The job is done."""
        await self._answer(taken.number, json.dumps({"answer": result}), self.timing.answer)

    async def refuse(self, taken: TakenJob, error: KingdominoError) -> None:
        """The job is refused with an error, which every later try would meet, too."""
        answer = {"refused": error.code, "facts": error.facts}
        await self._answer(taken.number, json.dumps(answer), self.timing.answer)

    async def fail(self, taken: TakenJob) -> None:
        """The job failed; it may be asked again after two seconds."""
        await self._answer(taken.number, _FAILED, _FAILED_SECONDS)

    async def _answer(self, number: int, answer: str, seconds: float) -> None:
        await self._link.run(_ANSWER, answer, seconds, number)
