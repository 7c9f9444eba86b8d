"""Starts a bot's program, and ends it with all its children when the process that started this one ends (Linux).

Run as a script, without the package: the arguments are the command. It leads the program's process group.
"""

import ctypes
import os
import signal
import sys

_PR_SET_PDEATHSIG = 1
#: A tournament keeps these from its own processes; a program gets them as usual.
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> None:
    """Run the command, and end as it ends."""
    parent = os.getppid()
    signal.signal(signal.SIGHUP, lambda *_: os.killpg(0, signal.SIGKILL))
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGHUP)
    if os.getppid() != parent:  # it ended before the call
        sys.exit(1)
    command = sys.argv[1:]
    try:
        program = os.posix_spawnp(command[0], command, os.environ, setsigmask=(), setsigdef=_SIGNALS)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # only the program's end of a pipe counts
        os.dup2(nowhere, stream)
    code = os.waitstatus_to_exitcode(os.waitpid(program, 0)[1])
    if code < 0:
        signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


main()
