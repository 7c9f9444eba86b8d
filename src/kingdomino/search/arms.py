"""Simulations of a position's moves that share their chance: compiled loops.

An arm is a decision at the root, or a placement together with the claim after it. Simulation k of every arm meets the
same lines and, as far as the kingdoms agree, the same noise. So the difference of two arms is known much better than
their values.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel.compiled import (
    MOST_ACTIONS,
    NEXT_LINE,
    PLACE_DUE,
    PLAYERS,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    decide,
    due,
    entry,
    inlined,
    keyed,
    to_act,
)

from .judging import insert_ranked
from .outcomes import MOST_PLAYERS, margin_of, settle
from .placements import new_survey
from .policy import DEALS, play_out, rank_claims, rank_decisions
from .shape import Shape
from .tree import LONGEST_PATH, Tree, descend, record
from .weights import Judgement

#: Claims of one placement.
MOST_CLAIMS: Final = 4
#: The number of no decision.
NONE: Final = -1
#: Columns of a result, in parts: margin and points of the player to act, then every seat's share of the victory.
MARGIN, POINTS, SHARES = 0, 1, 2
#: A point, and a whole victory, in parts: of a victory so many that a half, a third and a quarter are whole numbers.
POINT_PARTS: Final = 32
VICTORY_PARTS: Final = 12_000

_0: Final = Word(0)
#: More than any number of a decision.
_PAIR: Final = 1 << 20

Results = npt.NDArray[np.int16]


class Arms(NamedTuple):
    """The arms of a root, the best-looking first: a decision, the claim after it or NONE, its looks.

    An arm whose first decision is NONE leaves the root as it is.
    """

    first: NumberArray
    second: NumberArray
    priors: FloatArray


@inlined
def write_result(
    totals: FloatArray, shares: FloatArray, players: int, seat: int, results: Results, row: int, column: int
) -> None:
    """Write what a simulation ended with."""
    results[row, column, MARGIN] = np.int16(np.floor(margin_of(totals, players, seat) * POINT_PARTS + 0.5))
    results[row, column, POINTS] = np.int16(np.floor(totals[seat] * POINT_PARTS + 0.5))
    for other in range(players):
        results[row, column, SHARES + other] = np.int16(shares[other] * VICTORY_PARTS + 0.5)


@entry
def write_decisions(root: WordArray, judgement: Judgement, arms: Arms) -> int:
    """Make an arm of every legal decision; how many there are."""
    count = rank_decisions(root, judgement, arms.first, arms.priors, 0, new_survey())
    arms.second[:count] = NONE
    return int(count)


@entry
def write_pairs(root: WordArray, judgement: Judgement, arms: Arms, most: int) -> int:
    """Make arms of the best-looking pairs of a placement and a claim, at most so many; how many there are."""
    if due(root) != PLACE_DUE or root[NEXT_LINE] == _0:
        count = rank_decisions(root, judgement, arms.first, arms.priors, 0, new_survey())
        arms.second[:count] = NONE
        return min(int(count), most)
    places, looks = np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.float64)
    claims, promises = np.empty(MOST_CLAIMS, np.int64), np.empty(MOST_CLAIMS, np.float64)
    numbers, values = np.empty(most + 1, np.int64), np.empty(most + 1, np.float64)
    after, seat, written = np.empty(len(root), np.uint64), to_act(root), 0
    count = rank_decisions(root, judgement, places, looks, 0, new_survey())
    for place in range(count):
        after[:] = root
        decide(after, Word(places[place]))
        for claim in range(rank_claims(after, seat, judgement, claims, promises, 0)):
            value = looks[place] + promises[claim]
            if written < most or value > values[written - 1]:
                insert_ranked(numbers, values, 0, written, np.int64(places[place] * _PAIR + claims[claim]), value)
                written = min(written + 1, most)
    for arm in range(written):
        arms.first[arm], arms.second[arm] = numbers[arm] // _PAIR, numbers[arm] % _PAIR
        arms.priors[arm] = values[arm]
    return written


@entry
def simulate_arms(
    tree: Tree,
    root: WordArray,
    arms: Arms,
    chosen: NumberArray,
    made: NumberArray,
    start: int,
    seed: Word,
    judgement: Judgement,
    shape: Shape,
    results: Results,
    first: int,
    last: int,
) -> None:
    """Run simulations of the chosen arms and write their results from column `first` to before column `last`.

    `results` is by chosen arm and simulation, its first column is simulation number `start`. `made` is by arm how many
    simulations it has: these are not repeated.
    """
    state = np.empty(len(root), np.uint64)
    path, deciders = np.empty(LONGEST_PATH, np.int64), np.empty(LONGEST_PATH, np.int64)
    totals, shares, players = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS), int(root[PLAYERS])
    survey = new_survey()
    deals, seat = np.empty(1, np.uint64), int(to_act(root))  # where chance is due, that of the first king
    for column in range(first, last):
        number = start + column
        base = keyed(seed, Word(number))
        for row in range(len(chosen)):
            arm = chosen[row]
            if number < made[arm]:
                continue
            for word in range(len(root)):
                state[word] = root[word]
            deals[0] = keyed(base, DEALS)
            if arms.first[arm] != NONE:
                decide(state, Word(arms.first[arm]))
            if arms.second[arm] != NONE:
                decide(state, Word(arms.second[arm]))
            path[0], deciders[0] = 1 + arm, seat
            length = 1 + descend(state, tree, 1 + arm, judgement, shape, deals, base, path[1:], deciders[1:], survey)
            play_out(state, judgement, deals, base, survey)
            settle(state, totals, shares)
            record(tree, shape, totals, shares, players, path, deciders, length)
            write_result(totals, shares, players, seat, results, row, column)
