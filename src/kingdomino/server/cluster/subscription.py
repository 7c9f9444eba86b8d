"""One connection that subscribes to channels. It never reconnects: when it breaks, all waiting calls fail.

The library's own subscriptions connect again by themselves, in whichever task notices first, and say nothing of what
was lost in between.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from .redis_connection import RedisConnection

#: A silent connection is pinged after this many seconds, and given up after as many more.
_SILENCE_SECONDS: Final = 3.0


class Subscription:
    """Hears of channels from `open` until something breaks; every method raises one of `RedisConnection.away` then."""

    def __init__(self, connection: Any) -> None:  # noqa: ANN401 - untyped
        self._connection = connection
        self._sending = asyncio.Lock()
        #: Who waits until Redis confirms that it will tell of a channel.
        self._confirming: dict[str, list[asyncio.Future[None]]] = {}
        self._silent = False
        self._gone = False

    @classmethod
    async def open(cls, redis: RedisConnection) -> Subscription:
        """Connect."""
        pool: Any = redis.client.connection_pool
        subscription = cls(pool.make_connection())
        try:
            await subscription._connection.connect()
        except BaseException:
            await subscription.close()
            raise
        return subscription

    async def close(self) -> None:
        """It is over."""
        self._gone = True
        for waiters in self._confirming.values():
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_exception(ConnectionError("gone"))
        self._confirming.clear()
        await self._connection.disconnect(nowait=True)

    async def subscribe(self, *channels: str) -> None:
        """Subscribe, and wait for Redis' confirmation, which `next` has to read meanwhile."""
        loop = asyncio.get_running_loop()
        waiting = [loop.create_future() for _ in channels]
        for channel, waiter in zip(channels, waiting, strict=True):
            self._confirming.setdefault(channel, []).append(waiter)
        try:
            await self._send("SUBSCRIBE", *channels)
            await asyncio.gather(*waiting)
        finally:
            for waiter in waiting:
                if not waiter.cancel() and not waiter.cancelled():
                    waiter.exception()  # the exception was raised above already

    async def unsubscribe(self, channel: str) -> None:
        """No longer hear of a channel."""
        await self._send("UNSUBSCRIBE", channel)

    async def next(self) -> tuple[str, bytes] | None:
        """The next message with its channel; none for a confirmation or a pong."""
        self._check()
        heard = await self._connection.read_response(timeout=_SILENCE_SECONDS)
        if heard is None and self._silent:
            raise ConnectionError("silent")
        self._silent = heard is None
        if heard is None:
            await self._send("PING")
        elif heard[0] == b"subscribe":
            self._confirm(heard[1].decode())
        elif heard[0] == b"message":
            return heard[1].decode(), heard[2]
        return None

    def _confirm(self, channel: str) -> None:
        for waiter in self._confirming.pop(channel, ()):
            if not waiter.done():
                waiter.set_result(None)

    async def _send(self, *words: str) -> None:
        async with self._sending:
            self._check()
            try:
                await self._connection.send_command(*words, check_health=False)
            except AttributeError:  # the library drops its stream when the other side hangs up
                self._check()
                raise

    def _check(self) -> None:
        """A connection that is gone is not made again, as the library would."""
        if self._gone or not self._connection.is_connected:
            raise ConnectionError("gone")
