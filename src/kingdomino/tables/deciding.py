"""Commands of a running game: the events that a move, an undo or a timeout leads to, or a refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from kingdomino.games import Dealer, Revealed
from kingdomino.rules import KingdominoError, Position

from .messages import events as e
from .messages.shapes import Why
from .playing import Playing
from .table import Table
from .views import result_view

#: Timeouts in a row after which a bot takes the seat until its player is back.
MOST_TIMEOUTS: Final = 3
#: Decisions that a person may take back in a game, free ones included: the log stays short.
MOST_UNDOS: Final = 30
#: The level of the bot that moves after a timeout.
STAND_IN: Final = "knight"


def move(table: Table, guest: int, version: int, text: str, dealer: Dealer, now: int) -> list[e.Event]:
    """A person's move against the version that they saw."""
    game = _running(table)
    _fresh(table, version)
    seat = _own_turn(table, game, guest)
    back: list[e.Event] = [e.CameBack(seat)] if table.seats[seat].stand_in else []
    return [*back, *_decided(table, game, seat, text, "person", dealer, now)]


def bot_move(table: Table, version: int, text: str, dealer: Dealer, now: int) -> list[e.Event]:
    """A bot's move, thought out against this version; it goes through the rules like anybody's."""
    game = _running(table)
    _fresh(table, version)
    seat = _acting(game)
    if table.player(seat) is None:
        raise KingdominoError("not_a_bots_turn", seat=seat)
    return _decided(table, game, seat, text, "bot", dealer, now)


def clock_move(table: Table, version: int, text: str, dealer: Dealer, now: int) -> list[e.Event]:
    """The move that a bot makes after a timeout."""
    game = _running(table)
    _fresh(table, version)
    seat = _acting(game)
    events = _decided(table, game, seat, text, "clock", dealer, now)
    if table.seats[seat].kind == "person" and table.seats[seat].timeouts + 1 >= MOST_TIMEOUTS and not _ends(events):
        events.append(e.StoodIn(seat, STAND_IN, "time"))
    return events


def cover(table: Table, guest: int, version: int, covered: bool, now: int) -> list[e.Event]:
    """Several people of one device hand it over: the clock stands until whoever is to act takes it.

    Nobody stops a clock against others: nobody else may have a seat. Once a decision, so that the log stays short.
    """
    game = _running(table)
    _fresh(table, version)
    seat = _own_turn(table, game, guest)
    if game.stands == covered:
        return []
    shared = len(table.seats_of(guest)) > 1 and table.people() == (guest,)
    if covered and (game.clock is None or game.stood or not shared or table.player(seat) is not None):
        raise KingdominoError("clock_cannot_stand")
    return [e.Covered(seat, covered, game.spent(now))]


def _own_turn(table: Table, game: Playing, guest: int) -> int:
    """The seat that is to act; refused to anybody but its person."""
    seat = _acting(game)
    if table.seats[seat].guest != guest:
        raise KingdominoError("not_your_turn" if table.seats_of(guest) else "not_your_seat", seat=seat)
    return seat


def _ends(events: list[e.Event]) -> bool:
    return any(isinstance(event, e.Finished) for event in events)


def _running(table: Table) -> Playing:
    if table.game is None or table.game.is_over:
        raise KingdominoError("no_game_runs", table=table.code)
    return table.game


def _fresh(table: Table, version: int) -> None:
    """A decision made on a position that has changed since is refused; other news does not make it stale."""
    if not table.position_version <= version <= table.version:
        raise KingdominoError("stale", version=table.version)


def _acting(game: Playing) -> int:
    seat = game.position.to_act
    assert seat is not None, "chance has always answered already"
    return seat


def _decided(table: Table, game: Playing, seat: int, text: str, by: e.By, dealer: Dealer, now: int) -> list[e.Event]:
    moment = game.after(text)
    chance, position = _chance_after(moment.position, dealer)
    moved = e.MoveMade(seat, text, by, chance, moment.scores[seat].total, game.spent(now))
    events: list[e.Event] = [] if table.undo is None else [e.UndoDeclined(None)]
    events.append(moved)
    if position.is_over:
        revealed = Revealed(dealer.seed, dealer.salt, dealer.deck)
        events.append(e.Finished(result_view(position, revealed, moment.scores)))
    return events


