"""A round, solved: nothing in it is hidden, and kingdoms meet only in the claims.

A plan says what a seat's kingdom is worth at the end of the round for each set of lanes that it may claim, with the
placements that lead there. The claims are then solved with all plans: each player maximises its own points less a part
of those of its best rivals.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel.compiled import (
    ALL_KINGS,
    CROWNS_DECIDE,
    FREE,
    IS_WIDE,
    KINGS,
    LINE,
    LINES_TO_COME,
    MIDDLE_KINGDOM,
    MOST_ACTIONS,
    NEXT_LINE,
    NEXT_OWNERS,
    OWNERS,
    PLACED,
    PLAYERS,
    STATE_WORDS,
    TURN,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    advance,
    bit_at,
    bonuses,
    claim,
    crowns,
    discard_number,
    finish_placing,
    inlined,
    largest,
    list_placements,
    lowest_index,
    maker,
    place_action,
    points,
    popcount,
    routine,
)

from .features import (
    MOST_FEATURES,
    POINTS,
    FeatureArray,
    Survey,
    domino_features,
    is_centrable,
    kingdom_features,
    new_survey,
    table_features,
)
from .net import ShortArray, add_rows, head_of, output
from .outcomes import SPREADS, fading
from .shared import MERIT_PARTS, NONE, ROW, Net, Temper

_0, _1, _2, _3 = (Word(number) for number in range(4))

#: Sets of lanes: a bit a lane.
SETS: Final = 16
_LANES: Final = 4
#: First placements of two that are looked at further.
_KEPT: Final = 6
#: The value of what cannot be.
_NEVER: Final = -1e9
_FRACTION: Final = 2.0**-53
_A_BYTE: Final = Word(8)


class Plan(NamedTuple):
    """By seat and set of lanes: the value, and the numbers of the placements."""

    values: FloatArray
    first: NumberArray
    second: NumberArray


class Desk(NamedTuple):
    """Room to work in, for one thread."""

    survey: Survey
    features: FeatureArray
    #: The rows of the table, of a kingdom, of each lane's domino, and of a set of lanes.
    common: ShortArray
    board: ShortArray
    lanes: npt.NDArray[np.int16]
    total: ShortArray
    active: ShortArray
    #: Positions at the start, after a first and a second placement, their numbers, and what they look like.
    start: WordArray
    after: WordArray
    then: WordArray
    actions: WordArray
    followers: WordArray
    looks: FloatArray
    by_set: FloatArray
    plan: Plan
    #: Of the claims: the values at the end by seat, the sequences that are left, the lanes that were chosen by turn.
    worth: FloatArray
    leaves: NumberArray
    chosen: NumberArray
    generator: WordArray


@maker
def new_desk() -> Desk:
    """A desk."""
    return Desk(
        new_survey(),
        np.zeros(MOST_FEATURES, np.uint16),
        np.zeros(ROW, np.int16),
        np.zeros(ROW, np.int16),
        np.zeros((_LANES, ROW), np.int16),
        np.zeros(ROW, np.int16),
        np.zeros(ROW, np.int16),
        np.zeros(STATE_WORDS, np.uint64),
        np.zeros(STATE_WORDS, np.uint64),
        np.zeros(STATE_WORDS, np.uint64),
        np.zeros(MOST_ACTIONS, np.uint64),
        np.zeros(MOST_ACTIONS, np.uint64),
        np.zeros(MOST_ACTIONS),
        np.zeros(SETS),
        new_plan(),
        np.zeros((24, 4)),
        np.zeros(24, np.int64),
        np.zeros(4, np.int64),
        np.zeros(1, np.uint64),
    )


@maker
def new_plan() -> Plan:
    """Room for the plans of all seats."""
    return Plan(np.zeros((4, SETS)), np.zeros((4, SETS), np.int64), np.zeros((4, SETS), np.int64))


@inlined
def copy_words(source: WordArray, target: WordArray) -> None:
    """Copy a state."""
    for word in range(len(source)):
        target[word] = source[word]


@inlined
def placements_left(state: WordArray) -> int:
    """The placements that each player still has when this round is over."""
    if state[NEXT_LINE] == _0:
        return 0
    return int(np.int64(state[ALL_KINGS] // state[PLAYERS] * (state[LINES_TO_COME] + _1)))


@inlined
def kings_of(state: WordArray) -> Word:
    """The seats of the kings in the order of this round, packed."""
    return Word(state[OWNERS] if state[LINE] != _0 else state[KINGS])


@inlined
def sets_of(state: WordArray, seat: Word) -> int:
    """The sets of lanes that a seat may have at the end of the round: a bit a set."""
    if state[NEXT_LINE] == _0:
        return 1
    wanted, own, free = 0, 0, int(np.int64(state[FREE]))
    for lane in range(int(np.int64(popcount(state[NEXT_LINE])))):
        if not (free >> lane) & 1 and (state[NEXT_OWNERS] >> (_2 * Word(lane))) & _3 == seat:
            own |= 1 << lane
            wanted += 1
    kings = kings_of(state)
    for turn in range(int(np.int64(state[TURN])), int(np.int64(state[ALL_KINGS]))):
        if (kings >> (_2 * Word(turn))) & _3 == seat:
            wanted += 1
    found = 0
    for lanes in range(SETS):
        if lanes & own == own and lanes & ~(own | free) == 0 and int(np.int64(popcount(Word(lanes)))) == wanted:
            found |= 1 << lanes
    return found


@inlined
def add_row(row: ShortArray, total: ShortArray) -> None:
    """Add a row to another."""
    for column in range(ROW):
        total[column] += row[column]


@inlined
def copy_row(row: ShortArray, target: ShortArray) -> None:
    """Copy a row."""
    for column in range(ROW):
        target[column] = row[column]


@routine
def _prepare(net: Net, state: WordArray, left: int, desk: Desk) -> None:
    """Add up what all kingdoms have in common with `left` placements to come."""
    count = table_features(state, left, desk.features)
    for column in range(ROW):
        desk.common[column] = 0
    add_rows(net, int(np.int64(state[IS_WIDE])), desk.features, 0, count, desk.common)


@routine
def _survey_rows(net: Net, state: WordArray, seat: Word, left: int, desk: Desk) -> None:
    """Add up the rows of a kingdom, onto those that all have in common."""
    count = kingdom_features(state, seat, left, desk.survey, desk.features, 0)
    copy_row(desk.common, desk.board)
    add_rows(net, int(np.int64(state[IS_WIDE])), desk.features, 0, count, desk.board)


@inlined
def _merit(state: WordArray, seat: Word) -> float:
    """What a finished kingdom is worth: points, and a fraction for its largest territory, then crowns (R31, R32)."""
    crowned = crowns(state, seat) if state[CROWNS_DECIDE] != _0 else _0
    ties = (largest(state, seat) << _A_BYTE) | crowned
    whole = points(state, seat) + bonuses(state, seat)
    return float(np.float64(int(np.int64(whole))) + np.float64(int(np.int64(ties))) / MERIT_PARTS)


@routine
def _write_values(net: Net, state: WordArray, seat: Word, left: int, sets: int, desk: Desk) -> None:
    """What the kingdom is worth at the end of the round, by set of lanes."""
    if left == 0:
        desk.by_set[0] = _merit(state, seat)
        return
    _survey_rows(net, state, seat, left, desk)
    head, board = head_of(state, left), int(np.int64(state[IS_WIDE]))
    known = 0
    for lanes in range(SETS):
        if not (sets >> lanes) & 1:
            continue
        copy_row(desk.board, desk.total)
        for lane in range(_LANES):
            if not (lanes >> lane) & 1:
                continue
            if not (known >> lane) & 1:
                known |= 1 << lane
                piece = int(np.int64(piece_at(state[NEXT_LINE], lane)))
                end = domino_features(piece, lane, 0, desk.survey, desk.features, 0)
                for column in range(ROW):
                    desk.lanes[lane, column] = 0
                add_rows(net, board, desk.features, 0, end, desk.lanes[lane])
            add_row(desk.lanes[lane], desk.total)
        value = output(net, desk.total, head, desk.active)
        desk.by_set[lanes] = np.float64(desk.survey.facts[POINTS]) + value


@routine
def _between(net: Net, state: WordArray, seat: Word, left: int, piece: int, lane: int, desk: Desk) -> float:
    """What the kingdom is worth with one more domino to place in this round."""
    _survey_rows(net, state, seat, left, desk)
    end = domino_features(piece, lane, 1, desk.survey, desk.features, 0)
    copy_row(desk.board, desk.total)
    add_rows(net, int(np.int64(state[IS_WIDE])), desk.features, 0, end, desk.total)
    return float(desk.survey.facts[POINTS]) + output(net, desk.total, head_of(state, left), desk.active)


@inlined
def uniform(generator: WordArray) -> float:
    """A random fraction from 0 to 1."""
    return float(np.float64(int(np.int64(advance(generator) >> Word(11)))) * _FRACTION)


@inlined
def piece_at(line: Word, rank: int) -> Word:
    """The piece in this lane of a line."""
    return lowest_index(bit_at(line, Word(rank)))


@routine
def lay(state: WordArray, seat: Word, piece: Word, action: Word) -> None:
    """Place a domino without ending the turn; a discard changes nothing."""
    if action != discard_number(state):
        place_action(state, seat, piece, action)


@routine
def list_sensible(state: WordArray, seat: Word, piece: Word, roams: bool, actions: WordArray, after: WordArray) -> int:
    """Write the placements of a domino that are worth a look, or the discard; how many there are.

    While the castle can still be the centre, and that counts, those that give it up are left out if there are others.
    """
    count = int(np.int64(list_placements(state, seat, piece, actions)))
    if count == 0:
        actions[0] = discard_number(state)
        return 1
    if roams or state[MIDDLE_KINGDOM] == _0 or not is_centrable(state, seat):
        return count
    kept = 0
    for index in range(count):
        copy_words(state, after)
        lay(after, seat, piece, actions[index])
        if is_centrable(after, seat):
            actions[kept] = actions[index]
            kept += 1
    return kept if kept else count


@routine
def _take_best(seat: int, sets: int, noise: float, first: Word, second: Word, desk: Desk, plan: Plan) -> None:
    """Keep these placements for each set of lanes for which they are the best so far."""
    if noise > 0.0:
        noise *= uniform(desk.generator)
    for lanes in range(SETS):
        if (sets >> lanes) & 1 and desk.by_set[lanes] + noise > plan.values[seat, lanes]:
            plan.values[seat, lanes] = desk.by_set[lanes] + noise
            plan.first[seat, lanes] = int(np.int64(first))
            plan.second[seat, lanes] = int(np.int64(second))


@routine
def make_plan(net: Net, state: WordArray, seat: Word, temper: Temper, desk: Desk, plan: Plan) -> None:
    """Find the best placements of a seat's dominoes in this round for each set of lanes that it may claim."""
    row = int(np.int64(seat))
    sets, left, noise = sets_of(state, seat), placements_left(state), float(temper.noise[row])
    roams = temper.roams[row] != 0 or left == 0
    for lanes in range(SETS):
        plan.values[row, lanes] = _NEVER
    turns = turn_one = turn_two = 0
    if state[LINE] != _0:
        for turn in range(int(np.int64(state[TURN])), int(np.int64(popcount(state[LINE])))):
            placed = turn == int(np.int64(state[TURN])) and state[PLACED] != _0
            if (state[OWNERS] >> (_2 * Word(turn))) & _3 == seat and not placed:
                turn_one, turn_two = (turn, 0) if turns == 0 else (turn_one, turn)
                turns += 1
    _prepare(net, state, left, desk)
    if turns == 0:
        _write_values(net, state, seat, left, sets, desk)
        _take_best(row, sets, 0.0, _0, _0, desk, plan)
        return
    piece = piece_at(state[LINE], turn_one)
    count = list_sensible(state, seat, piece, roams, desk.actions, desk.after)
    if turns == 1:
        for index in range(count):
            copy_words(state, desk.after)
            lay(desk.after, seat, piece, desk.actions[index])
            _write_values(net, desk.after, seat, left, sets, desk)
            _take_best(row, sets, noise, desk.actions[index], _0, desk, plan)
        return
    next_piece = piece_at(state[LINE], turn_two)
    if left:
        count = _keep_promising(net, state, seat, piece, next_piece, turn_two, count, desk)
        _prepare(net, state, left, desk)
    for index in range(count):
        copy_words(state, desk.after)
        lay(desk.after, seat, piece, desk.actions[index])
        followers = list_sensible(desk.after, seat, next_piece, roams, desk.followers, desk.then)
        for follower in range(followers):
            copy_words(desk.after, desk.then)
            lay(desk.then, seat, next_piece, desk.followers[follower])
            _write_values(net, desk.then, seat, left, sets, desk)
            _take_best(row, sets, noise, desk.actions[index], desk.followers[follower], desk, plan)


