"""What a connection is sent: in order, in as few writes as the client allows, and not without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

#: Close code of our own: too slow a reader.
TOO_SLOW: Final = 4008

#: Messages and bytes that may wait for a slow reader before the connection is closed.
_MOST_WAITING: Final = 1_000
_MOST_WAITING_BYTES: Final = 4 * 1024 * 1024
#: Seconds that news wait for the answer that goes with them in one write.
_TOGETHER_SECONDS: Final = 0.01
#: Seconds in which a slow reader has to take what waits before the connection is closed.
_GOODBYE_SECONDS: Final = 3.0


class Disconnected(Exception):
    """The connection is over."""


class Wire(Protocol):
    """A connection as its session uses it. Calls `when_writable` when the client reads again."""

    when_writable: Callable[[], None]

    async def receive(self) -> str | bytes:
        """The next message; raises Disconnected after the last one."""

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send texts in one write, if that is possible now."""

    def close(self, code: int) -> None:
        """End the connection."""


class Outbox:
    """The messages that wait to be sent."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        wire.when_writable = self._flush
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        #: Whether a message of this client is being answered: news that come meanwhile go together with the answer.
        self.answering = False
        self._timer: asyncio.TimerHandle | None = None
        self._close: int | None = None

    def send(self, message: bytes) -> None:
        """Send a message, or let it wait; too slow a reader is cut off instead."""
        if self._close is not None:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if not self.answering:
            self._flush()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_TOGETHER_SECONDS, self._flush)

    def answered(self) -> None:
        """The answer is among what waits: nothing more will go with it."""
        self.answering = False
        self._flush()

    def close(self, code: int) -> None:
        """Send what waits, then close the connection; a client that reads nothing is not waited for."""
        if self._close is not None:
            return
        self._close = code
        self._flush()
        if self._waiting:
            asyncio.get_running_loop().call_later(_GOODBYE_SECONDS, self._wire.close, code)

    def _flush(self) -> None:
        """Send all that waits in one write; where the client has to read first, when it has."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._waiting and self._wire.write(self._waiting):
            self._waiting.clear()
            self._waiting_bytes = 0
        if len(self._waiting) > _MOST_WAITING or self._waiting_bytes > _MOST_WAITING_BYTES:
            self._waiting.clear()
            self._close = TOO_SLOW
        if self._close is not None and not self._waiting:
            self._wire.close(self._close)
