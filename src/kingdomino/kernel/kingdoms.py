"""A seat's kingdom, whichever its board: each question goes to `narrow` (5x5) or `wide` (7x7)."""

from __future__ import annotations

from . import boards, narrow, tables, wide
from .boards import NARROW, WIDE
from .jit import helper
from .layout import IS_WIDE
from .tables import Words
from .words import Word

_COLUMNS, _ROWS = Word(boards.COLUMNS), Word(boards.ROWS)
_NARROW_GRID, _WIDE_GRID = Word(NARROW.grid**2), Word(WIDE.grid**2)
_0 = Word(0)

#: By range: whether the castle is in its middle.
_NARROW_MIDDLE, _WIDE_MIDDLE = tables.NARROW_BACK == tables.NARROW_FORTH, tables.WIDE_BACK == tables.WIDE_FORTH


@helper
def place_at_random(state: Words, seat: Word, domino: Word, chance: Word) -> Word:
    """Lay a domino on any of its places, all equally likely, or discard it; the chance that is left."""
    if state[IS_WIDE] != _0:
        return wide.place_at_random(state, seat * wide.SIZE, domino, chance)
    return narrow.place_at_random(state, seat * narrow.SIZE, domino, chance)


@helper
def list_placements(state: Words, seat: Word, domino: Word, actions: Words) -> Word:
    """Write the numbers of all placements into `actions`, in the official order; how many there are."""
    if state[IS_WIDE] != _0:
        return wide.list_placements(state, seat * wide.SIZE, domino, actions)
    return narrow.list_placements(state, seat * narrow.SIZE, domino, actions)


@helper
def fits(state: Words, seat: Word, domino: Word) -> bool:
    """Whether a domino has any legal place (R20, R21)."""
    if state[IS_WIDE] != _0:
        return wide.fits(state, seat * wide.SIZE, domino)
    return narrow.fits(state, seat * narrow.SIZE, domino)


@helper
def may_place(state: Words, seat: Word, domino: Word, action: Word) -> bool:
    """Whether the placement with this number is legal."""
    if state[IS_WIDE] != _0:
        return wide.may_place(state, seat * wide.SIZE, domino, action)
    return narrow.may_place(state, seat * narrow.SIZE, domino, action)


@helper
def place_action(state: Words, seat: Word, domino: Word, action: Word) -> None:
    """Lay a domino by the number of the placement."""
    if state[IS_WIDE] != _0:
        wide.place_action(state, seat * wide.SIZE, domino, action)
    else:
        narrow.place_action(state, seat * narrow.SIZE, domino, action)


@helper
def points(state: Words, seat: Word) -> Word:
    """What the territories are worth (R22-R24)."""
    if state[IS_WIDE] != _0:
        return wide.points(state, seat * wide.SIZE)
    return narrow.points(state, seat * narrow.SIZE)


@helper
def largest(state: Words, seat: Word) -> Word:
    """The squares of the largest territory, crowned or not (R32)."""
    if state[IS_WIDE] != _0:
        return wide.largest(state, seat * wide.SIZE)
    return narrow.largest(state, seat * narrow.SIZE)


@helper
def crowns(state: Words, seat: Word) -> Word:
    """All crowns in the kingdom (R32)."""
    if state[IS_WIDE] != _0:
        return wide.crowns(state, seat * wide.SIZE)
    return narrow.crowns(state, seat * narrow.SIZE)


@helper
def is_complete(state: Words, seat: Word) -> bool:
    """The whole grid is covered (R27)."""
    if state[IS_WIDE] != _0:
        return bool(wide.squares(state, seat * wide.SIZE) == _WIDE_GRID)
    return bool(narrow.squares(state, seat * narrow.SIZE) == _NARROW_GRID)


@helper
def is_centred(state: Words, seat: Word) -> bool:
    """The castle is the exact centre of the kingdom's box (R28)."""
    if state[IS_WIDE] != _0:
        at = seat * wide.SIZE
        return bool(_WIDE_MIDDLE[state[at + _COLUMNS]] and _WIDE_MIDDLE[state[at + _ROWS]])
    at = seat * narrow.SIZE
    return bool(_NARROW_MIDDLE[state[at + _COLUMNS]] and _NARROW_MIDDLE[state[at + _ROWS]])
