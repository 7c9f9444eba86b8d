"""Victories in simulations follow the rules: points, then tie-breaks, then shares (R31-R33)."""

import numpy as np
import pytest

from kingdomino import Position, Ruleset
from kingdomino.kernel import to_state
from kingdomino.rules import ALL_NUMBERS, Kingdom
from tests.entries import settled
from tests.search.positions import moments

#: Each has four points; together with the largest territory and the crowns.
FOUR_SQUARES_ONE_CROWN = "##w1w0\n..w0w0"
FOUR_SQUARES_TWO_CROWNS = "##w2w0\nf0f0..\nf0f0.."
THREE_SQUARES = "##w1w0w0\nf1...."
NOTHING = "##w0"


def finished(rules: Ruleset, *pictures: str) -> Position:
    kingdoms = tuple(Kingdom.from_text(picture) for picture in pictures)
    unseen = frozenset(sorted(ALL_NUMBERS)[: len(ALL_NUMBERS) - rules.deck_size])
    return Position(rules, kingdoms, (), (), unseen)


def shares_of(position: Position) -> tuple[float, ...]:
    totals, shares = np.zeros(4), np.zeros(4)
    settled(to_state(position), totals, shares)
    players = position.rules.players
    assert totals[:players].tolist() == [position.score(seat).total for seat in range(players)]
    return tuple(shares[:players].tolist())


@pytest.mark.parametrize(
    ("rules", "pictures", "expected"),
    [
        ("2 classic", (FOUR_SQUARES_ONE_CROWN, THREE_SQUARES), (1.0, 0.0)),
        ("2 revised", (THREE_SQUARES, FOUR_SQUARES_ONE_CROWN), (0.0, 1.0)),
        ("2 classic", (FOUR_SQUARES_ONE_CROWN, FOUR_SQUARES_TWO_CROWNS), (0.0, 1.0)),
        ("2 revised", (FOUR_SQUARES_ONE_CROWN, FOUR_SQUARES_TWO_CROWNS), (0.5, 0.5)),
        ("2 classic", (NOTHING, NOTHING), (0.5, 0.5)),
        ("3 classic", (THREE_SQUARES,) * 3, (1 / 3, 1 / 3, 1 / 3)),
        ("4 classic", (THREE_SQUARES, NOTHING, THREE_SQUARES, THREE_SQUARES), (1 / 3, 0.0, 1 / 3, 1 / 3)),
        ("4 revised", (FOUR_SQUARES_ONE_CROWN, THREE_SQUARES, FOUR_SQUARES_TWO_CROWNS, NOTHING), (0.5, 0.0, 0.5, 0.0)),
        ("4 classic", (NOTHING,) * 4, (0.25,) * 4),
    ],
)
def test_equal_points_are_decided_by_tie_breaks_and_then_shared(rules, pictures, expected):
    position = finished(Ruleset.parse(rules), *pictures)
    assert shares_of(position) == pytest.approx(expected)
    assert [seat for seat, share in enumerate(expected) if share] == list(position.winners())


@pytest.mark.parametrize("position", moments(30, seed=31))
def test_shares_agree_with_the_winners_of_whole_games(position):
    while not position.is_over:
        if position.to_act is None:
            lines = sorted(position.unseen)[: position.rules.line_size]
            position = position.play("deal " + " ".join(map(str, lines)))
        else:
            position = position.play(position.legal_moves()[0])
    winners = position.winners()
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(position.rules.players)]
    assert shares_of(position) == pytest.approx(expected)
