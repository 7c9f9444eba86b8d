"""One connection: hello first, then messages one after the other, each with exactly one answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from msgspec.structs import replace

from kingdomino.rules import KingdominoError
from kingdomino.server.live.hub import NO_HELLO, Hub
from kingdomino.server.live.live_table import LiveTable
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.wall_time import now_in_milliseconds
from kingdomino.server.storage import Guest, StorageUnavailable
from kingdomino.tables import asking, deciding, gathering, talking
from kingdomino.tables.messages import client as c
from kingdomino.tables.messages import codec
from kingdomino.tables.messages.events import Event
from kingdomino.tables.messages.server import AnyId, Done, Refused
from kingdomino.tables.messages.shapes import GuestView
from kingdomino.tables.names import checked_name

from .identity import Identity
from .limits import Bucket, Limits, client_key, cost_of
from .outbox import Disconnected, Outbox, Wire
from .people import People

log = logging.getLogger(__name__)

GOING_AWAY: Final = 1012

_HELLO_SECONDS: Final = 10.0
_MOST_TABLES: Final = 20
#: What news cost, in messages: a change for many is written for each of them.
_NEWS_COST: Final = 0.25
#: Questions whose answers are worked out for a while: further messages do not wait for them.
_ADVICE: Final = (c.AskHint, c.AskGrade)


class Session:
    """A client and their connection."""

    def __init__(self, wire: Wire, hub: Hub, people: People, limits: Limits, address: str) -> None:
        self.guest = 0
        self.gone = False
        self._hub, self._people, self._limits = hub, people, limits
        self._address = client_key(address)
        self._identity = Identity(people)
        self._entered: set[str] = set()
        self._outbox = Outbox(wire)
        self._next_message = wire.receive
        #: The hint or the grade that is being worked out: further messages do not wait for it.
        self._advice: asyncio.Task[None] | None = None
        #: What this connection may send, and what all connections of its address may, and of its guest.
        self._own: Bucket = limits.bucket()
        self._shared: list[Bucket] = [limits.messages.of(self._address)]
        self.secret = ""

    def send(self, message: bytes) -> None:
        """Send news: who is sent many on all their connections has their own messages read later."""
        for allowance in self._shared:
            allowance.charge(_NEWS_COST)
        self._outbox.send(message)

    def close(self, code: int) -> None:
        """Send the queued messages, then close the connection."""
        self._outbox.close(code)

    async def run(self) -> None:
        """Serve the connection until it is closed."""
        try:
            with suppress(Disconnected):
                await self._read()
        finally:
            if self._advice is not None:
                self._advice.cancel()
                await asyncio.gather(self._advice, return_exceptions=True)
            self.gone = True
            await self._hub.disconnect(self, tuple(self._entered))

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                while self._identity.guest is None:
                    await self._handle(await self._receive())
        except TimeoutError:
            self.close(NO_HELLO)
            return
        while True:
            await self._handle(await self._receive())

    async def _receive(self) -> str | bytes:
        """The next message. Above the rate limit it is read later, so that it is answered and nobody else waits."""
        allowances = self._own, *self._shared
        while (pause := max(allowance.pause() for allowance in allowances)) > 0:
            await asyncio.sleep(pause)
        text = await self._next_message()
        cost = 1 + cost_of(len(text))
        for allowance in allowances:
            allowance.charge(cost)
        return text

    async def _handle(self, text: str | bytes) -> None:
        try:
            message = codec.read_client(text)
        except KingdominoError as error:
            self._refuse(codec.id_of(text), error)
            return
        if self._identity.guest is None or not isinstance(message, _ADVICE):
            self._outbox.answering = True
            await self._reply(message)
            self._outbox.answered()
        elif self._advice is None or self._advice.done():
            self._advice = asyncio.ensure_future(self._reply(message))
        else:
            self._refuse(message.id, KingdominoError("coach_busy"))

    async def _reply(self, message: c.ClientMessage) -> None:
        """The one answer to a message."""
        try:
            done = await self._answer(message)
        except KingdominoError as error:
            self._refuse(message.id, error)
            if error.code in ("wrong_secret", "expired_secret"):  # also one that was good when the connection began
                self.close(NO_HELLO)
        except StorageUnavailable as error:
            self._refuse(message.id, KingdominoError("storage_unavailable", reason=error.code))
        except Exception:
            log.exception("message_failed", extra={"kind": codec.kind_of(message)})
            self._refuse(message.id, KingdominoError("server_error"))
        else:
            self._outbox.send(codec.write_server(done))

    def _refuse(self, number: AnyId, error: KingdominoError) -> None:
        self.metrics.refused(error.code)
        self._outbox.send(codec.write_server(Refused(id=number, code=error.code, facts=dict(error.facts))))

    @property
    def metrics(self) -> Metrics:
        """The server's figures."""
        return self._hub.metrics

    async def _answer(self, message: c.ClientMessage) -> Done:
        if isinstance(message, c.Hello):
            return await self._hello(message)
        if self._identity.guest is None:
            raise KingdominoError("hello_first")
        if not self._identity.is_checked:
            await self._identity.check_again()
        if isinstance(message, c.Ping):
            return Done(id=message.id)
        if self._hub.stopping:
            raise KingdominoError("restarting")
        if isinstance(message, c.CreateTable):
            return await self._create(message, self._identity.guest)
        return await _ANSWERS[type(message)](self, message)

    async def _hello(self, message: c.Hello) -> Done:
        who = await self._identity.hello(message.secret)
        self.guest, self.secret = who.number, message.secret
        self._shared.append(self._limits.guest_messages.of(str(who.number)))
        self._hub.connect(self)
        return Done(id=message.id, you=GuestView(who.number, who.name, who.language))

    async def _create(self, message: c.CreateTable, who: Guest) -> Done:
        named = [wish if wish.name is None else replace(wish, name=checked_name(wish.name)) for wish in message.seats]
        self._one_more_table()
        name = await self._people.name_of(who)
        code, version = await self._hub.create(who.number, name, replace(message, seats=named))
        await self._come(code, None)
        return Done(id=message.id, table=code, version=version)

    async def _come(self, code: str, seen: int | None) -> int:
        if code not in self._entered:
            self._one_more_table()
        self._entered.add(code)
        try:
            return await self._hub.enter(code, self, seen)
        except KingdominoError:
            self._entered.discard(code)
            raise

    def _one_more_table(self) -> None:
        if len(self._entered) >= _MOST_TABLES:
            raise KingdominoError("too_many_tables", most=_MOST_TABLES)

    async def _known_table(self, code: str) -> None:
        """Guessing codes is counted; a table is never made by looking for it.

        People of a table get in however many codes they or others at their address guessed. The storage is asked the
        same for a table that exists and for one that does not: a stranger learns nothing from the answer or its time.
        """
        try:
            self._limits.guesses.check(self._address, self.guest)
        except KingdominoError:
            if not await self._hub.is_known_at(code, self.guest):
                raise
        try:
            await self._hub.look(code, lambda table: table.version)
        except KingdominoError as error:
            if error.code == "no_such_table":
                self._limits.guesses.wrong(self._address, self.guest)
            raise

    async def enter(self, message: c.Enter) -> Done:
        """Come to a table."""
        if message.table not in self._entered:
            await self._known_table(message.table)
        return _done(message, await self._come(message.table, message.seen))

    async def exit(self, message: c.Exit) -> Done:
        """Look away."""
        self._entered.discard(message.table)
        await self._hub.look_away(message.table, self)
        return Done(id=message.id, table=message.table)

    async def leave(self, message: c.Leave) -> Done:
        """Give up the seats and look away."""
        done = await self._act(message)
        self._entered.discard(message.table)
        await self._hub.look_away(message.table, self)
        return done

    async def sit(self, message: c.Sit) -> Done:
        """Take a seat."""
        who = self._identity.guest
        assert who is not None
        own = await self._people.name_of(who)  # also for another's seat: who was forgotten elsewhere sits nowhere
        name = own if message.name is None else checked_name(message.name)
        await self._member(message.table)
        return _done(message, await self._hub.sit(message.table, self.guest, message.seat, name))

    async def seat_bot(self, message: c.SeatBot) -> Done:
        """Give a seat to a bot."""
        await self._member(message.table)
        return _done(message, await self._hub.seat_bot(message.table, self.guest, message.seat, message.level))

    async def start(self, message: c.Start) -> Done:
        """Begin."""
        await self._member(message.table)
        return _done(message, await self._hub.start(message.table, self.guest))

    async def again(self, message: c.Again) -> Done:
        """The next game."""
        await self._member(message.table)
        return _done(message, await self._hub.again(message.table, self.guest))

    async def move(self, message: c.PlayMove) -> Done:
        """Make a move."""
        begun = monotonic()
        if message.table not in self._entered:
            await self._known_table(message.table)
        version = await self._hub.move(message.table, self.guest, message.version, message.move)
        self.metrics.moved(monotonic() - begun)
        return _done(message, version)

    async def places(self, message: c.AskPlaces) -> Done:
        """Where a domino fits."""
        await self._member(message.table)
        return await self._hub.look(
            message.table,
            lambda table: _done(
                message, table.version, places=asking.where_it_fits(table, message.seat, message.domino)
            ),
        )

    async def why(self, message: c.AskWhy) -> Done:
        """Why a move is refused."""
        await self._member(message.table)
        return await self._hub.look(
            message.table,
            lambda table: _done(message, table.version, why=asking.why_refused(table, message.seat, message.move)),
        )

    async def hint(self, message: c.AskHint) -> Done:
        """A hint."""
        await self._member(message.table)
        self._limits.advice.take(str(self.guest))
        coach = self._hub.coach
        version, hint = await coach.hint(message.table, self.guest, message.version, message.step)
        return _done(message, version, hint=hint)

    async def grade(self, message: c.AskGrade) -> Done:
        """What a move was worth."""
        await self._member(message.table)
        self._limits.advice.take(str(self.guest))
        grade = await self._hub.coach.grade(message.table, self.guest, message.version)
        return _done(message, message.version, grade=grade)

    async def signal(self, message: c.Signal) -> Done:
        """Say a word to everybody at the table."""
        code, seat, word, now = message.table, message.seat, message.word, now_in_milliseconds()
        await self._member(code)
        this_round = await self._hub.look(code, lambda table: talking.check_word(table, self.guest, seat, word, now))
        self._limits.words.check(f"{self.guest} {code}", this_round)
        self._limits.signals.take(str(self.guest))
        self._limits.words.count(f"{self.guest} {code}", this_round)
        await self._hub.signal(code, seat, word)
        for bot in await self._hub.look(code, lambda table: talking.answering(table, word)):
            await self._hub.signal(code, bot, "good_game")
        return Done(id=message.id, table=code)

    async def _member(self, code: str) -> None:
        if code not in self._entered:
            await self._known_table(code)

    async def _act(self, message: Any) -> Done:  # noqa: ANN401 - any message with a judge
        """What needs nothing but the table."""
        await self._member(message.table)
        judge = _JUDGES[type(message)]
        return _done(message, await self._hub.act(message.table, lambda live: judge(live, self.guest, message)))


