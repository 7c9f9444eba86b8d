"""What made a person's day: the placement that brought the most, and what the review says where there is one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from kingdomino.analysis import certain
from kingdomino.games import Game
from kingdomino.rules import Claim, Discard, Place, Position, Score
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.protocol.shapes import Grade
from kingdomino.server.reviews import StepFound, figures, new_review
from kingdomino.server.storage.finished import FinishedGame

from .access import Services, in_a_thread
from .bodies import Terrain
from .daily_shapes import CostliestMove, DayReview, DayStory, RichestMove

#: Grades of moves that something was better than, and the least share of the victory that is worth telling: as in the
#: list of a review.
_GRAVE: Final = ("inaccuracy", "mistake", "blunder")
_LEAST: Final = 0.015


async def story_of(game: FinishedGame, seat: int, services: Services, asker: str) -> DayStory:
    """What made the day; without luck and slips as long as nobody has had the game reviewed."""
    playouts = services.settings.review_playouts
    key, richest = await in_a_thread(services, asker, lambda: _from_record(game.record, seat, playouts), 1)
    review = await services.store.review(key, now_in_milliseconds())
    if review is None or review.failure is not None:
        return DayStory(richest, None)
    if review.done < review.total:
        return DayStory(richest, DayReview(review.done, review.total, None, None, None, None))
    steps = [json.loads(text) for text in await services.store.review_steps(key)]
    return DayStory(richest, _told(steps, game.record, seat, len(game.points)))


@lru_cache(256)
def _from_record(record: str, seat: int, playouts: int) -> tuple[str, RichestMove | None]:
    """The key of a game's review, and the richest move."""
    return new_review(record, playouts).key, richest_move(Game.from_record(record), seat)


def richest_move(game: Game, seat: int) -> RichestMove | None:
    """The placement that brought the most points in territories, the first of several; none where none brought any."""
    best: RichestMove | None = None
    for before, move, after in zip(game.positions, game.moves, game.positions[1:], strict=False):
        if before.to_act == seat and isinstance(move, Place):
            found = _brought(before, move, after.score(seat), seat)
            if found.gained > (0 if best is None else best.gained):
                best = found
    return best


def _brought(before: Position, move: Place, score: Score, seat: int) -> RichestMove:
    """What a placement brought, with the territory that grew the most by it."""
    old = before.score(seat)
    known = tuple(zip(old.territories, old.regions, strict=True))
    grown = [
        (territory.points - sum(part.points for part, squares in known if squares <= region), territory)
        for territory, region in zip(score.territories, score.regions, strict=True)
    ]
    _, most = max(grown, key=lambda pair: pair[0])
    return RichestMove(
        round=before.round,
        domino=move.domino,
        gained=sum(gained for gained, _ in grown),
        terrain=cast(Terrain, most.terrain),
        squares=most.squares,
        crowns=most.crowns,
        points=most.points,
    )


def _told(steps: Sequence[StepFound], record: str, seat: int, players: int) -> DayReview:
    mine = next((each for each in figures(steps, players) if each.seat == seat), None)
    total = len(steps)
    if mine is None:
        return DayReview(total, total, None, None, None, None)
    slip = costliest_move(steps, Game.from_record(record), seat)
    return DayReview(total, total, mine.moves, round(mine.accuracy, 1), round(100 * mine.luck, 1), slip)


def costliest_move(steps: Sequence[StepFound], game: Game, seat: int) -> CostliestMove | None:
    """The decision that certainly cost the most; none where nothing is worth telling."""
    costs = [
        (certain(step["lost_wins"], step["error"]), step["lost_points"], step)
        for step in steps
        if step.get("seat") == seat and step.get("grade") in _GRAVE
    ]
    cost, _, step = max(costs, key=lambda each: each[:2], default=(0.0, 0.0, {}))
    if cost < _LEAST:
        return None
    move, before = game.moves[step["number"] - 1], game.positions[step["number"] - 1]
    return CostliestMove(
        round=before.round,
        kind="claim" if isinstance(move, Claim) else "place",
        domino=move.domino if isinstance(move, Claim | Place | Discard) else 0,
        grade=cast(Grade, step["grade"]),
        lost=round(100 * cost, 1),
    )
