"""Programs that begin where their imports are done: copies of one process that has made them.

A server spends most of its start on imports. Tests that start many copy them from one process a test worker, which
waits for orders and does nothing else. What is copied is a process like any other, with its own session, signals, files
and end. How a program starts by itself is tested where it is started by itself (tests/server/front/test_running.py).
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import FrameType
from typing import IO

_IMPORTED = (
    "alembic.command",
    "kingdomino.cli.serve",
    "kingdomino.server.process.app",
    "kingdomino.server.process.start",
    "psycopg",
)
#: Seconds between two looks at whether a program has ended.
_PAUSE = 0.005


class Program:
    """A running copy; what tests need of `subprocess.Popen`."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = ended

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        if self.returncode is None and self._ended.exists():
            self.returncode = int(self._ended.read_text())
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("a program of the nursery", timeout or 0.0)
            time.sleep(_PAUSE)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def start(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], output: Path, errors: Path | None = None
) -> Program:
    """`python -m MODULE ARGUMENTS` with this environment; what it says is added to a file, or to one and another."""
    return _nursery().start(module, arguments, environment, output, errors or output)


@cache
def _nursery() -> _Nursery:
    return _Nursery()


class _Nursery:
    """The caller's side."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="nursery-")
        self._count = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        atexit.register(self._close)

    def start(
        self, module: str, arguments: Sequence[str], environment: Mapping[str, str], output: Path, errors: Path
    ) -> Program:
        self._count += 1
        ended = Path(self._folder.name) / str(self._count)
        order = {
            "module": module,
            "arguments": list(arguments),
            "environment": dict(environment),
            "output": str(output),
            "errors": str(errors),
            "folder": str(Path.cwd()),
            "ended": str(ended),
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        return Program(int(self._process.stdout.readline()), ended)

    def _close(self) -> None:
        self._process.communicate()
        self._folder.cleanup()


def main(orders: IO[bytes], answers: IO[bytes]) -> None:
    """Copy this process for each order, answer with the copy's number, and note how it ended; at the end kill all."""
    for name in _IMPORTED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # what was imported stays: looking for garbage in it would copy its pages
    running: dict[int, str] = {}

    def note_ends(_: int = 0, __: FrameType | None = None) -> None:
        for pid in list(running):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                note = Path(running.pop(pid))
                written = note.with_suffix(".part")
                written.write_text(str(os.waitstatus_to_exitcode(status)))
                written.rename(note)

    signal.signal(signal.SIGCHLD, note_ends)
    for line in orders:
        order = json.loads(line)
        # One that ends at once must be known before its end is noted.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        if (pid := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            _become(order)
        running[pid] = order["ended"]
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        answers.write(b"%d\n" % pid)
        answers.flush()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _become(order: dict[str, object]) -> None:
    """Run the ordered program in this process, and end as it ends."""
    code: object = 1
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for stream, file in enumerate(("output", "errors"), start=1):
            os.dup2(os.open(str(order[file]), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666), stream)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.chdir(str(order["folder"]))
        os.environ.clear()
        os.environ.update(order["environment"])  # type: ignore[call-overload]
        sys.argv = [str(order["module"]), *order["arguments"]]  # type: ignore[misc]
        runpy.run_module(str(order["module"]), run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        for said in (sys.stdout, sys.stderr):
            said.flush()
        os._exit(code if isinstance(code, int) else bool(code))


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
