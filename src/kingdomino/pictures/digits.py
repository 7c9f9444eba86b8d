"""Numbers as strokes, so that a picture needs no font for them."""

from __future__ import annotations

from typing import Final

#: Each digit in a box 10 wide and 16 high, from its upper left corner.
_STROKES: Final = {
    "0": "M5 0C0 0 0 16 5 16S10 0 5 0Z",
    "1": "M1 4 6 0V16",
    "2": "M0 4C0-2 10-1 9.500 5 9 9 3 11 0 16H10",
    "3": "M0 2C4-2 10 0 9 4.500 8.500 7 6 7.500 3 7.500 7 7.500 10 9 9.500 12 9 17 2 17 0 13",
    "4": "M7 16V0L0 11H10",
    "5": "M9 0H2L1 7C5 5 10 7 9.500 11 9 16 3 17 0 14",
    "6": "M8 0C3 2 0 8 1 12 2 17 9 17 9.500 11.500 9.500 6 2 6 1 11",
    "7": "M0 0H10L4 16",
    "8": "M5 0C0 0 0 7.500 5 7.500S10 0 5 0ZM5 7.500C-1.500 7.500-1.500 16 5 16S11.500 7.500 5 7.500Z",
    "9": "M9 5C8-1.500.500-1.500.500 4.500 1 10 8 10 9 5 10 9 7 14 2 16",
}
_WIDE: Final = 14


def number(value: int, x: float, y: float, height: float, colour: str) -> str:
    """A whole number from 0 on, its middle at x and its top at y."""
    scale = height / 16
    text = str(value)
    left = x - (len(text) * _WIDE - 4) * scale / 2
    strokes = "".join(
        f'<path transform="translate({index * _WIDE} 0)" d="{_STROKES[digit]}"/>' for index, digit in enumerate(text)
    )
    return (
        f'<g transform="translate({left:.1f} {y:.1f}) scale({scale:.3f})" fill="none" stroke="{colour}" '
        f'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )
