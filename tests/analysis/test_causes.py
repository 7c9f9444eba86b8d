"""Every reason is given where it is true, on a kingdom drawn as text, and not given where it is not."""

from itertools import pairwise
from random import Random

import pytest

from kingdomino import Kingdom, Position, Ruleset
from kingdomino.analysis import causes_of
from kingdomino.rules import ALL_NUMBERS, Move
from tests.search.positions import moments

TWO = Ruleset(players=2)

#: The top row has room for two dominoes, if the first is laid at an end.
ONE_ROW_LEFT = """
    ........f0
    f0f0f0f0f0
    f0f0##f0f0
    f0f0f0f0f0
    f0f0f0f0f0
"""
#: Square f7 can be closed in from below.
BAY = """
    f0f0f0
    f0..##
"""


def drawn(picture, line, next_line=(), *, opponent="##", rules=TWO, round_=2, turn=0, placed=False, gone=()):
    """A position in which these kingdoms of seats 0 and 1 face these lines; `gone` dominoes are seen already."""
    shown = {number for number, _ in (*line, *next_line)} | set(gone)
    wanted = rules.line_size * (round_ + bool(next_line))
    others = iter(sorted(ALL_NUMBERS - shown))
    while len(shown) < wanted:
        shown.add(next(others))
    kingdoms = (Kingdom.from_text(picture), Kingdom.from_text(opponent))
    unseen = ALL_NUMBERS - shown
    return Position(rules, kingdoms, tuple(line), tuple(next_line), unseen, turn=turn, placed=placed)


def placing(picture, number=3, *, waiting=(), **options):
    """Seat 0 places a domino of the line 3, 4, 5, 6, in which it owns the dominoes in `waiting` too."""
    line = [(other, 0 if other == number or other in waiting else 1) for other in range(3, 7)]
    return drawn(picture, line, options.pop("next_line", ((1, None), (2, None), (7, None), (8, None))), **options)


def claiming(picture, numbers, *, order=(0, 1, 1, 0), **options):
    """Seat 0 claims one of these dominoes after placing its own; `order` is by whom the kings of the line are."""
    line = list(zip((8, 9, 11, 12), order, strict=True))
    return drawn(picture, line, [(number, None) for number in numbers], placed=True, **options)


def codes(position, played, best):
    return [cause.code for cause in causes_of(position, Move.parse(played), Move.parse(best))]


def facts(position, played, best, code):
    found = causes_of(position, Move.parse(played), Move.parse(best))
    return next(dict(cause.facts) for cause in found if cause.code == code)


def test_the_best_move_scores_at_once():
    position = placing("f1##")
    assert facts(position, "3@h7e", "3@d7e", "scores_at_once") == {
        "points": 2,
        "fewer": 0,
        "terrain": "forest",
        "squares": 3,
        "crowns": 1,
    }
    assert "scores_at_once" not in codes(position, "3@d7e", "3@h7e")
    assert "scores_at_once" not in codes(position, "3@h7e", "3@g8n")


def test_the_played_move_leaves_a_hole():
    position = placing(BAY)
    assert facts(position, "3@f6e", "3@h7e", "leaves_a_hole") == {"count": 1, "squares": ("f7",)}
    assert "leaves_a_hole" not in codes(position, "3@h7e", "3@f6e")


def test_a_hole_that_was_there_before_is_no_reason():
    position = placing("f0f0f0\nf0..##\n..f0f0")
    assert "leaves_a_hole" not in codes(position, "3@h7e", "3@g9e")


def test_the_castle_can_no_longer_be_in_the_middle():
    rules = Ruleset(players=2, middle_kingdom=True)
    position = placing("##f0f0", rules=rules)
    assert "loses_the_middle" in codes(position, "3@j7n", "3@g8n")
    assert "loses_the_middle" not in codes(position, "3@g8n", "3@j7n")
    assert "loses_the_middle" not in codes(placing("##f0f0"), "3@j7n", "3@g8n")
    gone_before = placing("##f0f0f0", rules=rules)
    assert "loses_the_middle" not in codes(gone_before, "3@j8n", "3@g8n")


def test_with_the_last_domino_the_castle_has_to_be_in_the_middle():
    rules = Ruleset(players=2, middle_kingdom=True)
    last = placing("##f0f0", rules=rules, round_=6, next_line=())
    assert "loses_the_middle" in codes(last, "3@g8n", "3@e7e")


def test_harmony_is_lost():
    rules = Ruleset(players=2, harmony=True)
    position = placing(BAY, waiting=(4,), rules=rules)
    assert "loses_harmony" in codes(position, "3@f6e", "3@h7n")
    assert "loses_harmony" not in codes(position, "3@h7n", "3@f6e")
    assert "loses_harmony" not in codes(placing(BAY, waiting=(4,)), "3@f6e", "3@h7n")
    after_a_discard = placing(BAY, rules=rules)
    assert "loses_harmony" not in codes(after_a_discard, "3@f6e", "3@h7n")


