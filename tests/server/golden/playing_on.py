"""What was stored by an earlier version, played on: new devices for its people, and every table to its end."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Store
from tests.server.client import Client, first

_DAY = 86_400_000


async def devices_of(address: str, people: set[int]) -> dict[int, str]:
    """A new secret for each person, as if they had used a link to another device: old ones expire some day."""
    store = Store(address)
    await store.open()
    try:
        found = {}
        for number in sorted(people):
            token = secrets.token_urlsafe(24)
            digest = hashlib.sha256(token.encode()).digest()
            await store.add_secret(number, digest, now_in_milliseconds() + _DAY)
            found[number] = f"{number}.{token}"
        return found
    finally:
        await store.close()


async def play_on(people: dict[int, Client], code: str) -> None:
    """Everybody comes, open seats are taken, and all play until the table is finished."""
    for person in people.values():
        await person.ask("enter", table=code)
    anna = next(iter(people.values()))
    while (state := anna.tables[code]["state"])["stage"] != "finished":
        host = people[state["host"]]
        for seat in state["seats"]:
            if seat["kind"] == "open":
                done = await host.ask("sit", table=code, seat=seat["seat"], name=f"Guest {seat['seat']}")
                await anna.at(code, done["version"])
        await _begun(people, host, code)
        await asyncio.gather(*(person.play_out(code, first) for person in people.values()))
    for person in people.values():
        await person.ask("exit", table=code)  # a connection is at 20 tables at most


async def _begun(people: dict[int, Client], host: Client, code: str) -> None:
    """A game runs: the one that did, the first one, or the next one of a Dynasty."""
    state = host.tables[code]["state"]
    done = None
    if state["stage"] == "gathering":
        done = await host.ask("start", table=code)
    elif state["game"]["phase"] == "over":
        for person in people.values():
            if person.tables[code]["you"]["seats"]:
                done = await person.ask("again", table=code)
    if done is not None:
        await asyncio.gather(*(person.at(code, done["version"]) for person in people.values()))
