"""What a move is worth: fairly spread simulations, honest errors, reproducible, within budgets, interruptible."""

import threading
from random import Random

import numpy as np
import pytest

from kingdomino import Game, KingdominoError, Position, Ruleset
from kingdomino.rules import Move
from kingdomino.search import Candidate, Evaluation, Style, evaluate
from tests.games.playing import finished
from tests.search.positions import moments

MOMENTS = [position for position in moments(70, seed=22) if position.round < position.rules.rounds - 1][:40]
STYLES = {"all moves": Style(), "one round": Style(rounds=1), "pairs": Style(pairs=True, arms=8)}

#: A claim with three choices. A search by visits left one of them at 2 visits, and another several points too low.
THREE_CLAIMS = Position.parse(
    "2 classic harmony middle-kingdom; "
    "..m0m0/m1m0m0/l0##n3/..f0w0/..f0.. | ....m0/..s0f0/..n2##/w0n0l0/w0w1w0; "
    "2:1 10:0 25:0 41:1; 6 19:1 31 36; claim 1; 5 11 14 18 23 37 46 48"
)


def in_style(styles=tuple(STYLES)):
    return pytest.mark.parametrize("style", [STYLES[name] for name in styles], ids=styles)


@in_style()
@pytest.mark.parametrize("position", MOMENTS[:10])
def test_every_legal_move_has_a_value_with_an_error(position, style):
    found = evaluate(position, playouts=120, style=style, seed=1)
    moves = [candidate.move for candidate in found.candidates]
    assert sorted(map(str, moves)) == sorted(map(str, position.legal_moves()))
    assert sum(candidate.playouts for candidate in found.candidates) == found.playouts
    assert 120 - len(moves) <= found.playouts <= 120
    assert found.best == found.candidates[0].move == found.line[0]
    for candidate in found.candidates:
        assert len(candidate.shares) == position.rules.players
        assert sum(candidate.shares) == pytest.approx(1.0)
        assert candidate.wins == candidate.shares[position.to_act]
        assert candidate.error > 0.0
        assert candidate.margin_error > 0.0


@in_style()
@pytest.mark.parametrize("position", MOMENTS[:8])
def test_the_line_is_played_until_chance_is_due(position, style):
    for move in evaluate(position, playouts=60, style=style).line:
        assert move in position.legal_moves()
        position = position.play(move)
    assert position.to_act is None


@in_style()
@pytest.mark.parametrize("position", MOMENTS[:6])
def test_a_seed_and_playouts_give_the_same_values(position, style):
    first, second = (evaluate(position, playouts=120, style=style, seed=77) for _ in range(2))
    assert first.candidates == second.candidates
    assert first.line == second.line
    assert evaluate(position, playouts=120, style=style, seed=78).candidates != first.candidates


@pytest.mark.parametrize("position", MOMENTS[:6])
def test_threads_change_nothing(position):
    """Trial k is the same in whichever thread it runs."""
    alone, together = (evaluate(position, playouts=400, seed=5, threads=threads) for threads in (1, 3))
    assert alone.candidates == together.candidates


@pytest.mark.parametrize("position", MOMENTS[:12])
def test_all_arms_begin_alike_and_the_last_two_have_the_most(position):
    found = evaluate(position, playouts=1000, seed=3)
    made = [candidate.playouts for candidate in found.candidates]
    assert made == sorted(made, reverse=True), "who left later has more"
    assert made[0] == made[1]
    stages = max(int(np.ceil(np.log2(len(made)))), 1)
    assert made[-1] >= 1000 // stages // len(made), "a fair part of the first stage"


def test_fewer_playouts_than_moves_go_to_the_best_looking():
    position = next(position for position in MOMENTS if len(position.legal_moves()) > 5)
    found = evaluate(position, playouts=7)
    assert [candidate.playouts for candidate in found.candidates][:4] == [3, 3, 1, 0]
    assert len(found.candidates) == len(position.legal_moves())
    assert found.candidates[-1].margin_error > found.candidates[0].margin_error


@in_style(("all moves", "pairs"))
def test_it_continues_where_it_stopped(style):
    running = Evaluation(MOMENTS[0], style, seed=5)
    first = running.run(playouts=200)
    second = running.run(playouts=280)
    assert second.playouts > first.playouts + 230
    made = {candidate.move: candidate.playouts for candidate in first.candidates}
    assert all(candidate.playouts >= made[candidate.move] for candidate in second.candidates)
    assert running.valuation().candidates == second.candidates


def test_one_long_run_and_two_halves_estimate_the_same():
    position = MOMENTS[1]
    whole = {candidate.move: candidate for candidate in evaluate(position, playouts=1600, seed=1).candidates}
    halves = Evaluation(position, seed=2)
    halves.run(playouts=800)
    for candidate in halves.run(playouts=800).candidates:
        other = whole[candidate.move]
        assert abs(candidate.margin - other.margin) < 4.5 * np.hypot(candidate.margin_error, other.margin_error)


def test_progress_is_told_after_every_stage():
    told = []
    evaluate(MOMENTS[0], playouts=600, progress=lambda found: told.append(found.playouts))
    assert told == sorted(told)
    assert len(told) == max(int(np.ceil(np.log2(len(MOMENTS[0].legal_moves())))), 1)


@pytest.mark.parametrize("threads", [1, 2])
def test_another_thread_can_stop_it(threads):
    running = Evaluation(MOMENTS[0], seed=5, threads=threads)
    reached = threading.Event()
    ended = threading.Thread(target=lambda: running.run(progress=lambda _: reached.set()))
    ended.start()
    assert reached.wait(60)
    running.stop()
    ended.join(60)
    assert not ended.is_alive()
    assert running.valuation().playouts > 0


