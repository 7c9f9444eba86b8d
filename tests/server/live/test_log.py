"""The log has types of its own: every format that was ever written is read, and what is unknown stops one table."""

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any, get_args

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import Entry
from kingdomino.tables import FORMAT, Unreadable, gathering, read_events, write_events
from kingdomino.tables.messages import events as e
from tests.server.golden import FOLDER
from tests.server.live.hubs import ANNA, BORIS, Deaf, Person, hub_on, wish

REASON = {"code": "harmony_reached", "facts": {}}
SCORE = {
    "total": 40, "territories": 35, "harmony": 5, "middle_kingdom": 0, "largest": 9, "crowns": 8,
    "harmony_reason": REASON, "middle_kingdom_reason": {"code": "castle_not_in_the_middle", "facts": {"x": 1}},
}  # fmt: skip
#: An event of each kind, as format 2 writes it, field by field: what is stored is never renamed by accident.
STORED: list[dict[str, Any]] = [
    {"rules": "2 classic", "dynasty": True, "listed": False, "clock": {"kind": "bank", "seconds": 600, "increment": 5},
     "fixed_deck": False, "host": 1, "type": "created"},
    {"rules": "2 classic", "dynasty": False, "listed": True, "clock": None, "type": "configured"},
    {"seat": 1, "guest": 2, "name": "Bo", "type": "sat"},
    {"seat": 1, "level": "page", "type": "bot_sat"},
    {"seat": 1, "type": "stood"},
    {"guest": 2, "type": "host_passed"},
    {"game": "ABCDE-1", "number": 1, "commitment": "00", "chance": ["kings 0 1 1 0", "deal 1 2 3 4"], "type": "began"},
    {"seat": 0, "move": "=1", "by": "person", "chance": [], "points": 0, "spent": 12, "type": "moved"},
    {"seat": 0, "count": 1, "type": "undone"},
    {"seat": 0, "type": "undo_requested"},
    {"guest": 2, "type": "undo_agreed"},
    {"guest": None, "type": "undo_declined"},
    {"seat": 1, "level": "knight", "why": "time", "type": "stood_in"},
    {"seat": 1, "type": "came_back"},
    {"seat": 1, "type": "wants_again"},
    {"seat": 1, "type": "not_ready"},
    {"result": {"places": [1, 2], "winners": [0], "scores": [SCORE, SCORE], "decided_by": "points", "seed": "7",
                "salt": "00", "deck": [1, 2]}, "type": "finished"},
    {"allowed": True, "type": "hints_set"},
    {"seat": 0, "level": "king", "step": 2, "type": "hint_used"},
]  # fmt: skip
#: Those that only format 3 has: an earlier version does not play a table by other rules.
STORED_3: list[dict[str, Any]] = [
    {"position": "2 classic line", "type": "from_position"},
    {"day": "2027-01-01", "counted": True, "type": "challenge"},
    {"seat": 1, "covered": True, "spent": 1200, "type": "covered"},
]


def test_every_event_is_stored_field_by_field_as_format_2_says():
    entry = {"v": 2, "events": STORED}
    assert json.loads(write_events(read_events(json.dumps(entry).encode()))) == entry


@pytest.mark.parametrize("event", STORED_3, ids=lambda event: event["type"])
def test_an_entry_with_an_event_of_format_3_is_of_that_format(event):
    entry = {"v": 3, "events": [STORED[4], event]}
    assert FORMAT == 3
    assert json.loads(write_events(read_events(json.dumps(entry).encode()))) == entry


def test_every_event_is_stored_and_sent():
    for union in (e.Event, e.ToldEvent):
        kinds = {kind.__struct_config__.tag for kind in get_args(union)}
        assert kinds == {event["type"] for event in (*STORED, *STORED_3)}


def test_events_of_format_1_are_read():
    assert read_events(json.dumps(STORED).encode()) == read_events(json.dumps({"v": 2, "events": STORED}).encode())


def test_golden_entries_say_the_same_when_they_are_written_anew():
    with closing(sqlite3.connect(FOLDER / "0.1.0" / "games.sqlite")) as connection:
        texts = [text.encode() for (text,) in connection.execute("SELECT events FROM entries")]
    assert len(texts) > 500
    for text in texts:
        events = read_events(text)
        assert json.loads(write_events(events)) == {"v": 2, "events": json.loads(text)}


def test_a_hint_without_a_step_was_of_the_first_one():
    """An earlier version reserved the event without it."""
    text = b'{"v":2,"events":[{"type":"hint_used","seat":1,"level":"king"}]}'
    assert read_events(text) == (e.HintUsed(1, 1),)


@pytest.mark.parametrize(
    "text",
    [
        b'{"v":2,"events":[{"type":"sang","seat":1}]}',
        b'{"v":4,"events":[]}',
        b'{"v":2,"events":[{"type":"stood","seat":"x"}]}',
        b'{"v":2,"events":[{"type":"hint_used","seat":1,"level":"pope"}]}',
        b'{"v":2,"events":[{"type":"hint_used","seat":1,"level":"king","step":4}]}',
        b'{"v":2,"events":[{"type":"challenge","day":"yesterday"}]}',
        b'{"v":2,"events":[{"type":"from_position"}]}',
        b'[{"type":"sang"}]',
        b"{}",
        b"no",
    ],
)
def test_an_entry_that_is_not_understood_says_so(text):
    with pytest.raises(Unreadable):
        read_events(text)


def sit(live):
    return gathering.sit(live.table, BORIS, 1, "Boris")


def test_an_unknown_event_in_a_log_stops_one_table_and_no_other(tmp_path):
    async def play():
        database = str(tmp_path / "games.db")
        async with hub_on(database) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            other, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            unknown = (code, 2, 1, '{"v":2,"events":[{"type":"sang","seat":1}]}')
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", unknown)
            connection.execute("UPDATE tables SET version = 2 WHERE code = ?", (code,))
        async with hub_on(database) as (hub, _):
            for _ in range(2):
                with pytest.raises(KingdominoError, match="table_unreadable") as refused:
                    await hub.enter(code, Person(ANNA), None)
                assert refused.value.facts == {"table": code, "entry": 2}
            assert await hub.act(other, sit) == 2

    asyncio.run(play())


def test_an_unknown_event_of_another_server_ends_the_table_here_with_a_reason(postgres_database):
    async def play():
        async with hub_on(postgres_database, fanout=Deaf()) as (hub, _):
            code, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            other, _ = await hub.create(ANNA, "Anna", wish("me", "open"))
            anna = Person(ANNA)
            await hub.enter(code, anna, None)
            unknown = Entry(2, 5, b'{"v":2,"events":[{"type":"sang","seat":1}]}')
            hub._live_tables.received(code, [unknown])
            await anna.until(lambda: anna.messages[-1]["type"] == "refused")
            assert anna.messages[-1]["code"] == "table_unreadable"
            assert anna.messages[-1]["id"] is None
            assert await hub.act(other, sit) == 2
            assert await hub.act(code, sit) == 2, "the log itself has no such entry"

    asyncio.run(play())
