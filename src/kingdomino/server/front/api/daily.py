"""The challenge of a day: today's, the table to play it at, one's result among all, one's calendar."""

from __future__ import annotations

from calendar import monthrange
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from fastapi import Path

from kingdomino.rules import KingdominoError
from kingdomino.server.live.challenges import Challenges
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.tables import challenge
from kingdomino.tables.answers.daily import (
    LEAST_RESULTS,
    AttemptView,
    Calendar,
    CalendarDay,
    DayResult,
    DayReview,
    DayStory,
    DayTable,
    DayWish,
    KingOfDay,
    Today,
    distribution,
    final,
    review_of_day,
    story_of_record,
)
from kingdomino.tables.finished import Attempt, FinishedGame
from kingdomino.tables.views import rules_view

from .access import ChallengesDep, Known, PerhapsKnown, Services, ServicesDep, Threads, ThreadsDep
from .errors import problems
from .routes import Routes

router = Routes(prefix="/api", tags=["daily challenge"])


Day = Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples=["2026-11-16"])]
Month = Annotated[str, Path(pattern="^[0-9]{4}-(0[1-9]|1[0-2])$", examples=["2026-11"])]


def _day(text: str, challenges: Challenges) -> date:
    """A day that can be played."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        first, last = challenge.FIRST_DAY.isoformat(), challenges.today().isoformat()
        raise KingdominoError("no_such_day", day=text, first=first, last=last) from None
    challenges.check_day(day)
    return day


@router.get("/daily", responses=problems(401, 503))
async def today(guest: PerhapsKnown, services: ServicesDep, challenges: ChallengesDep) -> Today:
    """The challenge of today, and how far I am with it. It tells nothing about the deck."""
    day = challenges.today()
    attempt = None if guest is None else await services.store.attempt(guest.number, day.isoformat())
    results = await services.store.results_of_day(day.isoformat())
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return Today(
        day=day.isoformat(),
        now=now_in_milliseconds(),
        next=int(midnight.timestamp() * 1000),
        rules=rules_view(challenge.RULES),
        bots=tuple(challenge.BOTS.values()),
        results=sum(results.values()),
        mine=await _attempt_view(attempt, challenges),
    )


async def _attempt_view(attempt: Attempt | None, challenges: Challenges) -> AttemptView | None:
    if attempt is None:
        return None
    now_in = await challenges.round_of(attempt) if attempt.points is None else None
    return AttemptView(attempt.table, attempt.counted, now_in, attempt.game, attempt.points, attempt.place)


@router.post("/daily/{day}/table", responses=problems(400, 401, 403, 404, 413, 422, 503))
async def play(day: Day, wish: DayWish, guest: Known, services: ServicesDep, challenges: ChallengesDep) -> DayTable:
    """The table to play a day at: that of my first try, however often I ask; with `again`, a new uncounted one."""
    found = _day(day, challenges)
    await services.people.name_of(guest)  # who was forgotten elsewhere plays nowhere
    if wish.again:
        return DayTable(await challenges.further_table(guest, found), counted=False, finished=False)
    attempt = await challenges.first_table(guest, found)
    return DayTable(attempt.table, attempt.counted, finished=attempt.points is not None)


@router.get("/daily/{day}", responses=problems(401, 404, 422, 503))
async def result(
    day: Day, guest: Known, services: ServicesDep, challenges: ChallengesDep, threads: ThreadsDep
) -> DayResult:
    """My result of a day among all of this server, and beside the king's; before I have finished, only how many."""
    found = _day(day, challenges)
    attempt = await services.store.attempt(guest.number, day)
    results = await services.store.results_of_day(day)
    count, mine = sum(results.values()), await _attempt_view(attempt, challenges)
    if attempt is None or attempt.points is None or attempt.game is None:
        return DayResult(day, count, mine, None, None, None, None, None, None, None, None)
    king = await services.store.king_of_day(day)
    if king is None:
        challenges.want_king(found)
    game = await services.store.finished(attempt.game)
    kingdom, end = (None, None) if game is None else await threads.run(lambda: final(game.record))
    return DayResult(
        day=day,
        results=count,
        mine=mine,
        kingdom=kingdom,
        score=None if end is None else end.scores[challenge.PERSON],
        points=None if end is None else tuple(score.total for score in end.scores),
        places=None if end is None else end.places,
        less=sum(number for points, number in results.items() if points < attempt.points),
        distribution=distribution(results) if count >= LEAST_RESULTS else None,
        king=None if king is None else KingOfDay(*king),
        story=None if game is None else await _story(game, challenge.PERSON, services, threads),
    )


async def _story(game: FinishedGame, seat: int, services: Services, threads: Threads) -> DayStory:
    """What made the day; without luck and slips as long as nobody has had the game reviewed."""
    playouts = services.settings.review_playouts
    key, richest = await threads.run(lambda: story_of_record(game.record, seat, playouts))
    review = await services.store.review(key, now_in_milliseconds())
    if review is None or review.failure is not None:
        return DayStory(richest, None)
    if review.done < review.total:
        return DayStory(richest, DayReview(review.done, review.total, None, None, None, None))
    steps = await services.store.review_steps(key)
    players = len(game.points)
    return DayStory(richest, await threads.run(lambda: review_of_day(steps, game.record, seat, players)))


@router.get("/daily/calendar/{month}", responses=problems(401, 422, 503))
async def calendar(month: Month, guest: Known, services: ServicesDep, challenges: ChallengesDep) -> Calendar:
    """The days of a month that I have played, with my points."""
    last = monthrange(max(1, int(month[:4])), int(month[5:]))[1]
    found = await services.store.attempts(guest.number, f"{month}-01", f"{month}-{last}")
    days = tuple(CalendarDay(attempt.day, attempt.counted, attempt.points) for attempt in found)
    return Calendar(month, challenge.FIRST_DAY.isoformat(), challenges.today().isoformat(), days)
