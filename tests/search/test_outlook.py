"""The value of a position in any phase: it fits the values of moves, is unbiased over deals, and exact at the end."""

from random import Random

import pytest

from kingdomino import Game, KingdominoError, Position, Ruleset
from kingdomino.search import Evaluation, evaluate, expect
from tests.games.playing import finished, play_on
from tests.search.positions import last_rounds, moments

MOMENTS = [position for position in moments(60, seed=41) if position.round < position.rules.rounds - 1][:8]


def before_a_deal(rules: Ruleset, seed: int, decisions: int) -> Position:
    game = play_on(Game.shuffled(rules, seed), Random(seed), decisions)
    return next(position for position in reversed(game.positions) if position.chance_due == "deal")


@pytest.mark.parametrize("position", MOMENTS)
def test_the_position_behind_a_move_has_the_value_of_the_move(position):
    """Both are the mean of the same simulations."""
    for move in position.legal_moves()[:3]:
        by_move = Evaluation(position, seed=9, moves=[move]).run(playouts=30).candidates
        behind = expect(position.play(move), playouts=30, seed=9)
        assert [candidate.move for candidate in by_move] == [move]
        assert by_move[0].shares == pytest.approx(behind.shares)
        assert behind.playouts == by_move[0].playouts == 30
        assert not behind.exact


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_value_before_a_deal_is_the_mean_over_deals(players):
    position = before_a_deal(Ruleset(players), seed=6, decisions=9 * players)
    random, shares = Random(1), []
    for number in range(60):
        line = " ".join(map(str, sorted(random.sample(sorted(position.unseen), position.rules.line_size))))
        shares.append(expect(position.play(f"deal {line}"), playouts=20, seed=number).shares)
    before = expect(position, playouts=1_000, seed=77)
    for seat in range(players):
        dealt = [values[seat] for values in shares]
        mean = sum(dealt) / len(dealt)
        error = (sum((value - mean) ** 2 for value in dealt) / len(dealt) ** 2) ** 0.5
        assert abs(mean - before.shares[seat]) < 4.0 * (error**2 + before.errors[seat] ** 2) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_kings_are_drawn_all_seats_are_equal(players):
    before = expect(Position.start(Ruleset(players)), playouts=400, seed=3)
    assert sum(before.shares) == pytest.approx(1.0)
    for share, error in zip(before.shares, before.errors, strict=True):
        assert abs(share - 1.0 / players) < 4.0 * error


def test_the_last_round_is_solved():
    for position in last_rounds(6, seed=12):
        known = expect(position, playouts=1)
        assert known.exact
        assert known.shares == evaluate(position, playouts=1).candidates[0].shares
        assert known.errors == (0.0,) * position.rules.players


def test_a_game_that_is_over_is_worth_its_result():
    position = finished(Ruleset(3), 8).position
    winners = position.winners()
    assert expect(position, seconds=1.0).shares == tuple(
        1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)
    )


def test_threads_and_seconds_change_the_pace_only():
    position = before_a_deal(Ruleset(4), seed=2, decisions=20)
    alone, together = (expect(position, playouts=200, seed=5, threads=threads) for threads in (1, 3))
    assert alone == together
    assert expect(position, playouts=200, seed=6) != alone
    assert expect(position, seconds=0.001, seed=5).playouts >= 1


@pytest.mark.parametrize("budget", [{}, {"playouts": 0}, {"seconds": -1.0}, {"seconds": float("inf")}])
def test_a_budget_is_needed(budget):
    with pytest.raises(KingdominoError) as refused:
        expect(MOMENTS[0], **budget)
    assert refused.value.code == "unusable_budget"


@pytest.mark.parametrize("position", [*MOMENTS[:3], *last_rounds(2, seed=4)])
def test_every_move_has_a_line_that_begins_with_it(position):
    evaluation = Evaluation(position, seed=1)
    found = evaluation.run(playouts=60)
    assert 1 <= found.compared <= len(found.candidates)
    for move in (found.candidates[-1].move, found.best):
        after = position
        line = evaluation.line_after(move)
        assert line[0] == move
        for step in line:
            after = after.play(step)
        assert after.to_act is None
