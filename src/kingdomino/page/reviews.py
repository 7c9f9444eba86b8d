"""Reviews of finished games, kept step by step: one that was interrupted goes on behind its last step."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec

from kingdomino.rules import KingdominoError
from kingdomino.tables.answers.reviews import (
    MoveToTry,
    NewReview,
    ReviewView,
    StoredReview,
    TriedMove,
    parts,
    review_view,
    tried,
)

from .rows import REVIEW, STEP, Rows
from .thoughts import Thoughts


class Reviews:
    """All reviews of a browser, each under its key."""

    def __init__(self, rows: Rows, thoughts: Thoughts) -> None:
        self._rows, self._thoughts = rows, thoughts
        for review in rows.all(REVIEW, StoredReview):
            self._go_on(review.key)

    def ask(self, wish: NewReview) -> ReviewView:
        """Have a review made, or go on with the one that is there."""
        found = self._rows.get(f"{REVIEW}/{wish.key}", StoredReview)
        if found is None:
            found = StoredReview(
                wish.key, wish.game, wish.record, wish.made_by, wish.playouts, wish.start,
                done=0, total=wish.total, failure=None, wanted=True, running=False, before=0,
            )  # fmt: skip
        self._keep(replace(found, wanted=True))
        self._go_on(wish.key)
        return self.view(wish.key)

    def resume(self, key: str) -> ReviewView:
        """Wait for a review that is there."""
        self._keep(replace(self.of(key), wanted=True))
        self._go_on(key)
        return self.view(key)

    def leave(self, key: str) -> None:
        """Wait no longer for a review; what is done of it is kept."""
        self._keep(replace(self.of(key), wanted=False))

    def of(self, key: str) -> StoredReview:
        """A review; refused where there is none."""
        found = self._rows.get(f"{REVIEW}/{key}", StoredReview)
        if found is None:
            raise KingdominoError("no_such_review")
        return found

    def view(self, key: str, since: int = 0) -> ReviewView:
        """A review as far as it is, with the moves after a number."""
        found = self.of(key)
        running = found.wanted and found.done < found.total
        steps = [step for step, _ in self._rows.all(f"{STEP}/{key}", tuple[str, str])]
        return review_view(replace(found, running=running), steps, since)

    def tried(self, key: str, wish: MoveToTry) -> TriedMove:
        """What another move would have been worth."""
        step = self._step(key, wish.number)
        if step is None:
            raise KingdominoError("not_reviewed_yet", number=wish.number)
        return tried(wish, self.of(key).record, *step)

    def _step(self, key: str, number: int) -> tuple[str, str] | None:
        return self._rows.get(f"{STEP}/{key}/{number:04}", tuple[str, str])

    def _keep(self, review: StoredReview) -> None:
        self._rows.put(f"{REVIEW}/{review.key}", review)

    def _go_on(self, key: str) -> None:
        """Have the next part worked out: the value of the first position (part 0), then move by move."""
        review = self.of(key)
        if not review.wanted or review.failure is not None or review.done >= review.total:
            return
        value: Any = review.start
        if review.done:
            step = self._step(key, review.done)
            value = None if step is None else json.loads(step[0])["shares"]
        question = {
            "kind": "review",
            "record": review.record,
            "playouts": review.playouts,
            "done": review.done,
            "value": value,
        }
        part = 0 if value is None else review.done + 1
        self._thoughts.ask(f"review:{key}:{part}", question, lambda found: self._take(key, part, found))

    def _take(self, key: str, part: int, found: Any) -> None:  # noqa: ANN401 - JSON
        review = self._rows.get(f"{REVIEW}/{key}", StoredReview)
        if review is None:  # everything was forgotten meanwhile
            return
        if part != (0 if review.start is None else review.done + 1):  # asked for twice, and taken already
            return
        if found is None:
            self._keep(replace(review, wanted=False))
            return
        if part == 0:
            self._keep(replace(review, start=tuple(found)))
        else:
            self._rows.put(f"{STEP}/{key}/{review.done + 1:04}", parts(msgspec.json.encode(found).decode()))
            self._keep(replace(review, done=review.done + 1))
        self._go_on(key)
