"""Deletion on request, and after a time."""

from __future__ import annotations

import asyncio
import json

import pytest

from kingdomino.notation import read_record, split_names
from kingdomino.server.storage import Conflict, Hidden, forgetting
from kingdomino.tables import starts_log

from .steps import finished_game, opened, step, waited


def _sat(guest: int, name: str) -> bytes:
    return json.dumps([{"seat": 0, "guest": guest, "name": name, "type": "sat"}], ensure_ascii=False).encode()


@waited
async def test_a_forgotten_person_is_named_nowhere(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"secret", 0, 2000)
        await store.add_link(ann.number, b"link", 2000)
        seats = json.dumps([{"guest": ann.number, "name": "Ann"}, {"guest": 900, "name": "Bob"}]).encode()
        await store.append(step(events=_sat(ann.number, "Ann"), seats=seats, guests=(ann.number, 900)))
        await store.append(step(number=2, events=_sat(900, "Bob"), seats=seats, guests=(ann.number, 900)))
        await store.append(step(number=3, finished=finished_game("g1", (ann.number, 900)), seats=seats, guests=(900,)))
        await store.forget_guest(ann.number)
        assert await store.guest(ann.number) is None
        assert await store.secret(ann.number, b"secret") is None
        assert await store.take_link(b"link", 0) is None
        assert await store.tables_of(ann.number) == []
        assert await store.finished_of(ann.number) == []
        log = await store.entries("TABLE")
        assert [entry.events for entry in log[:2]] == [_sat(ann.number, "").replace(b": ", b":").replace(b", ", b","),
                                                       _sat(900, "Bob")]  # fmt: skip
        summary = await store.summary("TABLE")
        assert summary is not None
        assert json.loads(summary.seats) == [{"guest": ann.number, "name": ""}, {"guest": 900, "name": "Bob"}]
        game = await store.finished("g1")
        assert game is not None
        assert (game.players, game.guests) == (("", 'Bob, "the" king'), (None, 900))
        assert split_names(read_record(game.record).record.tags["Players"]) == ("", 'Bob, "the" king')
        assert game.record.replace('", Bob', '"Ann, Bob') == finished_game("g1").record
        assert await store.finished_of(900) == [game]


@waited
async def test_who_left_a_table_is_forgotten_in_its_log_too(database):
    async with opened(database) as store:
        await store.append(step(events=_sat(5, "Eve"), guests=(5,)))
        await store.append(step(number=2, guests=()))
        await store.forget_guest(5)
        assert b"Eve" not in b"".join(entry.events for entry in await store.entries("TABLE"))


@waited
async def test_more_games_than_one_portion_are_forgotten_and_once_more_is_harmless(database):
    async with opened(database) as store:
        games = [finished_game(f"g{number}", (5, None), number) for number in range(1, 104)]
        await asyncio.gather(*(store.append(step(game.game, finished=game)) for game in games))
        await store.forget_guest(5)
        await store.forget_guest(5)
        left = [await store.finished(f"g{number}") for number in (1, 50, 103)]
        assert [game.players[0] for game in left if game is not None] == ["", "", ""]


@waited
async def test_the_number_of_a_forgotten_person_is_not_given_again(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"secret", 0, 2000)
        await store.forget_guest(ann.number)
        bob = await store.add_guest("Bob", "en", b"secret", 0, 2000)
        assert bob.number > ann.number


