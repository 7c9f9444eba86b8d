"""Environments give the positions of the rules for the same choices, and what is seen follows from the position."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import kingdomino.environment.open_spiel  # noqa: F401 - registers the game
from kingdomino import Deal, Kings, Position, Ruleset
from kingdomino.environment import KingdominoVector, action_of, kingdomino_v1, move_of, observation_of
from kingdomino.environment.rewards import margins

from .rulesets import ALL, SOME
from .seen import kingdoms_of, table_of


def followed(position: Position, other: Position) -> Position:
    """The position after the chance that the other one has had, played by the rules."""
    if position.chance_due == "kings":
        position = position.play(Kings(other.kings))
    if position.chance_due == "deal":
        position = position.play(Deal(tuple(domino for domino, _ in other.next_line)))
    return position


def shares(position: Position) -> list[float]:
    players, winners = position.rules.players, position.winners()
    return [(players * (seat in winners) / len(winners) - 1) / (players - 1) for seat in range(players)]


@pytest.mark.parametrize("rules", ALL, ids=str)
def test_a_vector_plays_by_the_rules_and_shows_what_the_player_to_act_sees(rules: Ruleset) -> None:
    vector = KingdominoVector(2, rules)
    random = Random(str(rules))
    observed, info = vector.reset(seed=7)
    games = [followed(Position.start(rules), vector.position(lane)) for lane in range(2)]
    while True:
        actions = []
        for lane, position in enumerate(games):
            assert vector.position(lane) == position
            legal = [action_of(position, move) for move in position.legal_moves()]
            assert np.flatnonzero(observed["action_mask"][lane]).tolist() == legal
            assert [move_of(position, action) for action in legal] == list(position.legal_moves())
            seat = position.to_act
            assert seat == info["to_act"][lane]
            assert seat is not None
            if position.turn == 0 or random.random() < 0.2:
                assert np.array_equal(observed["kingdoms"][lane], kingdoms_of(position, seat))
                assert np.array_equal(observed["table"][lane], table_of(position, seat))
            actions.append(random.choice(legal))
        actors = [position.to_act for position in games]
        observed, rewards, terminations, _, info = vector.step(np.array(actions))
        games = [
            followed(position.play(move_of(position, action)), vector.position(lane))
            for lane, (position, action) in enumerate(zip(games, actions, strict=True))
        ]
        if games[0].is_over:
            break
        assert not terminations.any()
        assert not rewards.any()
    assert terminations.all()
    for lane, position in enumerate(games):
        actor = actors[lane]
        assert actor is not None
        assert vector.position(lane) == position
        assert info["points"][lane].tolist() == [position.score(seat).total for seat in range(rules.players)]
        assert info["places"][lane].tolist() == list(position.places())
        assert info["rewards"][lane] == pytest.approx(shares(position))
        assert rewards[lane] == info["rewards"][lane, actor]
        assert np.array_equal(observed["kingdoms"][lane], kingdoms_of(position, actor))
        assert np.array_equal(observed["table"][lane], table_of(position, actor))
        assert not observed["action_mask"][lane].any()


@pytest.mark.parametrize("rules", SOME)
def test_pettingzoo_plays_the_vector_s_games_and_every_seat_sees_its_own_side(rules: str) -> None:
    vector, env = KingdominoVector(1, rules), kingdomino_v1.env(rules=rules)
    random = Random(rules)
    observed, _ = vector.reset(seed=11)
    env.reset(seed=11)
    while env.agents and not env.terminations[env.agent_selection]:
        position = env.unwrapped.position
        assert position == vector.position()
        assert env.agent_selection == f"player_{position.to_act}"
        told, _, _, _, info = env.last()
        assert all(np.array_equal(told[name], observed[name][0]) for name in observed)
        assert np.array_equal(info["action_mask"], told["action_mask"])
        for seat, agent in enumerate(env.agents):
            other, alone = env.observe(agent), observation_of(position, seat)
            assert all(np.array_equal(other[name], alone[name]) for name in alone)
            assert other["action_mask"].any() == (seat == position.to_act)
        action = random.choice(np.flatnonzero(told["action_mask"]).tolist())
        env.step(action)
        observed, *_ = vector.step(np.array([action]))
    end = env.unwrapped.position
    assert end.is_over
    assert list(env.rewards.values()) == pytest.approx(shares(end))
    assert env.infos["player_0"]["points"] == [end.score(seat).total for seat in range(end.rules.players)]
    assert env.infos["player_0"]["places"] == list(end.places())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_learner_sees_the_game_from_its_own_seat_and_bots_play_the_others(seat: int) -> None:
    solo: Any = gymnasium.make("Kingdomino-v1", rules="3 classic", opponents=("page", "squire"), seat=seat).unwrapped
    observed, info = solo.reset(seed=5)
    ended = False
    while not ended:
        position = solo.position
        assert position.to_act == seat == info["seat"]
        assert all(np.array_equal(observed[name], rows) for name, rows in observation_of(position).items())
        assert np.array_equal(solo.action_masks(), info["action_mask"] == 1)
        observed, reward, ended, truncated, info = solo.step(int(np.flatnonzero(solo.action_masks())[-1]))
        assert not truncated
    end = solo.position
    assert reward == pytest.approx(shares(end)[seat])
    assert info["places"] == list(end.places())
    assert np.array_equal(observed["table"], table_of(end, seat))


@pytest.mark.parametrize("rules", SOME)
def test_open_spiel_plays_by_the_rules_with_chance_one_piece_at_a_time(rules: str) -> None:
    game = pyspiel.load_game(f"python_kingdomino(rules={rules})")
    state: Any = game.new_initial_state()
    position, random, drawn = Position.start(Ruleset.parse(rules)), Random(rules), list[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            action = random.choice([outcome for outcome, _ in outcomes])
            drawn.append(action)
            if position.chance_due == "kings" and len(drawn) == position.rules.kings:
                position, drawn = position.play(Kings(tuple(drawn))), []
            elif position.chance_due == "deal" and len(drawn) == position.rules.line_size:
                position, drawn = position.play(Deal(tuple(sorted(piece + 1 for piece in drawn)))), []
        else:
            moves = position.legal_moves()
            assert state.current_player() == position.to_act
            assert [state.action_to_string(action) for action in state.legal_actions()] == [str(move) for move in moves]
            move = random.choice(moves)
            action = action_of(position, move)
            position = position.play(move)
        state.apply_action(action)
        if not drawn:
            assert str(state) == str(position)
    assert state.returns() == pytest.approx(shares(position))


def test_the_margin_is_over_the_best_other_player() -> None:
    points = np.array([[10, 30, 20], [30, 30, 5], [7, 7, 7]])
    assert margins(points).tolist() == [[-20, 10, -10], [0, 0, -25], [0, 0, 0]]


@pytest.mark.parametrize("reward", ["margin", "points"])
def test_rewards_may_be_margins_or_points(reward: str) -> None:
    vector = KingdominoVector(4, "3 revised", "none", reward=reward)
    observed, info = vector.reset(seed=1)
    while "points" not in info:
        observed, rewards, _, _, info = vector.step(observed["action_mask"].argmax(axis=1))
    expected = info["points"] if reward == "points" else margins(info["points"])
    assert np.array_equal(info["rewards"], expected)
    assert all(value in info["rewards"][lane] for lane, value in enumerate(rewards))
