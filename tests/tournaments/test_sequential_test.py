"""The sequential test: its risks on simulated decks, and the numbers of decks that it needs."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean

import pytest

from kingdomino import KingdominoError
from kingdomino.tournaments import Hypotheses, SequentialTest

RUNS = 400
#: Four standard deviations above a risk of 5 %.
RISK = 0.05 + 4 * sqrt(0.05 * 0.95 / RUNS)


def coin(share: float) -> Callable[[Random], float]:
    """Decks of one game."""
    return lambda random: random.random() < share


def pair(share: float) -> Callable[[Random], float]:
    """Decks of two independent rotations."""
    return lambda random: fmean(random.random() < share for _ in range(2))


def decided_by_the_deck(share: float) -> Callable[[Random], float]:
    """Decks whose two rotations mostly have opposite winners: the mean varies little."""

    def deck(random: Random) -> float:
        return 0.5 if random.random() < 0.6 else float(random.random() < 0.5 + (share - 0.5) / 0.4)

    return deck


def verdicts(
    hypotheses: Hypotheses, deck: Callable[[Random], float], most: int = 3000
) -> tuple[Counter[str | None], float]:
    random = Random(11)
    found: Counter[str | None] = Counter()
    decks = 0
    for _ in range(RUNS):
        test = SequentialTest(hypotheses)
        while test.decision is None and test.decks < most:
            test.observe(deck(random))
        found[test.decision] += 1
        decks += test.decks
    return found, decks / RUNS


@pytest.mark.parametrize("kind", [coin, pair, decided_by_the_deck])
def test_equal_players_are_seldom_called_different(kind):
    found, _ = verdicts(Hypotheses(0.5, 0.6), kind(0.5))
    assert found["above"] / RUNS <= RISK
    assert found["below"] / RUNS >= 0.9, "and the test does come to an end"


@pytest.mark.parametrize("kind", [coin, pair, decided_by_the_deck])
def test_a_stronger_player_is_seldom_missed(kind):
    found, _ = verdicts(Hypotheses(0.5, 0.6), kind(0.6))
    assert found["below"] / RUNS <= RISK
    assert found["above"] / RUNS >= 0.9


def test_a_clear_difference_needs_few_decks_and_rotations_save_some():
    _, clear = verdicts(Hypotheses(0.5, 0.55), coin(0.9))
    _, hard = verdicts(Hypotheses(0.5, 0.55), coin(0.6))
    _, paired = verdicts(Hypotheses(0.5, 0.55), pair(0.6))
    assert clear < hard / 2
    assert paired < hard


def test_one_against_three_is_tested_about_a_quarter():
    found, _ = verdicts(Hypotheses(0.25, 0.33), coin(0.25))
    assert found["above"] / RUNS <= RISK


def test_decks_that_are_all_alike_decide_only_after_some():
    test = SequentialTest(Hypotheses(0.5, 0.55))
    for _ in range(50):
        test.observe(1.0)
    assert test.decision == "above"
    assert 5 < test.decks < 20


def test_a_decision_stands():
    test = SequentialTest(Hypotheses(0.5, 0.55))
    for _ in range(50):
        test.observe(0.0)
    decks = test.decks
    for _ in range(5000):
        test.observe(1.0)
    assert (test.decision, test.decks) == ("below", decks)


def test_the_first_stakes_are_wald_s():
    """x = 1 multiplies by p1/p0 at first: 0.55/0.5."""
    test = SequentialTest(Hypotheses(0.5, 0.55))
    test.observe(1.0)
    assert 2.718281828**test._above.log_fortune == pytest.approx(0.55 / 0.5)


@pytest.mark.parametrize("text", ["0.5", "0.5,0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "", "0.5,0.55,0.6", "-.1,.5"])
def test_hypotheses_are_two_shares_in_order(text):
    with pytest.raises(KingdominoError, match="unreadable_sprt"):
        Hypotheses.parse(text)


def test_hypotheses_read():
    assert Hypotheses.parse("0.5,.55") == Hypotheses(0.5, 0.55)
