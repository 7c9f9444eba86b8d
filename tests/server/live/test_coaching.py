"""Hints and grades at a table: who gets them, what they cost, what becomes of those that come too late."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest
from msgspec import structs

from kingdomino.analysis import hint_in
from kingdomino.notation import read_record
from kingdomino.rules import KingdominoError
from kingdomino.server.live import coaching
from kingdomino.server.thinking import Job, NoThinker
from kingdomino.server.thinking.bot_main import ANSWERS
from kingdomino.tables import deciding, gathering
from kingdomino.tables.messages.client import Configure
from tests.server.live.hubs import ANNA, BORIS, Patient, Person, hub_on, wish


class Coaching(Patient):
    """Bots move at once; analyses are real, with few playouts, and wait until they are allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Counter[str] = Counter()
        self.can_think_now = True

    async def choose(self, job: Job) -> str:
        self.kinds[job.kind] += 1
        if job.kind != "move":
            self.wanted.set()
            await self.allowed.wait()
            if not self.can_think_now:
                raise NoThinker
        return ANSWERS[job.kind](replace(job, playouts=None if job.kind == "move" else 20))


def refused(code: str):
    return pytest.raises(KingdominoError, check=lambda error: error.code == code)


async def started(hub, *kinds, **terms):
    """A running table at which Anna, on seat 0, is to act."""
    code, _ = await hub.create(ANNA, "Anna", wish(*kinds, start=True, **terms))
    anna = Person(ANNA)
    await hub.enter(code, anna, None)
    await anna.until(lambda: turn_of(anna) is not None)
    return code, anna


def turn_of(person):
    news = [message for message in person.messages if message["type"] in ("table", "change")]
    return news[-1]["you"]["turn"]


async def version_of(hub, code):
    return await hub.look(code, lambda table: table.version)


def test_one_analysis_serves_all_steps_and_everybody_hears_of_them(tmp_path):
    async def play():
        thinker = Coaching()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, store):
            code, anna = await started(hub, "me", "page")
            watcher = Person(BORIS)
            await hub.enter(code, watcher, None)
            position = await hub.look(code, lambda table: table.game.position)
            found = []
            for step in (1, 2, 3, 3):
                version, hint = await hub.coach.hint(code, ANNA, await version_of(hub, code), step)
                found.append(hint)
            assert thinker.kinds["hint"] == 1
            assert [hint.step for hint in found] == [1, 2, 3, 3]
            assert (found[0].move, found[0].dominoes, found[1].move) == (None, (), None)
            assert len(found[1].dominoes) == 2
            legal = [str(move) for move in position.legal_moves()]
            assert found[2].move in legal
            await watcher.until(lambda: watcher.version == version)
            told = [happening["event"] for message in watcher.messages for happening in message.get("happened", ())]
            used = [event for event in told if event["type"] == "hint_used"]
            assert used == [{"type": "hint_used", "seat": 0, "step": step, "level": "king"} for step in (1, 2, 3)]
            assert await hub.look(code, lambda table: table.game.view(0).hints) == (1, 0)
            before = await hub.look(code, lambda table: len(table.game.moves))
            assert await hub.look(code, lambda table: table.game.hints) == {before: (position.to_act, 3)}
            await hub.move(code, ANNA, version, legal[0])
            await play_out(hub, code, anna)
            record = (await store.finished(f"{code}-1")).record
            assert read_record(record).record.comments == ((before + 1, "%h 3"),)

    asyncio.run(play())


async def play_out(hub, code, anna):
    while True:
        await anna.until(lambda: turn_of(anna) is not None or "'finished'" in repr(anna.messages[-1]))
        turn = turn_of(anna)
        if turn is None:
            return
        await hub.move(code, ANNA, anna.version, turn["moves"][0]["move"])


def test_a_hint_is_refused_where_none_may_be_given(tmp_path):
    async def play():
        thinker = Coaching()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await started(hub, "me", "me")
            version = await version_of(hub, code)
            with refused("hints_not_allowed"):
                await hub.coach.hint(code, ANNA, version, 1)
            with refused("hints_not_allowed"):
                await hub.coach.grade(code, ANNA, version)
            code, _ = await started(hub, "me", "page")
            version = await version_of(hub, code)
            with refused("not_your_seat"):
                await hub.coach.hint(code, BORIS, version, 1)
            with refused("stale"):
                await hub.coach.hint(code, ANNA, version - 1, 1)
            assert await version_of(hub, code) == version

    asyncio.run(play())


