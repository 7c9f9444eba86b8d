"""A cable between browser and server that can be cut."""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
from typing import Self


class Cable:
    """Passes bytes on in both directions; cut, all connections are gone and none can be made."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: set[socket.socket] = set()
        self._cut = False
        self._deaf = False
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        """Nothing gets through any more."""
        with self._lock:
            self._cut = True
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def deafen(self) -> None:
        """What the browser says still arrives; what the server answers is swallowed."""
        self._deaf = True

    def mend(self) -> None:
        """New connections are made again, and everything gets through them."""
        with self._lock:
            self._cut = self._deaf = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._pass, args=(near,), daemon=True).start()

    def _pass(self, near: socket.socket) -> None:
        with near:
            if self._cut:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                return
            with far:
                with self._lock:
                    self._ends |= {near, far}
                with contextlib.suppress(OSError):
                    self._both_ways(near, far)
                with self._lock:
                    self._ends -= {near, far}

    def _both_ways(self, near: socket.socket, far: socket.socket) -> None:
        with selectors.DefaultSelector() as ready:
            ready.register(near, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, near)
            while True:
                for key, _ in ready.select():
                    end = key.fileobj
                    assert isinstance(end, socket.socket)
                    chunk = end.recv(65536)
                    if not chunk:
                        return
                    if end is near or not self._deaf:
                        key.data.sendall(chunk)
