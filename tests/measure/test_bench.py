"""Benchmarks do the work that they time; their speed is not tested."""

import math
import subprocess
import sys

import pytest

from kingdomino import KingdominoError, Ruleset, kernel
from kingdomino.measure import BENCHMARKS, random_games, run_benchmark

SECONDS = 0.05

#: Plain Python plays too few games in that time for a mean.
compiled = pytest.mark.skipif(not kernel.COMPILED, reason="the kernel is not compiled here")


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("playouts", ["playouts_per_second", "mean_points"]),
        ("legal", ["queries_per_second", "mean_moves"]),
        ("score", ["kingdoms_per_second", "mean_points"]),
        ("search", ["simulations_per_second", "positions"]),
        ("rules", ["games_per_second", "mean_points"]),
    ],
)
def test_every_benchmark_has_a_rate_and_a_figure_to_check_it_by(what, names):
    rules = "2 classic mighty-duel middle-kingdom"
    measured = run_benchmark(what, Ruleset.parse(rules), seconds=SECONDS)
    assert (str(measured.rules), measured.threads) == (rules, 1)
    assert list(measured.figures) == names
    assert all(figure > 0 for figure in measured.figures.values())


def test_every_benchmark_is_tried_here():
    assert list(BENCHMARKS) == ["playouts", "legal", "score", "search", "rules"]


#: Means of random play, in a game without bonuses.
KNOWN_MEANS = [("4 classic", 19.29), ("2 classic mighty-duel", 52.53)]


@compiled
@pytest.mark.parametrize(("rules", "known"), KNOWN_MEANS)
def test_playouts_are_whole_games_so_their_mean_is_that_of_random_play(rules, known):
    mean = run_benchmark("playouts", Ruleset.parse(rules), seconds=SECONDS).figures["mean_points"]
    assert math.isclose(mean, known, rel_tol=0.05)


@pytest.mark.parametrize(("rules", "known"), KNOWN_MEANS)
def test_random_games_of_the_plain_rules_have_the_same_mean(rules, known):
    games = 60
    ruleset = Ruleset.parse(rules)
    assert math.isclose(random_games(ruleset, games, 1) / games / ruleset.players, known, rel_tol=0.1)


@compiled
def test_bonuses_count_where_the_rules_have_them():
    """R27, R28."""
    plain, bonuses = (
        run_benchmark("playouts", Ruleset(harmony=played, middle_kingdom=played), seconds=SECONDS).figures[
            "mean_points"
        ]
        for played in (False, True)
    )
    assert plain + 0.5 < bonuses < plain + 15


@pytest.mark.parametrize("what", ["playouts", "search", "rules"])
def test_several_threads_do_the_same(what):
    measured = run_benchmark(what, Ruleset(2), seconds=SECONDS, threads=3)
    assert measured.threads == 3
    assert all(figure > 0 for figure in measured.figures.values())


@pytest.mark.parametrize("what", ["legal", "score"])
def test_states_are_the_same_every_time(what):
    first, second = (list(run_benchmark(what, Ruleset(), seconds=0.01).figures.values())[1] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("what", BENCHMARKS)
@pytest.mark.parametrize(
    ("budget", "name"),
    [
        ({"seconds": 0}, "seconds"),
        ({"seconds": -1.5}, "seconds"),
        ({"seconds": math.inf}, "seconds"),
        ({"seconds": math.nan}, "seconds"),
        ({"threads": 0}, "threads"),
        ({"threads": 10**9}, "threads"),
    ],
)
def test_an_impossible_budget_is_refused(what, budget, name):
    with pytest.raises(KingdominoError) as refused:
        run_benchmark(what, Ruleset(), **budget)
    assert refused.value.code == "unusable_budget"
    assert refused.value.facts == {"name": name, "value": str(budget[name])}


def test_random_games_are_the_same_for_the_same_seed():
    assert random_games(Ruleset(2), 3, 5) == random_games(Ruleset(2), 3, 5) != random_games(Ruleset(2), 3, 6)


def test_nobody_waits_for_the_compiler_who_does_not_need_it():
    code = "import sys, kingdomino.measure; print({'numpy', 'numba'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"
