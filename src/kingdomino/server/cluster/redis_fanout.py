"""News between servers over Redis' pub/sub: one connection for all followed tables, one queue for sending.

Callers never wait for Redis. A message that cannot be sent is dropped, and the other servers are told so as soon as
possible: they then read the storage. Received messages are queued, so that a slow table does not block the connection.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from kingdomino.server.operation.supervisor import Supervisor, end

from .fanout import Missed, Present, Receive
from .presence import Attendance, Command, read_command
from .redis_connection import PREFIX, Backoff, RedisConnection, kind_of
from .subscription import Subscription

log = logging.getLogger(__name__)

_TABLE: Final = f"{PREFIX}table:"
_ALL: Final = f"{PREFIX}all"
_NEWS, _PEOPLE, _LOST = b"n", b"p", b"l"
_ID_BYTES: Final = 8
#: A frame begins with its kind and its server's id.
_HEAD: Final = 1 + 2 * _ID_BYTES
_MOST_WAITING: Final = 5_000
_BATCH: Final = 200
_SECONDS_TO_FOLLOW: Final = 1.0
_SECONDS_TO_CLOSE: Final = 1.0


class RedisFanout:
    """Servers that share a Redis."""

    def __init__(self, url: str, *, refresh: float = 4.0, expire: float = 12.0) -> None:
        self._redis = RedisConnection(url)
        self._refresh = refresh
        self._id = secrets.token_hex(_ID_BYTES)
        self._attendance = Attendance(self._id, expire)
        self._followed: set[str] = set()
        #: The connection that hears, while it does.
        self._subscription: Subscription | None = None
        #: Whether the log says that Redis is away.
        self._away = False
        #: Something was dropped that other servers have not been told of yet.
        self._lost = False
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(_MOST_WAITING)
        self._outbox: asyncio.Queue[Command] = asyncio.Queue(_MOST_WAITING)
        self._wake = asyncio.Event()
        self._new_tables: set[str] = set()
        self._reported: dict[str, tuple[tuple[int, ...], int]] = {}
        self._background = Supervisor(insist=True)

    shared = True

    @property
    def reliable(self) -> bool:
        """Whether this server hears the others, and they it."""
        return self._subscription is not None and not self._lost

    async def open(self, receive: Receive, missed: Missed, present: Present | None = None) -> None:
        """Connect in the background, again after every loss."""
        self._receive, self._missed, self._present = receive, missed, present
        for name, work in (
            ("hear other servers", self._listen),
            ("deliver news of other servers", self._deliver),
            ("publish to other servers", self._write),
            ("tell other servers who is present", self._attend),
        ):
            self._background.keep(name, work)

    async def close(self) -> None:
        """Say that this server's people are gone, and disconnect."""
        connected = self._subscription is not None
        await self._background.close()
        tables = self._attendance.tables
        for table in tables:
            self._attendance.set_own(table, (), 0)
        if connected:
            last_notes = [*self._attendance.write(tables), *(note for table in tables for note in self._note(table))]
            with suppress(*self._redis.away):
                async with asyncio.timeout(_SECONDS_TO_CLOSE):
                    await self._sent(last_notes)
        await self._redis.close()

    # --- sending ---

    async def publish(self, table: str, message: bytes) -> None:
        """Tell the other servers, or remember that they were not told."""
        self._offer(self._frame(_TABLE + table, _NEWS, message))

    def _frame(self, channel: str, kind: bytes, body: bytes = b"") -> Command:
        return "PUBLISH", channel, kind + self._id.encode() + body

    def _offer(self, command: Command) -> None:
        if self._subscription is None:
            self._lost = True
            return
        try:
            self._outbox.put_nowait(command)
        except asyncio.QueueFull:
            self._lost = True

    async def _write(self) -> None:
        backoff = Backoff()
        while True:
            commands = [await self._outbox.get()]
            while len(commands) < _BATCH and not self._outbox.empty():
                commands.append(self._outbox.get_nowait())
            if self._lost:
                commands.append(self._frame(_ALL, _LOST))
                self._lost = False
            try:
                await self._sent(commands)
                backoff.reset()
            except self._redis.away as error:
                self._lost = True
                log.warning("publish_failed", extra={"facts": {"error": kind_of(error), "dropped": len(commands)}})
                await asyncio.sleep(backoff.next())
                if self._subscription is not None and self._outbox.empty():
                    self._say_that_something_was_lost()

    def _say_that_something_was_lost(self) -> None:
        self._offer(("PING",))  # the next batch, this command, carries the note

    async def _sent(self, commands: Sequence[Command]) -> list[Any]:
        if not commands:
            return []
        async with self._redis.client.pipeline(transaction=False) as batch:
            for command in commands:
                batch.execute_command(*command)
            return list(await batch.execute())

    # --- receiving ---

    async def follow(self, table: str) -> None:
        """Hear of a table; if Redis is away, `missed` will be called when it is back."""
        self._followed.add(table)
        subscription = self._subscription
        if subscription is None:
            return
        try:
            async with asyncio.timeout(_SECONDS_TO_FOLLOW):
                await subscription.subscribe(_TABLE + table)
        except self._redis.away:  # too slow is away, too
            await self._give_up(subscription)

    async def unfollow(self, table: str) -> None:
        """No longer hear of a table."""
        self._followed.discard(table)
        subscription = self._subscription
        if subscription is None:
            return
        try:
            await subscription.unsubscribe(_TABLE + table)
        except self._redis.away:
            await self._give_up(subscription)

    async def _give_up(self, subscription: Subscription) -> None:
        """What was said on this connection may be lost: begin anew."""
        if self._subscription is subscription:
            self._subscription = None
        await subscription.close()

    async def _listen(self) -> None:
        """Stay connected. Every connection begins with `missed`, the first one too."""
        backoff = Backoff()
        while True:
            try:
                await self._stay_connected(backoff)
            except self._redis.away as error:
                if not self._away:
                    log.warning("redis_away", extra={"facts": {"error": kind_of(error), "redis": self._redis.shown}})
                self._away = True
            await asyncio.sleep(backoff.next())

    async def _stay_connected(self, backoff: Backoff) -> None:
        subscription = await Subscription.open(self._redis)
        following = self._background.spawn("follow tables", self._follow_all(subscription, backoff))
        try:
            while True:
                heard = await subscription.next()
                if heard is not None:
                    self._take(*heard)
        finally:
            await end([] if following is None else [following])
            await self._give_up(subscription)

    async def _follow_all(self, subscription: Subscription, backoff: Backoff) -> None:
        """Subscribe to all followed tables, also those added meanwhile; from then on messages get through."""
        try:
            await subscription.subscribe(_ALL)
            followed: set[str] = set()
            while followed != self._followed:
                new, gone = self._followed - followed, followed - self._followed
                followed = set(self._followed)
                for table in gone:
                    await subscription.unsubscribe(_TABLE + table)
                if new:
                    await subscription.subscribe(*(_TABLE + table for table in sorted(new)))
        except self._redis.away:  # the reader of the subscription fails then, and connects again
            await subscription.close()
            return
        except BaseException:
            await subscription.close()
            raise
        self._subscription, self._away = subscription, False
        backoff.reset()
        log.info("redis_connected", extra={"facts": {"redis": self._redis.shown, "tables": len(followed)}})
        self._put(self._missed)
        if self._lost:
            self._say_that_something_was_lost()
        self._wake.set()

    def _take(self, channel: str, frame: bytes) -> None:
        kind, server, body = frame[:1], frame[1:_HEAD].decode(), frame[_HEAD:]
        if server == self._id:
            return
        table = channel.removeprefix(_TABLE)
        if kind == _NEWS:
            self._put(partial(self._receive, table, body))
        elif kind == _PEOPLE:
            if self._attendance.hear(table, server, body):
                self._put(partial(self._report, table))
        elif kind == _LOST:
            self._put(self._missed)

    def _put(self, work: Callable[[], Awaitable[None]]) -> None:
        """In line for the server; where the line is too long, all of it is replaced by one `missed`."""
        if self._inbox.full():
            log.warning("server_is_slow", extra={"facts": {"dropped": self._inbox.qsize()}})
            while not self._inbox.empty():
                self._inbox.get_nowait()
            work = self._missed
        self._inbox.put_nowait(work)

    async def _deliver(self) -> None:
        while True:
            work = await self._inbox.get()
            try:
                await work()
            except Exception:
                log.exception("fanout_failed")

    # --- presence ---

    async def present(self, table: str, numbers: Sequence[int], watchers: int) -> None:
        """This server's people at a table: told to the others, and the union to this server at once."""
        if self._attendance.set_own(table, numbers, watchers):
            self._new_tables.add(table)
            self._wake.set()
        if self._subscription is not None:
            for command in (*self._attendance.write([table]), *self._note(table)):
                self._offer(command)
        await self._report(table)
        if not numbers and not watchers:
            self._attendance.forget_others(table)
            self._reported.pop(table, None)

    def _note(self, table: str) -> list[Command]:
        note = self._attendance.note(table)
        return [] if note is None else [self._frame(_TABLE + table, _PEOPLE, note)]

    async def _report(self, table: str) -> None:
        union = self._attendance.union(table)
        if self._present is not None and self._reported.get(table) != union:
            self._reported[table] = union
            await self._present(table, *union)

    async def _attend(self) -> None:
        """Write and read again from time to time: servers die without a word, and notes get lost."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            # Not `wait_for`: before Python 3.12 it can swallow a cancellation that comes with what it waits for.
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._wake.wait()
            tables, self._new_tables = self._new_tables, set()
            if loop.time() >= due or not tables:
                tables, due = set(self._attendance.tables), loop.time() + self._refresh
            self._wake.clear()
            if self._subscription is not None:
                await self._look_at(sorted(tables))
            for table in tables:
                self._put(partial(self._report, table))

    async def _look_at(self, tables: list[str]) -> None:
        try:
            (clock,) = await self._sent([("TIME",)])
            self._attendance.set_clock(int(clock[0]), int(clock[1]))
            read: list[Command] = [read_command(table) for table in tables]
            answers = await self._sent([*read, *self._attendance.write(tables)])
            for table, fields in zip(tables, answers, strict=False):
                await self._sent(self._attendance.read(table, _mapping(fields)))
        except self._redis.away as error:
            log.warning("presence_unknown", extra={"facts": {"error": kind_of(error)}})


def _mapping(fields: Any) -> dict[bytes, bytes]:  # noqa: ANN401 - Redis answers with either, by version
    if isinstance(fields, dict):
        return fields
    return dict(zip(fields[::2], fields[1::2], strict=True))
