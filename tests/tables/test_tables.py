"""A table is the sum of its events; commands lead to events or are refused."""

from random import Random

import pytest

from kingdomino.games import Game, verify_record
from kingdomino.rules import IllegalMove, KingdominoError, Move, Place, Position
from kingdomino.server.live.live_table import hidden_of, summarise, write_for
from kingdomino.server.storage import Entry
from kingdomino.tables import News, asking, deciding, gathering, read_events
from kingdomino.tables.messages import client as c
from kingdomino.tables.messages import events as e
from kingdomino.tables.messages import read_server
from kingdomino.tables.messages.server import TableNews
from kingdomino.tables.messages.shapes import ClockRule, SeatWish, Why
from kingdomino.tables.table import REMEMBERED
from tests.strategies import ALL_RULESETS
from tests.tables.playing import ANNA, BORIS, CARLA, CODE, DORA, Desk, turn_of


def refused(code: str):
    return pytest.raises(KingdominoError, match=rf"^{code}\b")


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_the_log_alone_leads_to_the_same_table_in_every_ruleset(rules):
    desk = Desk(str(rules), (ANNA, BORIS, CARLA, DORA)[: rules.players]).start()
    desk.finish()
    game = desk.table.game
    assert game.moment.scores == tuple(map(game.position.score, range(desk.table.rules.players))), "as from scratch"
    replayed = desk.replayed()
    assert replayed.view(0) == desk.table.view(0)
    assert replayed.stage == "finished"


@pytest.mark.parametrize("rules", ["2 classic", "3 revised", "4 classic harmony middle-kingdom"])
def test_options_are_the_legal_moves_in_order_with_what_they_add(rules):
    desk = Desk(rules, (ANNA, BORIS, CARLA, DORA)[: int(rules[0])]).start()
    random = Random(5)
    while desk.table.running:
        game = desk.table.game
        position = game.position
        turn = turn_of(desk.table)
        assert tuple(option.move for option in turn.moves) == tuple(map(str, position.legal_moves()))
        places = [move for move in position.legal_moves() if isinstance(move, Place)]
        if places:
            assert turn.moves == asking.placements(places, game.moment.scores[turn.seat])
        for option in turn.moves[:3]:
            move = Move.parse(option.move)
            if isinstance(move, Place):
                after = position.kingdoms[turn.seat].add(move).score_as(position.rules, finished=False).total
                assert option.points == after - game.moment.scores[turn.seat].total
                assert (option.a, option.b) == (tuple(move.first), tuple(move.second))
        desk.play(random.choice(desk.moves()))


def test_a_finished_game_reveals_its_deck_and_its_record_verifies():
    desk = Desk("3 classic", (ANNA, BORIS, "page")).start()
    desk.finish()
    write = write_for(desk.table, Entry(desk.table.version, 5, b"[]"), None, desk.dealer)
    assert write.finished is not None
    game = Game.from_record(write.finished.record)
    assert game.is_over
    assert game.players == ("guest 1", "guest 2", "Goose-herd (page)")
    assert verify_record(write.finished.record).passed
    assert write.finished.points == tuple(score.total for score in desk.table.game.result.scores)
    assert write.finished.guests == (ANNA, BORIS, None)
    assert desk.table.game.result.deck == desk.dealer.deck
    assert hidden_of(desk.dealer, CODE, "x").deck == desk.dealer.deck


def test_nothing_hidden_is_in_the_log_before_the_end():
    desk = Desk("2 classic", seed=2**100).start()
    salt = str(desk.dealer.salt).encode()
    while desk.table.running:
        text = b"".join(text for _, _, text in desk.log)
        assert salt not in text
        assert str(desk.dealer.seed).encode() not in text
        told = {number for _, _, entry in desk.log for event in read_events(entry) for number in numbers_told(event)}
        assert told
        assert told.isdisjoint(desk.table.game.position.unseen)
        desk.play()
    assert salt in desk.log[-1][2]


def numbers_told(event: e.Event) -> set[int]:
    """Every domino that an event names."""
    found: set[int] = set()
    for text in getattr(event, "chance", ()):
        if text.startswith("deal "):
            found.update(map(int, text.split()[1:]))
    return found


