"""Whose connection it is: known by a secret, which another device or server may revoke at any time."""

from __future__ import annotations

from time import monotonic
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.server.storage import Guest

from .people import People

#: Seconds after which the secret of an open connection is checked again: another server may have revoked it.
_RECHECK_SECONDS: Final = 60.0


class Identity:
    """The guest at the other end of a connection, once they said hello."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._secret = ""
        self.guest: Guest | None = None
        #: The number of revocations here when the secret was checked last, and when that was.
        self._checked = (0, 0.0)

    async def hello(self, secret: str) -> Guest:
        """The guest whose secret this is; refused where it is nobody's."""
        if self.guest is not None:
            raise KingdominoError("hello_twice")
        checked = self._people.revocations, monotonic()  # before asking: what is revoked meanwhile is asked again
        self.guest = await self._people.known(secret)
        self._secret, self._checked = secret, checked
        return self.guest

    @property
    def is_checked(self) -> bool:
        """Whether the secret was good a short while ago, and no secret was revoked here since."""
        revocations, at = self._checked
        return revocations == self._people.revocations and monotonic() < at + _RECHECK_SECONDS

    async def check_again(self) -> None:
        """A secret that is forgotten or too old is refused, and ends the connections that it opened."""
        now = self._people.revocations, monotonic()
        try:
            self.guest = await self._people.known(self._secret)
        except KingdominoError:
            self.guest = None
            raise
        self._checked = now
