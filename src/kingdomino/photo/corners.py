"""A proposal for the corners: what is unlike the picture's rim, as a quadrilateral, moved onto the grid's lines."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from .perspective import Corners, Pixels, area, projected, projection, sampled

_SMALL: Final = 256
_FINE: Final = 480
_RIM_COLOURS: Final = 5
#: Differences of colour below this are the noise of one surface.
_FAINT: Final = 5.0
_STEEPEST: Final = 60.0
#: Steps of a corner in squares, and how much the picture is blurred while they are tried.
_STEPS: Final = ((0.16, 2.5), (0.08, 1.5), (0.04, 0.8), (0.02, 0.8))

Plane = NDArray[np.float64]


class Proposal(NamedTuple):
    """Corners and the number of squares between them."""

    corners: Corners
    grid: int


def propose(pixels: Pixels, grid: int | None = None) -> Proposal | None:
    """The most likely frame, of 5 or 7 squares a side if the grid is not given; None where nothing stands out."""
    quad = _standing_out(pixels)
    if quad is None:
        return None
    lines = _Lines(pixels)
    tried = [(*lines.snapped(quad, size), size) for size in ((grid,) if grid else (5, 7))]
    corners, _, size = max(tried, key=lambda one: one[1])
    return Proposal(corners, size)


def _standing_out(pixels: Pixels) -> Corners | None:
    scale = min(1.0, _SMALL / max(pixels.shape[:2]))
    distance = _unlike_the_rim(_lab(_resized(pixels, scale), 1.2))
    height, width = distance.shape
    level = _otsu(distance)
    if level < _FAINT:
        return None
    best: tuple[float, Corners] | None = None
    for factor in (0.5, 0.7, 1.0, 1.3):
        mask = Image.fromarray(((distance > level * factor) * 255).astype(np.uint8))
        mask = mask.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.MinFilter(7))
        mask = mask.filter(ImageFilter.MinFilter(9)).filter(ImageFilter.MaxFilter(9))
        for points in _patches(np.asarray(mask) > 0, height * width * 0.05):
            quad = _quadrilateral(_hull(points))
            if quad is None:
                continue
            sides = np.hypot(*(quad - np.roll(quad, 1, 0)).T)
            aside = np.hypot(*(points.mean(0) - [width / 2, height / 2])) / max(height, width)
            size = abs(area(quad))
            worth = (
                len(points)
                / max(size, 1)
                * sides.min()
                / sides.max()
                * (1 - aside)
                * min(1, size / (0.15 * height * width))
            )
            if best is None or worth > best[0]:
                best = (worth, (quad + 0.5) / scale)
    return best[1] if best else None


def _resized(pixels: Pixels, scale: float) -> Image.Image:
    picture = Image.fromarray(pixels)
    size = (max(8, round(picture.width * scale)), max(8, round(picture.height * scale)))
    return picture.resize(size, Image.Resampling.BOX)


def _lab(picture: Image.Image, blur: float) -> NDArray[np.float64]:
    """Lightness and two colours, on scales of 0…255."""
    red, green, blue = np.moveaxis(np.asarray(picture.filter(ImageFilter.GaussianBlur(blur)), float) / 255, 2, 0)
    linear = [np.where(one > 0.04045, ((one + 0.055) / 1.055) ** 2.4, one / 12.92) for one in (red, green, blue)]
    x, y, z = np.tensordot(
        [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]], np.stack(linear), 1
    )
    f = [np.where(one > 0.008856, np.cbrt(one), 7.787 * one + 16 / 116) for one in (x, y, z)]
    return np.stack([(116 * f[1] - 16) * 2.55, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])], -1)


def _unlike_the_rim(lab: NDArray[np.float64]) -> Plane:
    """How far each pixel is from the nearest of a few colours of the picture's rim."""
    height, width = lab.shape[:2]
    wide = max(4, int(0.05 * min(height, width)))
    rim = np.concatenate([part.reshape(-1, 3) for part in (lab[:wide], lab[-wide:], lab[:, :wide], lab[:, -wide:])])
    rim *= (0.59, 1, 1)
    centres = [rim.mean(0)]
    while len(centres) < _RIM_COLOURS:
        spread = np.min([((rim - centre) ** 2).sum(1) for centre in centres], 0)
        centres.append(rim[np.argsort(spread)[int(0.95 * len(rim))]])
    for _ in range(8):
        nearest = np.argmin([((rim - centre) ** 2).sum(1) for centre in centres], 0)
        centres = [rim[nearest == k].mean(0) if (nearest == k).any() else centre for k, centre in enumerate(centres)]
    scaled = lab * (0.59, 1, 1)
    distance: Plane = np.sqrt(np.min([((scaled - centre) ** 2).sum(-1) for centre in centres], 0))
    return distance


def _otsu(values: Plane) -> float:
    """The threshold that parts the values best."""
    counts, edges = np.histogram(values.clip(0, 85), 128)
    below, middles = np.cumsum(counts), (edges[:-1] + edges[1:]) / 2
    sums = np.cumsum(counts * middles)
    above = below[-1] - below
    between = below * above * (sums / np.maximum(below, 1) - (sums[-1] - sums) / np.maximum(above, 1)) ** 2
    return float(middles[int(np.argmax(between))])


