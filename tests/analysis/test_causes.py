"""Every reason is given where it is true, on a kingdom drawn as text, and not given where it is not."""

from itertools import pairwise
from random import Random

import pytest
from tools.words import messages

from kingdomino import Position, Ruleset
from kingdomino.analysis import causes_of, reasons_for
from kingdomino.rules import Move
from tests.analysis.drawings import SAID, TWO, UNSAID, placing
from tests.search.positions import moments


def reasons(position, played, best):
    """Every reason with its facts, by code."""
    return {cause.code: dict(cause.facts) for cause in causes_of(position, Move.parse(played), Move.parse(best))}


@pytest.mark.parametrize("said", SAID, ids=lambda said: said.code)
def test_a_reason_is_given_where_it_is_true(said):
    found = reasons(said.position, said.played, said.best)
    assert said.code in found
    assert found[said.code] == said.facts


@pytest.mark.parametrize("unsaid", UNSAID, ids=lambda unsaid: f"{unsaid.code}: {unsaid.because}")
def test_a_reason_is_not_given_where_it_is_not_true(unsaid):
    assert unsaid.code not in reasons(unsaid.position, unsaid.played, unsaid.best)


def test_every_reason_that_has_a_sentence_is_drawn_where_it_is_true_and_where_it_is_not():
    sentences = {key.removeprefix("cause-").replace("-", "_") for key in messages("en") if key.startswith("cause-")}
    assert {said.code for said in SAID} == sentences
    assert {unsaid.code for unsaid in UNSAID} == sentences


def test_no_reason_without_a_sentence_is_ever_given():
    given = set[str]()
    for moment in moments(25, seed=4):
        moves = moment.legal_moves()
        for played, best in pairwise(Random(2).sample(moves, min(4, len(moves)))):
            given |= {cause.code for cause in causes_of(moment, played, best)}
    assert len(given) > 10
    assert given <= {said.code for said in SAID}


def test_the_reason_with_the_most_points_comes_first():
    rules = Ruleset(players=2, harmony=True, middle_kingdom=True)
    position = placing("f1##", rules=rules)
    assert next(iter(reasons(position, "3@j7n", "3@d7e"))) != "leaves_a_hole"
    for moment in moments(15, seed=8):
        moves = moment.legal_moves()
        for played, best in pairwise(Random(1).sample(moves, min(6, len(moves)))):
            weights = [cause.weight for cause in causes_of(moment, played, best)]
            assert weights == sorted(weights, reverse=True)
            assert all(weight > 0.0 for weight in weights)


def test_reasons_explain_half_of_a_loss_alone_or_two_together_or_are_not_given():
    several = 0
    for moment in moments(8, seed=3):
        moves = moment.legal_moves()
        for played, best in pairwise(Random(1).sample(moves, min(6, len(moves)))):
            found = causes_of(moment, played, best)
            if len(found) > 1:
                first, both = found[0].weight, found[0].weight + found[1].weight
                assert reasons_for(moment, played, best, 2.0 * first) == found[:1]
                assert reasons_for(moment, played, best, 2.0 * both) == found[:2]
                assert reasons_for(moment, played, best, 2.0 * both + 0.01) == ()
                several += 1
    assert several > 3


def test_equal_moves_have_no_reasons():
    for moment in moments(5, seed=9):
        move = moment.legal_moves()[0]
        assert causes_of(moment, move, move) == ()


@pytest.mark.parametrize("text", ["deal 1 2 3 4", "kings 0 1 1 0"])
def test_chance_has_no_reasons(text):
    assert causes_of(Position.start(TWO), Move.parse(text), Move.parse("=3")) == ()
