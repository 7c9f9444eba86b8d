"""Means and intervals, against tables and sums done by hand."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from kingdomino.tournaments import mean_of, share_of, standings
from kingdomino.tournaments.statistics import student_quantile

from .made import played, tournament


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062047),
        (2, 4.3026527),
        (3, 3.1824463),
        (4, 2.7764451),
        (5, 2.5705818),
        (10, 2.2281389),
        (29, 2.0452296),
        (30, 2.0422725),
        (100, 1.9839715),
        (1000, 1.9623391),
    ],
)
def test_student_s_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-8)


def test_the_two_ways_to_student_s_quantile_meet():
    assert student_quantile(300) > student_quantile(301) > student_quantile(302)
    assert student_quantile(300) - student_quantile(301) == pytest.approx(
        student_quantile(301) - student_quantile(302), rel=0.02
    )


def test_a_mean_has_student_s_interval():
    """10, 12, 14, 16: mean 13, variance 20/3, t(3) = 3.1824."""
    found = mean_of([10, 12, 14, 16])
    reach = 3.1824463 * sqrt(20 / 3 / 4)
    assert (found.mean, found.low, found.high) == pytest.approx((13, 13 - reach, 13 + reach))


def test_one_deck_alone_has_no_interval():
    assert mean_of([7.0]).low is None
    assert share_of([0.5]).high is None


def test_ten_decks_won_are_not_certainty():
    """Wilson with p = 1: low = n / (n + t²), with n = 10 and t(9) = 2.2622."""
    low = 10 / (10 + 2.2621572**2)
    won, lost = share_of([1.0] * 10), share_of([0.0] * 10)
    assert (won.mean, won.low, won.high) == pytest.approx((1, low, 1))
    assert (lost.mean, lost.low, lost.high) == pytest.approx((0, 0, 1 - low))


def test_a_share_counts_as_many_trials_as_its_decks_are_worth():
    """0.5, 1, 0.5, 0: p = 1/2, s² = 1/6, so n = p(1 - p)·4/s² = 6; t(3) = 3.1824."""
    t2 = 3.1824463**2
    found = share_of([0.5, 1, 0.5, 0])
    reach = sqrt(t2) / (1 + t2 / 6) * sqrt(1 / 4 / 6 + t2 / (4 * 36))
    assert (found.low, found.high) == pytest.approx((0.5 - reach, 0.5 + reach))


def simulated_decks(random, share, decks):
    """Two rotations each, with equal results within a deck."""
    lean = min(share, 1 - share) / 2
    chances = [share + random.choice((-lean, lean)) for _ in range(decks)]
    return [fmean(random.random() < chance for _ in range(2)) for chance in chances]


def coverage(interval, share, decks):
    """The share of 2000 simulated tournaments whose interval contains the true value."""
    random = Random(5)
    found = [interval(simulated_decks(random, share, decks)) for _ in range(2000)]
    return fmean(estimate.low <= share <= estimate.high for estimate in found)


@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
def test_intervals_hold_the_truth_as_often_as_they_say(share):
    """95 %, less four deviations of the simulation; near the ends there are few possible results, and it is more."""
    assert 0.95 - 4 * sqrt(0.95 * 0.05 / 2000) <= coverage(share_of, share, 50) <= 0.985


def test_near_the_ends_student_s_interval_would_hold_it_less_often():
    assert coverage(mean_of, 0.97, 20) < 0.85
    assert coverage(share_of, 0.97, 20) > 0.93


def test_the_deck_is_the_sample():
    """Two decks under both rotations, by hand.

    Squire's points: (30 + 20)/2 = 25, (40 + 24)/2 = 32. Margins: (10 - 1)/2 = 4.5, (20 + 0)/2 = 10.
    Shares: won and lost 0.5; won and shared 0.75.
    """
    games = [
        played(1, 0, (1, 2), (30, 20)),
        played(1, 1, (1, 2), (21, 20)),
        played(2, 0, (1, 2), (40, 20)),
        played(2, 1, (1, 1), (24, 24)),
    ]
    squire, page = standings(tournament("squire", "page"), games)
    assert (str(squire.entrant), str(page.entrant)) == ("squire", "page")
    assert squire.share == share_of([0.5, 0.75])
    assert squire.points == mean_of([25, 32])
    assert squire.margin == mean_of([4.5, 10])
    assert page.share == share_of([0.5, 0.25])
    assert page.points == mean_of([20.5, 22])
    assert page.margin == mean_of([-4.5, -10])


def test_an_entrant_with_several_seats_is_the_mean_of_its_seats():
    """One deck, four rotations: squire sits in seat 0, 1, 2, 3 and wins 1, 1/2, 0 and 0 games."""
    games = [
        played(1, 0, (1, 2, 3, 4), (40, 30, 20, 10)),
        played(1, 1, (1, 1, 3, 4), (30, 30, 20, 10)),
        played(1, 2, (1, 2, 3, 4), (40, 30, 20, 10)),
        played(1, 3, (1, 2, 3, 4), (40, 30, 20, 10)),
    ]
    squire, page = standings(tournament("squire", "page", "page", "page"), games)
    assert (squire.seats, page.seats) == (1, 3)
    assert squire.share.mean == pytest.approx(1.5 / 4)
    assert page.share.mean == pytest.approx(2.5 / 12)
    assert squire.points.mean == (40 + 30 + 20 + 10) / 4
    assert page.points.mean == pytest.approx((60 + 60 + 80 + 90) / 12)
    assert squire.margin.mean == (10 + 0 - 20 - 30) / 4
