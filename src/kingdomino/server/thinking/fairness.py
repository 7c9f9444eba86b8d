"""The order of thoughts: moves first, hints, reviews; a long thought lets short ones pass; quick levels have a lane."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from .job import LANES, Job

#: A job of one second lets shorter jobs pass that come within this many seconds after it.
_PATIENCE: Final = 4.0


@dataclass(slots=True, order=True)
class Thought:
    """A question to a bot, and its answer to come. Thoughts are ordered by rank, then by when they are due."""

    rank: int
    due: float
    number: int
    job: Job = field(compare=False)
    #: How long thinking is expected to take, in seconds.
    expected: float = field(compare=False)
    answer: asyncio.Future[str] = field(compare=False)
    #: How often it was asked and not answered.
    failures: int = field(default=0, compare=False)


def due_at(now: float, expected: float) -> float:
    """The place in the queue of a thought that comes now."""
    return now + _PATIENCE * expected


class FairQueue:
    """Thoughts that wait for a process."""

    def __init__(self) -> None:
        self._lanes: dict[str, list[Thought]] = {lane: [] for lane in LANES}

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def add(self, thought: Thought) -> None:
        """Wait for a turn; one that was asked before keeps its place."""
        insort(self._lanes[thought.job.lane], thought)

    def take(self, lane: str, able: Collection[str]) -> Thought | None:
        """The first in a lane whose queue is among these."""
        for index, thought in enumerate(self._lanes[lane]):
            if thought.job.queue in able:
                return self._lanes[lane].pop(index)
        return None

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
