"""A server as people start it: a process of its own on a free port, with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

#: One machine plays all guests here, and it plays fast.
GENEROUS = [
    "--guests-per-hour=100000",
    "--tables-per-guest=1000",
    "--messages-per-second=1000",
    "--burst=5000",
    "--wrong-codes-per-minute=1000",
    "--connections-per-address=1000",
]


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


class Server:
    """`kingdomino serve` with a SQLite file in a folder; can be stopped and started again, with everything kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder / "server.log"
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 300.0) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "kingdomino", "serve", "--lang=en", f"--port={self.port}", *GENEROUS]
        command.append(f"--database={self._folder / 'games.sqlite'}")
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, text=True, env=environment)
        deadline = time.monotonic() + seconds
        while not answers(self.port):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{self._log.read_text()[-3000:]}")
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(120)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
