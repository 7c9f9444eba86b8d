"""The time of day."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime


def now_in_milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def today() -> date:
    """The day, in universal time."""
    return datetime.fromtimestamp(now_in_milliseconds() / 1000, UTC).date()
