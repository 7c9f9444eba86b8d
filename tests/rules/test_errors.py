"""Errors are codes with facts, and keep both when printed, pickled or given a place."""

import copy
import json
import pickle

import pytest
from hypothesis import given

from kingdomino.rules import IllegalMove, InvalidNotation, KingdominoError, MissingExtra, clipped
from tests.strategies import rubbish


@pytest.mark.parametrize("kind", [KingdominoError, IllegalMove, InvalidNotation, MissingExtra])
def test_an_error_has_a_code_and_facts(kind: type[KingdominoError]) -> None:
    error = kind("square_taken", move="13@g8e", squares=("g8",))
    assert isinstance(error, KingdominoError)
    assert isinstance(error, ValueError)
    assert error.code == "square_taken"
    assert error.facts == {"move": "13@g8e", "squares": ("g8",)}
    assert str(error) == "square_taken (move='13@g8e', squares=('g8',))"
    assert repr(error) == f"{kind.__name__}({error})"


def test_what_an_extra_would_install_is_an_import_that_failed() -> None:
    assert issubclass(MissingExtra, ImportError)


def test_an_error_without_facts_is_its_code() -> None:
    assert str(KingdominoError("empty_picture")) == "empty_picture"
    assert KingdominoError("empty_picture").facts == {}


def test_a_fact_may_be_called_code() -> None:
    assert KingdominoError("odd", code="x").facts == {"code": "x"}


def test_facts_can_be_written_as_json() -> None:
    facts = KingdominoError("odd", size=1, squares=("g8", "g9")).facts
    assert json.loads(json.dumps(facts)) == {"size": 1, "squares": ["g8", "g9"]}


@pytest.mark.parametrize("kind", [KingdominoError, IllegalMove, InvalidNotation, MissingExtra])
def test_an_error_survives_pickling_and_copying(kind: type[KingdominoError]) -> None:
    error = kind("square_taken", squares=("g8",))
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert (again.code, again.facts) == (error.code, error.facts)


def test_an_error_can_be_located_in_a_text() -> None:
    located = IllegalMove("not_now", move="=3").located(line=4, column=7)
    assert type(located) is IllegalMove
    assert located.code == "not_now"
    assert located.facts == {"move": "=3", "line": 4, "column": 7}


@given(value=rubbish())
def test_any_input_becomes_a_short_fact(value: object) -> None:
    assert len(clipped(value)) <= 40


def test_a_long_input_is_clipped_with_a_mark() -> None:
    assert clipped("x" * 40) == "x" * 40
    assert clipped("x" * 10_000_000) == "x" * 39 + "…"
    assert clipped(b"x" * 10_000_000).endswith("…")


def test_a_number_too_long_to_print_becomes_a_short_fact() -> None:
    assert len(clipped(10**5000)) <= 40