def _done(message: Any, version: int, **found: Any) -> Done:  # noqa: ANN401 - any message with a table
    return Done(id=message.id, table=message.table, version=version, **found)


#: What a message leads to that needs nothing but the table.
_JUDGES: Final[dict[type, Callable[[LiveTable, int, Any], list[Event]]]] = {
    c.Leave: lambda live, guest, _: gathering.leave(live.table, guest, live.present),
    c.Stand: lambda live, guest, message: gathering.stand(live.table, guest, message.seat),
    c.Clear: lambda live, guest, message: gathering.clear(live.table, guest, message.seat),
    c.Configure: lambda live, guest, message: gathering.configure(live.table, guest, message),
    c.Back: lambda live, guest, _: gathering.back(live.table, guest),
    c.Ready: lambda live, guest, message: gathering.ready(live.table, guest, is_ready=message.ready),
    c.Undo: lambda live, guest, message: deciding.undo(live.table, guest, message.version),
    c.AnswerUndo: lambda live, guest, message: deciding.answer_undo(live.table, guest, message.version, message.agree),
    c.Cover: lambda live, guest, message: deciding.cover(
        live.table, guest, message.version, message.covered, now_in_milliseconds()
    ),
}
_ANSWERS: Final[dict[type, Callable[[Session, Any], Awaitable[Done]]]] = {
    **dict.fromkeys(_JUDGES, Session._act),
    c.Enter: Session.enter,
    c.Exit: Session.exit,
    c.Leave: Session.leave,
    c.Sit: Session.sit,
    c.SeatBot: Session.seat_bot,
    c.Start: Session.start,
    c.Again: Session.again,
    c.PlayMove: Session.move,
    c.AskPlaces: Session.places,
    c.AskWhy: Session.why,
    c.AskHint: Session.hint,
    c.AskGrade: Session.grade,
    c.Signal: Session.signal,
}
