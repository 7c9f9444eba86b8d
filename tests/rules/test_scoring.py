"""Points of kingdoms drawn as pictures (R22-R28)."""

import pytest

from kingdomino.rules import EDITIONS, Kingdom, Ruleset, Score
from tests.rules.tables import FULL, facing, finished

PLAIN = Ruleset()
HARMONY = Ruleset(harmony=True)
MIDDLE = Ruleset(middle_kingdom=True)
BOTH = Ruleset(harmony=True, middle_kingdom=True)

FULL_OFF_CENTRE = """
    w0w0f0f0l0
    w0w0##f0l0
    m0m0f0s0l0
    m0m0s0s0l0
    n1n1n1n1l0
"""
SEVEN = "\n".join(["w0w0w0##w0w0w0" if row == 3 else "w0" * 7 for row in range(7)])


def score(picture: str, rules: Ruleset = PLAIN) -> Score:
    return Kingdom.from_text(picture).score(rules)


def test_a_territory_scores_its_squares_times_its_crowns_r22() -> None:
    found = score(
        """
        w0w1w0
        w1##f0
        """
    )
    assert found.territories == (("wheat", 4, 2, 8), ("forest", 1, 0, 0))
    assert (found.total, found.largest, found.crowns) == (8, 4, 2)


def test_squares_that_touch_only_at_a_corner_are_two_territories_r22() -> None:
    assert score("w1f0\n##w1").territories == (("wheat", 1, 1, 1), ("wheat", 1, 1, 1), ("forest", 1, 0, 0))


def test_a_territory_may_wind_r22() -> None:
    found = score(
        """
        s1s0s0
        f0f0s0
        s0s0s0
        s0##..
        """
    )
    assert found.territories == (("swamp", 8, 1, 8), ("forest", 2, 0, 0))


def test_a_territory_without_crowns_scores_nothing_r23() -> None:
    found = score("w0w0##w0w0\nw0w0w0w0w0")
    assert found.territories == (("wheat", 9, 0, 0),)
    assert (found.total, found.largest) == (0, 9)


def test_territories_of_one_terrain_that_do_not_touch_score_apart_r23() -> None:
    found = score("f1f0l0f2f0f0\n##..........")
    assert found.territories == (("forest", 3, 2, 6), ("forest", 2, 1, 2), ("lake", 1, 0, 0))
    assert found.total == 8


def test_the_castle_belongs_to_no_territory_and_joins_none_r24() -> None:
    found = score("f1##f1")
    assert found.territories == (("forest", 1, 1, 1), ("forest", 1, 1, 1))
    assert found.total == 2


def test_seven_forest_squares_with_three_crowns_score_21_r25() -> None:
    assert score("f1f0f1f0f1\nf0f0##....").territories == (("forest", 7, 3, 21),)


def test_nine_lake_squares_without_a_crown_score_nothing_r25() -> None:
    found = score("l0l0l0l0l0\nl0l0##l0l0")
    assert found.territories == (("lake", 9, 0, 0),)
    assert found.total == 0


def test_five_squares_with_two_crowns_score_ten_r25() -> None:
    assert score("s2s0s0\ns0##s0").territories == (("swamp", 5, 2, 10),)


def test_a_kingdom_is_worth_its_territories_and_its_bonuses_r26() -> None:
    found = score(FULL, BOTH)
    assert found.territories[0] == ("mine", 4, 4, 16)
    assert (found.total, found.harmony, found.middle_kingdom) == (16 + 5 + 10, 5, 10)


def test_bonuses_are_settled_at_the_end_r26() -> None:
    running = facing(FULL, 1, BOTH)
    assert (running.score(0).total, running.score(0).harmony, running.score(0).middle_kingdom) == (16, 0, 0)
    assert running.score(0).harmony_reason.code == "harmony_at_the_end"
    assert running.score(0).middle_kingdom_reason.code == "middle_at_the_end"
    over = finished(BOTH, FULL, FULL, FULL, FULL)
    assert (over.score(0).total, over.score(0).harmony, over.score(0).middle_kingdom) == (31, 5, 10)


def test_bonuses_not_in_play_are_not_given_r26() -> None:
    found = score(FULL, PLAIN)
    assert (found.total, found.harmony, found.middle_kingdom) == (16, 0, 0)
    assert (found.harmony_reason.code, found.middle_kingdom_reason.code) == ("harmony_not_played", "middle_not_played")
    assert score(FULL, HARMONY).total == 21
    assert score(FULL, MIDDLE).total == 26


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_complete_kingdom_earns_harmony_r27(edition: str) -> None:
    rules = Ruleset(edition=edition, harmony=True)
    assert score(FULL, rules).harmony == score(FULL_OFF_CENTRE, rules).harmony == 5
    assert score(FULL, rules).harmony_reason.code == "harmony_complete"


