"""Grades by points of lead and by certain losses of win chance, accuracy by points."""

from math import exp

import pytest

from kingdomino import Position, Ruleset
from kingdomino.analysis import accuracy_of, grade_move, grade_of, measuring, slope_of
from kingdomino.analysis.grading import Loss
from tests.search.positions import moments


@pytest.mark.parametrize(
    ("wins", "points", "grade"),
    [
        (0.0, 0.0, "best"),
        (0.05, 0.49, "best"),
        (0.0, 0.5, "good"),
        (0.0, 2.49, "good"),
        (0.0, 2.5, "inaccuracy"),
        (0.051, 0.0, "inaccuracy"),
        (0.10, 4.99, "inaccuracy"),
        (0.0, 5.0, "mistake"),
        (0.101, 0.0, "mistake"),
        (0.15, 8.99, "mistake"),
        (0.0, 9.0, "blunder"),
        (0.151, 0.0, "blunder"),
        (0.06, 9.0, "blunder"),
    ],
)
def test_points_give_the_grade_and_wins_can_make_it_graver(wins, points, grade):
    assert grade_of(Loss(wins, 0.0, points, 0.0)) == grade


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (Loss(0.20, 0.101, 0.0, 0.1), "best"),
        (Loss(0.20, 0.10, 0.0, 0.1), "blunder"),
        (Loss(0.20, 0.101, 3.0, 1.5), "inaccuracy"),
        (Loss(0.001, 0.1, 3.0, 1.6), "good"),
    ],
)
def test_a_loss_counts_on_a_scale_from_two_standard_errors_on(loss, grade):
    assert grade_of(loss) == grade


def test_points_count_where_the_game_is_decided():
    assert grade_of(Loss(0.0, 0.0, 12.0, 0.1)) == "blunder"


def test_accuracy_falls_with_the_points_lost():
    assert accuracy_of([0.0] * 7) is None
    assert accuracy_of([0.0] * 8) == 100.0
    assert accuracy_of([0.0] * 4 + [10.0] * 4) == pytest.approx(50.0 + 50.0 * exp(-0.7))


def test_a_careful_loser_is_above_a_careless_winner():
    careful, careless = accuracy_of([0.3, 0.0, 1.0, 0.2] * 3), accuracy_of([0.0, 6.0, 2.0, 0.0] * 3)
    assert careful is not None
    assert careless is not None
    assert careful > 95.0
    assert careless < 90.0


def test_losses_of_opening_claims_at_larger_tables_are_as_large_as_real_play_bears_out(monkeypatch):
    opening = Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 4 8 9 16").play("=8").play("=9")
    told = grade_move(opening, opening.legal_moves()[1], playouts=60).loss
    monkeypatch.setattr(measuring, "slope_of", lambda *_, **__: 1.0)
    raw = grade_move(opening, opening.legal_moves()[1], playouts=60).loss
    assert raw.points > 0.0
    assert told.points == pytest.approx(slope_of(opening, claim=True) * raw.points)
    assert told.wins == pytest.approx(slope_of(opening, claim=True) * raw.wins, abs=0.01)


def test_other_losses_are_told_as_they_are():
    opening = Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 4 8 9 16")
    assert slope_of(opening, claim=True) < slope_of(opening, claim=False) == 1.0
    two = Position.start(Ruleset(players=2)).play("kings 0 1 1 0").play("deal 4 8 9 16")
    assert slope_of(two, claim=True) == 1.0
    later = next(moment for moment in moments(20, seed=4) if moment.rules.players > 2 and moment.round > 2)
    assert slope_of(later, claim=True) == 1.0
