"""From the first look at the table to the second line (R2-R10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import ALL_NUMBERS, CASTLE, IllegalMove, Kingdom, Position, Ruleset
from tests.rules.tables import after, texts
from tests.strategies import kings_orders, rulesets

FOUR = Ruleset(4)


@given(rules=rulesets())
def test_everyone_starts_with_one_castle_on_one_square_r2(rules: Ruleset) -> None:
    position = Position.start(rules)
    assert position.kingdoms == (Kingdom.bare(),) * rules.players
    for kingdom in position.kingdoms:
        assert kingdom.castles == (CASTLE,) == ((0, 0),)
        assert kingdom.squares == {}


@given(rules=rulesets())
def test_before_the_kings_are_drawn_nothing_is_seen_r7(rules: Ruleset) -> None:
    position = Position.start(rules)
    assert (position.phase, position.to_act, position.chance_due) == ("chance", None, "kings")
    assert (position.line, position.next_line, position.legal_moves()) == ((), (), ())
    assert position.unseen == ALL_NUMBERS
    assert position.round == 0
    assert position.domino_to_place is None


def test_the_whole_order_of_kings_is_drawn_before_the_first_line_r9() -> None:
    position = after(FOUR, "kings 2 0 3 1")
    assert position.kings == (2, 0, 3, 1)
    assert (position.phase, position.chance_due) == ("chance", "deal")
    with pytest.raises(IllegalMove) as refused:
        position.play("kings 2 0 3 1")
    assert (refused.value.code, refused.value.facts["due"]) == ("not_now", "deal")


@given(data=st.data(), rules=rulesets())
def test_the_owners_of_the_kings_claim_in_the_order_drawn_r9(data: st.DataObject, rules: Ruleset) -> None:
    kings = data.draw(kings_orders(rules))
    position = after(rules, "kings " + " ".join(map(str, kings)))
    position = position.play("deal " + " ".join(map(str, range(1, rules.line_size + 1))))
    for seat in kings:
        assert (position.phase, position.to_act, position.line) == ("claim", seat, ())
        free = [domino for domino, owner in position.next_line if owner is None]
        assert texts(position) == [f"={domino}" for domino in free]
        position = position.play(data.draw(st.sampled_from(position.legal_moves())))
    assert sorted(seat for _, seat in position.line) == sorted(kings)


def test_two_players_have_two_kings_each_that_may_come_out_in_any_order_r3_r9() -> None:
    """R9: for example A A B B."""
    position = after(Ruleset(2), "kings 0 0 1 1", "deal 4 8 15 16", "=16", "=4", "=8", "=15")
    assert position.line == ((4, 0), (8, 1), (15, 1), (16, 0))


@pytest.mark.parametrize(
    ("rules", "kings"),
    [
        (Ruleset(2), "kings 0 1 0"),
        (Ruleset(2), "kings 0 0 0 1"),
        (Ruleset(2), "kings 0 1 2 3"),
        (Ruleset(3), "kings 0 1 1"),
        (Ruleset(3), "kings 0 1 2 0"),
        (Ruleset(3), "kings 0 1 3"),
        (Ruleset(3, "revised"), "kings 0 1 2 2"),
        (FOUR, "kings 0 1 2"),
        (FOUR, "kings 0 1 2 2"),
    ],
)
def test_kings_that_are_not_each_player_s_own_number_are_refused_r3(rules: Ruleset, kings: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Position.start(rules).play(kings)
    assert refused.value.code == "wrong_kings"
    assert f"kings {refused.value.facts['kings']}" == kings
    assert refused.value.facts["players"] == rules.players
    assert refused.value.facts["each"] == rules.kings_per_player


def test_a_line_lies_in_ascending_order_without_kings_r8() -> None:
    position = after(FOUR, "kings 0 1 2 3", "deal 5 17 22 40")
    assert position.next_line == ((5, None), (17, None), (22, None), (40, None))
    assert position.unseen == ALL_NUMBERS - {5, 17, 22, 40}


def test_one_king_stands_on_a_domino_r9() -> None:
    position = after(FOUR, "kings 0 1 2 3", "deal 5 17 22 40", "=22")
    assert position.next_line == ((5, None), (17, None), (22, 0), (40, None))
    with pytest.raises(IllegalMove) as refused:
        position.play("=22")
    assert refused.value.code == "already_claimed"
    assert refused.value.facts == {"domino": 22, "seat": 0}


def test_only_dominoes_of_the_line_can_be_claimed_r9() -> None:
    with pytest.raises(IllegalMove) as refused:
        after(FOUR, "kings 0 1 2 3", "deal 5 17 22 40", "=6")
    assert refused.value.code == "not_in_the_line"
    assert refused.value.facts == {"domino": 6, "line": (5, 17, 22, 40)}


def test_a_second_line_is_laid_when_the_first_is_claimed_r10() -> None:
    claimed = after(FOUR, "kings 0 1 2 3", "deal 5 17 22 40", "=5", "=17", "=22", "=40")
    assert (claimed.phase, claimed.to_act, claimed.chance_due) == ("chance", None, "deal")
    assert (claimed.line, claimed.next_line) == (((5, 0), (17, 1), (22, 2), (40, 3)), ())
    laid = claimed.play("deal 1 2 3 4")
    assert (laid.phase, laid.line) == ("place", claimed.line)
    assert laid.next_line == ((1, None), (2, None), (3, None), (4, None))


def test_the_domino_that_three_players_leave_goes_back_to_the_box_r6_revised() -> None:
    """R6: all players saw it, and it counts as no player's discard."""
    position = after(Ruleset(3, "revised"), "kings 2 0 1", "deal 5 17 22 40", "=40", "=5", "=22")
    assert position.line == ((5, 0), (22, 1), (40, 2))
    assert 17 not in position.unseen
    assert position.chance_due == "deal"


def test_three_players_of_the_classic_edition_leave_nothing_r6() -> None:
    position = after(Ruleset(3, "classic"), "kings 2 0 1", "deal 5 17 22", "=22", "=5", "=17")
    assert position.line == ((5, 0), (17, 1), (22, 2))


def test_what_stays_out_stays_unseen_for_the_whole_game_r4() -> None:
    """R4: two players, 24 of 48; no player learns which are left out (R7)."""
    position = after(Ruleset(2), "kings 0 1 0 1", "deal 1 2 3 4")
    assert len(position.unseen) == 44


@pytest.mark.parametrize(
    ("rules", "deal", "code"),
    [
        (FOUR, "deal 1 2 3", "wrong_line_size"),
        (Ruleset(2), "deal 1 2 3", "wrong_line_size"),
        (Ruleset(3), "deal 1 2 3 4", "wrong_line_size"),
        (Ruleset(3, "revised"), "deal 1 2 3", "wrong_line_size"),
    ],
)
def test_a_line_of_the_wrong_size_is_refused_r4_r5_r6(rules: Ruleset, deal: str, code: str) -> None:
    kings = " ".join(str(seat) for seat in range(rules.players) for _ in range(rules.kings_per_player))
    with pytest.raises(IllegalMove) as refused:
        after(rules, f"kings {kings}", deal)
    assert refused.value.code == code
    assert refused.value.facts == {"move": deal, "size": rules.line_size}


def test_a_domino_is_turned_up_only_once_r8() -> None:
    claimed = after(FOUR, "kings 0 1 2 3", "deal 5 17 22 40", "=5", "=17", "=22", "=40")
    with pytest.raises(IllegalMove) as refused:
        claimed.play("deal 4 5 6 40")
    assert refused.value.code == "already_turned_up"
    assert refused.value.facts["dominoes"] == (5, 40)
