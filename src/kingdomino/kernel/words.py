"""Operations on 64-bit words that neither Python nor NumPy has: the same names compiled and uncompiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from .jit import COMPILED, inlined
from .word import Word

if COMPILED:
    from .words_compiled import (
        bit_at,
        highest_product,
        lowest_bit,
        lowest_index,
        popcount,
        wrapped_product,
        wrapped_sum,
    )
else:
    from .words_plain import bit_at, highest_product, lowest_bit, lowest_index, popcount, wrapped_product, wrapped_sum

__all__ = [
    "Word",
    "advance",
    "bit_at",
    "by_rank",
    "keyed",
    "lowest_bit",
    "lowest_index",
    "popcount",
    "rotate",
    "share",
    "without_lowest",
    "wrapped_sum",
]

_63, _64 = Word(63), Word(64)
_1: Final = Word(1)
_27, _30, _31 = Word(27), Word(30), Word(31)
_GOLDEN: Final = Word(0x9E3779B97F4A7C15)
_MIX_A: Final = Word(0xBF58476D1CE4E5B9)
_MIX_B: Final = Word(0x94D049BB133111EB)


@inlined
def rotate(word: Word, left: Word) -> Word:
    """The word rotated left by 0 to 63 bits."""
    return (word << left) | (word >> ((_64 - left) & _63))


@inlined
def by_rank(rank: Word, bounds: tuple[Word, Word, Word], first: Word, second: Word, third: Word, fourth: Word) -> Word:
    """The first of four values if the rank is below the first bound, the second if below the second, and so on.

    One value a call, so that the compiler makes conditional moves of it: a jump would be guessed wrong half the time.
    """
    value = fourth
    if rank < bounds[2]:
        value = third
    if rank < bounds[1]:
        value = second
    if rank < bounds[0]:
        value = first
    return value


@inlined
def without_lowest(word: Word) -> Word:
    """A word that is not zero, without its lowest set bit."""
    return word & (word - _1)


@inlined
def advance(generator: np.ndarray[tuple[int], np.dtype[np.uint64]]) -> Word:
    """The next 64 random bits (splitmix64); a generator is an array of one word, whose start is the seed."""
    word = wrapped_sum(generator[0], _GOLDEN)
    generator[0] = word
    return _scrambled(word)


@inlined
def keyed(base: Word, key: Word) -> Word:
    """64 random bits that depend on a base and a key alone: the same whatever was drawn before."""
    return _scrambled(wrapped_sum(base, wrapped_product(key, _GOLDEN)))


@inlined
def _scrambled(word: Word) -> Word:
    word = wrapped_product(word ^ (word >> _30), _MIX_A)
    word = wrapped_product(word ^ (word >> _27), _MIX_B)
    return word ^ (word >> _31)


@inlined
def share(entropy: Word, count: Word) -> tuple[Word, Word]:
    """A random number below `count`, and the remaining entropy.

    The word is read as a fraction of 2^64. Times `count`, its whole part is the number and its fraction is the word for
    the next draw. While the product of all counts stays far below 2^64, the bias is too small to notice.
    """
    return highest_product(entropy, count), wrapped_product(entropy, count)