def test_only_whose_turn_it_is_may_move():
    desk = Desk("2 classic").start()
    acting = desk.table.seats[desk.acting()].guest
    other = BORIS if acting == ANNA else ANNA
    version, move = desk.table.version, desk.moves()[0]
    with refused("not_your_turn"):
        deciding.move(desk.table, other, version, move, desk.dealer, 0)
    with refused("not_your_seat"):
        deciding.move(desk.table, CARLA, version, move, desk.dealer, 0)
    with refused("not_a_bots_turn"):
        deciding.bot_move(desk.table, version, move, desk.dealer, 0)
    with pytest.raises(IllegalMove):
        deciding.move(desk.table, acting, version, "48x", desk.dealer, 0)


def test_a_move_against_an_old_position_is_stale_but_other_news_does_not_age_it():
    desk = Desk("4 classic", (ANNA, BORIS, CARLA, DORA)).start()
    old = desk.table.version
    desk.play()
    guest = desk.table.seats[desk.acting()].guest
    with refused("stale"):
        deciding.move(desk.table, guest, old, desk.moves()[0], desk.dealer, 0)
    with refused("stale"):
        deciding.move(desk.table, guest, desk.table.version + 1, desk.moves()[0], desk.dealer, 0)
    seen = desk.table.version
    desk.do([e.HostPassed(BORIS)])
    desk.play(version=seen)


def test_a_move_sent_twice_is_recognised_and_another_against_the_same_version_is_not():
    desk = Desk("2 classic").start()
    version, move = desk.table.version, desk.moves()[0]
    guest = desk.table.seats[desk.acting()].guest
    desk.play(move)
    assert deciding.already_made(desk.table, guest, version, move) == version + 1
    assert deciding.already_made(desk.table, guest, version, "=48") is None
    assert deciding.already_made(desk.table, CARLA, version, move) is None


