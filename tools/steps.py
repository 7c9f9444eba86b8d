"""Steps of `./test`: one after another in a lane, lanes beside each other in a round. Standard library only."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

#: Seconds until the next news of what runs: on a terminal, where they replace each other, and elsewhere.
_NEWS = (1.0, 60.0)
#: Seconds that a step gets to end what it has started, after Ctrl-C.
_GRACE = 60.0


class Step(NamedTuple):
    """A command and what it is called."""

    name: str
    command: Sequence[str]


Lane = Sequence[Step]


def run_rounds(rounds: Sequence[Sequence[Lane]], folder: Path) -> int:
    """Run one round after another, the lanes of a round beside each other; the exit code is that of the first failure.

    A failure ends nothing: whoever reads the log sees what is wrong everywhere, not only where it was found first.
    Ctrl-C ends everything.
    """
    failed: list[_Running] = []
    # Steps have process groups of their own: whoever ends this process must not leave them behind.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for lanes in rounds:
            failed += _run_lanes(lanes, folder)
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    finally:
        signal.signal(signal.SIGTERM, before)
    if failed:
        print(f"── failed: {', '.join(one.name for one in failed)}", flush=True)
    return next((one.code for one in failed if one.code), 0)


def _run_lanes(lanes: Sequence[Lane], folder: Path) -> list[_Running]:
    """Run them all; those that failed, in the order of their ends.

    What a step says is shown whole when it has ended: steps that run beside each other do not mix their lines.
    """
    waiting = [list(lane) for lane in lanes]
    running: list[_Running] = []
    failed: list[_Running] = []
    news = _News()
    try:
        while True:
            busy = {one.lane for one in running}
            running += [
                _Running(steps.pop(0), lane, folder) for lane, steps in enumerate(waiting) if steps and lane not in busy
            ]
            if not running:
                return failed
            for one in [one for one in running if one.has_ended()]:
                running.remove(one)
                news.clear()
                one.report()
                if one.code:
                    failed.append(one)
            news.tell(running)
            time.sleep(0.05)
    finally:
        news.clear()
        for one in running:
            one.stop()


class _Running:
    """A step that was started. It has a process group of its own, so that it can be ended with all it has started."""

    def __init__(self, step: Step, lane: int, folder: Path) -> None:
        self.name, self.lane = step.name, lane
        self.code: int | None = None
        self._seconds = 0.0
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it was shown
        self._begun = time.monotonic()
        self._process = subprocess.Popen(
            step.command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=subprocess.STDOUT,
            process_group=0,
            preexec_fn=_hear_ctrl_c,  # noqa: PLW1509 - this process has one thread
        )

    def has_ended(self) -> bool:
        """Whether it has; if so, `code` says how."""
        ended, status, used = os.wait4(self._process.pid, os.WNOHANG)
        if ended:
            self.code = self._process.returncode = os.waitstatus_to_exitcode(status)
            self._seconds = used.ru_utime + used.ru_stime
        return bool(ended)

    def report(self) -> None:
        """What it said, how long it took, and how much of that processors were busy with it."""
        print(f"── {self.name}", flush=True)
        self._said.seek(0)
        while block := self._said.read(1 << 16):
            sys.stdout.buffer.write(block)
        sys.stdout.flush()
        result = "ok" if self.code == 0 else f"failed ({self.code})"
        print(f"── {self.name}: {result}, {self.age:.0f} s, {self._seconds:.0f} s of processor time\n", flush=True)
        self._said.close()

    @property
    def age(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._begun

    @property
    def progress(self) -> str:
        """Its name, and how far its tests are where it says so."""
        # The position in the file is shared with the process that writes.
        written = os.fstat(self._said.fileno()).st_size
        tail = os.pread(self._said.fileno(), 400, max(0, written - 400))
        found = re.findall(rb"\[ *(\d+)%\]", tail)
        return f"{self.name} {int(found[-1])} %" if found else self.name

    def stop(self) -> None:
        """End it as Ctrl-C does, and if that is not heard, at once."""
        deadline = time.monotonic() + _GRACE
        os.killpg(self._process.pid, signal.SIGINT)
        while not self.has_ended():
            if time.monotonic() > deadline:
                os.killpg(self._process.pid, signal.SIGKILL)
                deadline += _GRACE
            time.sleep(0.02)
        print(f"── {self.name}: stopped", flush=True)
        self._said.close()


def _hear_ctrl_c() -> None:
    """Of a step about to begin: a shell that starts `./test` in the background makes all of it ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class _News:
    """A line now and then that says what runs; on a terminal, one that stays where it is."""

    def __init__(self) -> None:
        self._on_terminal = sys.stdout.isatty()
        self._pause = _NEWS[0] if self._on_terminal else _NEWS[1]
        self._next = time.monotonic() + self._pause
        self._shown = False

    def tell(self, running: Sequence[_Running]) -> None:
        """Say it if it is time."""
        if not running or time.monotonic() < self._next:
            return
        line = f"   {', '.join(one.progress for one in running)} ({max(one.age for one in running):.0f} s)"
        print(f"\r\033[K{line}" if self._on_terminal else line, end="" if self._on_terminal else "\n", flush=True)
        self._shown = self._on_terminal
        self._next = time.monotonic() + self._pause

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            print("\r\033[K", end="", flush=True)
            self._shown = False
