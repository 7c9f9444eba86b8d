"""A log is read from the entry in which the last game began: the table is the same as from its whole log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import fields, replace

import msgspec
import pytest

from kingdomino.rules import KingdominoError
from kingdomino.tables import (
    Between,
    Table,
    Unreadable,
    between,
    gathering,
    read_before,
    read_events,
    starts_log,
    table_before,
    write_events,
)
from kingdomino.tables.messages import events as e
from kingdomino.tables.table import MOST_ENTRIES
from tests.server.golden import FOLDER, VERSIONS, tables_of

from .playing import ANNA, BORIS, Desk

#: What a game that begins sets anew, and what says nothing of the table itself.
SET_BY_BEGINNING = {"version", "position_version", "begun", "updated", "stage", "game", "games"}
SET_BY_BEGINNING |= {"undo", "undo_since", "again"}
KEPT_IN_MEMORY = {"code", "recent", "view_version", "_view_without_game"}


def comparable(table: Table) -> Table:
    """Without what only clients who come back at once are told."""
    return replace(table, recent=type(table.recent)(), undo_since=0 if table.undo is None else table.undo_since)


def golden_logs():
    logs = []
    for version in VERSIONS:
        with closing(sqlite3.connect(FOLDER / version / "games.sqlite")) as connection:
            for purpose, table in tables_of(version, "sqlite").items():
                found = 'SELECT number, at, events FROM entries WHERE "table" = ? ORDER BY number LIMIT 300'
                rows = connection.execute(found, (table["code"],)).fetchall()
                logs.append(pytest.param(table["code"], rows, id=f"{version} {purpose}"))
    return logs


@pytest.mark.parametrize(("code", "log"), golden_logs())
def test_a_table_of_every_stage_is_the_same_from_the_beginning_of_its_game(code, log):
    table, again = Table(code), None
    for number, at, text in log:
        events = read_events(text.encode())
        if any(isinstance(event, e.Began) for event in events):
            stored = write_events(events, between(table))
            assert starts_log(stored)
            assert read_events(stored) == events, "as earlier versions read it"
            again = table_before(code, number - 1, read_before(stored))
        table.apply(number, at, events)
        if again is not None:
            again.apply(number, at, events)
            assert comparable(again) == comparable(table)
            assert again.view(at) == table.view(at)


def test_a_dynasty_keeps_its_points():
    desk = Desk("2 classic", dynasty=True).start()
    for _ in range(2):
        desk.finish()
        before = between(desk.table)
        desk.begin()
    again = table_before(desk.table.code, desk.table.version - 1, before)
    again.apply(desk.table.version, desk.now, read_events(desk.log[-1][2]))
    assert comparable(again) == comparable(desk.table)
    assert len(again.points) == 2


def test_every_field_of_a_table_is_stored_or_set_when_a_game_begins():
    stored = {field.name for field in msgspec.structs.fields(Between)}
    assert {field.name for field in fields(Table)} == stored | SET_BY_BEGINNING | KEPT_IN_MEMORY


def test_an_entry_in_which_no_game_begins_starts_no_log():
    assert not starts_log(write_events([e.Stood(1)]))
    assert not starts_log(b'[{"type":"stood","seat":1}]')
    with pytest.raises(Unreadable):
        read_before(write_events([e.Stood(1)]))


def test_what_could_be_done_and_undone_without_end_is_refused_after_many_entries():
    desk = Desk(people=(ANNA, "page"))
    while desk.table.version < MOST_ENTRIES:
        desk.do(gathering.seat_bot(desk.table, ANNA, 1, "page", ()))
    for command in (
        lambda: gathering.seat_bot(desk.table, ANNA, 1, "squire", ()),
        lambda: gathering.sit(desk.table, BORIS, 1, "Boris"),
        lambda: gathering.ready(desk.table, ANNA, is_ready=True),
    ):
        with pytest.raises(KingdominoError, match="too_many_changes"):
            command()
    assert gathering.leave(desk.table, ANNA)
    desk.start()
    desk.finish()
    assert gathering.seat_bot(desk.table, ANNA, 1, "squire", ())
