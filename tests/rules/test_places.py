"""Winners and places (R31-R33)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import EDITIONS, Kingdom, Position, Ruleset, standing
from tests import brute
from tests.rules.tables import facing, finished
from tests.strategies import as_kingdom, odd_kingdoms

TEN = "s2s0s0s0s0\n##........"  # 10 points, largest 5, 2 crowns
TEN_IN_TWO = "s2s0s0m1m0m0m0\n##............"  # 6 + 4 = 10 points, largest 4, 3 crowns
ELEVEN = "s2s0s0s0s0n1\n##........w0"  # 11 points, largest 5, 3 crowns
SAME_LARGEST_MORE_CROWNS = "n2n0n0w1w0w0w0\nl0l0l0l0l0..##"  # 6 + 4 = 10 points, largest 5, 3 crowns
TEN_OF_FOREST = "f1f0f0f1f0\n##........"  # 10 points, largest 5, 2 crowns
ZERO = "##w0"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_points_win_r31(edition: str) -> None:
    position = finished(Ruleset(3, edition), ZERO, ELEVEN, TEN)
    assert position.is_over
    assert position.places() == (3, 1, 2)
    assert position.winners() == (1,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_come_before_the_largest_territory_r31(edition: str) -> None:
    big = "w0w0w0w0w0\nw0w0##w0w0\nw0w0w0w0w0"
    assert finished(Ruleset(2, edition), big, TEN).places() == (2, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_goes_to_the_largest_territory_in_both_editions_r32(edition: str) -> None:
    position = finished(Ruleset(2, edition), TEN_IN_TWO, TEN)
    assert position.score(0).total == position.score(1).total == 10
    assert position.score(0).crowns > position.score(1).crowns
    assert position.places() == (2, 1)


def test_the_largest_territory_needs_no_crown_r32() -> None:
    crownless = "s2s0s0w1w0w0w0\nl0l0l0l0l0l0##"  # 6 + 4 = 10 points, largest 6
    assert finished(Ruleset(2), TEN, crownless).places() == (2, 1)


def test_crowns_decide_next_in_the_classic_edition_only_r32() -> None:
    pictures = (TEN, SAME_LARGEST_MORE_CROWNS)
    for seat, (total, largest, crowns) in enumerate([(10, 5, 2), (10, 5, 3)]):
        score = finished(Ruleset(2), *pictures).score(seat)
        assert (score.total, score.largest, score.crowns) == (total, largest, crowns)
    assert finished(Ruleset(2, "classic"), *pictures).places() == (2, 1)
    assert finished(Ruleset(2, "revised"), *pictures).places() == (1, 1)
    assert finished(Ruleset(2, "revised"), *pictures).winners() == (0, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_still_equal_players_share_the_victory_r32(edition: str) -> None:
    position = finished(Ruleset(3, edition), TEN, ZERO, TEN_OF_FOREST)
    assert position.places() == (1, 3, 1)
    assert position.winners() == (0, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_players_share_a_place_and_the_next_is_skipped_r33(edition: str) -> None:
    rules = Ruleset(4, edition)
    assert finished(rules, TEN, TEN, TEN_IN_TWO, ZERO).places() == (1, 1, 3, 4)
    assert finished(rules, ZERO, ELEVEN, TEN, TEN).places() == (4, 1, 2, 2)
    assert finished(rules, TEN, TEN, TEN, TEN).places() == (1, 1, 1, 1)


def test_bonuses_count_for_the_places_r26_r31() -> None:
    centred, aside = "l1##l0", "##l1l0"
    assert finished(Ruleset(2), centred, aside).places() == (2, 1)
    assert finished(Ruleset(2, middle_kingdom=True), centred, aside).places() == (1, 2)


def test_while_a_game_runs_places_go_by_the_points_so_far_r26_r31() -> None:
    running = facing(TEN, 1, Ruleset(2, middle_kingdom=True))
    assert running.places() == (1, 2)
    assert Position.start(Ruleset(4)).places() == (1, 1, 1, 1)


@given(
    rules=st.builds(Ruleset, edition=st.sampled_from(EDITIONS)),
    kingdoms=st.lists(odd_kingdoms(reach=1, most=4), min_size=4, max_size=4),
)
def test_places_agree_with_the_slow_definition_r33(rules: Ruleset, kingdoms: list[brute.Squares]) -> None:
    merits = [(brute.points(k), brute.largest(k), brute.crowns(k)) for k in kingdoms]
    scores = [as_kingdom(squares).score(rules) for squares in kingdoms]
    assert standing(scores, rules) == brute.places(merits, rules.edition)


def test_places_of_any_number_of_kingdoms_can_be_computed_r33() -> None:
    """Owners of the boxed game rank the kingdoms on their table."""
    assert standing([], Ruleset()) == ()
    assert standing([Kingdom.from_text(picture).score(Ruleset()) for picture in (ZERO, TEN)], Ruleset()) == (2, 1)
