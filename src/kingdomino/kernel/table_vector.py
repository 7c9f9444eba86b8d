"""The rest of what a player sees, as one vector of small numbers: the same fields for all rulesets.

Seats are relative to the observer: 0 is the observer, 1 the seat after it, and so on. A field of flags has a 1 for
what is and 0 elsewhere. Fields of absent players and lanes are 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from kingdomino.rules import DOMINOES, TERRAINS

from .jit import inlined
from .layout import (
    ALL_KINGS,
    CROWNS_DECIDE,
    FREE,
    HARMONY,
    IS_WIDE,
    KINGS,
    LINE,
    LINES_TO_COME,
    MIDDLE_KINGDOM,
    NEXT_LINE,
    NEXT_OWNERS,
    OWNERS,
    PLAYERS,
    TURN,
    UNSEEN,
)
from .planes import SmallArray, copy_cells
from .rounds import CLAIM_DUE, PLACE_DUE, due, piece_to_place, to_act
from .tables import NumberArray, WordArray
from .words import Word, lowest_index, without_lowest

_SEATS: Final = 4
_LANES: Final = 4

#: A domino: its number, then for each half six flags for the terrain and the crowns.
DOMINO_FIELDS: Final = 1 + 2 * (len(TERRAINS) + 1)
#: A lane: its domino, four flags for the owner's seat, a flag where it is free.
LANE_FIELDS: Final = DOMINO_FIELDS + _SEATS + 1


class TableIndex(IntEnum):
    """Where each field of the vector begins."""

    #: Three flags: a claim is due, a placement is due, the game is over.
    PHASE = 0
    #: Four flags: the seat that decides.
    ACTING = PHASE + 3
    #: Kings that have acted in this round.
    TURN = ACTING + _SEATS
    #: Rounds after the present one.
    ROUNDS_TO_COME = TURN + 1
    #: In the opening: four flags for the seat of each king, in the order in which they act.
    OPENING_KINGS = ROUNDS_TO_COME + 1
    #: The line being played: four lanes by number.
    LINE = OPENING_KINGS + _LANES * _SEATS
    #: The line being claimed: four lanes by number.
    NEXT_LINE = LINE + _LANES * LANE_FIELDS
    #: The domino to place.
    DOMINO = NEXT_LINE + _LANES * LANE_FIELDS
    #: 48 flags: dominoes not yet turned up, by number.
    UNSEEN = DOMINO + DOMINO_FIELDS
    #: For each seat two numbers, the hundreds of its points and the rest.
    POINTS = UNSEEN + len(DOMINOES)
    #: The number of players, then four flags: revised edition, Mighty Duel, Harmony, Middle Kingdom.
    RULESET = POINTS + 2 * _SEATS


#: The size of the vector.
TABLE_SIZE: Final = int(TableIndex.RULESET) + 5

# Plain numbers for the compiler.
_PHASE, _ACTING, _TURN, _ROUNDS_TO_COME, _OPENING_KINGS, _LINE, _NEXT_LINE, _DOMINO, _UNSEEN, _POINTS, _RULESET = map(
    int, TableIndex
)
_0, _1, _2, _3 = (Word(number) for number in range(4))
_OWNER, _FREE_FLAG = DOMINO_FIELDS, DOMINO_FIELDS + _SEATS
_PIECES: Final = len(DOMINOES)


def _dominoes() -> SmallArray:
    fields = np.zeros((len(DOMINOES), DOMINO_FIELDS), np.int8)
    for piece, number in enumerate(sorted(DOMINOES)):
        fields[piece, 0] = number
        for half, land in enumerate((DOMINOES[number].a, DOMINOES[number].b)):
            begin = 1 + half * (len(TERRAINS) + 1)
            fields[piece, begin + TERRAINS.index(land.terrain)] = 1
            fields[piece, begin + len(TERRAINS)] = land.crowns
    return fields


_DOMINOES: Final = _dominoes()


@inlined
def _relative(seat: Word, observer: Word, players: Word) -> Word:
    return seat - observer if seat >= observer else seat + players - observer


@inlined
def _write_domino(piece: Word, out: SmallArray, begin: int) -> None:
    copy_cells(_DOMINOES[piece], out[begin:])


@inlined
def _write_line(line: Word, owners: Word, free: Word, observer: Word, players: Word, out: SmallArray, at: int) -> None:
    begin = at
    while line != _0:
        _write_domino(lowest_index(line), out, begin)
        if free & _1 != _0:
            out[begin + _FREE_FLAG] = 1
        else:
            out[begin + _OWNER + np.int64(_relative(owners & _3, observer, players))] = 1
        line, owners, free = without_lowest(line), owners >> _2, free >> _1
        begin += LANE_FIELDS


@inlined
def write_table(state: WordArray, observer: Word, ended: bool, points: NumberArray, out: SmallArray) -> None:
    """What `observer` sees beside the kingdoms; `points` are by seat."""
    players = state[PLAYERS]
    for field in range(_UNSEEN):
        out[field] = 0
    next_due = due(state)
    out[_PHASE] = not ended and next_due == CLAIM_DUE
    out[_PHASE + 1] = not ended and next_due == PLACE_DUE
    out[_PHASE + 2] = ended
    if next_due >= CLAIM_DUE and not ended:
        out[_ACTING + np.int64(_relative(to_act(state), observer, players))] = 1
        if next_due == PLACE_DUE:
            _write_domino(piece_to_place(state), out, _DOMINO)
    out[_TURN] = state[TURN]
    out[_ROUNDS_TO_COME] = state[LINES_TO_COME] + (_1 if state[NEXT_LINE] != _0 else _0)
    if state[KINGS] != _0:
        kings = state[KINGS]
        for king in range(state[ALL_KINGS]):
            owner = _relative((kings >> (_2 * Word(king))) & _3, observer, players)
            out[_OPENING_KINGS + _SEATS * np.int64(king) + np.int64(owner)] = 1
    _write_line(state[LINE], state[OWNERS], _0, observer, players, out, _LINE)
    _write_line(state[NEXT_LINE], state[NEXT_OWNERS], state[FREE], observer, players, out, _NEXT_LINE)
    unseen = state[UNSEEN]
    for piece in range(_PIECES):
        out[_UNSEEN + piece] = (unseen >> Word(piece)) & _1
    for seat in range(_SEATS):
        own = points[np.int64((Word(seat) + observer) % players)] if Word(seat) < players else np.int64(0)
        out[_POINTS + 2 * seat] = own // 100
        out[_POINTS + 2 * seat + 1] = own % 100
    out[_RULESET] = players
    out[_RULESET + 1] = state[CROWNS_DECIDE] == _0
    out[_RULESET + 2] = state[IS_WIDE]
    out[_RULESET + 3] = state[HARMONY]
    out[_RULESET + 4] = state[MIDDLE_KINGDOM]
