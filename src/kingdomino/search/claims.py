"""What a playout's claim is worth: weights that the search has taught, by rounds left (see decision 0014).

The terms of a claim are sums over the domino's halves: crowns, own squares and crowns of their terrains, what may still
come of them, the lane, and what the domino is worth to the next rival.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from kingdomino.kernel.compiled import (
    A_CROWNS,
    A_TERRAIN,
    ALL_KINGS,
    B_CROWNS,
    B_TERRAIN,
    KINGS,
    LINE,
    LINE_SIZE,
    LINES_TO_COME,
    MIDDLE_KINGDOM,
    NEXT_LINE,
    OWNERS,
    PLAYERS,
    TURN,
    UNSEEN,
    FloatArray,
    Grid,
    Mask,
    Word,
    WordArray,
    inlined,
    popcount,
    routine,
)
from kingdomino.rules import DOMINOES, TERRAINS, Land

from .judging import to_float
from .taught_weights import CLAIM_TERMS, ROWS

_0, _1, _2, _3 = (Word(number) for number in range(4))

#: The seat of nobody.
NOBODY: Final = Word(4)

(
    CROWNS,
    CROWNS_BY_SQUARES,
    OWN_CROWNS,
    CROWNS_TO_COME,
    KNOWN,
    CROWNS_BY_TO_COME,
    DOUBLE,
    LANE,
    RIVAL,
    MOST_CROWNS,
    SQUARES_BY_TO_COME,
) = range(CLAIM_TERMS)

_TWO_PLAYERS: Final = Word(2)


def _dominoes(has: Callable[[Land, str], bool]) -> WordArray:
    """By terrain: the dominoes with such a half, a bit each."""
    return np.array(
        [
            sum(
                1 << (number - 1)
                for number, domino in DOMINOES.items()
                if has(domino.a, terrain) or has(domino.b, terrain)
            )
            for terrain in TERRAINS
        ],
        np.uint64,
    )


_SQUARES: Final = _dominoes(lambda half, terrain: half.terrain == terrain)
_PAIRS: Final = np.array(
    [
        sum(1 << (number - 1) for number, domino in DOMINOES.items() if domino.a.terrain == domino.b.terrain == terrain)
        for terrain in TERRAINS
    ],
    np.uint64,
)
# No domino has crowns on both halves, so each is counted once.
_ONES: Final = _dominoes(lambda half, terrain: half.terrain == terrain and bool(half.crowns & 1))
_TWOS: Final = _dominoes(lambda half, terrain: half.terrain == terrain and bool(half.crowns & 2))


@inlined
def squares_of(dominoes: Word, terrain: Word) -> float:
    """How many squares of a terrain these dominoes have."""
    return to_float(popcount(dominoes & _SQUARES[terrain]) + popcount(dominoes & _PAIRS[terrain]))


@inlined
def crowns_of(dominoes: Word, terrain: Word) -> float:
    """How many crowns these dominoes have on a terrain."""
    return to_float(popcount(dominoes & _ONES[terrain]) + _2 * popcount(dominoes & _TWOS[terrain]))


@inlined
def table_of(state: WordArray) -> int:
    """The table of weights for this number of players."""
    return 0 if state[PLAYERS] == _TWO_PLAYERS else 1


@inlined
def row_of(state: WordArray) -> int:
    """The row of weights for this number of rounds left: one a round with two players, one for two rounds with more."""
    left = int(state[LINES_TO_COME]) + 1
    return min(left if state[PLAYERS] == _TWO_PLAYERS else (left + 1) // 2, ROWS - 1)


@inlined
def part_to_come(state: WordArray) -> float:
    """The part of the unseen dominoes that will still be dealt."""
    unseen = to_float(popcount(state[UNSEEN]))
    return to_float(state[LINES_TO_COME] * state[LINE_SIZE]) / max(unseen, 1.0)


@inlined
def next_rival(state: WordArray, seat: Word) -> Word:
    """The other seat that claims next in this round, or NOBODY."""
    kings = state[OWNERS] if state[LINE] != _0 else state[KINGS]
    for turn in range(state[TURN] + _1, state[ALL_KINGS]):
        other: Word = (kings >> (_2 * Word(turn))) & _3
        if other != seat:
            return other
    return NOBODY


@cache
def claims_on(grid: Grid) -> Callable[..., float]:
    """Build the value of a claim over sets of squares as the grid keeps them."""
    # Bound to names here, so that the compiler sees functions and not a module.
    masks, placing, territories, centred = grid
    union, both, without, count = masks.union, masks.both, masks.without, masks.count
    is_empty, lowest, beside, empty_squares = masks.is_empty, masks.lowest, placing.beside, placing.empty_squares
    land, ones_of, twos_of = territories.land, territories.ones, territories.twos
    can_be_centred = territories.can_be_centred

    @inlined
    def crowns_in(state: WordArray, at: Word, squares: Mask) -> float:
        return to_float(count(both(squares, ones_of(state, at))) + _2 * count(both(squares, twos_of(state, at))))

    @inlined
    def largest_open(state: WordArray, at: Word, terrain: Mask, room: Mask) -> tuple[float, float]:
        """Of the terrain's territories that can grow: the most squares and the most crowns."""
        squares = crowns = 0.0
        left = terrain
        while not is_empty(left):
            territory = lowest(left)
            while True:
                grown = both(union(territory, beside(territory)), terrain)
                if is_empty(without(grown, territory)):
                    break
                territory = grown
            left = without(left, territory)
            if not is_empty(both(beside(territory), room)):
                squares = max(squares, to_float(count(territory)))
                crowns = max(crowns, crowns_in(state, at, territory))
        return squares, crowns

    @inlined
    def half_value(
        state: WordArray, at: Word, terrain: Word, crowns: float, part: float, room: Mask, weights: FloatArray
    ) -> float:
        own = land(state, at, terrain)
        squares = to_float(count(own))
        to_come = 0.1 * (part * crowns_of(state[UNSEEN], terrain) + crowns_of(state[NEXT_LINE], terrain))
        value = crowns * weights[CROWNS] + crowns * squares * weights[CROWNS_BY_SQUARES]
        value += crowns_in(state, at, own) * weights[OWN_CROWNS] + to_come * weights[CROWNS_TO_COME]
        if squares != 0.0:
            value += weights[KNOWN]
        if crowns != 0.0:
            more = 0.1 * (part * squares_of(state[UNSEEN], terrain) + squares_of(state[NEXT_LINE], terrain))
            value += crowns * more * weights[CROWNS_BY_TO_COME]
        if weights[MOST_CROWNS] != 0.0 or weights[SQUARES_BY_TO_COME] != 0.0:
            most_squares, most_crowns = largest_open(state, at, own, room)
            value += most_crowns * weights[MOST_CROWNS] + to_come * most_squares * weights[SQUARES_BY_TO_COME]
        return float(value)

    @routine
    def claim_worth(state: WordArray, at: Word, piece: Word, part: float, weights: FloatArray) -> float:
        """The value of claiming a domino, without lane and rival."""
        terrain_a, terrain_b = A_TERRAIN[piece], B_TERRAIN[piece]
        room = empty_squares(state, at)
        if state[MIDDLE_KINGDOM] != _0 and can_be_centred(state, at):
            room = both(room, centred)
        value = half_value(state, at, terrain_a, A_CROWNS[piece], part, room, weights)
        if terrain_a == terrain_b and A_CROWNS[piece] == B_CROWNS[piece]:
            return 2.0 * value + float(weights[DOUBLE])
        value += half_value(state, at, terrain_b, B_CROWNS[piece], part, room, weights)
        return value + float(weights[DOUBLE]) if terrain_a == terrain_b else value

    return claim_worth
