"""A table is read from the beginning of its last game, and the rest of its log is left alone."""

import asyncio

import pytest

from kingdomino import Ruleset
from kingdomino.server.live import loading
from tests.games.playing import finished

from .hubs import ANNA, hub_on, wish

#: Not far from the end.
LATE = finished(Ruleset(players=2), 3).positions[-10]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of a database with nothing in it."""
    return str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")


async def finish(hub, code: str) -> None:
    while not await hub.look(code, lambda table: table.game.is_over):
        version, move = await hub.look(code, lambda table: (table.version, str(table.game.position.legal_moves()[0])))
        await hub.move(code, ANNA, version, move)


@pytest.mark.parametrize("portion", [3, 256])
def test_only_the_last_game_is_read(database, monkeypatch, portion):
    monkeypatch.setattr(loading, "_PORTION", portion)
    read: list[int] = []
    take_in = loading.take_in

    def noted(table, entry):
        read.append(entry.number)
        return take_in(table, entry)

    async def play():
        async with hub_on(database) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "me", position=str(LATE), start=True))
            await finish(hub, code)
            begun = await hub.again(code, ANNA)
            await finish(hub, code)
            ended = await hub.look(code, lambda table: (table.version, table.view(0), table.names()))
        monkeypatch.setattr(loading, "take_in", noted)
        async with hub_on(database) as (hub, store):
            assert await hub.look(code, lambda table: (table.version, table.view(0), table.names())) == ended
            assert read == list(range(begun, ended[0] + 1))
            assert len(await store.entries(code)) == ended[0]
            await hub.again(code, ANNA)

    asyncio.run(play())
