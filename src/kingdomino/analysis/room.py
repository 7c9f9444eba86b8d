"""Room left in a kingdom: empty squares that dominoes can still cover, and bonuses that are still possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kingdomino.rules import DIRECTIONS, Kingdom, Position, Square


def dominoes_left(position: Position, seat: int) -> int:
    """The dominoes that a seat still gets, behind the one that is being placed."""
    waiting = sum(owner == seat for _, owner in position.line[position.turn + 1 :])
    return waiting + (position.rules.rounds - position.round) * position.rules.kings_per_player


def holes(kingdom: Kingdom, grid: int) -> tuple[Square, ...]:
    """Empty squares inside the kingdom that no domino can cover: all around them is taken or outside of the grid."""
    bounds = kingdom.bounds
    empty = usable(kingdom, grid)
    found = [
        square
        for y in range(bounds.south, bounds.north + 1)
        for x in range(bounds.west, bounds.east + 1)
        if (square := Square(x, y)) in empty and empty.isdisjoint(beside(square))
    ]
    return tuple(found)


def usable(kingdom: Kingdom, grid: int) -> set[Square]:
    """Empty squares that lie within some place that the grid can have around the kingdom (R15)."""
    return set[Square]().union(*_windows(kingdom, grid))


def room_for(kingdom: Kingdom, grid: int, dominoes: int) -> int:
    """How many more dominoes, at most this many, can be laid side by side in the best window of the grid's size.

    An upper bound: their terrains are left aside.
    """
    best = 0
    for empty in _windows(kingdom, grid):
        best = max(best, min(len(_pairs(empty)) // 2, dominoes))
        if best == dominoes:
            break
    return best


def harmony_is_possible(kingdom: Kingdom, grid: int, dominoes: int) -> bool:
    """Whether so many more dominoes can cover a whole grid (R27), their terrains left aside."""
    empty = grid * grid - 1 - len(kingdom.squares)
    return empty % 2 == 0 and empty // 2 <= dominoes and room_for(kingdom, grid, empty // 2) == empty // 2


def ways_to_fill(kingdom: Kingdom, grid: int, dominoes: int) -> int:
    """In how many ways at most so many dominoes can cover the rest of a whole grid, their terrains left aside."""
    if grid * grid - 1 - len(kingdom.squares) > 2 * dominoes:
        return 0
    return sum(map(_tilings, _windows(kingdom, grid)))


def middle_is_possible(kingdom: Kingdom, grid: int, dominoes: int) -> bool:
    """Whether the castle can be in the centre at the end (R28), with so many more dominoes."""
    west, south, east, north = kingdom.bounds
    if dominoes == 0:
        return -west == east and -south == north
    return 2 * max(-west, east) < grid and 2 * max(-south, north) < grid


def _windows(kingdom: Kingdom, grid: int) -> Iterator[set[Square]]:
    """The empty squares of each place that the grid can have around the kingdom (R15)."""
    bounds = kingdom.bounds
    taken = {*kingdom.squares, *kingdom.castles}
    for south in range(bounds.north - grid + 1, bounds.south + 1):
        for west in range(bounds.east - grid + 1, bounds.west + 1):
            yield {Square(x, y) for x in range(west, west + grid) for y in range(south, south + grid)} - taken


def beside(square: Square) -> Iterator[Square]:
    """The squares that touch one by a side."""
    for dx, dy in DIRECTIONS.values():
        yield Square(square.x + dx, square.y + dy)


def _pairs(empty: set[Square]) -> dict[Square, Square]:
    """A largest set of pairs of neighbours, each square in one at most: augmenting paths from the dark squares."""
    partner = dict[Square, Square]()

    def find(dark: Square, seen: set[Square]) -> bool:
        for light in beside(dark):
            if light in empty and light not in seen:
                seen.add(light)
                if light not in partner or find(partner[light], seen):
                    partner[light], partner[dark] = dark, light
                    return True
        return False

    for square in empty:
        if (square.x + square.y) % 2 == 0:
            find(square, set())
    return partner


def _tilings(empty: set[Square]) -> int:
    """In how many ways dominoes cover these squares: square by square, with the covered ones ahead as bits."""
    if not empty:
        return 1
    west, south = min(square.x for square in empty), min(square.y for square in empty)
    width = max(square.x for square in empty) - west + 1
    cells = {(square.y - south) * width + square.x - west for square in empty}
    ways = Counter({0: 1})
    for cell in range(max(cells) + 1):
        after = Counter[int]()
        for covered, count in ways.items():
            rest = covered >> 1
            if covered & 1 or cell not in cells:
                after[rest] += count
                continue
            if cell + 1 in cells and (cell + 1) % width and not rest & 1:
                after[rest | 1] += count
            if cell + width in cells:
                after[rest | 1 << (width - 1)] += count
        ways = after
    return ways[0]
