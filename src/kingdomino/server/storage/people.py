"""Guests with their secrets and links, on a given connection."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import guest_from_row
from .schema import guests, links, secrets
from .store import Guest


async def add_guest(
    connection: AsyncConnection, name: str, language: str, secret_hash: bytes, now: int, expires: int
) -> Guest:
    """A new person with their first secret."""
    made = insert(guests).values(name=name, language=language, created=now).returning(guests.c.number)
    number = (await connection.execute(made)).scalar_one()
    await connection.execute(insert(secrets).values(guest=number, hash=secret_hash, expires=expires))
    return Guest(number, name, language)


async def guest(connection: AsyncConnection, number: int) -> Guest | None:
    """A person by their number."""
    row = (await connection.execute(select(guests).where(guests.c.number == number))).one_or_none()
    return None if row is None else guest_from_row(row)


async def change_guest(connection: AsyncConnection, number: int, name: str, language: str) -> Guest | None:
    """A new name or language."""
    change = update(guests).where(guests.c.number == number).values(name=name, language=language)
    changed = await connection.execute(change)
    return Guest(number, name, language) if changed.rowcount else None


async def secrets_of(connection: AsyncConnection, number: int) -> Sequence[tuple[bytes, int]]:
    """The hashes of a person's secrets, and when they expire."""
    found = await connection.execute(select(secrets.c.hash, secrets.c.expires).where(secrets.c.guest == number))
    return [(row.hash, row.expires) for row in found]


async def add_secret(connection: AsyncConnection, number: int, secret_hash: bytes, expires: int) -> None:
    """A further device; nothing for a person who is not there."""
    if await _is_there(connection, number):
        await connection.execute(insert(secrets).values(guest=number, hash=secret_hash, expires=expires))


async def prolong_secret(connection: AsyncConnection, number: int, secret_hash: bytes, expires: int) -> None:
    """A secret expires later."""
    its = (secrets.c.guest == number) & (secrets.c.hash == secret_hash)
    await connection.execute(update(secrets).where(its).values(expires=expires))


async def drop_secret(connection: AsyncConnection, number: int, secret_hash: bytes) -> None:
    """A device is signed out."""
    its = (secrets.c.guest == number) & (secrets.c.hash == secret_hash)
    await connection.execute(delete(secrets).where(its))


async def add_link(connection: AsyncConnection, number: int, link_hash: bytes, expires: int) -> None:
    """A link to another device; nothing for a person who is not there."""
    if await _is_there(connection, number):
        await connection.execute(insert(links).values(hash=link_hash, guest=number, expires=expires))


async def take_link(connection: AsyncConnection, link_hash: bytes, now: int) -> int | None:
    """Use a link up: of two who try, one gets it."""
    taken = delete(links).where((links.c.hash == link_hash) & (links.c.expires > now)).returning(links.c.guest)
    return (await connection.execute(taken)).scalar_one_or_none()


async def _is_there(connection: AsyncConnection, number: int) -> bool:
    """Held until the end of the transaction where several write at once."""
    found = select(guests.c.number).where(guests.c.number == number).with_for_update(key_share=True, read=True)
    return (await connection.execute(found)).one_or_none() is not None
