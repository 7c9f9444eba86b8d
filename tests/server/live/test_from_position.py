"""Tables whose games begin from a position: what it does not show is shuffled anew, and everything else is as ever."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from kingdomino import Game, KingdominoError, Ruleset
from kingdomino.games import verify_record
from kingdomino.rules import possible_placements
from kingdomino.tables import playing
from tests.games.playing import finished

from .hubs import ANNA, Person, hub_on, wish

GAME = finished(Ruleset(players=2), 3)
#: In the middle of a round: a domino lies in the hand, and a line is partly claimed.
MIDDLE = GAME.positions[31]


def refused(code: str):
    return pytest.raises(KingdominoError, match=rf"^{code}\b")


def test_a_game_from_a_position_is_played_to_its_end_and_its_shuffle_verifies(tmp_path):
    async def play():
        database, random = str(tmp_path / "games.db"), Random(1)
        async with hub_on(database) as (hub, _):
            code, version = await hub.create(ANNA, "Anna", wish("me", "me", position=str(MIDDLE), start=True))
            begun = await hub.look(code, lambda table: (table.view(0), table.game.position))
            assert begun[1] == MIDDLE
            assert begun[0].from_position
            for seat, kingdom in enumerate(begun[0].game.kingdoms):
                squares = {square for laid in kingdom.laid for square in (laid.a, laid.b)}
                assert squares == {tuple(square) for square in MIDDLE.kingdoms[seat].squares}
                assert kingdom.points == MIDDLE.score(seat).total
            for _ in range(7):
                version = await hub.move(code, ANNA, version, await some_move(hub, code, random))
        async with hub_on(database) as (hub, store):  # the log alone leads to the same table
            while not await hub.look(code, lambda table: table.game.is_over):
                version = await hub.move(code, ANNA, version, await some_move(hub, code, random))
            told = await store.finished(f"{code}-1")
            assert told is not None
            game = Game.from_record(told.record)
            assert game.given_position == MIDDLE
            assert verify_record(told.record).passed
            assert [score.total for score in await hub.look(code, lambda table: table.game.result.scores)] == list(
                told.points
            )

    asyncio.run(play())


async def some_move(hub, code: str, random: Random) -> str:
    moves = await hub.look(code, lambda table: table.game.position.legal_moves())
    return str(random.choice(moves))


def test_dominoes_are_searched_for_beside_the_event_loop_and_once(tmp_path, monkeypatch):
    threads = []

    def searching(position):
        threads.append(threading.current_thread())
        return possible_placements(position)

    monkeypatch.setattr(playing, "possible_placements", searching)

    async def play():
        database = str(tmp_path / "games.db")
        async with hub_on(database) as (hub, _):
            await hub.create(ANNA, "Anna", wish("me", "me", position=str(MIDDLE), start=True))
            code, _ = await hub.create(ANNA, "Anna", wish("me", "me", position=str(MIDDLE), start=True))
        assert len(threads) == 1
        playing.moment_from_position.cache_clear()
        async with hub_on(database) as (hub, _):
            await hub.enter(code, Person(ANNA), None)
        assert len(threads) == 2
        assert threading.main_thread() not in threads

    playing.moment_from_position.cache_clear()
    asyncio.run(play())


def test_what_is_unseen_is_shuffled_anew_at_every_table(tmp_path):
    async def play():
        async with hub_on(str(tmp_path / "games.db")) as (hub, store):
            decks = set()
            for _ in range(4):
                code, _ = await hub.create(ANNA, "Anna", wish("me", "me", position=str(MIDDLE), start=True))
                hidden = await store.hidden(f"{code}-1")
                assert set(hidden.deck) <= set(MIDDLE.unseen)
                decks.add(hidden.deck)
            assert len(decks) == 4

    asyncio.run(play())


def test_what_is_no_position_of_the_table_is_refused(tmp_path):
    over = str(GAME.positions[-1])

    async def refusals():
        async with hub_on(str(tmp_path / "games.db")) as (hub, _):

            async def create(**more):
                await hub.create(ANNA, "Anna", wish("me", "me", **more))

            with refused("unreadable_position"):
                await create(position="rubbish")
            with refused("position_of_another_ruleset"):
                await create(position=str(MIDDLE), rules="2 revised")
            with refused("position_is_over"):
                await create(position=over)
            with refused("position_and_deck"):
                await create(position=str(MIDDLE), dynasty=True)

    asyncio.run(refusals())
