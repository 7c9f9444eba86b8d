"""Thinking in a browser: moves of bots a portion at a time, and what analysis is asked, as text.

No second counts here, a page's second is another machine's: budgets are trials. So with a seed every answer is the one
that a server would give.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from kingdomino.analysis import Reviewing, grade_move, graded_values, hint_in, hint_values, write_step
from kingdomino.bots import Budget, Searcher, bot
from kingdomino.notation import parse_position
from kingdomino.rules import Move, Position

from .opponents import Thinking

#: Trials of a decision where nobody says how many: about what these levels have time for on a machine of their own.
PLAYOUTS: Final = {"duke": 32, "king": 128}
#: Trials that compare all moves for a hint, a grade or a step of a review.
ANALYSIS_PLAYOUTS: Final = 1_000


def choose(position: Position, level: str, playouts: int | None = None, seed: int | None = None) -> Thinking:
    """The move of a level; between two portions of its trials whoever runs this may do something else.

    A level that searches has trials of its own (`PLAYOUTS`) unless it is told how many.
    """
    player = bot(level)
    if not isinstance(player, Searcher) or len(position.legal_moves()) == 1:
        return player.choose(position, seed=seed)
    budget = Budget(playouts=playouts or PLAYOUTS[level], seed=seed)
    evaluation = player.evaluation(position, budget)
    yield  # all moves were looked at, which is as much as a portion of trials
    yield from evaluation.portions(playouts=budget.playouts)
    return evaluation.best


def answer(question: str) -> str:
    """What a server's thinking process answers: to `hint`, `grade` or `review`, as JSON."""
    asked = json.loads(question)
    return json.dumps(_review(asked) if asked["kind"] == "review" else _of_position(asked))


def _of_position(asked: Any) -> object:  # noqa: ANN401 - JSON
    line = asked["position"]
    position, playouts = parse_position(line), asked.get("playouts", ANALYSIS_PLAYOUTS)
    seed = int.from_bytes(sha256(line.encode()).digest()[:6])
    if asked["kind"] == "hint":
        return hint_values(hint_in(position, playouts=playouts, seed=seed))
    return graded_values(grade_move(position, Move.parse(asked["move"]), playouts=playouts, seed=seed))


def _review(asked: Any) -> object:  # noqa: ANN401 - JSON
    making = Reviewing(asked["record"], playouts=asked.get("playouts", ANALYSIS_PLAYOUTS))
    if asked["value"] is None:
        return making.start_value()
    return json.loads(write_step(making.step_at(asked["done"], tuple(asked["value"]))))
