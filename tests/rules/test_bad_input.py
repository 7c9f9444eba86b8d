"""Values of wrong types or ranges are refused by a code with facts, never by another exception."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import (
    Claim,
    Deal,
    Discard,
    IllegalMove,
    InvalidNotation,
    Kingdom,
    KingdominoError,
    Kings,
    Move,
    Place,
    Position,
    Ruleset,
    Square,
    check_kings,
)
from tests.rules.tables import after
from tests.strategies import moves, positions, rubbish

TWO = Ruleset(2)
KINGS_DUE = Position.start(TWO)
DEAL_DUE = after(TWO, "kings 0 1 1 0")
CLAIM_DUE = after(TWO, "kings 0 1 1 0", "deal 1 13 17 48")
PLACE_DUE = after(TWO, "kings 0 1 1 0", "deal 1 13 17 48", "=1", "=13", "=17", "=48", "deal 2 14 18 47")
EVERY_PHASE = {"kings": KINGS_DUE, "deal": DEAL_DUE, "claim": CLAIM_DUE, "place": PLACE_DUE}

HUGE = 10**5000

NOT_MOVES: dict[str, object] = {
    "none": None,
    "true": True,
    "zero": 0,
    "huge": HUGE,
    "float": 1.5,
    "nan": float("nan"),
    "bytes": b"=1",
    "list": ["=1"],
    "empty": "",
    "nul": "\x00",
    "surrogate": "\udcff",
    "ten megabytes": "=1" * 5_000_000,
    "ten megabytes of bytes": b"=" * 10_000_000,
}


@pytest.mark.parametrize("position", EVERY_PHASE.values(), ids=EVERY_PHASE)
@pytest.mark.parametrize("rubbish", NOT_MOVES.values(), ids=NOT_MOVES)
def test_what_is_no_move_is_invalid_notation_in_every_phase(position: Position, rubbish: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        position.play(rubbish)
    assert refused.value.code == "unreadable_move"
    assert len(str(refused.value)) < 200


@given(position=positions(), rubbish=rubbish())
def test_no_rubbish_is_ever_a_move(position: Position, rubbish: object) -> None:
    with pytest.raises(InvalidNotation):
        position.play(rubbish)


@given(position=positions(), move=moves())
def test_a_readable_move_is_played_or_refused_as_illegal(position: Position, move: Move) -> None:
    try:
        after_it = position.play(str(move))
    except IllegalMove as refused:
        assert refused.code
        assert refused.facts
    else:
        assert after_it == position.play(move)


WRONG_NUMBERS: dict[str, object] = {
    "zero": 0,
    "negative": -1,
    "49": 49,
    "true": True,
    "float": 1.0,
    "text": "1",
    "none": None,
    "bytes": b"1",
    "list": [1],
    "huge": HUGE,
}


@pytest.mark.parametrize("kind", [Claim, Discard])
@pytest.mark.parametrize("number", WRONG_NUMBERS.values(), ids=WRONG_NUMBERS)
@pytest.mark.parametrize("position", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_a_claim_or_discard_of_no_domino_is_refused(
    position: Position, number: object, kind: Callable[[object], Move]
) -> None:
    """Domino 1 may be claimed here: True and 1.0 are equal to it, and no domino all the same."""
    with pytest.raises(KingdominoError) as refused:
        position.play(kind(number))
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize("position", EVERY_PHASE.values(), ids=EVERY_PHASE)
@pytest.mark.parametrize("number", WRONG_NUMBERS.values(), ids=WRONG_NUMBERS)
@pytest.mark.parametrize("way", "nesw")
def test_a_placement_of_no_domino_is_refused(position: Position, number: object, way: str) -> None:
    with pytest.raises(KingdominoError) as refused:
        position.play(Place(number, Square(0, 1), way))
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize(
    "way", ["", "north", "N", "ne", None, 0, True, 1.5, b"n", ["n"], "n" * 10_000_000], ids=lambda way: repr(way)[:12]
)
def test_a_placement_in_no_direction_is_refused_r18(way: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        Place(13, Square(0, 1), way)
    assert refused.value.code == "unknown_direction"
    assert len(str(refused.value.facts["direction"])) <= 40


@pytest.mark.parametrize("first", [None, "g8", (0, 1, 2), 7, True, (None, 1), ("a", "b"), (0.5, 1), b"g8"], ids=repr)
def test_a_placement_on_no_square_is_refused_r16(first: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        PLACE_DUE.play(Place(1, first, "n"))
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize("first", [Square(7, 0), Square(0, -7), Square(10**9, -(10**9))])
def test_a_placement_far_away_outgrows_the_grid_r15(first: Square) -> None:
    with pytest.raises(IllegalMove) as refused:
        PLACE_DUE.play(Place(1, first, "n"))
    assert refused.value.code == "outgrows_the_grid"


WRONG_LINES: dict[str, object] = {
    "too few": (1, 2, 3),
    "too many": (1, 2, 3, 4, 5),
    "none at all": (),
    "descending": (4, 3, 2, 1),
    "twice": (1, 1, 2, 3),
    "domino 0": (0, 1, 2, 3),
    "domino 49": (1, 2, 3, 49),
    "true": (True, 2, 3, 4),
    "floats": (1.0, 2.0, 3.0, 4.0),
    "texts": ("1", "2", "3", "4"),
    "mixed": (1, "2", None, 4),
    "none": None,
    "a number": 5,
    "a text": "1 2 3 4",
    "bytes": b"\x01\x02\x03\x04",
    "huge": (1, 2, 3, HUGE),
}


@pytest.mark.parametrize("line", WRONG_LINES.values(), ids=WRONG_LINES)
@pytest.mark.parametrize("position", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_a_deal_that_is_no_line_is_refused_r8(position: Position, line: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        position.play(Deal(line))
    assert refused.value.code
    assert refused.value.facts


WRONG_KINGS: dict[str, object] = {
    "too few": (0, 1),
    "too many": (0, 0, 1, 1, 1),
    "three of one": (0, 0, 0, 1),
    "another seat": (0, 1, 0, 2),
    "negative": (0, 1, 0, -1),
    "booleans": (False, True, False, True),
    "floats": (0.0, 1.0, 0.0, 1.0),
    "texts": ("0", "1", "0", "1"),
    "mixed": (0, "1", None, 1),
    "none": None,
    "a number": 5,
    "a text": "0101",
    "bytes": b"\x00\x01\x00\x01",
    "huge": (0, 0, 1, HUGE),
}


@pytest.mark.parametrize("kings", WRONG_KINGS.values(), ids=WRONG_KINGS)
@pytest.mark.parametrize("position", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_kings_that_are_not_in_the_hand_are_refused_r9(position: Position, kings: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        position.play(Kings(kings))
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize("kings", WRONG_KINGS.values(), ids=WRONG_KINGS)
def test_an_order_of_kings_can_be_checked_before_there_is_a_game_r9(kings: object) -> None:
    check_kings((0, 1, 1, 0), TWO)
    with pytest.raises(KingdominoError) as refused:
        check_kings(kings, TWO)
    assert refused.value.code
    assert refused.value.facts


@pytest.mark.parametrize(
    "seat", [-1, 2, 3, 99, True, False, 0.0, "0", None, b"0", (0,), "0" * 10_000_000], ids=lambda seat: repr(seat)[:12]
)
def test_a_seat_at_which_nobody_sits_has_no_score(seat: object) -> None:
    with pytest.raises(KingdominoError) as refused:
        PLACE_DUE.score(seat)
    assert refused.value.code == "no_such_seat"
    assert refused.value.facts["players"] == 2
    assert len(str(refused.value)) < 100


def test_a_seat_too_far_away_to_print_has_no_score() -> None:
    with pytest.raises(KingdominoError) as refused:
        PLACE_DUE.score(HUGE)
    assert refused.value.code == "no_such_seat"


@given(value=rubbish())
def test_reading_rubbish_is_invalid_notation_for_every_reader(value: object) -> None:
    readers: tuple[Callable[[str], object], ...] = (Ruleset.parse, Move.parse, Square.parse, Kingdom.from_text)
    for read in readers:
        with pytest.raises(InvalidNotation) as refused:
            read(value)
        assert refused.value.code


@given(noise=st.binary(max_size=200))
def test_binary_rubbish_decoded_anyhow_is_refused_by_every_reader(noise: bytes) -> None:
    text = "\x7f" + noise.decode("latin-1")
    readers: tuple[Callable[[str], object], ...] = (Ruleset.parse, Move.parse, Square.parse, Kingdom.from_text)
    for read in readers:
        with pytest.raises(InvalidNotation):
            read(text)
