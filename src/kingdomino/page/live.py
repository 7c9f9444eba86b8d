"""A table of this browser: its log is kept entry by entry, and those who look at it are told what changes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import count
from typing import Final

import msgspec

from kingdomino.games import Dealer
from kingdomino.rules import KingdominoError
from kingdomino.tables import (
    News,
    Table,
    Told,
    between,
    challenge,
    read_before,
    read_events,
    starts_log,
    table_before,
    with_faces,
    write_events,
)
from kingdomino.tables.answers.lists import TableListing
from kingdomino.tables.finished import Attempt, finished_at_end, results_at_end, solved_at_end
from kingdomino.tables.messages import events as e
from kingdomino.tables.views import rules_view

from .rows import DAY, DECK, GAME, LISTING, LOG, RESULT, Deck, Entry, Rows

_ALPHABET: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ2345678"
_SEED_BITS: Final = 256
_SALT_BYTES: Final = 16
#: The one person of this browser, by public number.
PERSON = 1


@dataclass(slots=True)
class Live:
    """A table with its dealer, and the connections that look at it with the versions that they have seen."""

    table: Table
    dealer: Dealer | None = None
    told: Told | None = None
    listeners: dict[int, int] = field(default_factory=dict)


def load(code: str, rows: Rows) -> Live:
    """A table from its log, read from where its last game began; refused where there is none."""
    keys = list(rows.keys(f"{LOG}/{code}"))
    if not keys:
        raise KingdominoError("no_such_table", table=code)
    entries = [(int(key.rpartition("/")[2]), rows.get(key, Entry)) for key in keys]
    logged = [(number, entry.at, bytes(entry.events)) for number, entry in entries if entry is not None]
    first = max((at for at, (_, _, text) in enumerate(logged) if starts_log(text)), default=0)
    number, _, text = logged[first]
    table = table_before(code, number - 1, read_before(text)) if starts_log(text) else Table(code)
    for number, at, text in logged[first:]:
        table.apply(number, at, read_events(text))
    kept = None if table.game is None else rows.get(f"{DECK}/{table.game.id}", Deck)
    return Live(table, None if kept is None else kept.dealer(table.start))


def listing(table: Table) -> TableListing:
    """A table as lists show it."""
    acting = None if table.game is None else table.game.position.to_act
    guest = None if acting is None else table.seats[acting].guest
    return TableListing(
        code=table.code,
        stage=table.stage,
        rules=rules_view(table.rules),
        dynasty=table.dynasty,
        fixed_deck=table.fixed_deck,
        listed=table.listed,
        clock=table.clock,
        host=table.host,
        seats=with_faces(tuple(table.seats)),
        open_seats=len(table.open_seats()),
        to_act=() if guest is None else (guest,),
        version=table.version,
        created=table.created,
        updated=table.updated,
    )


def append(live: Live, rows: Rows, events: Sequence[e.Event], now: int) -> None:
    """Take in what a command led to, and everything that follows from it."""
    table = live.table
    begun = next((event for event in events if isinstance(event, e.Began)), None)
    text = write_events(events, None if begun is None else between(table))
    table.apply(table.version + 1, now, events)
    rows.put(f"{LOG}/{table.code}/{table.version:06}", Entry(now, msgspec.Raw(text)))
    if begun is not None and live.dealer is not None:
        rows.put(f"{DECK}/{begun.game}", Deck.of(live.dealer))
    if any(isinstance(event, e.Finished) for event in events) and live.dealer is not None:
        _keep_end(live, live.dealer, rows, now)
    rows.put(f"{LISTING}/{table.code}", listing(table))


def _keep_end(live: Live, dealer: Dealer, rows: Rows, now: int) -> None:
    game = finished_at_end(live.table, dealer, now)
    rows.put(f"{GAME}/{game.game}", game)
    for result in results_at_end(live.table, now):
        rows.put(f"{RESULT}/{game.game}", result)
    solved = solved_at_end(live.table)
    attempt = None if solved is None else rows.get(f"{DAY}/{solved.day}", Attempt)
    if solved is not None and attempt is not None and attempt.table == solved.table and attempt.game is None:
        done = Attempt(
            attempt.guest, attempt.day, attempt.table, attempt.counted, attempt.begun,
            solved.game, solved.points, solved.place,
        )  # fmt: skip
        rows.put(f"{DAY}/{solved.day}", done)


def tell(live: Live, now: int, send: Callable[[int, bytes], None]) -> None:
    """Everybody who looks at a table is told what is different since they were told last."""
    if not live.listeners:
        live.told = None
        return
    news = News(live.table, now, live.told)
    for connection, seen in live.listeners.items():
        if seen != live.table.version:
            send(connection, news.for_guest(PERSON, seen))
            live.listeners[connection] = live.table.version
    live.told = news.told


def codes(key: str | None) -> Iterator[str]:
    """Codes to try one after the other; with a key, always the same ones."""
    for attempt in count():
        chance = secrets.token_bytes(5) if key is None else hashlib.sha256(f"{attempt} {key}".encode()).digest()
        yield "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in chance[:5])


def shuffled(table: Table, rows: Rows) -> Dealer:
    """Who deals the next game: from the table's own deck, position or day, else shuffled."""
    salt, seed = secrets.token_hex(_SALT_BYTES), secrets.randbits(_SEED_BITS)
    if table.start is not None:
        return Dealer.from_position(table.start, seed, salt)
    if table.challenge is not None:
        return challenge.dealer_of(date.fromisoformat(table.challenge.day), salt)
    if not table.fixed_deck:
        return Dealer.from_seed(table.rules, seed, salt)
    kept = rows.get(f"{DECK}/{table.code}", Deck)
    if kept is None:
        raise KingdominoError("deck_is_gone", table=table.code)
    return Dealer.from_deck(table.rules, kept.deck, kept.kings, salt)
