"""Ctrl-C, handled only while we wait for a game: never between a finished game and its record on the disk.

SIGTERM (a request to end) and SIGHUP (a closed terminal) are handled like Ctrl-C.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

#: Signals that end a tournament in good order; Windows does not have them all.
ENDING_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class Interrupts:
    """Holds Ctrl-C back inside a `with` block, and lets it through inside `heard`.

    Nothing is changed outside the main thread, where Python allows no signal handlers, nor for a signal that the
    program ignores or handles itself.
    """

    def __init__(self) -> None:
        self._listening = False
        self._pending = False
        self._before: dict[signal.Signals, Callable[[int, FrameType | None], object] | int | None] = {}

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            for number in ENDING_SIGNALS:
                untouched = signal.getsignal(number) is signal.SIG_DFL
                if untouched or (number == signal.SIGINT and signal.getsignal(number) is not signal.SIG_IGN):
                    self._before[number] = signal.signal(number, self._on_signal)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Inside, Ctrl-C is raised as KeyboardInterrupt; one that was held back is raised on entering."""
        self._listening = True
        try:
            if self._pending:
                raise KeyboardInterrupt
            yield
        finally:
            self._listening = False

    def _on_signal(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signal module's
        self._pending = True
        if self._listening:
            self._listening = False
            raise KeyboardInterrupt
