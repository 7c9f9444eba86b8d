"""From the corners of a grid in a photo to its squares."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .net import SIDE, Squares

#: Four corners as x and y in pixels: upper left, upper right, lower right, lower left of the kingdom.
Corners = NDArray[np.float64]
Pixels = NDArray[np.uint8]
_MOST_SAMPLES = 6


def projection(corners: Corners, columns: int, rows: int) -> NDArray[np.float64]:
    """The 3 x 3 matrix from points of the grid (0…columns, 0…rows) to pixels."""
    equations, wanted = [], []
    for (u, v), (x, y) in zip([(0, 0), (columns, 0), (columns, rows), (0, rows)], corners, strict=True):
        equations += [[u, v, 1, 0, 0, 0, -x * u, -x * v], [0, 0, 0, u, v, 1, -y * u, -y * v]]
        wanted += [x, y]
    return np.append(np.linalg.solve(np.array(equations, float), np.array(wanted, float)), 1).reshape(3, 3)


def projected(
    matrix: NDArray[np.float64], x: NDArray[np.float64], y: NDArray[np.float64]
) -> tuple[NDArray[np.float64], ...]:
    """Points of the grid as pixels."""
    away = matrix[2, 0] * x + matrix[2, 1] * y + matrix[2, 2]
    return tuple((matrix[row, 0] * x + matrix[row, 1] * y + matrix[row, 2]) / away for row in (0, 1))


def sampled(picture: NDArray[np.float32], x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    """The picture between its pixels; beyond its edge the edge goes on. The middle of a pixel is at a half."""
    height, width = picture.shape[:2]
    x, y = np.clip(x - 0.5, 0, width - 1), np.clip(y - 0.5, 0, height - 1)
    left, top = np.minimum(x.astype(int), max(width - 2, 0)), np.minimum(y.astype(int), max(height - 2, 0))
    right, bottom = np.minimum(left + 1, width - 1), np.minimum(top + 1, height - 1)
    across, down = (x - left)[..., None], (y - top)[..., None]
    upper = picture[top, left] * (1 - across) + picture[top, right] * across
    lower = picture[bottom, left] * (1 - across) + picture[bottom, right] * across
    between: NDArray[np.float64] = upper * (1 - down) + lower * down
    return between


def area(corners: Corners) -> float:
    """The area of the quadrilateral, in pixels; positive if its corners go clockwise as seen."""
    x, y = corners.T
    return float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2)


def cut_squares(pixels: Pixels, corners: Corners, grid: int) -> Squares:
    """Every square of the grid, row by row, as the net wants it; a large one is the mean of several samples a pixel."""
    matrix = projection(corners, grid, grid)
    several = int(np.clip(np.ceil(np.sqrt(abs(area(corners))) / grid / SIDE), 1, _MOST_SAMPLES))
    steps = (np.arange(SIDE * several) + 0.5) / (SIDE * several)
    picture = pixels.astype(np.float32)
    squares = np.empty((grid * grid, SIDE, SIDE, 3), np.float32)
    for at in range(grid * grid):
        x, y = np.meshgrid(at % grid + steps, at // grid + steps)
        seen = sampled(picture, *projected(matrix, x, y))
        squares[at] = seen.reshape(SIDE, several, SIDE, several, 3).mean((1, 3)) / 255
    return squares