def _chance_after(position: Position, dealer: Dealer) -> tuple[tuple[str, ...], Position]:
    """The outcomes of chance until the next decision, and the position then."""
    outcomes = []
    while position.chance_due:
        outcome = dealer.outcome(position)
        outcomes.append(str(outcome))
        position = position.play(outcome)
    return tuple(outcomes), position


def begin(table: Table, game: str, dealer: Dealer) -> e.Event:
    """The next game of a table."""
    chance, _ = _chance_after(Position.start(table.rules) if table.start is None else table.start, dealer)
    return e.Began(game, table.games + 1, dealer.commitment, chance)


def already_made(table: Table, guest: int, version: int, text: str) -> int | None:
    """The version that a move led to which this person made against that version: it was sent twice."""
    happened = table.since(version)
    for happening in happened or ():
        event = happening.event
        if isinstance(event, e.Moved):
            same = event.move == text and event.by == "person" and table.seats[event.seat].guest == guest
            return happening.version if same else None
    return None


@dataclass(slots=True)
class UndoOffer:
    """What undo would do for a person: take back the last `count` decisions, the first of them of `seat`.

    Never changed, and made for every listener at every move: not frozen for speed.
    """

    mode: Literal["free", "ask", "no"]
    why: Why | None = None
    seat: int = 0
    count: int = 0


_NOTHING_TO_UNDO: Final = UndoOffer("no", Why("nothing_to_undo"))
_LINE_WAS_REVEALED: Final = UndoOffer("no", Why("line_was_revealed"))


def undo_offer(table: Table, guest: int) -> UndoOffer:
    """Free until one's own claim, and with only bots besides; else by asking; never past a line turned up.

    Nor is a decision of another's own taken back without asking them: where a bot plays for them by now, or they have
    gone, it stands.
    """
    game = table.game
    mine = table.seats_of(guest)
    if game is None or game.is_over or not mine:
        return _NOTHING_TO_UNDO
    active, away, count = table.seats.active, False, 0
    for taken in reversed(game.taken):
        count += 1
        if taken.guest == guest and taken.seat in mine:
            break
        away = away or (taken.guest is not None and taken.guest != guest and taken.guest not in active)
    else:
        return _LINE_WAS_REVEALED if game.dealt else _NOTHING_TO_UNDO
    if game.undos.get(guest, 0) >= MOST_UNDOS:
        return UndoOffer("no", Why("no_more_undos", {"most": MOST_UNDOS}))
    if away:
        return UndoOffer("no", Why("decision_of_one_away"))
    alone = active in ((), (guest,))
    if alone or (count == 1 and game.claim_is_due_after_placing(taken.seat)):
        return UndoOffer("free", None, taken.seat, count)
    return UndoOffer("ask", None, taken.seat, count)


def undo(table: Table, guest: int, version: int) -> list[e.Event]:
    """Take back at once what is free, else ask the others."""
    _running(table)
    _fresh(table, version)
    offer = undo_offer(table, guest)
    if offer.mode == "no":
        assert offer.why is not None
        raise KingdominoError(offer.why.code, **offer.why.facts)
    if offer.mode == "free":
        return [e.Undone(offer.seat, offer.count)]
    if table.undo is not None:
        raise KingdominoError("undo_already_asked", seat=table.undo.seat)
    table.check_changes()
    return [e.UndoRequested(offer.seat)]


def answer_undo(table: Table, guest: int, version: int, agree: bool) -> list[e.Event]:
    """One of those who were asked answers; when all agreed, it is done."""
    _running(table)
    _fresh(table, version)
    asked = table.undo
    if asked is None or guest not in asked.waiting:
        raise KingdominoError("not_asked")
    if version < table.undo_since:
        raise KingdominoError("stale", version=table.version)
    if not agree:
        return [e.UndoDeclined(guest)]
    if len(asked.waiting) > 1:
        return [e.UndoAgreed(guest)]
    owner = table.seats[asked.seat].guest
    offer = undo_offer(table, owner) if owner is not None else UndoOffer("no")
    if offer.mode == "no":
        return [e.UndoDeclined(None)]
    return [e.UndoAgreed(guest), e.Undone(offer.seat, offer.count)]
