"""Labelled squares in a folder: `SET/KIND/PICTURE-ANYTHING.jpg`, each 64 pixels wide and showing 1.28 squares.

A set whose squares are named `PICTURE-rROWcCOLUMN.jpg` can be put together again to whole boards.
`SET/kingdoms.json` may say which pictures show the same kingdom (`{"1": 5, …}`): they stay in one fold.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from kingdomino.photo import KINDS

#: Pixels of a stored square, and how many squares it shows.
STORED, SHOWN = 64, 1.28


@dataclass(frozen=True)
class LabelledSet:
    """The squares of one set. `place` is row and column in the board, or -1."""

    name: str
    pixels: NDArray[np.uint8]
    kinds: NDArray[np.int64]
    pictures: NDArray[np.str_]
    places: NDArray[np.int64]
    folds_by: NDArray[np.str_]

    def fold(self, folds: int) -> NDArray[np.int64]:
        """The fold of each square: all pictures of a kingdom are in the same one."""
        names = sorted(set(self.folds_by), key=lambda name: (len(name), name))
        numbers = np.random.default_rng(0).permutation(len(names)) % folds
        by_name = dict(zip(names, numbers, strict=True))
        return np.array([by_name[name] for name in self.folds_by])


def read_folder(folder: Path) -> list[LabelledSet]:
    """Every set of the folder, by name."""
    sets = [_read_set(path) for path in sorted(folder.iterdir()) if path.is_dir()]
    if not sets:
        raise ValueError(f"{folder} holds no labelled squares")
    return sets


def _read_set(folder: Path) -> LabelledSet:
    pixels, kinds, pictures, places = [], [], [], []
    for kind, name in enumerate(KINDS):
        for path in sorted((folder / name).glob("*.jpg")):
            with Image.open(path) as picture:
                if picture.size != (STORED, STORED):
                    raise ValueError(f"{path} is {picture.width} x {picture.height} pixels, not {STORED} x {STORED}")
                pixels.append(np.asarray(picture.convert("RGB")))
            at = re.fullmatch(r"(.+)-r(\d+)c(\d+)", path.stem)
            kinds.append(kind)
            pictures.append(at[1] if at else path.stem.rpartition("-")[0] or path.stem)
            places.append((int(at[2]), int(at[3])) if at else (-1, -1))
    if not kinds:
        raise ValueError(f"{folder} holds no labelled squares")
    same = folder / "kingdoms.json"
    kingdoms = json.loads(same.read_text("utf-8")) if same.exists() else {}
    return LabelledSet(
        folder.name,
        np.stack(pixels),
        np.array(kinds),
        np.array(pictures),
        np.array(places),
        np.array([str(kingdoms.get(picture, picture)) for picture in pictures]),
    )
