"""The course of a game on a state: the next event, decisions, and the outcomes of chance (R9-R14).

Decisions are numbers (`actions` tells which): placements, the discard, and a claim for every lane of the next line.
"""

from __future__ import annotations

from typing import Final

from . import kingdoms
from .actions import DISCARD_NARROW, DISCARD_WIDE
from .jit import inlined
from .layout import (
    ALL_KINGS,
    FREE,
    IS_WIDE,
    KINGS,
    KINGS_ARE_OUT,
    LINE,
    LINE_SIZE,
    LINES_TO_COME,
    NEXT_LINE,
    NEXT_OWNERS,
    OWNERS,
    PLACED,
    PLAYERS,
    TURN,
    UNSEEN,
)
from .tables import ORDERS, WordArray
from .words import Word, advance, bit_at, lowest_index, popcount, share, without_lowest

#: The answers of `due`.
OVER, KINGS_DUE, DEAL_DUE, CLAIM_DUE, PLACE_DUE = (Word(number) for number in range(5))

_0, _1, _2, _3 = (Word(number) for number in range(4))
_DISCARD_NARROW, _DISCARD_WIDE = Word(DISCARD_NARROW), Word(DISCARD_WIDE)

_TWO_PLAYERS: Final = Word(2)
_ORDERS_OF_3, _ORDERS_OF_4 = Word(6), Word(24)
_TWO_KINGS_EACH: Final = Word(0b01_01_00_00)
_ONE_KING_EACH: Final = Word(0b11_10_01_00)


@inlined
def due(state: WordArray) -> Word:
    """The next event: kings or a deal from chance, a claim, a placement, or none (`OVER`)."""
    if state[LINE] != _0:
        if state[NEXT_LINE] == _0 and state[LINES_TO_COME] != _0:
            return DEAL_DUE
        return CLAIM_DUE if state[PLACED] != _0 else PLACE_DUE
    if state[NEXT_LINE] != _0:
        return CLAIM_DUE
    if state[LINES_TO_COME] == _0:
        return OVER
    return DEAL_DUE if state[KINGS] != _0 else KINGS_DUE


@inlined
def to_act(state: WordArray) -> Word:
    """The seat that decides, in a placement or a claim (R9, R11)."""
    kings = state[OWNERS] if state[LINE] != _0 else state[KINGS]
    seat: Word = (kings >> (_2 * state[TURN])) & _3
    return seat


@inlined
def piece_to_place(state: WordArray) -> Word:
    """The piece (a domino's index) under the acting king."""
    return lowest_index(bit_at(state[LINE], state[TURN]))


@inlined
def discard_number(state: WordArray) -> Word:
    """The number of the discard; the claims follow it."""
    return _DISCARD_WIDE if state[IS_WIDE] != _0 else _DISCARD_NARROW


@inlined
def list_actions(state: WordArray, actions: WordArray) -> Word:
    """Write the numbers of all legal decisions into `actions`, in the official order; how many there are."""
    next_due = due(state)
    if next_due == PLACE_DUE:
        count = kingdoms.list_placements(state, to_act(state), piece_to_place(state), actions)
        if count == _0:
            actions[0] = discard_number(state)
            return _1
        return count
    count = _0
    if next_due == CLAIM_DUE:
        left = state[FREE]
        while left != _0:
            actions[count] = discard_number(state) + _1 + lowest_index(left)
            count += _1
            left = without_lowest(left)
    return count


@inlined
def is_legal(state: WordArray, action: Word) -> bool:
    """Whether a decision may be made now."""
    next_due, discard = due(state), discard_number(state)
    if next_due == PLACE_DUE:
        seat, piece = to_act(state), piece_to_place(state)
        if action < discard:
            return kingdoms.may_place(state, seat, piece, action)
        return action == discard and not kingdoms.fits(state, seat, piece)
    if next_due == CLAIM_DUE and discard < action <= discard + state[LINE_SIZE]:
        return bool((state[FREE] >> (action - discard - _1)) & _1 != _0)
    return False


@inlined
def decide(state: WordArray, action: Word) -> None:
    """Carry out a legal decision."""
    discard = discard_number(state)
    if action > discard:
        claim(state, action - discard - _1)
        return
    if action < discard:
        kingdoms.place_action(state, to_act(state), piece_to_place(state), action)
    finish_placing(state)


