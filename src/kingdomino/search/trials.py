"""Moves compared by trials that share their chance: a few rounds played by the net, and its values at the end of them.

An arm is a decision at the root, or a placement together with the claim after it. Trial k of every arm meets the same
lines, so the difference of two arms is known much better than their values.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel.compiled import (
    CLAIM_DUE,
    FREE,
    IS_WIDE,
    LINE,
    MOST_ACTIONS,
    NEXT_LINE,
    OVER,
    OWNERS,
    PLACE_DUE,
    PLAYERS,
    STATE_WORDS,
    TURN,
    FloatArray,
    NumberArray,
    Word,
    WordArray,
    bit_at,
    decide,
    discard_number,
    due,
    entry,
    inlined,
    keyed,
    list_actions,
    play_chance,
    popcount,
    routine,
    to_act,
)

from .net import ShortArray
from .outcomes import settle, write_result, write_shares
from .plans import (
    SETS,
    Desk,
    Plan,
    copy_words,
    finish_round,
    make_plan,
    new_desk,
    placements_left,
    plan_round,
    set_of,
    solve_claims,
    uniform,
    utility_of,
)
from .shared import MOST_CLAIMS, NONE, Arms, Net, Temper

_0, _2, _3 = Word(0), Word(2), Word(3)
#: The key of the lines of a trial.
_DEALS: Final = Word(1)
_TURNS_AT: Final = Word(48)


@inlined
def _write_arm(
    root: WordArray,
    seat: int,
    action: int,
    lane: int,
    temper: Temper,
    desk: Desk,
    arms: Arms,
    ends: WordArray,
    arm: int,
) -> None:
    """Make an arm of the position in `desk.start` by solving the claims, with the seat's own in a lane unless NONE."""
    state = desk.start
    solve_claims(state, temper, desk.plan, desk, lane)
    arms.first[arm] = action
    arms.second[arm] = (
        NONE if lane == NONE or due(root) == CLAIM_DUE else int(np.int64(discard_number(root))) + 1 + lane
    )
    arms.looks[arm] = utility_of(state, temper, desk, seat)
    copy_words(state, ends[arm])
    finish_round(ends[arm], desk.plan, desk)


@entry
def write_prospects(net: Net, root: WordArray, temper: Temper, pairs: bool, arms: Arms, ends: WordArray) -> int:
    """Make arms of all legal decisions, or of all pairs of a placement and a claim; how many there are.

    `ends` gets the positions at the end of the round. In the last round, looks are what the placements are worth
    exactly: no player affects another there, so each maximises its own kingdom.
    """
    desk, actions = new_desk(), np.zeros(MOST_ACTIONS, np.uint64)
    seat, written = to_act(root), 0
    row = int(np.int64(seat))
    last_round = root[NEXT_LINE] == _0
    for other in range(int(np.int64(root[PLAYERS]))):
        if other != row and not last_round:
            make_plan(net, root, Word(other), temper, desk, desk.plan)
    claiming, free = due(root) == CLAIM_DUE, int(np.int64(root[FREE]))
    copy_words(root, desk.start)
    if claiming:
        make_plan(net, root, seat, temper, desk, desk.plan)
        for lane in range(MOST_CLAIMS):
            if (free >> lane) & 1:
                action = int(np.int64(discard_number(root))) + 1 + lane
                _write_arm(root, row, action, lane, temper, desk, arms, ends, written)
                written += 1
        return written
    for index in range(int(np.int64(list_actions(root, actions)))):
        copy_words(root, desk.start)
        decide(desk.start, actions[index])
        make_plan(net, desk.start, seat, temper, desk, desk.plan)
        if last_round:
            arms.first[written], arms.second[written] = int(np.int64(actions[index])), NONE
            arms.looks[written] = desk.plan.values[row, 0]
            written += 1
            continue
        for lane in range(MOST_CLAIMS):
            if pairs and (free >> lane) & 1:
                _write_arm(root, row, int(np.int64(actions[index])), lane, temper, desk, arms, ends, written)
                written += 1
        if not pairs:
            _write_arm(root, row, int(np.int64(actions[index])), NONE, temper, desk, arms, ends, written)
            written += 1
    return written


@entry
def write_quick_actions(
    net: Net,
    states: WordArray,
    games: NumberArray,
    denials: FloatArray,
    noise: float,
    generators: WordArray,
    out: NumberArray,
    worth: FloatArray,
) -> None:
    """Write the decision in each of these games that looks best by solving this round alone, and values by seat.

    The denials are by seat to act and seat; the player to act judges with this noise.
    """
    desk, noises, roams = new_desk(), np.zeros(4), np.zeros(4, np.int64)
    for index in range(len(games)):
        game = games[index]
        state = states[game]
        seat = int(np.int64(to_act(state)))
        noises[seat] = noise
        desk.generator[0] = generators[game]
        out[index] = _look(net, state, Temper(denials[seat], noises, roams), desk)
        for other in range(int(np.int64(state[PLAYERS]))):
            worth[index, other] = desk.worth[0, other]
        noises[seat] = 0.0
        generators[game] = desk.generator[0]


