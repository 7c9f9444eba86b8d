"""Other rooms compile their own functions from the kernel's face for compiled code."""

import numpy as np

from kingdomino import kernel
from kingdomino.kernel import NumberArray, WordArray, compiled
from kingdomino.measure.twins import ALL_RULESETS
from kingdomino.rules import Position, Ruleset


@compiled.entry
def play_first_moves(state: WordArray, generator: WordArray, points: NumberArray) -> int:
    """Always the first legal move, to the end; how many decisions that took."""
    actions = np.empty(compiled.MOST_ACTIONS, np.uint64)
    decisions = 0
    while compiled.due(state) != compiled.OVER:
        if compiled.list_actions(state, actions) == compiled.Word(0):
            compiled.play_chance(state, generator)
        else:
            compiled.decide(state, actions[0])
            decisions += 1
    for seat in range(state[compiled.PLAYERS]):
        points[seat] = compiled.total(state, compiled.Word(seat))
    return decisions


def test_a_function_of_another_room_plays_as_the_kernel_does() -> None:
    """R12-R14: an opening claim a king, then two decisions a turn, but one in the last round."""
    # In one test, so that one process of the tests compiles the function.
    for rules in ALL_RULESETS[::5]:
        _plays_alike(rules)


def _plays_alike(rules: Ruleset) -> None:
    states = kernel.to_states([Position.start(rules)])
    played, points = states[0].copy(), np.zeros(rules.players, np.int64)
    turns = rules.kings * rules.rounds
    assert play_first_moves(played, np.zeros(1, np.uint64), points) == 2 * turns, rules
    generators = np.zeros(1, np.uint64)
    while kernel.due(states)[0]:
        kernel.play_chance(states, generators)
        kernel.step(states, kernel.legal_actions(states)[0][0])
    assert np.array_equal(states[0], played), rules
    assert np.array_equal(kernel.scores(states)[0], points), rules
