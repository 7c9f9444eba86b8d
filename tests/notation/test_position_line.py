"""The position line under the names that `notation` keeps for it."""

import pytest

from kingdomino import InvalidNotation, KingdominoError, Position, Ruleset
from kingdomino.notation import parse_position, position_line


def test_notation_writes_and_reads_the_positions_own_line():
    position = Position.start(Ruleset(players=2)).play("kings 0 1 1 0")
    assert position_line(position) == str(position) == "2 classic; ## | ##; kings 0 1 1 0; -; deal; -"
    assert parse_position(position_line(position)) == position


def test_anything_else_is_refused():
    with pytest.raises(InvalidNotation):
        parse_position("2 classic")
    for wrong in ("2 classic; ## | ##; -; -; kings; -", None, 5):
        with pytest.raises(KingdominoError) as refused:
            position_line(wrong)
        assert refused.value.code == "not_a_position"
