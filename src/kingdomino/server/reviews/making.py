"""Reviews in the making: claimed in the storage, thought out by the bots' processes, stored move by move.

A server that is killed loses the move at hand: its claim expires, and whoever claims the review next goes on behind the
last stored step. A review that nobody waits for any longer, or whose game was deleted, ends with the move at hand.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex

from kingdomino.analysis import is_current
from kingdomino.rules import KingdominoError
from kingdomino.server.operation.logs import log_event
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import StorageUnavailable, Store
from kingdomino.server.thinking.interface import NoThinker, Thinker
from kingdomino.server.thinking.job import Job
from kingdomino.tables.answers.reviews import StoredReview, figures, parts
from kingdomino.tables.finished import ReviewFigures

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things may take, in seconds."""

    #: A claim that was not renewed for this long is another server's to take.
    claim: float = 12.0
    #: How often a claim is renewed while a move is thought about.
    beat: float = 3.0
    #: How often a server without work looks for reviews that others left behind.
    look: float = 5.0
    #: The wait after a failure of the storage or the bots.
    retry: float = 1.0


class ReviewMaker:
    """Makes reviews, as many at once as it was told, in the order in which they were asked for."""

    def __init__(self, store: Store, thinker: Thinker, at_once: int = 1, *, timing: Timing | None = None) -> None:
        self._store, self._thinker = store, thinker
        self._at_once = at_once
        self._timing = timing or Timing()
        self._background = Supervisor()
        self._asked = asyncio.Event()

    async def open(self) -> None:
        """Begin to look for work."""
        for number in range(self._at_once):
            self._background.keep(f"make reviews {number}", partial(self._work, f"{token_hex(8)}:{number}"))

    async def close(self) -> None:
        """Leave the move at hand; its review goes on elsewhere, or after a start."""
        await self._background.close()

    def asked(self) -> None:
        """There may be new work."""
        self._asked.set()

    def _until(self) -> int:
        return now_in_milliseconds() + int(1000 * self._timing.claim)

    async def _work(self, server: str) -> None:
        while True:
            try:
                await self._work_once(server)
            except StorageUnavailable as error:
                log_event(log, "review_not_stored", logging.WARNING, reason=error.code)
                await asyncio.sleep(self._timing.retry)

    async def _work_once(self, server: str) -> None:
        """The next review, or a wait for one."""
        self._asked.clear()
        review = await self._store.claim_review(server, now_in_milliseconds(), self._until())
        if review is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._timing.look):
                    await self._asked.wait()
            return
        if self._at_once > 1:  # others of this server may find work, too
            self._asked.set()
        try:
            await self._make(review, server)
        except NoThinker:
            await asyncio.sleep(self._timing.retry)
        finally:
            with suppress(StorageUnavailable):
                await self._store.release_review(review.key, server)

    async def _make(self, review: StoredReview, server: str) -> None:
        """All moves that are left, until the claim is lost or the review is done."""
        if not is_current(review.made_by):
            await self._store.fail_review(review.key, server, "no_such_review")
            return
        try:
            value = await self._value_behind(review, server)
            for done in range(review.done, review.total):
                if value is None:
                    return
                value = await self._step(review, server, done, value)
        except KingdominoError as error:
            log_event(log, "review_refused", logging.ERROR, review=review.key, code=error.code)
            await self._store.fail_review(review.key, server, error.code)

    async def _value_behind(self, review: StoredReview, server: str) -> tuple[float, ...] | None:
        """The value of the position behind the last step; None where the claim is lost."""
        if review.done:
            step = await self._store.review_step(review.key, review.done)
            return None if step is None else tuple(json.loads(step[0])["shares"])
        if review.start is not None:
            return review.start
        text = await self._thought(review, server, _job(review, "start"))
        if text is None:
            return None
        start = tuple(json.loads(text))
        return start if await self._store.keep_review_start(review.key, server, start) else None

    async def _step(
        self, review: StoredReview, server: str, done: int, value: tuple[float, ...]
    ) -> tuple[float, ...] | None:
        """One move reviewed and stored; the value behind it, None where the claim is lost."""
        job = replace(_job(review, str(done + 1)), done=done, value=value)
        text = await self._thought(review, server, job)
        if text is None:
            return None
        step = parts(text)
        said = await self._figures(review, step[0]) if done + 1 == review.total else ()
        if not await self._store.keep_review_step(review.key, server, done + 1, step, self._until(), said):
            return None
        return tuple(json.loads(text)["shares"])

    async def _figures(self, review: StoredReview, last: str) -> tuple[ReviewFigures, ...]:
        """What a whole review says of each seat."""
        texts = [*await self._store.review_steps(review.key), last]
        steps = [json.loads(text) for text in texts]
        return figures(steps, len(steps[0]["shares"]))

    async def _thought(self, review: StoredReview, server: str, job: Job) -> str | None:
        """The answer to a job; the claim is renewed meanwhile. None where it is lost: then nobody needs the answer."""
        thinking = asyncio.ensure_future(self._thinker.choose(job))
        try:
            while not (await asyncio.wait([thinking], timeout=self._timing.beat))[0]:
                if not await self._store.renew_review(review.key, server, self._until()):
                    return None
            return thinking.result()
        finally:
            if not thinking.done():
                thinking.cancel()
                with suppress(asyncio.CancelledError, NoThinker, KingdominoError):
                    await thinking


def _job(review: StoredReview, part: str) -> Job:
    """A job of this review: all servers that ask for the same part ask once."""
    return Job(
        f"review:{review.key}:{part}",
        playouts=review.playouts,
        seed=0,
        kind="review",
        background=True,
        record=review.record,
    )
