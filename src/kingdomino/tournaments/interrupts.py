"""Ctrl-C, heard only while we wait: never between a finished game and its line on the disk."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType


class Interrupts:
    """Keeps Ctrl-C back inside a `with` block, and lets it through inside `heard`.

    Outside the main thread Python gives nobody a say in signals, and a program that was started to ignore Ctrl-C goes
    on ignoring it: there, nothing is changed.
    """

    def __init__(self) -> None:
        self._listening = False
        self._pending = False
        self._before: Callable[[int, FrameType | None], object] | int | None = None

    def __enter__(self) -> Interrupts:
        ours = threading.current_thread() is threading.main_thread()
        if ours and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            self._before = signal.signal(signal.SIGINT, self._on_signal)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Here Ctrl-C is raised as KeyboardInterrupt, also one that came before."""
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
