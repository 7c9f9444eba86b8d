"""Who is at a table, over all servers: each writes its own people into the table's hash and reads the others'.

An entry tells when it was written, by Redis' clock; one that was not written again in time is of a dead server and
counts no more. Only tables where this server has people itself are looked at.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .redis_connection import PREFIX

#: One command for Redis, word by word.
Command = tuple[str | bytes | int, ...]

_MILLISECONDS: Final = 1000


@dataclass(frozen=True, slots=True)
class PeopleHere:
    """The people at a table through one server, and the moment of Redis' clock when that was so."""

    numbers: tuple[int, ...]
    watchers: int
    at: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether no people are at the table."""
        return not self.numbers and not self.watchers

    def written(self, at: int) -> bytes:
        """As others read it."""
        return json.dumps({"people": self.numbers, "watchers": self.watchers, "at": at}).encode()

    @classmethod
    def read(cls, text: bytes) -> PeopleHere:
        """As another wrote it."""
        told = json.loads(text)
        return cls(tuple(map(int, told["people"])), int(told["watchers"]), int(told["at"]))


class Attendance:
    """What this server knows of the people at its tables."""

    def __init__(self, server: str, expire: float) -> None:
        self._server = server
        self._expire = int(expire * _MILLISECONDS)
        self._own: dict[str, PeopleHere] = {}
        self._others: dict[str, dict[str, PeopleHere]] = {}
        #: Redis' clock minus ours, in milliseconds; unknown before the first answer.
        self._offset: int | None = None

    @property
    def tables(self) -> list[str]:
        """The tables where this server has people."""
        return list(self._own)

    def set_clock(self, seconds: int, microseconds: int) -> None:
        """What Redis' clock says now."""
        self._offset = seconds * _MILLISECONDS + microseconds // 1000 - _ours()

    def _now(self) -> int | None:
        return None if self._offset is None else _ours() + self._offset

    def set_own(self, table: str, numbers: Sequence[int], watchers: int) -> bool:
        """Set this server's people at a table; whether they are its first ones, so that others are not known yet."""
        here = PeopleHere(tuple(sorted(set(numbers))), watchers)
        if here.is_empty:
            self._own.pop(table, None)
            return False
        new = table not in self._own
        self._own[table] = here
        return new

    def forget_others(self, table: str) -> None:
        """Drop what is known of other servers' people at a table."""
        self._others.pop(table, None)

    def hear(self, table: str, server: str, text: bytes) -> bool:
        """Another server's people at a table; whether this server has people there who care."""
        if table not in self._own:
            return False
        self._others.setdefault(table, {})[server] = PeopleHere.read(text)
        return True

    def read(self, table: str, fields: Mapping[bytes, bytes]) -> list[Command]:
        """The whole hash of a table; commands that clear away what dead servers left in it."""
        others = {server.decode(): PeopleHere.read(text) for server, text in fields.items()}
        others.pop(self._server, None)
        now = self._now()
        dead = [server for server, here in others.items() if now is not None and here.at < now - 2 * self._expire]
        if table in self._own:
            self._others[table] = {server: here for server, here in others.items() if server not in dead}
        return [("HDEL", _hash(table), server) for server in dead]

    def union(self, table: str) -> tuple[tuple[int, ...], int]:
        """The people at a table and how many watch, over all servers that live."""
        now = self._now()
        all_of_them = [self._own.get(table, PeopleHere((), 0))]
        for here in self._others.get(table, {}).values():
            if now is None or here.at >= now - self._expire:
                all_of_them.append(here)
        numbers = sorted({number for here in all_of_them for number in here.numbers})
        return tuple(numbers), sum(here.watchers for here in all_of_them)

    def write(self, tables: Iterable[str]) -> list[Command]:
        """Commands that note this server's people at these tables; none while Redis' clock is unknown."""
        now = self._now()
        commands: list[Command] = []
        for table in tables if now is not None else ():
            commands += self._write(table, now or 0)
        return commands

    def _write(self, table: str, now: int) -> list[Command]:
        own = self._own.get(table)
        if own is None:
            return [("HDEL", _hash(table), self._server)]
        return [
            ("HSET", _hash(table), self._server, own.written(now)),
            ("PEXPIRE", _hash(table), 2 * self._expire),
        ]

    def note(self, table: str) -> bytes | None:
        """This server's people at a table for those who listen; none while Redis' clock is unknown."""
        now = self._now()
        return None if now is None else self._own.get(table, PeopleHere((), 0)).written(now)


def read_command(table: str) -> Command:
    """Asks for the whole hash of a table."""
    return "HGETALL", _hash(table)


def _hash(table: str) -> str:
    return f"{PREFIX}present:{table}"


def _ours() -> int:
    return time.monotonic_ns() // 1_000_000
