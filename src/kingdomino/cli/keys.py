"""Single keys from the terminal, on POSIX and on Windows."""

from __future__ import annotations

import sys
from collections.abc import Generator

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

if sys.platform == "win32":
    import msvcrt

    def keys() -> Generator[str, None, None]:
        """Names of the keys pressed, until nobody listens any more."""
        while True:
            pressed = msvcrt.getwch()
            if pressed in "\x00\xe0":
                yield _WINDOWS.get(msvcrt.getwch(), "")
            else:
                yield _SEQUENCES.get(pressed, "")

else:
    import os
    import termios
    import tty

    def keys() -> Generator[str, None, None]:
        """Names of the keys pressed, until nobody listens any more."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal)
            while True:
                # A key arrives in one read, an arrow's three characters included.
                yield _SEQUENCES.get(os.read(terminal, 8).decode("utf-8", "replace"), "")
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
