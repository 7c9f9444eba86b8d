"""Several processes on one port: each a whole server, sharing the database. A dead one is replaced."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.logs import configure, log_event
from kingdomino.server.operation.settings import Settings

from .start import Ready, serve_here

#: Seconds between two replacements of processes that died.
_SECONDS_BETWEEN: Final = 1.0
_STOP_SECONDS: Final = 15.0
_TICK_SECONDS: Final = 0.2
_REFUSED: Final = 3

_logger: Final = logging.getLogger(__name__)
_spawn: Final = get_context("spawn")


class Workers:
    """The parent: serves nothing itself."""

    def __init__(self, settings: Settings, listening: socket.socket, ready: Ready) -> None:
        self._settings = settings
        self._listening = listening
        self._ready = ready
        self._announced = False
        self._stopping = threading.Event()
        self._processes: list[tuple[SpawnProcess, Event]] = []
        self._metrics = Path()

    def run(self) -> None:
        """Run the processes until a signal; refused where no process ever got ready."""
        before = {sig: signal.signal(sig, self._stop) for sig in (signal.SIGTERM, signal.SIGINT)}
        metrics = TemporaryDirectory(prefix="kingdomino-metrics-", ignore_cleanup_errors=True)
        self._metrics = Path(metrics.name)
        try:
            self._processes = [self._started() for _ in range(self._settings.workers)]
            while not self._stopping.is_set():
                self._look_after()
        finally:
            self._end()
            metrics.cleanup()
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def _stop(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - a handler's
        self._stopping.set()

    def _started(self) -> tuple[SpawnProcess, Event]:
        event = _spawn.Event()
        process = _spawn.Process(target=_work, args=(self._settings, self._listening, event, self._metrics))
        process.start()
        return process, event

    def _look_after(self) -> None:
        """Announce the first process that is ready, replace those that died."""
        connection.wait([process.sentinel for process, _ in self._processes], _TICK_SECONDS)
        if not self._announced and any(event.is_set() for _, event in self._processes):
            self._announced = True
            self._ready()
        dead = [entry for entry in self._processes if not entry[0].is_alive()]
        for process, event in dead:
            if not self._announced and not event.is_set():
                raise KingdominoError("worker_did_not_start", exit=process.exitcode)
            if self._stopping.is_set():
                return
            log_event(_logger, "worker_died", logging.ERROR, exit=process.exitcode)
            self._processes.remove((process, event))
            self._processes.append(self._started())
        if dead:
            self._stopping.wait(_SECONDS_BETWEEN)

    def _end(self) -> None:
        for process, _ in self._processes:
            process.terminate()
        for process, _ in self._processes:
            process.join(_STOP_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()


def _work(settings: Settings, listening: socket.socket, ready: Event, metrics: Path) -> None:
    """One process: serves until a signal, or until its parent has ended."""
    configure(settings)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        serve_here(settings, listening, ready.set, metrics)
    except KingdominoError as error:
        log_event(_logger, "refused", logging.ERROR, code=error.code, **error.facts)
        sys.exit(_REFUSED)


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
