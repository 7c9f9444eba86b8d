"""Many games in one call: playouts, chance, and arrays that do not fit."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.kernel import WordArray
from kingdomino.measure.twins import ALL_RULESETS
from kingdomino.rules import Position, Ruleset

FOUR = Ruleset(4)


def start(rules: Ruleset = FOUR) -> WordArray:
    return kernel.to_states([Position.start(rules)])


def moments(rules: Ruleset, seed: int) -> list[WordArray]:
    """Every state of a random game."""
    state, generator, seen = start(rules), np.array([seed], np.uint64), []
    while True:
        seen.append(state[0].copy())
        if kernel.due(state)[0] == kernel.OVER:
            return seen
        actions, _ = kernel.legal_actions(state)
        if len(actions):
            assert kernel.step(state, actions[(seed + len(seen)) % len(actions)]).all()
        else:
            kernel.play_chance(state, generator)


@pytest.mark.parametrize(
    ("rules", "mean"), [(FOUR, 19.29), (Ruleset(2, mighty_duel=True), 52.53), (Ruleset(3, "revised"), 19.29)], ids=str
)
def test_random_play_makes_the_known_mean_points(rules: Ruleset, mean: float) -> None:
    assert kernel.playouts(start(rules), 100_000, seed=1).mean() == pytest.approx(mean, abs=0.1)


@pytest.mark.parametrize(
    "rules", [Ruleset(2), Ruleset(3), Ruleset(3, "revised"), FOUR, Ruleset(2, mighty_duel=True)], ids=str
)
def test_playouts_by_whole_rounds_are_like_games_played_move_by_move(rules: Ruleset) -> None:
    """R6, R12: drawing all claims of a round at once gives the same distribution."""
    games = 4000
    states, generators = start(rules).repeat(games, axis=0), np.arange(games, dtype=np.uint64)
    random = np.random.default_rng(1)
    kernel.play_chance(states, generators)
    while kernel.due(states).any():
        actions, counts = kernel.legal_actions(states)
        firsts = counts.cumsum() - counts
        assert kernel.step(states, actions[firsts + random.integers(counts)]).all()
        kernel.play_chance(states, generators)
    by_moves, by_rounds = kernel.scores(states), kernel.playouts(start(rules), 100_000, seed=1)
    error = by_moves.std() / by_moves.size**0.5
    assert by_moves.mean(axis=0) == pytest.approx(by_rounds.mean(axis=0), abs=4 * error * rules.players**0.5)
    assert np.quantile(by_moves, [0.1, 0.5, 0.9]) == pytest.approx(np.quantile(by_rounds, [0.1, 0.5, 0.9]), abs=2)


def test_a_call_cut_into_pieces_or_spread_over_threads_gives_the_same_playouts() -> None:
    whole = kernel.playouts(start(), 100, seed=5)
    pieces = [kernel.playouts(start(), 25, seed=5 + first) for first in range(0, 100, 25)]
    with ThreadPoolExecutor(4) as pool:
        threads = list(pool.map(lambda first: kernel.playouts(start(), 25, seed=5 + first), range(0, 100, 25)))
    assert np.array_equal(whole, np.concatenate(pieces))
    assert np.array_equal(whole, np.concatenate(threads))
    assert not np.array_equal(whole, kernel.playouts(start(), 100, seed=6))


@pytest.mark.parametrize("rules", ALL_RULESETS, ids=str)
def test_a_playout_from_any_moment_ends_and_leaves_the_moment_alone(rules: Ruleset) -> None:
    states = np.stack(moments(rules, seed=3))
    before = states.copy()
    points = kernel.playouts(states, 2, seed=1)
    assert np.array_equal(states, before)
    assert points.shape == (2 * len(states), rules.players)
    assert np.array_equal(points[-2:], kernel.scores(states[-1:]).repeat(2, axis=0))


def test_a_playout_from_the_last_placement_is_one_of_its_outcomes_with_bonuses() -> None:
    """R26: the bonuses count in a game that a playout has ended."""
    rules = Ruleset(2, harmony=True, middle_kingdom=True)
    for seed in range(40):
        last = moments(rules, seed)[-2][np.newaxis]
        actions, counts = kernel.legal_actions(last)
        ends = last.repeat(counts, axis=0)
        kernel.step(ends, actions)
        assert {tuple(row) for row in kernel.playouts(last, 200, seed)} == {tuple(row) for row in kernel.scores(ends)}


def test_random_claims_and_lines_are_all_equally_likely() -> None:
    """R9: after the kings and the line, each of the orders and each of the dominoes comes equally often."""
    states = start(Ruleset(3, "revised")).repeat(24_000, axis=0)
    kernel.play_chance(states, np.arange(24_000, dtype=np.uint64))
    positions = [kernel.to_position(state, Ruleset(3, "revised")) for state in states]
    kings = np.unique([position.kings for position in positions], axis=0, return_counts=True)
    assert len(kings[1]) == 6
    assert 3_700 < kings[1].min() <= kings[1].max() < 4_300
    dominoes = np.bincount([domino for position in positions for domino, _ in position.next_line])[1:]
    assert len(dominoes) == 48
    assert 1_800 < dominoes.min() <= dominoes.max() < 2_200


def test_chance_moves_only_where_it_is_due() -> None:
    states = start().repeat(2, axis=0)
    generators = np.zeros(2, np.uint64)
    kernel.play_chance(states, generators)
    assert np.array_equal(states[0], states[1])
    assert kernel.due(states).tolist() == [kernel.CLAIM_DUE] * 2
    after, moved = states.copy(), generators.copy()
    kernel.play_chance(after, moved)
    assert np.array_equal(after, states)
    assert np.array_equal(moved, generators)


def test_wrong_lines_and_kings_are_refused_and_change_nothing() -> None:
    """R3, R8: a line's number of dominoes, all unseen, and each player's kings."""
    states = start(Ruleset(2))
    for order in (0b00_00_00_01, 0b10_01_00_01, 0b1_01_01_00_00):
        assert not kernel.draw_kings(states, order).any()
    assert not kernel.deal(states, 0b1111).any()
    assert np.array_equal(states, start(Ruleset(2)))
    assert kernel.draw_kings(states, 0b00_01_01_00).all()
    assert not kernel.draw_kings(states, 0b00_01_01_00).any()
    assert not kernel.deal(states, 0b111).any()
    assert not kernel.deal(states, 0b1111 << 45).any()
    assert kernel.deal(states, 0b1111 << 44).all()


def test_no_games_at_all_are_no_trouble() -> None:
    none = start()[:0]
    assert kernel.playouts(none, 5, seed=1).shape == (0, 0)
    assert kernel.legal_masks(none).shape == (0, kernel.action_count(5))
    assert len(kernel.step(none, [])) == 0


@pytest.mark.parametrize(
    "states",
    [
        start()[0],
        start()[:, 1:],
        start().astype(np.int64),
        start().repeat(4, axis=0)[::2],
        np.broadcast_to(start(), (3, kernel.STATE_WORDS)),
    ],
    ids=["one row", "too short", "signed", "not contiguous", "not writable"],
)
def test_arrays_of_another_kind_are_refused_before_anything_is_read(states: WordArray) -> None:
    with pytest.raises(ValueError, match="states must be rows"):
        kernel.due(states)


def test_as_many_decisions_as_games_are_asked_for() -> None:
    with pytest.raises(ValueError, match="1 games need as many values"):
        kernel.step(start(), [1, 2])
    with pytest.raises(ValueError, match="one writable uint64 a game"):
        kernel.play_chance(start(), np.zeros(2, np.uint64))
