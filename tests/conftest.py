"""What all tests share."""

from __future__ import annotations

import gc
import os

# Some machines set this for all programs. Most people's do not, and what a bot prints has to arrive there, too.
os.environ.pop("PYTHONUNBUFFERED", None)


def pytest_collection_finish() -> None:
    """Collected tests stay until the end: no collection of garbage need look through thousands of them."""
    gc.freeze()
