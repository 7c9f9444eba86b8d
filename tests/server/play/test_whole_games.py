"""Whole games through the real WebSocket: people and bots, every number of players, every variant."""

import asyncio
from random import Random

import httpx
import pytest

from kingdomino import Game, Ruleset
from kingdomino.games import verify_record
from tests.server.client import NEWS, Client, Refusal, first, register, seats
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE

#: Every number of players. A table without a server plays all rulesets.
SOME_RULESETS = [
    Ruleset.parse(text)
    for text in ("2 revised mighty-duel middle-kingdom", "3 classic middle-kingdom", "4 revised harmony")
]


@pytest.mark.parametrize("rules", SOME_RULESETS, ids=str)
def test_a_game_with_people_and_a_bot(address, rules):
    async def play():
        one, two = await register(address, "Anna"), await register(address, "Борис")
        async with Client(address, one["secret"]) as anna, Client(address, two["secret"]) as boris:
            wishes = seats("me", "open", *["page"] * (rules.players - 2))
            table = (await anna.ask("create", rules=str(rules), seats=wishes))["table"]
            await boris.ask("enter", table=table)
            await boris.ask("sit", table=table, seat=1)
            await anna.ask("start", table=table)
            random = Random(str(rules))

            def choose(turn):
                return random.choice(turn["moves"])["move"]

            await asyncio.gather(anna.play_out(table, choose), boris.play_out(table, choose))
            assert anna.game(table) == boris.game(table)
            return table, anna.game(table)

    table, told = asyncio.run(play())
    record = httpx.get(
        f"{address}/api/games/{table}-1/record", trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
    ).text
    game = Game.from_record(record)
    assert game.is_over
    assert str(game.rules) == str(rules)
    assert verify_record(record, told["commitment"]).passed
    assert [game.position.score(seat).total for seat in range(rules.players)] == [
        score["total"] for score in told["result"]["scores"]
    ]
    assert list(game.position.places()) == told["result"]["places"]
    for seat, kingdom in enumerate(told["kingdoms"]):
        squares = {tuple(square) for laid in kingdom["laid"] for square in (laid["a"], laid["b"])}
        assert squares == set(game.position.kingdoms[seat].squares)


def test_a_dynasty_of_three_games_at_one_browser_and_then_a_rematch(address):
    async def play():
        guest = await register(address)
        async with Client(address, guest["secret"]) as anna:
            wishes = seats("me", "me", names=("Anna", "Bo"))
            made = await anna.ask("create", rules="2 classic", seats=wishes, dynasty=True, start=True)
            table = made["table"]
            for number in (1, 2, 3):
                await anna.play_out(table, first)
                state = anna.tables[table]["state"]
                assert len(state["standing"]["games"]) == number
                assert state["standing"]["over"] == (number == 3)
                done = await anna.ask("again", table=table)
                await anna.at(table, done["version"])
            assert anna.game(table)["number"] == 4
            assert [seat["name"] for seat in anna.tables[table]["state"]["seats"]] == ["Anna", "Bo"]

    asyncio.run(play())


def test_a_table_dealt_from_a_fixed_deck_deals_that_deck(address):
    deck = list(range(48, 0, -2))

    async def play():
        guest = await register(address)
        async with Client(address, guest["secret"]) as anna:
            made = await anna.ask(
                "create", rules="2 classic", seats=seats("me", "page"), deck=deck, kings=[0, 1, 1, 0], start=True
            )
            await anna.at(made["table"], made["version"])
            game = anna.game(made["table"])
            assert [slot["domino"] for slot in game["next_line"]] == sorted(deck[:4])
            assert game["kings"] == [0, 1, 1, 0]
            assert anna.tables[made["table"]]["state"]["fixed_deck"]
            await anna.play_out(made["table"], first)
            assert anna.game(made["table"])["result"]["deck"] == deck

    asyncio.run(play())


def test_who_comes_back_is_told_what_they_missed(address):
    async def play():
        guest = await register(address)
        async with Client(address, guest["secret"]) as anna:
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
            table = made["table"]
            await anna.at(table, made["version"])
            seen = made["version"]
            for _ in range(5):
                await anna.move(table, first)
        async with Client(address, guest["secret"]) as again:
            await again.ask("enter", table=table, seen=seen)
            news = again.tables[table]
            assert not news["snapshot"]
            assert [happening["version"] for happening in news["happened"]] == list(range(seen + 1, seen + 6))
            assert {happening["event"]["type"] for happening in news["happened"]} == {"moved"}
            await again.ask("enter", table=table, seen=0)
            assert again.tables[table]["state"] == news["state"]
            await again.ask("enter", table=table)
            assert again.tables[table]["snapshot"]
            assert again.tables[table]["happened"] == []
            await again.play_out(table, first)

    asyncio.run(play())


