"""Asynchronous tests, and waiting for what must come."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any

_LONGEST = 1200.0


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that runs in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(_LONGEST):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is so; the test's own limit ends what never comes."""
    while not true():
        await asyncio.sleep(0.01)


def nothing(done: int, total: int) -> None:
    """Hear of warming and do nothing about it."""
    assert 0 <= done <= total
