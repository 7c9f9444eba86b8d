"""Guests with their secrets and links, on a given connection."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import GUESTS
from .schema import guests, links, secrets
from .values import Guest

#: Devices that a person is signed in on at once, and links to further ones that are good at once.
MOST_EACH: Final = 10


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
    return GUESTS.value_or_none(row)


async def change_guest(connection: AsyncConnection, number: int, name: str, language: str) -> Guest | None:
    """A new name or language."""
    change = update(guests).where(guests.c.number == number).values(name=name, language=language)
    changed = await connection.execute(change)
    return Guest(number, name, language) if changed.rowcount else None


async def secret(connection: AsyncConnection, number: int, secret_hash: bytes) -> tuple[Guest, int] | None:
    """The person with this secret, and when it expires."""
    its = (secrets.c.guest == number) & (secrets.c.hash == secret_hash)
    found = select(guests, secrets.c.expires).join(secrets, secrets.c.guest == guests.c.number).where(its)
    row = (await connection.execute(found)).one_or_none()
    return None if row is None else (GUESTS.value(row), row.expires)


async def add_secret(connection: AsyncConnection, number: int, secret_hash: bytes, expires: int) -> None:
    """A further device; nothing for a person who is not there."""
    if await _is_there(connection, number):
        await connection.execute(insert(secrets).values(guest=number, hash=secret_hash, expires=expires))
        await _keep_newest(connection, secrets, number, secret_hash)


async def _keep_newest(connection: AsyncConnection, table: Table, number: int, added: bytes) -> None:
    """Delete all but the few rows of a person that expire last, and the one that was just added."""
    theirs = table.c.guest == number
    newest = select(table.c.hash).where(theirs).order_by(table.c.expires.desc()).limit(MOST_EACH)
    await connection.execute(delete(table).where(theirs & table.c.hash.not_in(newest) & (table.c.hash != added)))


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
        await _keep_newest(connection, links, number, link_hash)


async def take_link(connection: AsyncConnection, link_hash: bytes, now: int) -> int | None:
    """Use a link up: of two who try, one gets it."""
    taken = delete(links).where((links.c.hash == link_hash) & (links.c.expires > now)).returning(links.c.guest)
    return (await connection.execute(taken)).scalar_one_or_none()


async def _is_there(connection: AsyncConnection, number: int) -> bool:
    """Held until the end of the transaction where several write at once."""
    found = select(guests.c.number).where(guests.c.number == number).with_for_update(key_share=True, read=True)
    return (await connection.execute(found)).one_or_none() is not None
