"""Values and errors that follow from simulations: also where all of them ended alike."""

import numpy as np
import pytest

from kingdomino.search.samples import Samples
from kingdomino.search.shared import SHARES, VICTORY_PARTS

PLAYERS, SEAT = 2, 0


def samples_of(count: int, wins: int) -> Samples:
    """Two moves with so many simulations each; the first victories of each go to the seat that chooses."""
    results = np.zeros((2, count, SHARES + PLAYERS), np.int16)
    results[:, :wins, SHARES + SEAT] = VICTORY_PARTS
    results[:, wins:, SHARES + 1 - SEAT] = VICTORY_PARTS
    samples = Samples([0.0, 0.0], PLAYERS)
    samples.add([0, 1], 0, results)
    return samples


@pytest.mark.parametrize("count", [10, 100, 1000])
@pytest.mark.parametrize("all_won", [False, True])
def test_a_result_that_was_never_seen_is_within_three_standard_errors_if_it_could_have_stayed_unseen(count, all_won):
    samples = samples_of(count, count if all_won else 0)
    for estimate in samples.estimates(SHARES + SEAT):
        assert estimate.value == pytest.approx(float(all_won))
        beyond = min(3.0 * estimate.error, 1.0)
        assert (1.0 - beyond) ** count < 0.02  # a chance beyond that would have been seen
        assert beyond < 30.0 / count  # and not much more is granted


def test_a_difference_that_was_never_seen_is_not_certain():
    difference = samples_of(400, 100).difference(0, 1, SHARES + SEAT)
    assert difference.value == 0.0
    assert 0.001 < difference.error < 0.01


def test_the_error_of_a_common_result_is_that_of_a_share():
    (one, _) = samples_of(400, 100).estimates(SHARES + SEAT)
    assert one.value == pytest.approx(0.25)
    assert one.error == pytest.approx(np.sqrt(0.25 * 0.75 / 400), rel=0.01)
