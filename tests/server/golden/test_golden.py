"""What earlier versions stored is read, shown and played on by the present one, on both databases."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest

from kingdomino.games import verify_record
from kingdomino.server.live.results import work_out_results
from kingdomino.server.storage import Store
from kingdomino.tables.messages.events import By, Event
from tests.server.client import Client
from tests.server.front.serving import Served
from tests.server.golden import DATABASES, VERSIONS, comparable, tables_of
from tests.server.golden.opening import opened, states
from tests.server.golden.playing_on import devices_of, play_on
from tests.server.golden.script import people_of
from tests.server.running import Serving
from tests.server.storage.steps import added_up

#: A golden database is never too old, however long ago it was made.
_IDLE_DAYS = 36_500
#: Events that came after the first golden databases were made, by the table that has them since.
LATER_KINDS = {
    "challenge": {"challenge", "from_position", "hint_used", "hints_set", "not_ready"},
    "covered": {"covered"},
}


#: Every version is read on both databases, and played on from one: what is stored next depends on no database.
PLAYED_ON = [(version, DATABASES[index % len(DATABASES)]) for index, version in enumerate(VERSIONS)]


@pytest.fixture(
    scope="module", params=[(version, database) for version in VERSIONS for database in DATABASES], ids="-".join
)
def golden(request, tmp_path_factory, postgres):
    """A copy of each golden database: its address, and its tables. It is looked at first, and played on at the end."""
    version, database = request.param
    with opened(version, database, tmp_path_factory.mktemp("golden"), postgres) as address:
        yield address, tables_of(version, database)


def test_every_kind_of_event_is_in_the_golden_logs(golden):
    address, tables = golden

    async def events() -> list[dict[str, Any]]:
        store = Store(address)
        await store.open()
        try:
            logs = [await store.entries(table["code"]) for table in tables.values()]
        finally:
            await store.close()
        return [event for log in logs for entry in log for event in _events(json.loads(entry.events))]

    found = asyncio.run(events())
    kinds = {kind.__struct_config__.tag for kind in get_args(Event)}
    later = set().union(*(kinds for purpose, kinds in LATER_KINDS.items() if purpose not in tables))
    assert {event["type"] for event in found} == kinds - later
    assert {event["by"] for event in found if event["type"] == "moved"} == set(get_args(By))
    assert {event["why"] for event in found if event["type"] == "stood_in"} == {"time", "host"}
    assert any(event["type"] == "sat" and event["name"] == "" for event in found), "somebody was forgotten"


def _events(stored: Any) -> list[dict[str, Any]]:
    """The events of an entry of any format."""
    found: list[dict[str, Any]] = stored if isinstance(stored, list) else stored["events"]
    return found


def test_golden_tables_look_as_they_did(golden):
    address, tables = golden
    found = asyncio.run(states(address, [table["code"] for table in tables.values()]))
    for purpose, table in tables.items():
        assert comparable(found[table["code"]], table["state"]) == table["state"], purpose


def test_finished_golden_games_have_records_that_verify(golden, tmp_path):
    address, tables = golden
    finished = [game for table in tables.values() for game in _finished(table)]
    assert len(finished) >= 7
    # In this process, and without bots: nobody plays.
    with Served(Path(address), tmp_path / "client", database=address, idle_days=_IDLE_DAYS) as served:
        for game in finished:
            record = served.get(f"/api/games/{game}/record").raise_for_status().text
            assert verify_record(record).passed, game


def test_results_of_golden_games_are_added_up(golden):
    address, tables = golden

    async def games() -> int:
        store = Store(address)
        await store.open()
        try:
            await work_out_results(store)
            found = 0
            for guest in people_of([table["state"] for table in tables.values()]):
                results = await store.results_of(guest, players=None, hinted=None, limit=None)
                assert list(await store.sums_of(guest)) == added_up(results)
                found += len(results)
            return found
        finally:
            await store.close()

    assert asyncio.run(games()) > 5


def _finished(table: dict[str, Any]) -> list[str]:
    """The games of a table that are over."""
    game = table["state"]["game"]
    over = 0 if game is None else game["number"] - (game["phase"] != "over")
    return [f"{table['code']}-{number}" for number in range(1, over + 1)]


@pytest.mark.parametrize("golden", PLAYED_ON, ids="-".join, indirect=True)
def test_golden_tables_are_played_on_to_the_end(golden):
    address, tables = golden

    async def play(url: str, devices: dict[int, str]) -> None:
        async with AsyncExitStack() as stack:
            people = {
                number: await stack.enter_async_context(Client(url, secret)) for number, secret in devices.items()
            }
            for purpose, table in tables.items():
                await play_on(people, table["code"])
                state = next(iter(people.values())).tables[table["code"]]["state"]
                assert state["stage"] == "finished", purpose
                assert state["game"]["phase"] == "over", purpose

    devices = asyncio.run(devices_of(address, people_of([table["state"] for table in tables.values()])))
    with Serving(address, f"--idle-days={_IDLE_DAYS}", "--messages-per-second=1000", "--burst=1000") as serving:
        asyncio.run(play(serving.address, devices))
