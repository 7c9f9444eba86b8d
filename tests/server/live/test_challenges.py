"""The challenge of a day: the same game everywhere, one first try that counts once, and nothing told early."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from datetime import date, timedelta
from typing import Any

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.server.live.challenges import Challenges
from kingdomino.server.live.hub import Hub
from kingdomino.server.storage import Attempt, Guest
from kingdomino.server.thinking import Job, LocalThinker, Warming
from kingdomino.tables import Table, challenge, gathering
from tests.server.live.hubs import ANNA, BORIS, Patient, Person, hub_on

DAY = date(2026, 11, 16)
WHO = Guest(ANNA, "Anna", "en")


class Willing(Patient):
    """Answers at once; keeps every job."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed.set()
        self.jobs: list[Job] = []

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        return await super().choose(job)


class Shared(LocalThinker):
    """Real bots for several hubs: opened once, closed by the test."""

    async def open(self, warming: Warming) -> None:
        if not self._is_open:
            await super().open(warming)

    async def close(self) -> None:
        """Others still ask."""


class Clock:
    """Says which day it is."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> date:
        return self.day


@asynccontextmanager
async def days_on(database: str, thinker: Any = None, clock: Clock | None = None):
    """A hub on a database, its challenges, its store and its clock."""
    clock, thinker = clock or Clock(), thinker or Willing()
    async with hub_on(database, thinker=thinker) as (hub, store):
        challenges = Challenges(hub, store, thinker, clock)
        try:
            yield hub, challenges, store, clock
        finally:
            await challenges.close()


async def played_out(hub: Hub, code: str, person: Person | None = None) -> list[str]:
    """Play the first legal move whenever it is Anna's turn; the moves of the whole game."""
    person = person or Person(ANNA)
    await hub.enter(code, person, None)
    while True:
        await person.until(lambda: _mine_or_over(hub, code), 300)
        version, over, moves, move = await hub.look(code, _turn)
        if over:
            await hub.look_away(code, person)
            return moves
        await hub.move(code, ANNA, version, move)


def _mine_or_over(hub: Hub, code: str) -> bool:
    live = hub._live_tables.get(code)
    assert live is not None
    game = live.table.game
    assert game is not None
    return game.is_over or game.position.to_act == challenge.PERSON


def _turn(table: Table) -> tuple[int, bool, list[str], str]:
    assert table.game is not None
    over = table.game.is_over
    return table.version, over, list(table.game.moves), "" if over else str(table.game.position.legal_moves()[0])


def test_the_derivation_from_the_date_is_pinned():
    assert challenge.seed_of(DAY) == 312508700681887031142213498762893639769
    assert challenge.dealer_of(DAY).deck[:8] == (12, 25, 20, 37, 16, 1, 10, 7)
    assert challenge.dealer_of(DAY).kings == (1, 2, 0, 3)
    assert challenge.thought_for(DAY, "duke", 7) == challenge.Thought(256, 6923404039747422684)
    assert challenge.dealer_of(DAY + timedelta(1)).deck != challenge.dealer_of(DAY).deck


def test_a_date_gives_the_same_game_on_two_databases(tmp_path, postgres_database):
    async def game(database: str, thinker: LocalThinker) -> list[str]:
        async with days_on(database, thinker) as (hub, challenges, _, _):
            return await played_out(hub, (await challenges.first_table(WHO, DAY)).table)

    async def play() -> None:
        thinker = Shared()
        try:
            on_file = await game(str(tmp_path / "games.db"), thinker)
            on_postgres = await game(postgres_database, thinker)
            assert on_file == on_postgres
            assert len(on_file) == 1 + 12 + 4 + 8 * 11 + 4
        finally:
            await LocalThinker.close(thinker)

    asyncio.run(play())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    return str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")


def test_a_first_try_has_one_table_and_one_result_whatever_is_opened_twice_or_stopped(database):
    async def play() -> None:
        async with days_on(database) as (hub, challenges, store, _):
            with pytest.raises(KingdominoError, match="day_not_finished"):
                await challenges.further_table(WHO, DAY)
            tries = await asyncio.gather(*(challenges.first_table(WHO, DAY) for _ in range(5)))
            assert len({attempt.table for attempt in tries}) == 1
            assert tries[0].counted
            code = tries[0].table
            assert len(await store.tables_of(ANNA)) == 1
        async with days_on(database) as (hub, challenges, store, clock):  # another process, after midnight
            clock.day = DAY + timedelta(1)
            assert (await challenges.first_table(WHO, DAY)).table == code
            with pytest.raises(KingdominoError, match="day_not_finished"):
                await challenges.further_table(WHO, DAY)
            await played_out(hub, code)
            done = await challenges.first_table(WHO, DAY)
            assert (done.table, done.counted, done.game) == (code, True, f"{code}-1")
            assert await store.results_of_day("2026-11-16") == {done.points: 1}
            again = await challenges.further_table(WHO, DAY)
            assert again != code
            assert not (await hub.look(again, lambda table: table.challenge)).counted
            await played_out(hub, again)
            assert await store.attempt(ANNA, "2026-11-16") == done
            assert await store.results_of_day("2026-11-16") == {done.points: 1}
            counted = await store.results_of(ANNA, players=None, hinted=None, limit=None)
            assert [result.game for result in counted] == [done.game], "an uncounted try is in no statistics"

    asyncio.run(play())