@waited
async def test_sweeping_deletes_what_is_old_and_nothing_else(database):
    async with opened(database) as store:
        hidden = Hidden("h1", "AAAAA", "2 classic", "5", "aa", (3, 1, 2), (0, 1))
        await store.append(step("AAAAA", updated=100, hidden=hidden, finished=finished_game("old", (5,), 100)))
        await store.append(step("BBBBB", updated=200, finished=finished_game("new", (5,), 200)))
        await store.append(step("CCCCC", updated=100, stage="finished"))
        await store.append(step("DDDDD", updated=100))
        assert await store.sweep(0, None, None) == 0
        assert await store.sweep(0, 150, None) == 2
        assert [await store.finished("old"), await store.summary("CCCCC")] == [None, None]
        assert len(await store.finished_of(5)) == 1
        assert await store.sweep(0, None, 150) == 2
        assert await store.versions(["AAAAA", "BBBBB", "CCCCC", "DDDDD"]) == {"BBBBB": 1}
        assert [await store.entries("AAAAA"), await store.hidden("h1"), await store.tables_of(1)] == [
            [],
            None,
            [await store.summary("BBBBB")],
        ]
        with pytest.raises(Conflict):
            await store.append(step("AAAAA", 2))
        await store.append(step("AAAAA", 1))


@waited
async def test_sweeping_more_than_one_portion(database):
    async with opened(database) as store:
        await asyncio.gather(*(store.append(step(f"T{number:04}", updated=number)) for number in range(1, 251)))
        assert await store.sweep(0, None, 245) == 244


@waited
async def test_sweeping_ends_what_has_expired(database):
    async with opened(database) as store:
        ann = await store.add_guest("Ann", "en", b"a", 0, 1000)
        bob = await store.add_guest("Bob", "en", b"b", 0, 1000)
        eve = await store.add_guest("Eve", "en", b"e", 0, 1000)
        await store.add_secret(ann.number, b"later", 3000)
        await store.add_link(bob.number, b"link", 1000)
        await store.add_link(eve.number, b"new link", 3000)
        await store.sweep(2000, None, None)
        assert [await store.secret(ann.number, each) for each in (b"a", b"later")] == [None, (ann, 3000)]
        assert await store.take_link(b"link", 0) is None
        assert [await store.guest(who.number) for who in (ann, bob, eve)] == [ann, None, eve]


@waited
async def test_who_may_watch_is_remembered_as_long_as_a_table_or_a_game_of_it_is_there(database):
    async with opened(database) as store:
        await store.append(step(finished=finished_game("TABLE-1", ended=40), stage="finished"))
        assert not await store.is_closed("TABLE")
        await store.close_table("TABLE", closed=True)
        await store.close_table("TABLE", closed=True)
        await store.sweep(0, 20, None)
        assert await store.is_closed("TABLE")
        await store.sweep(0, 5000, None)
        assert not await store.is_closed("TABLE")
        await store.close_table("TABLE", closed=False)


@waited
async def test_a_long_log_is_forgotten_in_portions_and_others_write_in_between(database, monkeypatch):
    monkeypatch.setattr(forgetting, "_PORTION", 5)
    monkeypatch.setattr(forgetting, "_ENTRIES_LOOKED_AT", 20)
    async with opened(database) as store:
        for number in range(1, 60):
            await store.append(step(number=number, events=_sat(5, "Eve") if number % 2 else b"[]", guests=(5,)))
        portions, write = [], store.transactions.write

        async def noted(work, *given):
            portions.append(work.__name__)
            if portions.count("_forget_in_log") == 3:
                await store.append(step(number=60, events=_sat(5, "Eve"), guests=(5,)))
            return await write(work, *given)

        await forgetting.forget_guest(noted, 5)
        assert portions.count("_forget_in_log") > 5
        assert b"Eve" not in b"".join(entry.events for entry in await store.entries("TABLE"))


@waited
async def test_a_forgotten_person_is_not_named_where_a_game_begins_either(database):
    began = b'{"v":2,"before":{"host":5,"seats":[{"seat":0,"kind":"person","name":"Eve","guest":5}]},"events":[]}'
    async with opened(database) as store:
        await store.append(step(events=began, guests=(5,)))
        await store.forget_guest(5)
        (entry,) = await store.entries("TABLE")
        assert entry.events == began.replace(b"Eve", b"")
        assert starts_log(entry.events)
