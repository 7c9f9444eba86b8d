"""A table in the memory of this server: its state, dealer, connections, thought or clock under way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from kingdomino.games import Dealer
from kingdomino.rules import Position, Ruleset
from kingdomino.server.storage import Entry, Hidden, Summary, TableLimit, Write
from kingdomino.tables import Seats, Table, Told
from kingdomino.tables.finished import finished_at_end, results_at_end, solved_at_end
from kingdomino.tables.messages import codec
from kingdomino.tables.views import rules_view


class Listener(Protocol):
    """A connection: it is sent bytes in order, and closed when it reads too slowly."""

    guest: int
    secret: str
    gone: bool

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def close(self, code: int) -> None:
        """Send the queued messages, then close the connection."""


@dataclass(slots=True)
class LiveTable:
    """A table in memory and everything that this server knows about it beside its state."""

    table: Table
    dealer: Dealer | None = None
    #: The connections that listen, with the version that each was sent last.
    listeners: dict[Listener, int] = field(default_factory=dict)
    #: What they were sent last; none before the first came.
    told: Told | None = None
    present: tuple[int, ...] = ()
    watchers: int = 0
    #: The number of watchers on this server that was published last; None where it has to be published again.
    watching: int | None = 0
    #: The seats and the host when the watchers were counted last, and it was seen to whether the host is absent.
    seated: tuple[Seats, int] | None = None
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
    def attended(self) -> bool:
        """Whether somebody is at the table, on this server or another one."""
        return bool(self.listeners) or bool(self.present)

    @property
    def busy(self) -> bool:
        """Whether a client listens, a command runs, or a bot thinks."""
        return bool(self.listeners) or self.working or (self.due is not None and not self.due.done())

    def let_go(self) -> None:
        """Cancel the bot's thought, the clock and the host's timer."""
        for waiting in (self.due, self.host_timer):
            if waiting is not None:
                waiting.cancel()
        self.due = self.host_timer = self.due_for = None


def write_for(
    table: Table, entry: Entry, hidden: Hidden | None, ended: Dealer | None, limit: TableLimit | None = None
) -> Write:
    """What has to be stored for an entry that the table has already taken in.

    `hidden` is what its dealer knows where a game begins, `ended` the dealer of a game that ends with this entry.
    """
    summary = summarise(table) if table.view_version == entry.number else None
    write = Write(table.code, entry, summary, hidden, to_act=_to_act(table), limit=limit)
    if ended is not None:
        write.finished, write.solved = finished_at_end(table, ended, entry.at), solved_at_end(table)
        write.results = results_at_end(table, entry.at)
    return write


def _to_act(table: Table) -> tuple[int, ...]:
    """The person who is to act, if one is."""
    acting = table.game.position.to_act if table.game is not None else None
    guest = None if acting is None else table.seats[acting].guest
    return () if guest is None else (guest,)


def summarise(table: Table) -> Summary:
    """What lists show of a table."""
    return Summary(
        code=table.code,
        stage=table.stage,
        rules=rules_view(table.rules).text,
        dynasty=table.dynasty,
        listed=table.listed,
        clock=None if table.clock is None else codec.write_clock(table.clock),
        host=table.host,
        seats=table.seats.written,
        guests=table.people(),
        open_seats=len(table.open_seats()),
        to_act=_to_act(table),
        version=table.version,
        created=table.created,
        updated=table.updated,
    )


def dealer_of(hidden: Hidden, start: Position | None = None) -> Dealer:
    """The dealer who knows what was hidden when the game began; `start` is the position that it began from."""
    seed = None if hidden.seed is None else int(hidden.seed)
    return Dealer(Ruleset.parse(hidden.rules), hidden.deck, hidden.kings, seed, hidden.salt, start)


def hidden_of(dealer: Dealer, table: str, game: str) -> Hidden:
    """The stored form of a dealer."""
    seed = None if dealer.seed is None else str(dealer.seed)
    return Hidden(game, table, str(dealer.rules), seed, dealer.salt, dealer.deck, dealer.kings)
