"""The quick judgement agrees with the rules on the points of a placement, on both grids."""

import numpy as np
import pytest

from kingdomino.kernel import move_of, to_position, to_state
from kingdomino.rules import PLACE, Move, Place
from kingdomino.search import NOT_TAUGHT, Judgement, greedy_move
from tests.entries import MOST_RANKED, best_of, played_out, ranking
from tests.search.positions import moments

BY_FORMULA = Judgement(placements=NOT_TAUGHT)
POINTS_ONLY = BY_FORMULA._replace(contact=0.0, hole=0.0, liberty=0.0, off_centre=0.0)
MOMENTS = moments(120, seed=5)


def ranked(position, judgement):
    actions, values = np.zeros(MOST_RANKED, np.int64), np.zeros(MOST_RANKED)
    count = ranking(to_state(position), judgement, actions, values, 0)
    return [(move_of(position, int(actions[index])), values[index]) for index in range(count)]


@pytest.mark.parametrize("position", [moment for moment in MOMENTS if moment.phase == PLACE])
def test_with_points_alone_a_placement_is_worth_what_it_adds(position):
    seat = position.to_act
    before = position.score(seat).total
    judged = dict(ranked(position, POINTS_ONLY))
    assert set(judged) == set(position.legal_moves())
    for move, value in judged.items():
        after = position.kingdoms[seat].add(move).score_as(position.rules, finished=False).total
        assert value == pytest.approx(after - before), str(move)


@pytest.mark.parametrize("position", MOMENTS)
def test_every_legal_move_is_ranked_once_and_in_order(position):
    judged = ranked(position, Judgement())
    assert sorted(str(move) for move, _ in judged) == sorted(str(move) for move in position.legal_moves())
    values = [value for _, value in judged]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("position", [moment for moment in MOMENTS if moment.phase == PLACE])
def test_the_best_placement_is_the_first_of_the_ranking(position):
    """Without the Middle Kingdom; with it, only placements around the castle count while there are any."""
    state = to_state(position)
    seat, piece = np.uint64(position.to_act), np.uint64(position.domino_to_place - 1)
    value, action = best_of(state, seat, piece, BY_FORMULA, np.uint64(0), True)
    assert move_of(position, action) in position.legal_moves()
    if not position.rules.middle_kingdom:
        assert value == pytest.approx(ranked(position, BY_FORMULA)[0][1])


@pytest.mark.parametrize("position", MOMENTS[:40])
def test_a_playout_ends_a_legal_game(position):
    state = to_state(position)
    played_out(state, Judgement(), np.array([7], np.uint64), np.uint64(7))
    final = to_position(state, position.rules)
    assert final.is_over
    for before, after in zip(position.kingdoms, final.kingdoms, strict=True):
        assert before.squares.items() <= after.squares.items()


@pytest.mark.parametrize("position", MOMENTS[:40])
def test_the_greedy_player_moves_legally_and_reproducibly(position):
    move = greedy_move(position, 3)
    assert move in position.legal_moves()
    assert move == greedy_move(position, 3)


def test_the_greedy_player_takes_points_that_lie_about():
    """It may give up a point or two for order and room, seldom more."""
    gains = []
    for position in MOMENTS:
        if position.phase != PLACE or position.to_act is None:
            continue
        worth: dict[Move, int] = {
            move: position.kingdoms[position.to_act].add(move).score_as(position.rules, finished=False).total
            for move in position.legal_moves()
            if isinstance(move, Place)
        }
        gains.append(max(worth.values()) - worth[greedy_move(position, 1)])
    assert sum(gains) / len(gains) < 1.5
