"""The law agrees with its second, slow definition: at every step of whole games, and on single kingdoms."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdomino.rules import Move, Place, Position, Ruleset
from tests import brute
from tests.strategies import (
    ALL_RULESETS,
    Chooser,
    as_kingdom,
    careful,
    careless,
    chance_move,
    full_kingdoms,
    grids,
    numbers,
    odd_kingdoms,
    placements,
    reachable_kingdoms,
    rulesets,
    seeds,
    shuffled_deck,
    shuffled_kings,
)


def table_for(rules: Ruleset) -> brute.Table:
    return brute.Table(rules.players, rules.edition, rules.mighty_duel, rules.harmony, rules.middle_kingdom)


def assert_same(position: Position, table: brute.Table) -> None:
    assert position.phase == table.phase
    assert position.to_act == table.to_act
    assert position.line == tuple(table.line)
    assert position.next_line == tuple(table.choice)
    assert position.unseen == table.unseen
    assert [str(move) for move in position.legal_moves()] == table.moves()
    assert position.is_over == table.over
    assert position.places() == table.places()
    assert position.winners() == table.winners()
    for seat, kingdom in enumerate(position.kingdoms):
        assert kingdom.squares == table.kingdoms[seat]
        score = position.score(seat)
        assert score.total == table.total(seat)
        assert score.harmony == table.harmony_bonus(seat)
        assert score.middle_kingdom == table.middle_kingdom_bonus(seat)


@settings(max_examples=8)
@given(rules=rulesets(), seed=seeds, choose=st.sampled_from([careless, careful]))
def test_every_step_of_a_game_agrees_with_the_slow_definition(rules: Ruleset, seed: int, choose: Chooser) -> None:
    play_beside_the_table(rules, seed, choose)


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_one_whole_game_of_each_ruleset_agrees_with_the_slow_definition(rules: Ruleset) -> None:
    """R3-R33: kings, deals, turns, placements, discards, scores and places, at every step."""
    play_beside_the_table(rules, 7, careful)


def play_beside_the_table(rules: Ruleset, seed: int, choose: Chooser) -> None:
    random = Random(seed)
    deck, kings = shuffled_deck(rules, random), shuffled_kings(rules, random)
    position, table = Position.start(rules), table_for(rules)
    moves: list[Move] = []
    assert_same(position, table)
    while not position.is_over:
        options = position.legal_moves()
        move = choose(position, options, random) if options else chance_move(moves, rules, deck, kings)
        moves.append(move)
        position = position.play(move if random.random() < 0.5 else str(move))
        table.play(str(move))
        assert_same(position, table)


@given(data=st.data(), grid=grids, number=numbers)
def test_placements_in_a_reachable_kingdom_are_legal_complete_and_in_order(
    data: st.DataObject, grid: int, number: int
) -> None:
    """R15-R18 against every square and every turning tried one by one."""
    squares = data.draw(reachable_kingdoms(grid))
    found = [str(place) for place in as_kingdom(squares).placements(number, grid)]
    assert found == [brute.placement_text(number, *way) for way in brute.placements(squares, number, grid)]


@given(squares=odd_kingdoms(), grid=grids, number=numbers)
def test_placements_in_an_odd_kingdom_are_legal_complete_and_in_order(
    squares: brute.Squares, grid: int, number: int
) -> None:
    found = [str(place) for place in as_kingdom(squares).placements(number, grid)]
    assert found == [brute.placement_text(number, *way) for way in brute.placements(squares, number, grid)]


@given(data=st.data(), grid=grids, place=placements())
def test_a_placement_is_refused_exactly_when_the_slow_definition_forbids_it(
    data: st.DataObject, grid: int, place: Place
) -> None:
    """R15-R17: `refusal` and `places` tell the same story."""
    squares = data.draw(st.one_of(reachable_kingdoms(grid), odd_kingdoms()))
    allowed = brute.may_lie(squares, place.domino, place.first, place.direction, grid)
    assert (as_kingdom(squares).refusal(place, grid) is None) == allowed


@given(data=st.data(), rules=rulesets())
def test_any_kingdom_scores_as_the_slow_definition_says(data: st.DataObject, rules: Ruleset) -> None:
    """R22-R28: territories, bonuses, largest territory and crowns of reachable, odd and full kingdoms."""
    kinds = (reachable_kingdoms(rules.grid), odd_kingdoms(), full_kingdoms(5), full_kingdoms(7))
    squares = data.draw(st.one_of(kinds))
    score = as_kingdom(squares).score(rules)
    harmony = 5 if rules.harmony and brute.is_complete(squares, rules.grid) else 0
    middle = 10 if rules.middle_kingdom and brute.is_centred(squares) else 0
    assert sorted(score.territories) == sorted(brute.territories(squares))
    assert (score.harmony, score.middle_kingdom) == (harmony, middle)
    assert score.total == brute.points(squares) + harmony + middle
    assert (score.largest, score.crowns) == (brute.largest(squares), brute.crowns(squares))


@given(squares=odd_kingdoms())
def test_territories_come_with_most_points_first_then_most_squares(squares: brute.Squares) -> None:
    shown = [(points, size) for _, size, _, points in as_kingdom(squares).score(Ruleset()).territories]
    assert shown == sorted(shown, reverse=True)


@given(squares=odd_kingdoms())
def test_each_territory_comes_with_its_own_squares(squares: brute.Squares) -> None:
    """R22-R24: the regions part the kingdom, and each is of one terrain."""
    score = as_kingdom(squares).score(Ruleset())
    assert sorted(spot for region in score.regions for spot in region) == sorted(squares)
    for (terrain, size, crowns, _), region in zip(score.territories, score.regions, strict=True):
        assert {squares[spot][0] for spot in region} == {terrain}
        assert (len(region), sum(squares[spot][1] for spot in region)) == (size, crowns)
