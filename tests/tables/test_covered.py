"""Several people at one device: the clock of the one to act stands while the device is covered, and for nobody else."""

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.tables import deciding, gathering
from kingdomino.tables.messages.shapes import ClockRule
from kingdomino.tables.playing import MOST_STANDING
from tests.tables.playing import ANNA, BORIS, Desk

BANK = ClockRule("bank", 60, 5)
MOVE = ClockRule("move", 30)


def refused(code: str):
    return pytest.raises(KingdominoError, match=rf"^{code}\b")


def shared(clock: ClockRule | None = BANK, *, people: tuple[int | str, ...] = (ANNA, ANNA)) -> Desk:
    """A game in which a person is to act; without more said, at a device that Anna and somebody else share."""
    desk = Desk(f"{len(people)} classic", people, clock=clock).start()
    while desk.table.seats[desk.acting()].guest is None:
        desk.play()
    return desk


def cover(desk: Desk, covered: bool, guest: int = ANNA, version: int | None = None) -> None:
    """Say that the device is covered, or was taken."""
    seen = desk.table.version if version is None else version
    events = deciding.cover(desk.table, guest, seen, covered, desk.now)
    if events:
        desk.do(events)


def left(desk: Desk) -> tuple[int, int]:
    """The milliseconds left to the seat to act, and for how many more its clock stands."""
    game = desk.table.view(desk.now).game
    assert game is not None
    assert game.clock is not None
    return game.clock.left[desk.acting()], game.clock.stands


class TestTheClockStands:
    @pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
    def test_time_before_and_after_counts_and_time_under_the_cover_does_not(self, clock):
        desk = shared(clock)
        whole, seat = clock.seconds * 1000, desk.acting()
        desk.now += 2_000
        cover(desk, True)
        assert left(desk) == (whole - 2_000, MOST_STANDING)
        desk.now += 600_000
        assert left(desk) == (whole - 2_000, MOST_STANDING - 600_000)
        cover(desk, False)
        desk.now += 3_000
        assert left(desk) == (whole - 5_000, 0)
        assert desk.table.game.deadline() == desk.now + whole - 5_000
        desk.play()
        assert desk.table.recent[-1][-1].event.spent == 5_000
        assert desk.table.game.left[seat] == (60_000 - 5_000 + 5_000 if clock is BANK else 30_000)
        assert desk.replayed() == desk.table

    def test_a_move_under_the_cover_is_charged_what_was_spent_before(self):
        desk = shared()
        desk.now += 1_500
        cover(desk, True)
        desk.now += 60_000
        desk.play()
        assert desk.table.recent[-1][-1].event.spent == 1_500
        assert not desk.table.game.stands
        desk.now += 1_000
        assert left(desk)[1] == 0, "the next decision's clock runs"
        assert desk.replayed() == desk.table

    def test_where_nobody_takes_the_device_it_runs_on_by_itself(self):
        desk = shared()
        desk.now += 2_000
        cover(desk, True)
        desk.now += MOST_STANDING
        assert left(desk) == (58_000, 0)
        assert desk.table.game.deadline() == desk.now + 58_000
        desk.now += 4_000
        assert left(desk) == (54_000, 0)
        cover(desk, False)
        assert left(desk) == (54_000, 0)

    def test_to_say_the_same_again_changes_nothing(self):
        desk = shared()
        cover(desk, False)
        cover(desk, True)
        before = desk.table.version
        desk.now += 1_000
        cover(desk, True, version=before - 1)
        assert desk.table.version == before
        assert left(desk) == (60_000, MOST_STANDING - 1_000)

    def test_the_decision_that_was_seen_before_is_still_due(self):
        desk = shared()
        seen = desk.table.version
        cover(desk, True)
        desk.play(version=seen)

    def test_what_is_taken_back_is_covered_anew(self):
        desk = shared()
        cover(desk, True)
        cover(desk, False)
        desk.now += 2_000
        desk.play()
        cover(desk, True)
        desk.now += 9_000
        desk.do(deciding.undo(desk.table, ANNA, desk.table.version))
        assert left(desk) == (58_000, 0), "as after every undo, what was thought is spent"
        cover(desk, True)
        desk.now += 9_000
        assert left(desk)[0] == 58_000
        assert desk.replayed() == desk.table


class TestNobodyStopsAClockAgainstOthers:
    @pytest.mark.parametrize("people", [(ANNA, BORIS), (ANNA, ANNA, BORIS), (ANNA, "page")], ids=str)
    def test_only_where_one_device_is_shared_and_nobody_else_has_a_seat(self, people):
        desk = shared(people=people)
        guest = desk.table.seats[desk.acting()].guest
        with refused("clock_cannot_stand"):
            cover(desk, True, guest)

    def test_not_while_one_is_away_for_whom_a_bot_plays(self):
        desk = shared(people=(ANNA, ANNA, BORIS))
        desk.do(gathering.seat_bot(desk.table, ANNA, 2, "page", ()))
        while desk.table.bot_to_act() is not None:
            desk.do(deciding.bot_move(desk.table, desk.table.version, desk.moves()[0], desk.dealer, desk.now))
        with refused("clock_cannot_stand"):
            cover(desk, True)

    def test_bots_do_not_mind(self):
        desk = shared(people=(ANNA, ANNA, "page"))
        cover(desk, True)
        assert left(desk)[1] == MOST_STANDING

    def test_only_whoever_is_to_act(self):
        desk = shared(people=(ANNA, BORIS))
        with refused("not_your_turn"):
            cover(desk, True, (BORIS, ANNA)[desk.acting()])
        with refused("not_your_seat"):
            cover(desk, True, 99)

    def test_once_for_each_decision(self):
        desk = shared()
        cover(desk, True)
        cover(desk, False)
        with refused("clock_cannot_stand"):
            cover(desk, True)
        desk.play()
        cover(desk, True)

    def test_not_without_a_clock_nor_without_a_game_nor_for_another_decision(self):
        with refused("clock_cannot_stand"):
            cover(shared(None), True)
        with refused("no_game_runs"):
            cover(Desk("2 classic", (ANNA, ANNA), clock=BANK), True)
        desk = shared()
        seen = desk.table.version
        desk.play()
        with refused("stale"):
            cover(desk, True, version=seen)

    def test_whoever_comes_starts_it(self):
        desk = shared(people=(ANNA, ANNA, ANNA))
        seat = next(seat for seat in range(3) if seat != desk.acting())
        desk.do(gathering.stand(desk.table, ANNA, seat))
        desk.now += 2_000
        cover(desk, True)
        desk.now += 9_000
        desk.do(gathering.sit(desk.table, BORIS, seat, "Boris"))
        desk.now += 1_000
        assert left(desk) == (57_000, 0)
        with refused("clock_cannot_stand"):
            cover(desk, True)
        assert desk.replayed() == desk.table
