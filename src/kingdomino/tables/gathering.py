"""Commands around a game: who sits where, on which terms, and when the next game begins. Events, or a refusal."""

from __future__ import annotations

from collections.abc import Collection

from kingdomino.games import Dealer
from kingdomino.notation import parse_position, position_line
from kingdomino.rules import KingdominoError, Ruleset

from .messages import events as e
from .messages.client import Configure, CreateTable
from .messages.shapes import Level, SeatWish
from .table import Table


def create(message: CreateTable, guest: int, name: str) -> list[e.Event]:
    """A new table and who sits at it from the start."""
    rules = Ruleset.parse(message.rules)
    if len(message.seats) != rules.players:
        raise KingdominoError("wrong_number_of_seats", seats=len(message.seats), players=rules.players)
    if (message.deck is None) != (message.kings is None):
        raise KingdominoError("deck_and_kings_together")
    if message.deck is not None and message.kings is not None:
        Dealer.from_deck(rules, message.deck, message.kings)
    fixed = message.deck is not None
    events: list[e.Event] = [
        e.Created(str(rules), message.dynasty, message.listed, message.clock, fixed, guest),
    ]
    if message.position is not None:
        events.append(_from_position(message, rules))
    for seat, wish in enumerate(message.seats):
        events += _seated(seat, wish, guest, name)
    return [*events, *_hints_set(message.hints, None)]


def _from_position(message: CreateTable, rules: Ruleset) -> e.Event:
    """A position of this ruleset in which a game can go on; with nothing else that says how it begins."""
    position = parse_position(message.position or "")
    if position.rules != rules:
        raise KingdominoError("position_of_another_ruleset", ruleset=str(position.rules), expected=str(rules))
    if message.deck is not None or message.dynasty:
        raise KingdominoError("position_and_deck")
    if position.is_over:
        raise KingdominoError("position_is_over")
    return e.FromPosition(position_line(position))


def _seated(seat: int, wish: SeatWish, guest: int, name: str) -> list[e.Event]:
    if wish.kind == "me":
        return [e.Sat(seat, guest, wish.name or name)]
    if wish.kind == "bot":
        if wish.level is None:
            raise KingdominoError("bot_without_a_level", seat=seat)
        return [e.BotSat(seat, wish.level)]
    return []


def configure(table: Table, guest: int, message: Configure) -> list[e.Event]:
    """New terms, between games."""
    table.check_changes()
    _not_a_days(table)
    _host(table, guest)
    _between_games(table)
    rules = Ruleset.parse(message.rules)
    if table.fixed_deck and rules != table.rules:
        raise KingdominoError("deck_is_fixed")
    if table.start is not None and (rules != table.rules or message.dynasty):
        raise KingdominoError("position_is_fixed")
    terms = e.Configured(str(rules), message.dynasty, message.listed, message.clock)
    return [terms, *_hints_set(message.hints, table.hints)]


def _hints_set(wished: bool | None, now: bool | None) -> list[e.Event]:
    return [] if wished is None or wished == now else [e.HintsSet(wished)]


def sit(table: Table, guest: int, seat: int, name: str, present: Collection[int] = ()) -> list[e.Event]:
    """Take an open seat; in a running game, play on for the player who left it. A table without a host gets one.

    `present` is empty where the server does not know for certain who is present.
    """
    table.check_changes()
    _not_a_days(table)
    now = table.seats[_seat(table, seat)]
    if now.kind != "open":
        raise KingdominoError("seat_taken", seat=seat)
    hostless = guest in present and table.host not in present and not table.seats_of(table.host)
    return [e.Sat(seat, guest, name), *([e.HostPassed(guest)] if hostless else [])]


def stand(table: Table, guest: int, seat: int) -> list[e.Event]:
    """Give up a seat."""
    _not_a_days(table)
    check_own(table, guest, seat)
    return [*_off(table), e.Stood(seat)]


def check_own(table: Table, guest: int, seat: int) -> None:
    """Refuse what only the person on a seat may do."""
    if table.seats[_seat(table, seat)].guest != guest:
        raise KingdominoError("not_your_seat", seat=seat)


def leave(table: Table, guest: int, present: Collection[int] = ()) -> list[e.Event]:
    """Give up all seats, and the host's rights to the next person with a seat, or else to one who watches.

    The seat at the challenge of a day is kept: a try that was begun is continued.
    """
    return [] if table.challenge is not None else forsake(table, guest, present)


