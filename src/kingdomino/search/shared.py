"""What Python and compiled code pass each other: sizes, the net's weights, arms, results. NumPy is not used here."""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingdomino.kernel import arrays

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from kingdomino.kernel import FloatArray, NumberArray

#: Claims of one placement.
MOST_CLAIMS: Final = 4
#: The number of no decision and of no lane.
NONE: Final = -1
#: Columns of a result, in parts: margin and points of the player to act, then every seat's share of the victory.
MARGIN, POINTS, SHARES = 0, 1, 2
#: A point, and a whole victory, in parts: of a victory so many that a half, a third and a quarter are whole numbers.
POINT_PARTS: Final = 32
VICTORY_PARTS: Final = 12_000
#: In the last round a placement is worth its points and a fraction by which ties break: in parts of a point.
MERIT_PARTS: Final = 1 << 16

#: Kinds of tables: 2 players, 3 with lines of three, 3 with lines of four, 4 players, Mighty Duel; phases of a game.
KINDS, PHASES = 5, 6
#: Numbers of the net's first layer, and of its second.
WIDTH, NARROW_WIDTH = 64, 16
#: A row: the first layer, then a part for each phase that goes straight to the end, then nothing.
ROW: Final = 72
HEADS: Final = KINDS * PHASES

_FILE: Final = Path(__file__).with_name("value.xz")


class Net(NamedTuple):
    """The weights as they play."""

    rows: npt.NDArray[np.int16]
    hidden: npt.NDArray[np.int16]
    hidden_bias: npt.NDArray[np.int32]
    last: npt.NDArray[np.int16]
    bias: npt.NDArray[np.int32]


class Temper(NamedTuple):
    """By seat, how it plays: the part of its rivals' points that counts against it, the noise of its judgement."""

    denial: FloatArray
    noise: FloatArray
    #: Not 0 for a seat that also looks at placements which give up the Middle Kingdom.
    roams: NumberArray


class Arms(NamedTuple):
    """By arm: a decision at the root, the claim that is tried with it or NONE, and what the round looks worth."""

    first: NumberArray
    second: NumberArray
    looks: FloatArray


@cache
def net_of(path: str | None = None) -> Net:
    """The net in a file; without one, the net of the package."""
    data = lzma.decompress((_FILE if path is None else Path(path)).read_bytes())
    heads = HEADS * (NARROW_WIDTH * (2 * WIDTH + 4 + 2) + 4)
    rows = (len(data) - heads) // (2 * ROW)
    at_hidden = rows * ROW * 2
    at_hidden_bias = at_hidden + HEADS * NARROW_WIDTH * WIDTH * 2
    at_last = at_hidden_bias + HEADS * NARROW_WIDTH * 4
    return Net(
        arrays.read_shorts(data, 0, rows, ROW),
        arrays.read_shorts(data, at_hidden, HEADS, NARROW_WIDTH, WIDTH),
        arrays.read_longs(data, at_hidden_bias, HEADS, NARROW_WIDTH),
        arrays.read_shorts(data, at_last, HEADS, NARROW_WIDTH),
        arrays.read_longs(data, at_last + HEADS * NARROW_WIDTH * 2, HEADS),
    )


def denial_for(players: int, seat: int | None) -> list[float]:
    """How players are supposed to mind their rivals: two wholly; of more, the one to act most, or all alike."""
    if players == 2:
        return [1.0] * 4
    return [0.6 if seat is None else 0.8 if other == seat else 0.4 for other in range(4)]


def temper_for(players: int, seat: int | None) -> Temper:
    """How players are supposed to play whose judgement has no noise."""
    return Temper(arrays.floats_of(denial_for(players, seat)), arrays.floats(4), arrays.numbers(4))
