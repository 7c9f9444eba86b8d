"""Photos with known truth: kingdoms drawn from our own artwork, put in perspective on a table, lit and blurred.

`python -m tests.photo.drawing FOLDER` writes squares of such kingdoms in the form that the training reads.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from kingdomino.photo import CASTLE_KIND, EMPTY_KIND, KINDS, LANDS
from kingdomino.pictures import png_of, svg_of_kingdom
from kingdomino.rules import ALL_NUMBERS, DOMINOES, Kingdom, Land, Square

Kinds = NDArray[np.int64]
Quad = NDArray[np.float64]

SIDE = 100
MARGIN = 30
SHEET = 'fill="#f6efe0"'


def some_kinds(chance: np.random.Generator, grid: int = 5, left_out: int = 0) -> Kinds:
    """A grid full of dominoes of the box around one castle; some dominoes may be left out."""
    while True:
        kinds = np.full((grid, grid), -1)
        row, column = chance.integers(grid, size=2)
        if (row + column) % 2 == 0:
            kinds[row, column] = CASTLE_KIND
            tiles = _tiled(kinds, list(chance.permutation(list(ALL_NUMBERS))), chance, [4000])
            if tiles:
                break
    for index in chance.permutation(len(tiles))[:left_out]:
        for at in tiles[index]:
            kinds[at] = EMPTY_KIND
    return kinds


def _tiled(
    kinds: Kinds, numbers: list[int], chance: np.random.Generator, tries: list[int]
) -> list[list[tuple[int, int]]] | None:
    free = np.argwhere(kinds < 0)
    if not len(free):
        return []
    tries[0] -= 1
    row, column = (int(number) for number in free[0])
    for down in chance.permutation(2):
        other = (row + down, column + 1 - down)
        if tries[0] > 0 and max(other) < len(kinds) and kinds[other] < 0:
            halves = [DOMINOES[int(numbers[0])].a, DOMINOES[int(numbers[0])].b]
            first, second = chance.permutation(2)
            kinds[row, column], kinds[other] = LANDS.index(halves[first]), LANDS.index(halves[second])
            rest = _tiled(kinds, numbers[1:], chance, tries)
            if rest is not None:
                return [[(row, column), other], *rest]
            kinds[row, column] = kinds[other] = -1
    return None


def kingdom_of(kinds: Kinds) -> Kingdom:
    """The kingdom, its castle at (0, 0)."""
    ((castle_row, castle_column),) = np.argwhere(kinds == CASTLE_KIND)
    lands: dict[Square, Land] = {}
    for row, column in np.argwhere(kinds < CASTLE_KIND):
        lands[Square(int(column - castle_column), int(castle_row - row))] = LANDS[kinds[row, column]]
    return Kingdom(lands)


def drawn(kinds: Kinds, seat: int = 0) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """The kingdom's drawing without a table, and the rows and columns (first, after the last) that it covers."""
    svg = svg_of_kingdom(kingdom_of(kinds), seat)
    assert svg.count(SHEET) == 1
    picture = Image.open(io.BytesIO(png_of(svg.replace(SHEET, 'fill="none"')))).convert("RGBA")
    rows, columns = np.nonzero((kinds != EMPTY_KIND).any(1))[0], np.nonzero((kinds != EMPTY_KIND).any(0))[0]
    return picture, (int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1)


def table_top(chance: np.random.Generator, width: int, height: int) -> NDArray[np.float64]:
    """Wood, cloth or a plain top: colours of a few tables, with grain or weave."""
    tops = [(176, 128, 84), (96, 66, 46), (225, 222, 214), (52, 54, 60), (120, 34, 38), (40, 74, 66), (70, 86, 130)]
    colour = np.array(tops[chance.integers(len(tops))], float) + chance.normal(0, 6, 3)
    grain = Image.fromarray(chance.integers(0, 255, (int(chance.integers(20, 90)), 6), dtype=np.uint8))
    if chance.random() < 0.5:
        grain = grain.rotate(90, expand=True)
    waves = np.asarray(grain.resize((width, height), Image.Resampling.BICUBIC), float) / 255 - 0.5
    return colour * (1 + waves[..., None] * chance.uniform(0.02, 0.22)) + chance.normal(0, 3, (height, width, 1))


@dataclass(frozen=True)
class Photo:
    """A picture, the corners of the whole frame in it (upper left, then clockwise), and what its squares show."""

    picture: Image.Image
    corners: Quad
    kinds: Kinds
    #: Points of the grid (squares right and down from its upper left corner) as pixels.
    at: Callable[[Quad], Quad]


