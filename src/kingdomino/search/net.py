"""The net that says how many points a kingdom will still gain, in whole numbers: the same on every machine.

The rows of all features are added up (the first layer); ReLU; a layer of sixteen; ReLU; one number. The last layers are
apart for each kind of table and phase of the game, and every feature has a part that goes straight to the end.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel.compiled import IS_WIDE, WordArray, inlined, routine

from .features import FEATURES, FeatureArray, kind_of
from .shared import HEADS, KINDS, NARROW_WIDTH, PHASES, ROW, WIDTH, Net

#: Rows of both boards.
ROWS: Final = 2 * FEATURES

#: What one is written as in rows and weights.
SCALE: Final = 1024
#: The largest number of the first layer, and of a weight after it, so that no sum leaves 32 bits.
_MOST_ACTIVE: Final = 8191
_MOST_WEIGHT: Final = 4095
#: Points a unit of the output, by board.
UNITS: Final = np.array([10.0, 25.0])

ShortArray = npt.NDArray[np.int16]


def empty_net() -> Net:
    """A net that says nothing."""
    return Net(
        np.zeros((ROWS, ROW), np.int16),
        np.zeros((HEADS, NARROW_WIDTH, WIDTH), np.int16),
        np.zeros((HEADS, NARROW_WIDTH), np.int32),
        np.zeros((HEADS, NARROW_WIDTH), np.int16),
        np.zeros(HEADS, np.int32),
    )


def write_net(net: Net, path: Path) -> None:
    """Write a net's file."""
    data = b"".join(part.astype(part.dtype.newbyteorder("<")).tobytes() for part in net)
    path.write_bytes(lzma.compress(data, preset=6))


@inlined
def add_rows(net: Net, board: int, features: FeatureArray, first: int, last: int, total: ShortArray) -> None:
    """Add the rows of these features."""
    offset = board * FEATURES
    for index in range(first, last):
        row = offset + int(np.int64(features[index]))
        for column in range(ROW):
            total[column] += net.rows[row, column]


@inlined
def head_of(state: WordArray, left: int) -> int:
    """The last layers for this kind of table with `left` placements to come."""
    phase = (left - 1) // 4 if state[IS_WIDE] else (left - 1) // 2
    return kind_of(state) * PHASES + min(max(phase, 0), PHASES - 1)


@routine
def output(net: Net, total: ShortArray, head: int, active: ShortArray) -> float:
    """The points to come, from the sum of all rows; `active` is room to work in."""
    for column in range(WIDTH):
        active[column] = min(max(total[column], np.int16(0)), np.int16(_MOST_ACTIVE))
    result = int(np.int64(net.bias[head])) + int(np.int64(total[WIDTH + head % PHASES])) * SCALE
    for row in range(NARROW_WIDTH):
        dot = np.int32(0)
        for column in range(WIDTH):
            dot = np.int32(dot + np.int32(active[column]) * np.int32(net.hidden[head, row, column]))
        found = int(np.int64(dot)) + int(np.int64(net.hidden_bias[head, row]))
        if found > 0:
            result += (found * int(np.int64(net.last[head, row]))) // SCALE
    return float(np.float64(result) / (SCALE * SCALE) * UNITS[1 if head >= (KINDS - 1) * PHASES else 0])


def quantised(rows: npt.NDArray[np.float32], heads: tuple[npt.NDArray[np.float32], ...], net: Net) -> None:
    """Write float weights into a net; the heads are the hidden layer, its bias, the last layer and its bias."""
    hidden, hidden_bias, last, bias = heads
    np.copyto(net.rows, np.clip(np.rint(rows * SCALE), -32767, 32767), casting="unsafe")
    np.copyto(net.hidden, np.clip(np.rint(hidden * SCALE), -_MOST_WEIGHT, _MOST_WEIGHT), casting="unsafe")
    np.copyto(net.hidden_bias, np.rint(hidden_bias * SCALE * SCALE), casting="unsafe")
    np.copyto(net.last, np.clip(np.rint(last * SCALE), -32767, 32767), casting="unsafe")
    np.copyto(net.bias, np.rint(bias * SCALE * SCALE), casting="unsafe")
