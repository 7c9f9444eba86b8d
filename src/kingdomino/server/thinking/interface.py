"""Who thinks for the bots. A thinker is given a position's line, never a game: it cannot know the future."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .job import Job

#: Called with the steps done and the steps in all while the bots are compiled.
Warming = Callable[[int, int], None]


class NoThinker(Exception):
    """No bot could answer now; ask again."""


class Thinker(Protocol):
    """Chooses and analyses moves outside the event loop."""

    async def open(self, warming: Warming) -> None:
        """Start. Compiling runs in the background; `warming` is called with its progress."""

    async def close(self) -> None:
        """Stop, leaving no process behind."""

    async def choose(self, job: Job) -> str:
        """The answer to a job: a move in notation for its position, or the values of an analysis as JSON."""

    def hurry(self, name: str) -> None:
        """Somebody has come to the table of the job with this name: it waits as others do that somebody waits for."""

    async def can_think(self) -> bool:
        """Whether a bot's move would be worked out if it were asked for now, at once or after a start."""
