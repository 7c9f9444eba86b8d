"""The learned value of kingdoms: the same however a kingdom lies, and rounds that are solved by it."""

from dataclasses import replace

import pytest

from kingdomino import KingdominoError, Position
from kingdomino.rules import Kingdom, Square
from kingdomino.search import Evaluation, Style, evaluate, foresee, quick_move
from kingdomino.search.endgame import solve_last_round
from tests.search.positions import last_rounds, moments

BY_VALUE = Style(pairs=True, arms=8, rounds=1)


def turned(kingdom: Kingdom) -> Kingdom:
    """The kingdom mirrored and turned a quarter."""
    return Kingdom({Square(square.y, square.x): land for square, land in kingdom.squares.items()})


def test_what_is_foreseen_does_not_depend_on_how_kingdoms_lie() -> None:
    for position in moments(30, seed=41):
        other = replace(position, kingdoms=tuple(map(turned, position.kingdoms)))
        assert foresee(other) == pytest.approx(foresee(position), abs=1e-9), str(position)


def test_quick_moves_are_legal_and_the_same_for_the_same_seed() -> None:
    for number, position in enumerate(moments(30, seed=42)):
        moves = {quick_move(position, noise=30.0, seed=number) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(position.legal_moves())


def test_noise_makes_moves_differ() -> None:
    position = moments(1, seed=45)[0]
    assert len({quick_move(position, noise=60.0, seed=seed) for seed in range(12)}) > 1


def test_the_last_round_is_foreseen_exactly() -> None:
    for position in last_rounds(20, seed=43):
        seat = position.to_act
        assert seat is not None
        assert foresee(position)[seat] == solve_last_round(position).ends[0].points, str(position)


def test_moves_are_compared_by_the_value() -> None:
    for position in moments(8, seed=44):
        valuation = evaluate(position, playouts=60, style=BY_VALUE, seed=5)
        legal = position.legal_moves()
        assert {candidate.move for candidate in valuation.candidates} <= set(legal)
        assert valuation.best in legal
        assert valuation.line[0] == valuation.best
        for candidate in valuation.candidates:
            assert sum(candidate.shares) == pytest.approx(1.0)
        again = evaluate(position, playouts=60, style=BY_VALUE, seed=5, threads=2)
        assert [(one.move, one.wins) for one in again.candidates] == [
            (one.move, one.wins) for one in valuation.candidates
        ]


def test_every_move_and_only_chosen_ones_can_be_compared() -> None:
    position = next(one for one in moments(20, seed=46) if len(one.legal_moves()) > 3 and not _is_last(one))
    alone = Style(rounds=1)
    assert {one.move for one in evaluate(position, playouts=50, style=alone).candidates} == set(position.legal_moves())
    two = position.legal_moves()[1:3]
    chosen = Evaluation(position, alone, moves=two).run(playouts=20)
    assert {one.move for one in chosen.candidates} == set(two)


def test_nothing_is_foreseen_where_nobody_is_to_act() -> None:
    with pytest.raises(KingdominoError) as refused:
        foresee(Position.start(moments(1, seed=47)[0].rules))
    assert refused.value.code == "nothing_to_choose"


def _is_last(position: Position) -> bool:
    return position.round == position.rules.rounds
