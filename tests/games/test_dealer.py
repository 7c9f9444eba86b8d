"""The shuffle is ours, and the same for ever."""

from collections import Counter

import pytest

from kingdomino import IllegalMove, KingdominoError, Ruleset
from kingdomino.games import Dealer, commitment, derived_seed, shuffled_deck, shuffled_kings
from tests.strategies import ALL_RULESETS

SALT = "00112233445566778899aabbccddeeff"


def test_the_golden_decks_never_change():
    """Decision 7: same seed, same game, on every platform and version. These values were written down once."""
    assert shuffled_deck(Ruleset(), 42) == DECK_OF_42
    assert shuffled_kings(Ruleset(), 42) == GOLDEN_KINGS_42
    assert shuffled_deck(Ruleset(), 2**128 - 1)[:6] == GOLDEN_BIG
    assert Dealer.from_seed(Ruleset(), 42).salt == GOLDEN_SALT_42
    assert Dealer.from_seed(Ruleset(), 42).commitment == GOLDEN_COMMITMENT_42
    assert derived_seed(42, "dynasty-1") == GOLDEN_DERIVED


def test_a_smaller_deck_is_the_beginning_of_the_full_one():
    """R4, R6: the dominoes that stay out are the rest of the same shuffle."""
    full = shuffled_deck(Ruleset(), 7)
    assert shuffled_deck(Ruleset(players=2), 7) == full[:24]
    assert shuffled_deck(Ruleset(players=3), 7) == full[:36]
    assert shuffled_deck(Ruleset(players=3, edition="revised"), 7) == full


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_each_player_has_the_kings_that_the_rules_give(rules):
    """R3."""
    kings = Counter(shuffled_kings(rules, 5))
    assert kings == dict.fromkeys(range(rules.players), rules.kings_per_player)


def test_every_domino_comes_everywhere_about_equally_often():
    """The shuffle has no favourites: 100 of 4,800 shuffles expected a domino, and chance allows about 40 either way."""
    first = Counter(shuffled_deck(Ruleset(), seed)[0] for seed in range(4800))
    last = Counter(shuffled_deck(Ruleset(), seed)[47] for seed in range(4800))
    for counts in (first, last):
        assert len(counts) == 48
        assert min(counts.values()) >= 60
        assert max(counts.values()) <= 145


def test_the_commitment_hides_and_binds():
    """Any other salt, deck, kings or rules gives another commitment."""
    deck = shuffled_deck(Ruleset(), 1)
    kings = (0, 1, 2, 3)
    base = commitment(Ruleset(), SALT, kings, deck)
    swapped = (deck[1], deck[0], *deck[2:])
    others = {
        commitment(Ruleset(harmony=True), SALT, kings, deck),
        commitment(Ruleset(), SALT[::-1], kings, deck),
        commitment(Ruleset(), SALT, (1, 0, 2, 3), deck),
        commitment(Ruleset(), SALT, kings, swapped),
    }
    assert len(base) == 64
    assert base not in others
    assert len(others) == 4


def test_the_commitment_is_sha256_over_five_lines():
    """docs/notation.md: anybody can compute it with a standard tool."""
    import hashlib

    deck = list(range(1, 25))
    text = f"kingdomino-commitment-1\n2 classic\n{SALT}\n0 1 0 1\n{' '.join(map(str, deck))}\n"
    assert commitment(Ruleset(players=2), SALT, [0, 1, 0, 1], deck) == hashlib.sha256(text.encode()).hexdigest()


def test_a_dealer_shows_nothing_of_the_deck():
    dealer = Dealer.from_seed(Ruleset(), 987654321)
    assert "987654321" not in repr(dealer)
    assert all(f"{number}," not in repr(dealer) for number in dealer.deck)


@pytest.mark.parametrize(
    ("deck", "kings", "code"),
    [
        (list(range(1, 48)), [0, 1, 2, 3], "wrong_deck_size"),
        (list(range(1, 50)), [0, 1, 2, 3], "wrong_deck_size"),
        ([1, *range(1, 48)], [0, 1, 2, 3], "domino_twice_in_deck"),
        ([*range(1, 48), 49], [0, 1, 2, 3], "no_such_domino"),
        ([*range(1, 48), "48"], [0, 1, 2, 3], "not_a_list_of_numbers"),
        ([*range(1, 48), True], [0, 1, 2, 3], "not_a_list_of_numbers"),
        ([*range(1, 48), None], [0, 1, 2, 3], "not_a_list_of_numbers"),
        (list(range(1, 49)), [0, 1, 2], "wrong_kings"),
        (list(range(1, 49)), [0, 0, 1, 2], "wrong_kings"),
        (list(range(1, 49)), [0, 1, 2, 4], "wrong_kings"),
        (list(range(1, 49)), [0, 1, 2, None], "not_a_list_of_numbers"),
        (list(range(1, 49)), "0123", "not_a_list_of_numbers"),
        (None, [0, 1, 2, 3], "not_a_list_of_numbers"),
        (48, [0, 1, 2, 3], "not_a_list_of_numbers"),
    ],
)
def test_a_bad_deck_or_bad_kings_are_refused(deck, kings, code):
    with pytest.raises(KingdominoError) as refused:
        Dealer.from_deck(Ruleset(), deck, kings)
    assert refused.value.code == code


@pytest.mark.parametrize("seed", [-1, "42", 4.2, None, True, 2**1024, 10**5000], ids=range(7))
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(KingdominoError) as refused:
        Dealer.from_seed(Ruleset(), seed)
    assert refused.value.code == "unusable_seed"
    with pytest.raises(KingdominoError):
        derived_seed(seed, "dynasty-1")


@pytest.mark.parametrize("salt", ["", "abc", SALT.upper(), SALT + "g", "0" * 129, 5])
def test_a_bad_salt_is_refused(salt):
    with pytest.raises(KingdominoError) as refused:
        Dealer.from_deck(Ruleset(players=2), list(range(1, 25)), [0, 1, 0, 1], salt)
    assert refused.value.code == "unusable_salt"


def test_wrong_kings_are_an_illegal_move():
    with pytest.raises(IllegalMove):
        Dealer.from_deck(Ruleset(players=2), list(range(1, 25)), [0, 0, 0, 1])


# fmt: off
DECK_OF_42 = (
    27, 8, 46, 30, 2, 33, 34, 23, 26, 35, 36, 6, 4, 39, 15, 32, 21, 47, 16, 11, 24, 44, 9, 19,
    37, 45, 43, 29, 17, 42, 1, 18, 28, 13, 25, 5, 3, 41, 14, 12, 38, 22, 48, 20, 7, 31, 40, 10,
)
# fmt: on
GOLDEN_KINGS_42 = (0, 3, 2, 1)
GOLDEN_BIG = (15, 40, 10, 47, 1, 8)
GOLDEN_SALT_42 = "2e9b4943ba12aa81accea634ab05bf90"
GOLDEN_COMMITMENT_42 = "ebda389399331c1d7ea93062704b48585db935141bb8279731248787578967c9"
GOLDEN_DERIVED = 267839652565410240091598374265043810987
