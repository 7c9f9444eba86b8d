"""A hub on a real database, without sockets: listeners that keep what they are sent, a thinker that waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from kingdomino.notation import parse_position
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.live.hub import Hub
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.settings import Settings
from kingdomino.server.storage import Store
from kingdomino.server.thinking import Job, Thinker, Warming
from kingdomino.tables.messages.client import CreateTable
from kingdomino.tables.messages.shapes import SeatWish
from tests.server.client import NEWS

ANNA, BORIS = 1, 2


class Deaf(Fanout):
    """One of several servers, which hears nothing of the others."""

    shared = True


class Person:
    """A connected client that keeps every message."""

    def __init__(self, guest: int) -> None:
        self.guest, self.secret, self.gone = guest, "", False
        self.messages: list[dict[str, Any]] = []
        self._changed = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))
        self._changed.set()

    def close(self, code: int) -> None:
        raise AssertionError(f"nobody ends this connection ({code})")

    @property
    def version(self) -> int:
        """The version of the last news."""
        return max((message["version"] for message in self.messages if message["type"] in NEWS), default=0)

    async def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until something is so, looking after every message."""
        async with asyncio.timeout(seconds):
            while not true():
                self._changed.clear()
                await self._changed.wait()


class Patient:
    """A thinker that answers when it is allowed to, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.hurried: list[str] = []
        self.wanted = asyncio.Event()
        self.allowed = asyncio.Event()

    async def open(self, warming: Warming) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to stop."""

    def hurry(self, name: str) -> None:
        """Note who hurries."""
        self.hurried.append(name)

    async def choose(self, job: Job) -> str:
        """The first legal move."""
        self.asked.append(job.level)
        self.wanted.set()
        await self.allowed.wait()
        return str(parse_position(job.position).legal_moves()[0])


@asynccontextmanager
async def hub_on(
    database: str, *, fanout: Fanout | None = None, thinker: Thinker | None = None
) -> AsyncIterator[tuple[Hub, Store]]:
    """An open hub and its store."""
    store = Store(database)
    hub = Hub(store, fanout or Fanout(), thinker or Patient(), Settings(), Metrics())
    await store.open()
    try:
        await hub.open()
        try:
            yield hub, store
        finally:
            await hub.close()
    finally:
        await store.close()


def wish(*kinds: str, rules: str = "2 classic", **more: Any) -> CreateTable:
    """A new table: `me`, `open`, or a bot's level a seat."""
    seats = [SeatWish(kind) if kind in ("me", "open") else SeatWish("bot", level=kind) for kind in kinds]
    return CreateTable(id=1, rules=rules, seats=seats, **more)