class TestUndo:
    def to_place(self, desk):
        """Play on until somebody has a domino to place, and say who."""
        while desk.table.game.position.phase != "place":
            desk.play()
        return desk.table.seats[desk.acting()].guest

    def test_the_own_placement_is_free_until_the_claim(self):
        desk = Desk("2 classic").start()
        guest = self.to_place(desk)
        before = desk.table.game.position
        desk.play()
        assert asking.you(desk.table, guest).undo == "free"
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        assert desk.table.game.position == before
        assert desk.table.game.moment.kingdoms == desk.replayed().game.moment.kingdoms
        desk.play()
        desk.play()
        assert asking.you(desk.table, guest).undo == "ask"

    def test_with_bots_alone_it_goes_back_to_the_last_own_decision(self):
        desk = Desk("4 classic", (ANNA, "page", "page", "page")).start()
        while desk.table.seats[desk.acting()].guest != ANNA:
            desk.play()
        desk.play()
        before = desk.table.game.taken[-1].before.position
        while desk.table.game.taken and desk.table.seats[desk.acting()].guest != ANNA:
            desk.play()
        if desk.table.game.taken:
            desk.do(deciding.undo(desk.table, ANNA, desk.table.version))
            assert desk.table.game.position == before
        else:
            assert asking.you(desk.table, ANNA).undo_why.code == "line_was_revealed"

    def test_a_person_takes_back_at_most_thirty_decisions_a_game(self):
        desk = Desk("2 classic", (ANNA, BORIS)).start()
        guest = self.to_place(desk)
        for _ in range(30):
            desk.play()
            desk.do(deciding.undo(desk.table, guest, desk.table.version))
        desk.play()
        offer = asking.you(desk.table, guest)
        assert (offer.undo, offer.undo_why.code) == ("no", "no_more_undos")
        with refused("no_more_undos"):
            deciding.undo(desk.table, guest, desk.table.version)
        assert deciding.undo_offer(desk.replayed(), guest).why.code == "no_more_undos"
        while desk.table.seats[desk.acting()].guest == guest:
            desk.play()
        desk.play()
        assert asking.you(desk.table, BORIS if guest == ANNA else ANNA).undo == "free", "others have their own"
        desk.finish()
        desk.begin()
        assert self.to_place(desk) is not None
        assert not desk.table.game.undos

    def test_never_past_a_line_that_was_turned_up(self):
        desk = Desk("2 classic", (ANNA, "page")).start()
        while desk.table.game.position.phase == "claim":
            desk.play()
        offer = asking.you(desk.table, ANNA)
        assert (offer.undo, offer.undo_why.code) == ("no", "line_was_revealed")
        with refused("line_was_revealed"):
            deciding.undo(desk.table, ANNA, desk.table.version)

    def test_everybody_asked_has_to_agree_and_one_may_decline(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA)).start()
        guest = desk.table.seats[desk.play()].guest
        others = [who for who in (ANNA, BORIS, CARLA) if who != guest]
        before = desk.table.game.taken[-1].before.position
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        assert desk.table.undo.waiting == tuple(others)
        with refused("undo_already_asked"):
            deciding.undo(desk.table, guest, desk.table.version)
        with refused("not_asked"):
            deciding.answer_undo(desk.table, guest, desk.table.version, True)
        desk.do(deciding.answer_undo(desk.table, others[0], desk.table.version, True))
        assert desk.table.game.position != before
        desk.do(deciding.answer_undo(desk.table, others[1], desk.table.version, True))
        assert desk.table.game.position == before
        assert desk.table.undo is None
        desk.play()
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        desk.do(deciding.answer_undo(desk.table, others[0], desk.table.version, False))
        assert desk.table.undo is None
        assert desk.table.game.position != before

    def test_a_move_calls_the_question_off(self):
        desk = Desk("2 classic").start()
        guest = desk.table.seats[desk.play()].guest
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        desk.play()
        assert desk.table.undo is None

    def after_both_decided(self, stand_in):
        """Anna, then Boris decided since the last deal; perhaps a bot plays for Boris now."""
        desk = Desk("3 classic", (ANNA, BORIS, "page")).start()
        while (seats := [taken.seat for taken in desk.table.game.taken])[-1:] != [1] or 0 not in seats:
            desk.play()
        if stand_in:
            desk.do(gathering.seat_bot(desk.table, ANNA, 1, "knight", (ANNA,)))
        return desk

    def test_anothers_own_decision_is_not_taken_back_behind_their_back(self):
        desk = self.after_both_decided(stand_in=True)
        offer = asking.you(desk.table, ANNA)
        assert (offer.undo, offer.undo_why.code) == ("no", "decision_of_one_away")
        with refused("decision_of_one_away"):
            deciding.undo(desk.table, ANNA, desk.table.version)
        desk.do(gathering.back(desk.table, BORIS))
        desk.do(deciding.undo(desk.table, ANNA, desk.table.version))
        assert desk.table.undo.waiting == (BORIS,)

    def test_nor_by_sitting_down_where_they_sat(self):
        desk = self.after_both_decided(stand_in=False)
        desk.do(gathering.leave(desk.table, BORIS))
        assert asking.you(desk.table, ANNA).undo_why.code == "decision_of_one_away"
        desk.do(gathering.sit(desk.table, ANNA, 1, "Anna's friend"))
        assert asking.you(desk.table, ANNA).undo_why.code == "decision_of_one_away"

    def test_what_a_stand_in_or_the_clock_decided_is_nobodys_own(self):
        desk = Desk("2 classic", (ANNA, BORIS)).start()
        while not desk.table.game.taken or desk.table.game.taken[-1].seat == desk.acting():
            desk.play()
        guest, other = desk.table.seats[desk.table.game.taken[-1].seat].guest, desk.acting()
        desk.do([e.StoodIn(other, "knight", "host")])
        desk.do(deciding.bot_move(desk.table, desk.table.version, desk.moves()[0], desk.dealer, desk.now))
        assert desk.table.game.taken
        assert asking.you(desk.table, guest).undo == "free"

    def test_consent_to_one_question_is_none_to_the_next(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA)).start()
        guest = desk.table.seats[desk.play()].guest
        one, two = [who for who in (ANNA, BORIS, CARLA) if who != guest]
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        first_question = desk.table.version
        desk.do(deciding.answer_undo(desk.table, one, first_question, False))
        desk.do(deciding.undo(desk.table, guest, desk.table.version))
        with refused("stale"):
            deciding.answer_undo(desk.table, two, first_question, True)
        desk.do(deciding.answer_undo(desk.table, two, desk.table.version, True))
        desk.do(deciding.answer_undo(desk.table, one, desk.table.version - 1, True))
        assert desk.table.undo is None

    def test_a_spectator_has_nothing_to_undo(self):
        desk = Desk("2 classic").start()
        desk.play()
        assert asking.you(desk.table, DORA).undo_why.code == "nothing_to_undo"


