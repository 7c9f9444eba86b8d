"""The hub of a server: the connections at each table, and the commands of people."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import date
from typing import Final, TypeVar

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.server.cluster.fanout import Fanout
from kingdomino.server.operation.metrics import Metrics
from kingdomino.server.operation.settings import Settings
from kingdomino.server.operation.supervisor import Supervisor
from kingdomino.server.operation.wall_time import Jumps, now_in_milliseconds
from kingdomino.server.storage import Hidden, Store, TableLimit, set_deck
from kingdomino.server.thinking.interface import Thinker
from kingdomino.tables import News, Table, challenge, deciding, gathering, moment_from_position, read_events
from kingdomino.tables.messages import codec
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.client import CreateTable
from kingdomino.tables.messages.server import BotsWarming, Presence, Restarting, Signalled
from kingdomino.tables.messages.shapes import Level, Word

from .automatic_moves import AutomaticMoves
from .coaching import Coach
from .codes import new_codes
from .live_table import Listener, LiveTable, hidden_of
from .loading import stored
from .owner import Backends, Judged
from .registry import LiveTables

log = logging.getLogger(__name__)

T = TypeVar("T")

#: The randomness of a new deck, and of the salt in its commitment.
_SEED_BITS: Final = 256
_SALT_BYTES: Final = 32
#: Close codes of our own: no valid secret; this guest was deleted.
NO_HELLO: Final = 4001
FORGOTTEN: Final = 4003
#: Seconds after which the rights of an absent host pass to another person.
HOST_SECONDS: Final = 60.0
#: Milliseconds for which a table counts for its host without a seat there, such as one that they left.
_ABANDONED: Final = 3_600_000
_HOUSEKEEPING_SECONDS: Final = 1.0
_THE_LATEST: Final = 2**62


class Hub:
    """The tables of this server: connections, commands, bots' moves."""

    def __init__(self, store: Store, fanout: Fanout, thinker: Thinker, settings: Settings, metrics: Metrics) -> None:
        self._store, self._fanout, self._thinker = store, fanout, thinker
        self._settings, self.metrics = settings, metrics
        self._live_tables = LiveTables(Backends(store, fanout, metrics, self._changed, Jumps()))
        self._automatic = AutomaticMoves(self._live_tables, thinker, metrics)
        self.coach = Coach(self._live_tables, thinker)
        self._listeners: set[Listener] = set()
        self._background = Supervisor()
        self._warming: BotsWarming | None = None
        self.stopping = False

    # --- opening and closing ---

    async def open(self) -> None:
        """Connect to other servers and start the bots. Tables are read when a client enters."""
        await self._fanout.open(self._live_tables, self.attended)
        await self._thinker.open(self._warmed)
        self._background.keep("housekeeping", self._housekeeping)

    async def close(self) -> None:
        """Cancel bots' thoughts and finish the commands in the queues; acknowledged moves are stored already."""
        self.stopping = True
        for live in self._live_tables.all():
            live.let_go()
        await self._automatic.close()
        await self.coach.close()
        await self._background.close()
        await self._live_tables.close()
        await self._thinker.close()
        await self._fanout.close()

    def restarting(self, seconds: int = 3) -> None:
        """Notify all clients of a restart, and close their connections."""
        self.stopping = True
        message = codec.write_server(Restarting(seconds=seconds))
        for listener in self._listeners:
            listener.send(message)
            listener.close(1012)

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
            self._live_tables.let_go()
            self.metrics.tables(len(self._live_tables))

    def _warmed(self, done: int, total: int) -> None:
        self._warming = BotsWarming(done=done, total=total)
        message = codec.write_server(self._warming)
        for listener in self._listeners:
            listener.send(message)
        if done == total:
            self._warming = None

    # --- people coming and going ---

    def connect(self, listener: Listener) -> None:
        """Register a connection."""
        self._listeners.add(listener)
        if self._warming is not None:
            listener.send(codec.write_server(self._warming))

    async def disconnect(self, listener: Listener, tables: Sequence[str]) -> None:
        """Remove a connection. Seats are kept."""
        self._listeners.discard(listener)
        for code in tables:
            await self.look_away(code, listener)

    async def enter(self, code: str, listener: Listener, seen: int | None) -> int:
        """Send a connection the table, with what happened since `seen`, and all later news."""
        heard_of = _THE_LATEST if self._fanout.shared else seen or 0
        await self.act(code, lambda live: gathering.back(live.table, listener.guest))

        def entered(live: LiveTable) -> tuple[LiveTable, int]:
            if not listener.gone:  # who left while the table was read is not kept
                news = News(live.table, now_in_milliseconds())
                listener.send(news.whole_for(listener.guest, seen))
                live.listeners[listener] = live.table.version
                if live.told is None or live.told.version != live.table.version:
                    live.told = news.told
            live.touched = time.monotonic()
            return live, live.table.version

        live, version = await self._live_tables.look(code, entered, heard_of=heard_of)
        await self._attendance(live)
        listener.send(_presence(live))
        self._automatic.schedule(live, own=True)
        return version

    async def look_away(self, code: str, listener: Listener) -> None:
        """Send a connection no more news of a table."""
        live = self._live_tables.get(code)
        if live is None or live.listeners.pop(listener, None) is None:
            return
        live.touched = time.monotonic()
        await self._attendance(live)

    async def _attendance(self, live: LiveTable) -> None:
        live.watching = watchers = live.count_watchers()
        await self._fanout.present(live.table.code, live.here, watchers)

    def _changed(self, live: LiveTable, own: bool) -> None:
        """Follow a change of a table: the next automatic move, the number of watchers, the host."""
        self._automatic.schedule(live, own=own)
        table, seated = live.table, live.seated
        if seated is not None and seated[0] is table.seats and seated[1] == table.host and live.watching is not None:
            return
        live.seated = table.seats, table.host
        if live.count_watchers() != live.watching:
            self._background.spawn("attendance", self._attendance(live))
        self._mind_host(live)

    async def attended(self, code: str, present: Sequence[int], watchers: int) -> None:
        """Set who is present at a table, over all servers. A person connected to two servers is counted once."""
        live = self._live_tables.get(code)
        if live is None:
            return
        watchers = min(watchers, live.watchers_of(present))
        if (tuple(present), watchers) == (live.present, live.watchers):
            return
        live.present, live.watchers = tuple(present), watchers
        message = _presence(live)
        for listener in live.listeners:
            listener.send(message)
        self._mind_host(live)

    def _surely_present(self, live: LiveTable) -> Sequence[int]:
        """The people present, or none where other servers may know of more: their news come later."""
        return () if self._fanout.shared else live.present

    def _mind_host(self, live: LiveTable) -> None:
        """Start the timer that passes an absent host's rights on, or stop it where nobody could take them."""
        if not gathering.pass_host(live.table, live.present):
            if live.host_timer is not None:
                live.host_timer.cancel()
            live.host_timer = None
        elif live.host_timer is None:
            loop = asyncio.get_running_loop()
            live.host_timer = loop.call_later(HOST_SECONDS, self._pass_host_soon, live)

    def _pass_host_soon(self, live: LiveTable) -> None:
        self._background.spawn("pass the host's rights", self._pass_host(live))

    async def _pass_host(self, live: LiveTable) -> None:
        live.host_timer = None
        try:
            await self.act(live.table.code, lambda live: gathering.pass_host(live.table, live.present))
        except KingdominoError as error:
            log.info("host_not_passed", extra={"code": error.code})
            if self._live_tables.get(live.table.code) is live:
                self._mind_host(live)

    def hosted(self) -> list[str]:
        """Codes of tables in memory that gather players and whose host is present."""
        return [
            live.table.code
            for live in self._live_tables.all()
            if live.table.stage == "gathering" and live.table.host in live.present
        ]

    def sign_out(self, secret: str) -> None:
        """A secret is no longer good: the connections that it opened here end."""
        for listener in [listener for listener in self._listeners if listener.secret == secret]:
            listener.close(NO_HELLO)

    @asynccontextmanager
    async def farewell(self, guest: int) -> AsyncIterator[None]:
        """Before a person is deleted they leave their tables; afterwards tables in memory are read anew."""
        tables = {live.table.code for live in self._live_tables.all() if guest in live.table.people()}
        for code in tables:
            await self._forsake(code, guest)
        while there := {summary.code for summary in await stored(self._store.tables_of(guest))} - tables:
            for code in there:
                await self._forsake(code, guest)
            tables |= there
        yield
        for listener in [listener for listener in self._listeners if listener.guest == guest]:
            listener.close(FORGOTTEN)
        for code in tables:
            with suppress(KingdominoError):  # out of reach: its owner reads it again as soon as it can
                await self._live_tables.reread(code)

    async def _forsake(self, code: str, guest: int) -> None:
        try:
            await self.act(code, lambda live: gathering.forsake(live.table, guest, live.present))
        except KingdominoError as error:
            if error.code not in ("table_unreadable", "no_such_table"):
                raise  # a table that cannot be read is forsaken in the storage alone, with its names

    async def bots_can_think(self) -> bool:
        """Whether a bot's move would be worked out if it were due now."""
        return await self._thinker.can_think()

    # --- commands ---

    async def is_known_at(self, code: str, guest: int) -> bool:
        """Whether a person sits or sat at a table, or is its host; asked of the storage alone, without the table."""
        return await stored(self._store.is_known_at(code, guest))

    async def look(self, code: str, at: Callable[[Table], T]) -> T:
        """The answer to a question about a table that exists."""
        return await self._live_tables.look(code, lambda live: at(live.table))

    async def act(self, code: str, judge: Callable[[LiveTable], list[e.Event]]) -> int:
        """A command that needs nothing but the table."""

        async def judged(live: LiveTable) -> Judged:
            return Judged(judge(live))

        return await self._live_tables.act(code, judged)

    async def create(self, guest: int, name: str, message: CreateTable) -> tuple[str, int]:
        """Set up a table; its code and version."""
        events = gathering.create(message, guest, name)
        if message.start and any(wish.kind == "open" for wish in message.seats):
            raise KingdominoError("seats_open", seats=_open_wishes(message))
        codes = new_codes(guest, message.key)
        code = next(codes)
        limit = self._limit(guest)
        while not await self._live_tables.create(code, Judged(events, hidden=_fixed_deck(code, message), limit=limit)):
            if message.key is not None and await self._was_created_with(code, events):
                return code, await self._version_after_create(code, guest, message)
            code = next(codes)
        return code, await self.start(code, guest) if message.start else 1

    async def _was_created_with(self, code: str, events: Sequence[e.Event]) -> bool:
        """Whether a table began with these events, its host among them."""
        log = await stored(self._store.entries(code, limit=1))
        return bool(log) and list(read_events(log[0].events)) == list(events)

    async def _version_after_create(self, code: str, guest: int, message: CreateTable) -> int:
        """The answer to a `create` that was done before, perhaps without the start that it asked for."""
        version, begun = await self.look(code, lambda table: (table.version, table.game is not None))
        return version if begun or not message.start else await self.start(code, guest)

    async def set_up(self, code: str, events: list[e.Event], guest: int) -> bool:
        """A new table of a guest that begins with these events, unless there is one with this code."""
        return await self._live_tables.create(code, Judged(events, limit=self._limit(guest)))

    def _limit(self, guest: int) -> TableLimit:
        return TableLimit(guest, self._settings.tables_per_guest, now_in_milliseconds() - _ABANDONED)

    async def sit(self, code: str, guest: int, seat: int, name: str) -> int:
        """Take a seat; refused to a guest with the most unfinished tables allowed, this one not counted."""

        async def judge(live: LiveTable) -> Judged:
            events = gathering.sit(live.table, guest, seat, name, self._surely_present(live))
            return Judged(events, limit=self._limit(guest))

        return await self._live_tables.act(code, judge)

    async def start(self, code: str, guest: int) -> int:
        """Begin the first game."""

        async def judge(live: LiveTable) -> Judged:
            gathering.check_start(live.table, guest)
            return await self._begun(live.table)

        return await self._live_tables.act(code, judge)

    async def again(self, code: str, guest: int) -> int:
        """Ready for the next game; it begins when everybody is."""

        async def judge(live: LiveTable) -> Judged:
            events, ready = gathering.again(live.table, guest)
            return await self._begun(live.table, events) if ready else Judged(events)

        return await self._live_tables.act(code, judge)

    async def seat_bot(self, code: str, guest: int, seat: int, level: Level) -> int:
        """The host gives a seat to a bot; the next game begins if it waited for nobody else."""

        async def judge(live: LiveTable) -> Judged:
            events = gathering.seat_bot(live.table, guest, seat, level, live.present)
            if not gathering.only_waits_for(live.table, seat):
                return Judged(events)
            return await self._begun(live.table, events)

        return await self._live_tables.act(code, judge)

    async def move(self, code: str, guest: int, version: int, text: str) -> int:
        """A person's move; one that was made already is acknowledged again."""
        made: int | None = None

        async def judge(live: LiveTable) -> Judged:
            nonlocal made
            if version < live.table.position_version:
                made = deciding.already_made(live.table, guest, version, text)
                if made is not None:
                    return Judged([])
            dealer = live.dealer or await self._live_tables.dealer(live)
            return Judged(deciding.move(live.table, guest, version, text, dealer, now_in_milliseconds()))

        now = await self._live_tables.act(code, judge, heard_of=version)
        return now if made is None else made

    async def signal(self, code: str, seat: int, word: Word) -> None:
        """Send a word to everybody at a table now, over all servers. It is not logged."""
        message = codec.write_server(Signalled(table=code, seat=seat, word=word))
        self._live_tables.signalled(code, message)
        self._fanout.signal(code, message)

    async def _begun(self, table: Table, before: Sequence[e.Event] = ()) -> Judged:
        """The next game, behind what leads to it."""
        game = f"{table.code}-{table.games + 1}"
        dealer = await self._new_dealer(table)
        return Judged([*before, deciding.begin(table, game, dealer)], dealer, hidden_of(dealer, table.code, game))

    async def _new_dealer(self, table: Table) -> Dealer:
        """A deck from the operating system's randomness, or the one that the table was set up with."""
        salt = secrets.token_hex(_SALT_BYTES)
        if table.start is not None:
            await asyncio.to_thread(moment_from_position, table.start)
            return await asyncio.to_thread(Dealer.from_position, table.start, secrets.randbits(_SEED_BITS), salt)
        if table.challenge is not None:
            return challenge.dealer_of(date.fromisoformat(table.challenge.day), salt)
        if not table.fixed_deck:
            return Dealer.from_seed(table.rules, secrets.randbits(_SEED_BITS), salt)
        fixed = await stored(self._store.hidden(set_deck(table.code)))
        if fixed is None:
            raise KingdominoError("deck_is_gone", table=table.code)
        return Dealer.from_deck(table.rules, fixed.deck, fixed.kings, salt)


def _presence(live: LiveTable) -> bytes:
    return codec.write_server(Presence(table=live.table.code, present=live.present, watchers=live.watchers))


def _open_wishes(message: CreateTable) -> tuple[int, ...]:
    return tuple(seat for seat, wish in enumerate(message.seats) if wish.kind == "open")


def _fixed_deck(code: str, message: CreateTable) -> Hidden | None:
    if message.deck is None or message.kings is None:
        return None
    return Hidden(set_deck(code), code, message.rules, None, None, tuple(message.deck), tuple(message.kings))
