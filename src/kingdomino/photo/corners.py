"""A proposal for the corners: what is unlike the picture's rim, as a quadrilateral, moved onto the grid's lines.

`web/src/photo/corners.ts` is the same for the page.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .perspective import Corners, Pixels, area, projected, projection, sampled

_SMALL: Final = 256
_FINE: Final = 480
_RIM_COLOURS: Final = 5
#: Differences of colour below this are the noise of one surface.
_FAINT: Final = 5.0
_STEEPEST: Final = 60.0
#: Steps of a corner in squares, and how much the picture is blurred while they are tried.
_STEPS: Final = ((0.16, 2.5), (0.08, 1.5), (0.04, 0.8), (0.02, 0.8))
_SAMPLES: Final = 30
#: Kingdoms may have fewer squares than their frame, but not fewer than this a side.
_FEWEST: Final = 3
#: As much wider than high, or higher than wide, a square may look.
_MOST_OBLIQUE: Final = 1.45
#: Shapes that are tried to the end.
_FINALISTS: Final = 3

Plane = NDArray[np.float64]
Quad = NDArray[np.float64]
Mask = NDArray[np.bool_]


class Proposal(NamedTuple):
    """Corners and the number of squares between them."""

    corners: Corners
    grid: int


class _Snapped(NamedTuple):
    """A kingdom of so many columns and rows on the picture's lines."""

    corners: Corners
    columns: int
    rows: int
    strength: float


def propose(pixels: Pixels, grid: int | None = None) -> Proposal | None:
    """The most likely frame, of 5 or 7 squares a side if the grid is not given; None where nothing stands out."""
    quads = _standing_out(pixels)
    if quads is None:
        return None
    lines = _Lines(pixels)
    tried = [lines.snapped(quad, *shape, _STEPS[:1]) for quad in quads for shape in _shapes(quad, grid or 7)]
    tried.sort(key=lambda one: -one.strength)
    finals = [lines.snapped(one.corners, one.columns, one.rows, _STEPS) for one in tried[:_FINALISTS]]
    best = max(finals, key=lambda one: one.strength)
    size = grid or (7 if max(best.columns, best.rows) > 5 else 5)
    return Proposal(_framed(best, size), size)


def _shapes(quad: Corners, most: int) -> list[tuple[int, int]]:
    """Columns and rows whose squares would look about as wide as high."""
    sides = np.hypot(*(quad - np.roll(quad, -1, 0)).T)
    aspect = (sides[0] + sides[2]) / (sides[1] + sides[3])
    sizes = range(most, _FEWEST - 1, -1)
    return [(c, r) for c in sizes for r in sizes if 1 / _MOST_OBLIQUE < aspect * r / c < _MOST_OBLIQUE]


