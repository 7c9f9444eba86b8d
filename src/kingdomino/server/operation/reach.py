"""Who can reach this server: this device alone, the devices of its network, or everybody at its public address."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final

from kingdomino.rules import KingdominoError

from .settings import Settings

#: Names and addresses that mean this device on every device.
THIS_DEVICE: Final = frozenset({"localhost", "127.0.0.1", "::1"})
#: Hosts that stand for all addresses of a device.
EVERY_ADDRESS: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - to recognise it, not to bind there

#: One address of each kind of network. Nothing is sent: the system says which of its own addresses it would use.
_PROBES: Final = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
_PROBED_PORT: Final = 9

#: Listens at one more address of this device.
Listen = Callable[[str, int], Awaitable[None]]


def own_addresses() -> tuple[str, ...]:
    """The addresses under which other devices of its networks find this one, the usual one first."""
    found: dict[str, None] = {}
    for probe in _PROBES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((probe, _PROBED_PORT))
            except OSError:
                continue
            address = asking.getsockname()[0]
        if not ip_address(address).is_loopback:
            found[address] = None
    return tuple(found)


def url(host: str, port: int) -> str:
    """The address of a server at this host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@dataclass(slots=True)
class Reach:
    """The addresses of one server; under `play`, the person at this device may add those of the network."""

    settings: Settings
    #: The port on which it listens; none before it does.
    port: int | None = None
    #: Listens at further addresses; none where nobody may open the server to the network.
    listen: Listen | None = None
    _opened: tuple[str, ...] = field(default=())

    @property
    def openable(self) -> bool:
        """Whether it listens to this device alone and may be opened to the network."""
        return self.listen is not None and not self._opened and self.settings.host in THIS_DEVICE

    def addresses(self) -> tuple[str, ...]:
        """Where other devices find it, by what it listens at; empty where only this device does."""
        if self.settings.public_url is not None:
            return (self.settings.public_url,)
        if self.port is None:
            return ()
        return tuple(url(host, self.port) for host in self._hosts())

    def _hosts(self) -> tuple[str, ...]:
        host = self.settings.host
        if host in EVERY_ADDRESS:
            return self._network()
        return self._opened if host in THIS_DEVICE else (host,)

    def _network(self) -> tuple[str, ...]:
        return self.settings.network_addresses or own_addresses()

    async def open(self) -> None:
        """Listen in the network, too; refused where that is not possible."""
        if not self.openable:
            raise KingdominoError("cannot_open_here")
        assert self.listen is not None
        assert self.port is not None
        addresses = self._network()
        if not addresses:
            raise KingdominoError("no_network")
        heard = []
        for address in addresses:
            try:
                await self.listen(address, self.port)
            except KingdominoError:  # another program has this port there, or the address has gone meanwhile
                continue
            heard.append(address)
        if not heard:
            raise KingdominoError("cannot_listen", host=addresses[0], port=str(self.port), reason="EADDRINUSE")
        self._opened = tuple(heard)
