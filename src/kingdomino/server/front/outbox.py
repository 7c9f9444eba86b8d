"""What a connection is sent: in order, in as few writes as the client allows, and not without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from .transport import writer_of

#: Close code of our own: too slow a reader.
TOO_SLOW: Final = 4008
#: The WebSocket protocol's code for a connection that ended without one.
ABNORMAL: Final = 1006

#: Messages and bytes that may wait for a slow reader before the connection is closed.
_MOST_WAITING: Final = 1_000
_MOST_WAITING_BYTES: Final = 4 * 1024 * 1024


class Outbox:
    """The messages that wait to be sent. `run` is the task that sends what cannot be sent at once."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._write_texts = writer_of(websocket)
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        #: Whether a message of this client is being answered: news that come meanwhile go together with the answer.
        self.answering = False
        self._flush_due = False
        #: Whether `run` has taken up what waits: then nothing may overtake it.
        self._writing = False
        self._ready = asyncio.Event()
        self._close: int | None = None
        self.closing = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Send a message, or queue it; too slow a reader is cut off instead."""
        if self._close is not None:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if self._writing or not self.answering:
            self._flush()
        elif not self._flush_due:
            self._flush_due = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._flush_late)  # by then the answer that follows its news is there, too

    def answered(self) -> None:
        """The answer is among what waits: nothing more will go with it."""
        self.answering = False
        if self._waiting:
            self._flush()

    def _flush_late(self) -> None:
        self._flush_due = False
        if self._waiting:
            self._flush()

    def _flush(self) -> None:
        """Send all that waits in one write; where the client has to read first, `run` waits for that."""
        if not self._writing and self._write_texts is not None and self._write_texts(self._waiting):
            self._waiting.clear()
            self._waiting_bytes = 0
            return
        if len(self._waiting) > _MOST_WAITING or self._waiting_bytes > _MOST_WAITING_BYTES:
            self._waiting.clear()
            self.close(TOO_SLOW)
        self._ready.set()

    def close(self, code: int) -> None:
        """Send the queued messages, then close the connection."""
        self._close = code
        self._ready.set()
        self.closing.set()

    async def run(self) -> None:
        """Send what waits whenever the client reads, until the connection is closed."""
        while True:
            await self._ready.wait()
            self._writing = True
            while self._waiting:
                message = self._waiting.popleft()
                self._waiting_bytes -= len(message)
                with disconnection():
                    await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            if self._close is not None:
                with disconnection():
                    await self._websocket.close(self._close)
                return
            self._ready.clear()
            self._writing = False


@contextmanager
def disconnection() -> Iterator[None]:
    """Starlette and uvicorn raise RuntimeError where a message is sent or awaited after the connection's end."""
    try:
        yield
    except RuntimeError:
        raise WebSocketDisconnect(ABNORMAL) from None
