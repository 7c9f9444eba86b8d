"""Corners found by calculation in photos with known truth; `python -m tests.photo.test_corners` measures many."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingdomino.photo import EMPTY_KIND, Corners, propose

from .drawing import Photo, photograph, some_kinds
from .page import ask, task_with

#: Corners that are off by more than this part of a square are wrong.
NEAR = 0.1


def frames(photo: Photo) -> list[Corners]:
    """All frames that are right: turned, or, round a smaller kingdom, with more emptiness on one side."""
    grid = len(photo.kinds)
    rows, columns = (np.nonzero((photo.kinds != EMPTY_KIND).any(1 - axis))[0] for axis in (0, 1))
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float)
    return [
        np.roll(photo.at(square * grid + [right, down]), turn, 0)
        for down in range(int(rows[-1]) + 1 - grid, int(rows[0]) + 1)
        for right in range(int(columns[-1]) + 1 - grid, int(columns[0]) + 1)
        for turn in range(4)
    ]


def error(photo: Photo, corners: Corners) -> float:
    """How far the worst corner is from where it should be, in squares."""
    square = np.sqrt(_area(photo.corners)) / len(photo.kinds)
    return float(min(np.hypot(*(frame - corners).T).max() for frame in frames(photo)) / square)


def _area(corners: Corners) -> float:
    x, y = corners.T
    return abs(float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2))


def some_photo(chance: np.random.Generator, left_out: int) -> Photo:
    """A kingdom of 5 or 7 squares a side without so many of its dominoes."""
    grid = 7 if chance.random() < 0.25 else 5
    return photograph(some_kinds(chance, grid, left_out), chance)


def dragged(photo: Photo, found: dict[str, Any] | None, folder: Path) -> float:
    """The error after the worst corner was put where it belongs, and the page has looked again for the others."""
    if found is None:
        return 9.0
    corners = np.array(found["corners"])
    wanted = min(frames(photo), key=lambda frame: float(np.hypot(*(frame - corners).T).max()))
    worst = int(np.argmax(np.hypot(*(wanted - corners).T)))
    corners[worst] = wanted[worst]
    more = {"grid": len(photo.kinds), "corners": corners.tolist(), "fixed": [worst]}
    (after,) = ask([task_with("settled", photo.picture, folder, **more)])
    return error(photo, np.array(after))


@pytest.mark.parametrize("left_out", [0, 1, 3])
def test_corners_are_found_on_a_plain_table(left_out):
    photo = some_photo(np.random.default_rng(5 + left_out), left_out)
    found = propose(np.asarray(photo.picture), len(photo.kinds))
    assert found is not None
    assert error(photo, found.corners) < NEAR


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the page's corners on many photos with known truth.")
    parser.add_argument("--photos", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first photo")
    asked = parser.parse_args()
    results = defaultdict(list)
    with tempfile.TemporaryDirectory() as name:
        for seed in range(asked.first, asked.first + asked.photos):
            left_out = (0, 0, 1, 2, 3, 4, 5, 6)[seed % 8]
            photo = some_photo(np.random.default_rng(seed), left_out)
            grid, folder = len(photo.kinds), Path(tempfile.mkdtemp(dir=name))
            found, alone = ask([task_with("corners", photo.picture, folder, grid=size) for size in (grid, None)])
            off = error(photo, np.array(found["corners"])) if found else 9.0
            one = (off, bool(alone and alone["grid"] == grid), dragged(photo, found, folder))
            results[f"{left_out} dominoes left out"].append(one)
            results["all"].append(one)
            print(seed, grid, left_out, *(f"{float(number):.3f}" for number in one), flush=True)
            shutil.rmtree(folder)
    for group, rows in sorted(results.items()):
        offs, right, after = np.array(rows).T
        print(
            f"{group}: {len(offs)} photos, within {NEAR} square {100 * np.mean(offs < NEAR):.1f} % by themselves and "
            f"{100 * np.mean(after < NEAR):.1f} % after one drag, 5 or 7 right {100 * right.mean():.1f} %"
        )
