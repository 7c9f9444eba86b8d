"""In the last round nothing is hidden: the search plays it perfectly."""

import pytest

from kingdomino.rules import Position
from kingdomino.search import TREE, Search
from tests.search.positions import last_rounds


def best_total(position: Position, seat: int) -> int:
    """By brute force with the plain rules: the most points this seat can still end with."""
    if position.is_over:
        return position.score(seat).total
    moves = position.legal_moves()
    if position.to_act != seat:
        moves = moves[:1]  # others cannot disturb
    return max(best_total(position.play(move), seat) for move in moves)


@pytest.mark.parametrize("position", last_rounds(40, seed=9))
def test_the_last_round_is_played_perfectly(position):
    """R14, R31: the choice leads to the most points possible, against any play of the others."""
    seat = position.to_act
    report = Search(position, TREE).run(playouts=1)
    assert report.exact
    assert report.playouts == 0
    assert {candidate.move for candidate in report.candidates} == set(position.legal_moves())
    assert best_total(position.play(report.best), seat) == best_total(position, seat)
    best_other = max(best_total(position, other) for other in range(position.rules.players) if other != seat)
    for candidate in (report.candidates[0], report.candidates[-1]):
        margin = best_total(position.play(candidate.move), seat) - best_other
        assert candidate.value == margin
        assert candidate.wins == (margin > 0) + 0.5 * (margin == 0)
    for move in report.line:
        position = position.play(move)
    assert position.is_over
    assert position.score(seat).total - best_other == report.candidates[0].value


@pytest.mark.parametrize("position", last_rounds(10, seed=10))
def test_the_worst_placement_of_the_last_round_is_told_to_be_so(position):
    seat = position.to_act
    worst = Search(position, TREE).run(playouts=1).candidates[-1].move
    assert best_total(position.play(worst), seat) <= best_total(position, seat)
