"""Room in a kingdom, counted in pictures."""

import pytest

from kingdomino import Kingdom
from kingdomino.analysis.room import usable, ways_to_fill
from kingdomino.rules import Square
from tests.analysis.drawings import BAY, ONE_ROW_LEFT, THREE_AND_TWO


def tilings(empty: frozenset[Square]) -> int:
    """One after the other: the lowest square goes with its neighbour above or at its right."""
    if not empty:
        return 1
    first = min(empty, key=lambda square: (square.y, square.x))
    others = (Square(first.x + 1, first.y), Square(first.x, first.y + 1))
    return sum(tilings(empty - {first, other}) for other in others if other in empty)


@pytest.mark.parametrize("picture", ["f0f0##f0f0", BAY, ONE_ROW_LEFT, THREE_AND_TWO, "f0f0f0\nf0##.."])
def test_ways_to_fill_the_grid_are_all_those_that_there_are(picture):
    kingdom = Kingdom.from_text(picture)
    taken = {*kingdom.squares, *kingdom.castles}
    bounds = kingdom.bounds
    found = 0
    for west, south in corners(bounds.east - 4, bounds.west, bounds.north - 4, bounds.south):
        window = {Square(west + x, south + y) for x in range(5) for y in range(5)}
        assert taken <= window
        found += tilings(frozenset(window - taken))
    assert ways_to_fill(kingdom, 5, 12) == found


def corners(west: int, east: int, south: int, north: int):
    return [(x, y) for x in range(west, east + 1) for y in range(south, north + 1)]


def test_a_grid_cannot_be_filled_by_too_few_dominoes():
    kingdom = Kingdom.from_text(ONE_ROW_LEFT)
    assert (ways_to_fill(kingdom, 5, 2), ways_to_fill(kingdom, 5, 1)) == (1, 0)


def test_squares_to_build_on_lie_in_some_grid_around_the_kingdom():
    assert usable(Kingdom.from_text(ONE_ROW_LEFT), 5) == {Square(x, 2) for x in range(-2, 2)}
    assert len(usable(Kingdom.from_text("##"), 5)) == 80