def test_a_try_that_was_noted_and_not_set_up_is_set_up_when_it_is_asked_for_again(tmp_path):
    async def play() -> None:
        async with days_on(str(tmp_path / "games.db")) as (hub, challenges, store, clock):
            noted = await store.begin_attempt(Attempt(ANNA, "2026-11-16", "ABCDE", True, 1))
            assert await challenges.first_table(WHO, DAY) == noted
            assert await hub.look("ABCDE", lambda table: table.stage) == "playing"
            await hub.set_up("BCDEF", challenge.created(DAY, counted=False, guest=BORIS, name="Boris"), BORIS)
            await store.begin_attempt(Attempt(ANNA, "2026-11-15", "BCDEF", False, 1))
            moved = await challenges.first_table(WHO, DAY - timedelta(1))
            assert moved.table != "BCDEF", "the code belongs to another's table"
            await store.begin_attempt(Attempt(ANNA, "2026-11-14", "CDEFG", True, 1))
            late = await challenges.first_table(WHO, DAY - timedelta(2))
            assert not late.counted, "its table was deleted, and its day is over"
            clock.day = DAY - timedelta(3)
            with pytest.raises(KingdominoError, match="no_such_day") as refused:
                await challenges.first_table(WHO, DAY)
            assert refused.value.facts["last"] == "2026-11-13"
            with pytest.raises(KingdominoError, match="no_such_day"):
                await challenges.first_table(WHO, challenge.FIRST_DAY - timedelta(1))

    asyncio.run(play())


def test_seats_and_terms_of_a_day_are_fixed_and_a_seat_is_kept(tmp_path):
    async def play() -> None:
        async with days_on(str(tmp_path / "games.db")) as (hub, challenges, _, _):
            code = (await challenges.first_table(WHO, DAY)).table
            table = await hub.look(code, lambda table: table)
            refused = [
                lambda: gathering.seat_bot(table, ANNA, 1, "page", ()),
                lambda: gathering.clear(table, ANNA, 1),
                lambda: gathering.stand(table, ANNA, 0),
                lambda: gathering.sit(table, BORIS, 1, "Boris"),
                lambda: gathering.again(table, ANNA),
            ]
            for command in refused:
                with pytest.raises(KingdominoError, match="day_is_fixed"):
                    command()
            assert gathering.leave(table, ANNA) == []
            assert [seat.level for seat in table.seats] == [None, "squire", "knight", "duke"]

    asyncio.run(play())


def test_bots_think_with_the_playouts_and_seeds_of_the_day_and_nothing_of_the_deck_is_told(tmp_path):
    async def play() -> None:
        thinker, anna = Willing(), Person(ANNA)
        async with days_on(str(tmp_path / "games.db"), thinker) as (hub, challenges, store, _):
            code = (await challenges.first_table(WHO, DAY)).table
            await played_out(hub, code, anna)
            while await store.king_of_day("2026-11-16") is None:
                await asyncio.sleep(0)
        for job in thinker.jobs:
            level = challenge.PLAYOUTS.get(job.level)
            assert (job.playouts, job.seconds) == (level, None)
        names = {job.name: job for job in thinker.jobs}
        assert sum(name.startswith("daily:") for name in names) == 4 + 8 * 11 + 4, (
            "the king played all seats' game once"
        )
        assert {job.level for job in thinker.jobs if job.name.startswith("daily:")} == {
            "squire",
            "knight",
            "duke",
            "king",
        }
        told = [str(message) for message in anna.messages]
        end = next(at for at, text in enumerate(told) if str(challenge.seed_of(DAY)) in text)
        assert "'finished'" in told[end], "the seed is told at the end"
        assert all("'result': {" not in text for text in told[:end])

    asyncio.run(play())


def test_a_forgotten_person_is_in_no_days_and_in_no_statistics(database):
    async def play() -> None:
        async with days_on(database) as (hub, challenges, store, _):
            guest = await store.add_guest("Anna", "en", b"secret", 0, 2**40)
            assert guest.number == ANNA
            code = (await challenges.first_table(WHO, DAY)).table
            await played_out(hub, code)
            assert await store.sums_of(ANNA)
            async with hub.farewell(ANNA):
                await store.forget_guest(ANNA)
            assert (await store.attempt(ANNA, "2026-11-16"), await store.sums_of(ANNA)) == (None, [])
            assert await store.results_of_day("2026-11-16") == {}
            assert await store.without_results(10) == []

    asyncio.run(play())
