"""Turns, rounds and the end of them (R11-R14)."""

import pytest
from hypothesis import given, settings

from kingdomino.rules import Claim, Deal, Discard, IllegalMove, Kings, Place, Position, Ruleset
from tests.rules.tables import FULL, after, facing, texts
from tests.strategies import Played, games

FOUR = Ruleset(4)
OPENING = ("kings 2 0 3 1", "deal 1 13 17 19", "=17", "=1", "=19", "=13", "deal 2 14 18 20")


def test_kings_act_in_the_order_of_their_dominoes_r11() -> None:
    position = after(FOUR, *OPENING)
    assert position.line == ((1, 0), (13, 1), (17, 2), (19, 3))
    for domino, seat in position.line:
        assert (position.phase, position.to_act, position.domino_to_place) == ("place", seat, domino)
        position = position.play(position.legal_moves()[0])
        assert (position.phase, position.to_act, position.domino_to_place) == ("claim", seat, None)
        position = position.play(position.legal_moves()[-1])
    assert position.line == ((2, 3), (14, 2), (18, 1), (20, 0))


def test_a_turn_is_to_place_and_then_to_claim_r12() -> None:
    position = after(FOUR, *OPENING)
    with pytest.raises(IllegalMove) as refused:
        position.play("=2")
    assert refused.value.facts == {"move": "=2", "due": "place"}
    position = position.play("1@g8e")
    for move in ("1@g8e", "13@g8e", "1x"):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.code == "not_now"
        assert refused.value.facts == {"move": move, "due": "claim"}
    assert texts(position) == ["=2", "=14", "=18", "=20"]


def test_a_claim_follows_a_discard_too_r12() -> None:
    position = facing(FULL, 1, next_line=(2, 14, 18, 20))
    assert texts(position) == ["1x"]
    position = position.play("1x")
    assert (position.phase, position.to_act) == ("claim", 0)
    assert texts(position) == ["=2", "=14", "=18", "=20"]


def test_the_line_of_the_round_stays_whole_until_the_round_ends_r11() -> None:
    position = after(FOUR, *OPENING)
    line = position.line
    for _ in range(7):
        position = position.play(position.legal_moves()[0])
        assert position.line == line


def test_only_the_domino_under_the_acting_king_is_placed_r12() -> None:
    position = after(FOUR, *OPENING)
    for move in ("13@g8e", "13x"):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.code == "another_domino_is_due"
        assert refused.value.facts == {"move": move, "domino": 1}


def test_the_next_line_is_laid_when_all_kings_have_acted_r13() -> None:
    position = after(FOUR, *OPENING)
    while position.legal_moves():
        assert position.round == 1
        position = position.play(position.legal_moves()[0])
    assert (position.phase, position.chance_due, position.next_line, position.round) == ("chance", "deal", (), 2)
    position = position.play("deal 40 41 42 43")
    assert (position.phase, position.round) == ("place", 2)
    assert position.next_line == ((40, None), (41, None), (42, None), (43, None))


@settings(max_examples=15)
@given(game=games(finished=True))
def test_the_last_round_has_no_next_line_and_no_claims_r14(game: Played) -> None:
    last_claim = max(index for index, move in enumerate(game.moves) if isinstance(move, Claim))
    rest = game.moves[last_claim + 1 :]
    assert len(rest) == game.rules.kings
    assert all(isinstance(move, Place | Discard) for move in rest)
    for position in game.positions[last_claim + 1 : -1]:
        assert (position.phase, position.next_line, position.round) == ("place", (), game.rules.rounds)
    assert (game.position.phase, game.position.line, game.position.to_act) == ("over", (), None)
    assert (game.position.round, game.position.legal_moves()) == (game.rules.rounds, ())


@settings(max_examples=15)
@given(game=games(finished=True))
def test_every_game_ends_after_the_moves_that_its_ruleset_makes_r13(game: Played) -> None:
    """R13: one draw of kings, a deal a round, and for each king a claim and a placement (or discard) a round."""
    rounds = 6 if game.rules.players == 2 and not game.rules.mighty_duel else 12
    turns = rounds * (3 if game.rules.players == 3 else 4)
    kinds = [type(move) for move in game.moves]
    assert kinds.count(Kings) == 1
    assert kinds.count(Deal) == rounds
    assert kinds.count(Claim) == turns
    assert kinds.count(Place) + kinds.count(Discard) == turns
    assert len(kinds) == 1 + rounds + 2 * turns


@settings(max_examples=15)
@given(game=games(finished=True))
def test_each_player_acts_on_as_many_dominoes_as_the_grid_has_room_for_r13_r29(game: Played) -> None:
    """Twelve on 5 x 5, twenty-four on 7 x 7, for every seat."""
    acted = [0] * game.rules.players
    for before, move in zip(game.positions, game.moves, strict=False):
        if isinstance(move, Place | Discard):
            assert before.to_act is not None
            acted[before.to_act] += 1
    assert acted == [24 if game.rules.mighty_duel else 12] * game.rules.players


@settings(max_examples=15)
@given(game=games(finished=True))
def test_a_finished_game_leaves_unseen_just_what_stayed_out_r4_r6(game: Played) -> None:
    """R5, R29: nothing where all 48 are played."""
    left_out = {2: 0 if game.rules.mighty_duel else 24, 3: 12 if game.rules.edition == "classic" else 0, 4: 0}
    assert len(game.position.unseen) == left_out[game.rules.players]


def test_nobody_moves_before_chance_or_after_the_end_r14() -> None:
    start, over = Position.start(FOUR), Position(FOUR, Position.start(FOUR).kingdoms, (), (), frozenset())
    for position, due in ((start, "kings"), (start.play("kings 0 1 2 3"), "deal"), (over, "over")):
        for move in ("=1", "1@g8e", "1x"):
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert refused.value.code == "not_now"
            assert refused.value.facts == {"move": move, "due": due}
    for move, due in (("deal 1 2 3 4", "over"), ("kings 0 1 2 3", "over")):
        with pytest.raises(IllegalMove) as refused:
            over.play(move)
        assert refused.value.facts == {"move": move, "due": due}
    with pytest.raises(IllegalMove) as refused:
        start.play("deal 1 2 3 4")
    assert refused.value.facts == {"move": "deal 1 2 3 4", "due": "kings"}
    with pytest.raises(IllegalMove) as refused:
        after(FOUR, *OPENING).play("deal 40 41 42 43")
    assert refused.value.facts == {"move": "deal 40 41 42 43", "due": "place"}
