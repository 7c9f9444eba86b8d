"""What is played for the golden databases: tables in every stage, and every kind of event."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial, reduce
from random import Random
from typing import Any

import httpx

from kingdomino.rules import Position, Ruleset
from tests.server.client import Client, Message, first, register, seats
from tests.server.plain_http import NO_CERTIFICATES, PATIENCE

#: Entries of the table whose log is long enough for a snapshot.
_LONG = 300
#: A deck and kings for the table with a fixed deck.
_TWO = Ruleset(players=2)
DECK = Random(5).sample(range(1, 49), _TWO.deck_size)
KINGS = [0, 1, 1, 0]
#: Where the games of the table from a position begin: two dominoes of the first line are taken.
POSITION = reduce(Position.play, ("kings 0 1 1 0", "deal 5 17 22 40", "=17", "=5"), Position.start(_TWO))


class Company:
    """The people of the golden tables, each with a connection."""

    def __init__(self, anna: Client, boris: Client, dora: Client) -> None:
        self.anna, self.boris, self.dora = anna, boris, dora
        self.codes: dict[str, str] = {}

    async def table(self, purpose: str, *people: Client, **wish: Any) -> str:
        """Anna sets up a table; the others take its open seats, in order, and she starts unless it has to wait."""
        gathers, rules = wish.pop("gathers", False), wish.pop("rules", "2 classic")
        kinds = wish.pop("kinds", ("me", *("open" for _ in people)))
        code: str = (await self.anna.ask("create", rules=rules, seats=seats(*kinds), **wish))["table"]
        self.codes[purpose] = code
        for seat, person in enumerate(people, start=1):
            await person.ask("enter", table=code)
            sat = await person.ask("sit", table=code, seat=seat)
            await self.anna.at(code, sat["version"])
        if not gathers:
            await self.anna.ask("start", table=code)
        return code

    async def moves(self, code: str, count: int, *people: Client) -> None:
        """Make this many moves, each for the seat to act."""
        for _ in range(count):
            await self.move(code, *people)

    async def move(self, code: str, *people: Client) -> Client:
        """One move; who made it."""
        numbers = {person.you["number"] for person in people}
        newest = max(person.tables[code]["version"] for person in people)
        watching = people[0]
        await watching.at(code, newest)
        await watching.until(lambda: _acting(watching.tables[code]["state"]) in numbers)  # bots move first
        for person in people:
            await person.at(code, watching.tables[code]["version"])
        acting = next(person for person in people if person.turn(code) is not None)
        await acting.move(code, first)
        return acting

    async def until_placed(self, code: str, *people: Client) -> Client:
        """Moves until somebody has placed a domino and has to claim; who that is."""
        while True:
            acting = await self.move(code, *people)
            turn = acting.turn(code)
            if turn is not None and turn["phase"] == "claim" and acting.game(code)["round"] > 1:
                return acting


def _acting(state: Message) -> int | None:
    """The person who is to act; none where a bot is."""
    seat = state["seats"][state["game"]["to_act"]]
    person: int | None = seat["guest"] if seat["stand_in"] is None else None
    return person


@asynccontextmanager
async def company(address: str) -> AsyncIterator[Company]:
    """Anna, Boris and Dora at a server."""
    guests = [await register(address, name) for name in ("Anna", "Boris", "Dóra")]
    async with (
        Client(address, guests[0]["secret"]) as anna,
        Client(address, guests[1]["secret"]) as boris,
        Client(address, guests[2]["secret"]) as dora,
    ):
        yield Company(anna, boris, dora)


async def play(address: str) -> dict[str, str]:
    """All of it; the code of each table by what it is for."""
    async with company(address) as people:
        await play_all(people)
        return people.codes


async def play_all(people: Company) -> list[str]:
    """All parts; the codes of the tables."""
    for part in _PARTS:
        await part(people)
    return list(people.codes.values())


async def _gathering(people: Company) -> None:
    anna, boris = people.anna, people.boris
    kinds = ("me", "open", "page")
    code = await people.table("gathering", boris, gathers=True, rules="3 revised harmony", kinds=kinds)
    await anna.ask("seat_bot", table=code, seat=2, level="squire")
    await anna.ask("clear", table=code, seat=2)
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    terms = {"rules": "4 classic middle-kingdom", "dynasty": False, "listed": True, "clock": clock}
    await anna.ask("configure", table=code, **terms)
    code = await people.table("long", gathers=True, kinds=("me", "page"))
    for number in range(_LONG):
        await anna.ask("seat_bot", table=code, seat=1, level=("squire", "page")[number % 2])
    code = await people.table("host passed", boris, gathers=True)
    await anna.ask("leave", table=code)


async def _playing(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("playing", boris, rules="2 revised mighty-duel harmony middle-kingdom")
    await people.moves(code, 17, anna, boris)
    code = await people.table("bots", rules="4 classic harmony", kinds=("me", "page", "page", "page"))
    await people.until_placed(code, anna)
    code = await people.table("fixed deck", boris, deck=DECK, kings=KINGS)
    await people.moves(code, 9, anna, boris)


async def _undo(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("undone", boris)
    acting = await people.until_placed(code, anna, boris)
    await acting.ask("undo", table=code, version=acting.tables[code]["version"])
    for agree in (True, False):
        await _asked(people, code)
        waiting = anna.tables[code]["state"]["undo"]["waiting"]
        other = next(person for person in (anna, boris) if person.you["number"] in waiting)
        version = other.tables[code]["version"]
        done = await other.ask("answer_undo", table=code, version=version, agree=agree)
        await asyncio.gather(anna.at(code, done["version"]), boris.at(code, done["version"]))
    code = await people.table("undo asked", boris)
    await _asked(people, code)


async def _asked(people: Company, code: str) -> None:
    """A player asks to take back a claim; the other players have to agree."""
    anna, boris = people.anna, people.boris
    while True:
        acting = await people.move(code, anna, boris)
        if acting.tables[code]["you"]["undo"] == "ask":
            break
    done = await acting.ask("undo", table=code, version=acting.tables[code]["version"])
    await asyncio.gather(anna.at(code, done["version"]), boris.at(code, done["version"]))


async def _clocks(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("bank", boris, clock={"kind": "bank", "seconds": 900, "increment": 10})
    await people.moves(code, 8, anna, boris)
    code = await people.table("out of time", boris, clock={"kind": "move", "seconds": 1})
    playing = asyncio.create_task(anna.play_out(code, first))
    await boris.until(lambda: boris.tables[code]["state"]["seats"][1]["stand_in"] is not None)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await boris.ask("back", table=code)


async def _dynasties(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("dynasty between games", boris, dynasty=True)
    await asyncio.gather(anna.play_out(code, first), boris.play_out(code, first))
    await anna.ask("again", table=code)
    code = await people.table("dynasty over", kinds=("me", "me"), dynasty=True, rules="2 revised")
    for _ in range(2):
        await anna.play_out(code, first)
        done = await anna.ask("again", table=code)
        await anna.at(code, done["version"])
    await anna.play_out(code, first)


async def _finished(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("finished", boris, rules="2 classic mighty-duel harmony")
    await asyncio.gather(anna.play_out(code, first), boris.play_out(code, first))
    code = await people.table("rematch", boris)
    await asyncio.gather(anna.play_out(code, first), boris.play_out(code, first))
    await boris.ask("again", table=code)
    await anna.ask("again", table=code)
    await anna.until(lambda: anna.game(code)["number"] == 2)


async def _forgotten(people: Company) -> None:
    anna, dora = people.anna, people.dora
    code = await people.table("forgotten, finished", dora)
    await asyncio.gather(anna.play_out(code, first), dora.play_out(code, first))
    code = await people.table("forgotten, playing", dora)
    await people.moves(code, 7, anna, dora)
    async with httpx.AsyncClient(
        base_url=anna.address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
    ) as http:
        gone = await http.delete("/api/guest", headers={"Authorization": f"Bearer {dora.secret}"})
        gone.raise_for_status()


async def _stand_ins(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("stand-in", boris, rules="3 classic", kinds=("me", "open", "page"))
    await boris.ask("exit", table=code)
    await anna.until(lambda: anna.presence[code]["present"] == [anna.you["number"]])
    await anna.ask("seat_bot", table=code, seat=1, level="page")
    await people.until_placed(code, anna)


async def _advised(people: Company) -> None:
    anna, boris = people.anna, people.boris
    code = await people.table("from a position", boris, position=str(POSITION), hints=True)
    await asyncio.gather(*(person.until(partial(_begun, person, code)) for person in (anna, boris)))
    acting = anna if anna.turn(code) is not None else boris
    await acting.ask("hint", table=code, version=acting.tables[code]["version"], step=3)
    await people.moves(code, 3, anna, boris)
    code = await people.table("covered", kinds=("me", "me"), clock={"kind": "bank", "seconds": 900, "increment": 10})
    await anna.until(partial(_begun, anna, code))
    for covered in (True, False):
        await anna.ask("cover", table=code, version=anna.tables[code]["version"], covered=covered)
    await people.move(code, anna)
    await anna.ask("cover", table=code, version=anna.tables[code]["version"], covered=True)
    code = await people.table("not ready", boris, gathers=True, hints=False)
    for ready in (True, False):
        await boris.ask("ready", table=code, ready=ready)


def _begun(person: Client, code: str) -> bool:
    """Whether this person was told of the game."""
    return person.tables[code]["state"]["game"] is not None


async def _challenge(people: Company) -> None:
    anna = people.anna
    async with httpx.AsyncClient(
        base_url=anna.address, trust_env=False, verify=NO_CERTIFICATES, timeout=PATIENCE
    ) as http:
        headers = {"Authorization": f"Bearer {anna.secret}"}
        day = (await http.get("/api/daily", headers=headers)).raise_for_status().json()["day"]
        begun = await http.post(f"/api/daily/{day}/table", headers=headers, json={})
    code: str = begun.raise_for_status().json()["table"]
    people.codes["challenge"] = code
    await anna.ask("enter", table=code)
    await people.moves(code, 3, anna)


_PARTS = (
    _gathering,
    _playing,
    _undo,
    _clocks,
    _dynasties,
    _finished,
    _forgotten,
    _stand_ins,
    _advised,
    _challenge,
)


def people_of(states: list[Message]) -> set[int]:
    """The public numbers of everybody who holds a seat."""
    return {seat["guest"] for state in states for seat in state["seats"] if seat["guest"] is not None}
