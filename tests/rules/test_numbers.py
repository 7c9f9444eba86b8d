"""Numbers of other libraries: an integer is taken wherever a number is, and stored as Python's own."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import (
    Claim,
    Deal,
    Discard,
    Kingdom,
    KingdominoError,
    Kings,
    Land,
    Place,
    Position,
    Ruleset,
    Square,
    check_kings,
    domino,
    whole_number,
    whole_numbers,
)
from tests.strategies import numbers, placements, positions, rulesets

KINDS = (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64, np.array)
SIGNED = (np.int8, np.int16, np.int32, np.int64, np.array)
kinds, signed_kinds = st.sampled_from(KINDS), st.sampled_from(SIGNED)
Kind = Callable[[int], object]


def same(made: object, expected: object) -> None:
    """Equal, with the same hash and the same texts: nothing shows which type of number was given."""
    assert made == expected
    assert hash(made) == hash(expected)
    assert (str(made), repr(made)) == (str(expected), repr(expected))


@given(numbers, kinds)
def test_a_domino_is_found_claimed_and_discarded_by_any_integer(number: int, kind: Kind) -> None:
    assert domino(kind(number)) is domino(number)
    for move in (Claim, Discard):
        same(move(kind(number)), move(number))
        assert type(move(kind(number)).domino) is int


@given(placements(), kinds, signed_kinds)
def test_a_placement_takes_any_integer(place: Place, kind: Kind, signed: Kind) -> None:
    first = Square(signed(place.first.x), signed(place.first.y))
    made = Place(kind(place.domino), first, place.direction)
    same(made, place)
    assert {type(number) for number in (made.domino, *made.first, *made.second)} == {int}


@given(st.lists(numbers, min_size=3, max_size=4, unique=True).map(sorted), kinds)
def test_a_deal_takes_any_integers_and_whole_arrays(line: list[int], kind: Kind) -> None:
    for given_line in ([kind(number) for number in line], np.array(line), tuple(line)):
        same(Deal(given_line), Deal(tuple(line)))
        assert {type(number) for number in Deal(given_line).dominoes} == {int}


@given(st.lists(st.integers(0, 3), min_size=3, max_size=4), kinds)
def test_kings_take_any_integers_and_whole_arrays(order: list[int], kind: Kind) -> None:
    for given_order in ([kind(seat) for seat in order], np.array(order), tuple(order)):
        same(Kings(given_order), Kings(tuple(order)))
        assert {type(seat) for seat in Kings(given_order).seats} == {int}


@given(rulesets(), kinds)
def test_a_ruleset_takes_any_integer_for_its_players(rules: Ruleset, kind: Kind) -> None:
    made = Ruleset(kind(rules.players), rules.edition, rules.mighty_duel, rules.harmony, rules.middle_kingdom)
    same(made, rules)
    assert type(made.players) is int
    check_kings(np.repeat(np.arange(rules.players), rules.kings_per_player), rules)


@given(positions(), kinds, signed_kinds)
def test_a_position_and_its_kingdoms_take_any_integer(position: Position, kind: Kind, signed: Kind) -> None:
    for seat, kingdom in enumerate(position.kingdoms):
        assert position.score(kind(seat)) == position.score(seat)
        squares = {
            (np.int64(x), np.int8(y)): (terrain, kind(crowns)) for (x, y), (terrain, crowns) in kingdom.squares.items()
        }
        made = Kingdom(squares, [(signed(0), signed(0))])
        same(made, kingdom)
        stored = (number for square, land in made.squares.items() for number in (*square, land.crowns))
        assert {type(number) for number in (*stored, *made.castles[0])} == {int}
        assert made.placements(kind(7), kind(5)) == kingdom.placements(7, 5)


NO_NUMBERS = (True, False, np.True_, 1.0, np.float64(1), "1", b"1", None, [1], np.array([1]), np.array(True), 1j)


@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
def test_what_is_no_integer_is_no_number_anywhere(value: object) -> None:
    assert whole_number(value) is None
    position = Position.start(Ruleset(2))
    for use in (
        lambda: domino(value),
        lambda: Claim(value),
        lambda: Discard(value),
        lambda: Place(value, Square(0, 1), "n"),
        lambda: Place(13, Square(0, value), "n"),
        lambda: Deal((value, 2, 3)),
        lambda: Kings((0, 2, value)),
        lambda: Ruleset(value),
        lambda: position.score(value),
        lambda: Kingdom.bare().placements(13, value),
        lambda: Kingdom({Square(0, 1): Land("wheat", value)}),
        lambda: Kingdom({Square(0, 1): Land("wheat", 0)}, [(value, 0)]),
        lambda: whole_numbers("numbers", (value,)),
    ):
        with pytest.raises(KingdominoError) as refused:
            use()
        assert refused.value.facts


@pytest.mark.parametrize(
    "values",
    [None, 5, "1 2 3", b"123", {1, 2}, {1: 2}, iter([1]), np.array(5), np.array([[1, 2]]), np.array([1.0]), np.ndarray],
    ids=range(11),
)
def test_what_is_no_list_of_integers_is_refused(values: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        whole_numbers("numbers", values)
    assert refused.value.code == "not_a_list_of_numbers"
    assert refused.value.facts["name"] == "numbers"


@pytest.mark.parametrize(
    ("squares", "code"),
    [
        ({(0, 1): "wheat"}, "no_such_land"),
        ({(0, 1): ("wheat", 4)}, "no_such_land"),
        ({(0, 1): ("wheat", -1)}, "no_such_land"),
        ({(0, 1): ("sea", 0)}, "no_such_land"),
        ({(0, 0): ("wheat", 0)}, "no_such_land"),
        ({(0, 1, 2): ("wheat", 0)}, "unreadable_square"),
        ({"g8": ("wheat", 0)}, "unreadable_square"),
    ],
)
def test_a_kingdom_of_no_squares_or_no_lands_is_refused(squares: object, code: str) -> None:
    with pytest.raises(KingdominoError) as refused:
        Kingdom(squares)
    assert refused.value.code == code
