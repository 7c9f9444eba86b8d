"""Whose turn it is: quick levels have a lane of their own, and a long thought lets short ones pass."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from kingdomino.bots import Budget, bot

QUICK: Final = "quick"
DEEP: Final = "deep"
LANES: Final = (QUICK, DEEP)

_QUICK_LEVELS: Final = ("page", "squire", "knight")
#: A job that takes a second lets shorter ones pass that come up to so many seconds later, and none that come after.
_PATIENCE: Final = 4.0


def lane_of(level: str) -> str:
    """Quick levels answer in milliseconds; the others think."""
    return QUICK if level in _QUICK_LEVELS else DEEP


def seconds_of(level: str, seconds: float | None) -> float:
    """How long a level thinks about a decision; refused where there is no such level or it cannot think so long."""
    Budget(seconds=seconds)
    usual = getattr(bot(level), "seconds", 0.0)
    assert isinstance(usual, float)
    return seconds if seconds is not None and lane_of(level) == DEEP else usual


@dataclass(slots=True, order=True)
class Thought:
    """A question to a bot, and its answer to come. Thoughts are ordered by when they are due."""

    due: float
    number: int
    position: str = field(compare=False)
    level: str = field(compare=False)
    seconds: float | None = field(compare=False)
    budget: float = field(compare=False)
    answer: asyncio.Future[str] = field(compare=False)
    #: How often it was asked and not answered.
    failures: int = field(default=0, compare=False)

    @property
    def lane(self) -> str:
        """Where it queues."""
        return lane_of(self.level)


def due_at(now: float, budget: float) -> float:
    """The place in the queue of a thought that comes now."""
    return now + _PATIENCE * budget


class FairQueue:
    """Thoughts that wait for a process."""

    def __init__(self) -> None:
        self._lanes: dict[str, list[Thought]] = {lane: [] for lane in LANES}

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def add(self, thought: Thought) -> None:
        """Wait for a turn; one that was asked before keeps its place."""
        insort(self._lanes[thought.lane], thought)

    def take(self, lane: str, able: Collection[str]) -> Thought | None:
        """The first in a lane that somebody with these levels can think about."""
        for index, thought in enumerate(self._lanes[lane]):
            if thought.level in able:
                return self._lanes[lane].pop(index)
        return None

    def remove(self, thought: Thought) -> None:
        """Nobody waits for it any more."""
        waiting = self._lanes[thought.lane]
        if thought in waiting:
            waiting.remove(thought)

    def take_all(self) -> list[Thought]:
        """Empty the queue."""
        taken = [thought for waiting in self._lanes.values() for thought in waiting]
        for waiting in self._lanes.values():
            waiting.clear()
        return taken
