"""The computed gain of a placement is the gain after playing it (R22)."""

from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import EDITIONS, Kingdom, Move, Place, Ruleset, gains, grown_score
from tests.strategies import as_kingdom, grids, numbers, reachable_kingdoms

RULES = Ruleset(2)


def place(text: str) -> Place:
    move = Move.parse(text)
    assert isinstance(move, Place)
    return move


@given(data=st.data(), number=numbers, grid=grids)
def test_the_computed_gain_and_territories_are_those_after_the_placement_r22(data, number, grid):
    kingdom = as_kingdom(data.draw(reachable_kingdoms(grid)))
    before = kingdom.score_as(RULES, finished=False)
    places = kingdom.placements(number, grid)
    for way, gain in zip(places, gains(before, places), strict=True):
        after = kingdom.add(way).score_as(RULES, finished=False)
        assert after.total - before.total == gain.points
        joined = {index for growth in gain.grows for index in growth.joins}
        kept = [region for index, region in enumerate(before.regions) if index not in joined]
        made = sorted(growth.territory for growth in gain.grows)
        new = [
            territory for territory, region in zip(after.territories, after.regions, strict=True) if region not in kept
        ]
        assert made == sorted(new)


@given(data=st.data(), number=numbers, grid=grids)
def test_the_score_grown_by_a_placement_is_the_score_counted_anew_r22(data, number, grid):
    kingdom = as_kingdom(data.draw(reachable_kingdoms(grid)))
    before = kingdom.score_as(RULES, finished=False)
    for way in kingdom.placements(number, grid):
        assert grown_score(before, way) == kingdom.add(way).score_as(RULES, finished=False)


@given(data=st.data(), grid=grids, edition=st.sampled_from(EDITIONS))
def test_the_score_at_the_end_is_the_running_score_with_its_bonuses_r26(data, grid, edition):
    kingdom = as_kingdom(data.draw(reachable_kingdoms(grid)))
    rules = Ruleset(2, edition, mighty_duel=grid == 7, harmony=True, middle_kingdom=True)
    running = kingdom.score_as(rules, finished=False)
    assert kingdom.finished_score(running, rules) == kingdom.score(rules)


def test_equal_terrains_grow_one_territory_and_different_ones_two_r22():
    kingdom = Kingdom.from_text("w0w1##f1")
    score = kingdom.score_as(RULES, finished=False)
    # Domino 1 is wheat and wheat: beside the wheat it makes one territory of four squares.
    (one,) = gains(score, [place("1@e8e")])
    assert [(growth.territory.squares, growth.territory.points, growth.joins) for growth in one.grows] == [(4, 4, (0,))]
    assert one.points == 2
    # Domino 13 is wheat and forest: the wheat joins, the forest stands alone.
    (two,) = gains(score, [place("13@f8w")])
    assert [growth.territory.terrain for growth in two.grows] == ["wheat", "forest"]
    assert [growth.joins for growth in two.grows] == [(0,), ()]
    assert two.points == 1
