"""The package in Pyodide, with what was compiled for it: the same rules, the same moves, the same days."""

from datetime import date

from kingdomino import Game
from kingdomino.bots import LEVELS
from kingdomino.rules import Ruleset

from . import twins

RULESETS = [Ruleset(2), Ruleset(3, "revised", harmony=True), Ruleset(2, mighty_duel=True, middle_kingdom=True)]


def test_random_games_moves_of_every_level_and_a_day_are_the_same_in_the_page():
    day = date(2026, 3, 10)
    thoughts = [thought for level in LEVELS for thought in twins.thoughts(level, 3, seed=1)]
    *games, moves, record = twins.in_pyodide(
        *(("twins", {"rules": str(rules), "seed": 5}) for rules in RULESETS),
        ("chosen", {"thoughts": thoughts}),
        ("day", {"date": str(day), "now": twins.noon(day), "seed": 7}),
    )
    assert min(games) > 50
    assert [move for move, _ in moves] == [move for move, _ in twins.chosen_here(thoughts)]
    assert Game.from_record(record).moves == twins.day_here(day, 7).moves
