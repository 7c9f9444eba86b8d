"""Arrays where NumPy is missing: memory at a fixed address, which the side module is given with the array's lengths."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any


class Memory:
    """Numbers of one kind, row by row; `passed` is what compiled code gets: the address, then the lengths."""

    __slots__ = ("_data", "passed")

    def __init__(self, data: array[Any], lengths: tuple[int, ...]) -> None:
        self._data = data
        self.passed = (data.buffer_info()[0], *lengths)

    def __len__(self) -> int:
        return self.passed[1]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._data)

    def __getitem__(self, at: Any) -> Any:  # noqa: ANN401 - numbers, or a slice of a state
        return self._data[self._place(at)]

    def __setitem__(self, at: int | tuple[int, ...], value: float) -> None:
        self._data[self._place(at)] = value

    def _place(self, at: Any) -> Any:  # noqa: ANN401 - as above
        """Of several indices the place in the memory."""
        if not isinstance(at, tuple):
            return at
        place = 0
        for index, length in zip(at, self.passed[1:], strict=True):
            place = place * length + index
        return place

    def as_rows(self) -> Memory:
        """The same memory as the only row of many."""
        return Memory(self._data, (1, len(self._data)))

    def in_order(self) -> memoryview:
        """All numbers, one after another, in the same memory."""
        return memoryview(self._data)


def _zeros(kind: str, lengths: tuple[int, ...]) -> Memory:
    return Memory(array(kind, bytes(array(kind).itemsize * prod(lengths))), lengths)


def _of(kind: str, values: Iterable[float]) -> Memory:
    data = array(kind, values)
    return Memory(data, (len(data),))


def words(*shape: int) -> Memory:
    """Zeros of 64 bits without a sign."""
    return _zeros("Q", shape)


def words_of(values: Sequence[int]) -> Memory:
    """These numbers, of 64 bits without a sign."""
    return _of("Q", values)


def numbers(*shape: int) -> Memory:
    """Zeros of 64 bits."""
    return _zeros("q", shape)


def numbers_of(values: Sequence[int]) -> Memory:
    """These numbers, of 64 bits."""
    return _of("q", values)


def floats(*shape: int) -> Memory:
    """Zeros of 64 bits with a fraction."""
    return _zeros("d", shape)


def floats_of(values: Sequence[float] | Sequence[Sequence[float]]) -> Memory:
    """These numbers, or rows of them, of 64 bits with a fraction."""
    rows = [row for row in values if isinstance(row, Sequence)]
    if not rows:
        return _of("d", values)  # type: ignore[arg-type] # no rows: numbers
    return Memory(array("d", [value for row in rows for value in row]), (len(rows), len(rows[0])))


def shorts(*shape: int) -> Memory:
    """Zeros of 16 bits."""
    return _zeros("h", shape)


def read_shorts(data: bytes, start: int, *shape: int) -> Memory:
    """Numbers of 16 bits from a file's little-endian bytes."""
    return Memory(array("h", data[start : start + 2 * prod(shape)]), shape)


def read_longs(data: bytes, start: int, *shape: int) -> Memory:
    """Numbers of 32 bits from a file's little-endian bytes."""
    return Memory(array("i", data[start : start + 4 * prod(shape)]), shape)


def as_rows(state: Memory) -> Memory:
    """One state as the only row of many, in the same memory."""
    return state.as_rows()


def word(value: int) -> int:
    """A number of 64 bits without a sign, to be passed to compiled code."""
    return value


def in_order(values: Memory) -> memoryview:
    """All numbers of an array, one after another, in the same memory."""
    return values.in_order()
