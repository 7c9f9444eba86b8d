"""Words between players: everybody at the table hears them, nobody later, and nothing else changes."""

import asyncio

import pytest

from kingdomino import KingdominoError
from kingdomino.server.front.limits import Counts
from kingdomino.tables import talking
from kingdomino.tables.messages.events import StoodIn
from tests.server.client import Client, register, seats
from tests.server.live.hubs import ANNA, Patient, Person, hub_on, wish
from tests.tables.playing import BORIS, Desk


def words(client):
    return [(message["seat"], message["word"]) for message in client.told if message["type"] == "signalled"]


def test_everybody_at_the_table_hears_a_players_word_and_nobody_later(server):
    async def play():
        guests = [await register(server.address, name) for name in ("Anna", "Bo", "Carla")]
        async with (
            Client(server.address, guests[0]["secret"]) as anna,
            Client(server.address, guests[1]["secret"]) as bo,
        ):
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
            table = made["table"]
            await bo.ask("enter", table=table)
            done = await anna.ask("signal", table=table, seat=1, word="well_done")
            assert done["version"] is None
            await bo.ask("ping")
            assert words(anna) == words(bo) == [(1, "well_done")]
            async with Client(server.address, guests[2]["secret"]) as carla:
                await carla.ask("enter", table=table, seen=made["version"])
                assert words(carla) == []
                assert carla.tables[table]["version"] == made["version"]
                assert carla.tables[table]["happened"] == []

    asyncio.run(play())


def test_only_players_have_words_and_from_their_own_seats(server):
    async def play():
        guests = [await register(server.address, name) for name in ("Anna", "Bo")]
        async with (
            Client(server.address, guests[0]["secret"]) as anna,
            Client(server.address, guests[1]["secret"]) as bo,
        ):
            table = (await anna.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await bo.ask("enter", table=table)
            for client, seat, code in ((bo, 0, "not_your_seat"), (anna, 1, "not_your_seat"), (anna, 3, "no_such_seat")):
                assert (await client.say("signal", table=table, seat=seat, word="ouch"))["code"] == code
            assert (await anna.say("signal", table=table, seat=0, word="rude"))["facts"]["problem"] == "not_a_choice"
            assert (await anna.say("signal", table="AAAAA", seat=0, word="ouch"))["code"] == "no_such_table"
            await anna.ask("signal", table=table, seat=0, word="ouch")
            assert words(anna) == [(0, "ouch")]

    asyncio.run(play())


def test_a_flood_of_words_is_one_word_on_however_many_connections(server):
    async def play():
        guest = await register(server.address)
        async with Client(server.address, guest["secret"]) as one, Client(server.address, guest["secret"]) as two:
            made = await one.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
            table = made["table"]
            await two.ask("enter", table=table)
            answers = [
                await client.say("signal", table=table, seat=seat, word="thinking")
                for client in (one, two, one, two)
                for seat in (0, 1)
            ]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert len(refused) == len(answers) - 1
            assert {answer["code"] for answer in refused} == {"too_many_requests"}
            assert all(1 <= answer["facts"]["seconds"] <= 8 for answer in refused)
            await two.ask("ping")
            assert words(two) == [(0, "thinking")]

    asyncio.run(play())


def test_words_leave_versions_the_log_and_a_bots_thought_alone(tmp_path):
    async def play():
        thinker = Patient()
        async with hub_on(str(tmp_path / "games.db"), thinker=thinker) as (hub, store):
            deck = list(range(1, 25))
            code, _ = await hub.create(ANNA, "Anna", wish("me", "page", deck=deck, kings=[1, 0, 0, 1], start=True))
            anna = Person(ANNA)
            version = await hub.enter(code, anna, None)
            await thinker.wanted.wait()
            for _ in range(20):
                await hub.signal(code, 0, "thinking")
            assert [message["type"] for message in anna.messages].count("signalled") == 20
            assert len(await store.entries(code)) == version
            assert await hub.look(code, lambda table: table.version) == version
            thinker.allowed.set()
            await anna.until(lambda: anna.version > version)
            assert thinker.asked == ["page"]

    asyncio.run(play())


def test_bots_answer_good_game_and_nothing_else():
    desk = Desk("3 classic", people=(ANNA, "page", BORIS)).start()
    assert talking.answering(desk.table, "good_game") == (1,)
    assert talking.answering(desk.table, "well_done") == ()


def test_only_a_person_who_has_thought_for_long_is_asked_to_hurry():
    desk = Desk().start()
    table, acting = desk.table, desk.acting()
    thinking, waiting = (0, 1) if acting == 0 else (1, 0)
    late = table.game.since + talking.HURRY_SECONDS * 1000

    def refused(seat, now):
        with pytest.raises(KingdominoError) as refusal:
            talking.check_word(table, (ANNA, BORIS)[seat], seat, "hurry", now)
        return refusal.value.code

    assert refused(waiting, late - 1) == "nobody_to_hurry"
    assert talking.check_word(table, (ANNA, BORIS)[waiting], waiting, "hurry", late) == f"{table.game.id} 0"
    assert refused(thinking, late) == "nobody_to_hurry", "nobody hurries themselves"
    desk.do([StoodIn(acting, "page", "host")])
    assert refused(waiting, late) == "nobody_to_hurry", "bots are not hurried"


def test_three_words_a_round_are_enough():
    counts = Counts(3)
    for _ in range(3):
        counts.check("1 KMPQR", "KMPQR-1 4")
        counts.count("1 KMPQR", "KMPQR-1 4")
    with pytest.raises(KingdominoError) as refusal:
        counts.check("1 KMPQR", "KMPQR-1 4")
    assert (refusal.value.code, refusal.value.facts) == ("too_many_words", {"most": 3})
    counts.check("2 KMPQR", "KMPQR-1 4")
    counts.count("1 KMPQR", "KMPQR-1 5")
    counts.check("1 KMPQR", "KMPQR-1 5")


def test_the_counts_of_words_do_not_grow_without_end():
    counts = Counts(3, keys=10)
    for number in range(100):
        counts.count(str(number), "")
    assert len(counts) == 10
