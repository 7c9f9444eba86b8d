"""Legal placements, and discards of dominoes that fit nowhere (R15-R21)."""

import pytest

from kingdomino.rules import DOMINOES, IllegalMove, Kingdom, Move, Place, Position, Ruleset
from tests.rules.tables import FULL, facing, texts

DUEL = Ruleset(2, mighty_duel=True)
BARE = "##"


def refusal(position: Position, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert move not in texts(position)
    assert refused.value.facts["move"] == move
    return refused.value


def test_a_kingdom_never_grows_wider_than_five_r15() -> None:
    position = facing("w0w0##w0w0", 1)
    error = refusal(position, "1@j7n")
    assert error.code == "outgrows_the_grid"
    assert error.facts == {"move": "1@j7n", "width": 6, "height": 2, "grid": 5}
    assert refusal(position, "1@d7n").facts["width"] == 6
    assert refusal(position, "1@j7e").facts["width"] == 7
    assert position.play("1@e8e").kingdoms[0].bounds.width == 5


def test_a_kingdom_never_grows_higher_than_five_r15() -> None:
    position = facing(
        """
        w0
        w0
        w0
        w0
        ##
        """,
        1,
    )
    assert refusal(position, "1@g12e").facts == {"move": "1@g12e", "width": 2, "height": 6, "grid": 5}
    assert refusal(position, "1@g6e").code == "outgrows_the_grid"
    assert refusal(position, "1@g5n").facts["height"] == 7
    assert position.play("1@h7n").kingdoms[0].bounds.height == 5


def test_the_mighty_duel_has_room_for_seven_by_seven_r15_r29() -> None:
    position = facing("w0w0##w0w0", 1, DUEL)
    assert position.play("1@j7e").kingdoms[0].bounds.width == 7
    wide = facing("w0w0##w0w0w0w0", 1, DUEL)
    assert refusal(wide, "1@l7n").facts == {"move": "1@l7n", "width": 8, "height": 2, "grid": 7}


def test_a_kingdom_that_has_outgrown_the_grid_takes_nothing_more_r15() -> None:
    """Play does not lead there; a picture does."""
    wide = Kingdom.from_text("w0w0##w0w0w0")
    assert not wide.placements(1, 5)
    assert wide.placements(1, 7)


def test_the_castle_may_end_up_in_a_corner_of_its_kingdom_r15() -> None:
    position = facing("##w0w0w0w0", 1)
    assert {"1@k8n", "1@g8n"} <= set(texts(position))
    assert refusal(position, "1@e7e").code == "outgrows_the_grid"


@pytest.mark.parametrize(
    ("move", "squares"),
    [
        ("13@h7n", ("h7",)),
        ("13@h8s", ("h7",)),
        ("13@g7n", ("g7",)),
        ("13@g8s", ("g7",)),
        ("13@g7e", ("g7", "h7")),
        ("13@i7w", ("i7", "h7")),
    ],
)
def test_a_domino_covers_two_empty_squares_r16(move: str, squares: tuple[str, ...]) -> None:
    error = refusal(facing("##w0w0", 13), move)
    assert error.code == "square_taken"
    assert error.facts == {"move": move, "squares": squares}


@pytest.mark.parametrize(("domino", "ways"), [(1, 12), (13, 24), (48, 24)])
def test_the_first_domino_always_touches_the_castle_r17(domino: int, ways: int) -> None:
    moves = facing(BARE, domino).legal_moves()
    assert len(moves) == ways
    beside_the_castle = {(0, 1), (1, 0), (0, -1), (-1, 0)}
    assert all(isinstance(move, Place) and {move.first, move.second} & beside_the_castle for move in moves)


def test_the_castle_matches_every_terrain_r17() -> None:
    for number, domino in DOMINOES.items():
        grown = facing("l0l0##", number).play(f"{number}@h7e").kingdoms[0]
        assert grown.squares[(1, 0)] == domino.a  # type: ignore[index]


def test_one_match_is_enough_and_other_neighbours_may_clash_r17() -> None:
    """Domino 13 is wheat and forest: its wheat touches wheat, its forest lies between lakes."""
    position = facing(
        """
        ..w0l0l0
        ##......
        ..l0l0l0
        """,
        13,
    )
    assert "13@h7e" in texts(position)
    alone = facing(
        """
        ##w0....
        ..l0..l0
        """,
        13,
    )
    assert "13@i7n" in texts(alone)
    assert "13@i6n" not in texts(alone)


def test_the_second_half_may_be_the_one_that_matches_r17() -> None:
    position = facing("##w0f0", 13)
    assert "13@k7w" in texts(position)
    assert refusal(position, "13@j7e").code == "no_matching_neighbour"
    assert refusal(position, "13@j7e").facts["terrains"] == ("wheat", "forest")


def test_corners_never_connect_r17() -> None:
    position = facing("##w0", 13)
    assert refusal(position, "13@i8n").code == "no_matching_neighbour"
    assert refusal(position, "13@f8w").code == "no_matching_neighbour"


def test_a_domino_does_not_connect_to_itself_r17() -> None:
    """Both halves of domino 3 are forest, and neither lies there already."""
    assert refusal(facing("##l0", 3), "3@i7e").code == "no_matching_neighbour"


def test_crowns_do_not_matter_for_a_match_r17() -> None:
    assert "48@i7e" in texts(facing("##w1", 48))


def test_a_mine_matches_no_other_terrain_r17() -> None:
    assert refusal(facing("##w0", 48), "48@j7w").code == "no_matching_neighbour"


def test_a_domino_may_be_turned_four_ways_r18() -> None:
    position = facing("##w0", 13)
    assert {"13@i7n", "13@i7e", "13@i7s"} <= set(texts(position))
    assert {"13@h8n", "13@h8e", "13@h8w"} <= set(texts(position))
    assert position.play("13@i7n").kingdoms[0] == Kingdom.from_text("....f0\n##w0w0")


def test_the_halves_lie_where_the_move_says_r18() -> None:
    position = facing(BARE, 13)
    assert position.play("13@g8n").kingdoms[0] == Kingdom.from_text("f0\nw0\n##")
    assert position.play("13@g8e").kingdoms[0] == Kingdom.from_text("w0f0\n##")
    assert position.play("13@g9s").kingdoms[0] == Kingdom.from_text("w0\nf0\n##")
    assert position.play("13@h8w").kingdoms[0] == Kingdom.from_text("f0w0\n##")


def test_equal_halves_turned_round_are_one_placement_r18() -> None:
    moves = facing(BARE, 1).legal_moves()
    assert {str(move)[-1] for move in moves} == {"n", "e"}
    covered = {frozenset((move.first, move.second)) for move in moves if isinstance(move, Place)}
    assert len(covered) == len(moves) == 12


def test_a_terrain_with_crowns_differs_from_one_without_r18() -> None:
    """No domino shows one terrain with different crowns; unequal halves always have all four turnings."""
    assert {str(move)[-1] for move in facing(BARE, 48).legal_moves()} == {"n", "e", "s", "w"}


def test_a_domino_that_lies_stays_where_it_is_r19() -> None:
    before = facing("w1f0##", 13)
    after = before.play("13@h7e")
    assert dict(before.kingdoms[0].squares).items() <= dict(after.kingdoms[0].squares).items()
    assert before.kingdoms[0] == Kingdom.from_text("w1f0##")
    assert after.kingdoms[0] == Kingdom.from_text("w1f0##w0f0")


def test_a_domino_that_can_be_placed_must_be_placed_r20() -> None:
    error = refusal(facing(BARE, 13), "13x")
    assert error.code == "must_be_placed"
    assert error.facts == {"move": "13x", "domino": 13}


def test_a_domino_with_a_single_place_left_must_go_there_r20() -> None:
    """The bottom right corner is free, and only domino 7's lake may lie there."""
    picture = """
        w0w0f0f0l0
        w0w0f0f0l0
        m0m0##s0l0
        m0m0s0s0..
        n1n1n1n1..
        """
    position = facing(picture, 7)
    assert texts(position) == ["7@i5n"]
    assert refusal(position, "7x").code == "must_be_placed"
    assert texts(facing(picture, 12)) == ["12@i5n"]
    assert texts(facing(picture, 1)) == ["1x"]


def test_a_domino_that_fits_nowhere_is_discarded_r21() -> None:
    """R21: out of the game, no points, no other drawn for it."""
    position = facing(FULL, 1)
    points = position.score(0).total
    assert texts(position) == ["1x"]
    after = position.play("1x")
    assert after.kingdoms == position.kingdoms
    assert after.score(0).total == points
    assert after.unseen == position.unseen


def test_two_free_squares_apart_hold_no_domino_r16_r21() -> None:
    picture = """
        ..w0f0f0l0
        w0w0f0f0l0
        m0m0##s0l0
        m0m0s0s0l0
        n1n1n1n1..
        """
    assert [texts(facing(picture, number)) for number in (1, 7)] == [["1x"], ["7x"]]


def test_a_room_of_two_squares_without_a_match_holds_no_domino_r17_r21() -> None:
    picture = """
        l0l0f0f0w0
        l0l0f0f0w0
        l0l0##s0w0
        l0l0s0s0..
        l0l0m0m0..
        """
    assert texts(facing(picture, 3)) == ["3x"]
    assert texts(facing(picture, 13)) == ["13@i6s"]


def test_a_kingdom_says_whether_a_domino_fits_r20_r21() -> None:
    assert Kingdom.bare().fits(1, 5)
    assert not Kingdom.from_text(FULL).fits(1, 5)
    assert Kingdom.from_text(FULL).fits(1, 7)


def test_a_placement_given_as_a_value_is_judged_like_its_text_r16() -> None:
    position = facing("##w0w0", 13)
    assert position.play(Move.parse("13@g8n")) == position.play("13@g8n")
