"""Without a compiler the kernel is slow, says so once, and gives the same answers."""

import subprocess
from functools import cache

import numpy as np

from kingdomino.kernel import words_compiled, words_plain
from kingdomino.kernel.jit import inlined
from kingdomino.kernel.words import Word, advance, keyed, share

from .processes import ask, python

PLAY = """
import warnings
warnings.simplefilter("error")
from kingdomino import kernel
from kingdomino.rules import Position, Ruleset
for rules in (Ruleset(4), Ruleset(3, "revised"), Ruleset(2, mighty_duel=True, harmony=True, middle_kingdom=True)):
    print(kernel.playouts(kernel.to_states([Position.start(rules)]), 4, 7).tolist())
"""


@cache
def uncompiled() -> subprocess.CompletedProcess[str]:
    """The games of an uncompiled kernel, played once for all tests that look at them."""
    return python(PLAY, {"KINGDOMINO_NO_JIT": "1"})


def test_switched_off_the_kernel_says_so_once_and_works() -> None:
    assert ask({"KINGDOMINO_NO_JIT": "1"})[::3] == (False, 1)
    assert uncompiled().stderr.count("KINGDOMINO_NO_JIT is set") == 1


def test_numbas_own_switch_is_respected() -> None:
    assert ask({"NUMBA_DISABLE_JIT": "1"})[::3] == (False, 1)


def test_without_numba_the_kernel_says_so_once_and_works() -> None:
    ran = python("import sys; sys.modules['numba'] = None\n" + PLAY)
    assert ran.stderr.count("Numba cannot be imported") == 1
    assert ran.stdout == uncompiled().stdout


def test_uncompiled_playouts_are_the_compiled_ones_row_by_row() -> None:
    compiled = python(PLAY, {"KINGDOMINO_NO_JIT": "0"})
    assert compiled.stderr == "", "0 switches nothing off"
    assert uncompiled().stdout == compiled.stdout


def test_kingdomino_itself_imports_neither_numba_nor_numpy() -> None:
    ran = python("import sys, kingdomino; print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))")
    assert ran.stdout == "[]\n"


def random_words(count: int) -> list[np.uint64]:
    generator = np.zeros(1, np.uint64)
    dense = [Word(advance(generator)) for _ in range(count)]
    sparse = [a & b & c for a, b, c in zip(dense, dense[1:], dense[2:], strict=False)]
    return [word for word in (*dense, *sparse, Word(1), Word(1 << 63), Word((1 << 64) - 1)) if word]


@inlined
def compiled_answers(word: np.uint64, rank: np.uint64, other: np.uint64) -> tuple[np.uint64, ...]:
    return (
        words_compiled.popcount(word),
        words_compiled.lowest_bit(word),
        words_compiled.lowest_index(word),
        words_compiled.bit_at(word, rank),
        bit_at_by_halving(word, rank),
        words_compiled.highest_product(word, other),
        words_compiled.wrapped_product(word, other),
        words_compiled.wrapped_sum(word, other),
    )


bit_at_by_halving = inlined(words_compiled._bit_at_by_halving)


def test_word_operations_give_the_same_compiled_uncompiled_and_without_bmi2() -> None:
    words = random_words(200)
    for word, other in zip(words, reversed(words), strict=True):
        for rank in range(0, int(word).bit_count(), 5):
            bit = words_plain.bit_at(word, Word(rank))
            plain = (
                words_plain.popcount(word),
                words_plain.lowest_bit(word),
                words_plain.lowest_index(word),
                bit,
                bit,
                words_plain.highest_product(word, other),
                words_plain.wrapped_product(word, other),
                words_plain.wrapped_sum(word, other),
            )
            assert compiled_answers(word, Word(rank), other) == plain


def test_chance_is_shared_out_evenly() -> None:
    generator = np.zeros(1, np.uint64)
    counts = np.zeros((5, 7), np.int64)
    for _ in range(7000):
        first, chance = share(Word(advance(generator)), Word(5))
        second, _ = share(Word(chance), Word(7))
        counts[int(first), int(second)] += 1
    assert counts.min() > 150
    assert counts.max() < 250


def test_a_keyed_word_depends_on_its_base_and_key_alone() -> None:
    """The first word of a generator is that of its seed with key 1; bases and keys do not repeat each other's words."""
    assert int(keyed(Word(7), Word(1))) == int(advance(np.array([7], np.uint64)))
    bases, keys = random_words(20), [Word(key) for key in (0, 1, 2, 1 << 20, 1 << 40)]
    assert len({int(keyed(base, key)) for base in bases for key in keys}) == len(bases) * len(keys)
