"""What was compiled for browsers, and arrays where NumPy is missing; `tests.page.test_twins` plays with them."""

import json

from tools.wasm.sources import fingerprint

from kingdomino.kernel import arrays, memory, side_module


def test_the_side_module_was_made_from_the_present_sources():
    made = json.loads(side_module.FACES.read_text())
    assert made["sources"] == fingerprint(), "make it anew: .venv/bin/python -m tools.wasm (see CONTRIBUTING.md)"
    assert side_module.LIBRARY.read_bytes().startswith(b"\0asm")


def test_memory_holds_what_arrays_of_numpy_hold():
    assert set(arrays.__all__) <= set(vars(memory))
    for make in (arrays, memory):
        table = make.floats_of([[0.5, 1.5], [2.5, 3.5]])
        table[1, 0] = 9.0
        assert [table[row, column] for row in range(2) for column in range(2)] == [0.5, 1.5, 9.0, 3.5]
        numbers = make.numbers_of([3, -4])
        numbers[0] += 1
        assert list(numbers) == [4, -4]
        assert len(make.words(7, 2)) == 7
        state = make.words_of([1, 2**64 - 1])
        make.as_rows(state)[0, 1] = 5
        assert list(state) == [1, 5]


def test_memory_is_passed_on_with_its_lengths():
    rows = memory.read_shorts(bytes(range(16)), 4, 3, 2)
    assert rows.passed[1:] == (3, 2)
    assert rows[0, 1] == 0x0706
    assert memory.read_longs(bytes(range(16)), 4, 2)[1] == 0x0B0A0908
    assert memory.shorts(2, 3).passed[1:] == (2, 3)
