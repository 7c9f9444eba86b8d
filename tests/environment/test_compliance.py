"""The suites of the libraries whose interfaces these are."""

import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import kingdomino.environment.open_spiel  # noqa: F401 - registers the game
from kingdomino.environment import kingdomino_v1

from .rulesets import SOME

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("rules", SOME)
def test_pettingzoo_s_interface_is_kept(rules: str, flat: bool) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(kingdomino_v1.env(rules=rules, flat=flat), num_cycles=20)


@pytest.mark.parametrize("rules", SOME)
def test_pettingzoo_s_games_follow_from_the_seed(rules: str) -> None:
    seed_test(lambda: kingdomino_v1.env(rules=rules), num_cycles=20)


def test_pettingzoo_s_pictures_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **options: kingdomino_v1.env(rules="2 classic", **options))
    assert "player_1" in capsys.readouterr().out, "the terminal's picture for people"


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("rules", SOME)
def test_gymnasium_s_interface_is_kept(rules: str, flat: bool) -> None:
    """The suite samples actions without a mask: an illegal one ends the episode and does not raise."""
    env: Any = gymnasium.make("Kingdomino-v1", rules=rules, opponents=("page",), seat="random", flat=flat)
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("rules", SOME)
def test_open_spiel_s_interface_is_kept(rules: str) -> None:
    game = pyspiel.load_game(f"python_kingdomino(rules={rules})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def playthrough(rules: str) -> str:
    """A random game as OpenSpiel tells it: who acts and how, the state after every round, the returns."""
    state: Any = pyspiel.load_game(f"python_kingdomino(rules={rules})").new_initial_state()
    random, rows, dealt = Random(1), [f"python_kingdomino(rules={rules})"], False
    seen = 0
    while not state.is_terminal():
        player = state.current_player()
        if dealt and player >= 0:
            rows.append(f"# {state}")
            seen = (seen * 31 + int(np.dot(state.observation_tensor(player), range(1, len(tensor(state)) + 1)))) % 10**9
        dealt = player < 0
        action = random.choice(state.legal_actions())
        rows.append(f"{player} {action} {state.action_to_string(action)}")
        state.apply_action(action)
    rows += [f"# {state}", f"tensors {seen}", f"returns {' '.join(f'{value:.6f}' for value in state.returns())}"]
    return "\n".join(rows) + "\n"


def tensor(state: Any) -> list[float]:
    told: list[float] = state.observation_tensor(0)
    return told


def file_of(rules: str) -> Path:
    return PLAYTHROUGHS / f"{rules.replace(' ', '_')}.txt"


@pytest.mark.parametrize("rules", SOME)
def test_a_playthrough_is_what_it_was(rules: str) -> None:
    """A change of these files is a change of the environment's behaviour, and so of its version.

    python -m tests.environment.test_compliance writes them anew.
    """
    assert playthrough(rules) == file_of(rules).read_text()


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for each in SOME:
        file_of(each).write_text(playthrough(each))