@routine
def _keep_promising(
    net: Net, state: WordArray, seat: Word, piece: Word, next_piece: Word, lane: int, count: int, desk: Desk
) -> int:
    """Of the first placements of two, keep those that look best with the other domino to come; how many are left."""
    if count <= _KEPT:
        return count
    left = placements_left(state) + 1
    _prepare(net, state, left, desk)
    for index in range(count):
        copy_words(state, desk.after)
        lay(desk.after, seat, piece, desk.actions[index])
        desk.looks[index] = _between(net, desk.after, seat, left, int(np.int64(next_piece)), lane, desk)
    for kept in range(_KEPT):
        best = kept
        for index in range(kept + 1, count):
            if desk.looks[index] > desk.looks[best]:
                best = index
        desk.looks[kept], desk.looks[best] = desk.looks[best], desk.looks[kept]
        desk.actions[kept], desk.actions[best] = desk.actions[best], desk.actions[kept]
    return _KEPT


def _sequences() -> tuple[npt.NDArray[np.int8], NumberArray]:
    """All orders in which k kings can take f free lanes, and by f and k where they begin and how many there are."""
    rows, index = list[tuple[int, ...]](), np.zeros((5, 5, 2), np.int64)
    for free in range(1, 5):
        for kings in range(1, free + 1):
            orders = [(*order, *[0] * (4 - kings)) for order in permutations(range(free), kings)]
            index[free, kings] = len(rows), len(orders)
            rows += orders
    return np.array(rows, np.int8), index


