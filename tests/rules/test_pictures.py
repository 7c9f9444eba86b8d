"""Kingdoms as pictures that people can type: a row a line north to south, two characters a square."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import (
    DOMINOES,
    Bounds,
    InvalidNotation,
    Kingdom,
    KingdominoError,
    Land,
    Move,
    Position,
    Ruleset,
    Square,
)
from tests import brute
from tests.rules.tables import FULL
from tests.strategies import as_kingdom, full_kingdoms, odd_kingdoms, reachable_kingdoms


def test_a_picture_shows_a_row_a_line_from_north_to_south() -> None:
    kingdom = Kingdom.from_text("w0f1..\nl0##m2\n..s3n0")
    assert kingdom.squares == {
        (-1, 1): ("wheat", 0),
        (0, 1): ("forest", 1),
        (-1, 0): ("lake", 0),
        (1, 0): ("meadow", 2),
        (0, -1): ("swamp", 3),
        (1, -1): ("mine", 0),
    }
    assert kingdom.castles == ((0, 0),)
    assert kingdom.bounds == Bounds(west=-1, south=-1, east=1, north=1)


def test_blank_lines_and_margins_are_passed_over_and_short_rows_end_early() -> None:
    tidy = Kingdom.from_text("w0f1l0\n##....")
    for text in (
        "\n\n  w0f1l0\n  ##\n\n",
        "w0f1l0\r\n##....\r\n",
        "\tw0f1l0 \n\t##  ",
        "\ufeffw0f1l0\n##",
        " \n w0f1l0\n ##\n \n",
    ):
        assert Kingdom.from_text(text) == tidy


@pytest.mark.parametrize(
    "text",
    [
        "w0 f1 l0\n## .. ..",
        "W0F1L0\n##....",
        "W0 f1  L0\n##",
        "  w0\tf1 l0\n  ##",
        "w0f1 l0\r\n## ....\r\n",
    ],
)
def test_people_may_type_blanks_between_squares_and_capital_letters(text: str) -> None:
    assert Kingdom.from_text(text) == Kingdom.from_text("w0f1l0\n##....")


@given(data=st.data())
def test_blanks_between_squares_and_capitals_never_change_a_kingdom(data: st.DataObject) -> None:
    kingdom = as_kingdom(data.draw(st.one_of(reachable_kingdoms(5), odd_kingdoms())))
    rows = kingdom.to_text().split("\n")
    spaced = [
        "".join(row[at : at + 2] + data.draw(st.sampled_from(["", " ", "  ", "\t"])) for at in range(0, len(row), 2))
        for row in rows
    ]
    assert Kingdom.from_text("\n".join(spaced)) == kingdom
    assert Kingdom.from_text("\n".join(spaced).upper()) == kingdom


@pytest.mark.parametrize(
    ("text", "line", "column", "mark"),
    [
        ("w 0", 1, 1, "w"),
        ("w0 f", 1, 4, "f"),
        ("## w0f 1", 1, 6, "f"),
        ("##\n  w0\n", 2, 1, None),
        ("  ##\n  w0 F9", 2, 6, "F9"),
        ("# #", 1, 1, "#"),
        ("##. .", 1, 3, "."),
        ("##\u2003w0", 1, 3, "\u2003w"),
    ],
)
def test_a_blank_inside_a_square_is_refused_with_its_place(text: str, line: int, column: int, mark: str | None) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert (refused.value.facts["line"], refused.value.facts["column"]) == (line, column)
    assert refused.value.facts.get("text") == mark


@pytest.mark.parametrize("text", ["    w0w0\n  ##l1", "w0w0\n ##l1", "  ##\n\n w0"])
def test_rows_that_begin_elsewhere_are_refused_rather_than_moved(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code == "uneven_margin"
    assert refused.value.facts["line"] == text.count("\n") + 1


def test_a_picture_of_empty_squares_is_worth_nothing() -> None:
    kingdom = Kingdom.from_text("....\n....")
    assert kingdom.score(Ruleset(harmony=True, middle_kingdom=True)).total == 0
    assert not kingdom.squares
    assert not kingdom.castles


def test_kingdoms_and_positions_can_be_pickled_and_copied() -> None:
    kingdom = Kingdom.from_text(FULL)
    position = Position.start(Ruleset(players=2)).play("kings 0 1 1 0")
    for value in (kingdom, position, Move.parse("13@g8e")):
        assert pickle.loads(pickle.dumps(value)) == value == copy.deepcopy(value)


@pytest.mark.parametrize("rules", ["2 classic", None, 2])
def test_only_a_ruleset_is_a_ruleset(rules: object) -> None:
    for use in (Position.start, Kingdom.bare().score):
        with pytest.raises(KingdominoError) as refused:
            use(rules)
        assert refused.value.code == "not_a_ruleset"


def test_a_picture_may_have_an_empty_row() -> None:
    assert Kingdom.from_text("w0\n\n##").squares == {(0, 2): ("wheat", 0)}


def test_empty_margins_of_a_picture_are_not_part_of_the_kingdom() -> None:
    kingdom = Kingdom.from_text("........\n..##w0..\n........")
    assert kingdom == Kingdom.from_text("##w0")
    assert kingdom.to_text() == str(kingdom) == "##w0"


def test_without_a_castle_squares_are_counted_from_the_first_one() -> None:
    kingdom = Kingdom.from_text("..w0\nf0..")
    assert kingdom.castles == ()
    assert kingdom.squares == {(0, 0): ("wheat", 0), (-1, -1): ("forest", 0)}


def test_with_two_castles_squares_are_counted_from_the_first_one() -> None:
    kingdom = Kingdom.from_text("##w0\n..##")
    assert kingdom.castles == ((0, 0), (1, -1))
    assert kingdom.to_text() == "##w0\n..##"


@given(data=st.data())
def test_a_kingdom_reads_back_from_its_picture(data: st.DataObject) -> None:
    squares = data.draw(st.one_of(reachable_kingdoms(5), reachable_kingdoms(7), odd_kingdoms(6), full_kingdoms(7)))
    kingdom = as_kingdom(squares)
    again = Kingdom.from_text(kingdom.to_text())
    assert again == kingdom
    assert hash(again) == hash(kingdom)
    assert again.squares == squares
    assert again.to_text() == kingdom.to_text()


@given(data=st.data())
def test_a_picture_draws_the_box_and_nothing_around_it(data: st.DataObject) -> None:
    squares = data.draw(odd_kingdoms())
    west, east, south, north = brute.box(squares)
    rows = as_kingdom(squares).to_text().split("\n")
    assert len(rows) == north - south + 1
    assert {len(row) for row in rows} == {2 * (east - west + 1)}


@pytest.mark.parametrize(
    ("text", "line", "column", "mark"),
    [
        ("w0f1\n##x0", 2, 3, "x0"),
        ("w4##", 1, 1, "w4"),
        ("##w", 1, 3, "w"),
        ("  ##\n\n  w0f9", 3, 5, "f9"),
        ("\n\n##.", 3, 3, "."),
        ("#w0#", 1, 1, "#w"),
        ("w٣##", 1, 1, "w٣"),
        ("\x00\x01", 1, 1, "\x00\x01"),
    ],
)
def test_an_unreadable_picture_is_refused_with_its_line_and_column(
    text: str, line: int, column: int, mark: str
) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code == "unreadable_picture"
    assert refused.value.facts == {"line": line, "column": column, "text": mark}


@pytest.mark.parametrize("text", ["", " ", "\n", "\r\n\r\n", "\ufeff"])
def test_a_picture_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code == "empty_picture"


@pytest.mark.parametrize("text", [None, 5, True, 1.5, b"##", ["##"], object], ids=repr)
def test_only_text_is_a_picture(text: object) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code == "unreadable_picture"
    assert set(refused.value.facts) == {"line", "column", "text"}


def test_the_whole_box_in_one_row_or_column_is_still_a_picture() -> None:
    across = "##" + "".join("w0" for _ in range(96))
    assert len(Kingdom.from_text(across).squares) == 96
    assert len(Kingdom.from_text("##\n" + "w0\n" * 96).squares) == 96
    assert Kingdom.from_text("##" + "w0" * 98).bounds.width == 99
    assert Kingdom.from_text("##\n" + "w0\n" * 98).bounds.height == 99


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("##" + "w0" * 99, 1),
        ("##\n" + "w0" * 100, 2),
        ("##\n" + "w0\n" * 99, 100),
        ("\n##\n" + "w0\n" * 99, 101),
        ("w0" * 5_000_000, 1),
        ("w0\n" * 3_400_000, 100),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_picture_larger_than_any_kingdom_is_refused(text: str, line: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(text)
    assert refused.value.code == "picture_too_large"
    assert refused.value.facts == {"line": line, "most": 99}


@pytest.mark.parametrize("blank", ["\n", " ", "\r\n", "\n\t"])
def test_ten_megabytes_of_blanks_are_an_empty_picture(blank: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        Kingdom.from_text(blank * (10_000_000 // len(blank)))
    assert refused.value.code == "empty_picture"


@given(text=st.one_of(st.text(), st.text(alphabet="wflmsn0123#. \n", max_size=60)))
def test_reading_a_picture_gives_a_kingdom_or_invalid_notation(text: str) -> None:
    try:
        kingdom = Kingdom.from_text(text)
    except InvalidNotation as refused:
        assert refused.code in {"unreadable_picture", "empty_picture", "picture_too_large", "uneven_margin"}
    else:
        assert Kingdom.from_text(kingdom.to_text()) == kingdom


def test_kingdoms_compare_by_what_lies_where() -> None:
    one, other = Kingdom.from_text(FULL), Kingdom.from_text(FULL.replace("l0", "l1", 1))
    assert one == Kingdom.from_text(FULL)
    assert one != other
    assert Kingdom.from_text("##w0") != Kingdom.from_text("##w0##")
    assert one != FULL
    assert len({one, other, Kingdom.from_text(FULL)}) == 2


def test_a_kingdom_does_not_change_with_the_mapping_it_was_made_of() -> None:
    lands = {Square(1, 0): Land("wheat", 0)}
    kingdom = Kingdom(lands)
    lands[Square(2, 0)] = Land("wheat", 0)
    assert kingdom == Kingdom.from_text("##w0")
    with pytest.raises(TypeError):
        kingdom.squares[Square(2, 0)] = Land("wheat", 0)  # type: ignore[index]


def test_every_land_of_the_box_has_a_mark() -> None:
    for domino in DOMINOES.values():
        for half in (domino.a, domino.b):
            assert Kingdom.from_text(Kingdom({Square(1, 0): half}).to_text()).squares == {(1, 0): half}


@pytest.mark.parametrize(
    "squares",
    [
        {(1, 0): ("bog", 0)},
        {(1, 0): ("wheat", 4)},
        {(1, 0): ("wheat", -1)},
        {(1, 0): ("wheat", None)},
        {(0, 0): ("wheat", 0)},
    ],
)
def test_a_kingdom_holds_only_lands_that_a_picture_can_show_and_none_under_its_castle(
    squares: dict[Square, Land],
) -> None:
    with pytest.raises(KingdominoError) as refused:
        Kingdom(squares)
    assert refused.value.code == "no_such_land"
    assert set(refused.value.facts) == {"square", "land"}