@inlined
def finish_placing(state: WordArray) -> None:
    """After a placement or a discard: the claim is due, or, in the last round, the next king (R12, R14)."""
    if state[NEXT_LINE] != _0:
        state[PLACED] = _1
        return
    state[TURN] += _1
    if state[TURN] == popcount(state[LINE]):
        state[LINE] = state[OWNERS] = state[TURN] = _0


@inlined
def claim(state: WordArray, lane: Word) -> None:
    """The acting king goes to a free lane of the next line; the last one to do so ends the round (R11, R12)."""
    state[NEXT_OWNERS] |= to_act(state) << (_2 * lane)
    state[FREE] ^= _1 << lane
    state[PLACED] = _0
    state[TURN] += _1
    if state[TURN] == state[ALL_KINGS]:
        _begin_round(state)


@inlined
def _begin_round(state: WordArray) -> None:
    """Play the claimed line next; its unclaimed domino leaves the game (R6 revised, R13)."""
    line, owners = state[NEXT_LINE], state[NEXT_OWNERS]
    if state[FREE] != _0:
        lane = lowest_index(state[FREE])
        line ^= bit_at(line, lane)
        below = (_1 << (_2 * lane)) - _1
        owners = (owners & below) | ((owners >> _2) & ~below)
    state[LINE], state[OWNERS] = line, owners
    state[NEXT_LINE] = state[NEXT_OWNERS] = state[FREE] = _0
    state[KINGS] = state[TURN] = _0


@inlined
def may_deal(state: WordArray, line: Word) -> bool:
    """Whether this line can be laid now: a line's number of dominoes, all unseen."""
    return bool(due(state) == DEAL_DUE and popcount(line) == state[LINE_SIZE] and line & ~state[UNSEEN] == _0)


@inlined
def deal(state: WordArray, line: Word) -> None:
    """Lay a line of unseen dominoes (R8, R10)."""
    state[UNSEEN] &= ~line
    state[NEXT_LINE] = line
    state[NEXT_OWNERS] = _0
    state[FREE] = (_1 << state[LINE_SIZE]) - _1
    state[LINES_TO_COME] -= _1


@inlined
def may_draw_kings(state: WordArray, seats: Word) -> bool:
    """Whether the kings can come out in this order now: each player's kings and no others (R3)."""
    if due(state) != KINGS_DUE or seats >> (_2 * state[ALL_KINGS]) != _0:
        return False
    for seat in range(state[PLAYERS]):
        kings = _0
        for king in range(state[ALL_KINGS]):
            if (seats >> (_2 * Word(king))) & _3 == Word(seat):
                kings += _1
        if kings * state[PLAYERS] != state[ALL_KINGS]:
            return False
    return True


@inlined
def draw_kings(state: WordArray, seats: Word) -> None:
    """The kings come out in this order, packed seats (R9)."""
    state[KINGS] = seats | KINGS_ARE_OUT


@inlined
def shuffled(kings: Word, count: Word, entropy: Word) -> tuple[Word, Word]:
    """Three or four packed seats in a random order, and the remaining entropy."""
    if count == _3:
        number, entropy = share(entropy, _ORDERS_OF_3)
    else:
        number, entropy = share(entropy, _ORDERS_OF_4)
        number += _ORDERS_OF_3
    order, seats = ORDERS[number], _0
    for lane in range(count):
        place = _2 * Word(lane)
        seats |= ((kings >> (_2 * ((order >> place) & _3))) & _3) << place
    return seats, entropy


@inlined
def random_line(state: WordArray, entropy: Word) -> tuple[Word, Word]:
    """A line from the unseen dominoes, and the remaining entropy."""
    unseen, count, line = state[UNSEEN], popcount(state[UNSEEN]), _0
    for _ in range(state[LINE_SIZE]):
        rank, entropy = share(entropy, count)
        bit = bit_at(unseen, rank)
        unseen ^= bit
        line |= bit
        count -= _1
    return line, entropy


@inlined
def play_chance(state: WordArray, generator: WordArray) -> None:
    """Draw the kings if they are due, then lay the line if it is."""
    if due(state) == KINGS_DUE:
        kings = _TWO_KINGS_EACH if state[PLAYERS] == _TWO_PLAYERS else _ONE_KING_EACH
        seats, _ = shuffled(kings, state[ALL_KINGS], advance(generator))
        draw_kings(state, seats)
    if due(state) == DEAL_DUE:
        line, _ = random_line(state, advance(generator))
        deal(state, line)