_ORDERS, _ORDER_INDEX = _sequences()


@inlined
def _utility(worth: FloatArray, leaf: int, players: int, seat: int, denial: float, spread: float) -> float:
    """A seat's points less a part of its rivals' best, which is a mean that leans to the best."""
    best = _NEVER
    for other in range(players):
        if other != seat and worth[leaf, other] > best:
            best = worth[leaf, other]
    if players > 2:
        weights = total = 0.0
        for other in range(players):
            if other != seat:
                weight = fading((worth[leaf, other] - best) / spread)
                weights += weight
                total += weight * worth[leaf, other]
        best = total / weights
    return float(worth[leaf, seat] - denial * best)


@inlined
def utility_of(state: WordArray, temper: Temper, desk: Desk, seat: int) -> float:
    """What the solved round is worth to a seat."""
    spread = SPREADS[int(np.int64(state[IS_WIDE])), placements_left(state)]
    return _utility(desk.worth, 0, int(np.int64(state[PLAYERS])), seat, float(temper.denial[seat]), spread)


@routine
def solve_claims(state: WordArray, temper: Temper, plan: Plan, desk: Desk, forced: int) -> None:
    """Find the claims of all kings to the end of the round, by turn in `desk.chosen`; values in row 0 of `worth`.

    The acting king takes the lane `forced` unless that is negative.
    """
    players = int(np.int64(state[PLAYERS]))
    free, kings, turn = int(np.int64(state[FREE])), kings_of(state), int(np.int64(state[TURN]))
    claimed = 0
    for lane in range(_LANES):
        if state[NEXT_LINE] != _0 and not (free >> lane) & 1:
            claimed |= (1 << lane) << (4 * int(np.int64((state[NEXT_OWNERS] >> (_2 * Word(lane))) & _3)))
    claimed &= _in_line(state)
    if state[NEXT_LINE] == _0:
        for seat in range(players):
            desk.worth[0, seat] = plan.values[seat, 0]
        return
    depth = int(np.int64(state[ALL_KINGS])) - turn
    lanes_free = int(np.int64(popcount(state[FREE])))
    begin, count = _ORDER_INDEX[lanes_free, depth, 0], _ORDER_INDEX[lanes_free, depth, 1]
    for leaf in range(count):
        owned = claimed
        for step in range(depth):
            lane = _free_lane(free, int(np.int64(_ORDERS[begin + leaf, step])))
            seat = int(np.int64((kings >> (_2 * Word(turn + step))) & _3))
            owned |= (1 << lane) << (4 * seat)
        for seat in range(players):
            desk.worth[leaf, seat] = plan.values[seat, (owned >> (4 * seat)) & 15]
        desk.leaves[leaf] = leaf
    spread = SPREADS[int(np.int64(state[IS_WIDE])), placements_left(state)]
    for step in range(depth - 1, -1, -1):
        branches = lanes_free - step
        seat = int(np.int64((kings >> (_2 * Word(turn + step))) & _3))
        count //= branches
        for group in range(count):
            best, most = 0, 2.0 * _NEVER
            for branch in range(branches):
                if step == 0 and forced >= 0 and _free_lane(free, branch) != forced:
                    continue
                leaf = desk.leaves[group * branches + branch]
                gain = _utility(desk.worth, leaf, players, seat, float(temper.denial[seat]), spread)
                if gain > most:
                    best, most = leaf, gain
            desk.leaves[group] = best
    leaf = desk.leaves[0]
    for step in range(depth):
        desk.chosen[turn + step] = _free_lane(free, int(np.int64(_ORDERS[begin + leaf, step])))
    for seat in range(players):
        desk.worth[0, seat] = desk.worth[leaf, seat]


