"""The 48 dominoes of the box (R1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from .errors import KingdominoError, clipped, whole_number

WHEAT: Final = "wheat"
FOREST: Final = "forest"
LAKE: Final = "lake"
MEADOW: Final = "meadow"
SWAMP: Final = "swamp"
MINE: Final = "mine"
TERRAINS: Final = (WHEAT, FOREST, LAKE, MEADOW, SWAMP, MINE)

MOST_CROWNS: Final = 3


class Land(NamedTuple):
    """The face of one square: a terrain and its crowns."""

    terrain: str
    crowns: int


class Domino(NamedTuple):
    """A numbered domino; `a` is its first half in notation, `b` its second."""

    number: int
    a: Land
    b: Land

    @property
    def halves_are_equal(self) -> bool:
        """Turned round it looks the same (R18)."""
        return self.a == self.b


# In the order of the numbers on their backs: how many dominoes alike follow one another, then both halves.
_BOX: Final = """
2 wheat 0 wheat 0
4 forest 0 forest 0
3 lake 0 lake 0
2 meadow 0 meadow 0
1 swamp 0 swamp 0
1 wheat 0 forest 0
1 wheat 0 lake 0
1 wheat 0 meadow 0
1 wheat 0 swamp 0
1 forest 0 lake 0
1 forest 0 meadow 0
1 wheat 1 forest 0
1 wheat 1 lake 0
1 wheat 1 meadow 0
1 wheat 1 swamp 0
1 wheat 1 mine 0
4 forest 1 wheat 0
1 forest 1 lake 0
1 forest 1 meadow 0
2 lake 1 wheat 0
4 lake 1 forest 0
1 wheat 0 meadow 1
1 lake 0 meadow 1
1 wheat 0 swamp 1
1 meadow 0 swamp 1
1 mine 1 wheat 0
1 wheat 0 meadow 2
1 lake 0 meadow 2
1 wheat 0 swamp 2
1 meadow 0 swamp 2
1 mine 2 wheat 0
2 swamp 0 mine 2
1 wheat 0 mine 3
"""


def _unpack(box: str) -> dict[int, Domino]:
    dominoes: dict[int, Domino] = {}
    for row in box.split("\n")[1:-1]:
        count, terrain_a, crowns_a, terrain_b, crowns_b = row.split()
        for _ in range(int(count)):
            number = len(dominoes) + 1
            dominoes[number] = Domino(number, Land(terrain_a, int(crowns_a)), Land(terrain_b, int(crowns_b)))
    return dominoes


DOMINOES: Final[Mapping[int, Domino]] = MappingProxyType(_unpack(_BOX))
ALL_NUMBERS: Final = frozenset(DOMINOES)
LANDS_IN_THE_BOX: Final[Mapping[Land, int]] = MappingProxyType(
    Counter(half for domino in DOMINOES.values() for half in (domino.a, domino.b))
)
SQUARES_IN_THE_BOX: Final = 2 * len(DOMINOES)


def domino(number: int) -> Domino:
    """The domino with this number; anything else is refused."""
    known = whole_number(number)
    if known is None or known not in DOMINOES:
        raise KingdominoError("no_such_domino", domino=clipped(number))
    return DOMINOES[known]
