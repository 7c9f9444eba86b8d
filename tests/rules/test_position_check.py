"""Positions that no game leads to are refused by a code, also with fields of wrong types."""

from dataclasses import replace

import pytest
from hypothesis import given

from kingdomino.rules import Kingdom, KingdominoError, Position, Ruleset, check_position
from tests.strategies import positions

CLAIM_DUE = Position.parse("2 classic; w0/w0/## | ##; 1:0 3:1 4:0 9:1; 5 6 7 8; claim 0; -")


@given(positions())
def test_every_position_of_a_game_passes(position: Position) -> None:
    check_position(position)


IMPOSSIBLE = {
    "a domino seen and unseen": (replace(CLAIM_DUE, unseen=CLAIM_DUE.unseen | {5}), "not_a_position_of_a_game"),
    "half a line": (replace(CLAIM_DUE, unseen=CLAIM_DUE.unseen - {10}), "turned_up_dominoes_do_not_make_lines"),
    "a turn that no king has": (replace(CLAIM_DUE, turn=7), "not_a_position_of_a_game"),
    "placed in the opening": (replace(Position.start(Ruleset(2)), placed=True), "not_a_position_of_a_game"),
    "a kingdom too many": (replace(CLAIM_DUE, kingdoms=CLAIM_DUE.kingdoms * 2), "wrong_number_of_kingdoms"),
    "no kingdoms": (replace(CLAIM_DUE, kingdoms=None), "not_a_position_of_a_game"),
    "no ruleset": (replace(CLAIM_DUE, rules="2 classic"), "not_a_position_of_a_game"),
    "no line": (replace(CLAIM_DUE, line=5), "not_a_position_of_a_game"),
    "squares away from the castle": (
        replace(CLAIM_DUE, kingdoms=(Kingdom.from_text("w0w0\n....\n..##"), Kingdom.bare())),
        "not_a_kingdom_of_a_game",
    ),
    "its line": (str(CLAIM_DUE), "not_a_position"),
    "nothing": (None, "not_a_position"),
}


@pytest.mark.parametrize(("position", "code"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_that_no_game_leads_to_is_refused(position: object, code: str) -> None:
    with pytest.raises(KingdominoError) as refused:
        check_position(position)
    assert refused.value.code == code
