"""A seat's kingdom on either grid: `placing` and `territories`, built for each grid and joined by one dispatch."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from kingdomino.rules import Square

from . import narrow_masks, wide_masks
from .boards import NARROW, WIDE, Board
from .jit import inlined
from .layout import IS_WIDE
from .placing import Mask, Placing, placing_on
from .tables import WordArray
from .territories import Territories, territories_on
from .words import Word

_0: Final = Word(0)
_NARROW_SIZE, _WIDE_SIZE = Word(NARROW.kingdom_words), Word(WIDE.kingdom_words)

Result = TypeVar("Result")


class Grid(NamedTuple):
    """The compiled functions for one size of grid; what other rooms build functions of their own from."""

    masks: ModuleType
    placing: Placing
    territories: Territories
    #: The squares of the grid with the castle in its middle.
    centred: Mask


def _grid(board: Board, masks: ModuleType) -> Grid:
    around = range(-(board.grid // 2), board.grid // 2 + 1)
    centred = masks.from_squares(Square(x, y) for x, y in product(around, repeat=2))
    return Grid(masks, placing_on(board, masks), territories_on(board, masks), centred)


NARROW_GRID: Final = _grid(NARROW, narrow_masks)
WIDE_GRID: Final = _grid(WIDE, wide_masks)


def by_grid(function_of: Callable[[Grid], Callable[..., Result]]) -> Callable[..., Result]:
    """One function of a state and a seat, made of one for each grid, which takes the kingdom's first word instead."""
    narrow, wide = function_of(NARROW_GRID), function_of(WIDE_GRID)

    @inlined
    def dispatch(state: WordArray, seat: Word, *rest: Any) -> Result:  # noqa: ANN401 - as each function needs
        if state[IS_WIDE] != _0:
            return wide(state, seat * _WIDE_SIZE, *rest)
        return narrow(state, seat * _NARROW_SIZE, *rest)

    return dispatch


place_at_random: Final = by_grid(lambda grid: grid.placing.place_at_random)
list_placements: Final = by_grid(lambda grid: grid.placing.list_placements)
fits: Final = by_grid(lambda grid: grid.placing.fits)
may_place: Final = by_grid(lambda grid: grid.placing.may_place)
place_action: Final = by_grid(lambda grid: grid.placing.place_action)
points: Final = by_grid(lambda grid: grid.territories.points)
largest: Final = by_grid(lambda grid: grid.territories.largest)
crowns: Final = by_grid(lambda grid: grid.territories.crowns)
is_complete: Final = by_grid(lambda grid: grid.territories.is_complete)
is_centred: Final = by_grid(lambda grid: grid.territories.is_centred)
