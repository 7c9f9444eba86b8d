"""A table: the sum of its events. It is changed by `apply` alone, and what it is made of holds nothing hidden."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from kingdomino.games import GAMES_IN_A_DYNASTY
from kingdomino.notation import parse_position
from kingdomino.rules import KingdominoError, Position, Ruleset

from .faces import next_face, recorded_name
from .messages import events as e
from .messages.shapes import (
    ChallengeView,
    ClockRule,
    DynastyView,
    SeatView,
    Stage,
    TableView,
    UndoAsked,
)
from .playing import LastDecision, Playing
from .seats import Seats
from .views import rules_view

#: Entries that are kept in memory for clients that come back; a client that missed more gets a snapshot.
REMEMBERED: Final = 64
#: Entries after the last game began, beyond which people can move and leave, and do nothing that they could undo.
MOST_ENTRIES: Final = 1000


@dataclass(slots=True)
class Table:
    """A table as its events made it."""

    code: str
    rules: Ruleset = field(default_factory=Ruleset)
    version: int = 0
    #: The version at which the position of the game last changed: a move against an older one is stale.
    position_version: int = 0
    #: The version at which its last game began.
    begun: int = 0
    #: The version at which something else than its running game last changed.
    view_version: int = field(default=0, compare=False)
    created: int = 0
    updated: int = 0
    dynasty: bool = False
    listed: bool = False
    fixed_deck: bool = False
    #: Whether hints are allowed; None where the host has not said.
    hints: bool | None = None
    clock: ClockRule | None = None
    host: int = 0
    challenge: ChallengeView | None = None
    stage: Stage = "gathering"
    seats: Seats = field(default_factory=Seats)
    game: Playing | None = None
    games: int = 0
    #: Points of the finished games of the Dynasty that is on.
    points: list[tuple[int, ...]] = field(default_factory=list)
    undo: UndoAsked | None = None
    #: The version at which that was asked: an answer to an older question is stale.
    undo_since: int = 0
    again: set[int] = field(default_factory=set)
    #: Where its games begin; None for bare castles.
    start: Position | None = None
    recent: deque[tuple[e.Happening, ...]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    #: What everybody sees of it but for its game. Most moves change nothing there.
    _view_without_game: TableView | None = field(default=None, repr=False, compare=False)

    def apply(self, version: int, at: int, events: Sequence[e.Event]) -> None:
        """Take in one entry of the log."""
        assert version == self.version + 1, "entries come one by one"
        self.version, self.updated = version, at
        self.recent.append(tuple([self._happened(event, at) for event in events]))

    def _happened(self, event: e.Event, at: int) -> e.Happening:
        """Take in an event; the event as clients are told of it."""
        if isinstance(event, e.MoveMade):
            return self._moved(event, at)
        self._take(event, at)
        self._view_changed()
        return e.Happening(self.version, at, None if self.game is None else self.game.position.round, event)

    def _take(self, event: e.Event, at: int) -> None:
        match event:
            case e.Created():
                self._created(event, at)
            case e.FromPosition():
                self.start = parse_position(event.position)
            case e.Configured():
                self._terms(event)
                self.stage, self.game, self.again, self.points = "gathering", None, set(), []
            case e.Sat():
                self._seat(SeatView(event.seat, "person", event.name, event.guest))
                self._uncover(at)
            case e.BotSat():
                others = (seat for seat in self.seats if seat.seat != event.seat)
                face = next_face(event.level, others)
                self._seat(SeatView(event.seat, "bot", level=event.level, face=face))
            case e.Stood():
                self._seat(SeatView(event.seat, "open"))
                self.again.discard(event.seat)
                self._uncover(at)
            case e.HostPassed():
                self.host = event.guest
            case e.Began():
                self._began(event, at)
            case e.Undone():
                assert self.game is not None
                self.game.take_back(event.count, at)
                if (guest := self.seats[event.seat].guest) is not None:
                    self.game.undos[guest] += 1
                self.game.last_decisions.clear()
                self.undo, self.position_version = None, self.version
            case e.UndoRequested():
                self.undo = UndoAsked(event.seat, (), self.others_than(self.seats[event.seat].guest))
                self.undo_since = self.version
            case e.UndoAgreed():
                assert self.undo is not None
                waiting = tuple(guest for guest in self.undo.waiting if guest != event.guest)
                self.undo = replace(self.undo, agreed=(*self.undo.agreed, event.guest), waiting=waiting)
            case e.UndoDeclined():
                self.undo = None
            case e.StoodIn():
                self._seat(replace(self.seats[event.seat], stand_in=event.level))
            case e.CameBack():
                self._seat(replace(self.seats[event.seat], stand_in=None, timeouts=0))
            case e.WantsAgain():
                self.again.add(event.seat)
            case e.NotReady():
                self.again.discard(event.seat)
            case e.Finished():
                self._finished(event)
            case e.HintsSet():
                self.hints = event.allowed
            case e.HintUsed():
                assert self.game is not None
                self.game.note_hint(event.seat, event.step)
            case e.Challenge():
                self.challenge = ChallengeView(event.day, event.counted)
            case e.Covered():
                assert self.game is not None
                self.game.cover(event.covered, event.spent, at)

    def _uncover(self, at: int) -> None:
        """A person took or left a seat: a clock that stood runs on."""
        if self.game is not None and self.game.stands:
            self.game.cover(False, self.game.spent(at), at)

    def _created(self, event: e.Created, at: int) -> None:
        self.created = at
        self.host = event.host
        self.fixed_deck = event.fixed_deck
        self._terms(event)

    def _terms(self, event: e.Created | e.Configured) -> None:
        self.rules = Ruleset.parse(event.rules)
        self.dynasty, self.listed, self.clock = event.dynasty, event.listed, event.clock
        kept = self.seats[: self.rules.players]
        self.seats = Seats((*kept, *(SeatView(seat, "open") for seat in range(len(kept), self.rules.players))))

    def _view_changed(self) -> None:
        self._view_without_game, self.view_version = None, self.version

    def _seat(self, seat: SeatView) -> None:
        self.seats = self.seats.but(seat)
        self._view_changed()

    def _began(self, event: e.Began, at: int) -> None:
        if not self.dynasty or len(self.points) == GAMES_IN_A_DYNASTY:
            self.points = []
        self.games = event.number
        self.game = Playing.begin(self.rules, event.game, event.number, event.commitment, self.clock, at, self.start)
        self.game.chance(event.chance)
        self.stage, self.again, self.undo, self.position_version = "playing", set(), None, self.version
        self.begun = self.version
        self.seats = Seats(replace(seat, timeouts=0) for seat in self.seats)

    def _moved(self, event: e.MoveMade, at: int) -> e.Happening:
        """Take in a decision; the event as clients are told of it, with its round and what it brought."""
        game = self.game
        assert game is not None
        seat, before = self.seats[event.seat], game.moment
        guest = seat.guest if event.by == "person" else None
        game.decide(event.seat, event.move, guest, event.spent, at)
        if guest is not None:
            game.last_decisions[guest] = LastDecision(self.version, before.position, event.move)
        gain, untaken = game.moment.gain_since(before, event.seat), game.moment.untaken_since(before)
        game.chance(event.chance)
        self.position_version = self.version
        if self.undo is not None:
            self.undo = None
            self._view_changed()
        timeouts = seat.timeouts + 1 if event.by == "clock" else 0
        if timeouts != seat.timeouts:
            self._seat(replace(seat, timeouts=timeouts))
        return e.Happening(self.version, at, before.position.round, event.told(gain, untaken))

    def _finished(self, event: e.Finished) -> None:
        assert self.game is not None
        self.game.result = event.result
        self.points.append(tuple(score.total for score in event.result.scores))
        if not self.dynasty or len(self.points) == GAMES_IN_A_DYNASTY:
            self.stage = "finished"

    # --- questions ---

    def check_changes(self) -> None:
        """Refuse a change that could be made and unmade without end: a log stays short."""
        if self.version - self.begun >= MOST_ENTRIES:
            raise KingdominoError("too_many_changes", table=self.code)

    @property
    def running(self) -> bool:
        """Whether a game is in play."""
        return self.game is not None and not self.game.is_over

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints: as the host said, else where at most one seat is a person's."""
        return self.seats.persons <= 1 if self.hints is None else self.hints

    def seats_of(self, guest: int) -> tuple[int, ...]:
        """The seats that a person holds."""
        return self.seats.by_guest.get(guest, ())

    def others_than(self, guest: int | None) -> tuple[int, ...]:
        """The people who play besides this one, stand-ins apart."""
        return tuple([other for other in self.seats.active if other != guest])

    def people(self) -> tuple[int, ...]:
        """All people who hold a seat, by seat."""
        return self.seats.people

    def open_seats(self) -> tuple[int, ...]:
        """The seats that nobody holds."""
        return self.seats.open

    def player(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, its own or a stand-in; None where a person or nobody does."""
        return self.seats[seat].level or self.seats[seat].stand_in

    def bot_to_act(self) -> str | None:
        """The level of the bot that is to act, if one is."""
        seat = self.game.position.to_act if self.game is not None else None
        return None if seat is None else self.player(seat)

    def names(self) -> tuple[str, ...]:
        """What the record calls the players."""
        return tuple(map(recorded_name, self.seats))

    def since(self, seen: int) -> tuple[e.Happening, ...] | None:
        """What happened after a version, or None if that is no longer at hand."""
        missed = self.version - seen
        if missed == 1 and self.recent:
            return self.recent[-1]
        return self.at_hand(missed) if 0 <= missed <= len(self.recent) else None

    def at_hand(self, entries: int | None = None) -> tuple[e.Happening, ...]:
        """What happened in so many last entries of the log; all that are at hand if no number is given."""
        first = 0 if entries is None else len(self.recent) - entries
        return tuple(happening for index in range(first, len(self.recent)) for happening in self.recent[index])

    def view(self, now: int) -> TableView:
        """As everybody sees it."""
        return replace(self.view_without_game(), game=None if self.game is None else self.game.view(now))

    def view_without_game(self) -> TableView:
        """As everybody sees it, without its game: the same object until something there changes."""
        if self._view_without_game is None:
            self._view_without_game = self._new_view()
        return self._view_without_game

    def _new_view(self) -> TableView:
        return TableView(
            code=self.code,
            stage=self.stage,
            rules=rules_view(self.rules),
            dynasty=self.dynasty,
            listed=self.listed,
            fixed_deck=self.fixed_deck,
            hints=self.allows_hints,
            clock=self.clock,
            host=self.host,
            seats=self.seats.plain,
            game=None,
            standing=self._standing() if self.dynasty else None,
            undo=self.undo,
            again=tuple(sorted(self.again)),
            from_position=self.start is not None,
            challenge=self.challenge,
        )

    def _standing(self) -> DynastyView:
        totals = tuple(sum(game[seat] for game in self.points) for seat in range(self.rules.players))
        places = tuple(1 + sum(other > total for other in totals) for total in totals)
        return DynastyView(tuple(self.points), totals, places, len(self.points) == GAMES_IN_A_DYNASTY)
