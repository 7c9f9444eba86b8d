"""A photo file read into a kingdom."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from kingdomino.rules import Kingdom, KingdominoError, Land, Square

from .corners import propose
from .kinds import CASTLE_KIND, land_of
from .net import LogOdds, read_squares
from .perspective import Corners, Pixels, area, cut_squares
from .tiling import most_likely

#: A larger photo is reduced first: squares stay larger than the net needs.
_MOST_PIXELS_A_SIDE: Final = 1600
_LEAST_PIXELS_A_SIDE: Final = 100
#: A square that the net believes in less than this is named for checking.
_SURE: Final = 0.6
#: With fewer than a domino's worth of lands that nobody has to check, something else was photographed.
_LEAST_SURE_LANDS: Final = 2


class Reading(NamedTuple):
    """A kingdom, the squares that a person should check, and the corners (in the photo's pixels) of its frame."""

    kingdom: Kingdom
    unsure: tuple[Square, ...]
    corners: Corners


def read_photo(file: str | Path, grid: int, corners: Sequence[float] | None = None) -> Reading:
    """The kingdom in a photo; the corners, x and y each, clockwise from the upper left, are looked for if not given."""
    pixels, scale = _pixels(file)
    if corners is not None:
        quad = np.array(corners, float).reshape(4, 2) * scale
        # Anything less than a pixel a square is a slip, and so is a frame that crosses itself.
        if abs(area(quad)) < grid * grid or not _convex(quad):
            raise KingdominoError("photo_corners", corners=" ".join(f"{number:g}" for number in corners))
        if area(quad) < 0:  # the other way round: squares would be seen as in a mirror
            quad = quad[[0, 3, 2, 1]]
    else:
        proposal = propose(pixels, grid)
        if proposal is None:
            raise KingdominoError("no_kingdom_in_photo", file=str(file))
        quad = proposal.corners
    kingdom, unsure = read_grid(read_squares(cut_squares(pixels, quad, grid)), grid)
    if len(kingdom.squares.keys() - set(unsure)) < _LEAST_SURE_LANDS:
        raise KingdominoError("no_kingdom_in_photo", file=str(file))
    return Reading(kingdom, unsure, quad / scale)


def read_grid(odds: LogOdds, grid: int) -> tuple[Kingdom, tuple[Square, ...]]:
    """The kingdom of the most likely tiling; unsure squares are doubtful, or read otherwise by the net alone."""
    kinds = most_likely(odds, grid, grid).kinds
    castle = kinds.index(CASTLE_KIND)
    squares = [Square(at % grid - castle % grid, castle // grid - at // grid) for at in range(grid * grid)]
    lands: dict[Square, Land] = {}
    for square, kind in zip(squares, kinds, strict=True):
        land = land_of(kind)
        if land is not None:
            lands[square] = land
    doubtful = (np.exp(odds.max(1)) < _SURE) | (odds.argmax(1) != np.array(kinds))
    return Kingdom(lands), tuple(square for square, doubt in zip(squares, doubtful, strict=True) if doubt)


def _convex(quad: Corners) -> bool:
    sides = np.roll(quad, -1, 0) - quad
    after = np.roll(sides, -1, 0)
    turns = sides[:, 0] * after[:, 1] - sides[:, 1] * after[:, 0]
    return bool((turns > 0).all() or (turns < 0).all())


def _pixels(file: str | Path) -> tuple[Pixels, float]:
    """The photo as a person sees it, at most 1,600 pixels a side, and by how much it was reduced."""
    name = str(file)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(file) as opened:
                picture = ImageOps.exif_transpose(opened)
                if picture.has_transparency_data:  # what is behind is black, as in the page
                    black = Image.new("RGBA", picture.size, "black")
                    picture = Image.alpha_composite(black, picture.convert("RGBA"))
                picture = picture.convert("RGB")
    except FileNotFoundError:
        raise KingdominoError("file_not_found", file=name) from None
    except IsADirectoryError:
        raise KingdominoError("file_is_a_folder", file=name) from None
    except PermissionError:
        raise KingdominoError("file_not_allowed", file=name) from None
    except (Image.DecompressionBombWarning, Image.DecompressionBombError):
        raise KingdominoError("photo_too_large", file=name) from None
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError):
        raise KingdominoError("not_a_photo", file=name) from None
    if min(picture.size) < _LEAST_PIXELS_A_SIDE:
        raise KingdominoError("photo_too_small", file=name, width=picture.width, height=picture.height)
    return _reduced(np.asarray(picture))


def _reduced(pixels: Pixels) -> tuple[Pixels, float]:
    """Blocks of pixels as their rounded means; what is left over at the right and below goes."""
    by = -(-max(pixels.shape[:2]) // _MOST_PIXELS_A_SIDE)
    if by == 1:
        return pixels, 1.0
    height, width = pixels.shape[0] // by, pixels.shape[1] // by
    blocks = pixels[: height * by, : width * by].reshape(height, by, width, by, 3)
    sums = blocks.sum((1, 3), dtype=np.uint32)
    return ((sums + by * by // 2) // (by * by)).astype(np.uint8), 1 / by
