"""Arrays where NumPy is missing: memory at a fixed address, which the side module is given with the array's lengths."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from math import prod
from typing import Any


class Memory:
    """Numbers of one kind; with several lengths they lie row by row and are only passed on.

    `passed` is what compiled code gets: the address, then the lengths.
    """

    __slots__ = ("data", "passed")

    def __init__(self, kind: str, content: Iterable[Any] | bytes, lengths: tuple[int, ...] | None = None) -> None:
        self.data: array[Any] = array(kind, content)
        self.passed = (self.data.buffer_info()[0], *(lengths or (len(self.data),)))

    def __len__(self) -> int:
        return self.passed[1]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.data)

    def __getitem__(self, index: int) -> Any:  # noqa: ANN401 - of the array's kind
        return self.data[index]

    def __setitem__(self, index: int, value: float) -> None:
        self.data[index] = value

    def tolist(self) -> list[Any]:
        """All numbers."""
        return self.data.tolist()


def _zeros(kind: str, lengths: tuple[int, ...]) -> Memory:
    return Memory(kind, bytes(array(kind).itemsize * prod(lengths)), lengths)


def words(*shape: int) -> Memory:
    """Zeros of 64 bits without a sign."""
    return _zeros("Q", shape)


def words_of(values: Iterable[int]) -> Memory:
    """These numbers, of 64 bits without a sign."""
    return Memory("Q", values)


def numbers(*shape: int) -> Memory:
    """Zeros of 64 bits."""
    return _zeros("q", shape)


def numbers_of(values: Iterable[int]) -> Memory:
    """These numbers, of 64 bits."""
    return Memory("q", values)


def floats(*shape: int) -> Memory:
    """Zeros of 64 bits with a fraction."""
    return _zeros("d", shape)


def floats_of(values: Iterable[float]) -> Memory:
    """These numbers, of 64 bits with a fraction."""
    return Memory("d", values)


def shorts(*shape: int) -> Memory:
    """Zeros of 16 bits."""
    return _zeros("h", shape)


def read_shorts(data: bytes, start: int, *shape: int) -> Memory:
    """Numbers of 16 bits from a file's little-endian bytes."""
    return Memory("h", data[start : start + 2 * prod(shape)], shape)


def read_longs(data: bytes, start: int, *shape: int) -> Memory:
    """Numbers of 32 bits from a file's little-endian bytes."""
    return Memory("i", data[start : start + 4 * prod(shape)], shape)
