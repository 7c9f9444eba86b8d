"""Other rooms compile their own functions from the kernel's face for compiled code."""

import numpy as np

from kingdomino import kernel
from kingdomino.measure.twins import ALL_RULESETS
from kingdomino.rules import Position, Ruleset
from tests.entries import play_first_moves


def test_a_function_of_another_room_plays_as_the_kernel_does() -> None:
    """R12-R14: an opening claim a king, then two decisions a turn, but one in the last round."""
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