class TestClocks:
    def test_a_bank_is_used_up_and_refilled_and_never_gives_less_than_five_seconds(self):
        desk = Desk("2 classic", clock=ClockRule("bank", 60, 5)).start()
        seat = desk.acting()
        desk.now += 20_000
        desk.play()
        assert desk.table.game.left[seat] == 45_000
        desk.table.game.left[desk.acting()] = 0
        assert desk.table.game.deadline() == desk.now + 5_000
        view = desk.table.game.view(desk.now + 1_000)
        assert view.clock.left[desk.acting()] == 4_000
        assert view.clock.running == desk.acting()

    def test_a_clock_a_move_begins_anew(self):
        desk = Desk("2 classic", clock=ClockRule("move", 30)).start()
        assert desk.table.game.deadline() == desk.now + 30_000
        desk.now += 29_000
        desk.play()
        assert desk.table.game.deadline() == desk.now + 30_000

    def test_the_third_time_in_a_row_a_bot_takes_the_seat_until_the_player_is_back(self):
        desk = Desk("2 classic", (ANNA, "page"), clock=ClockRule("move", 30)).start()
        for _ in range(3):
            while desk.table.seats[desk.acting()].guest != ANNA:
                desk.play()
            desk.do(deciding.clock_move(desk.table, desk.table.version, desk.moves()[0], desk.dealer, desk.now))
        assert desk.table.seats[0].stand_in == "knight"
        assert desk.table.seats[0].timeouts == 3
        desk.do(gathering.back(desk.table, ANNA))
        assert desk.table.seats[0].stand_in is None
        assert desk.table.seats[0].timeouts == 0

    def test_moving_oneself_brings_one_back(self):
        desk = Desk("2 classic", (ANNA, "page")).start()
        desk.do([e.StoodIn(0, "knight", "host")])
        while desk.table.seats[desk.acting()].guest != ANNA:
            desk.play()
        desk.do(deciding.move(desk.table, ANNA, desk.table.version, desk.moves()[0], desk.dealer, 0))
        assert desk.table.seats[0].stand_in is None


