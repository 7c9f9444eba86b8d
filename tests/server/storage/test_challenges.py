"""Tries at the challenges of days, and people's results, on both databases."""

from __future__ import annotations

from dataclasses import replace

from kingdomino.server.storage import Attempt, GuestResult, Solved

from .steps import finished_game, opened, step, waited

DAY = "2026-11-16"


@waited
async def test_a_result_of_a_day_counts_once_and_only_from_the_table_of_the_first_try(database):
    async with opened(database) as store:
        noted = await store.begin_attempt(Attempt(1, DAY, "FIRST", counted=True, begun=5))
        assert await store.begin_attempt(replace(noted, table="OTHER", begun=6)) == noted
        late = await store.begin_attempt(Attempt(2, DAY, "LATE1", counted=False, begun=7))
        await store.append(replace(step("OTHER"), solved=Solved(1, DAY, "OTHER", "OTHER-1", 99, 1)))
        assert await store.results_of_day(DAY) == {}
        await store.append(replace(step("FIRST"), solved=Solved(1, DAY, "FIRST", "FIRST-1", 61, 2)))
        await store.append(replace(step("FIRST", 2), solved=Solved(1, DAY, "FIRST", "FIRST-2", 80, 1)))
        await store.append(replace(step("LATE1"), solved=Solved(2, DAY, "LATE1", "LATE1-1", 70, 1)))
        done = replace(noted, game="FIRST-1", points=61, place=2)
        assert await store.attempt(1, DAY) == done
        assert await store.results_of_day(DAY) == {61: 1}
        assert await store.attempts(2, "2026-11-01", "2026-11-30") == [
            replace(late, game="LATE1-1", points=70, place=1)
        ]
        await store.move_attempt(done, "MOVED", counted=False)
        assert await store.attempt(1, DAY) == done, "a finished try stays as it is"


@waited
async def test_the_kings_result_of_a_day_is_kept_once(database):
    async with opened(database) as store:
        assert await store.king_of_day(DAY) is None
        await store.keep_king_of_day(DAY, 77, 1)
        await store.keep_king_of_day(DAY, 12, 4)
        assert await store.king_of_day(DAY) == (77, 1)


def result(game: str, points: int, **other: object) -> GuestResult:
    """A result of guest 1."""
    known = GuestResult(1, game, points, True, 4, "both", "knight", 0, 0, points, 2, 0, 5, 10, (1, 2, 3, 4, 5, 6))
    return replace(known, **other)


@waited
async def test_results_are_added_up_by_kind_and_go_with_their_game(database):
    async with opened(database) as store:
        made = [
            result("g1", 40, won=12, place=1),
            result("g2", 50),
            result("g3", 60, players=2, variant="plain", level=""),
            result("g4", 70, hints=3),
            result("g5", 80, counted=False),
        ]
        for each in made:
            game = finished_game(each.game, (1, None), each.ended)
            await store.append(replace(step(each.game, finished=game), results=(each,)))
        sums = await store.sums_of(1)
        assert [(found.players, found.hinted, found.games, found.won, found.points) for found in sums] == [
            (2, False, 1, 0, 60),
            (4, False, 2, 12, 90),
            (4, True, 1, 0, 70),
        ]
        assert sums[1].terrains == (2, 4, 6, 8, 10, 12)
        assert await store.results_of(1, players=None, hinted=None, limit=2) == [made[3], made[2]]
        assert await store.results_of(1, players=4, hinted=False, limit=None) == [made[1], made[0]]
        assert await store.best_of(1, None) == made[2]
        assert await store.best_of(1, 4) == made[1]
        assert await store.best_of(2, None) is None
        assert await store.without_results(10) == []
        await store.sweep(0, 55, None)  # games that ended before
        assert [found.game for found in await store.results_of(1, players=None, hinted=None, limit=None)] == [
            "g4",
            "g3",
        ]


@waited
async def test_results_of_earlier_games_are_found_and_those_of_forgotten_people_are_not_stored(database):
    async with opened(database) as store:
        await store.append(step("A", finished=finished_game("g1", (1, 2), 40)))
        assert [game.game for game in await store.without_results(10)] == ["g1"]
        await store.keep_results([result("g1", 40)])
        assert [game.game for game in await store.without_results(10)] == ["g1"], "guest 2 has none"
        await store.forget_guest(2)
        await store.keep_results([result("g1", 40, guest=2)])
        assert await store.without_results(10) == []
        assert await store.sums_of(2) == []
