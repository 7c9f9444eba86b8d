"""What is face down reaches nobody before the end: no seat, no spectator, no bot, no log, no figure."""

import asyncio
import json
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from kingdomino.rules import KingdominoError
from kingdomino.server.live.live_table import dealer_of
from kingdomino.server.storage import Store
from kingdomino.tables import asking, deciding, news
from kingdomino.tables.messages import events as e
from tests.server import leaks
from tests.server.client import Client, first, register, seats
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE
from tests.server.running import Serving


def test_games_that_differ_only_in_what_is_face_down_look_the_same_to_everybody(tmp_path):
    """The short version of a campaign: see CONTRIBUTING.md."""
    assert asyncio.run(leaks.campaign(tmp_path, games=4, seed=20)) > 250


# --- the same comparison finds a leak that is planted ---


@pytest.fixture
def found(tmp_path):
    """Whether some games with a planted leak are told apart."""

    def run(games: int = 4) -> str:
        with pytest.raises(leaks.Leak) as leak:
            asyncio.run(leaks.campaign(tmp_path, games=games, seed=3))
        return str(leak.value)

    return run


def test_a_number_that_hangs_on_the_last_domino_is_found(found, monkeypatch):
    honest = deciding._decided

    def leaky(table, game, seat, text, by, dealer, now):
        return [
            replace(event, points=event.points + dealer.deck[-1] % 2) if isinstance(event, e.MoveMade) else event
            for event in honest(table, game, seat, text, by, dealer, now)
        ]

    monkeypatch.setattr(deciding, "_decided", leaky)
    assert "tells the decks apart" in found(12)


def test_an_order_of_moves_that_hangs_on_the_deck_is_found(found, monkeypatch):
    honest, dealers = asking.turn_of, {}
    remembered = leaks.World.new_dealer

    async def remembering(self, table):
        dealers[table.code] = await remembered(self, table)
        return dealers[table.code]

    def leaky(table):
        turn = honest(table)
        assert turn is not None
        moves = list(turn.moves)
        Random(str(dealers[table.code].deck)).shuffle(moves)
        return replace(turn, moves=tuple(moves))

    monkeypatch.setattr(leaks.World, "new_dealer", remembering)
    monkeypatch.setattr(news, "turn_of", leaky)
    assert "tells the decks apart" in found()


def test_a_refusal_that_names_the_next_domino_is_found(found, monkeypatch):
    honest = deciding.move

    def leaky(table, guest, version, text, dealer, now):
        try:
            return honest(table, guest, version, text, dealer, now)
        except KingdominoError as error:
            raise KingdominoError(error.code, **error.facts, next=dealer.deck[-1]) from None

    monkeypatch.setattr(deciding, "move", leaky)
    assert "tells the decks apart" in found(12)


def test_a_salt_in_a_message_is_found(found, monkeypatch):
    honest = deciding.begin

    def leaky(table, game, dealer):
        return replace(honest(table, game, dealer), game=f"{game}/{dealer.salt}")

    monkeypatch.setattr(deciding, "begin", leaky)
    assert "was given what is hidden" in found(1)


# --- logs, figures and errors of a real server ---


def test_neither_logs_nor_figures_nor_messages_hold_what_is_hidden_before_the_end(tmp_path):
    url, log = f"sqlite:///{tmp_path}/kingdomino.db", tmp_path / "log"
    with Serving(url, "--log-level=debug", "--bot-processes=1", log=log) as server:
        guests, told, other = asyncio.run(_play(server.address))
        figures = httpx.get(f"{server.address}/metrics", trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE).text
        hidden = asyncio.run(_hidden(url, [f"{told[0]}-1", f"{told[1]}-1"]))
    secrets = [guest["secret"].partition(".")[2] for guest in guests]
    texts = [text.decode() for dealer in hidden for text in leaks.hidden_texts(dealer, seen=8)] + secrets
    given = "\n".join([figures, *told[2], *other])
    assert len(texts) > 15
    assert "no_such_table" in given
    assert '"request"' in log.read_text()
    for text in texts:
        assert text not in given
        assert text not in log.read_text()


async def _play(address):
    """Some moves of two games, with errors of every kind in between, and never to the end."""
    guests = [await register(address, name) for name in ("Anna", "Bo")]
    deck = Random(1).sample(range(1, 49), 24)
    other = []
    async with Client(address, guests[0]["secret"]) as anna, Client(address, guests[1]["secret"]) as bo:
        codes = []
        for more in ({}, {"deck": deck, "kings": [0, 1, 1, 0]}):
            made = await anna.ask("create", rules="2 classic", seats=seats("me", "page"), start=True, **more)
            codes.append(made["table"])
        for code in codes:
            await bo.ask("enter", table=code)
            for _ in range(3):
                await _turn(anna, code)
                await anna.move(code, first)
                for who in (anna, bo):
                    version = who.tables[code]["version"]
                    other.append(await who.say("move", table=code, version=version, move="deal 1 2 3 4"))
                    other.append(await who.say("move", table=code, version=0, move="=1"))
                    other.append(await who.say("places", table=code, seat=0, domino=deck[-1]))
                    other.append(await who.say("why", table=code, seat=1, move=f"={deck[-1]}"))
                    other.append(await who.say("configure", table=code, rules="x", dynasty=False, listed=False))
        other.append(await bo.say("hello", secret=guests[0]["secret"]))
        other.append(await bo.say("enter", table="AAAAA"))
        async with httpx.AsyncClient(
            base_url=address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
        ) as http:
            for code in codes:
                for path in (f"/api/tables/{code}", f"/api/games/{code}-1", f"/api/games/{code}-1/record"):
                    other.append((await http.get(path)).text)
            wrong = {"Authorization": f"Bearer {guests[0]['secret']}x"}
            other.append((await http.get("/api/my/tables", headers=wrong)).text)
        assert not any(anna.is_over(code) for code in codes)
        raw = anna.raw + bo.raw
    return guests, (*codes, raw), [text if isinstance(text, str) else json.dumps(text) for text in other]


async def _turn(client, code):
    await client.until(lambda: client.turn(code) is not None)


async def _hidden(url, games):
    store = Store(url)
    await store.open()
    try:
        return [dealer_of(await store.hidden(game)) for game in games]
    finally:
        await store.close()