class TestGathering:
    def test_seats_are_taken_and_given_up(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA))
        with refused("seat_taken"):
            gathering.sit(desk.table, DORA, 1, "Dora")
        with refused("no_such_seat"):
            gathering.sit(desk.table, DORA, 3, "Dora")
        with refused("not_your_seat"):
            gathering.stand(desk.table, DORA, 1)
        desk.do(gathering.stand(desk.table, BORIS, 1))
        with refused("seats_open"):
            gathering.check_start(desk.table, ANNA)
        desk.do(gathering.sit(desk.table, ANNA, 1, "Anna's friend"))
        assert desk.table.seats_of(ANNA) == (0, 1)

    def test_only_the_host_sets_the_terms(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA))
        wish = c.Configure(id=1, table=CODE, rules="2 revised harmony", dynasty=True, listed=True)
        for command in (
            lambda: gathering.configure(desk.table, BORIS, wish),
            lambda: gathering.clear(desk.table, BORIS, 0),
            lambda: gathering.seat_bot(desk.table, BORIS, 0, "page", ()),
            lambda: gathering.check_start(desk.table, BORIS),
        ):
            with refused("not_the_host"):
                command()
        desk.do(gathering.configure(desk.table, ANNA, wish))
        assert str(desk.table.rules) == "2 revised harmony"
        assert len(desk.table.seats) == 2

    def test_the_hosts_rights_go_to_the_next_when_the_host_leaves_or_stays_away(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA))
        desk.do(gathering.leave(desk.table, ANNA))
        assert desk.table.host == BORIS
        assert desk.table.open_seats() == (0,)
        assert gathering.pass_host(desk.table, (BORIS, CARLA)) == []
        assert gathering.pass_host(desk.table, ()) == []
        desk.do(gathering.pass_host(desk.table, (CARLA,)))
        assert desk.table.host == CARLA

    def test_a_bot_stands_in_for_somebody_who_is_away_and_takes_a_seat_that_was_left(self):
        desk = Desk("3 classic", (ANNA, BORIS, CARLA)).start()
        with refused("player_is_here"):
            gathering.seat_bot(desk.table, ANNA, 1, "duke", (BORIS,))
        desk.do(gathering.seat_bot(desk.table, ANNA, 1, "duke", ()))
        assert desk.table.player(1) == "duke"
        assert desk.table.seats[1].guest == BORIS
        desk.do(gathering.leave(desk.table, CARLA))
        desk.do(gathering.seat_bot(desk.table, ANNA, 2, "page", ()))
        assert desk.table.seats[2].kind == "bot"
        with refused("already_begun"):
            gathering.clear(desk.table, ANNA, 2)

    def test_the_next_game_begins_when_everybody_is_ready(self):
        desk = Desk("2 classic").start()
        with refused("game_still_runs"):
            gathering.again(desk.table, ANNA)
        desk.finish()
        events, ready = gathering.again(desk.table, ANNA)
        assert not ready
        desk.do(events)
        _, ready = gathering.again(desk.table, BORIS)
        assert ready
        with refused("not_your_seat"):
            gathering.again(desk.table, CARLA)
        desk.begin()
        assert desk.table.games == 2
        assert desk.table.game.id == f"{CODE}-2"
        assert desk.table.running

    def test_nothing_is_played_again_that_was_never_played(self):
        with refused("no_game_runs"):
            gathering.again(Desk("2 classic").table, ANNA)

    def test_where_only_bots_sit_the_host_lets_them_play_again(self):
        desk = Desk("2 classic", ("page", "page")).start()
        desk.finish()
        with refused("not_your_seat"):
            gathering.again(desk.table, BORIS)
        assert gathering.again(desk.table, ANNA) == ([], True)
        with_boris = Desk("2 classic", ("page", BORIS)).start()
        with_boris.finish()
        with_boris.do([e.HostPassed(ANNA)])
        with refused("not_your_seat"):
            gathering.again(with_boris.table, ANNA)

    def test_a_dynasty_is_three_games_and_then_a_new_one(self):
        desk = Desk("2 classic", dynasty=True).start()
        sums = [0, 0]
        for number in range(3):
            if number:
                desk.begin()
            desk.finish()
            for seat, score in enumerate(desk.table.game.result.scores):
                sums[seat] += score.total
            assert (desk.table.stage == "finished") == (number == 2)
        standing = desk.table.view(0).standing
        assert list(standing.totals) == sums
        assert standing.over
        assert len(standing.games) == 3
        desk.begin()
        assert desk.table.view(0).standing.games == ()

    @pytest.mark.parametrize(
        ("wish", "code"),
        [
            ({"rules": "5 classic"}, "unreadable_ruleset"),
            ({"rules": "3 classic"}, "wrong_number_of_seats"),
            ({"seats": [SeatWish("me"), SeatWish("bot")]}, "bot_without_a_level"),
            ({"deck": [1, 2]}, "deck_and_kings_together"),
            ({"deck": [1, 2], "kings": [0, 1, 0, 1]}, "wrong_deck_size"),
        ],
    )
    def test_an_impossible_table_is_refused(self, wish, code):
        given = {"id": 1, "rules": "2 classic", "seats": [SeatWish("me"), SeatWish("open")], **wish}
        with pytest.raises(KingdominoError) as caught:
            gathering.create(c.CreateTable(**given), ANNA, "Anna")
        assert caught.value.code == code


