"""Quick decisions for every seat: what playouts are made of, and what a full-greedy player does."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel import kingdoms, rounds
from kingdomino.kernel.jit import helper, routine
from kingdomino.kernel.layout import FREE, IS_WIDE, NEXT_LINE
from kingdomino.kernel.tables import Numbers, Words
from kingdomino.kernel.words import Word, advance, bit_at, lowest_index, without_lowest

from . import narrow_masks, wide_masks
from .judging import NO_ACTION, judge_for, to_float
from .weights import CLAIM_NOISE, CLAIM_ORDER, Weights

_0, _1 = Word(0), Word(1)
_UNIT: Final = 2.0**-32
_HALF_WORD: Final = Word(32)

_narrow, _wide = judge_for(narrow_masks), judge_for(wide_masks)
_narrow_best, _wide_best = _narrow.best_place, _wide.best_place
_narrow_rank, _wide_rank = _narrow.rank_places, _wide.rank_places
_narrow_claim, _wide_claim = _narrow.claim_value, _wide.claim_value


@helper
def best_place(
    state: Words, seat: Word, domino: Word, weights: Weights, generator: Words, thorough: bool
) -> tuple[float, int]:
    """The value and number of the placement that looks best, NO_ACTION if the domino fits nowhere."""
    if state[IS_WIDE] != _0:
        return _wide_best(state, seat, domino, weights, generator, thorough)
    return _narrow_best(state, seat, domino, weights, generator, thorough)


@helper
def rank_places(
    state: Words, seat: Word, domino: Word, weights: Weights, actions: Numbers, values: Weights, start: int
) -> int:
    """Write all placements from `start` on, the best-looking first; how many there are."""
    if state[IS_WIDE] != _0:
        return _wide_rank(state, seat, domino, weights, actions, values, start)
    return _narrow_rank(state, seat, domino, weights, actions, values, start)


@helper
def claim_value(state: Words, seat: Word, domino: Word, weights: Weights) -> float:
    """What a domino promises, without looking where it would lie."""
    if state[IS_WIDE] != _0:
        return _wide_claim(state, seat, domino, weights)
    return _narrow_claim(state, seat, domino, weights)


@routine
def claim_lane(state: Words, seat: Word, weights: Weights, generator: Words) -> Word:
    """The lane that a playout claims."""
    free = state[FREE]
    best, best_value = lowest_index(free), -1e9
    if without_lowest(free) == _0:
        return best
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        domino = lowest_index(bit_at(state[NEXT_LINE], lane))
        value = claim_value(state, seat, domino, weights) - weights[CLAIM_ORDER] * to_float(lane)
        value += weights[CLAIM_NOISE] * to_float(advance(generator) >> _HALF_WORD) * _UNIT
        if value > best_value:
            best, best_value = lane, value
    return best


@helper
def place_by_policy(state: Words, seat: Word, weights: Weights, generator: Words) -> None:
    """A playout's placement or discard."""
    domino = rounds.domino_to_place(state)
    _, action = best_place(state, seat, domino, weights, generator, False)
    if action != NO_ACTION:
        kingdoms.place_action(state, seat, domino, Word(action))
    rounds.finish_placing(state)


@routine
def play_out(state: Words, weights: Weights, generator: Words) -> None:
    """Play to the end, every seat by the quick judgement."""
    while True:
        next_due = rounds.due(state)
        if next_due == rounds.PLACE_DUE:
            place_by_policy(state, rounds.to_act(state), weights, generator)
        elif next_due == rounds.CLAIM_DUE:
            rounds.claim(state, claim_lane(state, rounds.to_act(state), weights, generator))
        elif next_due == rounds.OVER:
            return
        else:
            rounds.play_chance(state, generator)


@routine
def rank_claims(state: Words, seat: Word, weights: Weights, actions: Numbers, values: Weights, start: int) -> int:
    """Write all claims from `start` on, best first, judged by the best place that each domino would have now."""
    first_claim = rounds.discard_number(state) + _1
    generator = np.zeros(1, np.uint64)
    free, written = state[FREE], 0
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        domino = lowest_index(bit_at(state[NEXT_LINE], lane))
        value, _ = best_place(state, seat, domino, weights, generator, True)
        value -= weights[CLAIM_ORDER] * to_float(lane)
        place = start + written
        while place > start and values[place - 1] < value:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, np.int64(first_claim + lane)
        written += 1
    return written


@routine
def rank_decisions(state: Words, weights: Weights, actions: Numbers, values: Weights, start: int) -> int:
    """All decisions that are open now, from `start` on, the best-looking first; how many there are."""
    seat = rounds.to_act(state)
    if rounds.due(state) == rounds.CLAIM_DUE:
        return rank_claims(state, seat, weights, actions, values, start)
    written = rank_places(state, seat, rounds.domino_to_place(state), weights, actions, values, start)
    if written == 0:
        actions[start], values[start] = np.int64(rounds.discard_number(state)), 0.0
        written = 1
    return written
