"""Seeds of searches."""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from kingdomino.kernel import WordArray


def generator_for(seed: int, thread: int) -> WordArray:
    """An independent stream for every seed and thread: neighbouring seeds must not give one stream, shifted."""
    return np.frombuffer(sha256(f"kingdomino-search/{seed}/{thread}".encode()).digest()[:8], np.uint64).copy()
