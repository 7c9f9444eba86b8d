"""A clock that stands: no move is made for whoever has not taken the device, on no server and after no restart."""

import asyncio
from typing import Any

import pytest

from kingdomino.server.live.hub import Hub
from kingdomino.server.live.live_table import LiveTable
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.tables import deciding, playing
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.shapes import ClockRule

from .hubs import ANNA, Patient, Person, hub_on, wish

#: The clock, and how long it stands at most here, in milliseconds.
CLOCK, STANDING = 1_000, 1_500


@pytest.fixture
def soon(monkeypatch):
    """The clock runs on by itself soon."""
    monkeypatch.setattr(playing, "MOST_STANDING", STANDING)


async def cover(hub: Hub, code: str, covered: bool) -> None:
    """Say that the device is covered, or was taken."""

    def judged(live: LiveTable) -> list[e.Event]:
        return deciding.cover(live.table, ANNA, live.table.version, covered, now_in_milliseconds())

    await hub.act(code, judged)


async def clock_move(person: Person) -> tuple[int, int]:
    """The move that the clock makes: when, and the milliseconds that it charges."""
    found: list[dict[str, Any]] = []

    def made() -> bool:
        told = [happening for message in person.messages for happening in message.get("happened", ())]
        found[:] = [one for one in told if one["event"]["type"] == "moved" and one["event"]["by"] == "clock"]
        return bool(found)

    await person.until(made)
    return found[0]["at"], found[0]["event"]["spent"]


@pytest.mark.usefixtures("soon")
def test_out_of_time_comes_when_the_clock_has_run_on_and_not_while_it_stands(tmp_path):
    async def play():
        thinker = Patient()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "me", start=True, clock=ClockRule("move", 1)))
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            await cover(hub, code, True)
            covered, spent = await hub.look(code, lambda table: (table.updated, table.game.charged))
            at, charged = await clock_move(anna)
            assert at - covered >= STANDING + CLOCK - spent
            assert charged >= CLOCK

    asyncio.run(play())


def test_when_the_device_is_taken_the_clock_runs_at_once(tmp_path):
    async def play():
        thinker = Patient()
        thinker.allowed.set()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "me", start=True, clock=ClockRule("move", 1)))
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            await cover(hub, code, True)
            await cover(hub, code, False)
            taken, spent = await hub.look(code, lambda table: (table.updated, table.game.charged))
            at, _ = await clock_move(anna)
            assert at - taken >= CLOCK - spent

    asyncio.run(play())


@pytest.mark.usefixtures("soon")
def test_a_server_that_starts_again_finds_it_standing_and_waits(tmp_path):
    database = str(tmp_path / "games.db")

    async def begin() -> tuple[str, int]:
        async with hub_on(database) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "me", start=True, clock=ClockRule("move", 1)))
            await cover(hub, code, True)
            return code, await hub.look(code, lambda table: table.updated - table.game.charged)

    async def go_on(code: str, covered: int) -> None:
        thinker = Patient()
        thinker.allowed.set()
        async with hub_on(database, thinker=thinker) as (hub, _):
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            assert await hub.look(code, lambda table: table.game.stands)
            at, _ = await clock_move(anna)
            assert at - covered >= STANDING + CLOCK

    asyncio.run(go_on(*asyncio.run(begin())))
