"""Measure what a command costs a machine: `python -m tools.busy [COMMAND ...]`, without a command `./test`.

Two figures. The busy time of the whole machine (Linux, from /proc/stat) is right where nothing else runs. The processor
time of the command and of all it started is right anywhere: orphans, which Chromium leaves, are adopted and counted.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER
#: Seconds that processes left behind get to end.
_PATIENCE = 30.0
_TICKS = os.sysconf("SC_CLK_TCK")


def main(command: list[str]) -> int:
    """Run the command, then say what it took; the exit code is the command's."""
    if not sys.platform.startswith("linux"):
        sys.exit("The busy time is read from /proc/stat, which only Linux has.")
    if ctypes.CDLL(None).prctl(_ADOPT_ORPHANS, 1, 0, 0, 0):
        sys.exit("This system does not let a process adopt orphans: theirs would be missing.")
    begun, busy, load = time.monotonic(), machine_busy(), os.getloadavg()[0]
    process = subprocess.Popen(command, cwd=ROOT)
    # Ctrl-C reaches the command as well, which ends in its own way.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = _wait_for(process.pid)
    clock, busy = time.monotonic() - begun, machine_busy() - busy
    times = os.times()
    own = times.children_user + times.children_system
    print(
        f"clock {clock:.0f} s, machine busy {busy:.0f} s of {clock * (os.cpu_count() or 1):.0f}, "
        f"the command {own:.1f} s, others {max(0.0, busy - own):.0f} s; load before {load:.1f}",
        flush=True,
    )
    return code


def machine_busy() -> float:
    """Seconds that processors have worked since the machine started, all together."""
    user, nice, system, _idle, _waiting, hard, soft, *_stolen = _processors()
    return (user + nice + system + hard + soft) / _TICKS


def _processors() -> list[int]:
    first = Path("/proc/stat").read_text().partition("\n")[0]
    return [int(ticks) for ticks in first.split()[1:]]


def _wait_for(command: int) -> int:
    """Wait for the command and, for a while, for the orphans it left; the exit code of the command."""
    code: int | None = None
    deadline = float("inf")
    while time.monotonic() < deadline:
        try:
            ended, status = os.waitpid(-1, 0 if code is None else os.WNOHANG)
        except ChildProcessError:
            return code or 0
        if ended == command:
            code, deadline = os.waitstatus_to_exitcode(status), time.monotonic() + _PATIENCE
        elif not ended:
            time.sleep(0.05)
    print("Processes that the command left behind still run and are not counted.", file=sys.stderr)
    return code or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [str(ROOT / "test")]))
