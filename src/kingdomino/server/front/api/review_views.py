"""From stored reviews to what clients are told of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, cast

from kingdomino.analysis import Decision, causes_of, certain
from kingdomino.notation import position_line
from kingdomino.notation import replay as replay_record
from kingdomino.rules import KingdominoError, Move, Position
from kingdomino.server.protocol.views import why_view
from kingdomino.server.reviews import StepFound, accuracy
from kingdomino.server.storage.store import StoredReview
from kingdomino.server.tables import turns

from .review_shapes import Grade, ReviewedMove, ReviewState, ReviewView, TriedMove


def review_view(review: StoredReview, texts: Sequence[str], since: int) -> ReviewView:
    """A review with its stored steps, of which those after a number are told."""
    steps: list[StepFound] = [json.loads(text) for text in texts]
    return ReviewView(
        key=review.key,
        game=review.game,
        state=_state(review),
        before=review.before,
        done=len(steps),
        total=review.total,
        made_by=review.made_by,
        start=review.start,
        accuracy=() if review.start is None else accuracy(steps, len(review.start)),
        moves=tuple(map(_move, steps[since:])),
        failure=review.failure,
    )


def _state(review: StoredReview) -> ReviewState:
    if review.failure is not None:
        return "failed"
    if review.done == review.total:
        return "done"
    if review.running:
        return "running"
    return "waiting" if review.wanted else "stopped"


#: What a step of chance has of a decision's values.
_NO_DECISION: Final[StepFound] = {
    "seat": None,
    "best": None,
    "grade": None,
    "lost_wins": 0.0,
    "lost_points": 0.0,
    "error": 0.0,
    "points_error": 0.0,
    "margin": None,
    "exact": False,
    "causes": [],
}


def _move(found: StepFound) -> ReviewedMove:
    luck = found.get("luck")
    step = found if luck is None else {**_NO_DECISION, **found}
    return ReviewedMove(
        number=step["number"],
        move=step["move"],
        seat=step["seat"],
        shares=tuple(step["shares"]),
        luck=None if luck is None else tuple(luck),
        best=step["best"],
        grade=step["grade"],
        lost_wins=step["lost_wins"],
        lost_points=step["lost_points"],
        error=step["error"],
        points_error=step["points_error"],
        cost=certain(step["lost_wins"], step["error"]),
        margin=step["margin"],
        exact=step["exact"],
        causes=tuple(why_view(code, facts) for code, _, facts in step["causes"]),
    )


def position_in(record: str, number: int) -> Position:
    """The position of a record behind so many moves."""
    positions = replay_record(record).positions
    if number >= len(positions):
        raise KingdominoError("no_such_move_number", number=number, count=len(positions) - 1)
    return positions[number]


def write_position(position: Position) -> bytes:
    """A `ReviewPosition`: the line, and every legal move of the player to act."""
    seat = position.to_act
    turn = b"null" if seat is None else turns.turn_in(position, seat, position.score(seat))
    return b'{"position":%s,"turn":%s}' % (json.dumps(position_line(position)).encode(), turn)


def tried_view(step: Decision, position: Position, move: Move) -> TriedMove:
    """A legal move beside the best one."""
    if step.grade is None:  # the only move
        return TriedMove(str(move), "best", 0.0, 0.0, ())
    values = {candidate.move: candidate for candidate in step.alternatives}
    best, tried = values[step.best], values[move]
    return TriedMove(
        move=str(move),
        grade=cast(Grade, step.grade_of(move)),
        lost_wins=step.lost_wins if move == step.move else max(best.wins - tried.wins, 0.0),
        lost_points=step.lost_points if move == step.move else max(best.margin - tried.margin, 0.0),
        causes=tuple(why_view(cause.code, cause.facts) for cause in causes_of(position, move, step.best)),
    )
