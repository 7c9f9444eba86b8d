"""Grades by thresholds and certainty, accuracy by its formula."""

from math import exp

import pytest

from kingdomino.analysis import accuracy_of, grade_of
from kingdomino.analysis.grading import Loss


@pytest.mark.parametrize(
    ("wins", "points", "grade"),
    [
        (0.0, 0.0, "best"),
        (0.0049, 2.49, "best"),
        (0.005, 0.0, "good"),
        (0.0, 2.5, "inaccuracy"),
        (0.0499, 2.49, "good"),
        (0.05, 0.0, "inaccuracy"),
        (0.0999, 4.99, "inaccuracy"),
        (0.10, 0.0, "mistake"),
        (0.0, 5.0, "mistake"),
        (0.1499, 8.99, "mistake"),
        (0.15, 0.0, "blunder"),
        (0.0, 9.0, "blunder"),
        (0.06, 9.0, "blunder"),
    ],
)
def test_the_graver_scale_gives_the_grade(wins, points, grade):
    assert grade_of(Loss(wins, 0.0, points, 0.0), 0.6) == grade


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (Loss(0.20, 0.101, 0.0, 0.1), "good"),
        (Loss(0.20, 0.10, 0.0, 0.1), "blunder"),
        (Loss(0.20, 0.101, 3.0, 1.5), "inaccuracy"),
        (Loss(0.001, 0.1, 3.0, 1.6), "good"),
        (Loss(0.001, 0.1, 0.5, 1.6), "best"),
    ],
)
def test_a_loss_counts_on_a_scale_from_two_standard_errors_on(loss, grade):
    assert grade_of(loss, 0.6) == grade


@pytest.mark.parametrize("best_wins", [0.971, 0.029, 0.0, 1.0])
def test_in_a_decided_game_the_milder_scale_counts(best_wins):
    assert grade_of(Loss(0.002, 0.0, 12.0, 0.0), best_wins) == "good"
    assert grade_of(Loss(0.06, 0.0, 12.0, 0.0), best_wins) == "inaccuracy"
    assert grade_of(Loss(0.02, 0.0, 1.0, 0.0), best_wins) == "good"


@pytest.mark.parametrize("best_wins", [0.97, 0.03])
def test_at_the_limits_a_game_is_not_decided(best_wins):
    assert grade_of(Loss(0.002, 0.0, 12.0, 0.0), best_wins) == "blunder"


def test_accuracy_is_the_mean_of_both_means():
    assert accuracy_of([]) is None
    assert accuracy_of([0.0]) == 100.0
    assert accuracy_of([1.0]) == 1.0
    lossy = 103.17 * exp(-0.0435 * 10.0) - 2.17
    assert accuracy_of([0.0, 0.1]) == pytest.approx(((100.0 + lossy) / 2 + 2 / (1 / 100.0 + 1 / lossy)) / 2)
