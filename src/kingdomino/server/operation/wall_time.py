"""The time of day."""

from __future__ import annotations

import time


def now_in_milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