def test_an_interruption_leaves_no_thread_behind():
    before = threading.active_count()

    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    running = Evaluation(MOMENTS[0], seed=5, threads=3)
    with pytest.raises(KeyboardInterrupt):
        running.run(playouts=1200, progress=interrupt)  # the first of several stages
    assert threading.active_count() == before
    assert running.valuation().playouts > 0, "what was done is kept"


def test_seconds_are_a_budget_too():
    found = evaluate(MOMENTS[2], seconds=0.05)
    assert found.playouts > 0
    assert len(found.candidates) == len(MOMENTS[2].legal_moves())
    assert evaluate(MOMENTS[2], seconds=60, playouts=50).playouts <= 50, "whichever ends first"


@pytest.mark.parametrize(
    "budget",
    [
        {"playouts": 0},
        {"playouts": -3},
        {"playouts": 2.5},
        {"playouts": True},
        {"seconds": 0},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"threads": 0, "playouts": 10},
        {"seed": -1, "playouts": 10},
    ],
)
def test_a_budget_that_is_none_is_refused(budget):
    with pytest.raises(KingdominoError) as refused:
        evaluate(MOMENTS[0], **budget)
    assert refused.value.code == "unusable_budget"
    assert refused.value.facts["name"] in budget


def test_numbers_of_numpy_are_taken():
    found = evaluate(MOMENTS[0], playouts=np.int32(50), seed=np.uint8(3), threads=np.int64(1))
    assert found.candidates == evaluate(MOMENTS[0], playouts=50, seed=3).candidates
    assert evaluate(MOMENTS[0], seconds=np.float32(0.01)).playouts > 0


def test_a_position_without_a_decision_is_not_evaluated():
    over = finished(Ruleset(players=2), 1).position
    due = Game.from_record('[Ruleset "2 classic"]\nkings 0 1 1 0').position
    for position in (over, due):
        with pytest.raises(KingdominoError) as refused:
            evaluate(position, playouts=10)
        assert refused.value.code == "nothing_to_choose"


def test_common_chance_makes_differences_surer_than_values():
    """The variance of a difference is well below that of two values that know nothing of each other."""
    ratios = []
    for position in MOMENTS[:20]:
        running = Evaluation(position, seed=4)
        one, other = running.run(playouts=400).candidates[:2]
        difference = running.difference(one.move, other.move)
        assert difference.margin == pytest.approx(one.margin - other.margin, abs=1e-9)
        ratios.append(difference.margin_error**2 / (one.margin_error**2 + other.margin_error**2))
    assert np.mean(ratios) < 0.75


def test_a_difference_has_two_sides():
    running = Evaluation(MOMENTS[0], seed=4)
    one, other = running.run(playouts=300).candidates[:2]
    forth, back = running.difference(one.move, other.move), running.difference(other.move, one.move)
    assert (forth.wins, forth.margin) == (-back.wins, -back.margin)
    assert (forth.error, forth.margin_error) == (back.error, back.margin_error)


@pytest.mark.parametrize("number", range(4))
def test_errors_are_honest(number):
    """Values of many seeds scatter as much as their errors say; those of dropped moves as well."""
    position = MOMENTS[number]
    runs = [{c.move: c for c in evaluate(position, playouts=160, seed=seed).candidates} for seed in range(24)]
    scatter, told = [], []
    for move in runs[0]:
        scatter.append(np.var([run[move].margin for run in runs], ddof=1))
        told.append(np.mean([run[move].margin_error ** 2 for run in runs]))
    assert 0.5 < np.sum(scatter) / np.sum(told) < 2.0


def test_three_crowns_are_claimed():
    """Of two claims, the one with three crowns for a mine that the player can extend is preferred."""
    game = Game.from_deck(Ruleset(players=2), deck=[48, 1, 2, 3, *range(4, 24)], kings=[0, 1, 0, 1])
    for style in STYLES.values():
        assert str(evaluate(game.position, playouts=200, style=style, seed=1).best) == "=48"


def test_chance_does_not_depend_on_the_deck():
    """Two games whose decks differ only in what nobody has seen are worth the same."""
    random = Random(8)
    deck = list(range(1, 25))
    random.shuffle(deck)
    games = [
        Game.from_deck(Ruleset(players=2), deck=order, kings=[0, 1, 0, 1]) for order in (deck, deck[:4] + deck[:3:-1])
    ]
    first, second = (evaluate(game.position, playouts=100, seed=3) for game in games)
    assert first.candidates == second.candidates


def reference(position: Position, simulations: int) -> dict[Move, Candidate]:
    """The same evaluation with another seed and equally many simulations for every move."""
    stages = max(int(np.ceil(np.log2(len(position.legal_moves())))), 1)
    running = Evaluation(position, seed=10**6)
    found = running.run(playouts=stages * simulations * len(position.legal_moves()))
    assert min(candidate.playouts for candidate in found.candidates) >= simulations
    return {candidate.move: candidate for candidate in found.candidates}


@pytest.fixture(scope="module")
def truth():
    return reference(THREE_CLAIMS, 1_000)


@pytest.mark.parametrize("seed", range(8))
def test_no_choice_is_starved(truth, seed):
    """All three values are right within their errors, whichever seed."""
    for candidate in evaluate(THREE_CLAIMS, playouts=480, seed=seed).candidates:
        true = truth[candidate.move]
        assert candidate.playouts >= 80
        assert candidate.margin_error < 1.0
        assert abs(candidate.margin - true.margin) < 4 * np.hypot(candidate.margin_error, true.margin_error)
        assert abs(candidate.wins - true.wins) < 4 * np.hypot(candidate.error, true.error)