@routine
def _look(net: Net, root: WordArray, temper: Temper, desk: Desk) -> int:
    """Solve this round; the decision of the player to act, with the noise of the temper."""
    seat = int(np.int64(to_act(root)))
    plan_round(net, root, temper, desk, desk.plan)
    if temper.noise[seat] > 0.0:
        for lanes in range(SETS):
            desk.plan.values[seat, lanes] += temper.noise[seat] * uniform(desk.generator)
        solve_claims(root, temper, desk.plan, desk, NONE)
    if due(root) == PLACE_DUE:
        return int(desk.plan.first[seat, set_of(root, seat, desk)])
    return int(np.int64(discard_number(root)) + 1 + desk.chosen[int(np.int64(root[TURN]))])


@inlined
def _key(state: WordArray, seat: int) -> Word:
    """A number for the dominoes that a seat has claimed, and for their places in the order."""
    pieces = turns = _0
    for turn in range(int(np.int64(popcount(state[LINE])))):
        if int(np.int64((state[OWNERS] >> (_2 * Word(turn))) & _3)) == seat:
            pieces |= bit_at(state[LINE], Word(turn))
            turns |= Word(1) << Word(turn)
    return pieces | (turns << _TURNS_AT)


@inlined
def _copy_plan(source: Plan, from_row: int, target: Plan, row: int) -> None:
    for lanes in range(SETS):
        target.values[row, lanes] = source.values[from_row, lanes]
        target.first[row, lanes] = source.first[from_row, lanes]
        target.second[row, lanes] = source.second[from_row, lanes]


class Memory(NamedTuple):
    """Plans of the other seats in the round after this one, for one trial: they depend on what they claimed alone."""

    keys: WordArray
    known: NumberArray
    plans: Plan


@routine
def _recall(net: Net, state: WordArray, seat: int, temper: Temper, desk: Desk, memory: Memory) -> None:
    """The plan of a seat that did not move at the root, made once a trial for each set of dominoes that it may have."""
    key = _key(state, seat)
    for slot in range(memory.known[seat]):
        if memory.keys[seat * SETS + slot] == key:
            _copy_plan(memory.plans, seat * SETS + slot, desk.plan, seat)
            return
    make_plan(net, state, Word(seat), temper, desk, desk.plan)
    if memory.known[seat] < SETS:
        slot = memory.known[seat]
        memory.known[seat] += 1
        memory.keys[seat * SETS + slot] = key
        _copy_plan(desk.plan, seat, memory.plans, seat * SETS + slot)


@entry
def run_trials(
    net: Net,
    ends: WordArray,
    seat: int,
    temper: Temper,
    rounds: int,
    chosen: NumberArray,
    made: NumberArray,
    start: int,
    seed: Word,
    results: ShortArray,
    first: int,
    last: int,
) -> None:
    """Run trials of the chosen arms over so many rounds, and write results from column `first` to before `last`.

    `results` is by chosen arm and trial; its first column is trial number `start`. `made` is by arm how many trials it
    has: these are not repeated.
    """
    desk = new_desk()
    memory = Memory(
        np.zeros(4 * SETS, np.uint64),
        np.zeros(4, np.int64),
        Plan(np.zeros((4 * SETS, SETS)), np.zeros((4 * SETS, SETS), np.int64), np.zeros((4 * SETS, SETS), np.int64)),
    )
    state, deals = np.zeros(STATE_WORDS, np.uint64), np.zeros(1, np.uint64)
    totals, shares = np.zeros(4), np.zeros(4)
    players = int(np.int64(ends[0, PLAYERS]))
    for column in range(first, last):
        number = start + column
        base = keyed(seed, Word(number))
        for other in range(players):
            memory.known[other] = 0
        for row in range(len(chosen)):
            arm = chosen[row]
            if number < made[arm]:
                continue
            copy_words(ends[arm], state)
            deals[0] = keyed(base, _DEALS)
            ended = False
            for played in range(rounds):
                play_chance(state, deals)
                if due(state) == OVER:
                    ended = True
                    break
                for other in range(players):
                    if played == 0 and other != seat:
                        _recall(net, state, other, temper, desk, memory)
                    else:
                        make_plan(net, state, Word(other), temper, desk, desk.plan)
                solve_claims(state, temper, desk.plan, desk, NONE)
                if state[NEXT_LINE] != _0 and played == rounds - 1:
                    break
                finish_round(state, desk.plan, desk)
                ended = due(state) == OVER
            if ended:
                settle(state, totals, shares)
            else:
                for other in range(players):
                    totals[other] = desk.worth[0, other]
                write_shares(totals, players, int(np.int64(state[IS_WIDE])), placements_left(state), shares)
            write_result(totals, shares, players, seat, results, row, column)
