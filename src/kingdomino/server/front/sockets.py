"""The WebSockets of a server: who gets one, and all that are open."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any, Final

from starlette.datastructures import Headers
from websockets.http11 import Request

from kingdomino.rules import KingdominoError
from kingdomino.server.live.hub import Hub

from .api.access import Services
from .api.errors import answer
from .connection import Connection
from .guard import Refusals
from .hosts import Hosts
from .limits import client_key
from .security import asking_address, origin_allowed, unknown_host
from .session import Session

#: Where they are.
PATH: Final = "/ws"
#: Close code of our own: too many connections.
TOO_MANY: Final = 4029
#: What opening one costs, in requests of an allowance.
_HANDSHAKE_COST: Final = 2


class Sockets:
    """Serves each connection with a session of its own."""

    def __init__(self, hub: Hub, services: Services, hosts: Hosts, refusals: Refusals) -> None:
        self._hub, self._services, self._hosts, self._refusals = hub, services, hosts, refusals
        self.open: set[Connection] = set()

    def protocol(self, **_: Any) -> asyncio.Protocol:  # noqa: ANN401 - what the HTTP server would tell its own
        """What takes over a connection whose client asks for a WebSocket."""
        return Connection(self._serve)

    async def close(self) -> None:
        """End all that are open, without a word."""
        tasks = [connection.task for connection in self.open if connection.task is not None]
        for connection in self.open:
            connection.abort()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, connection: Connection, request: Request) -> None:
        named = request.headers.raw_items()
        headers = Headers(raw=[(name.lower().encode(), value.encode("latin-1")) for name, value in named])
        address = asking_address(connection.peer, headers, self._services.settings.trusted_proxies)
        limits, metrics = self._services.limits, self._services.metrics
        with ExitStack() as leaving:
            self.open.add(connection)
            leaving.callback(self.open.discard, connection)
            await asyncio.sleep(limits.pages.charge(client_key(address), _HANDSHAKE_COST))
            refusal = self._refusal(request.path, headers)
            if refusal is not None:
                metrics.refused(refusal.code)
                connection.refuse(answer(refusal))
                return
            connection.accept()
            try:
                leaving.enter_context(limits.connections.one(address))
            except KingdominoError as error:
                metrics.refused(error.code)
                self._refusals.count(error.code)
                connection.close(TOO_MANY)
                return
            metrics.connected(1)
            leaving.callback(metrics.connected, -1)
            await Session(connection, self._hub, self._services.people, limits, address).run()

    def _refusal(self, path: str, headers: Headers) -> KingdominoError | None:
        if path.partition("?")[0] != PATH:
            return KingdominoError("no_such_page")
        refusal = unknown_host(self._hosts, headers)
        if refusal is None and not origin_allowed(headers, self._services.settings):
            return KingdominoError("foreign_origin")
        return refusal
