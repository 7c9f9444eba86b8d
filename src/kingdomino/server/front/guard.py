"""Limits of time for HTTP that its library lacks, and of connections: around its protocol and around the application.

A request has to come in time, and its answer to be read in time. A connection that asks for nothing is closed. Where
the files that a process may open run out, connections are refused, so that the storage still gets its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdomino.server.operation.logs import log_event
from kingdomino.server.operation.settings import Settings

from .limits import client_key
from .security import is_trusted

#: Seconds to receive a whole request, and to answer it.
REQUEST_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 120.0
#: Seconds between two lines in the log about connections that were refused.
_LOG_SECONDS: Final = 10.0
#: Files that are kept for the database, the bots' processes and the client's pages.
FILES_FOR_OTHERS: Final = 128
_SO_MANY: Final = 65_536
#: Connections for HTTP that an address may have for each WebSocket that it may have: browsers open six.
_HTTP_TO_SOCKETS: Final = 8

_logger: Final = logging.getLogger(__name__)

#: Both ends of a connection, as ASGI names them.
_Ends = tuple[object, object]


def raise_file_limit() -> int:
    """Allow this process as many open files as the system does, within reason; how many these are."""
    try:
        import resource
    except ImportError:  # Windows
        return _SO_MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _SO_MANY if hard == resource.RLIM_INFINITY else min(hard, _SO_MANY)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _SO_MANY
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Refusals:
    """Logs connections that are refused, a line for many of them."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._counted = 0
        self._logged_at = float("-inf")

    def count(self, code: str) -> None:
        """One more was refused for this reason."""
        self._counted += 1
        if self._clock() >= self._logged_at + _LOG_SECONDS:
            log_event(_logger, "connections_refused", logging.WARNING, code=code, count=self._counted)
            self._counted, self._logged_at = 0, self._clock()


class Guards:
    """The guards of all HTTP connections of a server. `protocol` makes one for each."""

    def __init__(self, settings: Settings) -> None:
        self.refusals = Refusals()
        #: All connections that may be open at once, with WebSockets, and those of an address, without.
        self.most = _SO_MANY
        self.most_each = _HTTP_TO_SOCKETS * settings.connections_per_address
        self._proxies = settings.trusted_proxies
        self._of_address: Counter[str] = Counter()
        self.http: Callable[..., asyncio.Protocol] = asyncio.Protocol
        self.open: dict[_Ends, Guard] = {}
        #: How many WebSockets are open.
        self.sockets: Callable[[], int] = lambda: 0

    def protocol(self, **given: Any) -> asyncio.Protocol:  # noqa: ANN401 - the library's
        """The library's protocol for HTTP, guarded."""
        return Guard(self, self.http(**given))

    def enter(self, guard: Guard) -> str | None:
        """Count a connection while it is open, or say why it is refused. Proxies bring everybody's."""
        if len(self.open) + self.sockets() >= self.most:
            return "too_many_files"
        if self._of_address[guard.address] >= self.most_each and not is_trusted(guard.address, self._proxies):
            return "too_many_connections"
        self._of_address[guard.address] += 1
        self.open[guard.ends] = guard
        return None

    def leave(self, guard: Guard) -> None:
        """It is closed, or a WebSocket."""
        if self.open.get(guard.ends) is guard:
            del self.open[guard.ends]
            self._of_address[guard.address] -= 1
            if not self._of_address[guard.address]:
                del self._of_address[guard.address]


class Guard(asyncio.Protocol):
    """Hands everything on to the library's protocol, until a WebSocket takes the connection over."""

    def __init__(self, guards: Guards, http: asyncio.Protocol) -> None:
        self._guards, self._http = guards, http
        self._transport: asyncio.Transport
        self.ends: _Ends = (None, None)
        self.address = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._is_released = False

    def within(self, seconds: float) -> None:
        """Cut the connection off after some seconds, unless the next step comes first."""
        if self._deadline is not None:
            self._deadline.cancel()
        if self._is_released:
            return
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection: its first request has to come in time."""
        self._transport = transport
        self._http.connection_made(transport)
        self.ends = (_end(transport, "peername"), _end(transport, "sockname"))
        self.address = client_key(self.ends[0][0]) if isinstance(self.ends[0], tuple) else ""
        refusal = self._guards.enter(self)
        if refusal is not None:
            self._guards.refusals.count(refusal)
            transport.abort()
            return
        self.within(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._release()
        self._http.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        self._http.data_received(data)
        if self._transport.get_protocol() is not self:
            self._release()

    def eof_received(self) -> bool | None:
        """The client sends nothing more."""
        return self._http.eof_received()

    def pause_writing(self) -> None:
        """The client has to read first."""
        self._http.pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._http.resume_writing()

    def _release(self) -> None:
        """The connection is lost or another's."""
        self._is_released = True
        if self._deadline is not None:
            self._deadline.cancel()
        self._guards.leave(self)


def _end(transport: asyncio.Transport, name: str) -> object:
    found = transport.get_extra_info(name)
    return tuple(found[:2]) if isinstance(found, tuple) else None


class Timed:
    """Tells the guard of a connection how far a request is."""

    def __init__(self, app: ASGIApp, guards: Guards) -> None:
        self._app = app
        self._guards = guards

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with a limit for the body and one for the answer."""
        guard = self._guards.open.get((scope.get("client"), scope.get("server"))) if scope["type"] == "http" else None
        if guard is None:
            await self._app(scope, receive, send)
            return

        async def received() -> Message:
            message = await receive()
            if not message.get("more_body", False):
                guard.within(ANSWER_SECONDS)
            return message

        names = {name for name, _ in scope["headers"]}
        guard.within(REQUEST_SECONDS if names & {b"content-length", b"transfer-encoding"} else ANSWER_SECONDS)
        try:
            await self._app(scope, received, send)
        finally:
            guard.within(REQUEST_SECONDS)
