"""HTTP and WebSocket protocols with the limits that the libraries lack, and with fewer steps for each message.

A request has to come in time and with a head of a sensible size; from a client that reads nothing nothing is read; a
connection that is over is closed soon, however much was still to be sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from kingdomino.tables.messages import MOST_BYTES

from .frames import MOST_HEAD, are_whole, text_frame, text_in

#: Sends texts in one write; false where that is not possible now, because the client has to read first or is gone.
WriteTexts = Callable[[Collection[bytes]], bool]
#: The next message of a client, as ASGI has it.
Receive = Callable[[], Awaitable[Any]]

#: Seconds to receive a whole request, to send its response, and to flush the last bytes of a closing socket.
REQUEST_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 120.0
GOODBYE_SECONDS: Final = 5.0
MOST_HEAD_BYTES: Final = 64 * 1024
#: Messages of a connection that wait to be read before nothing more is taken from the socket. To stop and start
#: reading costs more than to read a message.
_READ_AHEAD: Final = 8
_EXTENSION: Final = "kingdomino"


def writer_of(websocket: WebSocket) -> WriteTexts | None:
    """The shortest way to a client; none where the server is not ours, such as in some tests."""
    found: WriteTexts | None = _short_ways(websocket).get("write_texts")
    return found


def receiver_of(websocket: WebSocket) -> Receive:
    """The shortest way from a client."""
    found: Receive | None = _short_ways(websocket).get("receive")
    return websocket.receive if found is None else found


def _short_ways(websocket: WebSocket) -> Any:  # noqa: ANN401 - ASGI's extensions are untyped
    return getattr(websocket, "scope", {}).get("extensions", {}).get(_EXTENSION, {})


class _Inbox:
    """The messages of a client that were not read yet. One task reads them: no need for the library's queue."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put_nowait(self, message: Any) -> None:  # noqa: ANN401 - an ASGI message
        """Add a message."""
        self._waiting.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:  # noqa: ANN401 - an ASGI message
        """Take the oldest message, as soon as there is one."""
        if not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
            self._reader = None
        return self._waiting.popleft()


class LimitedHttp(HttpToolsProtocol):
    """HTTP requests that come to an end."""

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - the library's
        super().__init__(*arguments, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._head: int | None = None

    def _within(self, seconds: float | None) -> None:
        """Abort the connection after some seconds, unless the next step comes first; None for no limit."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection: its first request has to come in time."""
        super().connection_made(transport)
        self._within(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._within(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request. One whose head is too long is refused."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._within(REQUEST_SECONDS)

    def on_headers_complete(self) -> None:
        """The head of the request has ended."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request was received."""
        self._within(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The request is answered; the next one has to begin in time."""
        self._within(REQUEST_SECONDS)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """WebSockets have timeouts of their own."""
        self._within(None)
        super().handle_websocket_upgrade()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """WebSockets that read only from clients that read, and are closed when they are over.

    The usual message, a text in one frame, goes past the library's parser, which takes several times as long. As soon
    as a client sends anything else than whole frames of texts, pings and pongs, the parser reads all that follows.
    """

    #: Whether the next byte from the client is the first one of a frame.
    _between_frames = False

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - the library's
        super().__init__(*arguments, **more)
        self._inbox = _Inbox()
        self.queue = self._inbox  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Bytes from the client: one text in one frame, or anything else."""
        if self._between_frames:
            text = text_in(data) if len(data) <= MOST_HEAD + MOST_BYTES else None  # the parser refuses longer ones
            if text is not None:
                if not self.close_sent:
                    self._take_text(text)
                return
            self._between_frames = are_whole(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """A handshake: what follows may write past ASGI, which knows one text at a time."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][_EXTENSION] = {"write_texts": self.write_texts, "receive": self.receive}
            self._between_frames = True

    def write_texts(self, texts: Collection[bytes]) -> bool:
        """Send texts in one write, unless the client has to read first or the connection is over."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.transport.is_closing():  # not lost yet: to write would raise an error
            return False
        self.transport.write(b"".join(map(text_frame, texts)))
        return True

    def pause_writing(self) -> None:
        """The write buffer is full: until the client reads, nothing is read from it, not even pings."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - the library's
        """The next message, once the client has read what it was sent."""
        if not self.writable.is_set():
            await self.writable.wait()
        message = await self._inbox.get()
        if self.read_paused and not self._inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:  # noqa: ANN401 - the library's
        """Send a message. A refused handshake counts as complete: it is no failure of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Queue a whole message. Text that is not UTF-8 closes the connection, without an entry in the log."""
        if self.close_sent:
            self.frames = []
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._take_text(data)
        else:
            self._take({"type": "websocket.receive", "bytes": data})

    def _take_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            self._take({"type": "websocket.receive", "text": text})

    def _take(self, message: dict[str, Any]) -> None:
        self._inbox.put_nowait(message)
        if not self.read_paused and len(self._inbox) >= _READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """No answer to a ping."""
        super().keepalive_timeout()
        self._end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The session has ended."""
        super().on_task_complete(task)
        self._end_soon()

    def _end_soon(self) -> None:
        """A transport that closes waits until its last bytes are read: set a limit to that."""
        if not self.disconnected:
            self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
