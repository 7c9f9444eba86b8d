"""A server as one process or several on one port: start, announcement, signals, shutdown in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final, cast

import uvicorn
from fastapi import FastAPI

from kingdomino.rules import KingdominoError
from kingdomino.server.front.guard import FILES_FOR_OTHERS, Guards, raise_file_limit
from kingdomino.server.front.sockets import Sockets
from kingdomino.server.operation.logs import configure, log_event
from kingdomino.server.operation.reach import Reach, url
from kingdomino.server.operation.settings import Settings, check
from kingdomino.server.storage import StorageUnavailable
from kingdomino.server.storage.file_lock import locked

from .app import create_app

#: Called with the address once the server answers.
Ready = Callable[[], None]

_BACKLOG: Final = 2048
_GRACEFUL_SECONDS: Final = 5
_SECONDS_TO_DISCONNECT: Final = 2.0
_MOST_HEAD_BYTES: Final = 64 * 1024
#: Threads that read records must not keep the event loop waiting: they give way after a millisecond.
_SWITCH_SECONDS: Final = 0.001

#: Moves leave next to no cycles behind, and most of what they leave is freed within a game: looking for cycles among
#: the last 10,000 objects took a tenth of the processor time of a busy server.
_GARBAGE: Final = (50_000, 20, 100)

_logger: Final = logging.getLogger(__name__)


def serve(settings: Settings, listening: socket.socket, ready: Ready, *, may_open: bool = False) -> None:
    """Serve until a signal, in this process or in several; refused where the start fails.

    `may_open`: the person at this device may open it to the network. Not behind a proxy: there all requests look local.
    """
    check(settings)
    configure(settings)
    if settings.workers > 1:
        from .workers import Workers

        Workers(settings, listening, ready).run()
    else:
        with locked(settings.database) as note:

            def noted() -> None:  # a second `play` opens the browser here
                note(url_of(listening))
                ready()

            serve_here(settings, listening, noted, may_open=may_open)


def serve_here(
    settings: Settings,
    listening: socket.socket,
    ready: Ready,
    metrics: Path | None = None,
    *,
    may_open: bool = False,
) -> None:
    """Serve in this process; its metrics are added to those of others in a folder, if there is one."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    files = raise_file_limit()
    app = create_app(settings)
    app.state.guards.most = max(1, files - FILES_FOR_OTHERS)
    if metrics is not None:
        app.state.services.metrics.share(metrics).keep_publishing()
    server = Server(app, lambda: _settled(ready), may_open=may_open)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run(app, server, listening))


def _settled(ready: Ready) -> None:
    """Keep the garbage collector from the objects of the start, which stay to the end: searching them delays moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    ready()


async def run(app: FastAPI, server: Server, listening: socket.socket) -> None:
    """Open the application, serve it until the server stops, close it."""
    life = app.router.lifespan_context(app)
    try:
        await life.__aenter__()
    except StorageUnavailable as error:
        raise KingdominoError("storage_unavailable", reason=error.code) from None
    try:
        await server.serve([listening])
    finally:
        await life.__aexit__(None, None, None)


def _config(app: FastAPI) -> uvicorn.Config:
    guards: Guards = app.state.guards
    sockets: Sockets = app.state.sockets
    plain = uvicorn.Config(app, http="h11", ws="none", log_config=None)
    plain.load()
    guards.http, guards.sockets = plain.http_protocol_class, lambda: len(sockets.open)
    return uvicorn.Config(
        app,
        http=cast(type[asyncio.Protocol], guards.protocol),
        h11_max_incomplete_event_size=_MOST_HEAD_BYTES,
        ws=cast(type[asyncio.Protocol], sockets.protocol),
        lifespan="off",  # opened and closed around the server, so that a failure is a refusal and not a log
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_GRACEFUL_SECONDS,
    )


class Server(uvicorn.Server):
    """Calls back when it is ready, tells clients before it stops, and does not end the process by a signal."""

    def __init__(self, app: FastAPI, ready: Ready, *, may_open: bool = False) -> None:
        super().__init__(_config(app))
        self._app = app
        self._ready = ready
        self._may_open = may_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer from now on."""
        await super().startup(sockets)
        reach: Reach = self._app.state.services.reach
        reach.port = sockets[0].getsockname()[1] if sockets else None
        reach.listen = self.also_listen if self._may_open else None
        log_event(_logger, "listening")
        self._ready()

    async def also_listen(self, host: str, port: int) -> None:
        """Answer at one more address of this device until the server stops."""
        further, before = listen(host, port), self.servers
        await super().startup([further])
        self.servers = [*before, *self.servers]
        log_event(_logger, "listening")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients that the server restarts, wait until they have disconnected, then stop."""
        log_event(_logger, "stopping")
        self._app.state.hub.restarting()
        connections = self._app.state.services.limits.connections
        deadline = asyncio.get_running_loop().time() + _SECONDS_TO_DISCONNECT
        while len(connections) and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
        await self._app.state.sockets.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the library's
        """The first signal asks to stop, a second Ctrl-C insists."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; refused where that is not possible."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = found[0]
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(where[:2], family=family, backlog=_BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise KingdominoError("cannot_listen", host=host, port=str(port), reason=reason) from None


def listen_if_free(host: str, port: int) -> socket.socket:
    """A socket on this port, or on any free one."""
    try:
        return listen(host, port)
    except KingdominoError:
        return listen(host, 0)


def url_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    return url({"0.0.0.0": "127.0.0.1", "::": "localhost"}.get(host, host), port)


def network_url(settings: Settings, listening: socket.socket) -> str | None:
    """Where other devices of the same network find it; none where it listens to this machine alone."""
    found = Reach(settings, listening.getsockname()[1]).addresses()
    return found[0] if found else None
