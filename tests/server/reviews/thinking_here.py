"""A thinker in this process: it does what a bot's process does, without the seconds in which one is started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from kingdomino import Game, Ruleset
from kingdomino.server.thinking import Job, Warming
from kingdomino.server.thinking.bot_main import ANSWERS
from tests.games.playing import finished, play_on


def short_game(seed: int, players: tuple[str, ...] = ("Ann", "Ben"), moves: int = 16) -> Game:
    """The last moves of a game of two, played from a position: soon reviewed."""
    whole = finished(Ruleset(players=2), seed)
    return play_on(Game.from_position(whole.positions[-1 - moves], seed, players=players), Random(seed))


class ThinkingHere:
    """Answers jobs in threads; `before` is called with each one before it is begun, and may wait or refuse."""

    def __init__(self, before: Callable[[Job], object] = lambda _: None) -> None:
        self.before = before
        self.jobs: list[str] = []

    async def open(self, warming: Warming) -> None:
        """There is nothing to start."""

    async def close(self) -> None:
        """There is nothing to end."""

    async def choose(self, job: Job) -> str:
        """The answer, by the same functions as in a bot's process."""
        waiting = self.before(job)
        if asyncio.isfuture(waiting) or asyncio.iscoroutine(waiting):
            await waiting
        self.jobs.append(job.name)
        return await asyncio.to_thread(ANSWERS[job.kind], job)

    def hurry(self, name: str) -> None:
        """Nothing waits here."""

    async def can_think(self) -> bool:
        """Always."""
        return True
