"""A kingdom read from a photo: corners, squares, and the most likely dominoes of the box. Needs the extra `[photo]`."""

from kingdomino.rules import MissingExtra

try:
    import PIL  # noqa: F401
except ModuleNotFoundError as missing:
    raise MissingExtra("extra_not_installed", extra="photo", package="Pillow") from missing

from .corners import Proposal, propose
from .kinds import CASTLE_KIND, EMPTY_KIND, KINDS, LANDS, land_of
from .net import logits_of, read_squares
from .perspective import Corners, cut_squares
from .reading import Reading, read_grid, read_photo
from .tiling import Tiling, most_likely
from .weights import Layer, packed, shipped, unpacked

__all__ = [
    "CASTLE_KIND",
    "EMPTY_KIND",
    "KINDS",
    "LANDS",
    "Corners",
    "Layer",
    "Proposal",
    "Reading",
    "Tiling",
    "cut_squares",
    "land_of",
    "logits_of",
    "most_likely",
    "packed",
    "propose",
    "read_grid",
    "read_photo",
    "read_squares",
    "shipped",
    "unpacked",
]
