"""Hints in three steps: each sentence is given where it is true, and no step tells what belongs to a later one."""

import pytest
from tools.words import messages

from kingdomino import Position, Ruleset
from kingdomino.analysis import Hint, code_in_short, grade_move, hint_among, hint_in, hint_values, reasons_for
from kingdomino.cli.words import Words, key_of
from kingdomino.locales import LANGUAGES, catalogue
from kingdomino.rules import Claim, Move, Place
from tests.analysis.drawings import BAY, ONE_ROW_LEFT, SAID, claiming, placing
from tests.analysis.hint_drawings import HINTS_SAID, HINTS_UNSAID, Hinted, forced
from tests.search.positions import moments


def hint(position: Position, best: str) -> Hint:
    """The hint for a best move, with all others as its rivals in the official order."""
    moves = position.legal_moves()
    return hint_among(position, [Move.parse(best), *(move for move in moves if str(move) != best)])


def codes(found: Hint) -> list[str]:
    return [reason.code for reason in found.reasons]


def sentences(drawn: Hinted) -> set[str]:
    """The codes of all three steps."""
    found = hint_among(drawn.position, [Move.parse(move) for move in drawn.moves])
    return {found.look.code, found.here.code, *codes(found)}


@pytest.mark.parametrize("said", HINTS_SAID, ids=lambda said: said.code)
def test_a_sentence_is_said_where_it_is_true(said):
    assert said.code in sentences(said)


@pytest.mark.parametrize("unsaid", HINTS_UNSAID, ids=lambda unsaid: unsaid.code)
def test_a_sentence_is_not_said_where_it_is_not_true(unsaid):
    assert unsaid.code not in sentences(unsaid)


def test_every_sentence_is_drawn_where_it_is_true_and_where_it_is_not():
    spoken = {key.removeprefix("hint-").replace("-", "_") for key in messages("en") if key.startswith("hint-")}
    elsewhere = {"only_move", "scores_more", "grows_more"}  # of a forced move, and of the trainer
    assert {said.code for said in HINTS_SAID} == spoken - elsewhere
    assert {unsaid.code for unsaid in HINTS_UNSAID} == spoken - elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", SAID, ids=lambda said: said.code)
def test_every_reason_has_a_sentence_in_short_made_of_its_facts(said, language):
    words = Words(catalogue(language))
    facts = words.facts(said.facts)
    if "seat" in said.facts:
        facts["seat"] = "Ben"
    sentence = words.text(key_of("hint", code_in_short(said.code)), **facts)
    assert "$" not in sentence
    assert 5 < len(sentence) < 90


def test_points_at_once_point_to_their_territory():
    position, best = placing("f1##"), Move.parse("3@d7e")
    found = hint_among(position, [best, Move.parse("3@h7e")])
    assert (found.look.code, dict(found.look.facts)) == ("look_at_territory", {"terrain": "forest"})
    assert (found.here.code, dict(found.here.facts)) == ("here_territory", {"terrain": "forest"})
    assert [str(square) for square in found.squares] == ["f7"]
    assert found.reasons[0].code == "adds_points"
    assert dict(found.reasons[0].facts) == {"terrain": "forest", "squares": 3, "crowns": 1, "worth": 3, "points": 2}


def test_points_that_the_next_best_place_brings_too_are_no_reason():
    position = placing("f1##")
    best, as_good = Move.parse("3@d7e"), Move.parse("3@e7n")
    assert "adds_points" not in codes(hint_among(position, [best, as_good]))
    assert "adds_points" in codes(hint_among(position, [best, Move.parse("3@h7e")]))


def test_a_place_at_the_castle_is_shown_by_the_castle():
    found = hint(placing("w0##"), "3@h7e")
    assert (found.here.code, [str(square) for square in found.squares]) == ("here_castle", ["g7"])
    assert found.look.code == "look_ahead"
    assert "adds_points" not in codes(found)


