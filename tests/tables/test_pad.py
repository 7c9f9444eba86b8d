"""The score pad says what the rules say."""

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec import convert

from kingdomino import Kingdom, Ruleset
from kingdomino.rules import diagnose, standing
from kingdomino.tables.answers.pad import KingdomsToScore, scored
from tests import strategies
from tests.tables.answering import answer, refusal

ANN = "w0m2m0w0l1\nf0s0f0f0l0\nw1n2##l1l0\nw0n0l0l1l0\nw0w1w0w0w1"
BEN = "......m0m0\nl1m1m1m0m0\nf0w0l0##n3\nf0f0w0f0w0\nf0f0f1f0"


def squares_of(picture):
    kingdom = Kingdom.from_text(picture)
    return {
        "squares": [
            {"x": x, "y": y, "terrain": land.terrain, "crowns": land.crowns} for (x, y), land in kingdom.squares.items()
        ],
        "castles": [{"x": x, "y": y} for x, y in kingdom.castles],
    }


def score(*kingdoms, rules="2 classic harmony middle-kingdom"):
    return answer(scored, KingdomsToScore, {"kingdoms": list(kingdoms), "rules": rules})


def test_kingdoms_are_scored_and_ranked():
    told = score({"picture": ANN}, {"picture": BEN})
    rules = Ruleset.parse("2 classic harmony middle-kingdom")
    scores = [Kingdom.from_text(picture).score(rules) for picture in (ANN, BEN)]
    assert [kingdom["score"]["total"] for kingdom in told["kingdoms"]] == [found.total for found in scores]
    assert [kingdom["place"] for kingdom in told["kingdoms"]] == list(standing(scores, rules))
    assert told["kingdoms"][0]["score"]["harmony"] == 5
    assert told["kingdoms"][1]["score"]["harmony_reason"]["code"] == "harmony_gaps"
    assert [kingdom["picture"] for kingdom in told["kingdoms"]] == [ANN, BEN + ".."]
    for kingdom, found in zip(told["kingdoms"], scores, strict=True):
        told_squares = [{tuple(square) for square in territory["squares"]} for territory in kingdom["territories"]]
        assert told_squares == [set(region) for region in found.regions]


def test_a_picture_and_its_squares_are_the_same_kingdom():
    assert score({"picture": ANN}) == score(squares_of(ANN))


def test_defects_are_told_with_their_facts():
    told = score({"picture": "w0w0w0\nn3n3"}, {"picture": "##n3"})
    codes = {defect["code"] for defect in told["kingdoms"][0]["defects"]}
    assert {"no_castle", "more_than_the_box_holds", "half_a_domino_left_over"} <= codes
    too_many = next(one for one in told["kingdoms"][0]["defects"] if one["code"] == "more_than_the_box_holds")
    assert too_many["facts"] == {"terrain": "mine", "crowns": 3, "count": 2, "in_the_box": 1}
    assert len(too_many["squares"]) == 2
    assert [defect["code"] for defect in told["together"]] == ["more_than_the_box_holds_together"]


#: Points, largest territory, crowns: (2, 2, 1), (2, 1, 2), (4, 2, 2), (4, 2, 3), (1, 1, 1).
WIDE, SPLIT, EVEN, CROWNED, SINGLE = "##w1w0", "##w1l1", "##w1w1", "##w2m1m0", "##f1"


@pytest.mark.parametrize(
    ("pictures", "rules", "winners", "ties"),
    [
        ([WIDE, SINGLE], "2 classic", [0], []),
        ([SPLIT, WIDE], "2 classic", [1], [([1, 0], "largest")]),
        ([EVEN, CROWNED], "2 classic", [1], [([1, 0], "crowns")]),
        ([EVEN, CROWNED], "2 revised", [0, 1], [([0, 1], "shared")]),
        ([SINGLE, SINGLE, WIDE], "3 classic", [2], [([0, 1], "shared")]),
        ([WIDE, SPLIT, WIDE], "3 revised", [0, 2], [([0, 2, 1], "largest"), ([0, 2], "shared")]),
        ([EVEN, CROWNED, EVEN, WIDE], "4 classic", [1], [([1, 0, 2], "crowns"), ([0, 2], "shared")]),
    ],
)
def test_what_decided_a_tie_is_told(pictures, rules, winners, ties):
    """R32: the larger territory, then, in the classic edition, the crowns; else the place is shared."""
    told = score(*({"picture": picture} for picture in pictures), rules=rules)
    assert told["winners"] == winners
    assert [(tie["kingdoms"], tie["decided_by"]) for tie in told["ties"]] == ties


