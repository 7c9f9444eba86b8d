"""Reviews: ask for one, read it as far as it is, try other moves, stop waiting for it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.reviews import ReviewMaker
from kingdomino.tables.answers.replays import Replay, replay
from kingdomino.tables.answers.reviews import (
    MoveToTry,
    NewReview,
    RecordToReview,
    ReviewPosition,
    ReviewView,
    StoredReview,
    TriedMove,
    new_review,
    position_in,
    position_view,
    review_of_record,
    review_view,
    tried,
)
from kingdomino.tables.messages import written

from .access import Asker, Known, Services, ServicesDep, in_a_thread
from .errors import problems
from .games import GameId, finished
from .routes import Routes

router = Routes(prefix="/api", tags=["reviews"])

ReviewKey = Annotated[str, Path(pattern="^[0-9a-f]{32}$", examples=["0f3c5a7e9b1d2f4a6c8e0b2d4f6a8c0e"])]
MoveNumber = Annotated[int, Path(ge=0, le=1000, description="How many moves are made in the position.")]
Since = Annotated[int, Query(ge=0, le=1000, description="Only moves after this one.")]


def maker_of(request: Request) -> ReviewMaker:
    """Who makes the reviews of the server that answers."""
    found = request.app.state.reviews
    assert isinstance(found, ReviewMaker)
    return found


@router.post("/games/{game}/review", status_code=202, responses=problems(401, 403, 404, 422, 503))
async def review_game(game: GameId, guest: Known, services: ServicesDep, key: Asker, request: Request) -> ReviewView:
    """Have a finished game reviewed. Whoever asks for the same game shares its review."""
    found = await finished(game, services, key, guest)
    playouts = services.settings.review_playouts
    wish = await in_a_thread(services, key, lambda: new_review(found.record, playouts, game))
    return await _asked(wish, guest.number, services, key, request)


@router.post("/reviews", status_code=202, responses=problems(400, 401, 403, 413, 422, 503))
async def review_record(
    wish: RecordToReview, guest: Known, services: ServicesDep, key: Asker, request: Request
) -> ReviewView:
    """Have the record of a finished game reviewed. Refused where it is broken or the game is not over."""
    playouts = services.settings.review_playouts
    new = await in_a_thread(services, key, lambda: review_of_record(wish, playouts))
    return await _asked(new, guest.number, services, key, request)


async def _asked(wish: NewReview, guest: int, services: Services, key: str, request: Request) -> ReviewView:
    now = now_in_milliseconds()
    if await services.store.review(wish.key, now) is None:
        services.limits.reviews.take(key)
    review = await services.store.ask_review(wish, guest, now, services.settings.reviews_per_guest)
    maker_of(request).asked()
    return await _view(services, review, 0)


@router.get("/reviews/{key}", responses=problems(404, 422, 503))
async def review(key: ReviewKey, services: ServicesDep, asker: Asker, since: Since = 0) -> ReviewView:
    """A review as far as it is, with the moves after a number."""
    return await _view(services, await _found(key, services, asker), since)


@router.post("/reviews/{key}", status_code=202, responses=problems(401, 403, 404, 422, 503))
async def wait_for_review(
    key: ReviewKey, guest: Known, services: ServicesDep, asker: Asker, request: Request
) -> ReviewView:
    """Wait for a review that is there; one that was stopped goes on."""
    found = await _found(key, services, asker)
    wish = NewReview(key, found.game, found.record, found.made_by, found.playouts, found.start, found.total)
    return await _asked(wish, guest.number, services, asker, request)


@router.delete("/reviews/{key}", status_code=204, responses=problems(401, 403, 404, 422, 503))
async def stop_waiting(key: ReviewKey, guest: Known, services: ServicesDep, asker: Asker) -> None:
    """Wait no longer for a review. It stops where nobody else waits for it; what is done of it is kept."""
    await _found(key, services, asker)
    if not await services.store.leave_review(key, guest.number):
        raise KingdominoError("not_your_review")


@router.get("/reviews/{key}/game", responses=problems(404, 422, 503))
async def reviewed_game(key: ReviewKey, services: ServicesDep, asker: Asker) -> Replay:
    """The reviewed game as positions, without names."""
    found = await _found(key, services, asker)
    return await in_a_thread(services, asker, lambda: written(replay(found.record)))


@router.get("/reviews/{key}/positions/{number}", responses=problems(404, 422, 503))
async def reviewed_position(key: ReviewKey, number: MoveNumber, services: ServicesDep, asker: Asker) -> ReviewPosition:
    """A position of the reviewed game, with every legal move."""
    found = await _found(key, services, asker)
    return await in_a_thread(services, asker, lambda: written(position_view(position_in(found.record, number))))


@router.post("/reviews/{key}/tries", responses=problems(400, 403, 404, 413, 422, 503))
async def try_move(key: ReviewKey, wish: MoveToTry, services: ServicesDep, asker: Asker) -> TriedMove:
    """What another move would have been worth."""
    found = await _found(key, services, asker)
    stored = await services.store.review_step(key, wish.number)
    if stored is None:
        raise KingdominoError("not_reviewed_yet", number=wish.number)
    return await in_a_thread(services, asker, lambda: tried(wish, found.record, *stored))


async def _found(key: str, services: Services, asker: str) -> StoredReview:
    """A review; looking for those that do not exist is limited."""
    services.limits.wrong_codes.check(asker)
    found = await services.store.review(key, now_in_milliseconds())
    if found is None:
        services.limits.wrong_codes.take(asker)
        raise KingdominoError("no_such_review")
    return found


async def _view(services: Services, review: StoredReview, since: int) -> ReviewView:
    return review_view(review, await services.store.review_steps(review.key), since)
