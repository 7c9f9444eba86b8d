"""Searching: within budgets, on threads, reproducible, interruptible, and with a report that is true."""

import threading

import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.search import FLAT, TREE, Search, Style, strongest
from kingdomino.search.tree import Shape
from tests.games.playing import finished
from tests.search.positions import moments

MOMENTS = [position for position in moments(60, seed=21) if position.round < position.rules.rounds][:40]


def search(position, **options):
    return Search(position, strongest(position.rules), **options)


@pytest.mark.parametrize("style", [FLAT, TREE], ids=["flat", "tree"])
def test_every_style_reports_about_every_legal_move(style):
    for position in MOMENTS[:8]:
        report = Search(position, style, seed=1).run(playouts=50)
        assert sum(candidate.visits for candidate in report.candidates) == report.playouts == 50
        assert {candidate.move for candidate in report.candidates} == set(position.legal_moves())


@pytest.mark.parametrize("position", MOMENTS)
def test_the_report_is_about_every_legal_move(position):
    report = search(position, seed=1).run(playouts=300)
    assert sorted(map(str, position.legal_moves())) == sorted(str(candidate.move) for candidate in report.candidates)
    visits = [candidate.visits for candidate in report.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == report.playouts == 300
    assert report.best == report.candidates[0].move == report.line[0]
    for move in report.line:
        assert move in position.legal_moves()
        position = position.play(move)


@pytest.mark.parametrize("position", MOMENTS[:12])
def test_a_seed_and_playouts_on_one_thread_give_the_same_report(position):
    first, second = (search(position, seed=77).run(playouts=400) for _ in range(2))
    assert first.candidates == second.candidates
    assert first.line == second.line


def test_other_seeds_and_threads_see_other_games():
    position = MOMENTS[0]
    reports = {search(position, seed=seed).run(playouts=400).candidates for seed in range(5)}
    assert len(reports) > 1
    report = search(position, seed=1, threads=3).run(playouts=301)
    assert report.playouts == 303, "each of three threads has made its share, rounded up"


def test_it_can_go_on_where_it_stopped():
    running = search(MOMENTS[0], seed=5)
    assert running.run(playouts=100).playouts == 100
    assert running.run(playouts=150).playouts == 250
    assert running.report().playouts == 250


def test_progress_is_told_and_grows():
    told = []
    search(MOMENTS[0], seed=5).run(playouts=3000, progress=lambda report: told.append(report.playouts))
    assert told == sorted(told)
    assert told[-1] == 3000
    assert len(told) > 1


def test_another_thread_can_stop_it():
    running = search(MOMENTS[0], seed=5, threads=2)
    reached = threading.Event()
    ended = threading.Thread(target=lambda: running.run(seconds=600, progress=lambda _: reached.set()))
    ended.start()
    assert reached.wait(60)
    running.stop()
    ended.join(60)
    assert not ended.is_alive()
    assert running.report().playouts > 0


def test_an_interruption_ends_all_threads():
    running = search(MOMENTS[0], seed=5, threads=3)

    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        running.run(seconds=600, progress=interrupt)
    assert threading.active_count() == before


@pytest.mark.parametrize("budget", [{"playouts": 0}, {"playouts": -3}, {"seconds": 0}, {"seconds": float("nan")}])
def test_a_budget_that_is_none_is_refused(budget):
    with pytest.raises(KingdominoError) as refused:
        search(MOMENTS[0]).run(**budget)
    assert refused.value.code == "unusable_budget"
    assert refused.value.facts["name"] in budget


def test_candidates_tell_margin_and_share_of_victories_in_every_style():
    """Where victories count instead of points, the points that are told are still points."""
    game = Game.shuffled(Ruleset(players=2), seed=4)
    for _ in range(14):
        game.play(game.position.legal_moves()[0])
    victories = Style(shape=Shape(margin=0.0, victory=1000.0))
    for style in (TREE, victories):
        report = Search(game.position, style, seed=1).run(playouts=3000)
        tried = [candidate for candidate in report.candidates if candidate.visits > 100]
        assert tried
        assert all(0.0 <= candidate.wins <= 1.0 for candidate in tried)
        assert all(-100 < candidate.value < 100 for candidate in tried)
        assert all((candidate.wins > 0.9) <= (candidate.value > 0) for candidate in tried)


def test_a_position_without_a_decision_is_not_searched():
    over = finished(Ruleset(players=2), 1).position
    due = Game.from_record('[Ruleset "2 classic"]\nkings 0 1 1 0').position
    for position in (over, due):
        with pytest.raises(KingdominoError) as refused:
            search(position)
        assert refused.value.code == "nothing_to_choose"


def test_a_lost_looking_move_is_visited_less_than_a_good_one():
    """Of two claims, the one with three crowns for a mine the player can extend is preferred."""
    game = Game.from_deck(Ruleset(players=2), deck=[48, 1, 2, 3, *range(4, 24)], kings=[0, 1, 0, 1])
    report = search(game.position, seed=3).run(playouts=2000)
    assert str(report.best) == "=48"
