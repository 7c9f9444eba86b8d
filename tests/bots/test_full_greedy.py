"""The reference bot of published studies takes the most points that a placement and a claim bring together."""

from dataclasses import replace

import pytest
from benchmarks.full_greedy import FullGreedy

from kingdomino import Game, Ruleset
from kingdomino.rules import CLAIM, PLACE, Claim, Kingdom, Move, Place, Position
from tests.search.positions import moments

MOMENTS = [position for position in moments(60, seed=8) if position.round < position.rules.rounds]


def points(position: Position, kingdom: Kingdom) -> int:
    return kingdom.score_as(position.rules, finished=False).total


def best_claim(position: Position, kingdom: Kingdom) -> int:
    """The most points that a free domino would bring at once; one that fits nowhere has a negative value."""
    gains = [-12]
    for domino, seat in position.next_line:
        if seat is None:
            places = kingdom.placements(domino, position.rules.grid)
            gains += [points(position, kingdom.add(place)) - points(position, kingdom) for place in places]
    return max(gains)


def worth_of_placements(position: Position) -> dict[Move, int]:
    """By placement: the points that it brings, together with the claim that it leaves."""
    assert position.to_act is not None
    kingdom = position.kingdoms[position.to_act]
    return {
        move: points(position, kingdom.add(move)) + best_claim(position, kingdom.add(move))
        for move in position.legal_moves()
        if isinstance(move, Place)
    }


@pytest.mark.parametrize("position", [moment for moment in MOMENTS if moment.phase == PLACE])
def test_a_placement_brings_the_most_together_with_the_claim_it_leaves(position):
    worth = worth_of_placements(position)
    assert worth[FullGreedy().choose(position, seed=1)] == max(worth.values())


def test_among_equal_placements_it_chooses_at_random():
    """Nothing but points tells placements apart: whatever else a search prefers must not break the tie."""
    game = Game.shuffled(Ruleset.parse("4 classic harmony middle-kingdom"), 5)
    while game.position.phase != PLACE:
        game.play(game.position.legal_moves()[0])
    worth = worth_of_placements(game.position)
    best = {move for move, value in worth.items() if value == max(worth.values())}
    assert len(best) > 3
    assert {FullGreedy().choose(game.position, seed=seed) for seed in range(40 * len(best))} == best
    assert FullGreedy().choose(game.position, seed=1 << 127) in best, "seeds of tournaments are longer than a word"


@pytest.mark.parametrize("position", [moment for moment in MOMENTS if moment.phase == CLAIM])
def test_a_claim_brings_the_most_points(position):
    assert position.to_act is not None
    kingdom = position.kingdoms[position.to_act]
    chosen = FullGreedy().choose(position, seed=1)
    assert isinstance(chosen, Claim)
    others = tuple((domino, seat if domino == chosen.domino else 0) for domino, seat in position.next_line)
    assert best_claim(replace(position, next_line=others), kingdom) == best_claim(position, kingdom)
