"""Training of the net that reads squares: `python -m kingdomino.photo_training`. Needs `[photo-train]`."""

from kingdomino.rules import MissingExtra

try:
    import torch  # noqa: F401
except ModuleNotFoundError as missing:
    raise MissingExtra("extra_not_installed", extra="photo-train", package="torch") from missing
