"""Reviews of finished games: from a record to the review that is asked for, and from stored steps to what is told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, cast

from msgspec import Meta

from kingdomino.analysis import Decision, Reviewing, Step, accuracy_of, is_current, read_step, reasons_for, slope_of
from kingdomino.notation import Record, Replay, head_tags, names_by_seat, position_line, write_record
from kingdomino.notation import replay as replay_record
from kingdomino.rules import Claim, KingdominoError, Move, Position
from kingdomino.tables import asking
from kingdomino.tables.finished import ReviewFigures
from kingdomino.tables.messages.shapes import Shape, Strict, Turn, Why
from kingdomino.tables.views import why_view

from .replays import RecordText, pieces

_KEY_DIGITS: Final = 32
#: A step as JSON, without the alternatives of a decision.
StepFound = dict[str, Any]


@dataclass(frozen=True, slots=True)
class NewReview:
    """A review that somebody asks for: `key` says which game, engine and budget; `total` counts its moves.

    `game` is the finished game that it ends with, if there is one. `start` is the value of the first position where it
    needs no computing.
    """

    key: str
    game: str | None
    record: str
    made_by: str
    playouts: int
    start: tuple[float, ...] | None
    total: int


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as far as it is. `wanted`: somebody waits for it; `before`: how many reviews are before it in the queue.

    `running`: a server works on it. `failure` is the code of a refusal that every later try would meet, too.
    """

    key: str
    game: str | None
    record: str
    made_by: str
    playouts: int
    start: tuple[float, ...] | None
    done: int
    total: int
    failure: str | None
    wanted: bool
    running: bool
    before: int


Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
ReviewState = Literal["waiting", "running", "done", "stopped", "failed", "outdated"]


class RecordToReview(Strict, frozen=True):
    """A record of a finished game; of several games in it, the one with this number."""

    record: RecordText
    game: Annotated[int, Meta(ge=1, le=64)] = 1


class MoveToTry(Strict, frozen=True):
    """Another move instead of the move with this number."""

    number: Annotated[int, Meta(ge=1, le=1000)]
    move: Annotated[str, Meta(max_length=64)]


class ReviewedMove(Shape, frozen=True):
    """A move of the game (`number`, from 1) and what it was worth. Chances and losses are shares of the victory.

    `before` is the value of the position, that of its best move, by seat; `shares` is the value behind the move. For
    chance (`seat` is null) there is `luck`, by seat. For a decision: the best move, the grade (null where nothing else
    was legal), the standard error of the mover's value before, what was lost with standard errors (`lost_wins` is the
    mover's share before less the one behind), the margin to expect, and why the best move is better.
    """

    number: int
    move: str
    seat: int | None
    before: tuple[float, ...]
    shares: tuple[float, ...]
    luck: tuple[float, ...] | None
    best: str | None
    grade: Grade | None
    value_error: float
    lost_wins: float
    lost_points: float
    error: float
    points_error: float
    margin: float | None
    exact: bool
    causes: tuple[Why, ...]


class ReviewView(Shape, frozen=True):
    """A review as far as it is. `before`: how many reviews are made before this one; `done` and `total` count moves.

    `start` is the value of the first position, by seat, or null as long as it is not known. `given_away` is the sum of
    the points of lead that each seat's decisions lost so far, `accuracy` (0 to 100) is of them, too; null where they
    are too few to say. `moves` are those after the number that was asked for. A review by a former version of the coach
    is `outdated` and has no moves: asking for it makes it anew, under another key.
    """

    key: str
    game: str | None
    state: ReviewState
    before: int
    done: int
    total: int
    made_by: str
    start: tuple[float, ...] | None
    given_away: tuple[float, ...]
    accuracy: tuple[float | None, ...]
    moves: tuple[ReviewedMove, ...]
    failure: str | None


class ReviewPosition(Shape, frozen=True):
    """A position of a reviewed game: its line, and every legal move where a player is to act."""

    position: str
    turn: Turn | None


class TriedMove(Shape, frozen=True):
    """The grade that another move would have had, what it would have lost, and why the best move is better."""

    move: str
    grade: Grade
    lost_wins: float
    lost_points: float
    causes: tuple[Why, ...]


def new_review(record: str, playouts: int, game: str | None = None) -> NewReview:
    """The review of a record; refused where that is broken or the game is not over."""
    making = Reviewing(record, playouts=playouts)
    replayed = making.replay
    if replayed.failure is not None:
        raise replayed.failure
    if not replayed.position.is_over:
        raise KingdominoError("review_of_unfinished_game", moves=len(replayed.moves))
    begins = replayed.positions[0].chance_due == "kings"
    return NewReview(
        key=_key(replayed, making.made_by),
        game=game,
        record=_without_names(replayed),
        made_by=making.made_by,
        playouts=playouts,
        start=making.start_value() if begins else None,
        total=making.total,
    )


def review_of_record(wish: RecordToReview, playouts: int) -> NewReview:
    """The review of a game in a text with one or several records."""
    found = pieces(wish.record)
    if wish.game > len(found):
        raise KingdominoError("no_such_game", number=wish.game, count=len(found))
    piece = found[wish.game - 1]
    try:
        return new_review(piece.text, playouts)
    except KingdominoError as error:
        raise piece.located(error) if "line" in error.facts else error from None


