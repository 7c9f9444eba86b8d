"""Quick decisions for every seat: what playouts are made of, and the ranking of all decisions by their looks."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel.compiled import (
    CLAIM_DUE,
    FREE,
    IS_WIDE,
    NEXT_LINE,
    OVER,
    PLACE_DUE,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    bit_at,
    by_grid,
    claim,
    discard_number,
    due,
    finish_placing,
    inlined,
    keyed,
    lowest_index,
    piece_to_place,
    place_action,
    play_chance,
    routine,
    to_act,
    without_lowest,
)

from .claims import LANE, NOBODY, RIVAL, claims_on, next_rival, part_to_come, row_of, table_of
from .judging import NO_ACTION, insert_ranked, judge_on, to_float, upper_fraction
from .placements import Survey, is_taught, row_for, table_for, taught_on
from .weights import Judgement

_0, _1 = Word(0), Word(1)
_SEAT: Final = Word(64)
#: Keys of the words that noise is made from: these, plus 64 a seat, plus the piece.
_CLAIMS, _PLACEMENTS, DEALS = Word(1 << 20), Word(2 << 20), Word(3 << 20)

#: Of a state, a seat, a piece …: see `Judge`. A domino that fits nowhere has the best placement NO_ACTION.
best_placement: Final = by_grid(lambda grid: judge_on(grid).best_placement)
rank_placements: Final = by_grid(lambda grid: judge_on(grid).rank_placements)
claim_value: Final = by_grid(lambda grid: judge_on(grid).claim_value)
claim_worth: Final = by_grid(claims_on)
taught_placement: Final = by_grid(lambda grid: taught_on(grid).taught_placement)
write_placement_values: Final = by_grid(lambda grid: taught_on(grid).write_values)


@inlined
def _key(purpose: Word, seat: Word, piece: Word) -> Word:
    return purpose + seat * _SEAT + piece


@inlined
def piece_in_lane(state: WordArray, lane: Word) -> Word:
    """The piece (a domino's index) in a lane of the next line."""
    return lowest_index(bit_at(state[NEXT_LINE], lane))


@inlined
def taught_value(
    state: WordArray, seat: Word, lane: Word, judgement: Judgement, weights: FloatArray, part: float, rival: Word
) -> float:
    """The value of a claim by taught weights; `part` and `rival` as `part_to_come` and `next_rival` give them."""
    piece = piece_in_lane(state, lane)
    value = claim_worth(state, seat, piece, part, weights) + weights[LANE] * to_float(lane)
    if rival != NOBODY:
        value += weights[RIVAL] * claim_value(state, rival, piece, judgement)
    return float(value)


@inlined
def _claim_noise(seat: Word, piece: Word, judgement: Judgement, base: Word) -> float:
    return judgement.claim_noise * upper_fraction(keyed(base, _key(_CLAIMS, seat, piece)))


@inlined
def _lane_by_formula(state: WordArray, seat: Word, judgement: Judgement, base: Word) -> Word:
    free, best, best_value = state[FREE], lowest_index(state[FREE]), -1e9
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        piece = piece_in_lane(state, lane)
        value = claim_value(state, seat, piece, judgement) - judgement.claim_order * to_float(lane)
        value += _claim_noise(seat, piece, judgement, base)
        if value > best_value:
            best, best_value = lane, value
    return best


@inlined
def _taught_lane(state: WordArray, seat: Word, judgement: Judgement, base: Word) -> Word:
    free, best, best_value = state[FREE], lowest_index(state[FREE]), -1e9
    weights = judgement.claims[table_of(state), row_of(state)]
    part, rival = part_to_come(state), next_rival(state, seat)
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        value = taught_value(state, seat, lane, judgement, weights, part, rival)
        value += _claim_noise(seat, piece_in_lane(state, lane), judgement, base)
        if value > best_value:
            best, best_value = lane, value
    return best


@routine
def claim_lane(state: WordArray, seat: Word, judgement: Judgement, base: Word) -> Word:
    """The lane that a playout claims. Its noise depends on the base, the seat and the domino alone."""
    free = state[FREE]
    if without_lowest(free) == _0:
        return lowest_index(free)
    if len(judgement.claims) != 0 and state[IS_WIDE] == _0:
        return _taught_lane(state, seat, judgement, base)
    return _lane_by_formula(state, seat, judgement, base)


@inlined
def place_by_policy(state: WordArray, seat: Word, judgement: Judgement, base: Word, survey: Survey) -> None:
    """A playout's placement or discard. Its noise depends on the base, the seat, the domino and the placement."""
    piece = piece_to_place(state)
    noise = keyed(base, _key(_PLACEMENTS, seat, piece))
    if is_taught(state, judgement):
        weights = judgement.placements[table_for(state), row_for(state)]
        action = taught_placement(state, seat, piece, judgement, weights, noise, survey)
    else:
        _, action = best_placement(state, seat, piece, judgement, noise, False)
    if action != NO_ACTION:
        place_action(state, seat, piece, Word(action))
    finish_placing(state)


@routine
def play_out(state: WordArray, judgement: Judgement, deals: WordArray, base: Word, survey: Survey) -> None:
    """Play to the end, every seat by the quick judgement: lines from the generator `deals`, noise from the base."""
    while True:
        next_due = due(state)
        if next_due == PLACE_DUE:
            place_by_policy(state, to_act(state), judgement, base, survey)
        elif next_due == CLAIM_DUE:
            claim(state, claim_lane(state, to_act(state), judgement, base))
        elif next_due == OVER:
            return
        else:
            play_chance(state, deals)


@inlined
def rank_relative(actions: NumberArray, values: FloatArray, start: int, end: int) -> None:
    """Sort actions by value, the highest first, and make the values what they lose against the highest."""
    for rank in range(start, end):
        insert_ranked(actions, values, start, rank, actions[rank], values[rank])
    for rank in range(end - 1, start - 1, -1):
        values[rank] -= values[start]


@routine
def rank_claims(
    state: WordArray, seat: Word, judgement: Judgement, actions: NumberArray, values: FloatArray, start: int
) -> int:
    """Write all claims from `start` on, best first, judged by the best placement that each domino would have now."""
    first_claim = discard_number(state) + _1
    free, written = state[FREE], 0
    while free != _0:
        lane = lowest_index(free)
        free = without_lowest(free)
        value, _ = best_placement(state, seat, piece_in_lane(state, lane), judgement, _0, True)
        value -= judgement.claim_order * to_float(lane)
        insert_ranked(actions, values, start, start + written, np.int64(first_claim + lane), value)
        written += 1
    return written


@routine
def rank_decisions(
    state: WordArray, judgement: Judgement, actions: NumberArray, values: FloatArray, start: int, survey: Survey
) -> int:
    """Write all legal decisions from `start` on, the best-looking first; how many there are."""
    seat = to_act(state)
    if due(state) == CLAIM_DUE:
        return rank_claims(state, seat, judgement, actions, values, start)
    piece = piece_to_place(state)
    if is_taught(state, judgement):
        weights = judgement.placements[table_for(state), row_for(state)]
        written = write_placement_values(state, seat, piece, judgement, weights, actions, values, start, True, survey)
        rank_relative(actions, values, start, start + written)
    else:
        written = rank_placements(state, seat, piece, judgement, actions, values, start)
    if written == 0:
        actions[start], values[start] = np.int64(discard_number(state)), 0.0
        written = 1
    return int(written)
