"""A game in one flat array of 64-bit words: the kingdoms by seat, then the words named here. Copying it is a clone.

Dominoes are bits: bit n - 1 for domino n, so that a line is in order by itself. A lane is an index into a line, 0 for
the lowest number. Seats take two bits each, packed from the lowest lane (or the first king) on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .boards import NARROW, WIDE
from .word import Word

_KINGDOMS: Final = max(4 * NARROW.kingdom_words, 2 * WIDE.kingdom_words)

(
    UNSEEN,  # dominoes not yet turned up
    LINES_TO_COME,  # how many lines will still be dealt
    LINE,  # the dominoes of the round being played, whole until it ends
    OWNERS,  # the seats of their kings, by lane
    NEXT_LINE,  # the dominoes being claimed
    NEXT_OWNERS,  # the seats of the kings on them, by lane
    FREE,  # the lanes of the next line without a king, one bit each
    KINGS,  # in the opening, the seats of the kings as they came out, with KINGS_ARE_OUT; 0 before and afterwards
    TURN,  # kings that have acted in this round
    PLACED,  # 1 when the acting king's domino lies and its claim is due
    PLAYERS,
    ALL_KINGS,  # kings in play, and so the turns in a round
    LINE_SIZE,
    IS_WIDE,  # 1 for the 7x7 grid (R29)
    HARMONY,  # 1 where this bonus is played (R27)
    MIDDLE_KINGDOM,  # 1 where this bonus is played (R28)
    CROWNS_DECIDE,  # 1 where crowns break ties (R32 classic)
) = (Word(_KINGDOMS + number) for number in range(17))

#: WordArray in a state.
STATE_WORDS: Final = _KINGDOMS + 20

#: Set in KINGS when the kings have come out.
KINGS_ARE_OUT: Final = Word(1 << 8)


def packed(seats: Iterable[int]) -> int:
    """Seats as two bits each, the first lowest."""
    return sum(seat << 2 * lane for lane, seat in enumerate(seats))
