"""How servers tell each other of changed tables and of the people at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol

from kingdomino.server.storage import Entry

#: Called with a table, the numbers of the people there and how many watch, over all servers.
Attended = Callable[[str, Sequence[int], int], Awaitable[None]]


class Audience(Protocol):
    """Who is told: the tables in this server's memory."""

    def listened(self) -> Sequence[str]:
        """The codes of tables with connections."""

    def behind(self, versions: Mapping[str, int]) -> Mapping[str, int]:
        """The versions that this server has of those tables in its memory that have newer ones by now."""

    def received(self, table: str, entries: Iterable[Entry]) -> None:
        """Entries that other servers wrote."""

    def signalled(self, table: str, message: bytes) -> None:
        """A message of another server for everybody at a table."""


class Fanout:
    """Carries news between servers: some may be late, none is missed for long. By itself, for one server alone."""

    #: Whether there may be other servers at all.
    shared = False
    _attended: Attended | None = None

    async def open(self, audience: Audience, attended: Attended) -> None:  # noqa: ARG002 - nobody else writes
        """Connect, and keep trying."""
        self._attended = attended

    async def close(self) -> None:
        """Disconnect."""

    def publish(self, table: str, version: int) -> None:
        """Tell the other servers that a table has this version in the storage."""

    def signal(self, table: str, message: bytes) -> None:
        """Have a message sent to everybody who is at a table through another server."""

    async def present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        """Who is at a table through this server; the union over all servers comes back to the audience."""
        if self._attended is not None:
            await self._attended(table, tuple(sorted(set(numbers))), watchers)
