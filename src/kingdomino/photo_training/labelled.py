"""Labelled squares in a folder, each 64 pixels wide and showing 1.28 squares: sets of JPEG files, or of one archive.

- `SET/KIND/PICTURE-ANYTHING.jpg`. Where all are named `PICTURE-rROWcCOLUMN.jpg`, whole boards are put together again.
- `SET.npz`: `jpeg`, the bytes of all squares; `offsets`, where each begins and the last ends; `label`, its number in
  `KINDS`; `group`, its picture. A picture of 25 or 49 squares with one castle each is a board, row by row, if all are.

A file of kingdoms, `{"picture": kingdom, …}`, says which pictures of a set show the same one: they stay in one fold.
"""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, UnidentifiedImageError

from kingdomino.photo import CASTLE_KIND, KINDS

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

    @property
    def boards(self) -> bool:
        """Whether every picture of the set is a whole board."""
        sizes = [self.places[self.pictures == name].max(0) + 1 for name in np.unique(self.pictures)]
        return bool((self.places >= 0).all()) and sum(int(size.prod()) for size in sizes) == len(self.kinds)

    def fold(self, folds: int) -> NDArray[np.int64]:
        """The fold of each square: all pictures of a kingdom are in the same one."""
        names = sorted(set(self.folds_by), key=lambda name: (len(name), name))
        numbers = np.random.default_rng(0).permutation(len(names)) % folds
        by_name = dict(zip(names, numbers, strict=True))
        return np.array([by_name[name] for name in self.folds_by])


def read_folder(folder: Path, kingdoms: Mapping[str, Path]) -> list[LabelledSet]:
    """Every set of the folder, by name; `kingdoms` has the files that say which pictures show the same kingdom."""
    sets = [
        _read_archive(path, kingdoms.get(path.stem)) if path.is_file() else _read_set(path, kingdoms.get(path.name))
        for path in sorted(folder.iterdir())
        if path.is_dir() or path.suffix == ".npz"
    ]
    unknown = set(kingdoms) - {one.name for one in sets}
    if not sets or unknown:
        raise ValueError(f"{folder} holds no set {', '.join(sorted(unknown))}".rstrip())
    return sets


def _read_set(folder: Path, kingdoms: Path | None) -> LabelledSet:
    pixels, kinds, pictures, places = [], [], [], []
    for kind, name in enumerate(KINDS):
        for path in sorted((folder / name).glob("*.jpg")):
            pixels.append(_square(path.read_bytes(), str(path)))
            at = re.fullmatch(r"(.+)-r(\d+)c(\d+)", path.stem)
            kinds.append(kind)
            pictures.append(at[1] if at else path.stem.rpartition("-")[0] or path.stem)
            places.append((int(at[2]), int(at[3])) if at else (-1, -1))
    return _set_of(folder.name, pixels, np.array(kinds), np.array(pictures), np.array(places), kingdoms)


def _read_archive(file: Path, kingdoms: Path | None) -> LabelledSet:
    with np.load(file) as archive:
        lacking = {"jpeg", "offsets", "label", "group"} - set(archive)
        if lacking:
            raise ValueError(f"{file} lacks {', '.join(sorted(lacking))}")
        content, offsets = archive["jpeg"].tobytes(), archive["offsets"].tolist()
        kinds, pictures = archive["label"].astype(np.int64), archive["group"].astype(str)
    if not set(kinds.tolist()) <= set(range(len(KINDS))):
        raise ValueError(f"{file} has a label that is not one of 0 to {len(KINDS) - 1}")
    pixels = [_square(content[start:end], f"{file}, square {at}") for at, (start, end) in enumerate(pairwise(offsets))]
    return _set_of(file.stem, pixels, kinds, pictures, _places(kinds, pictures), kingdoms)


def _places(kinds: NDArray[np.int64], pictures: NDArray[np.str_]) -> NDArray[np.int64]:
    """Row and column of each square, if every picture is a whole board."""
    places = np.full((len(kinds), 2), -1)
    for picture in np.unique(pictures):
        which = np.flatnonzero(pictures == picture)
        if len(which) not in (25, 49) or (kinds[which] == CASTLE_KIND).sum() != 1:
            return np.full_like(places, -1)
        places[which] = np.stack(divmod(np.arange(len(which)), math.isqrt(len(which))), 1)
    return places


def _square(content: bytes, name: str) -> NDArray[np.uint8]:
    try:
        opened = Image.open(io.BytesIO(content))
    except UnidentifiedImageError:
        raise ValueError(f"{name} is no picture") from None
    with opened as picture:
        if picture.size != (STORED, STORED):
            raise ValueError(f"{name} is {picture.width} x {picture.height} pixels, not {STORED} x {STORED}")
        return np.asarray(picture.convert("RGB"))


def _set_of(
    name: str,
    pixels: list[NDArray[np.uint8]],
    kinds: NDArray[np.int64],
    pictures: NDArray[np.str_],
    places: NDArray[np.int64],
    file: Path | None,
) -> LabelledSet:
    if not pixels:
        raise ValueError(f"{name} holds no labelled squares")
    kingdoms = json.loads(file.read_text("utf-8")) if file else {}
    folds_by = np.array([str(kingdoms.get(picture, picture)) for picture in pictures])
    return LabelledSet(name, np.stack(pixels), kinds, pictures, places, folds_by)
