"""How servers exchange news of tables and the people present at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

#: Called with a table and a message that another server published.
Receive = Callable[[str, bytes], Awaitable[None]]
#: Called when messages may have been missed: everything has to be read again.
Missed = Callable[[], Awaitable[None]]
#: Called with a table, the numbers of the people there and how many watch, over all servers.
Present = Callable[[str, Sequence[int], int], Awaitable[None]]


class Fanout(Protocol):
    """Carries news between servers; losing some is allowed, as long as `missed` is called afterwards."""

    async def open(self, receive: Receive, missed: Missed, present: Present | None = None) -> None:
        """Connect, and keep trying."""

    async def close(self) -> None:
        """Disconnect."""

    async def follow(self, table: str) -> None:
        """Hear of this table: nothing that is published after this returns is missed without a word."""

    async def unfollow(self, table: str) -> None:
        """No longer."""

    async def publish(self, table: str, message: bytes) -> None:
        """Tell the other servers; never fails, never waits long."""

    async def present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        """Who is at a table through this server; the union over all servers comes back through the callback."""

    @property
    def reliable(self) -> bool:
        """Whether messages get through now; if not, servers look into the storage from time to time."""

    @property
    def shared(self) -> bool:
        """Whether there may be other servers at all."""


class SingleServer:
    """One server alone."""

    reliable = True
    shared = False

    def __init__(self) -> None:
        self._present: Present | None = None

    async def open(self, receive: Receive, missed: Missed, present: Present | None = None) -> None:  # noqa: ARG002
        """Nothing to connect."""
        self._present = present

    async def close(self) -> None:
        """Nothing to close."""

    async def follow(self, table: str) -> None:
        """No other server publishes."""

    async def unfollow(self, table: str) -> None:
        """No other server publishes."""

    async def publish(self, table: str, message: bytes) -> None:
        """No other server listens."""

    async def present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        """The people of this server are all."""
        if self._present is not None:
            await self._present(table, tuple(sorted(set(numbers))), watchers)
