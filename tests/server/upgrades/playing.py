"""Two people who play through whichever servers there are."""

from __future__ import annotations

from tests.server.client import Client, first, register, seats


async def moves(clients: dict[str, Client], table: str, count: int) -> None:
    """Moves of whoever is to act, each through their own connection."""
    for _ in range(count):
        newest = max(client.tables[table]["version"] for client in clients.values())
        for client in clients.values():
            await client.at(table, newest)
        acting = next(client for client in clients.values() if client.turn(table) is not None)
        await acting.move(table, first)


async def gathered(anna: Client, boris: Client, **wish: object) -> str:
    """A table of Anna and Boris whose game has begun."""
    code: str = (await anna.ask("create", rules="2 classic", seats=seats("me", "open"), **wish))["table"]
    await boris.ask("enter", table=code)
    sat = await boris.ask("sit", table=code, seat=1)
    await anna.at(code, sat["version"])
    begun = await anna.ask("start", table=code)
    await boris.at(code, begun["version"])
    return code


async def people(address: str) -> tuple[str, str]:
    """The secrets of Anna and Boris."""
    return (await register(address, "Anna"))["secret"], (await register(address, "Boris"))["secret"]
