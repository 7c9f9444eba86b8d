"""How much one client may ask for: buckets that refill, and counts of open connections. Memory is bounded."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final

from kingdomino.rules import KingdominoError
from kingdomino.server.operation.settings import Settings
from kingdomino.tables.talking import WORDS_A_ROUND

#: Clients that are remembered at once; the one that was quiet the longest is forgotten first.
MOST_KEYS: Final = 20_000
#: Seconds between two signals of a person.
SIGNAL_SECONDS: Final = 8

#: Hints and grades that a person may ask for at once, and a minute.
_ADVICE_AT_ONCE: Final = 30
_ADVICE_A_MINUTE: Final = 30

#: The bits of an IPv6 address that name a network: providers give a home all addresses with the same ones.
_PREFIX_BITS: Final = 64


class Bucket:
    """One client's allowance: `burst` at once, refilled at `rate` a second. It owes `most_owed` bursts at most."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_most_owed", "_rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = monotonic, *, most_owed: int = 1
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._most_owed = most_owed * burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, cost: float = 1) -> bool:
        """Use some of it, if there is enough."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Use some of it whether or not there is enough: what is missing has to refill first."""
        self._refill()
        self._left = max(-self._most_owed, self._left - cost)

    def pause(self, cost: float = 1) -> float:
        """Seconds until there is enough; 0 if there is."""
        self._refill()
        return max(0.0, (cost - self._left) / self._rate)

    def wait(self, cost: float = 1) -> int:
        """The same in whole seconds, for people."""
        return ceil(self.pause(cost))


def cost_of(size: int) -> int:
    """What a message or a body of this many bytes costs beyond itself: as much again for each whole kilobyte."""
    return size // 1024


class Buckets:
    """A bucket for each key, made when it is first needed."""

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        most: int = MOST_KEYS,
        clock: Callable[[], float] = monotonic,
        most_owed: int = 1,
    ) -> None:
        self._new = partial(Bucket, rate, burst, clock, most_owed=most_owed)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        """A client's allowance."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self._new()
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, cost: float = 1) -> None:
        """Use some of a client's allowance; refused where it is used up."""
        bucket = self.of(key)
        if not bucket.take(cost):
            raise KingdominoError("too_many_requests", seconds=max(1, ceil(bucket.pause(cost))))

    def charge(self, key: str, cost: float = 1) -> float:
        """Use some of a client's allowance, also where it is used up; the seconds until it has refilled, or 0."""
        bucket = self.of(key)
        bucket.charge(cost)
        return bucket.pause(0)

    def check(self, key: str) -> None:
        """Refused where a client's allowance is used up; nothing is used."""
        pause = self.of(key).pause()
        if pause > 0:
            raise KingdominoError("too_many_requests", seconds=ceil(pause))


class Guesses:
    """Wrong codes: so many of a guest at an address, and a few times as many of all guests there.

    Who guesses uses up their own allowance first. The one of the address is for those who guess as many guests.
    """

    #: Guests at one address who may guess as much as they are allowed before the others there are refused, too.
    GUESTS: Final = 10

    def __init__(self, a_minute: int, clock: Callable[[], float] = monotonic) -> None:
        self._own = Buckets(a_minute / 60, a_minute, clock=clock)
        self._address = Buckets(a_minute * self.GUESTS / 60, a_minute * self.GUESTS, clock=clock)

    def check(self, address: str, guest: int | None) -> None:
        """Refused where too many were wrong; `guest` is None for somebody without a secret."""
        self._own.check(f"{address} {guest}")
        self._address.check(address)

    def wrong(self, address: str, guest: int | None) -> None:
        """One more was wrong."""
        self._own.charge(f"{address} {guest}")
        self._address.charge(address)


class Counts:
    """How often each key did something in a period of its own, such as the round of a game."""

    def __init__(self, most: int, keys: int = MOST_KEYS) -> None:
        self._most = most
        self._keys = keys
        self._counted: OrderedDict[str, tuple[str, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counted)

    def _of(self, key: str, period: str) -> int:
        last, count = self._counted.get(key, (period, 0))
        return count if last == period else 0

    def check(self, key: str, period: str) -> None:
        """Refused where it was done often enough in this period."""
        if self._of(key, period) >= self._most:
            raise KingdominoError("too_many_words", most=self._most)

    def count(self, key: str, period: str) -> None:
        """Once more."""
        self._counted[key] = (period, self._of(key, period) + 1)
        self._counted.move_to_end(key)
        if len(self._counted) > self._keys:
            self._counted.popitem(last=False)


class Connections:
    """Open connections by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self._open.values())

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one more while it lasts; refused where an address has its share already."""
        key = client_key(address)
        if self._open.get(key, 0) >= self._most:
            raise KingdominoError("too_many_connections", most=self._most)
        self._open[key] = self._open.get(key, 0) + 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Limits:
    """All allowances of a server. Addresses are counted by `client_key`."""

    #: One process answers many clients behind one address, and a page asks for several things at once.
    _REQUESTS: Final = 5
    #: Of what its connections may send together, an address may send one part of so many, and owe some bursts of it.
    _TOGETHER: Final = 8
    _MOST_OWED: Final = 4

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self.connections = Connections(settings.connections_per_address)
        self.guests = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour, clock=clock)
        self.guesses = Guesses(settings.wrong_codes_per_minute, clock)
        self.reviews = Buckets(settings.reviews_per_hour / 3600, settings.reviews_per_hour, clock=clock)
        self.signals = Buckets(1 / SIGNAL_SECONDS, 1, clock=clock)
        self.words = Counts(WORDS_A_ROUND)
        self.advice = Buckets(_ADVICE_A_MINUTE / 60, _ADVICE_AT_ONCE, clock=clock)
        share = max(2.0, settings.connections_per_address / self._TOGETHER)
        rate, burst = settings.messages_per_second * share, settings.burst * share
        #: The messages of all connections of an address, and the news that they are sent; half as many of a guest.
        self.messages = Buckets(rate, burst, clock=clock, most_owed=self._MOST_OWED)
        self.guest_messages = Buckets(rate / 2, burst / 2, clock=clock, most_owed=self._MOST_OWED)
        rate, burst = settings.messages_per_second * self._REQUESTS, settings.burst * self._REQUESTS
        self.requests = Buckets(rate, burst, clock=clock)
        #: The client's files, and what operators ask for: above it they wait, and are not refused.
        self.pages = Buckets(rate, burst, clock=clock)

    def bucket(self, rate: float | None = None, burst: float | None = None) -> Bucket:
        """An allowance of its own, such as one connection's messages."""
        return Bucket(
            self._settings.messages_per_second if rate is None else rate,
            self._settings.burst if burst is None else burst,
            self._clock,
        )


def client_key(address: str) -> str:
    """The client that an address counts as: an IPv4 address, or the /64 prefix of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> _PREFIX_BITS << _PREFIX_BITS)}/{_PREFIX_BITS}"
