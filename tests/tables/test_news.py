"""News carry what changed: with it, a client that has the version before has the whole table again."""

import json
from random import Random

import pytest
from msgspec.structs import fields

from kingdomino.tables import News, Told, deciding, gathering
from kingdomino.tables.messages import read_server
from kingdomino.tables.messages.events import Moved
from kingdomino.tables.messages.server import TableChange, TableNews
from kingdomino.tables.messages.shapes import ClockRule, GameChanges, GameView, TableChanges, TableView
from tests.server.client import Message, merged
from tests.tables.playing import ANNA, BORIS, CARLA, Desk, turn_of

BANK = ClockRule("bank", 600, 5)


class Screen:
    """A client that keeps a table from what it is told; `heard` are the messages."""

    def __init__(self, guest: int) -> None:
        self.guest = guest
        self.news: Message | None = None
        self.heard: list[Message] = []

    def take(self, message: bytes) -> None:
        read_server(message)
        self.heard.append(json.loads(message))
        self.news = merged(self.news, self.heard[-1])


class Room:
    """A desk whose every change is told to screens, each told only what changed once it has the whole."""

    def __init__(self, desk: Desk, *guests: int) -> None:
        self.desk = desk
        self.told: Told | None = None
        self.screens = [Screen(guest) for guest in guests]
        self.tell()

    def tell(self) -> None:
        news = News(self.desk.table, self.desk.now, self.told)
        for screen in self.screens:
            screen.take(news.for_guest(screen.guest, None if screen.news is None else screen.news["version"]))
        self.told = news.told
        self.check()

    def check(self) -> None:
        """What a client has by changes is what one that comes now is sent."""
        for screen in self.screens:
            whole = json.loads(News(self.desk.table, self.desk.now).whole_for(screen.guest, None))
            assert screen.news is not None
            for part in ("version", "state", "you"):
                assert screen.news[part] == whole[part]

    def do(self, events) -> None:
        self.desk.now += 1_700
        self.desk.do(events)
        self.tell()


def play_at_random(room: Room, random: Random) -> None:
    """A whole game with whatever may come between its moves."""
    desk, table = room.desk, room.desk.table
    for _ in range(400):
        if not table.running:
            return
        guest = table.seats[desk.acting()].guest
        offers = [person for person in table.people() if deciding.undo_offer(table, person).mode != "no"]
        chance = random.random()
        if chance < 0.1 and offers and table.undo is None:
            room.do(deciding.undo(table, random.choice(offers), table.version))
        elif chance < 0.2 and table.undo is not None:
            room.do(deciding.answer_undo(table, table.undo.waiting[0], table.version, random.random() < 0.5))
        elif chance < 0.25 and guest is not None and table.seats[desk.acting()].stand_in is None:
            room.do(gathering.seat_bot(table, table.host, desk.acting(), "page", ()))
        elif chance < 0.3 and guest is not None:
            room.do(deciding.clock_move(table, table.version, desk.moves()[0], desk.dealer, desk.now))
        elif guest is None or table.seats[desk.acting()].stand_in is not None:
            room.do(deciding.bot_move(table, table.version, random.choice(desk.moves()), desk.dealer, desk.now))
        else:
            room.do(deciding.move(table, guest, table.version, random.choice(desk.moves()), desk.dealer, desk.now))
    raise AssertionError("the game never ends")


@pytest.mark.parametrize(
    ("rules", "people", "more"),
    [
        ("2 classic", (ANNA, BORIS), {}),
        ("2 classic mighty-duel harmony middle-kingdom", (ANNA, "page"), {"clock": BANK}),
        ("3 revised", (ANNA, BORIS, CARLA), {"clock": ClockRule("move", 60)}),
        ("4 classic", (ANNA, BORIS, "page", "page"), {"dynasty": True}),
    ],
)
def test_changes_add_up_to_the_whole_table(rules, people, more):
    random = Random(rules)
    desk = Desk(rules, people, **more)
    room = Room(desk, ANNA, BORIS, 99)
    room.do([deciding.begin(desk.table, "OAKRB-1", desk.dealer)])
    play_at_random(room, random)
    assert desk.table.running is False
    room.do(gathering.leave(desk.table, BORIS) or gathering.leave(desk.table, ANNA))
    kinds = [message["type"] for message in room.screens[0].heard]
    assert kinds[:2] == ["table", "table"], "a game that begins is told as a whole"
    assert set(kinds[2:]) == {"change"}


def test_a_change_has_what_changed_and_nothing_else():
    desk = Desk("2 classic").start()
    room = Room(desk, ANNA, BORIS, 99)
    while desk.table.game.position.phase != "place":
        room.do(deciding.move(desk.table, desk.table.seats[desk.acting()].guest, desk.table.version, *_first(desk)))
    seat = desk.acting()
    room.do(deciding.move(desk.table, desk.table.seats[seat].guest, desk.table.version, *_first(desk)))
    change = room.screens[2].heard[-1]
    assert change["state"] == {}
    assert list(change["game"]["kingdoms"]) == [str(seat)]
    assert set(change["game"]) <= {"phase", "domino", "kingdoms", "places"}
    assert change["you"]["turn"] is None
    assert change["after"] == change["version"] - 1


def test_who_has_another_version_than_the_last_is_sent_the_whole():
    desk = Desk("2 classic").start()
    before = News(desk.table, 0).told
    desk.play()
    news = News(desk.table, 0, before)
    assert isinstance(read_server(news.for_guest(ANNA, before.version)), TableChange)
    for seen in (before.version - 1, before.version + 1, None):
        assert isinstance(read_server(news.for_guest(ANNA, seen)), TableNews)


def test_every_field_of_a_table_can_change_but_those_that_never_do():
    table, game = ({part.name for part in fields(shape)} for shape in (TableView, GameView))
    assert set(TableChanges.__annotations__) == table - {"challenge", "code", "fixed_deck", "from_position", "game"}
    assert set(GameChanges.__annotations__) == game - {"id", "number", "commitment"}, "another game is told as a whole"


def test_a_move_is_told_with_its_round_and_what_it_added():
    desk = Desk("2 classic").start()
    points = [0, 0]
    while desk.table.running:
        game_round, seat = desk.table.game.position.round, desk.acting()
        desk.play(max(turn_of(desk.table).moves, key=lambda option: option.points).move)
        happening = desk.table.recent[-1][0]
        assert happening.round == game_round
        assert happening.event.gain == happening.event.points - points[seat]
        points[seat] = happening.event.points
    assert sum(points) > 20
    assert {part.round for entry in desk.table.recent for part in entry if isinstance(part.event, Moved)} == set(
        range(7)
    )


def test_the_last_claim_of_a_line_tells_which_domino_nobody_took_r6():
    desk = Desk("3 revised", (ANNA, BORIS, CARLA)).start()
    while desk.table.running:
        position, before = desk.table.game.position, desk.table.version
        free = [domino for domino, seat in position.next_line if seat is None]
        move = desk.moves()[0]
        desk.play(move)
        (told,) = (
            happening.event for happening in desk.table.since(before) or () if isinstance(happening.event, Moved)
        )
        completes = move.startswith("=") and len(free) == 2
        assert told.untaken == ((max(free),) if completes else ())


def _first(desk):
    return desk.moves()[0], desk.dealer, desk.now