def test_a_hole_is_avoided():
    good, bad = Move.parse("3@h7e"), Move.parse("3@f6e")
    found = hint_among(placing(BAY), [good, bad])
    assert found.look.code == "look_for_room"
    assert "leaves_no_hole" in codes(found)
    assert "leaves_no_hole" not in codes(hint_among(placing(BAY), [bad, good]))


def test_the_middle_is_kept_where_it_counts():
    rules = Ruleset(players=2, middle_kingdom=True)
    found = hint_among(placing("##f0f0", rules=rules), [Move.parse("3@g8n"), Move.parse("3@j7n")])
    assert found.look.code == "look_at_the_middle"
    assert codes(found)[0] == "keeps_the_middle"
    without = hint_among(placing("##f0f0"), [Move.parse("3@g8n"), Move.parse("3@j7n")])
    assert "keeps_the_middle" not in codes(without)


def test_room_is_kept_for_dominoes_to_come():
    position = placing(ONE_ROW_LEFT, waiting=(4,), round_=6, next_line=())
    found = hint_among(position, [Move.parse("3@e9e"), Move.parse("3@f9e")])
    assert (found.look.code, dict(found.look.facts)) == ("look_at_own_domino", {"domino": 4})
    assert set(codes(found)) == {"keeps_a_place", "leaves_no_hole"}


def test_a_claim_is_between_two_dominoes_in_the_order_of_the_line():
    position = claiming("f1##", (3, 13, 14, 40))
    for best, rival in (("=13", "=3"), ("=3", "=13")):
        found = hint_among(position, [Move.parse(best), Move.parse(rival), Move.parse("=40")])
        assert found.dominoes == (3, 13)
        assert (found.here.code, found.squares) == ("here_slots", ())
        assert found.move == Move.parse(best)


def test_the_first_two_steps_do_not_name_the_move():
    position = claiming("f1##", (3, 13, 14, 40))
    found = hint(position, "=3")
    told = {name for cause in (found.look, found.here) for name, _ in cause.facts}
    assert told <= {"terrain", "seat"}


def test_a_forced_move_is_said_to_be_the_only_one_and_no_other():
    found = hint_in(forced(), playouts=1)
    assert {found.look.code, found.here.code, *codes(found)} == {"only_move"}
    assert (found.move, found.dominoes) == (Move.parse("=3"), (3,))
    free = hint_in(claiming("f1##", (3, 13, 14, 40)), playouts=20)
    assert "only_move" not in {free.look.code, free.here.code, *codes(free)}


def test_hints_of_real_positions_are_whole_and_repeatable():
    for position in moments(12, seed=5):
        found = hint_in(position, playouts=120, seed=3)
        assert found == hint_in(position, playouts=120, seed=3)
        values = hint_values(found)
        assert 1 <= len(values["reasons"]) <= 2
        if isinstance(found.move, Place):
            assert (bool(values["squares"]), values["dominoes"]) == (True, [])
        else:
            assert isinstance(found.move, Claim)
            assert (len(values["dominoes"]), values["squares"]) == (2, [])
            assert found.move.domino in values["dominoes"]


def test_the_move_of_a_hint_is_graded_best():
    """One seed, one comparison: the trainer does not contradict the hint."""
    for position in moments(3, seed=8):
        best = hint_in(position, playouts=300, seed=4).move
        graded = grade_move(position, best, playouts=300, seed=4)
        assert (graded.grade, graded.best, graded.causes) == ("best", best, ())


def test_a_graded_move_has_the_causes_against_it():
    for position in moments(3, seed=3):
        worst = hint_in(position, playouts=100).move
        worst = next(move for move in position.legal_moves() if move != worst)
        graded = grade_move(position, worst, playouts=200, seed=1)
        assert graded.causes == reasons_for(position, worst, graded.best, graded.loss.points)
        assert graded.loss.wins >= 0.0


def test_a_forced_move_has_no_grade():
    position = forced()
    assert grade_move(position, Move.parse("=3"), playouts=1).grade is None
