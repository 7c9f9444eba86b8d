"""Thinking as a page does it, on this machine: portion by portion, and questions as text."""

import json

import pytest

from kingdomino import Game
from kingdomino.analysis import GRADES, read_step, review
from kingdomino.bots import LEVELS, bot
from kingdomino.notation import position_line
from kingdomino.page import thinking
from kingdomino.rules import Position, Ruleset

OPENING = Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 3 8 20 41").play("=20")


def run(thought):
    """The move, and how often something else could have been done."""
    pauses = 0
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value, pauses
        pauses += 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_portion_by_portion_what_it_chooses_at_once(level):
    playouts = thinking.PLAYOUTS.get(level)
    move, pauses = run(thinking.choose(OPENING, level, None, 3))
    assert move == bot(level).choose(OPENING, playouts=playouts, seed=3)
    assert pauses >= (playouts or 0) // 100


def test_a_hint_and_a_grade_are_answered_as_text():
    line = position_line(OPENING)
    hint = json.loads(thinking.answer(json.dumps({"kind": "hint", "position": line, "playouts": 60})))
    assert hint["move"] in map(str, OPENING.legal_moves())
    asked = {"kind": "grade", "position": line, "move": hint["move"], "playouts": 60}
    graded = json.loads(thinking.answer(json.dumps(asked)))
    assert graded["move"] == hint["move"]
    assert graded["grade"] in GRADES


def test_a_review_is_made_step_by_step_as_at_once():
    game = Game.shuffled(Ruleset(2), seed=4)
    for _ in range(4):
        game.play(game.position.legal_moves()[0])
    record, steps, value = game.record(), [], None
    whole = review(record, playouts=40)
    for done in range(-1, len(whole.steps)):
        asked = {"kind": "review", "record": record, "done": max(done, 0), "value": value, "playouts": 40}
        said = json.loads(thinking.answer(json.dumps(asked)))
        if done >= 0:
            steps.append(read_step(json.dumps(said)))
        value = said if done < 0 else said["shares"]
    assert tuple(steps) == whole.steps
