"""A server as people start it: a process of its own on a free port, with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.reviews.made_up import put_review

#: Of each move; enough to look at.
REVIEW_PLAYOUTS = 40
#: One machine plays all guests here, and it plays fast.
GENEROUS = [
    "--guests-per-hour=100000",
    "--tables-per-guest=1000",
    "--messages-per-second=1000",
    "--burst=5000",
    "--wrong-codes-per-minute=1000",
    "--connections-per-address=1000",
    f"--review-playouts={REVIEW_PLAYOUTS}",
    "--reviews-per-guest=1000",
    "--reviews-per-hour=100000",
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
    """`kingdomino serve` with a SQLite file in a folder; can be stopped and started again, with everything kept.

    With `play` it is started as at home, for this device alone; 127.0.0.2 stands for its address in the network.
    """

    def __init__(self, folder: Path, *, play: bool = False) -> None:
        self._folder = folder
        self._play = play
        self._log = folder / "server.log"
        self.port = free_port()
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 300.0) -> None:
        """Start, and wait until it answers."""
        database = str(self._folder / "games.sqlite")
        serve = ["serve", *GENEROUS, f"--database={database}"]
        kind = ["play", "--no-browser"] if self._play else serve
        command = [sys.executable, "-m", "kingdomino", *kind, "--lang=en", f"--port={self.port}"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if self._play:
            environment |= {"KINGDOMINO_DATABASE": database, "KINGDOMINO_NETWORK_ADDRESSES": "127.0.0.2"}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, text=True, env=environment)
        deadline = time.monotonic() + seconds
        while not answers(self.port):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{self._log.read_text()[-3000:]}")
            time.sleep(0.1)

    def add_results(self, day: str, points: list[int]) -> None:
        """Results of other people in the challenge of a day, whose games nobody has to play."""
        rows = [(10**9 + number, day, "OTHER", 1, 1, "OTHER-1", found, 1) for number, found in enumerate(points)]
        with closing(sqlite3.connect(self._folder / "games.sqlite", timeout=120)) as connection, connection:
            connection.executemany("INSERT INTO challenges VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)

    def add_figures(self, games: list[str]) -> None:
        """What reviews say of the first seat of these games, which nobody has to wait for."""
        rows = [(game, 0, 24, 88.0 - 9 * at, 0.12 - 0.2 * at) for at, game in enumerate(games)]
        with closing(sqlite3.connect(self._folder / "games.sqlite", timeout=120)) as connection, connection:
            connection.executemany("INSERT OR REPLACE INTO review_figures VALUES (?, ?, ?, ?, ?)", rows)

    def add_review(self, game: str) -> None:
        """The review of a finished game, which nobody has to wait for."""
        with closing(sqlite3.connect(self._folder / "games.sqlite", timeout=120)) as connection, connection:
            (record,) = connection.execute("SELECT record FROM games WHERE game = ?", (game,)).fetchone()
            put_review(connection, record, game, REVIEW_PLAYOUTS)

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
