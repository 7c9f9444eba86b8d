"""Compiled functions of the tests, as entries, so that their machine code is kept.

All here, so that one process compiles what they call, once and together with the entry points of the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from kingdomino import Position, Ruleset, kernel
from kingdomino.kernel import FloatArray, NumberArray, WarmUpStep, WordArray, compiled
from kingdomino.kernel.compiled import Word
from kingdomino.search import PAIRS, Judgement, evaluate, greedy_move, opponent_steps, search_steps
from kingdomino.search.claims import next_rival, part_to_come
from kingdomino.search.outcomes import settle
from kingdomino.search.placements import new_survey
from kingdomino.search.policy import (
    best_placement,
    claim_lane,
    place_by_policy,
    play_out,
    rank_decisions,
    taught_value,
    write_placement_values,
)
from kingdomino.search.taught_weights import CLAIM_TERMS, PLACEMENT_TERMS
from kingdomino.training import train

#: As many decisions as there can be.
MOST_RANKED = 700


@compiled.entry
def ranking(state: WordArray, judgement: Judgement, actions: NumberArray, values: FloatArray, start: int) -> int:
    """`rank_decisions`."""
    return rank_decisions(state, judgement, actions, values, start, new_survey())


@compiled.entry
def best_of(
    state: WordArray,
    seat: Word,
    piece: Word,
    judgement: Judgement,
    noise: Word,
    thorough: bool,
) -> tuple[float, int]:
    """`best_placement`."""
    return best_placement(state, seat, piece, judgement, noise, thorough)


@compiled.entry
def played_out(state: WordArray, judgement: Judgement, deals: WordArray, base: Word) -> None:
    """`play_out` of the search."""
    play_out(state, judgement, deals, base, new_survey())


@compiled.entry
def claim_terms(state: WordArray, judgement: Judgement, lane: int, units: FloatArray, found: FloatArray) -> None:
    """`taught_value` of a claim, with each of these rows of weights."""
    seat = compiled.to_act(state)
    part, rival = part_to_come(state), next_rival(state, seat)
    for term in range(len(units)):
        found[term] = taught_value(state, seat, Word(lane), judgement, units[term], part, rival)


@compiled.entry
def lane_of(state: WordArray, judgement: Judgement, base: int) -> int:
    """`claim_lane`."""
    return int(claim_lane(state, compiled.to_act(state), judgement, Word(base)))


@compiled.entry
def placement_values(
    state: WordArray, judgement: Judgement, weights: FloatArray, actions: NumberArray, values: FloatArray
) -> int:
    """`write_placement_values` of the placements that a playout considers."""
    seat, piece = compiled.to_act(state), compiled.piece_to_place(state)
    return write_placement_values(state, seat, piece, judgement, weights, actions, values, 0, False, new_survey())


@compiled.entry
def placed(state: WordArray, judgement: Judgement, base: int) -> None:
    """`place_by_policy`."""
    place_by_policy(state, compiled.to_act(state), judgement, Word(base), new_survey())


@compiled.entry
def settled(state: WordArray, totals: FloatArray, shares: FloatArray) -> None:
    """`settle`."""
    settle(state, totals, shares)


@compiled.entry
def play_first_moves(state: WordArray, generator: WordArray, points: NumberArray) -> int:
    """Always the first legal move, to the end; how many decisions that took."""
    actions = np.empty(compiled.MOST_ACTIONS, np.uint64)
    decisions = 0
    while compiled.due(state) != compiled.OVER:
        if compiled.list_actions(state, actions) == Word(0):
            compiled.play_chance(state, generator)
        else:
            compiled.decide(state, actions[0])
            decisions += 1
    for seat in range(state[compiled.PLAYERS]):
        points[seat] = compiled.total(state, Word(seat))
    return decisions


def train_a_little() -> None:
    """Compile what `train` needs."""
    with TemporaryDirectory() as folder:
        train(Path(folder), games=1)


def steps() -> Sequence[WarmUpStep]:
    """A call of each, with arguments as in the tests."""
    opening = Position.start(Ruleset()).play("kings 0 1 2 3").play("deal 1 2 3 4")
    placing = kernel.to_state(opening.play("=1").play("=2").play("=3").play("=4").play("deal 5 6 7 8"))
    state, judgement, word = kernel.to_state(opening), Judgement(), np.uint64(0)
    numbers, floats = np.zeros(MOST_RANKED, np.int64), np.zeros(MOST_RANKED)
    return (
        ("ranking", lambda: ranking(state, judgement, numbers, floats, 0)),
        ("best_of", lambda: best_of(state, word, word, judgement, word, True)),
        ("played_out", lambda: played_out(state.copy(), judgement, np.zeros(1, np.uint64), word)),
        ("claim_terms", lambda: claim_terms(state, judgement, 0, np.eye(CLAIM_TERMS), np.empty(CLAIM_TERMS))),
        ("placement_values", lambda: placement_values(placing, judgement, np.zeros(PLACEMENT_TERMS), numbers, floats)),
        ("placed", lambda: placed(placing.copy(), judgement, 0)),
        ("lane_of", lambda: lane_of(state, judgement, 0)),
        ("greedy_action", lambda: greedy_move(opening, 0)),
        ("write_pairs", lambda: evaluate(opening, playouts=1, style=PAIRS)),
        ("play_games", train_a_little),
        ("settled", lambda: settled(state, np.zeros(4), np.zeros(4))),
        ("play_first_moves", lambda: play_first_moves(state.copy(), np.zeros(1, np.uint64), numbers)),
    )


def _show(done: int, total: int, name: str) -> None:
    if name:
        print(f"{done + 1} of {total}: {name}", flush=True)


def compile_all() -> None:
    """Compile whatever the tests need and no process has compiled yet."""
    kernel.warm_up(_show, [*search_steps(), *opponent_steps(), *steps()])
    print(f"The compiled code is kept in {kernel.CACHE_FOLDER}")
