"""The results of people added up: right after every way in which results come and go."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

from kingdomino.server.storage import GuestResult, Store

from .steps import added_up, finished_game, opened, step, waited


def _results(game: str, ended: int, chance: Random) -> tuple[GuestResult, ...]:
    """What two people got, of one of a few kinds."""
    one = GuestResult(
        guest=1,
        game=game,
        ended=ended,
        counted=chance.random() < 0.8,
        players=chance.choice((2, 4)),
        variant=chance.choice(("plain", "both")),
        level=chance.choice(("", "duke")),
        hints=chance.choice((0, 0, 3)),
        seat=0,
        points=chance.randint(0, 90),
        place=1,
        won=chance.choice((0, 6, 12)),
        harmony=chance.choice((0, 5)),
        middle_kingdom=chance.choice((0, 10)),
        terrains=tuple(chance.randint(0, 20) for _ in range(6)),
    )
    return one, replace(one, guest=2, seat=1, points=chance.randint(0, 90), won=0)


async def _agree(store: Store) -> int:
    """How many games are in the sums of two people, which are those of their results."""
    for guest in (1, 2):
        results = await store.results_of(guest, players=None, hinted=None, limit=None)
        assert list(await store.sums_of(guest)) == added_up(results)
        plain = [result for result in results if result.hints == 0]
        best = await store.best_of(guest, None)
        assert best == min(plain, key=lambda result: (-result.points, result.ended, result.game), default=None)
    return sum([part.games for guest in (1, 2) for part in await store.sums_of(guest)])


@waited
async def test_sums_follow_results_that_come_and_go(database):
    chance = Random(17)
    async with opened(database) as store:
        made = [_results(f"G{number}-1", 1000 * number, chance) for number in range(1, 41)]
        writes = [
            replace(step(f"G{at}", finished=finished_game(f"G{at}-1", ended=1000 * at)), results=results)
            for at, results in enumerate(made, start=1)
        ]
        await asyncio.gather(*(store.append(write) for write in writes))
        counted = [result for pair in made for result in pair if result.counted]
        assert await _agree(store) == len(counted)
        await store.keep_results([result for pair in made for result in pair])  # known already
        assert await _agree(store) == len(counted)
        await store.sweep(0, 20_500, None)  # games that ended before
        assert await _agree(store) == len([result for result in counted if result.ended > 20_500])
        await store.forget_guest(2)
        assert (await store.sums_of(2), await store.best_of(2, None)) == ([], None)
        assert await _agree(store) == len([one for one in counted if one.ended > 20_500 and one.guest == 1])
        await store.sweep(0, 50_000, None)
        assert await store.sums_of(1) == []


@waited
async def test_two_servers_that_end_games_of_the_same_people_at_once_add_up_all_of_them(postgres_database):
    chance = Random(18)
    async with opened(postgres_database) as store, opened(postgres_database) as other:
        writes = [
            replace(
                step(f"G{at}", finished=finished_game(f"G{at}-1", ended=at)), results=_results(f"G{at}-1", at, chance)
            )
            for at in range(60)
        ]
        await asyncio.gather(*((store, other)[at % 2].append(write) for at, write in enumerate(writes)))
        assert await _agree(store) == sum([result.counted for write in writes for result in write.results])
