"""Wrong arguments are refused by their names; illegal actions end a game."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import kingdomino.environment.open_spiel  # noqa: F401 - registers the game
from kingdomino import Game, KingdominoError, Position, Ruleset
from kingdomino.bots import Bot, Entrant
from kingdomino.environment import (
    KingdominoSolo,
    KingdominoVector,
    action_of,
    bench,
    kingdomino_v1,
    measure_environment,
    move_of,
    observation_of,
)

START = Position.start(Ruleset(2))


def begun(**options: Any) -> KingdominoVector:
    vector = KingdominoVector(2, **options)
    vector.reset(seed=1)
    return vector


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: KingdominoVector(0), "unusable_number"),
        (lambda: KingdominoVector(2.5), "unusable_number"),
        (lambda: KingdominoVector(2, threads=0), "unusable_number"),
        (lambda: KingdominoVector(2, "5 classic"), "unreadable_ruleset"),
        (lambda: KingdominoVector(2, 7), "unreadable_ruleset"),
        (lambda: KingdominoVector(2, observe="pixels"), "unknown_choice"),
        (lambda: KingdominoVector(2, reward="fame"), "unknown_choice"),
        (lambda: KingdominoVector(2, autoreset_mode="Sometimes"), "unknown_choice"),
        (lambda: KingdominoVector(2, render_mode="human"), "unknown_choice"),
        (lambda: KingdominoVector(2).reset(seed=-1), "unusable_seed"),
        (lambda: KingdominoVector(2).reset(seed="x"), "unusable_seed"),
        (lambda: KingdominoVector(2).step([0, 0]), "not_reset"),
        (lambda: KingdominoVector(2).reset(options={"reset_mask": np.array([True, False])}), "not_reset"),
        (lambda: begun().reset(options={"reset_mask": [1, 0]}), "wrong_reset_mask"),
        (lambda: begun().reset(options={"reset_mask": np.ones(3, bool)}), "wrong_reset_mask"),
        (lambda: begun().reset(options={"deck": 1}), "unknown_choice"),
        (lambda: begun().reset(options={"position": str(Position.start(Ruleset(3)))}), "position_of_other_rules"),
        (lambda: KingdominoSolo().reset(options=[1]), "unknown_choice"),
        (lambda: kingdomino_v1.env().reset(options={"reset_mask": None}), "unknown_choice"),
        (lambda: begun().step([0, 0, 0]), "wrong_actions"),
        (lambda: begun().step([0.5, 1.0]), "wrong_actions"),
        (lambda: begun().position(2), "unusable_number"),
        (lambda: KingdominoSolo("3 classic", ("page", "page", "page")), "wrong_opponents"),
        (lambda: KingdominoSolo("3 classic", ()), "wrong_opponents"),
        (lambda: KingdominoSolo("3 classic", None), "wrong_opponents"),
        (lambda: KingdominoSolo(opponents=("jester",)), "no_such_bot"),
        (lambda: KingdominoSolo(opponents=("king@soon",)), "unreadable_budget"),
        (lambda: KingdominoSolo(opponents=("mybot.py:Mine",)), "no_such_bot"),
        (lambda: KingdominoSolo(seat=2), "no_such_seat"),
        (lambda: KingdominoSolo(seat="last"), "no_such_seat"),
        (lambda: KingdominoSolo(reward="fame"), "unknown_choice"),
        (lambda: KingdominoSolo().step(0), "not_reset"),
        (lambda: KingdominoSolo(opponents="page").step("x"), "wrong_actions"),
        (lambda: kingdomino_v1.raw_env(rules="4 third"), "unreadable_ruleset"),
        (lambda: kingdomino_v1.raw_env(reward="fame"), "unknown_choice"),
        (lambda: kingdomino_v1.raw_env().step(0), "not_reset"),
        (lambda: kingdomino_v1.env().last(), "not_reset"),
        (lambda: observation_of(START), "nothing_to_choose"),
        (lambda: observation_of(START, 2), "no_such_seat"),
        (lambda: observation_of("2 classic"), "not_a_position"),
        (lambda: action_of("2 classic", "=1"), "not_a_position"),
        (lambda: move_of(START, 1.5), "no_such_action"),
        (lambda: move_of(START, 329), "no_such_action"),
    ],
)
def test_a_wrong_argument_is_refused(wrong: Callable[[], object], code: str) -> None:
    with pytest.raises(KingdominoError) as refused:
        wrong()
    assert refused.value.code == code


def test_a_step_before_a_reset_is_gymnasium_s_own_error() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        KingdominoVector(2).step([0, 0])


def test_games_begin_from_a_position_or_its_line() -> None:
    game = Game.shuffled(Ruleset(3), 5)
    for _ in range(20):
        game.play(game.position.legal_moves()[0])
    position = game.position
    expected = observation_of(position)
    env = kingdomino_v1.raw_env(rules="3 classic")
    env.reset(seed=1, options={"position": position})
    solo: Any = KingdominoSolo("3 classic", "page", seat=position.to_act)
    vector = begun(rules="3 classic")
    chosen = {"position": str(position), "reset_mask": np.array([False, True])}
    for seen in (env.last()[0], solo.reset(seed=1, options={"position": str(position)})[0]):
        assert all(np.array_equal(seen[name], rows) for name, rows in expected.items())
    observed, info = vector.reset(options=chosen)
    assert all(np.array_equal(observed[name][1], rows) for name, rows in expected.items())
    assert vector.position(0) != vector.position(1) == position
    assert info["to_act"][1] == position.to_act
    vector.reset()
    assert vector.position(1).round == 0
    while not game.is_over:
        game.play(game.position.legal_moves()[0])
    with pytest.raises(KingdominoError, match="nothing_to_choose"):
        env.reset(options={"position": game.position})


def test_an_illegal_action_ends_its_game_alone() -> None:
    vector = KingdominoVector(4, "3 classic")
    observed, info = vector.reset(seed=1)
    actions = observed["action_mask"].argmax(axis=1)
    actions[1:3] = 0, -7
    culprits = info["to_act"][1:3]
    observed, rewards, terminations, _, info = vector.step(actions)
    assert terminations.tolist() == info["illegal"].tolist() == [False, True, True, False]
    assert rewards.tolist() == [0, -1, -1, 0]
    assert info["rewards"].sum(axis=1) == pytest.approx(np.zeros(4))
    assert info["rewards"][[1, 2], culprits].tolist() == [-1, -1]
    assert observed["action_mask"].any(axis=1).tolist() == [True, False, False, True]
    observed, _, terminations, _, _ = vector.step(observed["action_mask"].argmax(axis=1))
    assert not terminations.any()
    assert observed["action_mask"].any(axis=1).all()


def test_an_illegal_action_ends_a_game_of_pettingzoo_for_all() -> None:
    env = kingdomino_v1.env(rules="4 classic")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert env.infos[culprit]["illegal"] is True
    with pytest.raises(AssertionError, match="not in action space"):
        kingdomino_v1.env().reset() or env.step(329)


@pytest.mark.parametrize("action", [0, -1, 329, 10**30, np.int8(5), np.array(5)])
def test_an_illegal_action_ends_an_episode_with_minus_one(action: Any) -> None:
    solo = gymnasium.make("Kingdomino-v1", opponents=("page",))
    solo.reset(seed=1)
    _, reward, ended, _, info = solo.step(action)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("action", [0, 4, 200, 5000])
def test_open_spiel_refuses_an_action_that_is_not_legal_and_stays_as_it_was(action: int) -> None:
    state: Any = pyspiel.load_game("python_kingdomino(rules=2 classic)").new_initial_state()
    kings = state.clone()
    for seat in (0, 0):
        kings.apply_action(seat)
    decision = state.clone()
    while decision.is_chance_node():
        decision.apply_action(decision.legal_actions()[0])
    for asked in (kings, decision):
        before = str(asked)
        with pytest.raises(KingdominoError, match="illegal_action"):
            asked.apply_action(action)
        assert str(asked) == before


class First(Bot):
    name = "first"

    def decide(self, position: Position, moves: Any, budget: Any) -> str:  # noqa: ARG002
        return str(moves[0])


class Cheat(First):
    def decide(self, position: Position, moves: Any, budget: Any) -> str:  # noqa: ARG002
        return "1x"


def test_opponents_are_bots_by_name_with_a_budget_or_of_one_s_own() -> None:
    for opponents in (("king:20",), Entrant("duke", playouts=10), [First()]):
        solo = KingdominoSolo(opponents=opponents, seat=1)
        _, info = solo.reset(seed=2)
        assert info["seat"] == solo.position.to_act == 1
    with pytest.raises(KingdominoError) as refused:
        KingdominoSolo(opponents=[Cheat()], seat=1).reset(seed=2)
    assert refused.value.code == "opponent_moved_illegally"


def test_what_was_returned_does_not_change_with_the_next_step() -> None:
    vector = begun()
    observed, _ = vector.reset(seed=1)
    kept = {name: rows.copy() for name, rows in observed.items()}
    vector.step(observed["action_mask"].argmax(axis=1))
    assert all(np.array_equal(observed[name], rows) for name, rows in kept.items())


@pytest.mark.parametrize("observe", ["planes", "states", "none"])
def test_observations_lie_in_their_space(observe: str) -> None:
    vector = begun(rules="2 classic mighty-duel", observe=observe)
    observed, _ = vector.reset()
    for _ in range(50):
        assert vector.observation_space.contains(observed)
        observed, *_ = vector.step(observed["action_mask"].argmax(axis=1))
    assert vector.action_space.shape == (2,)


def test_in_the_same_step_mode_the_end_of_a_game_is_in_the_info() -> None:
    vector = begun(rules="2 classic", autoreset_mode="SameStep")
    observed, info = vector.reset(seed=3)
    while "final_obs" not in info:
        observed, _, terminations, _, info = vector.step(observed["action_mask"].argmax(axis=1))
    assert terminations.all()
    assert observed["action_mask"].any(axis=1).all()
    assert not info["final_obs"]["action_mask"].any()
    assert info["final_obs"]["table"][:, 2].all()
    assert np.array_equal(info["final_info"]["points"], info["points"])


def test_pictures_in_text_and_in_pixels() -> None:
    vector = begun(rules="3 classic", render_mode="ansi")
    texts = vector.render()
    assert texts is not None
    assert len(texts) == 2
    assert "player_2" in texts[0]
    assert "##" in texts[0]
    env = kingdomino_v1.env(rules="4 classic", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert before.shape == (324, 444, 3)
    assert before.dtype == np.uint8
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert not np.array_equal(before, env.render())
    assert KingdominoVector(1).render() is None


def test_the_benchmark_measures_every_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BATCH", 16)
    figures = measure_environment(Ruleset(2), seconds=0.01)
    monkeypatch.setattr(bench, "FEW", 1)
    against = [f"against_{name}" for name in ("page", "squire", "knight", "duke")]
    names = ["none", "states", "planes", *against, "pettingzoo_raw", "pettingzoo", "open_spiel"]
    assert list(figures)[:10] == [f"{name}_steps_per_second" for name in names]
    assert all(figure > 0 for figure in figures.values())
