"""The folder that `kingdomino site` writes, behind Python's plain file server, which knows files and no game."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from kingdomino.cli import main


class _Files(SimpleHTTPRequestHandler):
    """As `python -m http.server`, without its lines on the terminal."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the base class's
        pass


class Site:
    """A written site and its file server; under a path of the host where one is named."""

    def __init__(self, folder: Path, under: str = "") -> None:
        self.folder, self._served = folder / under, folder
        assert main(["site", str(self.folder)]) == 0
        self._under = f"{under}/" if under else ""
        self._port = 0
        self.start()

    def start(self) -> None:
        """Serve; again at the same address after a stop."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(_Files, directory=str(self._served)))
        self._port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """The file server is gone."""
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        """Where it begins."""
        return f"http://127.0.0.1:{self._port}/{self._under}"
