"""The net as it learns: weights in floats, gradients of samples, and Adam's steps. Compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kingdomino.kernel import NumberArray
from kingdomino.kernel.compiled import Word, entry, keyed, routine, share
from kingdomino.search.compiled import (
    HEADS,
    NARROW_WIDTH,
    PHASES,
    ROW,
    ROWS,
    RULES_FEATURE,
    UNITS,
    WIDTH,
    Net,
    empty_net,
    quantised,
)

from .selfplay_games import Samples

Floats = npt.NDArray[np.float32]

_FEATURES: Final = ROWS // 2
#: What the numbers of lessons are told from those of portions by, in seeds.
_LESSONS: Final = 1 << 40
_FIRST_MOMENT, _SECOND_MOMENT = 0.9, 0.999
#: Steps in which the parts of the last layers follow their own gradients.
_TINY: Final = np.float32(1e-6)


class Weights(NamedTuple):
    """The weights, or anything of their shape: gradients, moments."""

    rows: Floats
    hidden: Floats
    hidden_bias: Floats
    last: Floats
    bias: Floats


def empty_weights() -> Weights:
    """Zeros."""
    return Weights(
        np.zeros((ROWS, ROW), np.float32),
        np.zeros((HEADS, NARROW_WIDTH, WIDTH), np.float32),
        np.zeros((HEADS, NARROW_WIDTH), np.float32),
        np.zeros((HEADS, NARROW_WIDTH), np.float32),
        np.zeros(HEADS, np.float32),
    )


def fresh_weights(seed: int) -> Weights:
    """The weights that learning begins with: rows of zeros but for the bias, random layers behind them."""
    random, weights = np.random.default_rng(seed), empty_weights()
    for board in range(2):
        first = board * _FEATURES + RULES_FEATURE
        bias = random.normal(0.2, 0.1, WIDTH)
        weights.rows[first : (board + 1) * _FEATURES, :WIDTH] = bias
    layer = random.normal(0.0, 0.15, (NARROW_WIDTH, WIDTH))
    last = random.normal(0.0, 0.2, NARROW_WIDTH)
    weights.hidden[:], weights.last[:] = layer, last
    weights.bias[:] = 2.0
    return weights


def playing_net(weights: Weights, net: Net | None = None) -> Net:
    """The net that plays by these weights; rows that never learned anything are zero."""
    net = empty_net() if net is None else net
    quantised(weights.rows, (weights.hidden, weights.hidden_bias, weights.last, weights.bias), net)
    return net


@routine
def _learn_one(
    weights: Weights, slopes: Weights, samples: Samples, row: int, first: Floats, back: Floats, second: Floats
) -> None:
    """Add a sample's gradient to the slopes; the last three are room to work in."""
    head, board = int(np.int64(samples.heads[row])), int(np.int64(samples.boards[row]))
    offset, count = board * _FEATURES, int(np.int64(samples.counts[row]))
    for column in range(ROW):
        first[column] = np.float32(0.0)
        back[column] = np.float32(0.0)
    for index in range(count):
        feature = offset + int(np.int64(samples.features[row, index]))
        for column in range(ROW):
            first[column] += weights.rows[feature, column]
    phase = WIDTH + head % PHASES
    result = weights.bias[head] + first[phase]
    for unit in range(NARROW_WIDTH):
        second[unit] = weights.hidden_bias[head, unit]
    for unit in range(NARROW_WIDTH):
        dot = second[unit]
        for column in range(WIDTH):
            if first[column] > np.float32(0.0):
                dot += first[column] * weights.hidden[head, unit, column]
        second[unit] = dot
        if dot > np.float32(0.0):
            result += dot * weights.last[head, unit]
    error = result - (samples.targets[row] - samples.points[row]) / np.float32(UNITS[board])
    slopes.bias[head] += error
    for unit in range(NARROW_WIDTH):
        if second[unit] <= np.float32(0.0):
            continue
        slopes.last[head, unit] += error * second[unit]
        slope = error * weights.last[head, unit]
        slopes.hidden_bias[head, unit] += slope
        for column in range(WIDTH):
            active = np.float32(1.0) if first[column] > np.float32(0.0) else np.float32(0.0)
            slopes.hidden[head, unit, column] += slope * active * first[column]
            back[column] += slope * active * weights.hidden[head, unit, column]
    back[phase] = error
    for index in range(count):
        feature = offset + int(np.int64(samples.features[row, index]))
        for column in range(ROW):
            slopes.rows[feature, column] += back[column]


@routine
def _step(weights: Floats, slopes: Floats, first: Floats, second: Floats, rate: np.float32, part: np.float32) -> None:
    """Adam's step of one row of weights; the slopes are zero afterwards."""
    for index in range(len(weights)):
        slope = slopes[index] * part
        slopes[index] = np.float32(0.0)
        first[index] += np.float32(1.0 - _FIRST_MOMENT) * (slope - first[index])
        second[index] += np.float32(1.0 - _SECOND_MOMENT) * (slope * slope - second[index])
        weights[index] -= rate * first[index] / (np.sqrt(second[index]) + _TINY)


@entry
def learn(
    weights: Weights,
    slopes: Weights,
    first: Weights,
    second: Weights,
    samples: Samples,
    have: int,
    batches: int,
    size: int,
    rate: float,
    steps: int,
    seed: Word,
    touched: NumberArray,
) -> None:
    """Learn from batches of samples drawn from those that there are; rows without a sample in a batch rest."""
    sums, back, middle = np.zeros(ROW, np.float32), np.zeros(ROW, np.float32), np.zeros(NARROW_WIDTH, np.float32)
    base = keyed(seed, Word(_LESSONS | steps))
    for batch in range(batches):
        number = steps + batch + 1
        stamp = number
        for index in range(size):
            chosen, _ = share(keyed(base, Word(batch * size + index)), Word(have))
            row = int(np.int64(chosen))
            _learn_one(weights, slopes, samples, row, sums, back, middle)
            offset = int(np.int64(samples.boards[row])) * _FEATURES
            for feature in range(int(np.int64(samples.counts[row]))):
                touched[offset + int(np.int64(samples.features[row, feature]))] = stamp
        correction = np.sqrt(1.0 - _SECOND_MOMENT**number) / (1.0 - _FIRST_MOMENT**number)
        pace, part = np.float32(rate * correction), np.float32(1.0 / size)
        for row in range(ROWS):
            if touched[row] == stamp:
                _step(weights.rows[row], slopes.rows[row], first.rows[row], second.rows[row], pace, part)
        for head in range(HEADS):
            for unit in range(NARROW_WIDTH):
                _step(
                    weights.hidden[head, unit],
                    slopes.hidden[head, unit],
                    first.hidden[head, unit],
                    second.hidden[head, unit],
                    pace,
                    part,
                )
            _step(
                weights.hidden_bias[head],
                slopes.hidden_bias[head],
                first.hidden_bias[head],
                second.hidden_bias[head],
                pace,
                part,
            )
            _step(weights.last[head], slopes.last[head], first.last[head], second.last[head], pace, part)
        _step(weights.bias, slopes.bias, first.bias, second.bias, pace, part)
