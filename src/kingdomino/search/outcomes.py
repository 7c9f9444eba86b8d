"""The result of a finished game: points, margins, and shares of the victory."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel.compiled import PLAYERS, FloatArray, Word, WordArray, inlined, merit, routine, total

from .net import ShortArray
from .shared import MARGIN, POINT_PARTS, POINTS, SHARES, VICTORY_PARTS

_0: Final = Word(0)

#: By board and placements left: the standard deviation of results around the net's values, in points.
SPREADS: Final = np.array(
    [
        [0.3, 0.5, 3.2, 4.6, 5.4, 6.0, 6.6, 7.0, 7.3, 7.5, 7.7, 7.8, *[7.9] * 13],
        [0.5, 1.6, 3.9, 6.5, 7.0, 8.5, 9.0, 10.0, 10.5, 11.2, 11.5, 12.5, *[12.6, 13.2] * 2, *[15.0] * 9],
    ]
)
#: The scale of a logistic distribution that is as wide as the difference of two normal ones with deviation 1.
_LOGISTIC: Final = 0.78


@inlined
def margin_of(totals: FloatArray, players: int, seat: int) -> float:
    """Points ahead of the best other."""
    best_other = -1.0
    for other in range(players):
        if other != seat and totals[other] > best_other:
            best_other = totals[other]
    return float(totals[seat] - best_other)


@routine
def settle(state: WordArray, totals: FloatArray, shares: FloatArray) -> None:
    """Write the final points and the share of the victory of every seat, tie-breaks included (R31-R33)."""
    players = int(state[PLAYERS])
    most, leaders = -1.0, 0.0
    for seat in range(players):
        totals[seat] = np.float64(np.int64(total(state, Word(seat))))
        if totals[seat] > most:
            most, leaders = totals[seat], 0.0
        if totals[seat] == most:
            leaders += 1.0
    best = _0
    if leaders > 1.0:
        leaders = 0.0
        for seat in range(players):
            if totals[seat] == most:
                own = merit(state, Word(seat))
                if own > best:
                    best, leaders = own, 0.0
                if own == best:
                    leaders += 1.0
    for seat in range(players):
        wins = totals[seat] == most and (best == _0 or merit(state, Word(seat)) == best)
        shares[seat] = 1.0 / leaders if wins else 0.0


@inlined
def fading(exponent: float) -> float:
    """About e to a power that is not positive: the same on every machine."""
    part = max(1.0 + exponent / 256.0, 0.0)
    for _ in range(8):
        part *= part
    return part


@inlined
def write_shares(totals: FloatArray, players: int, board: int, left: int, shares: FloatArray) -> None:
    """Write the share of the victory that every seat can expect with these points and so many placements to come."""
    most, sum_of_parts = totals[0], 0.0
    for seat in range(players):
        most = max(most, totals[seat])
    for seat in range(players):
        shares[seat] = fading((totals[seat] - most) / (_LOGISTIC * SPREADS[board, left]))
        sum_of_parts += shares[seat]
    for seat in range(players):
        shares[seat] /= sum_of_parts


@inlined
def write_result(
    totals: FloatArray, shares: FloatArray, players: int, seat: int, results: ShortArray, row: int, column: int
) -> None:
    """Write what a trial ended with."""
    results[row, column, MARGIN] = np.int16(np.floor(margin_of(totals, players, seat) * POINT_PARTS + 0.5))
    results[row, column, POINTS] = np.int16(np.floor(totals[seat] * POINT_PARTS + 0.5))
    for other in range(players):
        results[row, column, SHARES + other] = np.int16(shares[other] * VICTORY_PARTS + 0.5)
