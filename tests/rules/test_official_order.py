"""The order of legal moves is part of the contract: counts are blind to it, so it is pinned here word by word."""

from hypothesis import given

from kingdomino.rules import Claim, Discard, Place, Position, Ruleset
from tests.rules.tables import after, facing, texts
from tests.strategies import positions


def test_claims_come_by_number_r9() -> None:
    position = after(Ruleset(4), "kings 0 1 2 3", "deal 5 17 22 40")
    assert texts(position) == ["=5", "=17", "=22", "=40"]
    assert texts(position.play("=17")) == ["=5", "=22", "=40"]


def test_placements_come_south_to_north_then_west_to_east_then_n_e_s_w_r18() -> None:
    assert texts(facing("##", 13)) == [
        "13@g5n",
        *("13@f6n", "13@f6e"),
        *("13@g6e", "13@g6s", "13@g6w"),
        *("13@h6n", "13@h6w"),
        "13@e7e",
        *("13@f7n", "13@f7s", "13@f7w"),
        *("13@h7n", "13@h7e", "13@h7s"),
        "13@i7w",
        *("13@f8e", "13@f8s"),
        *("13@g8n", "13@g8e", "13@g8w"),
        *("13@h8s", "13@h8w"),
        "13@g9s",
    ]


def test_equal_halves_are_turned_north_and_east_only_r18() -> None:
    assert texts(facing("##", 1)) == [
        "1@g5n",
        *("1@f6n", "1@f6e"),
        "1@g6e",
        "1@h6n",
        "1@e7e",
        "1@f7n",
        *("1@h7n", "1@h7e"),
        "1@f8e",
        *("1@g8n", "1@g8e"),
    ]


def test_row_ten_comes_after_row_nine_r18() -> None:
    """By number, not by letter: as texts g10 would come before g9."""
    moves = texts(facing("w0\nw0\n##", 48))
    rows = [int(text.split("@")[1][1:-1]) for text in moves]
    assert rows == sorted(rows)
    assert {9, 10} <= set(rows)


@given(position=positions())
def test_legal_moves_of_any_position_are_in_the_official_order(position: Position) -> None:
    moves = position.legal_moves()
    keys: list[tuple[int, ...]] = []
    for move in moves:
        if isinstance(move, Place):
            keys.append((move.first.y, move.first.x, "nesw".index(move.direction)))
        else:
            assert isinstance(move, Claim | Discard)
            keys.append((move.domino,))
    assert keys == sorted(set(keys))
    assert bool(moves) == (position.phase in ("claim", "place"))
