"""The layout of a kingdom in 64-bit words, on a torus. Plain Python: the compiled modules are built from it.

A set of squares (a mask) has one bit a square. **Narrow** (5x5) has one word a mask: the next column is the next bit
and the next row is 8 bits on, both modulo 64. The bits of the squares around the castle `##`, with the squares that a
bare castle can reach between the lines:

      y
     +4    0   1   2   3   4   5   6   7   8   9
     +3   56  57  58  59  60  61  62  63   0   1
     +2   48  49 |50  51  52  53  54| 55  56  57
     +1   40  41 |42  43  44  45  46| 47  48  49
      0   32  33 |34  35  ##  37  38| 39  40  41
     -1   24  25 |26  27  28  29  30| 31  32  33
     -2   16  17 |18  19  20  21  22| 23  24  25
     -3    8   9  10  11  12  13  14  15  16  17
          -4  -3  -2  -1   0  +1  +2  +3  +4  +5   x

Every step is a rotation by a constant: east 1 bit, north 8, also across the edge of the word. Nothing moves when a
kingdom grows. The price: the square 8 columns east has the bit of the square one row north (bit 40 is at x = -4,
y = +1 and at x = +4, y = 0). No kingdom can use both: its squares and those in its reach lie in the frame, at most 7
rows and 7 columns, and one row and one column beside the frame have bits of their own, so that a step out of the frame
lands on no square of it. Which square a bit stands for follows from the box, the rows and columns of the kingdom.

**Wide** (7x7) needs a frame of 9 rows and columns, more than 64 bits, so it has two words a mask: one for the even
and one for the odd rows, counted from the castle's. In a word the next row is 12 bits on; vertical steps change words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

from kingdomino.rules import TERRAINS, Square

#: Squares that a domino can reach beyond the box.
REACH: Final = 2


@dataclass(frozen=True)
class Board:
    """The layout of one kingdom: two words for its box, then its masks, of one or two words each."""

    grid: int
    words: int
    stride: int

    @cached_property
    def far(self) -> int:
        """How far from the castle a square can be."""
        return self.grid - 1

    @cached_property
    def span(self) -> int:
        """Rows and columns around the castle, numbered from 0 in the south-west."""
        return 2 * self.far + 1

    @cached_property
    def cells(self) -> Mapping[Square, tuple[int, int]]:
        """For every square around the castle, the word of a mask and the bit in it that stand for it."""
        beyond = self.far + REACH
        around = product(range(-beyond, beyond + 1), repeat=2)
        return {Square(x, y): self._cell(y + self.far, x + self.far) for y, x in around}

    def _cell(self, row: int, column: int) -> tuple[int, int]:
        return row % self.words, (self.stride * (row // self.words) + column) % 64

    @cached_property
    def lands(self) -> Mapping[str, int]:
        """The word where the mask of each terrain begins."""
        return {terrain: BOX_WORDS + self.words * number for number, terrain in enumerate(TERRAINS)}

    @cached_property
    def ones(self) -> int:
        """Where the squares with 1 or 3 crowns are: the binary ones of the crowns."""
        return BOX_WORDS + self.words * len(TERRAINS)

    @cached_property
    def twos(self) -> int:
        """Where the squares with 2 or 3 crowns are: the binary twos of the crowns."""
        return self.ones + self.words

    @cached_property
    def occupied(self) -> int:
        """Where all squares that are taken are, the castle's too."""
        return self.twos + self.words

    @cached_property
    def kingdom_words(self) -> int:
        """The size of a kingdom."""
        return self.occupied + self.words

    def kingdom(self, seat: int) -> slice:
        """The words of a seat's kingdom in a state."""
        return slice(seat * self.kingdom_words, (seat + 1) * self.kingdom_words)

    @cached_property
    def ranges(self) -> Sequence[tuple[int, int]]:
        """All ways to reach back and forth from the castle along an axis; a range's number is its place here."""
        return [(back, forth) for back in range(self.grid) for forth in range(self.grid - back)]

    def room(self) -> list[list[int]]:
        """For every word of a mask, by columns x rows: the squares in reach that keep the kingdom in the grid (R15)."""
        tables = [[0] * len(self.ranges) ** 2 for _ in range(self.words)]
        for index, (columns, rows) in enumerate(product(self.ranges, repeat=2)):
            for y, x in product(self._allowed(*rows), self._allowed(*columns)):
                word, bit = self.cells[Square(x, y)]
                tables[word][index] |= 1 << bit
        return tables

    def _allowed(self, back: int, forth: int) -> range:
        """Along one axis: the range, and as far beyond it as fits."""
        reach = min(REACH, self.grid - 1 - back - forth)
        return range(-back - reach, forth + reach + 1)

    def grown(self, steps: Sequence[int]) -> list[int]:
        """By range x place in the frame x direction, with a step along the axis for each: the range with both halves.

        The frame begins `REACH` squares before the range. A place that no domino can have leaves the range as it is.
        """
        table = []
        for (back, forth), place, step in product(self.ranges, range(FRAME), steps):
            ends = place - REACH - back, place - REACH - back + step
            wider = max(back, -min(ends)), max(forth, *ends)
            table.append(self.ranges.index(wider if wider in self.ranges else (back, forth)))
        return table


#: The box of a kingdom: the numbers of its range of columns and its range of rows.
COLUMNS, ROWS = range(2)
BOX_WORDS: Final = 2

#: Places in a frame along one axis, for tables: a power of two, more than any frame has.
FRAME: Final = 16

NARROW: Final = Board(grid=5, words=1, stride=8)
WIDE: Final = Board(grid=7, words=2, stride=12)


def board_for(grid: int) -> Board:
    """The layout for a grid this wide and high."""
    return WIDE if grid == WIDE.grid else NARROW