def _framed(best: _Snapped, grid: int) -> Corners:
    """The whole frame round a kingdom, with as much emptiness on both sides."""
    matrix = projection(best.corners, best.columns, best.rows)
    left, top = -((grid - best.columns) // 2), -((grid - best.rows) // 2)
    across, down = np.array([left, left + grid, left + grid, left]), np.array([top, top, top + grid, top + grid])
    return np.stack(projected(matrix, across, down), 1)


def _standing_out(pixels: Pixels) -> list[Corners] | None:
    """What is unlike the rim, as the quadrilateral and as the rectangle that enclose it."""
    small, scale = _area_means(pixels, _SMALL)
    distance = _unlike_the_rim(_lab(_blurred(small, 1.2)))
    height, width = distance.shape
    level = _otsu(distance)
    if level < _FAINT:
        return None
    best: tuple[float, list[Corners]] | None = None
    for factor in (0.5, 0.7, 1.0, 1.3):
        mask = distance > level * factor
        mask = _shrunk(_grown(mask, 3), 3)
        mask = _grown(_shrunk(mask, 4), 4)
        for points in _patches(mask, height * width * 0.05):
            hull = _hull(points)
            quad = _quadrilateral(hull)
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
                best = (worth, [(corners + 0.5) / scale for corners in (quad, _rectangle(hull))])
    return best[1] if best else None


def _area_means(pixels: Pixels, side: int) -> tuple[Plane, Quad]:
    """The picture with at most so many pixels a side, each the mean of what it covers; and the factors across, down."""
    scale = min(1.0, side / max(pixels.shape[:2]))
    rows, columns = (_coverage(size, max(8, int(size * scale + 0.5))) for size in pixels.shape[:2])
    small = np.einsum("yr,rxc->yxc", rows, np.einsum("xk,rkc->rxc", columns, pixels.astype(float), optimize=True))
    return small, np.array([len(columns) / pixels.shape[1], len(rows) / pixels.shape[0]])


def _coverage(size: int, reduced: int) -> Plane:
    """How much of each old pixel lies in each new one; every row sums to 1."""
    edges = np.arange(reduced + 1) * (size / reduced)
    old = np.arange(size)
    covered = np.minimum(edges[1:, None], old + 1) - np.maximum(edges[:-1, None], old)
    shares: Plane = covered.clip(0) / (size / reduced)
    return shares


def _blurred(picture: Plane, blur: float) -> Plane:
    """A Gaussian of this deviation; beyond the edge the edge goes on."""
    wide = int(np.ceil(3 * blur))
    weights = np.exp(-(np.arange(-wide, wide + 1) ** 2) / (2 * blur * blur))
    weights /= weights.sum()
    for axis in (0, 1):
        padded = np.pad(picture, [(wide, wide) if axis == at else (0, 0) for at in range(3)], mode="edge")
        count = picture.shape[axis]
        picture = np.sum([weight * padded.take(range(at, at + count), axis) for at, weight in enumerate(weights)], 0)
    return picture


def _grown(mask: Mask, by: int) -> Mask:
    """Everything so near the mask, a square's way."""
    for axis in (0, 1):
        padded = np.pad(mask, [(by, by) if axis == at else (0, 0) for at in range(2)])
        mask = np.any([padded.take(range(at, at + mask.shape[axis]), axis) for at in range(2 * by + 1)], 0)
    return mask


def _shrunk(mask: Mask, by: int) -> Mask:
    return ~_grown(~mask, by)


def _lab(picture: Plane) -> Plane:
    """Lightness and two colours, on scales of 0…255."""
    scaled = np.moveaxis(picture, 2, 0) / 255
    linear = np.where(scaled > 0.04045, ((scaled + 0.055) / 1.055) ** 2.4, scaled / 12.92)
    xyz = np.tensordot([[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]], linear, 1)
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
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


def _patches(mask: Mask, least: float) -> list[NDArray[np.float64]]:
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
    return _from_upper_left(np.array(points))


def _rectangle(hull: list[NDArray[np.float64]]) -> Corners:
    """The smallest rectangle round a convex polygon: one of its sides lies on a side of that."""
    points = np.array(hull)
    best: tuple[float, Corners] | None = None
    for start, end in zip(points, np.roll(points, -1, 0), strict=True):
        c, s = (end - start) / np.hypot(*(end - start))
        turned = points @ np.array([[c, -s], [s, c]])
        (left, top), (right, bottom) = turned.min(0), turned.max(0)
        size = (right - left) * (bottom - top)
        if best is None or size < best[0]:
            box = np.array([[left, top], [right, top], [right, bottom], [left, bottom]])
            best = (size, box @ np.array([[c, s], [-s, c]]))
    assert best is not None
    return _from_upper_left(best[1])


def _from_upper_left(quad: Corners) -> Corners:
    around = quad - quad.mean(0)
    quad = quad[np.argsort(np.arctan2(around[:, 1], around[:, 0]))]
    return np.roll(quad, -int(np.argmin(quad.sum(1))), 0)


class _Lines:
    """How well a grid lies on the edges of a picture."""

    def __init__(self, pixels: Pixels) -> None:
        small, self.scale = _area_means(pixels, _FINE)
        self.blurred = {}
        for blur in {blur for _, blur in _STEPS}:
            lab = np.pad(_lab(_blurred(small, blur)), ((1, 1), (1, 1), (0, 0)), mode="edge")
            smooth_x, smooth_y = (
                lab[:, :-2] + 2 * lab[:, 1:-1] + lab[:, 2:],
                lab[:-2] + 2 * lab[1:-1] + lab[2:],
            )
            slope_x, slope_y = smooth_y[:, 2:] - smooth_y[:, :-2], smooth_x[2:] - smooth_x[:-2]
            self.blurred[blur] = np.concatenate([slope_x, slope_y], -1).clip(-_STEEPEST, _STEEPEST).astype(np.float32)

    def strength(self, corners: Corners, columns: int, rows: int, blur: float) -> float:
        """Mean slope across the lines of the grid, less that between them."""
        matrix = projection(corners * self.scale, columns, rows)
        along = np.linspace(0.02, 0.98, _SAMPLES)
        total = 0.0
        for count, length, upright in ((columns, rows, True), (rows, columns, False)):
            places = np.concatenate([np.arange(count + 1.0), np.arange(count) + 0.5])
            place, far = np.meshgrid(places, along * length, indexing="ij")
            (x, y), step = ((place, far), (0.0, 0.02)) if upright else ((far, place), (0.02, 0.0))
            px, py = projected(matrix, x, y)
            qx, qy = projected(matrix, x + step[0], y + step[1])
            nx, ny = py - qy, qx - px
            size = np.hypot(nx, ny) + 1e-9
            slopes = sampled(self.blurred[blur], px, py)
            steep = np.abs(slopes[..., :3] * (nx / size)[..., None] + slopes[..., 3:] * (ny / size)[..., None]).max(-1)
            means = np.minimum(steep, _STEEPEST).mean(1)
            total += float(means[: count + 1].mean() - 0.6 * means[count + 1 :].mean())
        return total

    def snapped(self, corners: Corners, columns: int, rows: int, steps: tuple[tuple[float, float], ...]) -> _Snapped:
        """Corners, sides and the whole frame moved by small steps while that makes the lines stronger."""
        corners = corners.astype(float)
        square = np.sqrt(abs(area(corners)) / (columns * rows))
        strength = 0.0
        groups = [[0], [1], [2], [3], [0, 1], [1, 2], [2, 3], [3, 0], [0, 1, 2, 3]]
        for step, blur in steps:
            strength = self.strength(corners, columns, rows, blur)
            for _ in range(6):
                moved = False
                for group in groups:
                    for move in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                        tried = corners.copy()
                        tried[group] += np.array(move) * step * square
                        reached = self.strength(tried, columns, rows, blur)
                        if reached > strength:
                            corners, strength, moved = tried, reached, True
                if not moved:
                    break
        return _Snapped(corners, columns, rows, strength)
