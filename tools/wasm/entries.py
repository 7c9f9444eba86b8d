"""The compiled functions that the game in the page calls, with arguments of the types that it calls them with."""

from __future__ import annotations

from typing import Any

from kingdomino.kernel import STATE_WORDS, arrays, batch_loops
from kingdomino.search import trials
from kingdomino.search.shared import Arms, net_of, temper_for


def entries() -> dict[str, tuple[Any, tuple[object, ...]]]:
    """By name: the function and such arguments."""
    states, words, numbers, table = (
        arrays.words(1, STATE_WORDS),
        arrays.words(1),
        arrays.numbers(1),
        arrays.numbers(1, 1),
    )
    flags, floats, rows, results = words.view(bool)[:1], arrays.floats(1), arrays.floats(1, 1), arrays.shorts(1, 1, 1)
    net, temper, seed = net_of(), temper_for(2, 0), arrays.word(1)
    return {
        "due": (batch_loops.due, (states, numbers)),
        "legal_actions": (batch_loops.legal_actions, (states, numbers, numbers)),
        "step": (batch_loops.step, (states, numbers, flags)),
        "deal": (batch_loops.deal, (states, words, flags)),
        "draw_kings": (batch_loops.draw_kings, (states, words, flags)),
        "play_chance": (batch_loops.play_chance, (states, words)),
        "scores": (batch_loops.scores, (states, table)),
        "places": (batch_loops.places, (states, table)),
        "write_quick_actions": (
            trials.write_quick_actions,
            (net, states, numbers, rows, 0.0, words, numbers, rows),
        ),
        "write_prospects": (
            trials.write_prospects,
            (net, states[0], temper, True, Arms(numbers, numbers, floats), states),
        ),
        "run_trials": (
            trials.run_trials,
            (net, states, 0, temper, 1, numbers, numbers, 0, seed, results, 0, 1),
        ),
    }
