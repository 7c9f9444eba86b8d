"""Arrays for compiled code, made by Python that also runs where NumPy is missing: the one place that knows both."""

from __future__ import annotations

import sys

__all__ = [
    "as_rows",
    "floats",
    "floats_of",
    "in_order",
    "numbers",
    "numbers_of",
    "read_longs",
    "read_shorts",
    "shorts",
    "word",
    "words",
    "words_of",
]

if sys.platform == "emscripten":
    from .memory import (
        as_rows,
        floats,
        floats_of,
        in_order,
        numbers,
        numbers_of,
        read_longs,
        read_shorts,
        shorts,
        word,
        words,
        words_of,
    )
else:
    from collections.abc import Sequence

    import numpy as np
    import numpy.typing as npt

    from .tables import FloatArray, NumberArray, WordArray

    ShortArray = npt.NDArray[np.int16]

    def words(*shape: int) -> WordArray:
        """Zeros of 64 bits without a sign."""
        return np.zeros(shape, np.uint64)

    def words_of(values: Sequence[int]) -> WordArray:
        """These numbers, of 64 bits without a sign."""
        return np.array(values, np.uint64)

    def numbers(*shape: int) -> NumberArray:
        """Zeros of 64 bits."""
        return np.zeros(shape, np.int64)

    def numbers_of(values: Sequence[int]) -> NumberArray:
        """These numbers, of 64 bits."""
        return np.array(values, np.int64)

    def floats(*shape: int) -> FloatArray:
        """Zeros of 64 bits with a fraction."""
        return np.zeros(shape)

    def floats_of(values: Sequence[float] | Sequence[Sequence[float]]) -> FloatArray:
        """These numbers, of 64 bits with a fraction."""
        return np.array(values, np.float64)

    def shorts(*shape: int) -> ShortArray:
        """Zeros of 16 bits."""
        return np.zeros(shape, np.int16)

    def read_shorts(data: bytes, start: int, *shape: int) -> ShortArray:
        """Numbers of 16 bits from a file's little-endian bytes."""
        size = int(np.prod(shape))
        return np.frombuffer(data, "<i2", size, start).astype(np.int16).reshape(shape)

    def read_longs(data: bytes, start: int, *shape: int) -> npt.NDArray[np.int32]:
        """Numbers of 32 bits from a file's little-endian bytes."""
        size = int(np.prod(shape))
        return np.frombuffer(data, "<i4", size, start).astype(np.int32).reshape(shape)

    def as_rows(state: WordArray) -> WordArray:
        """One state as the only row of many, in the same memory."""
        return state.reshape(1, -1)

    def word(value: int) -> np.uint64:
        """A number of 64 bits without a sign, to be passed to compiled code."""
        return np.uint64(value)

    def in_order(values: ShortArray) -> memoryview:
        """All numbers of an array, one after another, in the same memory."""
        return values.data.cast("B").cast("h")
