"""JSON from outside: the first field that is wrong is named, in one of a closed set of words."""

import json

import pytest

from kingdomino import KingdominoError
from kingdomino.tables.answers.pad import KingdomsToScore
from kingdomino.tables.answers.replays import RecordToRead
from kingdomino.tables.messages import Reader, WrongField, codec


@pytest.mark.parametrize(
    ("message", "field", "problem"),
    [
        ({"type": "hello"}, "secret", "missing"),
        ({"type": "ping", "more": 1}, "more", "unknown_field"),
        ({"type": "hello", "secret": 7}, "secret", "wrong_type"),
        ({"type": "hello", "secret": "x" * 129}, "secret", "too_long"),
        ({"type": "create", "rules": "2 classic", "seats": []}, "seats", "too_short"),
        ({"type": "create", "rules": "", "seats": [{"kind": "x"}] * 2}, "seats.0.kind", "not_a_choice"),
        ({"type": "stand", "table": "KMPQR", "seat": -1}, "seat", "too_small"),
        ({"type": "stand", "table": "KMPQR", "seat": 9}, "seat", "too_large"),
        ({"type": "stand", "table": "KMPQ1", "seat": 0}, "table", "wrong_form"),
    ],
)
def test_what_is_wrong_with_a_field_is_one_of_these(message, field, problem):
    with pytest.raises(KingdominoError) as refused:
        codec.read_client(json.dumps({"id": 1, **message}))
    assert (refused.value.code, refused.value.facts) == ("wrong_field", {"field": field, "problem": problem})


@pytest.mark.parametrize(
    ("kind", "body", "field"),
    [
        (RecordToRead, b'{"record": "x", "k0": 0, and the rest', "k0"),
        (KingdomsToScore, b'{"kingdoms": [{"squares": [{"x": true and the rest', "kingdoms.0.squares.0.x"),
    ],
)
def test_what_stands_behind_the_first_wrong_field_is_not_even_read(kind, body, field):
    with pytest.raises(WrongField) as refused:
        Reader(kind, "unreadable_body").read(body)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("body", "field"),
    [(b'{"record": "x", "record": "y"}', "record"), (b'{"record": "x", "\\u0072ecord": "y"}', "record")],
)
def test_a_name_that_stands_there_twice_is_refused(body, field):
    with pytest.raises(WrongField) as refused:
        Reader(RecordToRead, "unreadable_body").read(body)
    assert refused.value.facts == {"field": field, "problem": "repeated"}
