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
#: What a longer sequence may begin with.
_BEGINNINGS = {key[:length] for key in _SEQUENCES for length in range(1, len(key))}
_LONGEST = max(map(len, _SEQUENCES))
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
    import select
    import termios
    import tty

    #: How long the rest of an arrow's sequence may take to arrive behind its first character.
    _SEQUENCE_SECONDS = 0.05

    class _Keys:
        """What was typed, cut into keys: several may arrive in one read, and one in several."""

        def __init__(self, terminal: int) -> None:
            self.terminal = terminal
            self.typed = ""

        def __call__(self) -> str:
            if not self.typed:
                self._read()
            while self.typed in _BEGINNINGS and select.select([self.terminal], [], [], _SEQUENCE_SECONDS)[0]:
                self._read()
            lengths = range(min(len(self.typed), _LONGEST), 0, -1)
            length = next((length for length in lengths if self.typed[:length] in _SEQUENCES), 1)
            key, self.typed = self.typed[:length], self.typed[length:]
            return _SEQUENCES.get(key, "")

        def _read(self) -> None:
            self.typed += os.read(self.terminal, 64).decode("utf-8", "replace")

    @contextmanager
    def keyboard() -> Iterator[ReadKey]:
        """Keys one by one, without waiting for a line's end; what was typed before is not lost."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSANOW)
        try:
            yield _Keys(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
