"""The wire, against those who would hold it for ever: slow talkers, slow readers, endless heads.

What the libraries leave open is closed here: a request has to come in time and with a head of a sensible size; a client
who takes nothing is not listened to; a connection that is over is over soon, however much was still to be sent.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Seconds for a whole request to come in, for its answer to be taken, and for what is left when a socket ends.
REQUEST_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 120.0
GOODBYE_SECONDS: Final = 5.0
MOST_HEAD_BYTES: Final = 64 * 1024


class LimitedHttp(HttpToolsProtocol):
    """HTTP requests that come to an end."""

    def __init__(self, *arguments: Any, **more: Any) -> None:  # noqa: ANN401 - the library's
        super().__init__(*arguments, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._head: int | None = None

    def _within(self, seconds: float | None) -> None:
        """From now on the next step has so long, or all the time in the world."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there: they have to ask for something."""
        super().connection_made(transport)
        self._within(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._within(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; a head that never ends is no request."""
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
        """Its head is over."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._within(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; what comes next begins soon or not at all."""
        self._within(REQUEST_SECONDS)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._within(None)
        super().handle_websocket_upgrade()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """WebSockets that give as they take, and end when they are over."""

    def pause_writing(self) -> None:
        """Much is waiting to be taken: until then nothing more is read, not even pings to answer."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """They take again."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - the library's
        """The next message of a client who takes what they are sent."""
        await self.writable.wait()
        return await super().receive()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - the library's
        """Say something; a refusal instead of a socket is an answer, too, and no accident of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A whole message; text that is none ends the connection, which is nothing to log."""
        if self.curr_msg_data_type == "text":
            try:
                self.frames = [b"".join(self.frames)]
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """They no longer answer."""
        super().keepalive_timeout()
        self._end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody speaks with them any more."""
        super().on_task_complete(task)
        self._end_soon()

    def _end_soon(self) -> None:
        """A transport that closes still waits for its last bytes to be taken; not for ever."""
        if not self.disconnected:
            self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
