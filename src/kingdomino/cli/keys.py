"""Single keys from the terminal, on POSIX and on Windows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_SEQUENCES = {
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    " ": "right",
    "\r": "right",
    "\n": "right",
    "n": "right",
    "p": "left",
    "\x7f": "left",
    "\x08": "left",
    "g": "home",
    "G": "end",
    "q": "quit",
    "\x1b": "quit",
    "\x03": "quit",
    "\x04": "quit",
    "": "quit",
}
_WINDOWS = {"M": "right", "K": "left", "H": "up", "P": "down", "G": "home", "O": "end"}

#: Waits for a key and gives its name; an empty one for keys that mean nothing.
ReadKey = Callable[[], str]

if sys.platform == "win32":
    import msvcrt

    @contextmanager
    def keyboard() -> Iterator[ReadKey]:
        """Keys one by one."""

        def read_key() -> str:
            pressed = msvcrt.getwch()
            if pressed in "\x00\xe0":
                return _WINDOWS.get(msvcrt.getwch(), "")
            return _SEQUENCES.get(pressed, "")

        yield read_key

else:
    import os
    import termios
    import tty

    @contextmanager
    def keyboard() -> Iterator[ReadKey]:
        """Keys one by one, without waiting for a line's end; what was typed before is not lost."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSANOW)
        try:
            # A key arrives in one read, an arrow's three characters included.
            yield lambda: _SEQUENCES.get(os.read(terminal, 8).decode("utf-8", "replace"), "")
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