def test_a_move_sent_twice_is_made_once_and_acknowledged_twice(address):
    async def play():
        guest = await register(address)
        async with Client(address, guest["secret"]) as anna, Client(address, guest["secret"]) as tab:
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "me"), start=True)
            table, version = made["table"], made["version"]
            await anna.at(table, version)
            await tab.ask("enter", table=table)
            move = first(anna.turn(table))
            answers = await asyncio.gather(
                *(who.say("move", table=table, version=version, move=move) for who in (anna, anna, tab))
            )
            assert [(answer["type"], answer.get("version")) for answer in answers] == [("done", version + 1)] * 3
            other = next(option["move"] for option in tab.tables[table]["you"]["turn"]["moves"])
            stale = await anna.say("move", table=table, version=version, move=other)
            assert (stale["type"], stale["code"]) == ("refused", "stale")
            await anna.at(table, version + 1)
            assert anna.tables[table]["version"] == version + 1

    asyncio.run(play())


def test_a_player_without_time_is_helped_three_times_and_then_replaced_until_they_are_back(address):
    async def play():
        guest = await register(address)
        async with Client(address, guest["secret"]) as anna:
            made = await anna.ask(
                "create",
                rules="2 classic",
                seats=seats("me", "page"),
                clock={"kind": "move", "seconds": 1},
                start=True,
            )
            table = made["table"]
            await anna.until(lambda: anna.tables[table]["state"]["seats"][0]["stand_in"] is not None, 300)
            clocked = [
                happening["event"]["by"]
                for news in anna.told
                if news["type"] in NEWS
                for happening in news["happened"]
                if happening["event"]["type"] == "moved" and happening["event"]["seat"] == 0
            ]
            assert clocked[:3] == ["clock"] * 3
        async with Client(address, guest["secret"]) as back:
            await back.ask("enter", table=table)
            assert back.tables[table]["state"]["seats"][0]["stand_in"] is None or back.is_over(table)

    asyncio.run(play())


def test_undo_asks_the_others_and_is_free_until_the_claim(address):
    async def play():
        one, two = await register(address), await register(address, "Bo")
        async with Client(address, one["secret"]) as anna, Client(address, two["secret"]) as bo:
            table = (await anna.ask("create", rules="2 classic", seats=seats("me", "open")))["table"]
            await bo.ask("enter", table=table)
            await bo.ask("sit", table=table, seat=1)
            started = await anna.ask("start", table=table)
            await asyncio.gather(anna.at(table, started["version"]), bo.at(table, started["version"]))
            while True:
                mover, other = (anna, bo) if anna.turn(table) else (bo, anna)
                turn = mover.turn(table)
                assert turn is not None
                if turn["phase"] == "place":
                    break
                await mover.move(table, first)
                await other.at(table, mover.tables[table]["version"])
            before = mover.game(table)["kingdoms"]
            await mover.move(table, first)
            assert mover.tables[table]["you"]["undo"] == "free"
            done = await mover.ask("undo", table=table, version=mover.tables[table]["version"])
            assert (await mover.at(table, done["version"]))["state"]["game"]["kingdoms"] == before
            await mover.move(table, first)
            await mover.move(table, first)
            assert mover.tables[table]["you"]["undo"] == "ask"
            asked = await mover.ask("undo", table=table, version=mover.tables[table]["version"])
            await other.at(table, asked["version"])
            assert other.tables[table]["state"]["undo"]["waiting"] == [other.you["number"]]
            agreed = await other.ask("answer_undo", table=table, version=asked["version"], agree=True)
            news = await mover.at(table, agreed["version"])
            assert news["state"]["game"]["phase"] == "claim"
            assert news["you"]["turn"] is not None

    asyncio.run(play())


def test_a_new_name_counts_from_the_next_seat_on_and_names_are_tidied(address):
    async def play():
        guest = await register(address, "Anna")
        async with Client(address, guest["secret"]) as anna:
            async with httpx.AsyncClient(
                base_url=address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
            ) as http:
                headers = {"Authorization": f"Bearer {guest['secret']}"}
                assert (await http.patch("/api/guest", json={"name": "Anne"}, headers=headers)).status_code == 200
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "me", names=("  Bo   B ",)))
            table = made["table"]
            await anna.at(table, made["version"])
            assert [seat["name"] for seat in anna.tables[table]["state"]["seats"]] == ["Bo B", "Anne"]
            with pytest.raises(Refusal, match="unusable_name"):
                await anna.ask("create", rules="2 classic", seats=seats("me", "me", names=("a\u202eb",)))

    asyncio.run(play())
