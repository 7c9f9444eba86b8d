"""The result of a finished game: points, margins, and shares of the victory."""

from __future__ import annotations

from typing import Final

import numpy as np

from kingdomino.kernel.compiled import PLAYERS, FloatArray, Word, WordArray, inlined, merit, routine, total

from .shape import Shape

MOST_PLAYERS: Final = 4

_0: Final = Word(0)


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
def worth(points: float, margin: float, share: float, shape: Shape) -> float:
    """The value of a result to its player."""
    return float(shape.margin * margin + shape.points * points + shape.victory * share)
