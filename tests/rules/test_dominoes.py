"""The box (R1)."""

from collections import Counter

import pytest

from kingdomino.rules import ALL_NUMBERS, DOMINOES, LANDS_IN_THE_BOX, TERRAINS, KingdominoError, domino
from tests import brute


def test_the_box_holds_the_48_dominoes_of_the_list_r1() -> None:
    assert {number: (tile.a, tile.b) for number, tile in DOMINOES.items()} == brute.DOMINOES
    assert sorted(DOMINOES) == list(range(1, 49))
    assert all(tile.number == number for number, tile in DOMINOES.items())
    assert frozenset(range(1, 49)) == ALL_NUMBERS


def test_there_are_six_terrains_r1() -> None:
    assert TERRAINS == ("wheat", "forest", "lake", "meadow", "swamp", "mine")


def test_the_96_squares_are_counted_as_the_rulebooks_count_them_r1() -> None:
    counts = {
        ("wheat", 0): 21,
        ("wheat", 1): 5,
        ("forest", 0): 16,
        ("forest", 1): 6,
        ("lake", 0): 12,
        ("lake", 1): 6,
        ("meadow", 0): 10,
        ("meadow", 1): 2,
        ("meadow", 2): 2,
        ("swamp", 0): 6,
        ("swamp", 1): 2,
        ("swamp", 2): 2,
        ("mine", 0): 1,
        ("mine", 1): 1,
        ("mine", 2): 3,
        ("mine", 3): 1,
    }
    assert counts == LANDS_IN_THE_BOX
    assert Counter(half for tile in DOMINOES.values() for half in (tile.a, tile.b)) == counts
    assert sum(counts.values()) == 96


def test_the_first_twelve_dominoes_and_no_others_have_equal_halves_r18() -> None:
    assert [number for number, tile in DOMINOES.items() if tile.halves_are_equal] == list(range(1, 13))


def test_a_domino_is_found_by_its_number() -> None:
    assert domino(48) is DOMINOES[48]


@pytest.mark.parametrize(
    "number",
    [0, 49, -1, True, 1.0, "1", None, b"1", (1,), 10**5000],
    ids=lambda value: repr(value)[:20] if value != 10**5000 else "huge",
)
def test_a_number_that_is_on_no_domino_is_refused_r1(number: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        domino(number)
    assert refused.value.code == "no_such_domino"
    assert set(refused.value.facts) == {"domino"}


def test_the_box_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        DOMINOES[1] = DOMINOES[2]  # type: ignore[index]