class TestNews:
    def test_those_who_come_back_are_told_what_they_missed_or_get_a_snapshot(self):
        desk = Desk("2 classic").start()
        start = desk.table.version
        desk.play()
        desk.play()
        news = read_server(News(desk.table, 0).for_guest(ANNA, start))
        assert isinstance(news, TableNews)
        assert [happening.version for happening in news.happened] == [start + 1, start + 2]
        assert not news.snapshot
        assert news.version == start + 2
        assert read_server(News(desk.table, 0).for_guest(ANNA, None)).snapshot
        assert read_server(News(desk.table, 0).for_guest(ANNA, start + 99)).snapshot
        while desk.table.version <= REMEMBERED + 2 and desk.table.running:
            desk.play()
        assert (desk.table.since(1) is None) == (desk.table.version > REMEMBERED + 1)
        late = read_server(News(desk.table, 0).for_guest(ANNA, 0))
        assert isinstance(late, TableNews)
        assert late.snapshot == (desk.table.version > REMEMBERED)
        assert len({happening.version for happening in late.happened}) == min(REMEMBERED, desk.table.version)

    def test_legal_moves_are_told_only_to_whose_turn_it_is(self):
        desk = Desk("2 classic").start()
        acting = desk.table.seats[desk.acting()].guest
        news = News(desk.table, 0)
        for guest in (ANNA, BORIS, CARLA):
            told = read_server(news.for_guest(guest, None))
            assert (told.you.turn is not None) == (guest == acting)

    def test_the_summary_says_whose_turn_it_is(self):
        desk = Desk("2 classic", (ANNA, "page")).start()
        acting = desk.table.seats[desk.acting()].guest
        assert summarise(desk.table).to_act == (() if acting is None else (acting,))
        assert summarise(desk.table).guests == (ANNA,)


class TestQuestions:
    def test_places_of_a_visible_domino_in_any_kingdom(self):
        desk = Desk("2 classic").start()
        domino = desk.table.game.position.next_line[0][0]
        found = asking.where_it_fits(desk.table, 0, domino)
        expected = Position.start(desk.table.rules).kingdoms[0].placements(domino, 5)
        assert [option.move for option in found] == [str(place) for place in expected]
        hidden = next(iter(desk.table.game.position.unseen))
        with refused("domino_not_in_sight"):
            asking.where_it_fits(desk.table, 0, hidden)
        with refused("no_such_seat"):
            asking.where_it_fits(desk.table, 3, domino)

    def test_why_a_move_is_refused(self):
        desk = Desk("2 classic").start()
        while desk.table.game.position.phase != "place":
            desk.play()
        seat, domino = desk.acting(), desk.table.game.position.domino_to_place
        legal = desk.moves()[0]
        assert asking.why_refused(desk.table, seat, legal) is None
        assert asking.why_refused(desk.table, seat, f"{domino}@g7n").code == "square_taken"
        assert asking.why_refused(desk.table, seat, f"{domino}@a1n").code == "outgrows_the_grid"
        assert asking.why_refused(desk.table, seat, "nonsense").code == "unreadable_move"
        assert asking.why_refused(desk.table, seat, f"{domino}x").code == "must_be_placed"
        assert asking.why_refused(desk.table, 3, legal).code == "no_such_seat"

    def test_why_is_what_move_would_say(self):
        desk = Desk("2 classic").start()
        while desk.table.running:
            seat, position = desk.acting(), desk.table.game.position
            line = [domino for domino, _ in (*position.line, *position.next_line)]
            tries = [desk.moves()[0], *(f"{line[0]}{end}" for end in ("@g8n", "@g7n", "x")), f"={line[-1]}", "deal 1 2"]
            for move in (*tries, "nonsense"):
                assert asking.why_refused(desk.table, seat, move) == self.refusal_of(desk, seat, move)
                if "@" not in move:
                    assert asking.why_refused(desk.table, 1 - seat, move) == self.refusal_of(desk, 1 - seat, move)
            desk.play()
        assert asking.why_refused(desk.table, 0, "=1").code == "no_game_runs"

    def refusal_of(self, desk, seat, move):
        """What the move of a seat's player is refused with."""
        guest, version = desk.table.seats[seat].guest, desk.table.version
        try:
            deciding.move(desk.table, guest, version, move, desk.dealer, desk.now)
        except KingdominoError as error:
            return Why(error.code, dict(error.facts))
        return None

    def test_a_placement_is_judged_in_the_seats_own_kingdom_while_others_act(self):
        desk = Desk("2 classic").start()
        while desk.table.game.position.phase != "place":
            desk.play()
        waiting, domino = 1 - desk.acting(), desk.table.game.position.next_line[0][0]
        free = asking.where_it_fits(desk.table, waiting, domino)[0].move
        assert asking.why_refused(desk.table, waiting, free) is None
        assert asking.why_refused(desk.table, waiting, f"{domino}@g7n").code == "square_taken"
