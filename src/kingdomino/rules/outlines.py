"""Where dominoes can lie in the kingdoms of a position, which knows squares only."""

from __future__ import annotations

from typing import Final

from .dominoes import ALL_NUMBERS, DOMINOES, Land
from .moves import Place
from .position import Position
from .squares import DIRECTIONS, Square
from .tiling import Laid, Pair, TilingSearch, pair_of, pairs_of

#: The kingdoms are searched together, this far apart, because they share the dominoes.
_APART: Final = 1000


def possible_placements(position: Position) -> tuple[tuple[Place, ...], ...]:
    """By seat, placements that give these kingdoms with dominoes turned up so far: one way of perhaps many.

    Empty where no way is found: for kingdoms of no game, or after a long search.
    """
    squares = {
        Square(x + _APART * seat, y): land
        for seat, kingdom in enumerate(position.kingdoms)
        for (x, y), land in kingdom.squares.items()
    }
    numbers = _laid_so_far(position)
    tiling = next(TilingSearch(squares, pairs_of(numbers)).tilings(), None)
    found: list[list[Place]] = [[] for _ in position.kingdoms]
    waiting: dict[Pair, list[int]] = {}
    for number in numbers:
        waiting.setdefault(pair_of(DOMINOES[number].a, DOMINOES[number].b), []).append(number)
    for laid in tiling or ():
        pair = pair_of(squares[laid[0]], squares[laid[1]])
        seat = round(laid[0].x / _APART)
        found[seat].append(_placed(waiting[pair].pop(0), laid, squares[laid[0]], seat))
    return tuple(map(tuple, found))


def _laid_so_far(position: Position) -> list[int]:
    """The dominoes that can lie in a kingdom, by number: gone from the lines, or of kings that have acted."""
    acted = position.line[: position.turn + position.placed]
    on_table = {domino for domino, _ in (*position.line, *position.next_line)} - {domino for domino, _ in acted}
    return sorted(ALL_NUMBERS - position.unseen - on_table)


def _placed(number: int, laid: Laid, land: Land, seat: int) -> Place:
    """The placement of a domino on two squares, the first of which shows this land."""
    one, other = (Square(square.x - _APART * seat, square.y) for square in laid)
    first, second = (one, other) if DOMINOES[number].a == land else (other, one)
    towards = (second.x - first.x, second.y - first.y)
    return Place(number, first, next(way for way, step in DIRECTIONS.items() if step == towards))
