"""The order of thoughts: guests in turn; of a guest moves before hints, and long ones let short ones pass.

Where several guests wait, the one for whom the bots have thought the least comes first (start-time fair queueing): who
has twenty tables waits for them, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from .job import ASKED, LANES, Job

#: A job of one second lets shorter jobs of the same guest pass that come within this many seconds after it.
_PATIENCE: Final = 4.0
#: Guests whose thinking time is remembered; those who are level with the queue are forgotten first.
_MOST_REMEMBERED: Final = 10_000


@dataclass(slots=True, eq=False)
class Thought:
    """A question to a bot, and its answer to come."""

    number: int
    job: Job
    #: Its place among the thoughts of its guest.
    due: float
    #: How long thinking is expected to take, in seconds.
    expected: float
    answer: asyncio.Future[str]
    #: How often it was asked and not answered.
    failures: int = 0


def due_at(now: float, expected: float) -> float:
    """The place in the queue of a thought that comes now."""
    return now + _PATIENCE * expected


class FairQueue:
    """Thoughts that wait for a process."""

    def __init__(self) -> None:
        self._lanes: dict[str, list[Thought]] = {lane: [] for lane in LANES}
        #: By guest, the virtual time at which their next thought begins: seconds that the bots thought for them.
        self._next: dict[int, float] = {}
        #: The virtual time: where the thought that was taken last began. Nobody saves up time from before it.
        self._now = 0.0

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def add(self, thought: Thought) -> None:
        """Wait for a turn; one that was asked before keeps its place."""
        self._lanes[thought.job.lane].append(thought)

    def take(self, lane: str, able: Collection[str]) -> Thought | None:
        """The first in a lane whose queue is among these."""
        waiting = self._lanes[lane]
        first = min((thought for thought in waiting if thought.job.queue in able), key=self._place, default=None)
        if first is not None:
            waiting.remove(first)
            self._count(first)
        return first

    def _place(self, thought: Thought) -> tuple[int, float, bool, float, int]:
        job = thought.job
        return job.rank, self._begins(job.guest), job.queue == ASKED, thought.due, thought.number

    def _begins(self, guest: int) -> float:
        return max(self._now, self._next.get(guest, 0.0))

    def _count(self, thought: Thought) -> None:
        self._now = self._begins(thought.job.guest)
        self._next[thought.job.guest] = self._now + thought.expected
        if len(self._next) > _MOST_REMEMBERED:
            self._next = {guest: at for guest, at in self._next.items() if at > self._now}

    def hurry(self, name: str) -> None:
        """Somebody has come to the table of the job with this name."""
        for waiting in self._lanes.values():
            for thought in waiting:
                if thought.job.name == name and not thought.job.attended:
                    thought.job = replace(thought.job, attended=True)

    def remove(self, thought: Thought) -> None:
        """Take a thought out of the queue, if it is there."""
        waiting = self._lanes[thought.job.lane]
        if thought in waiting:
            waiting.remove(thought)

    def take_all(self) -> list[Thought]:
        """Empty the queue."""
        taken = [thought for waiting in self._lanes.values() for thought in waiting]
        for waiting in self._lanes.values():
            waiting.clear()
        return taken
