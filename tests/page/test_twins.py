"""The package in Pyodide, with what was compiled for it: the same rules, the same moves, the same days."""

import json
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from kingdomino import Game
from kingdomino.bots import LEVELS
from kingdomino.page import thinking
from kingdomino.rules import Ruleset

from . import twins

RULESETS = [Ruleset(2), Ruleset(3, "revised", harmony=True), Ruleset(2, mighty_duel=True, middle_kingdom=True)]


def test_random_games_moves_of_every_level_a_day_and_answers_of_analysis_are_the_same_in_the_page():
    day = date(2026, 3, 10)
    thoughts = [thought for level in LEVELS for thought in twins.thoughts(level, 3, seed=1)]
    questions = twins.questions(playouts=40, seed=4)
    *games, moves, record, answers = twins.in_pyodide(
        *(("twins", {"rules": str(rules), "seed": 5}) for rules in RULESETS),
        ("chosen", {"thoughts": thoughts}),
        ("day", {"date": str(day), "now": twins.noon(day), "seed": 7}),
        ("answers", {"questions": questions}),
    )
    assert min(games) > 50
    assert [move for move, _ in moves] == [move for move, _ in twins.chosen_here(thoughts)]
    assert Game.from_record(record).moves == twins.day_here(day, 7).moves
    for there, question in zip(answers, questions, strict=True):
        # Sums are made in another order there.
        assert dict(figures(json.loads(there))) == pytest.approx(dict(figures(json.loads(thinking.answer(question)))))


def figures(answer: Any, where: str = "") -> Iterator[tuple[str, object]]:
    """What stands in an answer, by its place."""
    if isinstance(answer, dict | list):
        for name, value in answer.items() if isinstance(answer, dict) else enumerate(answer):
            yield from figures(value, f"{where}/{name}")
    else:
        yield where, answer
