"""What nobody may win by: time by taking back, a game by staying away, a table by leaving it."""

import pytest

from kingdomino.rules import KingdominoError
from kingdomino.tables import deciding, gathering
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages.shapes import ClockRule
from tests.tables.playing import ANNA, BORIS, CARLA, DORA, Desk

BANK = ClockRule("bank", 60, 5)
MOVE = ClockRule("move", 30)


def to_place(desk: Desk) -> int:
    """Play on until somebody has a domino to place, and say who."""
    while desk.table.game.position.phase != "place":
        desk.play()
    guest = desk.table.seats[desk.acting()].guest
    assert guest is not None
    return guest


def undo(desk: Desk, guest: int) -> None:
    desk.do(deciding.undo(desk.table, guest, desk.table.version))


class TestTimeAndUndo:
    @pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
    def test_placing_and_taking_back_wins_no_time(self, clock):
        desk = Desk("2 classic", clock=clock).start()
        guest = to_place(desk)
        deadline = desk.table.game.deadline()
        for _ in range(3):
            desk.now += 2_000
            desk.play()
            desk.now += 1_000
            undo(desk, guest)
            assert desk.table.game.deadline() == deadline
        assert desk.replayed().view(desk.now) == desk.table.view(desk.now)

    def test_what_was_thought_is_charged_when_the_decision_is_made_at_last(self):
        desk = Desk("2 classic", clock=BANK).start()
        guest = to_place(desk)
        seat, left = desk.acting(), desk.table.game.left[desk.acting()]
        desk.now += 2_000
        desk.play()
        desk.now += 1_000
        undo(desk, guest)
        desk.now += 4_000
        desk.play()
        assert desk.table.game.left[seat] == left - 7_000 + 5_000

    def test_others_whose_decisions_go_too_get_their_time_back(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA), clock=BANK).start()
        before = list(desk.table.game.left)
        desk.now += 2_000
        asking = desk.table.seats[desk.play()].guest
        desk.now += 7_000
        desk.play()
        desk.now += 9_000
        undo(desk, asking)
        for other in desk.table.undo.waiting:
            desk.do(deciding.answer_undo(desk.table, other, desk.table.version, True))
        assert desk.table.game.taken == []
        assert desk.table.game.left == before
        assert desk.table.game.deadline() == desk.now + 58_000


class TestStayingAway:
    def test_between_the_games_of_a_dynasty_a_bot_stands_in_for_who_stays_away(self):
        desk = Desk("2 classic", dynasty=True).start()
        desk.finish()
        with pytest.raises(KingdominoError, match="player_is_here"):
            gathering.seat_bot(desk.table, ANNA, 1, "page", (ANNA, BORIS))
        desk.do(gathering.seat_bot(desk.table, ANNA, 1, "page", (ANNA,)))
        _, ready = gathering.again(desk.table, ANNA)
        assert ready
        assert desk.table.seats[1].guest == BORIS

    def test_before_a_rematch_the_seat_is_freed_instead(self):
        desk = Desk("2 classic").start()
        desk.finish()
        with pytest.raises(KingdominoError, match="seat_taken"):
            gathering.seat_bot(desk.table, ANNA, 1, "page", (ANNA,))
        desk.do(gathering.clear(desk.table, ANNA, 1))
        desk.do(gathering.seat_bot(desk.table, ANNA, 1, "page", (ANNA,)))
        assert gathering.again(desk.table, ANNA)[1]

    def test_who_wants_to_play_again_is_back(self):
        desk = Desk("2 classic", (ANNA, "page")).start()
        desk.do([e.StoodIn(0, "knight", "time")])
        while desk.table.running:
            desk.do(deciding.bot_move(desk.table, desk.table.version, desk.moves()[0], desk.dealer, desk.now))
        events, ready = gathering.again(desk.table, ANNA)
        assert ready
        desk.do(events)
        assert desk.table.seats[0].stand_in is None


class TestTheHost:
    def test_where_nobody_else_sits_the_rights_go_to_one_who_watches(self):
        desk = Desk("2 classic", (ANNA, "page"))
        desk.do(gathering.leave(desk.table, ANNA, (ANNA, DORA)))
        assert desk.table.host == DORA

    def test_who_sits_first_gets_before_who_watches(self):
        desk = Desk("2 classic")
        desk.do(gathering.leave(desk.table, ANNA, (ANNA, BORIS, DORA)))
        assert desk.table.host == BORIS

    def test_a_table_that_everybody_left_belongs_to_the_next_who_sits_down(self):
        desk = Desk("2 classic", (ANNA, "page"))
        desk.do(gathering.leave(desk.table, ANNA, (ANNA,)))
        assert desk.table.host == ANNA
        desk.do(gathering.sit(desk.table, DORA, 0, "Dora", (DORA,)))
        assert desk.table.host == DORA

    @pytest.mark.parametrize("present", [(), (DORA, ANNA)], ids=["unknown", "there"])
    def test_a_host_who_only_watches_keeps_the_rights_when_somebody_sits_down(self, present):
        desk = Desk("2 classic", (ANNA, "page"))
        desk.do(gathering.stand(desk.table, ANNA, 0))
        desk.do(gathering.sit(desk.table, DORA, 0, "Dora", present))
        assert desk.table.host == ANNA