def photograph(
    kinds: Kinds,
    chance: np.random.Generator,
    *,
    size: tuple[int, int] = (1200, 900),
    tilt: float = 35,
    turn: float = 180,
    noise: float = 4,
) -> Photo:
    """The kingdom on a table: camera tilted and turned (at most so many degrees), light, blur, noise."""
    board, (top, bottom, left, right) = drawn(kinds, int(chance.integers(4)))
    width, height = size
    grid = len(kinds)
    project = _camera(chance, size, tilt, turn, grid)
    shown = project(np.array([[left, top], [right, top], [right, bottom], [left, bottom]], float), MARGIN / SIDE)
    ground = table_top(chance, width, height)
    layer = np.asarray(
        board.transform(size, Image.Transform.PERSPECTIVE, _coefficients(board.size, shown), Image.Resampling.BICUBIC),
        float,
    )
    opaque = layer[..., 3:] / 255
    pixels = ground * (1 - opaque) + layer[..., :3] * opaque
    across, down = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    angle = chance.uniform(0, 6.3)
    light = 1 + chance.uniform(0, 0.25) * (np.cos(angle) * across + np.sin(angle) * down)
    if chance.random() < 0.3:
        edge = np.cos(angle + 1) * across + np.sin(angle + 1) * down - chance.uniform(-0.5, 0.5)
        light *= 1 - chance.uniform(0.1, 0.35) / (1 + np.exp(-edge * 40))
    pixels = pixels * light[..., None] * np.exp(chance.uniform(-0.1, 0.1, 3)) + chance.normal(0, noise, pixels.shape)
    picture = Image.fromarray(pixels.clip(0, 255).astype(np.uint8))
    picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 1.2)))
    frame = project(np.array([[0, 0], [grid, 0], [grid, grid], [0, grid]], float), 0)
    return Photo(picture, frame, kinds, lambda points: project(points, 0))


def _camera(chance, size, tilt, turn, grid):
    width, height = size
    lean, roll = np.radians(chance.uniform(0, tilt)), np.radians(chance.uniform(-turn, turn))
    aside = chance.uniform(-0.2, 0.2, 2)
    far = chance.uniform(4.4, 5.6)

    def project(points: Quad, border: float) -> Quad:
        """Corners of the grid, moved outwards by a border in squares, as pixels."""
        outwards = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * border
        x, y = ((points + outwards) / grid * 2 - 1).T
        x, y = np.cos(roll) * x - np.sin(roll) * y, np.sin(roll) * x + np.cos(roll) * y
        x, y, z = x + aside[0], y * np.cos(lean) + aside[1], far + y * np.sin(lean)
        return np.stack([width / 2 + 1.1 * width * x / z, height / 2 + 1.1 * width * y / z], 1)

    return project


def _coefficients(size: tuple[int, int], quad: Quad) -> list[float]:
    """Of the transformation by which Pillow finds a source pixel for each pixel of the photo."""
    width, height = size
    rows, wanted = [], []
    for (x, y), (u, v) in zip(quad, [(0, 0), (width, 0), (width, height), (0, height)], strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        wanted += [u, v]
    return [float(number) for number in np.linalg.solve(np.array(rows, float), np.array(wanted, float))]


def write_squares(folder: Path, boards: int, seed: int) -> None:
    """Squares of drawn kingdoms with their margin, 64 pixels wide: `label/board-rROWcCOLUMN.jpg`."""
    chance = np.random.default_rng(seed)
    for board in range(boards):
        kinds = some_kinds(chance, 7 if board % 4 == 3 else 5, int(chance.integers(0, 4)))
        picture, (top, _, left, _) = drawn(kinds, board % 4)
        ground = Image.fromarray(table_top(chance, 1000, 1000).clip(0, 255).astype(np.uint8)).convert("RGBA")
        ground.alpha_composite(picture, (100 + left * SIDE - MARGIN, 100 + top * SIDE - MARGIN))
        for (row, column), kind in np.ndenumerate(kinds):
            x, y = 100 + column * SIDE - 14, 100 + row * SIDE - 14
            place = folder / KINDS[kind]
            place.mkdir(parents=True, exist_ok=True)
            square = ground.convert("RGB").resize((64, 64), Image.Resampling.BOX, (x, y, x + 128, y + 128))
            square.save(place / f"{board}-r{row}c{column}.jpg", quality=92)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boards", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    write_squares(asked.folder, asked.boards, asked.seed)
