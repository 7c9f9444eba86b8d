"""A real server in a thread of this process."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable
from datetime import date
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Self
from weakref import WeakKeyDictionary

import httpx
from websockets.sync.client import ClientConnection, connect

from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.wall_time import today as real_today
from kingdomino.server.process.app import create_app
from kingdomino.server.process.start import Server, listen, run
from kingdomino.server.thinking import Thinker
from tests.server.client import NEWS, merged
from tests.server.plain_http import NO_CERTIFICATES


class Served:
    """A running server. Requests may come from any address: the loopback is a trusted proxy."""

    def __init__(
        self,
        file: Path,
        client: Path,
        thinker: Thinker | None = None,
        today: Callable[[], date] = real_today,
        *,
        may_open: bool = False,
        **changes: Any,
    ) -> None:
        base = {"database": str(file), "bot_processes": 0, "trusted_proxies": (ip_network("127.0.0.1"),)}
        self.settings = Settings(**{**base, **changes})
        self.app = create_app(self.settings, client=client, thinker=thinker, today=today)
        self._listening = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self._ready = threading.Event()
        self._server = Server(self.app, self._ready.set, may_open=may_open)
        self._thread = threading.Thread(target=self._run)
        # A new connection a request: on a busy machine the server ends one that was kept just when it is used again.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.url, timeout=120, verify=NO_CERTIFICATES, limits=fresh)

    def _run(self) -> None:
        try:
            asyncio.run(run(self.app, self._server, self._listening))
        finally:
            self._ready.set()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(300), "the server did not start"
        assert self._thread.is_alive(), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.http.close()
        self._thread.join(300)
        self._listening.close()

    def stop(self) -> None:
        """What a signal does."""
        self._server.should_exit = True

    def small_buffers(self, size: int) -> None:
        """Let the system hold little of what a client does not take; before the start."""
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.http.post(path, **more)

    def socket(self, **more: Any) -> ClientConnection:
        connection: ClientConnection = connect(f"ws://{self.host}/ws", **{"open_timeout": 120, **more})
        return connection


#: The tables that a connection was told of.
_tables: WeakKeyDictionary[ClientConnection, dict[str, Any]] = WeakKeyDictionary()


def ask(socket: ClientConnection, message: dict[str, object]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Say something; the answer, and the last news of a table until it came."""
    socket.send(json.dumps({"id": 1, **message}))
    news: dict[str, Any] = {}
    tables = _tables.setdefault(socket, {})
    while True:
        heard = json.loads(socket.recv(120))
        if heard["type"] in NEWS:
            news = tables[heard["table"]] = merged(tables.get(heard["table"]), heard)
        if heard["type"] in ("done", "refused"):
            return heard, news
