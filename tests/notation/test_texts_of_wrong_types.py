"""Readers of texts refuse values of other types by a code with facts, never by another exception."""

import pytest

from kingdomino import InvalidNotation, KingdominoError
from kingdomino.games import Dynasty, verify_record
from kingdomino.notation import join_names, read_record, replay, split_names, split_records

NO_TEXTS = (None, 5, b'[Ruleset "2 classic"]', ["[Ruleset"], True, object)


@pytest.mark.parametrize("value", NO_TEXTS, ids=range(6))
@pytest.mark.parametrize(
    "read", [split_names, split_records, replay, verify_record, Dynasty.from_record], ids=lambda read: read.__name__
)
def test_what_is_no_text_is_invalid_notation(read, value):
    with pytest.raises(InvalidNotation) as refused:
        read(value)
    assert refused.value.facts["text"]


@pytest.mark.parametrize("value", NO_TEXTS, ids=range(6))
def test_reading_a_record_reports_it_as_its_failure(value):
    failure = read_record(value).failure
    assert failure is not None
    assert failure.code == "unreadable_record"


@pytest.mark.parametrize("names", [None, 5, "Ann", [5, 6], ("Ann", None), {"Ann": 1}])
def test_what_are_no_names_cannot_be_joined(names):
    with pytest.raises(KingdominoError) as refused:
        join_names(names)
    assert refused.value.facts["tag"] == "Players"
