"""People's results agree with what the records of their games say, counted by a second definition of the rules."""

from __future__ import annotations

import asyncio
from random import Random

from kingdomino.server.live.results import work_out_results
from kingdomino.server.storage import Store
from kingdomino.tables.finished import results_from_record
from tests.server.recount import agreement, finished_random, recounted
from tests.server.storage.steps import step


def test_results_agree_with_a_recount_from_the_records(tmp_path):
    assert asyncio.run(agreement(str(tmp_path / "games.db"), games=15, seed=8)) == 15


def test_games_that_were_finished_before_get_their_results_and_unreadable_ones_are_left_out(tmp_path):
    async def work() -> None:
        store = Store(str(tmp_path / "games.db"))
        await store.open()
        try:
            games = [finished_random(Random(seed), f"TABLE-{seed}") for seed in range(3)]
            broken = finished_random(Random(9), "TABLE-9", record="no record at all")
            for game in (*games, broken):
                await store.append(step(game.game.replace("-", ""), finished=game))
            await work_out_results(store)
            assert await store.without_results(10) == []
            for guest in {guest for game in games for guest in game.guests if guest is not None}:
                found = await store.results_of(guest, players=None, hinted=None, limit=None)
                known = [result for game in games for result in results_from_record(game) if result.guest == guest]
                assert {result.game: result for result in found} == {
                    result.game: result for result in known if result.counted
                }
                assert [row for game in games for row in recounted(game) if row.guest == guest and row.counted] == [
                    result for result in known if result.counted
                ]
        finally:
            await store.close()

    asyncio.run(work())
