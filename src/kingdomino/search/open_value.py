"""The learned value, opened for other programs: its weights, and what it is told about a kingdom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import to_state
from kingdomino.kernel.compiled import (
    ALL_KINGS,
    FREE,
    IS_WIDE,
    LINE,
    LINES_TO_COME,
    NEXT_LINE,
    NEXT_OWNERS,
    OWNERS,
    PLACED,
    PLAYERS,
    TURN,
    NumberArray,
    Word,
    WordArray,
    entry,
    popcount,
)
from kingdomino.rules import KingdominoError, Position, clipped, whole_number

from .features import MOST_FEATURES, POINTS, FeatureArray, domino_features, kingdom_features, new_survey, table_features
from .net import ROWS, UNITS, add_rows, head_of, output
from .plans import piece_at
from .shared import ROW, Net, net_of

_0, _2, _3 = Word(0), Word(2), Word(3)
#: Places in the facts: points of the territories, the last layers, whether the board is the larger one.
_POINTS, _HEAD, _WIDE = range(3)
_HALF: Final = ROWS // 2


@dataclass(frozen=True, slots=True)
class ValueInputs:
    """What the value is told about a kingdom: rows of its first layer, and which of its last layers judge them.

    `points` are those of the territories now; the net says how many will be added, in parts of `unit` points.
    """

    rows: npt.NDArray[np.int64]
    head: int
    points: int
    unit: float


@entry
def write_inputs(state: WordArray, seat: Word, features: FeatureArray, facts: NumberArray) -> int:
    """Write the features of a kingdom with all dominoes that it has claimed and not placed; how many there are."""
    survey = new_survey()
    kings = int(np.int64(state[ALL_KINGS] // state[PLAYERS]))
    turn, lines = int(np.int64(state[TURN])), int(np.int64(state[LINES_TO_COME]))
    is_between = state[NEXT_LINE] == _0 and turn == 0 and state[PLACED] == _0
    first = turn + int(np.int64(state[PLACED]))
    pending = 0
    for lane in range(first, int(np.int64(popcount(state[LINE])))):
        if (state[OWNERS] >> (_2 * Word(lane))) & _3 == seat:
            pending += 1
    left = pending + kings * lines
    if state[NEXT_LINE] != _0:
        left += kings
    end = table_features(state, left, features)
    end = kingdom_features(state, seat, left, survey, features, end)
    for lane in range(first, int(np.int64(popcount(state[LINE])))):
        if (state[OWNERS] >> (_2 * Word(lane))) & _3 == seat:
            now = 0 if is_between else 1
            end = domino_features(int(np.int64(piece_at(state[LINE], lane))), lane, now, survey, features, end)
    for lane in range(int(np.int64(popcount(state[NEXT_LINE])))):
        claimed = not (int(np.int64(state[FREE])) >> lane) & 1
        if claimed and (state[NEXT_OWNERS] >> (_2 * Word(lane))) & _3 == seat:
            end = domino_features(int(np.int64(piece_at(state[NEXT_LINE], lane))), lane, 0, survey, features, end)
    facts[_POINTS], facts[_HEAD] = survey.facts[POINTS], head_of(state, left)
    facts[_WIDE] = int(np.int64(state[IS_WIDE]))
    return int(end)


@entry
def judge_inputs(net: Net, features: FeatureArray, count: int, wide: int, head: int) -> float:
    """The points to come, as the net says."""
    total, active = np.zeros(ROW, np.int16), np.zeros(ROW, np.int16)
    add_rows(net, wide, features, 0, count, total)
    return output(net, total, head, active)


def value_inputs(position: Position, seat: int) -> ValueInputs:
    """What the value is told about a seat's kingdom; it was taught between rounds and between two placements."""
    features, facts = _described(position, seat)
    wide = int(facts[_WIDE])
    return ValueInputs(
        features.astype(np.int64) + wide * _HALF, int(facts[_HEAD]), int(facts[_POINTS]), float(UNITS[wide])
    )


def kingdom_value(position: Position, seat: int, value: str | None = None) -> float:
    """The points that a seat's kingdom will end with, as the net of the package says, or that of a file."""
    features, facts = _described(position, seat)
    gain = judge_inputs(net_of(value), features, len(features), int(facts[_WIDE]), int(facts[_HEAD]))
    return float(int(facts[_POINTS]) + gain)


def value_weights(value: str | None = None) -> dict[str, npt.NDArray[np.int64]]:
    """The weights by layer, of the package or of a file: whole numbers, 1024 of which are one.

    `rows` has for every feature 64 numbers of the first layer, six that go straight to the end, one for each phase, and
    padding; `hidden`, `hidden_bias`, `last` and `bias` are by head.
    """
    net = net_of(value)
    return {name: getattr(net, name).astype(np.int64) for name in net._fields}


def _described(position: Position, seat: int) -> tuple[FeatureArray, NumberArray]:
    if not isinstance(position, Position):
        raise KingdominoError("not_a_position", value=clipped(position))
    number = whole_number(seat)
    if number is None or not 0 <= number < position.rules.players:
        raise KingdominoError("no_such_seat", number=clipped(seat), players=position.rules.players)
    if position.is_over:
        raise KingdominoError("nothing_to_choose", due=position.phase)
    features, facts = np.zeros(MOST_FEATURES, np.uint16), np.zeros(3, np.int64)
    count = write_inputs(to_state(position), Word(number), features, facts)
    return features[:count], facts
