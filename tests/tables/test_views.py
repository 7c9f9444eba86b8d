"""Shapes for clients say what the rules say."""

import pytest
from hypothesis import given, settings

from kingdomino import Kingdom, KingdominoError, Ruleset
from kingdomino.games import Revealed
from kingdomino.rules import CASTLE, Square
from kingdomino.rules.squares import room_around
from kingdomino.tables.views import (
    decided_by,
    kingdom_view,
    lying,
    reach,
    result_view,
    rules_view,
    territory_views,
)
from tests import strategies
from tests.games.playing import finished


@given(strategies.grids.flatmap(lambda grid: strategies.reachable_kingdoms(grid).map(lambda squares: (grid, squares))))
@settings(max_examples=50, deadline=None)
def test_the_reach_is_the_room_that_the_rules_leave(drawn):
    """R15: every square within it could still be covered, and none beyond."""
    grid, squares = drawn
    kingdom = strategies.as_kingdom(squares)
    west, south, east, north = reach(kingdom.bounds, grid)
    room = {Square(x, y) for x in range(west, east + 1) for y in range(south, north + 1)} - {CASTLE}
    assert room == room_around(kingdom.bounds, grid)


def test_an_outgrown_kingdom_reaches_as_far_as_it_lies():
    kingdom = Kingdom.from_text("##" + "w0" * 8)
    assert reach(kingdom.bounds, 5)[0::2] == (0, 8)


@pytest.mark.parametrize(
    "rules", [Ruleset(), Ruleset(players=2, mighty_duel=True, harmony=True), Ruleset(players=3)], ids=str
)
def test_a_finished_game_s_views_are_its_scores(rules):
    game = finished(rules, 5)
    position = game.position
    acted = [(before.to_act, move) for before, move in zip(game.positions, game.moves, strict=False)]
    laid, discarded = lying(acted, rules.players)
    result = result_view(position, game.revealed())
    assert result.places == position.places()
    assert result.winners == position.winners()
    assert result.seed == "5"
    assert result.deck == game.revealed().deck
    for seat in range(rules.players):
        score = position.score(seat)
        view = kingdom_view(position.kingdoms[seat], laid[seat], discarded[seat], rules.grid, score)
        assert view.points == score.total == result.scores[seat].total
        assert {square for one in view.laid for square in (one.a, one.b)} == set(position.kingdoms[seat].squares)
        assert len(view.laid) + len(view.discarded) == rules.rounds * rules.kings_per_player
        assert result.scores[seat].territories == sum(found.points for found in territory_views(score))
    assert rules_view(rules).text == str(rules)


def test_nothing_hidden_is_told_of_a_running_game():
    game = finished(Ruleset(players=2), 5)
    with pytest.raises(KingdominoError, match="not_before_the_end"):
        result_view(game.positions[-2], Revealed(5, None, None))


@pytest.mark.parametrize(
    ("pictures", "edition", "decided"),
    [
        (["##w1w0", "##w1"], "classic", "points"),
        (["##w1w0", "##w1l1"], "classic", "largest"),
        (["##w1w1", "##w2m1m0"], "classic", "crowns"),
        (["##w1w1", "##w2m1m0"], "revised", "shared"),
        (["##w1", "##w1", "##w1w1"], "classic", "points"),
    ],
)
def test_what_separated_the_first_two_is_told(pictures, edition, decided):
    """R31-R33."""
    rules = Ruleset(players=len(pictures), edition=edition)
    assert decided_by([Kingdom.from_text(picture).score(rules) for picture in pictures], rules) == decided
