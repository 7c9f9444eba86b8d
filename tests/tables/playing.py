"""A table without a server: commands are judged, written to a log as JSON, and taken in from there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kingdomino.games import Dealer
from kingdomino.rules import Ruleset
from kingdomino.tables import Table, asking, deciding, gathering, read_events, write_events
from kingdomino.tables.messages import client as c
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.shapes import ClockRule, SeatWish, Turn

ANNA, BORIS, CARLA, DORA = 1, 2, 3, 4
CODE = "OAKRB"


def turn_of(table: Table) -> Turn:
    """What whoever is to act is sent of their turn."""
    found = asking.turn_of(table)
    assert found is not None
    return found


class Desk:
    """A table, its log and its dealer; every change goes through text, as in the storage."""

    def __init__(
        self,
        rules: str = "2 classic",
        people: Sequence[int | str] = (ANNA, BORIS),
        *,
        dynasty: bool = False,
        clock: ClockRule | None = None,
        seed: int = 1,
    ) -> None:
        self.table = Table(CODE)
        self.log: list[tuple[int, int, bytes]] = []
        self.now = 1_000_000
        self.seed = seed
        self.dealer = Dealer.from_seed(Ruleset.parse(rules), seed)
        seats = [SeatWish("bot", "page") if isinstance(who, str) else SeatWish("open") for who in people]
        wish = c.CreateTable(id=1, rules=rules, seats=seats, dynasty=dynasty, clock=clock)
        host = next((who for who in people if isinstance(who, int)), ANNA)
        self.do(gathering.create(wish, host, "Anna"))
        for seat, who in enumerate(people):
            if isinstance(who, int):
                self.do(gathering.sit(self.table, who, seat, f"guest {who}"))

    def do(self, events: Sequence[e.Event]) -> None:
        """Take in what a command led to, by way of the log."""
        text = write_events(events)
        number = self.table.version + 1
        self.log.append((number, self.now, text))
        self.table.apply(number, self.now, read_events(text))

    def start(self) -> Desk:
        gathering.check_start(self.table, self.table.host)
        self.begin()
        return self

    def begin(self) -> None:
        number = self.table.games + 1
        self.dealer = Dealer.from_seed(self.table.rules, self.seed + number)
        self.do([deciding.begin(self.table, f"{CODE}-{number}", self.dealer)])

    def acting(self) -> int:
        assert self.table.game is not None
        assert self.table.game.position.to_act is not None
        return self.table.game.position.to_act

    def moves(self) -> list[str]:
        return [option.move for option in turn_of(self.table).moves]

    def play(self, move: str | None = None, version: int | None = None) -> int:
        """The acting seat's move, by a person or a bot; its seat."""
        seat = self.acting()
        move = self.moves()[0] if move is None else move
        version = self.table.version if version is None else version
        guest = self.table.seats[seat].guest
        if guest is None:
            self.do(deciding.bot_move(self.table, version, move, self.dealer, self.now))
        else:
            self.do(deciding.move(self.table, guest, version, move, self.dealer, self.now))
        return seat

    def finish(self, random: Random | None = None) -> None:
        random = random or Random(self.seed)
        while self.table.running:
            self.play(random.choice(self.moves()))

    def replayed(self) -> Table:
        """The table that the log alone leads to."""
        table = Table(CODE)
        for number, at, text in self.log:
            table.apply(number, at, read_events(text))
        return table
