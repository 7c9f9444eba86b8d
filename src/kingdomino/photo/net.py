"""The net over squares: float32, the same sums as in the page."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .weights import Layer, shipped

#: Pixels of a square as the net sees it.
SIDE = 40
#: A square that is less sure than this at first sight is looked at from all four sides.
_CLEAR = 0.98

Squares = NDArray[np.float32]
LogOdds = NDArray[np.float64]


def read_squares(squares: Squares, layers: Sequence[Layer] | None = None) -> LogOdds:
    """Log-probabilities of the kinds, for each square of n x 40 x 40 x 3 in 0…1."""
    layers = layers or shipped()
    odds = _log_softmax(logits_of(squares, layers))
    unclear = np.flatnonzero(np.exp(odds.max(1)) < _CLEAR)
    if len(unclear):
        turns = [odds[unclear]]
        for turn in (1, 2, 3):
            turned = np.rot90(squares[unclear], turn, (1, 2))
            turns.append(_log_softmax(logits_of(np.ascontiguousarray(turned), layers)))
        odds[unclear] = _log_softmax(np.mean(turns, 0))
    return odds


def logits_of(squares: Squares, layers: Sequence[Layer]) -> NDArray[np.float64]:
    """What the last layer says of each square."""
    x = ((squares - np.float32(0.45)) / np.float32(0.25)).transpose(0, 3, 1, 2)
    x = _convolved(x, layers[0], 2)
    x = _pooled(_convolved(x, layers[1], 1))
    x = _pooled(_convolved(x, layers[2], 1))
    x = _convolved(x, layers[3], 1).mean((2, 3))
    answers: NDArray[np.float64] = (x @ layers[4].weights.T + layers[4].bias).astype(np.float64)
    return answers


def _convolved(x: Squares, layer: Layer, stride: int) -> Squares:
    """A convolution that keeps the size (divided by the stride), and ReLU."""
    weights = layer.weights
    size = weights.shape[2]
    n, channels, height, width = x.shape
    half = size // 2
    padded = np.pad(x, ((0, 0), (0, 0), (half, half), (half, half)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (size, size), (2, 3))[:, :, ::stride, ::stride]
    rows = windows.transpose(0, 2, 3, 1, 4, 5).reshape(-1, channels * size * size)
    y = np.maximum(rows @ weights.reshape(len(weights), -1).T + layer.bias, 0)
    convolved: Squares = y.reshape(n, height // stride, width // stride, -1).transpose(0, 3, 1, 2)
    return convolved


def _pooled(x: Squares) -> Squares:
    n, channels, height, width = x.shape
    pooled: Squares = x.reshape(n, channels, height // 2, 2, width // 2, 2).max((3, 5))
    return pooled


def _log_softmax(logits: NDArray[np.float64]) -> LogOdds:
    high = logits - logits.max(1, keepdims=True)
    odds: LogOdds = high - np.log(np.exp(high).sum(1, keepdims=True))
    return odds
