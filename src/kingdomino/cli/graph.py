"""A series of shares between 0 and 1 as a graph of blocks in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: From an empty cell to a full one.
_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_PLAIN_BLOCKS: Final = " .:#"


def draw_graph(shares: Sequence[float], width: int, height: int, *, plain: bool = False) -> list[str]:
    """Rows from the top to the bottom, one column a share; a longer series is thinned out to the width.

    `plain` keeps to ASCII.
    """
    blocks = _PLAIN_BLOCKS if plain else _BLOCKS
    columns = min(width, len(shares))
    shown = [shares[round(column * (len(shares) - 1) / max(columns - 1, 1))] for column in range(columns)]
    parts = len(blocks) - 1
    # Even a share of nothing has its lowest part, so that the series has no gaps.
    levels = [max(round(share * height * parts), 1) for share in shown]
    return [
        "".join(blocks[min(max(level - row * parts, 0), parts)] for level in levels)
        for row in range(height - 1, -1, -1)
    ]
