"""Guests: people without registration. A secret that their browser keeps says who they are."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kingdomino.locales import LANGUAGES
from kingdomino.rules import KingdominoError, clipped
from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Guest, Store
from kingdomino.tables.names import checked_name

#: Random bytes: 192 bits, 32 characters, for a secret; 128 bits, 22 characters, for a link, which may be typed.
_SECRET_BYTES: Final = 24
_LINK_BYTES: Final = 16
_SECRET: Final = re.compile(r"([1-9][0-9]{0,15})\.([A-Za-z0-9_-]{22,64})")
_LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")

_DAY: Final = 86_400_000
_LINK_LIFE: Final = 600_000
#: How long another server's revocation may go unnoticed here, and how many people are remembered meanwhile.
_MEMORY: Final = 3_000
_MOST_REMEMBERED: Final = 10_000


def checked_language(language: str) -> str:
    """One of the languages that we speak."""
    if language not in LANGUAGES:
        raise KingdominoError("unknown_language", language=clipped(language), known=LANGUAGES)
    return language


def hashed(secret: str) -> bytes:
    """The hash that is stored of a secret. Secrets are random, so that one round of SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True, slots=True)
class _Known:
    guest: Guest
    until: int


class People:
    """Guests by secret."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int] = now_in_milliseconds) -> None:
        self._store = store
        self._life = settings.secret_days * _DAY
        self._clock = clock
        self._known: OrderedDict[bytes, _Known] = OrderedDict()
        #: Rises whenever a person's secret or name has changed here: sessions ask for that person again.
        self.revocations = 0

    async def register(self, name: str, language: str) -> tuple[Guest, str]:
        """A new person, and the secret that makes them known again."""
        name, language = checked_name(name), checked_language(language)
        token = secrets.token_urlsafe(_SECRET_BYTES)
        now = self._clock()
        guest = await self._store.add_guest(name, language, hashed(token), now, now + self._life)
        return guest, f"{guest.number}.{token}"

    async def known(self, secret: str | None) -> Guest:
        """Whose secret this is; refused without one, with a wrong one and with one that is too old."""
        number, token = self._parts(secret)
        digest = hashed(f"{number}.{token}")
        now = self._clock()
        found = self._known.get(digest)
        if found is not None and now < found.until:
            return found.guest
        guest = await self._checked(number, hashed(token), now)
        self._remember(digest, _Known(guest, now + _MEMORY))
        return guest

    async def _checked(self, number: int, digest: bytes, now: int) -> Guest:
        found = await self._store.secret(number, digest)
        if found is None:
            raise KingdominoError("wrong_secret")
        guest, expires = found
        if expires <= now:
            raise KingdominoError("expired_secret")
        if expires < now + self._life - _DAY:  # at most once a day
            await self._store.prolong_secret(number, digest, now + self._life)
        return guest

    async def name_of(self, guest: Guest) -> str:
        """What a person is called now: they may have changed it since they said hello."""
        found = await self._store.guest(guest.number)
        if found is None:
            raise KingdominoError("wrong_secret")
        return found.name

    async def link(self, guest: Guest) -> tuple[str, int]:
        """A code that moves a person to one more device, once and soon, and when it ends."""
        code = secrets.token_urlsafe(_LINK_BYTES)
        expires = self._clock() + _LINK_LIFE
        await self._store.add_link(guest.number, hashed(code), expires)
        return code, expires

    async def from_link(self, code: str) -> tuple[Guest, str]:
        """The person of a link with a secret of their own for this device; the link is used up."""
        now = self._clock()
        number = await self._store.take_link(hashed(code), now) if _LINK.fullmatch(code) else None
        guest = None if number is None else await self._store.guest(number)
        if guest is None:
            raise KingdominoError("wrong_link")
        token = secrets.token_urlsafe(_SECRET_BYTES)
        await self._store.add_secret(guest.number, hashed(token), now + self._life)
        return guest, f"{guest.number}.{token}"

    async def change(self, guest: Guest, name: str | None = None, language: str | None = None) -> Guest:
        """A new name or language, or both."""
        name = guest.name if name is None else checked_name(name)
        language = guest.language if language is None else checked_language(language)
        changed = await self._store.change_guest(guest.number, name, language)
        self._forget(guest.number)
        if changed is None:
            raise KingdominoError("wrong_secret")
        return changed

    async def sign_out(self, secret: str) -> None:
        """Forget this device's secret."""
        number, token = self._parts(secret)
        await self._store.drop_secret(number, hashed(token))
        self._forget(number)

    async def forget(self, guest: Guest) -> None:
        """Delete a person."""
        await self._store.forget_guest(guest.number)
        self._forget(guest.number)

    @staticmethod
    def _parts(secret: str | None) -> tuple[int, str]:
        if not secret:
            raise KingdominoError("no_secret")
        found = _SECRET.fullmatch(secret)
        if found is None:
            raise KingdominoError("wrong_secret")
        return int(found[1]), found[2]

    def _remember(self, digest: bytes, known: _Known) -> None:
        self._known[digest] = known
        self._known.move_to_end(digest)
        while len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)

    def _forget(self, number: int) -> None:
        self.revocations += 1
        for digest in [digest for digest, known in self._known.items() if known.guest.number == number]:
            del self._known[digest]