def test_a_hint_that_comes_after_the_move_is_dropped(tmp_path):
    async def play():
        thinker = Coaching()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, anna = await started(hub, "me", "me", hints=True)
            version = await version_of(hub, code)
            asked = asyncio.ensure_future(hub.coach.hint(code, ANNA, version, 3))
            await thinker.wanted.wait()
            await hub.move(code, ANNA, version, turn_of(anna)["moves"][0]["move"])
            thinker.allowed.set()
            with refused("stale"):
                await asked
            assert await hub.look(code, lambda table: table.game.hints) == {}

    asyncio.run(play())


@pytest.mark.parametrize("limit", ["_MOST_AT_ONCE", "_MOST_FOR_ONE"])
def test_too_many_questions_and_no_thinker_are_told_as_busy(tmp_path, monkeypatch, limit):
    async def play():
        monkeypatch.setattr(coaching, limit, 1)
        thinker = Coaching()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            (code, _), (other, _) = await started(hub, "me", "page"), await started(hub, "me", "page")
            first = asyncio.ensure_future(hub.coach.hint(code, ANNA, await version_of(hub, code), 1))
            await thinker.wanted.wait()
            with refused("coach_busy"):
                await hub.coach.hint(other, ANNA, await version_of(hub, other), 1)
            thinker.can_think_now = False
            thinker.allowed.set()
            with refused("coach_busy"):
                await first
            thinker.can_think_now = True
            _, hint = await hub.coach.hint(code, ANNA, await version_of(hub, code), 1)
            assert hint.step == 1

    asyncio.run(play())


def test_ones_own_newest_decision_is_graded_until_it_is_taken_back(tmp_path):
    async def play():
        thinker = Coaching()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, anna = await started(hub, "me", "me", hints=True)
            move = turn_of(anna)["moves"][0]["move"]
            made = await hub.move(code, ANNA, await version_of(hub, code), move)
            graded = await hub.coach.grade(code, ANNA, made)
            assert graded.move == move
            assert graded.grade in ("best", "good", "inaccuracy", "mistake", "blunder")
            with refused("stale"):
                await hub.coach.grade(code, ANNA, made - 1)
            with refused("stale"):
                await hub.coach.grade(code, BORIS, made)
            await hub.act(code, lambda live: deciding.undo(live.table, ANNA, live.table.version))
            with refused("stale"):
                await hub.coach.grade(code, ANNA, made)

    asyncio.run(play())


def test_the_grade_of_a_hint_s_move_is_the_best(tmp_path):
    async def play():
        thinker = Coaching()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await started(hub, "me", "page")
            version, hint = await hub.coach.hint(code, ANNA, await version_of(hub, code), 3)
            made = await hub.move(code, ANNA, version, hint.move)
            graded = await hub.coach.grade(code, ANNA, made)
            assert (graded.grade, graded.why) == ("best", None)

    asyncio.run(play())


def test_hints_are_allowed_to_one_person_among_bots_unless_the_host_says_otherwise(tmp_path):
    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):

            async def allowed(code):
                return await hub.look(code, lambda table: table.view(0).hints)

            alone, _ = await hub.create(ANNA, "Anna", wish("me", "page"))
            together, _ = await hub.create(ANNA, "Anna", wish("me", "me"))
            told, _ = await hub.create(ANNA, "Anna", wish("me", "me", hints=True))
            assert [await allowed(code) for code in (alone, together, told)] == [True, False, True]
            terms = Configure(id=1, table=alone, rules="2 classic", dynasty=False, listed=False, hints=False)
            await hub.act(alone, lambda live: gathering.configure(live.table, ANNA, terms))
            assert not await allowed(alone)
            unsaid = structs.replace(terms, hints=None)
            await hub.act(alone, lambda live: gathering.configure(live.table, ANNA, unsaid))
            assert not await allowed(alone), "what is not said stays"
            opened, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            assert await allowed(opened)
            await hub.act(opened, lambda live: gathering.sit(live.table, BORIS, 1, "Boris"))
            assert not await allowed(opened)

    asyncio.run(play())


def test_the_library_gives_the_hint_that_the_table_gives(tmp_path):
    async def play():
        thinker = Coaching()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await started(hub, "me", "page")
            position = await hub.look(code, lambda table: table.game.position)
            _, hint = await hub.coach.hint(code, ANNA, await version_of(hub, code), 3)
            assert hint.move == str(hint_in(position, playouts=20).move)

    asyncio.run(play())