def forsake(table: Table, guest: int, present: Collection[int] = ()) -> list[e.Event]:
    """Leave for good, because the person is being forgotten."""
    events: list[e.Event] = [e.Stood(seat) for seat in table.seats_of(guest)]
    if events:
        events = [*_off(table), *events]
    if table.host == guest:
        heir = next((other for other in (*table.people(), *present) if other != guest), None)
        events += [] if heir is None else [e.HostPassed(heir)]
    return events


def _off(table: Table) -> list[e.Event]:
    return [] if table.undo is None else [e.UndoDeclined(None)]


def pass_host(table: Table, present: Collection[int]) -> list[e.Event]:
    """The host is away for long: the rights go to the first person at the table who is there."""
    heir = next((other for other in table.people() if other != table.host and other in present), None)
    return [] if heir is None or table.host in present else [e.HostPassed(heir)]


def seat_bot(table: Table, guest: int, seat: int, level: Level, present: Collection[int]) -> list[e.Event]:
    """An open seat goes to a bot for good, another level to a bot's, an absent person's to one until they are back.

    Between the games of a Dynasty, too: who stays away would hold up everybody.
    """
    table.check_changes()
    _not_a_days(table)
    _host(table, guest)
    now = table.seats[_seat(table, seat)]
    if now.kind == "person":
        if table.stage != "playing":
            raise KingdominoError("seat_taken", seat=seat)
        if now.guest in present:
            raise KingdominoError("player_is_here", seat=seat)
        return [*_off(table), e.StoodIn(seat, level, "host")]
    return [*_off(table), e.BotSat(seat, level)]


def clear(table: Table, guest: int, seat: int) -> list[e.Event]:
    """Free a seat between games."""
    _not_a_days(table)
    _host(table, guest)
    _between_games(table)
    if table.seats[_seat(table, seat)].kind == "open":
        raise KingdominoError("seat_is_open", seat=seat)
    return [e.Stood(seat)]


def back(table: Table, guest: int) -> list[e.Event]:
    """Play again the seats that bots stood in for."""
    return [e.CameBack(seat) for seat in table.seats_of(guest) if table.seats[seat].stand_in is not None]


def ready(table: Table, guest: int, *, is_ready: bool) -> list[e.Event]:
    """Say that the first game may begin, for all own seats, or take that back."""
    if table.stage != "gathering":
        raise KingdominoError("already_begun", table=table.code)
    mine = table.seats_of(guest)
    if not mine:
        raise KingdominoError("not_your_seat")
    if is_ready:
        table.check_changes()
        return [e.WantsAgain(seat) for seat in mine if seat not in table.again]
    return [e.NotReady(seat) for seat in mine if seat in table.again]


def check_start(table: Table, guest: int) -> None:
    """Refuse a start by another than the host, in the middle of something, or with a seat open."""
    _host(table, guest)
    if table.stage != "gathering":
        raise KingdominoError("already_begun", table=table.code)
    check_full(table)


def check_full(table: Table) -> None:
    """Refuse to begin while a seat is open."""
    if table.open_seats():
        raise KingdominoError("seats_open", seats=table.open_seats())


def again(table: Table, guest: int) -> tuple[list[e.Event], bool]:
    """Ready for the next game, oneself and not a stand-in; and whether with this everybody is, so that it begins.

    Where only bots sit, their host says so for them.
    """
    _not_a_days(table)
    if table.game is None:
        raise KingdominoError("no_game_runs", table=table.code)
    if not table.game.is_over:
        raise KingdominoError("game_still_runs", game=table.games)
    mine = table.seats_of(guest)
    if not mine and (table.people() or table.host != guest):
        raise KingdominoError("not_your_seat")
    check_full(table)
    ready = table.again.union(mine)
    playing = {seat.seat for seat in table.seats if seat.kind == "person" and seat.stand_in is None}
    wishes = [e.WantsAgain(seat) for seat in mine if seat not in table.again]
    return [*back(table, guest), *wishes], playing <= ready


def only_waits_for(table: Table, seat: int) -> bool:
    """Whether the next game would begin if a bot took this seat: all others are ready, and at least one said so."""
    others = [other for other in table.seats if other.seat != seat]
    ready = all(other.kind == "bot" or other.stand_in is not None or other.seat in table.again for other in others)
    return ready and bool(table.again - {seat})


def _host(table: Table, guest: int) -> None:
    if table.host != guest:
        raise KingdominoError("not_the_host")


def _not_a_days(table: Table) -> None:
    """Seats and terms of a day's challenge are the same for everybody."""
    if table.challenge is not None:
        raise KingdominoError("day_is_fixed", day=table.challenge.day)


def _between_games(table: Table) -> None:
    if table.stage == "playing":
        raise KingdominoError("already_begun", table=table.code)


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise KingdominoError("no_such_seat", number=seat, players=table.rules.players)
    return seat
