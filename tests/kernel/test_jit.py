"""Entries alone count references to arrays: counting takes as long as what the others do with an array."""

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kingdomino
from kingdomino.kernel.jit import inlined, maker, routine

PACKAGE = Path(kingdomino.__file__).parent
SOURCES = [*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "search").glob("*.py")]


def functions(*decorators: str) -> Iterator[ast.FunctionDef]:
    """The functions of kernel and search that are marked so."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id in decorators for mark in node.decorator_list
            ):
                yield node


def three() -> int:
    return len(np.zeros(3))


@pytest.mark.parametrize("decorator", [inlined, routine])
def test_inlined_functions_and_routines_do_not_count_references_to_arrays(decorator):
    with pytest.raises(Exception, match="returning of array"):  # so they cannot make one
        decorator(three)()


def test_a_maker_makes_arrays():
    assert maker(three)() == 3


def test_nothing_but_entries_and_makers_gives_arrays_to_its_caller():
    holders = {"Survey", "Desk", "Plan", "Arms", "Temper", "Net"}
    for function in functions("inlined", "routine"):
        given = ast.unparse(function.returns) if function.returns else ""
        assert "Array" not in given, function.name
        assert given not in holders, function.name


def test_nothing_but_entries_calls_a_maker():
    makers = {function.name for function in functions("maker")}
    assert makers
    for function in functions("inlined", "routine"):
        named = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        assert not named & makers, function.name
