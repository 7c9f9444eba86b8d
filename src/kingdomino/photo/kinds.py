"""What a square of a photo can show: the 16 lands of the box, a castle, or nothing."""

from __future__ import annotations

from typing import Final

from kingdomino.rules import LANDS_IN_THE_BOX, TERRAINS, Land

#: Lands in the order of the net's outputs; the castle and the empty square follow them.
LANDS: Final = tuple(sorted(LANDS_IN_THE_BOX, key=lambda land: (TERRAINS.index(land.terrain), land.crowns)))
CASTLE_KIND: Final = len(LANDS)
EMPTY_KIND: Final = CASTLE_KIND + 1
#: Names as in folders of labelled squares: `wheat0` … `mine3`, `castle`, `empty`.
KINDS: Final = (*(f"{land.terrain}{land.crowns}" for land in LANDS), "castle", "empty")


def land_of(kind: int) -> Land | None:
    """The land of a kind; None for the castle and the empty square."""
    return LANDS[kind] if kind < CASTLE_KIND else None
