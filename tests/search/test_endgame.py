"""In the last round nothing is hidden: the evaluation plays it perfectly, tie-breaks included (R31-R33)."""

import pytest

from kingdomino.rules import ALL_NUMBERS, CLASSIC, Kingdom, Position, Ruleset
from kingdomino.search import Evaluation, evaluate
from tests.search.positions import last_rounds


def merit(position: Position, seat: int) -> tuple[int, int, int]:
    """What decides about a finished kingdom (R31, R32)."""
    score = position.score(seat)
    return score.total, score.largest, score.crowns if position.rules.edition == CLASSIC else 0


def best_merit(position: Position, seat: int) -> tuple[int, int, int]:
    """By brute force with the plain rules: the best result that this seat can still end with."""
    if position.is_over:
        return merit(position, seat)
    moves = position.legal_moves()
    if position.to_act != seat:
        moves = moves[:1]  # others cannot disturb
    return max(best_merit(position.play(move), seat) for move in moves)


@pytest.mark.parametrize("position", last_rounds(40, seed=9))
def test_the_last_round_is_played_perfectly(position):
    """R14, R31-R33: the choice leads to the best end possible, against any play of the others."""
    seat, players = position.to_act, range(position.rules.players)
    found = evaluate(position, playouts=1)
    assert found.exact
    assert found.playouts == 0
    assert {candidate.move for candidate in found.candidates} == set(position.legal_moves())
    ends = [best_merit(position, other) for other in players]
    assert best_merit(position.play(found.best), seat) == ends[seat]
    for candidate in (found.candidates[0], found.candidates[-1]):
        ends[seat] = best_merit(position.play(candidate.move), seat)
        best_other = max(end[0] for other, end in enumerate(ends) if other != seat)
        assert (candidate.points, candidate.margin) == (ends[seat][0], ends[seat][0] - best_other)
        winners = [other for other in players if ends[other] == max(ends)]
        assert candidate.shares == tuple(1 / len(winners) if other in winners else 0.0 for other in players)
        assert candidate.wins == candidate.shares[seat]
        assert (candidate.error, candidate.margin_error) == (0.0, 0.0)
    for move in found.line:
        position = position.play(move)
    assert position.is_over
    assert position.score(seat).total == found.candidates[0].points
    shares = [1 / len(position.winners()) if other in position.winners() else 0.0 for other in players]
    assert found.candidates[0].shares == tuple(shares)


@pytest.mark.parametrize("position", last_rounds(10, seed=10))
def test_the_worst_placement_of_the_last_round_is_told_to_be_so(position):
    seat = position.to_act
    worst = Evaluation(position).best, evaluate(position, playouts=1).candidates[-1].move
    ends = [best_merit(position.play(move), seat) for move in worst]
    assert ends[0] == best_merit(position, seat)
    assert ends[1] <= ends[0]


def test_some_of_these_last_rounds_are_decided_by_tie_breaks():
    """So that the tests above mean them too."""
    tied = [
        candidate.wins
        for position in last_rounds(40, seed=9)
        for candidate in evaluate(position, playouts=1).candidates
        if candidate.margin == 0
    ]
    assert {0.0, 1.0} & set(tied), "half a victory would be wrong"


#: Three points each: the largest territory has three squares, or one.
THREE_SQUARES = "##w1w0w0"
ONE_SQUARE = "##m3"


@pytest.mark.parametrize(
    ("rules", "pictures", "expected"),
    [
        ("3 classic", (THREE_SQUARES,) * 3, (1 / 3,) * 3),
        ("3 revised", (THREE_SQUARES, ONE_SQUARE, ONE_SQUARE), (1.0, 0.0, 0.0)),
        ("4 classic", (THREE_SQUARES, ONE_SQUARE, THREE_SQUARES, THREE_SQUARES), (1 / 3, 0.0, 1 / 3, 1 / 3)),
        ("4 classic", (THREE_SQUARES,) * 4, (0.25,) * 4),
    ],
)
def test_in_the_last_round_equal_points_are_decided_by_tie_breaks_and_then_shared(rules, pictures, expected):
    """R31-R33: everybody places two lakes or two forests without a crown, which bring nobody a point."""
    ruleset = Ruleset.parse(rules)
    line = tuple((number, seat) for seat, number in enumerate((5, 6, 7, 8)[: ruleset.players]))
    unseen = frozenset(sorted(ALL_NUMBERS - {5, 6, 7, 8})[: len(ALL_NUMBERS) - ruleset.deck_size])
    kingdoms = tuple(Kingdom.from_text(picture) for picture in pictures)
    position = Position(ruleset, kingdoms, line, (), unseen)
    found = evaluate(position, playouts=1)
    assert found.exact
    best = found.candidates[0]
    assert (best.points, best.margin) == (3, 0)
    assert best.shares == pytest.approx(expected)
