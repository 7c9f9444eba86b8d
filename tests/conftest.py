"""What all tests share."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Collected tests stay until the end: no collection of garbage need look through thousands of them."""
    gc.freeze()
