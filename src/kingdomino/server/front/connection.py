"""A WebSocket: messages in and out, within limits of size, time and memory.

The protocol is the library's, which does no I/O. From a client that reads nothing nothing is read, and a connection
that is over is closed soon, however much was still to be sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from typing import Final

from starlette.responses import Response
from websockets import http11
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from kingdomino.tables.messages import MOST_BYTES

from .outbox import Disconnected

log = logging.getLogger(__name__)

#: Seconds after which a client that is quiet is sent a ping, and after which one without a pong is given up.
PING_SECONDS: Final = 20.0
#: Seconds in which the last bytes of a closing connection have to be read.
GOODBYE_SECONDS: Final = 5.0
#: Messages of a client that wait to be handled before nothing more is read. To stop and start reading costs more than
#: to read a message.
_READ_AHEAD: Final = 8
_DATA: Final = frozenset({Opcode.TEXT, Opcode.BINARY, Opcode.CONT})

#: Handles a handshake: refuses or accepts the connection, and uses it until it is over.
Serve = Callable[["Connection", Request], Awaitable[None]]


def _nothing() -> None:
    """What is done when a client reads again, by default."""


class Connection(asyncio.Protocol):
    """One client's WebSocket, from the handshake on."""

    def __init__(self, serve: Serve) -> None:
        self._serve = serve
        self._protocol = ServerProtocol(max_size=MOST_BYTES)
        self._transport: asyncio.Transport
        self._handshake: http11.Response
        #: The task that uses the connection; none before a handshake.
        self.task: asyncio.Task[None] | None = None
        #: Called when the client reads again and more can be written.
        self.when_writable: Callable[[], None] = _nothing
        self._inbox: deque[str | bytes] = deque()
        #: The frames of a message that is not complete, and whether it is a text.
        self._parts: list[bytes] = []
        self._is_text = True
        #: Set when `receive` has to look again.
        self._news: asyncio.Future[None] | None = None
        self._is_writable = True
        self._reads_ahead = False
        self._is_over = False
        self._has_pong = True
        self._timer: asyncio.TimerHandle | None = None

    # --- as the session sees it ---

    @property
    def peer(self) -> str:
        """The address at the other end."""
        found = self._transport.get_extra_info("peername")
        return str(found[0]) if found else "unknown"

    def accept(self) -> None:
        """Answer the handshake: messages may come."""
        if self._is_over:
            raise Disconnected
        self._protocol.send_response(self._handshake)
        self._transmit()
        self._transport.resume_reading()
        self._timer = asyncio.get_running_loop().call_later(PING_SECONDS, self._keep_alive)

    def refuse(self, answer: Response) -> None:
        """Answer the handshake with a refusal, which ends the connection."""
        if self._is_over:
            raise Disconnected
        body = bytes(answer.body)
        headers = Headers({"Connection": "close", **answer.headers})
        status = HTTPStatus(answer.status_code)
        self._protocol.send_response(http11.Response(status.value, status.phrase, headers, body))
        self._transmit()
        self._end()

    async def receive(self) -> str | bytes:
        """The next message, once the client has read what it was sent. Raises Disconnected when there is none."""
        while not (self._inbox and self._is_writable):
            if self._is_over:
                raise Disconnected
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        message = self._inbox.popleft()
        if self._reads_ahead and not self._inbox:
            self._reads_ahead = False
            self._transport.resume_reading()
        return message

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send texts in one write; false where that is not possible now: the client has to read first, or is gone."""
        if self._is_over or not self._is_writable or self._transport.is_closing():
            return False
        for text in texts:
            self._protocol.send_text(text)
        self._transmit()
        return True

    def close(self, code: int) -> None:
        """End the connection with this code. Messages that were not handled yet are forgotten."""
        if self._is_over:
            return
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._transmit()
        self._inbox.clear()
        self._end()

    def abort(self) -> None:
        """End the connection without a word."""
        self._transport.abort()

    # --- as the event loop sees it ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client asks for a WebSocket; its handshake follows as the first data."""
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - whatever the reason
        """Nothing more can be read or written."""
        self._end()
        if self._timer is not None:
            self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        """Bytes from the client: frames, or parts of them."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._begin(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._transmit()
        if self._protocol.close_expected():
            self._end()

    def eof_received(self) -> None:
        """The client sends nothing more: the transport closes."""
        self._protocol.receive_eof()
        self._transmit()

    def pause_writing(self) -> None:
        """The write buffer is full: until the client reads, nothing is read from it, not even pings."""
        self._is_writable = False
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._is_writable = True
        if not self._reads_ahead:
            self._transport.resume_reading()
        self.when_writable()
        self._wake()

    # --- within ---

    def _begin(self, request: Request) -> None:
        self._handshake = self._protocol.accept(request)
        if self._handshake.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(self._handshake)
            return
        self._transport.pause_reading()  # until it is accepted
        self.task = asyncio.ensure_future(self._run(request))

    async def _run(self, request: Request) -> None:
        try:
            await self._serve(self, request)
        except Disconnected:
            pass
        except Exception:
            log.exception("session_failed")
        finally:
            self.close(CloseCode.INTERNAL_ERROR)

    def _take(self, frame: Frame) -> None:
        """A frame of a message, or one that keeps the connection alive."""
        if frame.opcode is Opcode.PONG:
            self._has_pong = True
        if frame.opcode not in _DATA:
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        if frame.data:
            self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._parts = b"".join(self._parts), []
        if self._is_over:
            return
        try:
            self._inbox.append(data.decode() if self._is_text else data)
        except UnicodeDecodeError:
            self._protocol.fail(CloseCode.INVALID_DATA)
            return
        self._wake()
        if not self._reads_ahead and len(self._inbox) >= _READ_AHEAD:
            self._reads_ahead = True
            self._transport.pause_reading()

    def _transmit(self) -> None:
        """Write what the protocol has to send; an empty part stands for the end."""
        parts = self._protocol.data_to_send()
        if parts:
            self._transport.write(b"".join(parts))
            if not parts[-1]:
                self._transport.close()

    def _keep_alive(self) -> None:
        """Ping the client; one that has not answered the last ping is given up."""
        if self._has_pong:
            self._has_pong = False
            self._protocol.send_ping(b"")
            self._transmit()
            self._timer = asyncio.get_running_loop().call_later(PING_SECONDS, self._keep_alive)
        else:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "no pong")
            self._transmit()
            self._end()

    def _end(self) -> None:
        """Handle no more messages; close the connection soon."""
        if self._is_over:
            return
        self._is_over = self._is_writable = True
        self._wake()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._transport.abort)
        if self._reads_ahead:
            self._transport.resume_reading()  # the client's own goodbye

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)
