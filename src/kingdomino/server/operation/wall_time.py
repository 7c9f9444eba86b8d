"""The time of day, and its jumps."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import Final

#: A clock that gains or loses more than this between two looks, in milliseconds, was set, or its machine slept.
_JUMP: Final = 1000


def now_in_milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> date:
    """The day, in universal time."""
    return datetime.fromtimestamp(now_in_milliseconds() / 1000, UTC).date()


class Jumps:
    """How far the time of day jumped ahead of the time that passed, in milliseconds; a slow drift is no jump."""

    def __init__(self) -> None:
        self._ahead = self._ahead_now()
        self._jumped = 0

    def total(self) -> int:
        """All jumps until now."""
        ahead = self._ahead_now()
        if abs(ahead - self._ahead) > _JUMP:
            self._jumped += ahead - self._ahead
        self._ahead = ahead
        return self._jumped

    def _ahead_now(self) -> int:
        return now_in_milliseconds() - time.monotonic_ns() // 1_000_000