SQUARE = {"x": 1, "y": 0, "terrain": "wheat", "crowns": 1}


@pytest.mark.parametrize(
    ("kingdom", "field"),
    [
        ({"squares": [SQUARE, {**SQUARE, "crowns": 4}]}, "kingdoms.1.squares.1.crowns"),
        ({"squares": [{**SQUARE, "x": 100}]}, "kingdoms.1.squares.0.x"),
        ({"squares": [SQUARE], "more": 1}, "kingdoms.1.more"),
        ({"picture": 7}, "kingdoms.1.picture"),
        ({"picture": ANN, "squares": []}, "kingdoms.1.squares"),
        ({}, "kingdoms.1.squares"),
        ("##", "kingdoms.1"),
    ],
)
def test_a_field_that_is_wrong_is_named_as_it_was_sent(kingdom, field):
    refused = refusal(scored, KingdomsToScore, {"kingdoms": [{"picture": ANN}, kingdom], "rules": "2 classic"})
    assert (refused.code, refused.facts["field"]) == ("wrong_field", field)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kingdoms": [], "rules": "2 classic"}, "wrong_field"),
        ({"kingdoms": [{"picture": "##"}] * 5, "rules": "2 classic"}, "wrong_field"),
        ({"kingdoms": [{"picture": "##"}], "rules": "two"}, "unreadable_ruleset"),
        ({"kingdoms": [{"picture": "##"}, {"picture": "xx"}], "rules": "2 classic"}, "unreadable_picture"),
        ({"kingdoms": [{"picture": "##"}, {"picture": ""}], "rules": "2 classic"}, "empty_picture"),
        (
            {"kingdoms": [{"squares": [{"x": 0, "y": 0, "terrain": "wheat", "crowns": 0}]}], "rules": "2 classic"},
            "no_such_land",
        ),
        (
            {"kingdoms": [{"squares": [{"x": 1, "y": 0, "terrain": "wheat", "crowns": 0}] * 2}], "rules": "2 classic"},
            "square_given_twice",
        ),
        (
            {"kingdoms": [{"squares": [{"x": True, "y": 0, "terrain": "wheat", "crowns": 0}]}], "rules": "2 classic"},
            "wrong_field",
        ),
        (
            {"kingdoms": [{"squares": [{"x": 1000, "y": 0, "terrain": "wheat", "crowns": 0}]}], "rules": "2 classic"},
            "wrong_field",
        ),
        ({"kingdoms": [{"picture": "##", "squares": []}], "rules": "2 classic"}, "wrong_field"),
    ],
)
def test_what_is_no_kingdom_is_refused(body, code):
    refused = refusal(scored, KingdomsToScore, body)
    assert refused.code == code
    if code in ("unreadable_picture", "empty_picture"):
        assert refused.facts["kingdom"] == 1, "which of them"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(strategies.odd_kingdoms())
def test_the_pad_agrees_with_the_rules_on_any_kingdom(squares):
    kingdom = strategies.as_kingdom(squares)
    rules = Ruleset.parse("4 classic harmony middle-kingdom")
    wish = {"kingdoms": [{"picture": kingdom.to_text()}], "rules": str(rules)}
    (told,) = scored(convert(wish, KingdomsToScore)).kingdoms
    assert told.score.total == kingdom.score(rules).total
    assert [defect.code for defect in told.defects] == [defect.code for defect in diagnose(kingdom, rules)]
