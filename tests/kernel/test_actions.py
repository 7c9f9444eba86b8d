"""Numbers of decisions, and moves given to a state."""

from dataclasses import replace
from typing import Any

import pytest

from kingdomino import kernel
from kingdomino.rules import Claim, IllegalMove, Kingdom, KingdominoError, Move, Position, Ruleset

OPENING = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 5 17 22 40")
DUEL = Position.start(Ruleset(2, mighty_duel=True)).play("kings 0 1 1 0").play("deal 5 17 22 40")


def first_placement(position: Position) -> Position:
    for claim in ("=5", "=17", "=22", "=40"):
        position = position.play(claim)
    return position.play("deal 1 2 3 4")


def test_the_numbers_are_as_documented() -> None:
    narrow, wide = first_placement(OPENING), first_placement(DUEL)
    assert (kernel.action_count(5), kernel.action_count(7)) == (4 * 81 + 5, 4 * 169 + 5)
    assert kernel.action_of(narrow, Move.parse("5@g8e")) == ((1 + 4) * 9 + 4) * 4 + 1
    assert kernel.action_of(wide, Move.parse("5@g8e")) == ((1 + 6) * 13 + 6) * 4 + 1
    assert kernel.action_of(narrow, Move.parse("5x")) == 324
    assert kernel.action_of(OPENING, Claim(40)) == 328
    assert kernel.action_of(DUEL, Claim(5)) == 677


def test_every_number_is_one_move_and_every_move_its_number() -> None:
    for position in (first_placement(OPENING), first_placement(DUEL)):
        for move in position.legal_moves():
            assert kernel.move_of(position, kernel.action_of(position, move)) == move
    assert kernel.move_of(OPENING, 326) == Claim(17)


@pytest.mark.parametrize("text", ["=6", "deal 1 2 3 4", "kings 0 1 1 0", "5@a1e"])
def test_a_move_that_is_no_decision_here_has_no_number(text: str) -> None:
    with pytest.raises(KingdominoError, match="move_without_number"):
        kernel.action_of(OPENING, Move.parse(text))


@pytest.mark.parametrize("action", [-1, 0, 324, 329, 1000])
def test_a_number_that_means_nothing_here_is_refused(action: int) -> None:
    with pytest.raises(KingdominoError, match="no_such_action"):
        kernel.move_of(OPENING, action)


@pytest.mark.parametrize("text", ["=6", "5x", "5@g8e", "deal 1 2 3 4", "kings 0 1 1 0"])
def test_a_state_refuses_an_illegal_move_as_the_rules_do(text: str) -> None:
    for refuse in (OPENING.play, lambda move: kernel.play(kernel.to_state(OPENING), move)):
        with pytest.raises(KingdominoError):
            refuse(Move.parse(text))


def test_a_state_refuses_another_domino_than_the_one_that_is_due() -> None:
    with pytest.raises(IllegalMove, match="not_legal_here"):
        kernel.play(kernel.to_state(first_placement(OPENING)), Move.parse("17@g8e"))


@pytest.mark.parametrize("picture", ["w0w0w0##w0w0", "##w0##", "w0w0"], ids=["too wide", "two castles", "no castle"])
def test_a_kingdom_that_no_game_leads_to_is_refused(picture: str) -> None:
    position = Position(Ruleset(2), (Kingdom.bare(), Kingdom.from_text(picture)), (), (), frozenset())
    with pytest.raises(KingdominoError, match="not_a_kingdom_of_a_game"):
        kernel.to_state(position)


@pytest.mark.parametrize(
    "changes",
    [
        {"turn": 4},
        {"turn": 1},
        {"turn": -1},
        {"placed": True},
        {"kings": ()},
        {"kings": (0, 1, 1)},
        {"kings": (0, 1, 1, 2)},
        {"line": ((1, 0), (2, 1), (3, 1), (4, 0))},
        {"next_line": ((5, None), (17, None), (22, None))},
        {"next_line": ((17, None), (5, None), (22, None), (40, None))},
        {"next_line": ((5, None), (17, 1), (22, None), (40, None))},
        {"unseen": frozenset(range(1, 48))},
        {"kingdoms": (Kingdom.bare(),)},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_played_on_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(KingdominoError, match="not_a_position_of_a_game"):
        kernel.to_state(replace(OPENING, **changes))
