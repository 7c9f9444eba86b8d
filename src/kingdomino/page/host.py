"""The messages of the tables' protocol, each with exactly one answer, and the moves that nobody makes by hand."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from typing import Any

from msgspec.structs import replace

from kingdomino.bots import LEVELS
from kingdomino.games import Dealer
from kingdomino.notation import position_line
from kingdomino.rules import KingdominoError
from kingdomino.tables import News, Table, advising, asking, deciding, gathering, read_events, talking
from kingdomino.tables.answers.advice import grade_view, hint_view
from kingdomino.tables.messages import client as c
from kingdomino.tables.messages import codec
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.server import Done, Presence, Refused, Signalled
from kingdomino.tables.messages.shapes import GuestView
from kingdomino.tables.names import checked_name

from .live import PERSON, Live, append, codes, load, shuffled, tell
from .opponents import Choices, Chooser
from .reviews import Reviews
from .rows import DECK, LISTING, LOG, ME, Deck, Entry, Me, Rows
from .thoughts import Thoughts


def _wall_time() -> int:
    return time.time_ns() // 1_000_000


class Host:
    """All tables of a browser, and its one person.

    Messages come by `receive`, from connections that are numbers of the caller's choice. What is to be kept and said
    collects until `drain` takes it: nothing may be said before all that came with it is kept.
    """

    def __init__(
        self,
        kept: Mapping[str, bytes],
        choose: Chooser,
        levels: tuple[str, ...] = LEVELS,
        clock: Callable[[], int] = _wall_time,
    ) -> None:
        self.rows, self.now = Rows(kept), clock
        self.choices = Choices(choose, levels)
        self.thoughts = Thoughts()
        self.reviews = Reviews(self.rows, self.thoughts)
        self._tables: dict[str, Live] = {}
        self._said: list[tuple[int, bytes]] = []
        self._known: set[int] = set()

    # --- in and out ---

    def drain(self) -> str:
        """As JSON: `rows`, pairs of key and text (null deletes), `messages`, pairs of connection and text, `thoughts`.

        Thoughts are pairs of a name and a question for `kingdomino.page.thinking`; its answer comes by `thought`.
        """
        rows = [(key, None if value is None else value.decode()) for key, value in self.rows.changed.items()]
        messages = [(connection, text.decode()) for connection, text in self._said]
        found = {"rows": rows, "messages": messages, "thoughts": self.thoughts.asked}
        self.rows.changed, self._said, self.thoughts.asked = {}, [], []
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    def receive(self, connection: int, text: str) -> None:
        """One message of a connection."""
        try:
            message = codec.read_client(text)
        except KingdominoError as error:
            self._refuse(connection, codec.id_of(text), error)
            return
        try:
            done = self._answer(connection, message)
        except KingdominoError as error:
            self._refuse(connection, message.id, error)
        else:
            if done is not None:
                self._send(connection, codec.write_server(done))

    def thought(self, name: str, text: str) -> None:
        """The answer to one of `thoughts`; empty where none could be worked out."""
        self.thoughts.answered(name, text)

    def disconnect(self, connection: int) -> None:
        """A connection is gone."""
        self._known.discard(connection)
        for live in self._tables.values():
            live.listeners.pop(connection, None)

    def _send(self, connection: int, text: bytes) -> None:
        self._said.append((connection, text))

    def _refuse(self, connection: int, number: str | int | None, error: KingdominoError) -> None:
        self._send(connection, codec.write_server(Refused(id=number, code=error.code, facts=dict(error.facts))))

    # --- the person ---

    @property
    def me(self) -> Me:
        """The person of this browser; refused where nobody has been here."""
        found = self.rows.get(ME, Me)
        if found is None:
            raise KingdominoError("wrong_secret")
        return found

    def check(self, secret: str | None) -> Me:
        """Refuse whoever is not the person of this browser."""
        if not secret:
            raise KingdominoError("no_secret")
        if not secrets.compare_digest(secret.encode(), self.me.secret.encode()):
            raise KingdominoError("wrong_secret")
        return self.me

    def register(self, name: str, language: str) -> Me:
        """Whoever comes is the one person here: with a new name and secret, and the games that were played before."""
        me = Me(checked_name(name), language, f"{PERSON}.{secrets.token_urlsafe(24)}")
        self.rows.put(ME, me)
        return me

    def change(self, name: str | None, language: str | None) -> Me:
        """Another name or language."""
        me = self.me
        me = Me(me.name if name is None else checked_name(name), language or me.language, me.secret)
        self.rows.put(ME, me)
        return me

    def forget(self) -> None:
        """Everything that was kept."""
        self.rows.clear()
        self._tables.clear()
        self._known.clear()
        self.choices.forget()

    # --- messages ---

    def _answer(self, connection: int, message: c.ClientMessage) -> Done | None:
        """The answer; None where it comes later."""
        if isinstance(message, c.Hello):
            me = self.check(message.secret)
            self._known.add(connection)
            return Done(id=message.id, you=GuestView(PERSON, me.name, me.language))
        if connection not in self._known:
            raise KingdominoError("hello_first")
        if isinstance(message, c.Ping):
            return Done(id=message.id)
        if isinstance(message, c.CreateTable):
            return self._create(connection, message)
        live = self.live(message.table)
        if isinstance(message, c.AskPlaces | c.AskWhy):
            return self._asked(live.table, message)
        if isinstance(message, c.Enter):
            self._enter(connection, live, message.seen)
        elif isinstance(message, c.Exit):
            live.listeners.pop(connection, None)
        elif isinstance(message, c.Signal):
            self._signal(live, message)
        elif isinstance(message, c.AskHint):
            self._hint(connection, live, message)
            return None
        elif isinstance(message, c.AskGrade):
            self._grade(connection, live, message)
            return None
        else:
            made = self._made_before(live.table, message)
            if made is not None:
                return Done(id=message.id, table=live.table.code, version=made)
            self._act(live, self._judged(live, message))
            if isinstance(message, c.Leave):
                live.listeners.pop(connection, None)
        return Done(id=message.id, table=live.table.code, version=live.table.version)

    # --- hints and grades ---

    def _hint(self, connection: int, live: Live, message: c.AskHint) -> None:
        game = advising.check_hint(live.table, PERSON, message.version)
        question = {"kind": "hint", "position": position_line(game.position)}

        def told(found: Any) -> Done:  # noqa: ANN401 - JSON
            self._act(live, advising.hint_used(live.table, PERSON, message.version, message.step))
            hint = hint_view(found, message.step)
            return Done(id=message.id, table=live.table.code, version=live.table.version, hint=hint)

        self._worked_out(connection, message, f"{game.id}:{live.table.position_version}:hint", question, told)

    def _grade(self, connection: int, live: Live, message: c.AskGrade) -> None:
        made = advising.check_grade(live.table, PERSON, message.version)
        question = {"kind": "grade", "position": position_line(made.position), "move": made.move}

        def told(found: Any) -> Done:  # noqa: ANN401 - JSON
            advising.check_grade(live.table, PERSON, message.version)
            return Done(id=message.id, table=live.table.code, version=message.version, grade=grade_view(found))

        game = live.table.game
        assert game is not None
        self._worked_out(connection, message, f"{game.id}:{made.version}:grade", question, told)

    def _worked_out(
        self,
        connection: int,
        message: c.ClientMessage,
        name: str,
        question: dict[str, Any],
        told: Callable[[Any], Done],
    ) -> None:
        """Answer a message when its question is answered."""

        def then(found: Any) -> None:  # noqa: ANN401 - JSON
            try:
                if found is None:
                    raise KingdominoError("coach_busy")
                done = told(found)
            except KingdominoError as error:
                self._refuse(connection, message.id, error)
            else:
                self._send(connection, codec.write_server(done))

        self.thoughts.ask(name, question, then)

    def _judged(self, live: Live, message: c.ClientMessage) -> list[e.Event]:
        """What a command leads to, or a refusal."""
        table = live.table
        match message:
            case c.PlayMove():
                return deciding.move(table, PERSON, message.version, message.move, self._dealer(live), self.now())
            case c.Undo():
                return deciding.undo(table, PERSON, message.version)
            case c.AnswerUndo():
                return deciding.answer_undo(table, PERSON, message.version, message.agree)
            case c.Cover():
                return deciding.cover(table, PERSON, message.version, message.covered, self.now())
            case c.Sit():
                name = self.me.name if message.name is None else checked_name(message.name)
                return gathering.sit(table, PERSON, message.seat, name, (PERSON,))
            case c.Stand():
                return gathering.stand(table, PERSON, message.seat)
            case c.Leave():
                return gathering.leave(table, PERSON, ())
            case c.Clear():
                return gathering.clear(table, PERSON, message.seat)
            case c.Configure():
                return gathering.configure(table, PERSON, message)
            case c.Back():
                return gathering.back(table, PERSON)
            case c.Ready():
                return gathering.ready(table, PERSON, is_ready=message.ready)
            case c.SeatBot():
                self.choices.check_level(message.level)
                events = gathering.seat_bot(table, PERSON, message.seat, message.level, (PERSON,))
                return [*events, *self._begun(live)] if gathering.only_waits_for(table, message.seat) else events
            case c.Start():
                gathering.check_start(table, PERSON)
                return self._begun(live)
            case c.Again():
                events, ready = gathering.again(table, PERSON)
                return [*events, *self._begun(live)] if ready else events
        raise KingdominoError("unknown_message")

    @staticmethod
    def _made_before(table: Table, message: c.ClientMessage) -> int | None:
        """The version that a move led to which was sent twice."""
        if not isinstance(message, c.PlayMove) or message.version >= table.position_version:
            return None
        return deciding.already_made(table, PERSON, message.version, message.move)

    @staticmethod
    def _asked(table: Table, message: c.AskPlaces | c.AskWhy) -> Done:
        done = Done(id=message.id, table=table.code, version=table.version)
        if isinstance(message, c.AskPlaces):
            return replace(done, places=asking.where_it_fits(table, message.seat, message.domino))
        return replace(done, why=asking.why_refused(table, message.seat, message.move))

    def _create(self, connection: int, message: c.CreateTable) -> Done:
        named = [wish if wish.name is None else replace(wish, name=checked_name(wish.name)) for wish in message.seats]
        events = gathering.create(replace(message, seats=named), PERSON, self.me.name)
        for wish in message.seats:
            if wish.level is not None:
                self.choices.check_level(wish.level)
        if message.start and (wanting := [at for at, wish in enumerate(message.seats) if wish.kind == "open"]):
            raise KingdominoError("seats_open", seats=tuple(wanting))
        code = next(code for code in codes(message.key) if self._may_be(code, message.key, events))
        if f"{LISTING}/{code}" in self.rows:  # this message was sent twice
            live = self.live(code)
        else:
            live = self.set_up(code, events)
            if message.deck is not None and message.kings is not None:
                dealer = Dealer.from_deck(live.table.rules, message.deck, message.kings)
                self.rows.put(f"{DECK}/{code}", Deck.of(dealer))
            if message.start:
                self.start(live)
        self._enter(connection, live, None)
        return Done(id=message.id, table=code, version=live.table.version)

    def _may_be(self, code: str, key: str | None, events: list[e.Event]) -> bool:
        """Whether a table to be made can have this code: nobody has it, or the same message has made it before."""
        if f"{LISTING}/{code}" not in self.rows:
            return True
        first = self.rows.get(f"{LOG}/{code}/{1:06}", Entry)
        return key is not None and first is not None and list(read_events(bytes(first.events))) == events

    def _enter(self, connection: int, live: Live, seen: int | None) -> None:
        self._act(live, gathering.back(live.table, PERSON))
        news = News(live.table, self.now())
        self._send(connection, news.whole_for(PERSON, seen))
        live.listeners[connection] = live.table.version
        live.told = news.told
        present = codec.write_server(Presence(table=live.table.code, present=(PERSON,), watchers=0))
        self._send(connection, present)

    def _signal(self, live: Live, message: c.Signal) -> None:
        talking.check_word(live.table, PERSON, message.seat, message.word, self.now())
        for seat in (message.seat, *talking.answering(live.table, message.word)):
            word = codec.write_server(Signalled(table=live.table.code, seat=seat, word=message.word))
            for connection in live.listeners:
                self._send(connection, word)

    # --- tables ---

    def live(self, code: str) -> Live:
        """A table by its code."""
        if code not in self._tables:
            self._tables[code] = load(code, self.rows)
        return self._tables[code]

    def new_code(self) -> str:
        """The code of a table that does not exist yet."""
        return next(code for code in codes(None) if f"{LISTING}/{code}" not in self.rows)

    def set_up(self, code: str, events: list[e.Event]) -> Live:
        """A new table that begins with these events."""
        live = self._tables[code] = Live(Table(code))
        self._act(live, events)
        return live

    def start(self, live: Live) -> None:
        """Begin its first game."""
        gathering.check_start(live.table, PERSON)
        self._act(live, self._begun(live))

    def _act(self, live: Live, events: list[e.Event]) -> None:
        if events:
            append(live, self.rows, events, self.now())
            tell(live, self.now(), self._send)

    def _begun(self, live: Live) -> list[e.Event]:
        """The next game."""
        live.dealer = shuffled(live.table, self.rows)
        return [deciding.begin(live.table, f"{live.table.code}-{live.table.games + 1}", live.dealer)]

    @staticmethod
    def _dealer(live: Live) -> Dealer:
        if live.dealer is None:
            raise KingdominoError("no_game_runs", table=live.table.code)
        return live.dealer

    # --- moves that nobody makes by hand ---

    def think(self) -> int | None:
        """Make one move of a bot or of a clock, or a part of one, at a table that is looked at.

        0 where that was done: there may be more. Else milliseconds until a clock ends, None where nothing will be due.
        """
        waits: list[int] = []
        for live in self._tables.values():
            game = live.table.game
            if game is None or game.is_over or not live.listeners:
                continue
            level, deadline = live.table.bot_to_act(), game.deadline()
            if level is not None:
                move = self.choices.chosen(live.table, level)
                if move is None:
                    return 0
                version = live.table.version
                self._act(live, deciding.bot_move(live.table, version, str(move), self._dealer(live), self.now()))
                return 0
            if deadline is not None and deadline <= self.now():
                move = self.choices.chosen(live.table, deciding.STAND_IN)
                if move is None:
                    return 0
                version = live.table.version
                self._act(live, deciding.clock_move(live.table, version, str(move), self._dealer(live), self.now()))
                return 0
            if deadline is not None:
                waits.append(deadline - self.now())
        return min(waits, default=None)

    def today(self) -> date:
        """The day in universal time."""
        return datetime.fromtimestamp(self.now() / 1000, UTC).date()