def test_a_hole_loses_harmony_r27() -> None:
    found = score(FULL.replace("l0", "..", 1), HARMONY)
    assert (found.harmony, found.harmony_reason.code, found.harmony_reason.facts) == (
        0,
        "harmony_gaps",
        (("empty", 1),),
    )


def test_a_smaller_rectangle_without_holes_is_not_a_whole_grid_r27() -> None:
    assert score("w0w0w0w0\nw0##w0w0\nw0w0w0w0\nw0w0w0w0", HARMONY).harmony == 0


def test_as_many_squares_as_the_grid_has_but_outside_it_are_no_harmony_r27() -> None:
    picture = "w0w0w0w0w0\nw0w0w0w0w0\nw0w0##w0w0\nw0w0w0w0w0\nw0w0w0w0..\nw0........"
    assert score(picture, HARMONY).harmony == 0


def test_the_mighty_duel_asks_for_the_whole_of_seven_by_seven_r27_r29() -> None:
    duel = Ruleset(2, mighty_duel=True, harmony=True)
    assert score(SEVEN, duel).harmony == 5
    assert score(FULL, duel).harmony == 0
    assert score(FULL, duel).harmony_reason.facts == (("empty", 24),)
    assert score(SEVEN, HARMONY).harmony == 0
    assert score(SEVEN, HARMONY).harmony_reason.facts == (("empty", 0),)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_castle_in_the_middle_of_a_full_grid_earns_the_middle_kingdom_r28(edition: str) -> None:
    rules = Ruleset(edition=edition, middle_kingdom=True)
    assert score(FULL, rules).middle_kingdom == 10
    assert score(FULL, rules).middle_kingdom_reason.code == "middle_centred"
    off = score(FULL_OFF_CENTRE, rules)
    assert off.middle_kingdom == 0
    assert off.middle_kingdom_reason.code == "middle_off_centre"
    assert off.middle_kingdom_reason.facts == (("west", 2), ("east", 2), ("south", 3), ("north", 1))


@pytest.mark.parametrize(
    ("picture", "bonus"),
    [
        ("w0........\n..........\n....##....\n..........\n........w0", 10),
        ("w0w0w0w0w0\nw0w0##w0w0\nw0w0w0w0w0", 10),
        ("w0w0w0w0w0\nw0w0##w0w0\nw0w0w0w0w0\nw0w0w0w0w0", 0),
        ("w0w0w0w0w0\nw0w0w0w0w0\nw0w0##w0w0\nw0w0w0w0w0", 0),
        ("w0##w0", 10),
        ("w0\n##\nw0", 10),
        ("##w0", 0),
        ("w0##w0w0", 0),
        ("w0w0\n##w0", 0),
        ("..w0..\n..##..\n..w0..\n..w0..", 0),
        ("..w0..\nw0##w0\n..w0..", 10),
    ],
)
def test_the_castle_is_the_exact_centre_of_the_box_holes_or_not_r28(picture: str, bonus: int) -> None:
    assert score(picture, MIDDLE).middle_kingdom == bonus


def test_the_middle_kingdom_of_the_duel_is_the_middle_of_its_box_r28_r29() -> None:
    assert score(SEVEN, Ruleset(2, mighty_duel=True, middle_kingdom=True)).middle_kingdom == 10


def test_territories_are_listed_by_points_then_squares_then_terrain_then_place() -> None:
    found = score("w0f0f0l1\nl0##w0s0\nm1........")
    assert found.territories == (
        ("lake", 1, 1, 1),
        ("meadow", 1, 1, 1),
        ("forest", 2, 0, 0),
        ("wheat", 1, 0, 0),
        ("wheat", 1, 0, 0),
        ("lake", 1, 0, 0),
        ("swamp", 1, 0, 0),
    )
    assert found.regions[3:5] == (frozenset({(1, 0)}), frozenset({(-1, 1)}))


def test_a_bare_castle_has_no_territory_r24() -> None:
    found = score("##")
    assert (found.total, found.territories, found.largest, found.crowns) == (0, (), 0, 0)


def test_odd_pictures_still_score() -> None:
    """No castle, two castles, more crowns than the box holds, islands: all of it is counted as it lies."""
    assert score("n3n3n3n3", BOTH).total == 48
    assert score("n3n3n3n3", BOTH).middle_kingdom_reason.code == "middle_needs_one_castle"
    assert score("n3n3n3n3", BOTH).middle_kingdom_reason.facts == (("castles", 0),)
    assert score("##w1##", BOTH).total == 1
    assert score("##w1##", BOTH).middle_kingdom_reason.facts == (("castles", 2),)
    assert score("##....w1w1").total == 4
    assert score("\n".join(["w0" * 5] * 5), HARMONY).harmony == 0
    assert score(FULL.replace("l0", "##", 1), HARMONY).harmony == 0
