"""Tables, people's games and what dealers know, as lists ask for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData

from kingdomino.server.storage import Hidden, TableLimit, TooManyTables
from kingdomino.server.storage.rows import all_of

from .steps import finished_game, opened, step, waited


@waited
async def test_the_lobby_shows_listed_tables_that_gather_newest_first(database):
    async with opened(database) as store:
        guests = ((await store.add_guest("Ann", "en", b"hash", 0, 1)).number,)
        for created, (code, stage, listed) in enumerate(
            [("AAAAA", "gathering", True), ("BBBBB", "playing", True), ("CCCCC", "gathering", False),
             ("DDDDD", "gathering", True), ("EEEEE", "finished", True)]
        ):  # fmt: skip
            wish = step(code, stage=stage, listed=listed, created=created, guests=guests, open_seats=1)
            await store.append(wish)
        assert [found.code for found in await store.lobby()] == ["DDDDD", "AAAAA"]
        assert [found.code for found in await store.lobby(limit=1)] == ["DDDDD"]
        await store.append(step("DDDDD", 2, stage="playing", listed=True))
        assert [found.code for found in await store.lobby()] == ["AAAAA"]


@waited
async def test_the_lobby_shows_no_table_that_is_full_or_that_everybody_left(database):
    async with opened(database) as store:
        ann, bob = [(await store.add_guest(name, "en", name.encode(), 0, 1)).number for name in ("Ann", "Bob")]
        gathering = {"stage": "gathering", "listed": True, "open_seats": 1}
        await store.append(step("AAAAA", guests=(ann,), created=1, **gathering))
        await store.append(step("BBBBB", guests=(bob,), created=2, **gathering))
        await store.append(step("CCCCC", guests=(ann, bob), created=3, **{**gathering, "open_seats": 0}))
        await store.append(step("DDDDD", guests=(ann,), created=4, **gathering))
        await store.append(step("DDDDD", 2, guests=(), created=4, **gathering))
        await store.append(step("EEEEE", guests=(), host=ann, created=5, **gathering))
        assert [found.code for found in await store.lobby(2)] == ["BBBBB", "AAAAA"], "counted after they are chosen"
        assert [found.code for found in await store.lobby(2, ["EEEEE", "CCCCC"])] == ["EEEEE", "BBBBB"]
        await store.drop_secret(bob, b"Bob")
        await store.sweep(0, None, None)
        assert [found.code for found in await store.lobby()] == ["AAAAA"], "nobody can be Bob any more"


@waited
async def test_my_tables_are_those_where_i_sit_and_that_are_not_over_last_touched_first(database):
    async with opened(database) as store:
        await store.append(step("AAAAA", guests=(5, 6), updated=10))
        await store.append(step("BBBBB", guests=(5, 5), updated=30))
        await store.append(step("CCCCC", guests=(5,), stage="finished"))
        await store.append(step("DDDDD", guests=(6,), updated=20))
        assert [found.code for found in await store.tables_of(5)] == ["BBBBB", "AAAAA"]
        assert [found.code for found in await store.tables_of(5, limit=1)] == ["BBBBB"]
        await store.append(step("BBBBB", 2, guests=(6,), updated=31))
        assert [found.code for found in await store.tables_of(5)] == ["AAAAA"]
        assert [found.code for found in await store.tables_of(6)] == ["BBBBB", "DDDDD", "AAAAA"]
        await store.append(step("BBBBB", 3, guests=(6, 5), updated=32))
        assert [found.code for found in await store.tables_of(5)] == ["BBBBB", "AAAAA"]


@waited
async def test_who_sits_is_right_when_two_servers_take_turns(postgres_database):
    async with opened(postgres_database) as one, opened(postgres_database) as two:
        await one.append(step(number=1, guests=(1, 2)))
        await two.append(step(number=2, guests=(1, 3)))
        await one.append(step(number=3, guests=(1, 2)))
        assert [len(await two.tables_of(guest)) for guest in (1, 2, 3)] == [1, 1, 0]


async def is_full(store, guest: int, most: int, table: str = "", number: int = 1, since: int = 0) -> bool:
    """Whether a step of a table is refused for this limit; it is of another person."""
    try:
        await store.append(
            replace(step(table or f"N{guest}{most}{since}", number, host=9), limit=TableLimit(guest, most, since))
        )
    except TooManyTables:
        return True
    return False


@waited
async def test_a_limit_counts_tables_of_a_host_or_with_a_seat_that_are_not_over(database):
    async with opened(database) as store:
        for code, stage, host in (("AAAAA", "gathering", 5), ("BBBBB", "playing", 5), ("CCCCC", "finished", 5)):
            await store.append(step(code, stage=stage, host=host))
        await store.append(step("DDDDD", 1, host=6))
        await store.append(step("DDDDD", 2, host=5))
        await store.append(step("EEEEE", host=6, guests=(5, 6)))
        await store.append(step("FFFFF", host=6, guests=(5, 6), stage="finished"))
        assert [await is_full(store, 5, most) for most in (4, 5)] == [True, False]
        assert [await is_full(store, 6, most) for most in (1, 2)] == [True, False]
        assert not await is_full(store, 5, 4, "EEEEE", 2), "the step's own table is not counted"


@waited
async def test_a_table_that_its_host_left_counts_only_for_a_while(database):
    async with opened(database) as store:
        await store.append(step("AAAAA", host=5, guests=(5, 6), updated=100))
        await store.append(step("BBBBB", host=5, guests=(), updated=100))
        await store.append(step("CCCCC", host=5, guests=(5,), updated=100))
        await store.append(step("CCCCC", 2, host=5, guests=(), updated=200))
        assert [await is_full(store, 5, most, since=50) for most in (3, 4)] == [True, False]
        assert [await is_full(store, 5, most, since=150) for most in (2, 3)] == [True, False]
        assert [await is_full(store, 5, most, since=250) for most in (1, 2)] == [True, False]


@waited
async def test_tables_that_two_servers_set_up_at_once_are_counted_together(postgres_database):
    async with opened(postgres_database) as one, opened(postgres_database) as two:
        writes = [replace(step(f"T{number:04}", host=5), limit=TableLimit(5, 20, 0)) for number in range(26)]
        appended = [(one, two)[at % 2].append(write) for at, write in enumerate(writes)]
        ends = await asyncio.gather(*appended, return_exceptions=True)
        assert Counter(type(end) for end in ends) == {type(None): 20, TooManyTables: 6}
        assert sum(map(bool, (await one.versions([write.table for write in writes])).values())) == 20


@waited
async def test_known_at_a_table_is_who_sits_or_sat_there_and_its_host(database):
    async with opened(database) as store:
        await store.append(step("AAAAA", host=5, guests=(6, 7)))
        await store.append(step("AAAAA", 2, host=5, guests=(6,)))
        assert [await store.is_known_at("AAAAA", guest) for guest in (5, 6, 7, 8)] == [True, True, True, False]
        assert not await store.is_known_at("BBBBB", 5)


@waited
async def test_versions_of_any_number_of_tables(database):
    async with opened(database) as store:
        await store.append(step("AAAAA"))
        await store.append(step("AAAAA", 2))
        await store.append(step("BBBBB"))
        unknown = [f"X{number}" for number in range(2000)]
        assert await store.versions([*unknown, "AAAAA", "BBBBB"]) == {"AAAAA": 2, "BBBBB": 1}
        assert await store.versions([]) == {}


@waited
async def test_what_the_dealer_knows_is_kept_and_shown_by_no_repr(database):
    async with opened(database) as store:
        kept = Hidden("g1", "TABLE", "2 classic", "340282366920938463463374607431768211455", "salt", (3, 1, 2), (0, 1))
        bare = Hidden("fixed:TABLE", "TABLE", "2 classic", None, None, (9, 8), (1, 0))
        await store.append(step(hidden=kept))
        await store.append(step(number=2, hidden=bare))
        assert await store.hidden("g1") == kept
        assert await store.hidden("fixed:TABLE") == bare
        assert await store.hidden("g2") is None
        assert "salt" not in repr(await store.hidden("g1"))


@waited
async def test_finished_games_are_found_by_person_and_by_page(database):
    async with opened(database) as store:
        games = [finished_game(f"g{ended}", (4, None, 4, 9), ended) for ended in (100, 200, 300)]
        for number, game in enumerate(games, start=1):
            await store.append(step(number=number, finished=game))
        assert await store.finished("g200") == games[1]
        assert await store.finished("g9") is None
        assert await store.finished_of(4) == games[::-1]
        assert await store.finished_of(4, limit=1) == games[2:]
        assert await store.finished_of(9, limit=1, before=300) == games[1:2]
        assert await store.finished_of(5) == []
        assert await store.finished_games(["g300", "g100", "g9"]) == [games[2], games[0]]
        assert await store.finished_games([]) == []
        outcomes = await store.outcomes_of(9)
        assert [(outcome.game, outcome.guests, outcome.places) for outcome in outcomes] == [
            (game.game, game.guests, game.places) for game in games[::-1]
        ]
        assert await store.outcomes_of(5) == []


@waited
async def test_while_many_rows_are_read_others_have_their_turns():
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.ensure_future(count())
    rows: IteratorResult[tuple[int]] = IteratorResult(
        SimpleResultMetaData(["number"]), iter([(number,) for number in range(1_000)])
    )
    assert await all_of(rows, lambda row: row.number) == list(range(1_000))
    counting.cancel()
    assert turns >= 10
