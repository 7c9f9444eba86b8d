"""Reviews in the making, on both databases: step by step, killed and continued, given up, without their game."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.analysis import Decision, Reviewing
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.reviews import ReviewMaker, Timing
from kingdomino.server.storage import GuestResult, Store
from kingdomino.server.thinking import Job, NoThinker
from kingdomino.tables.answers.reviews import NewReview, StoredReview, new_review, whole_step
from tests.server.storage.conftest import *  # noqa: F403 - the databases of the storage's tests
from tests.server.storage.steps import DAY, finished_game, opened, step, waited

from .thinking_here import ThinkingHere, short_game

PLAYOUTS = 4
GAME = short_game(5, moves=28)
WISH = new_review(GAME.record(), PLAYOUTS)
QUICK = Timing(claim=0.5, beat=0.05, look=0.05, retry=0.01)


async def ask(store: Store, wish: NewReview = WISH) -> int:
    """A new person asks for a review."""
    guest = await store.add_guest("Ann", "en", b"hash", 1, 10 * DAY)
    await store.ask_review(wish, guest.number, now_in_milliseconds(), 3)
    return guest.number


async def progress(store: Store, wish: NewReview = WISH) -> StoredReview:
    found = await store.review(wish.key, now_in_milliseconds())
    assert found is not None
    return found


async def reached(store: Store, done: int, wish: NewReview = WISH) -> None:
    """Wait until so many steps are stored."""
    async with asyncio.timeout(300):
        while (await progress(store, wish)).done < done:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def making(store: Store, thinker: ThinkingHere, at_once: int = 1):
    maker = ReviewMaker(store, thinker, at_once, timing=QUICK)
    await maker.open()
    try:
        yield maker
    finally:
        await maker.close()


async def steps_of(store: Store, wish: NewReview = WISH):
    found = [await store.review_step(wish.key, number) for number in range(1, wish.total + 1)]
    return tuple(whole_step(*step) for step in found if step is not None)


@pytest.fixture(scope="module")
def expected():
    return Reviewing(GAME.record(), playouts=PLAYOUTS).run()


@waited
async def test_a_review_made_step_by_step_is_the_librarys_own(database, expected):
    async with opened(database) as store:
        await ask(store)
        thinker = ThinkingHere()
        async with making(store, thinker):
            await reached(store, WISH.total)
        assert await steps_of(store) == expected.steps
        assert (await progress(store)).start == expected.start
        assert thinker.jobs == [f"review:{WISH.key}:{part}" for part in ("start", *range(1, WISH.total + 1))]
        assert "Ann" not in (await progress(store)).record


@waited
async def test_a_whole_review_leaves_accuracy_and_luck_of_each_seat_for_statistics(database, expected):
    async with opened(database) as store:
        wish = replace(WISH, game="TABLE-1")
        own = GuestResult(1, "TABLE-1", 5000, True, 2, "plain", "", 0, 0, 40, 1, 12, 0, 0, (40, 0, 0, 0, 0, 0))
        other = replace(own, guest=2, seat=1, hints=3)
        played = step(finished=finished_game("TABLE-1"))
        await store.append(replace(played, results=(own, other)))
        guest = await ask(store, wish)
        async with making(store, ThinkingHere()):
            await reached(store, wish.total - 1, wish)
            await reached(store, wish.total, wish)
        (found,) = await store.reviewed_of(1, players=None, hinted=False, limit=10)
        moves = [one for one in expected.steps if isinstance(one, Decision) and one.grade is not None and one.seat == 0]
        assert (found.game, found.ended, found.figures.seat, found.figures.moves) == ("TABLE-1", 5000, 0, len(moves))
        assert found.figures.accuracy == pytest.approx(expected.accuracy[0])
        assert found.figures.luck == pytest.approx(expected.balance[0].luck)
        assert await store.reviewed_of(1, players=4, hinted=False, limit=10) == []
        assert await store.reviewed_of(2, players=None, hinted=False, limit=10) == [], "games with hints are told apart"
        await store.leave_review(wish.key, guest)
        await store.sweep(0, 6000, None)  # games that ended before
        assert await store.reviewed_of(1, players=None, hinted=False, limit=10) == []


_KILLED = """
import asyncio, sys
from kingdomino.server.reviews import ReviewMaker
from tests.server.reviews.test_making import QUICK
from tests.server.reviews.thinking_here import ThinkingHere
from tests.server.storage.steps import opened

