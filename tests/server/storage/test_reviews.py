"""Reviews in the storage: asked for, claimed by one server at a time, stored step by step, deleted with their game."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from kingdomino import KingdominoError
from kingdomino.server.storage import Store
from kingdomino.tables.answers.reviews import NewReview, StoredReview

from .steps import DAY, finished_game, opened, step, waited

NEW = NewReview("a" * 32, None, "record", "fair playouts=10 1", 10, (0.5, 0.5), 3)
OTHER = replace(NEW, key="b" * 32)


async def guests(store: Store, count: int = 2) -> list[int]:
    return [(await store.add_guest(f"G{number}", "en", b"hash", 1, 10 * DAY)).number for number in range(count)]


async def present(store: Store, key: str, now: int = 100) -> StoredReview:
    found = await store.review(key, now)
    assert found is not None
    return found


@waited
async def test_two_people_who_ask_for_one_game_share_its_review(database):
    async with opened(database) as store:
        ann, ben = await guests(store)
        first = await store.ask_review(NEW, ann, 100, 3)
        assert first == StoredReview(
            NEW.key, None, "record", NEW.made_by, 10, (0.5, 0.5), 0, 3, None, wanted=True, running=False, before=0
        )
        assert await store.claim_review("s1", 101, 200) is not None
        assert await store.keep_review_step(NEW.key, "s1", 1, ("{}", "[]"), 200)
        second = await store.ask_review(replace(NEW, record="another text"), ben, 150, 3)
        assert (second.done, second.running, second.record) == (1, True, "record")
        assert await store.leave_review(NEW.key, ann)
        assert not await store.leave_review(NEW.key, ann)
        assert (await present(store, NEW.key)).wanted
        assert await store.keep_review_step(NEW.key, "s1", 2, ("{}", "[]"), 200)
        assert await store.leave_review(NEW.key, ben)
        assert not await store.keep_review_step(NEW.key, "s1", 3, ("{}", "[]"), 200)
        assert not await store.renew_review(NEW.key, "s1", 300)
        assert await store.claim_review("s2", 1000, 1100) is None
        stopped = await present(store, NEW.key, 1000)
        assert (stopped.done, stopped.wanted, stopped.running) == (2, False, False)
        again = await store.ask_review(NEW, ben, 1000, 3)
        assert (again.done, again.wanted) == (2, True)


@waited
async def test_reviews_are_claimed_in_the_order_of_asking_and_each_by_one_server(database):
    async with opened(database) as store, opened(database) as elsewhere:
        ann, ben = await guests(store)
        await store.ask_review(OTHER, ann, 100, 3)
        await store.ask_review(NEW, ben, 101, 3)
        assert (await present(store, NEW.key)).before == 1
        claims = await asyncio.gather(
            store.claim_review("s1", 110, 200),
            elsewhere.claim_review("s2", 110, 200),
            store.claim_review("s3", 110, 200),
        )
        assert sorted(claim.key for claim in claims if claim is not None) == [NEW.key, OTHER.key]
        assert (await present(store, NEW.key, 150)).running
        assert await store.claim_review("s4", 150, 250) is None
        left_behind = await elsewhere.claim_review("s4", 201, 300)
        assert left_behind is not None
        assert left_behind.key == OTHER.key
        former = {claim.key: server for claim, server in zip(claims, ("s1", "s2", "s3"), strict=True) if claim}[
            OTHER.key
        ]
        assert not await store.renew_review(OTHER.key, former, 400)
        assert not await store.keep_review_step(OTHER.key, former, 1, ("{}", "[]"), 400)
        assert await elsewhere.keep_review_step(OTHER.key, "s4", 1, ("{}", "[]"), 400)
        await elsewhere.release_review(OTHER.key, "s4")
        assert not (await present(store, OTHER.key, 350)).running


@waited
async def test_steps_are_stored_in_order_and_once(database):
    async with opened(database) as store:
        (ann,) = await guests(store, 1)
        await store.ask_review(replace(NEW, start=None), ann, 100, 3)
        await store.claim_review("s1", 101, 200)
        assert await store.keep_review_start(NEW.key, "s1", (0.25, 0.75))
        assert not await store.keep_review_step(NEW.key, "s1", 2, ("two", "[]"), 200)
        for number, text in enumerate(("one", "two", "three"), start=1):
            assert await store.keep_review_step(NEW.key, "s1", number, (text, f"[{number}]"), 200)
            assert not await store.keep_review_step(NEW.key, "s1", number, ("again", "[]"), 200)
        assert await store.review_steps(NEW.key) == ["one", "two", "three"]
        assert await store.review_steps(NEW.key, 1, 1) == ["two"]
        assert await store.review_step(NEW.key, 2) == ("two", "[2]")
        assert await store.review_step(NEW.key, 4) is None
        done = await present(store, NEW.key, 150)
        assert (done.done, done.running, done.start) == (3, False, (0.25, 0.75))
        assert await store.claim_review("s2", 1000, 1100) is None


@waited
async def test_nobody_waits_for_more_reviews_than_allowed(database):
    async with opened(database) as store:
        ann, ben = await guests(store)
        await store.ask_review(NEW, ann, 100, 1)
        await store.ask_review(NEW, ann, 100, 1)
        with pytest.raises(KingdominoError) as refused:
            await store.ask_review(OTHER, ann, 100, 1)
        assert (refused.value.code, refused.value.facts["most"]) == ("too_many_reviews", 1)
        assert await store.review(OTHER.key, 100) is None
        await store.ask_review(OTHER, ben, 100, 1)
        await store.claim_review("s1", 101, 200)
        for number in (1, 2, 3):
            await store.keep_review_step(NEW.key, "s1", number, ("{}", "[]"), 200)
        assert (await store.ask_review(OTHER, ann, 110, 1)).wanted, "the first one is done"
        assert (await store.ask_review(NEW, ann, 110, 1)).done == 3


@waited
async def test_a_review_that_cannot_be_made_is_not_tried_again(database):
    async with opened(database) as store:
        (ann,) = await guests(store, 1)
        await store.ask_review(NEW, ann, 100, 3)
        await store.claim_review("s1", 101, 200)
        await store.fail_review(NEW.key, "s1", "illegal")
        assert await store.claim_review("s1", 1000, 1100) is None
        assert (await store.ask_review(NEW, ann, 1000, 3)).failure == "illegal"


@waited
async def test_a_review_goes_with_its_game_its_last_asker_and_after_long_disuse(database):
    async with opened(database) as store:
        ann, ben = await guests(store)
        await store.append(step(finished=finished_game("TABLE-1", (ann, ben))))
        await store.ask_review(replace(NEW, game="TABLE-1"), ann, 100, 3)
        await store.ask_review(OTHER, ben, 100, 3)
        await store.claim_review("s1", 101, 200)
        await store.keep_review_step(NEW.key, "s1", 1, ("{}", "[]"), 200)
        await store.sweep(9000, 6000, None)
        assert await store.finished("TABLE-1") is None
        assert await store.review(NEW.key, 100) is None
        assert await store.review_steps(NEW.key) == []
        assert not await store.renew_review(NEW.key, "s1", 300)
        assert not await store.keep_review_step(NEW.key, "s1", 2, ("{}", "[]"), 200)
        with pytest.raises(KingdominoError) as refused:
            await store.ask_review(replace(NEW, game="TABLE-1"), ann, 100, 3)
        assert refused.value.code == "no_such_finished_game"
        await store.forget_guest(ben)
        assert not (await present(store, OTHER.key)).wanted
        await store.sweep(9000, None, 100)
        assert await store.review(OTHER.key, 100) is not None
        await store.sweep(9000, None, 101)
        assert await store.review(OTHER.key, 100) is None