@inlined
def _in_line(state: WordArray) -> int:
    """The lanes of the next line, for each seat."""
    lanes = (1 << int(np.int64(popcount(state[NEXT_LINE])))) - 1
    return lanes | lanes << 4 | lanes << 8 | lanes << 12


@inlined
def _free_lane(free: int, rank: int) -> int:
    """The free lane with so many others below it."""
    return int(np.int64(lowest_index(bit_at(Word(free), Word(rank)))))


@inlined
def set_of(state: WordArray, seat: int, desk: Desk) -> int:
    """The lanes of a seat when all have claimed as chosen."""
    if state[NEXT_LINE] == _0:
        return 0
    lanes, free, kings = 0, int(np.int64(state[FREE])), kings_of(state)
    for lane in range(int(np.int64(popcount(state[NEXT_LINE])))):
        if not (free >> lane) & 1 and int(np.int64((state[NEXT_OWNERS] >> (_2 * Word(lane))) & _3)) == seat:
            lanes |= 1 << lane
    for turn in range(int(np.int64(state[TURN])), int(np.int64(state[ALL_KINGS]))):
        if int(np.int64((kings >> (_2 * Word(turn))) & _3)) == seat:
            lanes |= 1 << desk.chosen[turn]
    return lanes


@routine
def finish_round(state: WordArray, plan: Plan, desk: Desk) -> None:
    """Carry out the rest of the round as planned and chosen."""
    sets = 0
    for row in range(int(np.int64(state[PLAYERS]))):
        sets |= set_of(state, row, desk) << (4 * row)
    seen, placing, begun = 0, state[LINE] != _0, int(np.int64(state[TURN]))
    claims = state[NEXT_LINE] != _0
    for turn in range(begun, int(np.int64(state[ALL_KINGS]))):
        seat = (kings_of(state) >> (_2 * Word(turn))) & _3
        row = int(np.int64(seat))
        lanes = (sets >> (4 * row)) & 15
        if placing and state[PLACED] == _0:
            action = plan.second[row, lanes] if (seen >> row) & 1 else plan.first[row, lanes]
            lay(state, seat, piece_at(state[LINE], turn), Word(action))
            seen |= 1 << row
            finish_placing(state)
        if claims:
            claim(state, Word(desk.chosen[turn]))


@routine
def plan_round(net: Net, state: WordArray, temper: Temper, desk: Desk, plan: Plan) -> None:
    """Plan and solve the rest of a round for all seats."""
    for seat in range(int(np.int64(state[PLAYERS]))):
        make_plan(net, state, Word(seat), temper, desk, plan)
    solve_claims(state, temper, plan, desk, NONE)
