"""The type of a word, 64 bits without a sign: NumPy's, or a plain number where there is no NumPy."""

from __future__ import annotations

import sys

__all__ = ["Word"]

if sys.platform == "emscripten":
    Word = int
else:
    import numpy as np

    Word = np.uint64
