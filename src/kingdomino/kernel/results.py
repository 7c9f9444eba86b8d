"""Points with their bonuses, and places (R26-R28, R31-R33)."""

from __future__ import annotations

from typing import Final

from kingdomino.rules import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS

from . import kingdoms
from .jit import inlined
from .layout import CROWNS_DECIDE, HARMONY, MIDDLE_KINGDOM, PLAYERS
from .rounds import OVER, due
from .tables import NumberArray, WordArray
from .words import Word

_0: Final = Word(0)
_HARMONY_POINTS, _MIDDLE_KINGDOM_POINTS = Word(HARMONY_POINTS), Word(MIDDLE_KINGDOM_POINTS)

#: A merit is one number that orders players: points, then the largest territory, then crowns, a byte each below points.
_A_BYTE: Final = Word(8)


@inlined
def total(state: WordArray, seat: Word) -> Word:
    """A player's points; the bonuses come at the end (R26)."""
    points = kingdoms.points(state, seat)
    return points + bonuses(state, seat) if due(state) == OVER else points


@inlined
def bonuses(state: WordArray, seat: Word) -> Word:
    """What Harmony and Middle Kingdom bring to this kingdom, if they are played (R27, R28)."""
    points = _0
    if state[HARMONY] != _0 and kingdoms.is_complete(state, seat):
        points += _HARMONY_POINTS
    if state[MIDDLE_KINGDOM] != _0 and kingdoms.is_centred(state, seat):
        points += _MIDDLE_KINGDOM_POINTS
    return points


@inlined
def merit(state: WordArray, seat: Word) -> Word:
    """What places are decided by (R31, R32): more is better, equal is a shared place."""
    crowns = kingdoms.crowns(state, seat) if state[CROWNS_DECIDE] != _0 else _0
    return (((total(state, seat) << _A_BYTE) | kingdoms.largest(state, seat)) << _A_BYTE) | crowns


@inlined
def write_places(state: WordArray, merits: WordArray, places: NumberArray) -> None:
    """Each seat's place, equal players sharing one and the next skipped (R33); `merits` is room to work in."""
    players = state[PLAYERS]
    for seat in range(players):
        merits[seat] = merit(state, Word(seat))
    for seat in range(players):
        place = 1
        for other in range(players):
            if merits[other] > merits[seat]:
                place += 1
        places[seat] = place
