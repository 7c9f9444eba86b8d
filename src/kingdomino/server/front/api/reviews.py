"""Reviews: ask for one, read it as far as it is, try other moves, stop waiting for it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from kingdomino.analysis import is_current
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

from .access import Asker, GuesserDep, Known, Services, ServicesDep, Threads, ThreadsDep
from .errors import problems
from .games import Finished
from .routes import Routes

router = Routes(prefix="/api", tags=["reviews"])

ReviewKey = Annotated[str, Path(pattern="^[0-9a-f]{32}$", examples=["0f3c5a7e9b1d2f4a6c8e0b2d4f6a8c0e"])]
MoveNumber = Annotated[int, Path(ge=0, le=1000, description="How many moves are made in the position.")]
Since = Annotated[int, Query(ge=0, le=1000, description="Only moves after this one.")]


class Reviews:
    """The reviews of the server that answers, for somebody who asks."""

    def __init__(self, maker: ReviewMaker, services: Services, key: str, threads: Threads) -> None:
        self._maker, self._services, self._key, self._threads = maker, services, key, threads
        self.playouts = services.settings.review_playouts

    async def ask(self, wish: NewReview, guest: int) -> ReviewView:
        """Have a review made, or wait for it with those who asked before."""
        store, now = self._services.store, now_in_milliseconds()
        if await store.review(wish.key, now) is None:
            self._services.limits.reviews.take(self._key)
        review = await store.ask_review(wish, guest, now, self._services.settings.reviews_per_guest)
        self._maker.asked()
        return await self.view(review)

    async def view(self, review: StoredReview, since: int = 0) -> ReviewView:
        """A review as far as it is, with the moves after a number."""
        steps = await self._services.store.review_steps(review.key)
        return await self._threads.run(lambda: written(review_view(review, steps, since)))


async def reviews_for(request: Request, services: ServicesDep, key: Asker, threads: ThreadsDep) -> Reviews:
    """The reviews for who asks."""
    return Reviews(request.app.state.reviews, services, key, threads)


ReviewsDep = Annotated[Reviews, Depends(reviews_for)]


async def known_review(key: ReviewKey, services: ServicesDep, guesser: GuesserDep) -> StoredReview:
    """A review; looking for those that do not exist is limited."""
    guesser.check()
    found = await services.store.review(key, now_in_milliseconds())
    if found is None:
        guesser.was_wrong()
        raise KingdominoError("no_such_review")
    return found


Found = Annotated[StoredReview, Depends(known_review)]


@router.post("/games/{game}/review", status_code=202, responses=problems(401, 403, 404, 422, 503))
async def review_game(guest: Known, found: Finished, reviews: ReviewsDep, threads: ThreadsDep) -> ReviewView:
    """Have a finished game reviewed. Whoever asks for the same game shares its review."""
    wish = await threads.run(lambda: new_review(found.record, reviews.playouts, found.game))
    return await reviews.ask(wish, guest.number)


@router.post("/reviews", status_code=202, responses=problems(400, 401, 403, 413, 422, 503))
async def review_record(wish: RecordToReview, guest: Known, reviews: ReviewsDep, threads: ThreadsDep) -> ReviewView:
    """Have the record of a finished game reviewed. Refused where it is broken or the game is not over."""
    new = await threads.run(lambda: review_of_record(wish, reviews.playouts))
    return await reviews.ask(new, guest.number)


@router.get("/reviews/{key}", responses=problems(404, 422, 503))
async def review(found: Found, reviews: ReviewsDep, since: Since = 0) -> ReviewView:
    """A review as far as it is, with the moves after a number."""
    return await reviews.view(found, since)


@router.post("/reviews/{key}", status_code=202, responses=problems(401, 403, 404, 422, 503))
async def wait_for_review(guest: Known, found: Found, reviews: ReviewsDep, threads: ThreadsDep) -> ReviewView:
    """Wait for a review that is there; one that was stopped goes on, one by a former version is made anew."""
    if not is_current(found.made_by):
        anew = await threads.run(lambda: new_review(found.record, reviews.playouts, found.game))
        return await reviews.ask(anew, guest.number)
    wish = NewReview(found.key, found.game, found.record, found.made_by, found.playouts, found.start, found.total)
    return await reviews.ask(wish, guest.number)


@router.delete("/reviews/{key}", status_code=204, responses=problems(401, 403, 404, 422, 503))
async def stop_waiting(guest: Known, found: Found, services: ServicesDep) -> None:
    """Wait no longer for a review. It stops where nobody else waits for it; what is done of it is kept."""
    if not await services.store.leave_review(found.key, guest.number):
        raise KingdominoError("not_your_review")


@router.get("/reviews/{key}/game", responses=problems(404, 422, 503))
async def reviewed_game(found: Found, threads: ThreadsDep) -> Replay:
    """The reviewed game as positions, without names."""
    return await threads.run(lambda: written(replay(found.record)))


@router.get("/reviews/{key}/positions/{number}", responses=problems(404, 422, 503))
async def reviewed_position(found: Found, number: MoveNumber, threads: ThreadsDep) -> ReviewPosition:
    """A position of the reviewed game, with every legal move."""
    return await threads.run(lambda: written(position_view(position_in(found.record, number))))


@router.post("/reviews/{key}/tries", responses=problems(400, 403, 404, 413, 422, 503))
async def try_move(found: Found, wish: MoveToTry, services: ServicesDep, threads: ThreadsDep) -> TriedMove:
    """What another move would have been worth."""
    stored = await services.store.review_step(found.key, wish.number)
    if stored is None:
        raise KingdominoError("not_reviewed_yet", number=wish.number)
    return await threads.run(lambda: tried(wish, found.record, *stored))
