"""The page and the command line read the same photo alike."""

from __future__ import annotations

import numpy as np
import pytest

from kingdomino.photo import cut_squares, most_likely, propose, read_squares

from .drawing import photograph, some_kinds
from .page import ask, task_with
from .test_corners import some_photo


def test_squares_and_their_tiling_are_the_same_to_the_last_digits_of_single_precision(tmp_path):
    photos = []
    for grid, seed in ((5, 21), (7, 22)):
        chance = np.random.default_rng(seed)
        photos.append(photograph(some_kinds(chance, grid, 1), chance, noise=25))
    tasks = [
        task_with("squares", photo.picture, tmp_path, grid=len(photo.kinds), corners=photo.corners.tolist())
        for photo in photos
    ]
    for photo, page in zip(photos, ask(tasks), strict=True):
        grid = len(photo.kinds)
        odds = read_squares(cut_squares(np.asarray(photo.picture), photo.corners, grid))
        assert np.array(page["odds"]) == pytest.approx(odds, abs=1e-3)
        kinds = most_likely(odds, grid, grid).kinds
        assert tuple(page["kinds"]) == kinds
        unsure = (np.exp(odds.max(1)) < 0.6) | (odds.argmax(1) != np.array(kinds))
        assert page["unsure"] == np.flatnonzero(unsure).tolist()


def test_the_same_corners_are_proposed(tmp_path):
    photo = some_photo(np.random.default_rng(31), 2)
    found = propose(np.asarray(photo.picture), len(photo.kinds))
    assert found is not None
    (page,) = ask([task_with("corners", photo.picture, tmp_path, grid=len(photo.kinds))])
    assert np.array(page["corners"]) == pytest.approx(found.corners, abs=1e-6)
    assert page["grid"] == found.grid
