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
#: Proper prefixes of the sequences: more characters may follow.
_BEGINNINGS = {key[:length] for key in _SEQUENCES for length in range(1, len(key))}
_LONGEST = max(map(len, _SEQUENCES))
_WINDOWS = {"M": "right", "K": "left", "H": "up", "P": "down", "G": "home", "O": "end"}

#: Waits for a key and returns its name, "" for keys without a meaning here.
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

    #: Seconds to wait for the rest of an arrow key's sequence after its first character.
    _SEQUENCE_SECONDS = 0.05

    class _Keys:
        """Splits typed characters into keys: one read may hold several keys, and one key may need several reads."""

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
        """Keys one by one, without waiting for the end of the line; keys typed before are kept."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal, termios.TCSANOW)
        try:
            yield _Keys(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
