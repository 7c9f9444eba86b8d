"""Steps of tables as tests write them, and how tests run what waits."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from typing import Any

from kingdomino.server.storage import (
    Entry,
    FinishedGame,
    GuestResult,
    Hidden,
    StorageUnavailable,
    Store,
    Summary,
    Write,
)
from kingdomino.tables.finished import Sums

DAY = 86_400_000


def waited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for things."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run


@contextlib.asynccontextmanager
async def opened(url: object) -> AsyncIterator[Store]:
    """A store, closed again."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def step(
    table: str = "TABLE",
    number: int = 1,
    *,
    guests: tuple[int, ...] = (1, 2),
    hidden: Hidden | None = None,
    finished: FinishedGame | None = None,
    events: bytes = b'[{"type":"moved"}]',
    **other: Any,
) -> Write:
    """A step of a table."""
    seats = b"[]"
    told: dict[str, Any] = {
        "stage": "playing", "rules": "2 classic", "dynasty": False, "listed": False, "clock": None, "host": 1,
        "seats": seats, "open_seats": 0, "to_act": (1,), "created": 1000, "updated": 1000 + number,
    }  # fmt: skip
    summary = Summary(code=table, guests=guests, version=number, **{**told, **other})
    return Write(table, Entry(number, 1000 + number, events), summary, hidden, finished)


def move(table: str = "TABLE", number: int = 2, to_act: tuple[int, ...] = (2,)) -> Write:
    """A step that changes nothing of what lists show but the version, the time and who is to act."""
    return Write(table, Entry(number, 1000 + number, b'[{"type":"moved"}]'), None, to_act=to_act)


def finished_game(game: str, guests: tuple[int | None, ...] = (1, 2), ended: int = 5000, **other: Any) -> FinishedGame:
    """A game that is over."""
    told: dict[str, Any] = {
        "table": "TABLE", "number": 1, "rules": "2 classic", "players": ("Ann", "Bob, \"the\" king"),
        "points": (40, 38), "places": (1, 2),
        "record": '[Ruleset "2 classic"]\n[Players "Ann, Bob\\, \\"the\\" king"]\n[Result "40-38"]\n\nkings 0 1 0 1\n',
    }  # fmt: skip
    return FinishedGame(game=game, guests=guests, ended=ended, **{**told, **other})


async def until_it_works(action: Callable[[], Awaitable[Any]], seconds: float = 300) -> Any:
    """Try as a server would: again while the storage is unavailable."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return await action()
        except StorageUnavailable:
            if time.monotonic() > deadline:
                raise
        await asyncio.sleep(0.02)


def added_up(results: Iterable[GuestResult]) -> list[Sums]:
    """The sums that counted results of one person have, by kind."""
    kinds: defaultdict[tuple[int, str, str, bool], list[GuestResult]] = defaultdict(list)
    for result in results:
        kinds[result.players, result.variant, result.level, result.hints > 0].append(result)
    return [
        Sums(
            *kind,
            games=len(of),
            won=sum(result.won for result in of),
            points=sum(result.points for result in of),
            harmony=sum(result.harmony for result in of),
            middle_kingdom=sum(result.middle_kingdom for result in of),
            terrains=tuple(map(sum, zip(*(result.terrains for result in of), strict=True))),
        )
        for kind, of in sorted(kinds.items())
    ]
