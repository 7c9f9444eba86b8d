"""From SVG to PNG, by a library that comes as one wheel: the extra `[pictures]`."""

from __future__ import annotations

from kingdomino.rules import MissingExtra


def png_of(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, as wide as it says or so many pixels."""
    try:
        import resvg_py
    except ModuleNotFoundError as missing:
        raise MissingExtra("extra_not_installed", extra="pictures", package="resvg_py") from missing
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
