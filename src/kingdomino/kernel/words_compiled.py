"""Word operations as single machine instructions, through LLVM. Imported only where Numba is."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

from .jit import HAS_PDEP, inlined

Word = np.uint64
#: Numba and llvmlite have no types.
_Untyped = Any
_Generate = Callable[[_Untyped, _Untyped, _Untyped, _Untyped], _Untyped]

_ir: Final = import_module("llvmlite.ir")
_types: Final = import_module("numba").types
_intrinsic: Final = import_module("numba.extending").intrinsic

_WORD: Final = _ir.IntType(64)
_DOUBLE: Final = _ir.IntType(128)

_0, _1, _8, _16, _32 = Word(0), Word(1), Word(8), Word(16), Word(32)
_LOW_8, _LOW_16, _LOW_32 = Word(0xFF), Word(0xFFFF), Word(0xFFFFFFFF)


def _of_one(generate: _Generate) -> Callable[[Word], Word]:
    def typed(_context: _Untyped, _word: _Untyped) -> tuple[_Untyped, _Generate]:
        return _types.uint64(_types.uint64), generate

    operation: Callable[[Word], Word] = _intrinsic(typed)
    return operation


def _of_two(generate: _Generate) -> Callable[[Word, Word], Word]:
    def typed(_context: _Untyped, _a: _Untyped, _b: _Untyped) -> tuple[_Untyped, _Generate]:
        return _types.uint64(_types.uint64, _types.uint64), generate

    operation: Callable[[Word, Word], Word] = _intrinsic(typed)
    return operation


def _popcount(_context: _Untyped, builder: _Untyped, _signature: _Untyped, args: _Untyped) -> _Untyped:
    return builder.ctpop(args[0])


def _lowest_index(_context: _Untyped, builder: _Untyped, _signature: _Untyped, args: _Untyped) -> _Untyped:
    zero_is_undefined = _ir.Constant(_ir.IntType(1), 1)
    return builder.cttz(args[0], zero_is_undefined)


def _highest_product(_context: _Untyped, builder: _Untyped, _signature: _Untyped, args: _Untyped) -> _Untyped:
    a, b = (builder.zext(arg, _DOUBLE) for arg in args)
    return builder.trunc(builder.lshr(builder.mul(a, b), _ir.Constant(_DOUBLE, 64)), _WORD)


def _deposit(_context: _Untyped, builder: _Untyped, _signature: _Untyped, args: _Untyped) -> _Untyped:
    kind = _ir.FunctionType(_WORD, [_WORD, _WORD])
    return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)


#: How many bits are set.
popcount: Final = _of_one(_popcount)
#: The index of the lowest set bit of a word that is not zero.
lowest_index: Final = _of_one(_lowest_index)
#: The upper 64 bits of a product.
highest_product: Final = _of_two(_highest_product)

_spread_over: Final = _of_two(_deposit)


@inlined
def lowest_bit(word: Word) -> Word:
    """The lowest set bit alone; zero for zero."""
    return word & (~word + _1)


@inlined
def wrapped_product(a: Word, b: Word) -> Word:
    """The lower 64 bits of a product."""
    return a * b


@inlined
def wrapped_sum(a: Word, b: Word) -> Word:
    """The lower 64 bits of a sum."""
    return a + b


def _bit_at_by_pdep(word: Word, rank: Word) -> Word:
    """The set bit with `rank` (0-63) set bits below it; zero if there is none."""
    return _spread_over(_1 << rank, word)


def _bit_at_by_halving(word: Word, rank: Word) -> Word:
    """The same, found by halves: for processors without BMI2."""
    below = _0
    count = popcount(word & _LOW_32)
    if rank >= count:
        rank -= count
        below = _32
    count = popcount((word >> below) & _LOW_16)
    if rank >= count:
        rank -= count
        below += _16
    count = popcount((word >> below) & _LOW_8)
    if rank >= count:
        rank -= count
        below += _8
    word >>= below
    while rank > _0:
        word &= word - _1
        rank -= _1
    return lowest_bit(word) << below


bit_at: Final = inlined(_bit_at_by_pdep if HAS_PDEP else _bit_at_by_halving)