async def main():
    def told(job):
        print(job.name, flush=True)
    async with opened(sys.argv[1]) as store:
        await ReviewMaker(store, ThinkingHere(told), timing=QUICK).open()
        await asyncio.Event().wait()

asyncio.run(main())
"""


@waited
async def test_a_killed_server_loses_the_move_at_hand_and_another_goes_on(database, expected):
    async with opened(database) as store:
        await ask(store)
        killed = subprocess.Popen([sys.executable, "-c", _KILLED, database], stdout=subprocess.PIPE, text=True)
        assert killed.stdout is not None
        for line in killed.stdout:
            if line.endswith(":8\n"):
                break
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        killed.stdout.close()
        done = (await progress(store)).done
        assert done >= 7
        thinker = ThinkingHere()
        async with making(store, thinker):
            await reached(store, WISH.total)
        assert thinker.jobs[0] == f"review:{WISH.key}:{done + 1}"
        assert await steps_of(store) == expected.steps


@waited
async def test_a_review_that_nobody_waits_for_stops_and_goes_on_when_asked_again(database, expected):
    async with opened(database) as store:
        ann = await ask(store)
        held = asyncio.Event()

        def hold(job: Job) -> object:
            return held.wait() if job.name == f"review:{WISH.key}:4" else None

        thinker = ThinkingHere(hold)
        async with making(store, thinker) as maker:
            await reached(store, 3)
            assert await store.leave_review(WISH.key, ann)
            while (await progress(store)).running:
                await asyncio.sleep(0.02)
            assert (await progress(store)).done == 3
            held.set()
            await ask(store)
            maker.asked()
            await reached(store, WISH.total)
        assert await steps_of(store) == expected.steps


@waited
async def test_a_review_of_a_game_that_is_deleted_meanwhile_ends_quietly(database, caplog):
    async with opened(database) as store:
        await store.append(step(finished=finished_game("TABLE-1")))
        wish = new_review(GAME.record(), PLAYOUTS, "TABLE-1")
        await ask(store, wish)
        held = asyncio.Event()

        def hold(job: Job) -> object:
            return held.wait() if job.name == f"review:{wish.key}:3" else None

        thinker = ThinkingHere(hold)
        async with making(store, thinker) as maker:
            await reached(store, 2, wish)
            await store.sweep(9000, 6000, None)
            other = new_review(short_game(6).record(), PLAYOUTS)
            await ask(store, other)
            maker.asked()
            await reached(store, other.total, other)
        assert await store.review(wish.key, 1) is None
        assert [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []


@waited
async def test_bots_that_cannot_think_now_are_asked_again_and_a_refusal_ends_the_review(database):
    async with opened(database) as store:
        await ask(store)
        refusals = iter([NoThinker(), NoThinker(), None, None, KingdominoError("unreadable_move", text="x")])

        def refuse(_: Job) -> None:
            error = next(refusals)
            if error is not None:
                raise error

        async with making(store, ThinkingHere(refuse)):
            while (await progress(store)).failure is None:
                await asyncio.sleep(0.02)
        found = await progress(store)
        assert (found.failure, found.done) == ("unreadable_move", 1)


@waited
async def test_several_reviews_are_made_at_once(sqlite_database):
    other = new_review(short_game(6).record(), PLAYOUTS)
    async with opened(f"sqlite:///{sqlite_database}") as store:
        await ask(store)
        await ask(store, other)
        thinker = ThinkingHere()
        async with making(store, thinker, at_once=2):
            await reached(store, WISH.total)
            await reached(store, other.total, other)
        begun = [name.split(":")[1] for name in thinker.jobs[:4]]
        assert set(begun) == {WISH.key, other.key}


def test_the_key_is_of_the_game_the_engine_and_the_budget_and_not_of_names():
    renamed = short_game(5, ("Cid", "Dan"), moves=28)
    assert new_review(renamed.record(), PLAYOUTS) == WISH
    assert new_review(GAME.record(), PLAYOUTS + 1).key != WISH.key
    assert new_review(short_game(6).record(), PLAYOUTS).key != WISH.key


def test_only_finished_and_sound_records_are_reviewed():
    game = Game.shuffled(Ruleset(players=2), seed=1)
    with pytest.raises(KingdominoError) as refused:
        new_review(game.record(), PLAYOUTS)
    assert refused.value.code == "review_of_unfinished_game"
    with pytest.raises(KingdominoError) as refused:
        new_review(GAME.record().replace("deal", "dear"), PLAYOUTS)
    assert "line" in refused.value.facts
