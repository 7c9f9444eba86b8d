"""The public contract of `kingdomino.analysis`, line by line."""

import _thread

import numpy as np
import pytest

from kingdomino import Game, KingdominoError, Move, Position, Ruleset
from kingdomino.analysis import Analysis, analyse
from kingdomino.analysis.analysing import better, evaluation_of
from kingdomino.search import Difference
from tests.search.positions import last_rounds, moments

MOMENTS = [position for position in moments(60, seed=5) if position.round < position.rules.rounds - 1][:6]


# a = analyse(position, seconds=1.0, seed=7, threads=1, progress=…); or playouts=N (then reproducible with one thread)


def test_analyse_takes_seconds_or_playouts_a_seed_threads_and_progress():
    shown = list[Analysis]()
    found = analyse(MOMENTS[0], seconds=0.05, seed=7, threads=2, progress=shown.append)
    assert shown
    assert shown[-1].candidates == found.candidates
    assert analyse(MOMENTS[0], playouts=np.int64(100), seed=np.int64(7)).playouts <= 100
    with pytest.raises(KingdominoError) as refused:
        analyse(MOMENTS[0], seconds=1.0, playouts=100)
    assert refused.value.code == "two_budgets"


@pytest.mark.parametrize("position", MOMENTS[:3])
def test_playouts_are_reproducible_with_one_thread(position):
    first, second = (analyse(position, playouts=400, seed=7) for _ in range(2))
    assert (first.candidates, first.line) == (second.candidates, second.line)
    assert analyse(position, playouts=400, seed=8).candidates != first.candidates


def test_it_ends_early_when_progress_returns_false():
    shown = list[Analysis]()

    def show(stage: Analysis) -> bool:
        shown.append(stage)
        return len(shown) < 2

    found = analyse(MOMENTS[1], playouts=100_000, progress=show)
    assert len(shown) == 2
    assert found.candidates == shown[-1].candidates
    assert found.playouts < 100_000


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_an_analysis():
    with pytest.raises(KeyboardInterrupt):
        analyse(MOMENTS[0], playouts=4000, progress=lambda _: _thread.interrupt_main())


# a.candidates: every legal move with .move .wins .shares .margin .error .playouts


@pytest.mark.parametrize("position", MOMENTS)
def test_every_legal_move_is_a_candidate(position):
    found = analyse(position, playouts=600)
    assert sorted(str(candidate.move) for candidate in found.candidates) == sorted(map(str, position.legal_moves()))
    for candidate in found.candidates:
        assert isinstance(candidate.move, Move)
        assert 0.0 <= candidate.wins <= 1.0
        assert candidate.wins == candidate.shares[position.to_act]
        assert len(candidate.shares) == position.rules.players
        assert sum(candidate.shares) == pytest.approx(1.0)
        assert candidate.error > 0.0
        assert isinstance(candidate.margin, float)
        assert candidate.playouts >= 0
    assert sum(candidate.playouts for candidate in found.candidates) == found.playouts


@pytest.mark.parametrize("position", MOMENTS)
def test_values_are_those_of_the_public_evaluation(position):
    found = analyse(position, playouts=600, seed=3)
    evaluated = evaluation_of(position, seed=3).run(playouts=600)
    assert {candidate.move: candidate for candidate in found.candidates} == {
        candidate.move: candidate for candidate in evaluated.candidates
    }


@pytest.mark.parametrize("position", MOMENTS)
def test_those_of_the_last_comparison_come_first(position):
    found = analyse(position, playouts=600, seed=3)
    evaluated = evaluation_of(position, seed=3).run(playouts=600)
    last = evaluated.compared
    assert 1 <= last <= 2
    assert found.candidates[last:] == evaluated.candidates[last:]
    playouts = [candidate.playouts for candidate in found.candidates[last:]]
    assert playouts == sorted(playouts, reverse=True)


@pytest.mark.parametrize(
    ("apart", "first"),
    [
        (Difference(0.02, 0.03, -0.1, 0.2), True),
        (Difference(-0.02, 0.03, 0.1, 0.2), False),
        (Difference(0.0, 0.03, 0.1, 0.2), True),
        (Difference(-0.02, 0.03, 1.0, 0.2), True),
        (Difference(-0.09, 0.03, 1.0, 0.2), False),
        (Difference(0.0, 0.0, 0.0, 0.0), False),
    ],
)
def test_wins_come_first_unless_only_the_margin_is_certain(apart, first):
    assert better(apart) is first


# a.best; a.line: Move; what would follow, until chance


@pytest.mark.parametrize("position", MOMENTS)
def test_the_line_begins_with_the_best_move_and_ends_at_chance(position):
    found = analyse(position, playouts=300)
    assert found.best == found.candidates[0].move == found.line[0]
    for move in found.line:
        position = position.play(move)
    assert position.to_act is None


# a.exact: True where nothing was estimated (last round); errors are 0


def test_the_last_round_is_exact():
    for position in last_rounds(5, seed=3):
        found = analyse(position, seconds=1.0)
        assert found.exact
        assert found.playouts == 0
        for candidate in found.candidates:
            assert candidate.error == 0.0
        wins = [candidate.wins for candidate in found.candidates]
        assert wins == sorted(wins, reverse=True)
        assert found.line[0] == found.best
    assert not analyse(MOMENTS[0], playouts=100).exact


# Chance due or the game over: KingdominoError nothing_to_choose


def test_where_nothing_is_to_choose_it_is_refused():
    start = Position.start(Ruleset())
    over = Position.parse("2 classic; ## | ##; -; -; over; " + " ".join(map(str, range(1, 25))))
    for position, due in ((start, "kings"), (start.play("kings 0 1 2 3"), "deal"), (over, "over")):
        with pytest.raises(KingdominoError) as refused:
            analyse(position, playouts=10)
        assert refused.value.code == "nothing_to_choose"
        assert refused.value.facts["due"] == due


@pytest.mark.parametrize("value", [None, "2 classic", Game.shuffled(Ruleset(), seed=1)])
def test_anything_but_a_position_is_refused(value):
    with pytest.raises(KingdominoError) as refused:
        analyse(value)
    assert refused.value.code == "not_a_position"
