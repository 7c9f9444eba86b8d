"""The short texts of squares and moves. One value, one text."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import (
    Claim,
    Deal,
    Discard,
    InvalidNotation,
    KingdominoError,
    Kings,
    Move,
    Place,
    Square,
)
from tests import brute
from tests.strategies import moves, squares_on_the_grid

# --- squares ---


def test_the_castle_is_on_g7() -> None:
    assert str(Square(0, 0)) == "g7"
    assert Square.parse("g7") == (0, 0)


@pytest.mark.parametrize(
    ("name", "square"),
    [("a1", (-6, -6)), ("m13", (6, 6)), ("g8", (0, 1)), ("h7", (1, 0)), ("a13", (-6, 6)), ("f6", (-1, -1))],
)
def test_letters_run_west_to_east_and_numbers_south_to_north(name: str, square: tuple[int, int]) -> None:
    assert Square.parse(name) == square
    assert str(Square(*square)) == name


def test_the_169_squares_of_the_grid_have_169_names() -> None:
    names = {f"{column}{row}" for column, row in product("abcdefghijklm", range(1, 14))}
    squares = [Square.parse(name) for name in names]
    assert len(set(squares)) == 169
    assert {str(square) for square in squares} == names
    assert all(square.on_the_grid for square in squares)


@given(square=squares_on_the_grid())
def test_a_square_reads_back_from_its_name(square: Square) -> None:
    assert Square.parse(str(square)) == square
    assert str(square) == brute.square_name(square)


@pytest.mark.parametrize(
    ("square", "text"), [(Square(7, 0), "(7,0)"), (Square(0, -7), "(0,-7)"), (Square(-8, 9), "(-8,9)")]
)
def test_a_square_off_the_grid_is_shown_by_its_numbers(square: Square, text: str) -> None:
    assert str(square) == text
    assert not square.on_the_grid


@pytest.mark.parametrize(
    "text",
    [
        "",
        "g",
        "7",
        "g0",
        "g14",
        "n7",
        "G7",
        "g07",
        "7g",
        " g7",
        "g7 ",
        "g7\n",
        "gg7",
        "g77",
        "g٧",
        "g-1",
        None,
        7,
        b"g7",
        True,
    ],
)
def test_any_other_text_is_no_square(text: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Square.parse(text)
    assert refused.value.code == "unreadable_square"


# --- moves ---


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Claim(27), "=27"),
        (Place(13, Square(0, 1), "e"), "13@g8e"),
        (Place(48, Square(-6, 6), "w"), "48@a13w"),
        (Discard(13), "13x"),
        (Deal((5, 17, 22, 40)), "deal 5 17 22 40"),
        (Deal((1, 2, 48)), "deal 1 2 48"),
        (Kings((0, 2, 1, 3)), "kings 0 2 1 3"),
        (Kings((0, 2, 1)), "kings 0 2 1"),
        (Kings((0, 0, 1, 1)), "kings 0 0 1 1"),
    ],
)
def test_a_move_is_written_as_the_notation_says(move: Move, text: str) -> None:
    assert str(move) == text
    assert Move.parse(text) == move
    assert repr(move) == f"Move.parse({text!r})"


@given(move=moves())
def test_a_move_reads_back_from_its_text(move: Move) -> None:
    again = Move.parse(str(move))
    assert again == move
    assert hash(again) == hash(move)
    assert type(again) is type(move)


@given(one=moves(), other=moves())
def test_one_move_has_one_text(one: Move, other: Move) -> None:
    assert (one == other) == (str(one) == str(other))


@given(move=st.sampled_from([Place(13, Square(0, 1), way) for way in "nesw"]))
def test_a_placement_knows_both_its_squares_r16(move: Place) -> None:
    dx, dy = brute.TURNINGS[move.direction]
    assert move.second == (dx, 1 + dy)


@pytest.mark.parametrize("number", range(1, 49))
def test_equal_halves_have_no_text_to_the_south_and_west_r18(number: int) -> None:
    for way in "sw":
        if number <= 12:
            with pytest.raises(InvalidNotation) as refused:
                Move.parse(f"{number}@g8{way}")
            assert refused.value.code == "equal_halves_turned_round"
            assert refused.value.facts == {"domino": number, "direction": way, "text": f"{number}@g8{way}"}
            with pytest.raises(KingdominoError):
                Place(number, Square(0, 1), way)
        else:
            assert str(Move.parse(f"{number}@g8{way}")) == f"{number}@g8{way}"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("=0", "unreadable_move"),
        ("=49", "no_such_domino"),
        ("=027", "unreadable_move"),
        ("= 27", "unreadable_move"),
        ("=27 ", "unreadable_move"),
        (" =27", "unreadable_move"),
        ("=27\n", "unreadable_move"),
        ("=+27", "unreadable_move"),
        ("=٢٧", "unreadable_move"),
        ("=1_0", "unreadable_move"),
        ("27", "unreadable_move"),
        ("", "unreadable_move"),
        ("x", "unreadable_move"),
        ("49x", "no_such_domino"),
        ("13X", "unreadable_move"),
        ("013x", "unreadable_move"),
        ("13 x", "unreadable_move"),
        ("49@g8e", "no_such_domino"),
        ("13@g8", "unreadable_move"),
        ("13@g8E", "unreadable_move"),
        ("13@g8u", "unreadable_move"),
        ("13@n8e", "unreadable_move"),
        ("13@g0e", "unreadable_move"),
        ("13@g14e", "unreadable_move"),
        ("13@g20e", "unreadable_square"),
        ("13@G8e", "unreadable_move"),
        ("13@g8ee", "unreadable_move"),
        ("deal", "unreadable_move"),
        ("deal 1", "unreadable_move"),
        ("deal 1 2", "unreadable_move"),
        ("deal 1 2 3 4 5", "unreadable_move"),
        ("deal 1  2 3", "unreadable_move"),
        ("deal 1,2,3", "unreadable_move"),
        ("deal 0 1 2 3", "unreadable_move"),
        ("deal 1 2 3 49", "no_such_domino"),
        ("deal 2 1 3 4", "deal_not_ascending"),
        ("deal 1 2 3 3", "deal_not_ascending"),
        ("Deal 1 2 3", "unreadable_move"),
        ("kings", "unreadable_move"),
        ("kings 0 1", "unreadable_move"),
        ("kings 0 1 2 3 0", "unreadable_move"),
        ("kings 0 1 4", "unreadable_move"),
        ("kings 0 1 -1", "unreadable_move"),
        ("kings 0 1 2 ", "unreadable_move"),
        ("kings\t0 1 2", "unreadable_move"),
        ("resign", "unreadable_move"),
        ("\x00", "unreadable_move"),
        ("\ud800", "unreadable_move"),
        ("=" + "2" * 10_000_000, "unreadable_move"),
        ("deal " + "1 " * 5_000_000, "unreadable_move"),
        ("kings" + " 0" * 5_000_000, "unreadable_move"),
        (" " * 10_000_000, "unreadable_move"),
        (None, "unreadable_move"),
        (27, "unreadable_move"),
        (True, "unreadable_move"),
        (2.7, "unreadable_move"),
        (float("nan"), "unreadable_move"),
        (b"=27", "unreadable_move"),
        (["=27"], "unreadable_move"),
        ({}, "unreadable_move"),
        (object, "unreadable_move"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_any_other_text_is_no_move(text: object, code: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Move.parse(text)
    assert refused.value.code == code
    assert len(str(refused.value.facts["text"])) <= 40


@given(text=st.one_of(st.text(), st.text(alphabet="=@xdealkings 0123456789nesw", max_size=16)))
def test_reading_a_move_gives_the_move_with_that_text_or_invalid_notation(text: str) -> None:
    try:
        move = Move.parse(text)
    except InvalidNotation as refused:
        assert refused.code
        assert "text" in refused.facts
    else:
        assert str(move) == text
