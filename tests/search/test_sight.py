"""What the learned judgement sees of a kingdom is what lies there, and its verdict is what the network computes."""

import numpy as np
import pytest

from kingdomino.kernel import to_state
from kingdomino.rules import DOMINOES, TERRAINS, Ruleset
from kingdomino.search import FORESIGHT, Search, network_for
from kingdomino.search import sight as seen
from kingdomino.search.network import desk_for, judged
from kingdomino.search.sight import A_TERRAIN, INPUTS, look
from tests.search.positions import moments
from tests.strategies import ALL_RULESETS

NARROW = tuple(rules for rules in ALL_RULESETS if not rules.mighty_duel)
MOMENTS = moments(60, seed=31, rulesets=NARROW)
DOMINOES_A_KINGDOM = 12


def sight_of(position, seat):
    sight = np.full(INPUTS, 7.0, np.float32)
    look(to_state(position), np.uint64(seat), sight)
    return sight


def by_terrain(position, seat, number):
    sight = sight_of(position, seat)
    return {terrain: sight[index * A_TERRAIN + number] for index, terrain in enumerate(TERRAINS)}


def promised(position, seat):
    """The dominoes that a seat has claimed and not laid."""
    laid = position.turn + position.placed
    return [domino for domino, owner in position.line[laid:] if owner == seat] + [
        domino for domino, owner in position.next_line if owner == seat
    ]


@pytest.mark.parametrize("position", MOMENTS)
def test_points_squares_and_crowns_are_those_of_the_rules(position):
    for seat, kingdom in enumerate(position.kingdoms):
        lands = list(kingdom.squares.values())
        assert sight_of(position, seat)[seen.ALL_POINTS] == kingdom.score_as(position.rules, finished=False).total
        squares, crowns = by_terrain(position, seat, seen.SQUARES), by_terrain(position, seat, seen.CROWNS)
        for terrain in TERRAINS:
            assert squares[terrain] == sum(land.terrain == terrain for land in lands)
            assert crowns[terrain] == sum(land.crowns for land in lands if land.terrain == terrain)


@pytest.mark.parametrize("position", MOMENTS)
def test_promised_dominoes_are_those_claimed_and_not_laid(position):
    for seat in range(position.rules.players):
        halves = [half for domino in promised(position, seat) for half in (DOMINOES[domino].a, DOMINOES[domino].b)]
        squares, crowns = (by_terrain(position, seat, number) for number in (seen.PROMISED, seen.PROMISED_CROWNS))
        for terrain in TERRAINS:
            assert squares[terrain] == sum(half.terrain == terrain for half in halves)
            assert crowns[terrain] == sum(half.crowns for half in halves if half.terrain == terrain)


@pytest.mark.parametrize("position", MOMENTS)
def test_dominoes_to_lay_and_to_claim_make_up_the_rest_of_the_game(position):
    """R5, R6: twelve dominoes a kingdom, whatever the number of players."""
    kings = position.rules.kings_per_player
    for seat in range(position.rules.players):
        acted = sum(owner == seat for _, owner in position.line[: position.turn + position.placed])
        done = kings * (position.round - 1) + acted if position.round else 0
        sight = sight_of(position, seat)
        assert sight[seen.TO_LAY] == DOMINOES_A_KINGDOM - done
        assert sight[seen.CLAIMED] == len(promised(position, seat))
        assert sight[seen.TO_CLAIM] == sight[seen.TO_LAY] - sight[seen.CLAIMED]


@pytest.mark.parametrize("position", MOMENTS)
def test_what_is_unseen_is_counted_by_terrain(position):
    unseen = [half for domino in position.unseen for half in (DOMINOES[domino].a, DOMINOES[domino].b)]
    crowns = by_terrain(position, 0, seen.CROWNS_UNSEEN)
    for terrain in TERRAINS:
        assert crowns[terrain] == sum(half.crowns for half in unseen if half.terrain == terrain)


@pytest.mark.parametrize("position", [moment for moment in MOMENTS if moment.rules.players == 4])
def test_the_verdict_is_the_networks(position):
    network, state = network_for(position.rules), to_state(position)
    for seat in range(4):
        hidden = np.maximum(sight_of(position, seat) @ network.first + network.bias, 0.0)
        expected = float(hidden @ network.second + network.base[0])
        assert judged(state, np.uint64(seat), network, desk_for(state, network)) == pytest.approx(expected, abs=0.01)


def test_a_kingdom_full_of_crowns_is_expected_to_end_higher():
    position = next(moment for moment in MOMENTS if moment.rules.players == 4 and moment.round > 8)
    network, state = network_for(position.rules), to_state(position)
    desk = desk_for(state, network)
    verdicts = [judged(state, np.uint64(seat), network, desk) for seat in range(4)]
    totals = [kingdom.score_as(position.rules, finished=False).total for kingdom in position.kingdoms]
    assert verdicts.index(max(verdicts)) == totals.index(max(totals))


@pytest.mark.parametrize("rules", [Ruleset(2), Ruleset(3), Ruleset(2, mighty_duel=True)], ids=str)
def test_rules_that_nobody_has_learned_are_refused(rules):
    position = moments(1, seed=2, rulesets=(rules,))[0]
    with pytest.raises(ValueError, match=str(rules)):
        Search(position, FORESIGHT)
