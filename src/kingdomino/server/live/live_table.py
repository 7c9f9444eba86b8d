"""A table in the memory of this server: its state, its dealer, who is connected, what is under way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from kingdomino.games import Dealer, Revealed, write_finished
from kingdomino.rules import Ruleset
from kingdomino.server.protocol import codec
from kingdomino.server.protocol import events as e
from kingdomino.server.protocol.shapes import Turn
from kingdomino.server.protocol.views import rules_view
from kingdomino.server.storage.store import Entry, FinishedGame, Hidden, Summary, Write
from kingdomino.server.tables import Table, asking, read_move


class Listener(Protocol):
    """Somebody connected: gets bytes, in order, or is cut off when too slow."""

    guest: int
    secret: str
    gone: bool

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def close(self, code: int) -> None:
        """End the connection when what is queued is sent."""


@dataclass(slots=True)
class LiveTable:
    """A table that somebody is at."""

    table: Table
    dealer: Dealer | None = None
    #: Who listens, with the version that they were told last.
    listeners: dict[Listener, int] = field(default_factory=dict)
    present: tuple[int, ...] = ()
    watchers: int = 0
    #: Of those who are connected to this server: how many were last said to watch; None where all has to be said anew.
    watching: int | None = 0
    #: Whether its owner does a command now.
    working: bool = False
    #: The bot's thought or the clock that is under way, and what it is for.
    due: asyncio.Task[None] | None = None
    due_for: object = None
    host_timer: asyncio.TimerHandle | None = None
    touched: float = 0.0

    @property
    def here(self) -> tuple[int, ...]:
        """The people connected to this server, each once."""
        return tuple(sorted({listener.guest for listener in self.listeners}))

    def count_watchers(self) -> int:
        """How many people are connected to this server without a seat."""
        return self.watchers_of(self.here)

    def watchers_of(self, people: Sequence[int]) -> int:
        """How many of these people have no seat."""
        seated = self.table.people()
        return sum(guest not in seated for guest in people)

    @property
    def busy(self) -> bool:
        """Whether somebody listens or something is under way."""
        return bool(self.listeners) or self.working or (self.due is not None and not self.due.done())

    def let_go(self) -> None:
        """Call off what was to come."""
        for waiting in (self.due, self.host_timer):
            if waiting is not None:
                waiting.cancel()
        self.due = self.host_timer = self.due_for = None


def write_for(table: Table, entry: Entry, hidden: Hidden | None, dealer: Dealer | None, over: bool) -> Write:
    """What has to be stored for an entry that the table has already taken in."""
    return Write(table.code, entry, summarise(table), hidden, _finished(table, dealer, entry.at) if over else None)


def summarise(table: Table) -> Summary:
    """What lists show of a table."""
    acting = table.game.position.to_act if table.game is not None else None
    guest = None if acting is None else table.seats[acting].guest
    return Summary(
        code=table.code,
        stage=table.stage,
        rules=rules_view(table.rules).text,
        dynasty=table.dynasty,
        listed=table.listed,
        clock=None if table.clock is None else codec.write_clock(table.clock),
        host=table.host,
        seats=codec.write_seats(table.seats),
        guests=table.people(),
        open_seats=len(table.open_seats()),
        to_act=() if guest is None else (guest,),
        version=table.version,
        created=table.created,
        updated=table.updated,
    )


def _finished(table: Table, dealer: Dealer | None, at: int) -> FinishedGame:
    game = table.game
    assert game is not None
    assert game.result is not None
    assert dealer is not None
    moves = map(read_move, game.moves)
    revealed = Revealed(dealer.seed, dealer.salt, dealer.deck)
    record = write_finished(game.position, table.names(), moves, game.commitment, revealed)
    return FinishedGame(
        game=game.id,
        table=table.code,
        number=game.number,
        rules=str(table.rules),
        players=table.names(),
        guests=tuple(seat.guest for seat in table.seats),
        points=tuple(score.total for score in game.result.scores),
        places=game.result.places,
        record=record,
        ended=at,
    )


def dealer_of(hidden: Hidden) -> Dealer:
    """The dealer who knows what was hidden when the game began."""
    seed = None if hidden.seed is None else int(hidden.seed)
    return Dealer(Ruleset.parse(hidden.rules), hidden.deck, hidden.kings, seed, hidden.salt)


def hidden_of(dealer: Dealer, table: str, game: str) -> Hidden:
    """What is stored of a dealer."""
    seed = None if dealer.seed is None else str(dealer.seed)
    return Hidden(game, table, str(dealer.rules), seed, dealer.salt, dealer.deck, dealer.kings)


class News:
    """One version of a table made ready for all who listen: what is the same for everybody is written once."""

    def __init__(self, table: Table, now: int) -> None:
        self._table = table
        self._turn: Turn | None = None
        self._turn_known = False
        self._state = codec.write_state(table.view(now))
        self._happened: dict[int, bytes] = {}

    def for_guest(self, guest: int, seen: int | None) -> bytes:
        """The message for one person who was last told of the version `seen`, or of nothing."""
        happened = None if seen is None else self._table.since(seen)
        return codec.write_news(
            self._table.code,
            self._table.version,
            self._happened_since(seen, happened),
            self._state,
            asking.you(self._table, guest, self._turn_for(guest)),
            snapshot=happened is None,
        )

    def _turn_for(self, guest: int) -> Turn | None:
        """Legal moves are worked out only if somebody who may make one listens."""
        game = self._table.game
        acting = game.position.to_act if game is not None else None
        if acting is None or self._table.seats[acting].guest != guest:
            return None
        if not self._turn_known:
            self._turn, self._turn_known = asking.turn_of(self._table), True
        return self._turn

    def _happened_since(self, seen: int | None, happened: Sequence[e.Happening] | None) -> bytes:
        if seen is None or not happened:
            return b"[]"
        if seen not in self._happened:
            self._happened[seen] = codec.write_happened(happened)
        return self._happened[seen]