def _key(replayed: Replay, made_by: str) -> str:
    """The same for the same game, engine and budget, whoever played it."""
    set_up = replayed.rules if replayed.start is None else replayed.start
    lines = ("kingdomino-review-2", made_by, str(set_up), *map(str, replayed.moves))
    return sha256("\n".join(lines).encode()).hexdigest()[:_KEY_DIGITS]


def _without_names(replayed: Replay) -> str:
    """A review is shared and kept: names of people, comments and other tags stay out of it."""
    names = names_by_seat(None, replayed.rules)
    tags = head_tags(replayed.position, names, None, replayed.start)
    return write_record(Record(tags, replayed.moves, ()))


def parts(text: str) -> tuple[str, str]:
    """A step as a worker wrote it, in two parts as they are stored: the alternatives apart."""
    found: StepFound = json.loads(text)
    alternatives = found.pop("alternatives", [])
    return json.dumps(found, separators=(",", ":")), json.dumps(alternatives, separators=(",", ":"))


def joined(step: str, alternatives: str) -> StepFound:
    """Both parts together."""
    found: StepFound = json.loads(step)
    return found if "luck" in found else {**found, "alternatives": json.loads(alternatives)}


def whole_step(step: str, alternatives: str) -> Step:
    """The step that was stored in two parts."""
    return read_step(json.dumps(joined(step, alternatives)))


def figures(steps: Sequence[StepFound], players: int) -> tuple[ReviewFigures, ...]:
    """What all steps of a review say of each seat that had something to decide."""
    exact = accuracy(steps, players)
    graded = [step["seat"] for step in steps if step.get("grade") is not None]
    lucks = [step["luck"] for step in steps if step.get("luck") is not None]
    return tuple(
        ReviewFigures(seat, graded.count(seat), value, sum(luck[seat] for luck in lucks))
        for seat, value in enumerate(exact)
        if value is not None
    )


def accuracy(steps: Sequence[StepFound], players: int) -> tuple[float | None, ...]:
    """By seat, of the decisions so far."""
    return tuple(accuracy_of(_lost_points(steps, seat)) for seat in range(players))


def _lost_points(steps: Sequence[StepFound], seat: int) -> list[float]:
    """What each graded decision of a seat lost."""
    return [step["lost_points"] for step in steps if step.get("grade") is not None and step["seat"] == seat]


def review_view(review: StoredReview, texts: Sequence[str], since: int) -> ReviewView:
    """A review with its stored steps, of which those after a number are told."""
    state = _state(review)
    steps: list[StepFound] = [] if state == "outdated" else [json.loads(text) for text in texts]
    seats = range(0 if review.start is None else len(review.start))
    return ReviewView(
        key=review.key,
        game=review.game,
        state=state,
        before=review.before,
        done=len(steps),
        total=review.total,
        made_by=review.made_by,
        start=review.start,
        given_away=tuple(sum(_lost_points(steps, seat)) for seat in seats),
        accuracy=accuracy(steps, len(seats)),
        moves=tuple(map(_move, steps[since:])),
        failure=review.failure,
    )


def _state(review: StoredReview) -> ReviewState:
    if not is_current(review.made_by):
        return "outdated"
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
    "value_error": 0.0,
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
        before=tuple(step["before"]),
        shares=tuple(step["shares"]),
        luck=None if luck is None else tuple(luck),
        best=step["best"],
        grade=step["grade"],
        value_error=step["value_error"],
        lost_wins=step["lost_wins"],
        lost_points=step["lost_points"],
        error=step["error"],
        points_error=step["points_error"],
        margin=step["margin"],
        exact=step["exact"],
        causes=tuple(why_view(code, facts) for code, _, facts in step["causes"]),
    )


def position_in(record: str, number: int) -> Position:
    """The position of a record after its first `number` moves."""
    positions = replay_record(record).positions
    if number >= len(positions):
        raise KingdominoError("no_such_move_number", number=number, count=len(positions) - 1)
    return positions[number]


def position_view(position: Position) -> ReviewPosition:
    """The line, and every legal move of the player to act."""
    seat = position.to_act
    turn = None if seat is None else asking.turn_in(position, seat, position.score(seat))
    return ReviewPosition(position_line(position), turn)


def tried(wish: MoveToTry, record: str, step: str, alternatives: str) -> TriedMove:
    """What another move would have been worth than the one that was reviewed in this step."""
    found = whole_step(step, alternatives)
    position = position_in(record, wish.number - 1)
    if not isinstance(found, Decision):
        raise KingdominoError("nothing_to_choose", due=position.chance_due)
    move = Move.parse(wish.move)
    position.play(move)
    return _tried(found, position, move)


def _tried(step: Decision, position: Position, move: Move) -> TriedMove:
    """A legal move beside the best one."""
    if step.grade is None:  # the only move
        return TriedMove(str(move), "best", 0.0, 0.0, ())
    values = {candidate.move: candidate for candidate in step.alternatives}
    best, tried = values[step.best], values[move]
    slope = slope_of(position, claim=isinstance(move, Claim))
    lost = step.lost_points if move == step.move else slope * max(best.margin - tried.margin, 0.0)
    return TriedMove(
        move=str(move),
        grade=cast(Grade, step.grade_of(move, slope)),
        lost_wins=step.lost_wins if move == step.move else slope * max(best.wins - tried.wins, 0.0),
        lost_points=lost,
        causes=tuple(why_view(cause.code, cause.facts) for cause in reasons_for(position, move, step.best, lost)),
    )