def test_no_room_is_left_for_the_next_domino():
    position = placing(ONE_ROW_LEFT, waiting=(4,), round_=6, next_line=())
    assert facts(position, "3@f9e", "3@e9e", "leaves_no_room") == {"room": 0, "more": 1, "left": 1}
    assert "leaves_no_room" not in codes(position, "3@e9e", "3@f9e")
    last = placing(ONE_ROW_LEFT, round_=6, next_line=())
    assert "leaves_no_room" not in codes(last, "3@f9e", "3@e9e")


def test_a_domino_of_ones_own_can_no_longer_be_placed():
    position = placing(ONE_ROW_LEFT, waiting=(4,), round_=6, next_line=())
    assert facts(position, "3@f9e", "3@e9e", "blocks_own_domino") == {"domino": 4}
    others = placing(ONE_ROW_LEFT, round_=6, next_line=())
    assert "blocks_own_domino" not in codes(others, "3@f9e", "3@e9e")


def test_the_claimed_domino_fits_nowhere():
    position = claiming(ONE_ROW_LEFT, (1, 3, 20, 30))
    assert facts(position, "=1", "=3", "cannot_be_placed") == {"domino": 1, "better": 3}
    assert "cannot_be_placed" not in codes(position, "=3", "=1")
    assert "cannot_be_placed" not in codes(claiming("##", (1, 3, 20, 30)), "=1", "=3")


def test_another_domino_promises_points():
    position = claiming("f1##", (1, 3, 20, 30))
    assert facts(position, "=1", "=3", "promises_points") == {"domino": 1, "better": 3, "points": 2, "fewer": 0}
    assert "promises_points" not in codes(position, "=3", "=1")


def test_a_lower_number_chooses_earlier():
    position = claiming("##", (1, 3, 20, 30))
    assert facts(position, "=30", "=3", "chooses_earlier") == {"domino": 30, "better": 3}
    assert "chooses_earlier" not in codes(position, "=3", "=30")


def test_in_the_last_round_there_is_nothing_to_choose():
    for round_, said in ((4, True), (5, False)):
        position = claiming("##", (1, 3, 20, 30), round_=round_)
        assert ("chooses_earlier" in codes(position, "=30", "=3")) == said


def test_crowns_of_a_terrain_are_still_unseen():
    forest_crowns = (24, 25, 26, 27, 28)
    position = claiming("n0f0##", (1, 3, 7, 46), gone=forest_crowns, round_=3)
    assert facts(position, "=3", "=46", "crowns_to_come") == {
        "terrain": "mine",
        "crowns": 8,
        "other_terrain": "forest",
        "fewer": 1,
    }
    assert "crowns_to_come" not in codes(claiming("n0f0##", (1, 3, 7, 46)), "=3", "=46")
    assert "crowns_to_come" not in codes(claiming("f0##", (1, 3, 7, 46), gone=forest_crowns, round_=3), "=3", "=46")


def test_an_opponent_needs_the_domino():
    wheat = "w1w1w0##"
    position = claiming("##", (1, 3, 7, 10), opponent=wheat)
    assert facts(position, "=3", "=1", "denies") == {"seat": 1, "domino": 1, "points": 4}
    assert "denies" not in codes(position, "=3", "=7")
    chosen_already = claiming("##", (1, 3, 7, 10), opponent=wheat, order=(1, 1, 0, 0), turn=2)
    assert "denies" not in codes(chosen_already, "=3", "=1")


def test_the_reason_with_the_most_points_comes_first():
    rules = Ruleset(players=2, harmony=True, middle_kingdom=True)
    position = placing("f1##", rules=rules)
    assert codes(position, "3@j7n", "3@d7e")[:1] != ["leaves_a_hole"]
    for moment in moments(15, seed=8):
        moves = moment.legal_moves()
        for played, best in pairwise(Random(1).sample(moves, min(6, len(moves)))):
            weights = [cause.weight for cause in causes_of(moment, played, best)]
            assert weights == sorted(weights, reverse=True)
            assert all(weight > 0.0 for weight in weights)


def test_equal_moves_have_no_reasons():
    for moment in moments(5, seed=9):
        move = moment.legal_moves()[0]
        assert causes_of(moment, move, move) == ()


@pytest.mark.parametrize("text", ["deal 1 2 3 4", "kings 0 1 1 0"])
def test_chance_has_no_reasons(text):
    assert causes_of(Position.start(TWO), Move.parse(text), Move.parse("=3")) == ()
