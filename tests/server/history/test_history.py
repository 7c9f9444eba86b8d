"""The log has types of its own: every format that was ever written is read, and what is unknown stops one table."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import fields
from datetime import date
from typing import Any, get_args

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.server.history import (
    FORMAT,
    Challenge,
    FromPosition,
    HintUsed,
    Unreadable,
    entries,
    read_events,
    write_events,
)
from kingdomino.server.protocol import events as e
from kingdomino.server.tables import gathering
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
    {"result": {"places": [1, 2], "winners": [0], "scores": [SCORE, SCORE], "decided_by": "points", "seed": "7",
                "salt": "00", "deck": [1, 2]}, "type": "finished"},
]  # fmt: skip
RESERVED: list[dict[str, Any]] = [
    {"seat": 0, "level": "king", "type": "hint_used"},
    {"position": "2 classic line", "type": "from_position"},
    {"day": "2027-01-01", "type": "challenge"},
]

RESERVED_EVENTS: list[entries.Reserved] = [
    HintUsed(0, "king"),
    FromPosition("2 classic line"),
    Challenge(date(2027, 1, 1)),
]


def test_every_event_is_stored_field_by_field_as_format_2_says():
    text = json.dumps({"v": 2, "events": STORED}, separators=(",", ":")).encode()
    assert FORMAT == 2
    assert write_events(read_events(text)) == text


def test_every_event_of_a_table_has_its_entry():
    kinds = [{field.default for kind in get_args(get_args(union)[0]) for field in fields(kind) if field.name == "type"}
             for union in (e.Event, entries.Event)]  # fmt: skip
    assert kinds[0] == {event["type"] for event in STORED}
    assert kinds[1] == kinds[0] | {event["type"] for event in RESERVED}


def test_events_of_format_1_are_read():
    assert read_events(json.dumps(STORED).encode()) == read_events(json.dumps({"v": 2, "events": STORED}).encode())


def test_golden_entries_say_the_same_when_they_are_written_anew():
    with closing(sqlite3.connect(FOLDER / "0.1.0" / "games.sqlite")) as connection:
        texts = [text.encode() for (text,) in connection.execute("SELECT events FROM entries")]
    assert len(texts) > 500
    for text in texts:
        events = read_events(text)
        assert json.loads(write_events(events)) == {"v": FORMAT, "events": json.loads(text)}


def test_reserved_events_are_stored_and_read_and_lead_to_nothing():
    text = write_events([*RESERVED_EVENTS, e.Stood(1)])
    assert json.loads(text) == {"v": 2, "events": [*RESERVED, STORED[4]]}
    assert read_events(text) == (e.Stood(1),)


def test_a_game_ignores_reserved_events_in_its_log(tmp_path):
    async def play():
        database = str(tmp_path / "games.db")
        async with hub_on(database) as (hub, _):
            code, version = await hub.create(ANNA, "Anna", wish("me", "me", start=True))
            before = await hub.look(code, lambda table: table.view(0))
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
            for number, event in enumerate(RESERVED_EVENTS, version + 1):
                row = (code, number, 1, write_events([event]).decode())
                connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", row)
            connection.execute("UPDATE tables SET version = version + 3")
        async with hub_on(database) as (hub, _):
            assert await hub.look(code, lambda table: table.view(0)) == before
            anna = Person(ANNA)
            assert await hub.enter(code, anna, version) == version + 3
            move = await hub.look(code, lambda table: str(table.game.position.legal_moves()[0]))
            assert await hub.move(code, ANNA, version, move) == version + 4, "a hint makes no move stale"
            assert anna.version == version + 4

    asyncio.run(play())


@pytest.mark.parametrize(
    "text",
    [
        b'{"v":2,"events":[{"type":"sang","seat":1}]}',
        b'{"v":3,"events":[]}',
        b'{"v":2,"events":[{"type":"stood","seat":"x"}]}',
        b'{"v":2,"events":[{"type":"hint_used","seat":1}]}',
        b'{"v":2,"events":[{"type":"hint_used","seat":1,"level":"pope"}]}',
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
            await hub._live_tables.received(code, b'2 5 {"v":2,"events":[{"type":"sang","seat":1}]}')
            await anna.until(lambda: anna.messages[-1]["type"] == "refused")
            assert anna.messages[-1]["code"] == "table_unreadable"
            assert anna.messages[-1]["id"] is None
            assert await hub.act(other, sit) == 2
            assert await hub.act(code, sit) == 2, "the log itself has no such entry"

    asyncio.run(play())
