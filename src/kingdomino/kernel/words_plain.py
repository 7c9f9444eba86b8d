"""Word operations in plain Python: Python's integers do what would overflow in NumPy's."""

from __future__ import annotations

from typing import Final

import numpy as np

Word = np.uint64

_ALL: Final = (1 << 64) - 1


def popcount(word: Word) -> Word:
    """How many bits are set."""
    return Word(int(word).bit_count())


def lowest_bit(word: Word) -> Word:
    """The lowest set bit alone; zero for zero."""
    return Word(int(word) & -int(word))


def lowest_index(word: Word) -> Word:
    """The index of the lowest set bit of a word that is not zero."""
    return Word((int(word) & -int(word)).bit_length() - 1)


def bit_at(word: Word, rank: Word) -> Word:
    """The set bit with `rank` (0-63) set bits below it; zero if there is none."""
    left = int(word)
    for _ in range(int(rank)):
        left &= left - 1
    return Word(left & -left)


def highest_product(a: Word, b: Word) -> Word:
    """The upper 64 bits of a product."""
    return Word(int(a) * int(b) >> 64)


def wrapped_product(a: Word, b: Word) -> Word:
    """The lower 64 bits of a product."""
    return Word(int(a) * int(b) & _ALL)


def wrapped_sum(a: Word, b: Word) -> Word:
    """The lower 64 bits of a sum."""
    return Word(int(a) + int(b) & _ALL)
