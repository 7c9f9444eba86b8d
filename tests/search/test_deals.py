"""Sampling what chance may bring."""

from collections import Counter

import pytest

from kingdomino import Deal, KingdominoError, Kings, Position, Ruleset
from kingdomino.search import sample_deal


def test_kings_and_lines_come_from_what_nobody_has_seen():
    for rules in (Ruleset(2), Ruleset(3), Ruleset(3, "revised"), Ruleset(4), Ruleset(2, mighty_duel=True)):
        position, seed = Position.start(rules), 0
        while not position.is_over:
            if position.chance_due:
                sampled = sample_deal(position, seed)
                assert isinstance(sampled, Kings if position.chance_due == "kings" else Deal)
                position, seed = position.play(sampled), seed + 1
            else:
                position = position.play(position.legal_moves()[0])


def test_a_seed_gives_one_deal_and_all_dominoes_are_equally_likely():
    position = Position.start(Ruleset(2)).play("kings 0 1 1 0")
    assert sample_deal(position, 7) == sample_deal(position, 7)
    deals = [sample_deal(position, seed) for seed in range(1200)]
    dealt = Counter(domino for deal in deals if isinstance(deal, Deal) for domino in deal.dominoes)
    assert set(dealt) == set(range(1, 49))
    assert min(dealt.values()) > 60
    assert max(dealt.values()) < 145


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: sample_deal(Position.start(Ruleset(2)).play("kings 0 1 1 0").play("deal 1 2 3 4")), "not_now"),
        (lambda: sample_deal("2 classic"), "not_a_position"),
        (lambda: sample_deal(Position.start(Ruleset(2)), -1), "unusable_budget"),
    ],
)
def test_where_no_chance_is_due_nothing_is_sampled(wrong, code):
    with pytest.raises(KingdominoError) as refused:
        wrong()
    assert refused.value.code == code