def _patches(mask: NDArray[np.bool_], least: float) -> list[NDArray[np.float64]]:
    """The points (x, y) of every connected patch that is large enough."""
    left = mask.copy()
    patches = []
    for start in np.argwhere(mask):
        if not left[tuple(start)]:
            continue
        left[tuple(start)] = False
        reached = [(int(start[0]), int(start[1]))]
        for row, column in reached:
            for y, x in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if 0 <= y < mask.shape[0] and 0 <= x < mask.shape[1] and left[y, x]:
                    left[y, x] = False
                    reached.append((y, x))
        if len(reached) >= least:
            patches.append(np.array(reached, float)[:, ::-1])
    return patches


def _hull(points: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """The convex hull, clockwise as seen."""
    ordered = sorted(map(tuple, points))
    chains: list[list[tuple[float, ...]]] = []
    for run in (ordered, ordered[::-1]):
        chain: list[tuple[float, ...]] = []
        for x, y in run:
            while len(chain) > 1 and (chain[-1][0] - chain[-2][0]) * (y - chain[-2][1]) <= (
                chain[-1][1] - chain[-2][1]
            ) * (x - chain[-2][0]):
                chain.pop()
            chain.append((x, y))
        chains.append(chain[:-1])
    return [np.array(point) for point in (*chains[0], *chains[1])]


def _quadrilateral(hull: list[NDArray[np.float64]]) -> Corners | None:
    """Four corners: the edge whose removal adds least area goes, its neighbours prolonged, until four are left."""
    points = list(hull)
    while len(points) > 4:
        best = None
        for at in range(len(points)):
            a, b, c, d = (points[(at + step) % len(points)] for step in (-1, 0, 1, 2))
            u, v, w = b - a, c - d, d - a
            crossing = u[0] * v[1] - u[1] * v[0]
            if abs(crossing) < 1e-9:
                continue
            t, s = (w[0] * v[1] - w[1] * v[0]) / crossing, (w[0] * u[1] - w[1] * u[0]) / crossing
            if (t >= 1 and s <= -1) or (t >= 1 and s >= 1):
                corner = a + u * t
                added = abs((c - b)[0] * (corner - b)[1] - (c - b)[1] * (corner - b)[0]) / 2
                if best is None or added < best[0]:
                    best = (added, at, corner)
        if best is None:
            return None
        points[best[1]] = best[2]
        points.pop((best[1] + 1) % len(points))
    if len(points) < 4:
        return None
    quad = np.array(points)
    around = quad - quad.mean(0)
    quad = quad[np.argsort(np.arctan2(around[:, 1], around[:, 0]))]
    return np.roll(quad, -int(np.argmin(quad.sum(1))), 0)


class _Lines:
    """How well a grid lies on the edges of a picture."""

    def __init__(self, pixels: Pixels) -> None:
        self.scale = min(1.0, _FINE / max(pixels.shape[:2]))
        small = _resized(pixels, self.scale)
        self.blurred = {}
        for blur in {blur for _, blur in _STEPS}:
            lab = np.pad(_lab(small, blur), ((1, 1), (1, 1), (0, 0)), mode="edge")
            smooth_x, smooth_y = (
                lab[:, :-2] + 2 * lab[:, 1:-1] + lab[:, 2:],
                lab[:-2] + 2 * lab[1:-1] + lab[2:],
            )
            slope_x, slope_y = smooth_y[:, 2:] - smooth_y[:, :-2], smooth_x[2:] - smooth_x[:-2]
            self.blurred[blur] = np.concatenate([slope_x, slope_y], -1).clip(-_STEEPEST, _STEEPEST).astype(np.float32)

    def strength(self, corners: Corners, grid: int, blur: float) -> float:
        """Mean slope across the lines of the grid, less that between them."""
        matrix = projection(corners * self.scale, grid)
        along = np.linspace(0.02 * grid, 0.98 * grid, 60)
        on, off = np.arange(grid + 1.0), np.arange(grid) + 0.5
        places = np.concatenate([on, off])
        total = np.zeros(len(places))
        across, down = np.meshgrid(places, along, indexing="ij")
        for x, y, step in ((across, down, (0.0, 0.02)), (down, across, (0.02, 0.0))):
            px, py = projected(matrix, x, y)
            qx, qy = projected(matrix, x + step[0], y + step[1])
            nx, ny = py - qy, qx - px
            length = np.hypot(nx, ny) + 1e-9
            slopes = sampled(self.blurred[blur], px, py)
            steep = np.abs(slopes[..., :3] * (nx / length)[..., None] + slopes[..., 3:] * (ny / length)[..., None]).max(
                -1
            )
            total += np.minimum(steep, _STEEPEST).mean(1)
        return float(total[: grid + 1].mean() - 0.6 * total[grid + 1 :].mean())

    def snapped(self, corners: Corners, grid: int) -> tuple[Corners, float]:
        """Corners, sides and the whole frame moved by small steps while that makes the lines stronger."""
        corners = corners.astype(float)
        square = np.sqrt(abs(area(corners))) / grid
        strength = 0.0
        groups = [[0], [1], [2], [3], [0, 1], [1, 2], [2, 3], [3, 0], [0, 1, 2, 3]]
        for step, blur in _STEPS:
            strength = self.strength(corners, grid, blur)
            for _ in range(6):
                moved = False
                for group in groups:
                    for move in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                        tried = corners.copy()
                        tried[group] += np.array(move) * step * square
                        reached = self.strength(tried, grid, blur)
                        if reached > strength:
                            corners, strength, moved = tried, reached, True
                if not moved:
                    break
        return corners, strength
