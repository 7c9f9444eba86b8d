"""Game k of lane i under seed s is one game, whatever runs beside it; and nobody sees what comes next."""

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from kingdomino.environment import KingdominoVector, kingdomino_v1
from kingdomino.kernel.lane_loops import GENERATOR

from .rulesets import SOME

RULES = "3 classic harmony"
GAMES = 3


def games_of(lanes: tuple[int, ...], rules: str = RULES, **options: Any) -> dict[int, list[list[bytes]]]:
    """The positions of the first games of some lanes, with a policy that looks at the mask alone."""
    vector = KingdominoVector(rules=rules, observe="states", **options)
    observed, _ = vector.reset(seed=42)
    games: dict[int, list[list[bytes]]] = {lane: [[]] for lane in lanes}
    ended = np.zeros(vector.num_envs, bool)
    while any(len(played) <= GAMES for played in games.values()):
        states, masks = observed["states"], observed["action_mask"]
        for lane in lanes:
            if masks[lane].any():
                games[lane][-1].append(states[lane].tobytes())
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
        observed, _, ended, _, _ = vector.step(actions)
        for lane in lanes:
            if ended[lane]:
                games[lane].append([])
        if options.get("autoreset_mode") == "Disabled" and ended.any():
            observed, _ = vector.reset(options={"reset_mask": ended})
    vector.close()
    return {lane: played[:GAMES] for lane, played in games.items()}


@pytest.mark.parametrize(
    ("rules", "decisions"), [(RULES, 72), ("2 classic", 48), ("4 revised", 96), ("2 classic mighty-duel", 96)]
)
def test_games_depend_on_neither_batch_size_nor_autoreset_mode_nor_threads(rules: str, decisions: int) -> None:
    expected = games_of((0, 6), rules, num_envs=7)
    assert [len(game) for game in expected[0]] == [decisions] * GAMES
    assert len({game[0] for played in expected.values() for game in played}) == 2 * GAMES
    for mode in ("NextStep", "SameStep", "Disabled"):
        assert games_of((0,), rules, num_envs=1, autoreset_mode=mode) == {0: expected[0]}
        assert games_of((0, 6), rules, num_envs=7, autoreset_mode=mode, threads=2) == expected
        assert games_of((0, 6), rules, num_envs=1024, autoreset_mode=mode) == expected


def test_a_reset_with_the_seed_begins_again_and_without_goes_on() -> None:
    vector = KingdominoVector(3, RULES)
    first, _ = vector.reset(seed=5)
    second, _ = vector.reset()
    again, _ = vector.reset(seed=5)
    assert np.array_equal(first["table"], again["table"])
    assert not np.array_equal(first["table"], second["table"])
    third, _ = vector.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(third["table"][[0, 2]], first["table"][[0, 2]])
    assert np.array_equal(third["table"][1], second["table"][1])


def test_without_a_seed_two_environments_play_two_games() -> None:
    tables = [KingdominoVector(4, RULES).reset()[0]["table"].tobytes() for _ in range(2)]
    assert tables[0] != tables[1]


def everything(vector: KingdominoVector, told: tuple[Any, ...]) -> list[bytes]:
    """All that a step or a reset tells, as bytes."""
    flat: list[bytes] = []
    for part in told:
        rows = part.values() if isinstance(part, dict) else [part]
        flat += [np.asarray(row).tobytes() for row in rows if not isinstance(row, dict)]
    return [*flat, repr(vector.render()).encode()]


def with_another_deck(env: Any) -> Any:
    """A copy with the same past, in which chance brings something else from now on."""
    other = deepcopy(env)
    other.unwrapped._lanes._seeds[:, GENERATOR] += np.uint64(1)
    return other


@pytest.mark.parametrize(("number", "rules"), list(enumerate(SOME)))
def test_two_decks_with_the_same_past_look_the_same_in_a_vector(number: int, rules: str) -> None:
    """After every deal of a game, up to its end: copies differ at the next deal and not before."""
    mode, observe = ("NextStep", "SameStep", "Disabled")[number % 3], ("planes", "states", "none")[number // 3]
    one = KingdominoVector(4, rules, observe, autoreset_mode=mode, render_mode="ansi")
    observed, _ = one.reset(seed=9)
    other, deals, ended = with_another_deck(one), 0, np.zeros(4, bool)
    while not ended.any():
        actions = observed["action_mask"].argmax(axis=1)
        unseen = len(one.position().unseen)
        told, as_well = one.step(actions), other.step(actions)
        observed, _, ended, _, _ = told
        if len(one.position().unseen) < unseen:
            is_certain = unseen == one.rules.line_size  # the last line, where no domino stays in the box
            assert (one.position() == other.position()) == is_certain
            assert (everything(one, told) == everything(other, as_well)) == is_certain
            other, deals = with_another_deck(one), deals + 1
        else:
            assert everything(one, told) == everything(other, as_well)
    assert deals == one.rules.rounds - 1


@pytest.mark.parametrize("rules", SOME)
def test_two_decks_with_the_same_past_look_the_same_to_a_learner(rules: str) -> None:
    """What it sees, what it is told, and what its opponents do."""
    one: Any = gymnasium.make("Kingdomino-v1", rules=rules, opponents="page", seat=1, render_mode="ansi").unwrapped
    one.reset(seed=9)
    other, deals, ended = with_another_deck(one), 0, False

    def told(env: Any, observed: Any, *more: object) -> list[object]:
        return [*(rows.tobytes() for rows in observed.values()), str(more), env.render(), env.action_masks().tobytes()]

    while not ended:
        unseen = len(one.position.unseen)
        action = int(one.action_masks().argmax())
        step, as_well = one.step(action), other.step(action)
        if len(one.position.unseen) != unseen:
            other, deals = with_another_deck(one), deals + 1
        else:
            assert told(one, *step) == told(other, *as_well)
        ended = step[2]
    assert deals == one.rules.rounds - 1


def test_two_decks_with_the_same_past_look_the_same_to_every_agent() -> None:
    one: Any = kingdomino_v1.env(rules=RULES, render_mode="ansi")
    one.reset(seed=9)
    other = with_another_deck(one)

    def told(env: Any) -> list[object]:
        seen = [env.observe(agent)[name].tobytes() for agent in env.agents for name in ("kingdoms", "table")]
        return [*seen, env.last()[1:4], str(env.last()[4]), env.agent_selection, env.render()]

    while len(one.unwrapped.position.unseen) == 45:
        assert told(one) == told(other)
        action = int(one.last()[0]["action_mask"].argmax())
        one.step(action)
        other.step(action)
    assert told(one) != told(other)


def test_a_learner_s_opponents_play_the_same_game_again_for_the_same_seed() -> None:
    def play(seed: int) -> list[str]:
        solo: Any = gymnasium.make("Kingdomino-v1", opponents="page", seat="random").unwrapped
        solo.reset(seed=seed)
        rows, ended = [f"{solo.seat} {solo.position}"], False
        while not ended:
            _, _, ended, _, _ = solo.step(int(solo.action_masks().argmax()))
            rows.append(str(solo.position))
        return rows

    assert play(3) == play(3)
    assert play(3) != play(4)
