"""The points that a placement adds at once, and the territories that it makes by joining others (R22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .dominoes import DOMINOES
from .moves import Place
from .scoring import Score, Territory
from .squares import Square, neighbours


class Growth(NamedTuple):
    """A territory after a placement; `joins` are the indices of the present ones that become part of it."""

    territory: Territory
    joins: tuple[int, ...]


class Gain(NamedTuple):
    """The points that a placement adds at once, and the one or two territories that it makes."""

    points: int
    grows: tuple[Growth, ...]


def gains(score: Score, places: Iterable[Place]) -> Iterator[Gain]:
    """The gain of each placement into the kingdom with this score, in order, without bonuses (R26)."""
    grown = _Grown(score)
    for place in places:
        _, (terrain, crowns), (other, other_crowns) = DOMINOES[place.domino]
        first, second = grown.joined(terrain, place.first), grown.joined(other, place.second)
        if terrain == other:
            yield _gain(grown(terrain, first | second, 2, crowns + other_crowns))
        else:
            yield _gain(grown(terrain, first, 1, crowns), grown(other, second, 1, other_crowns))


def _gain(*grows: tuple[Growth, int]) -> Gain:
    return Gain(sum(more for _, more in grows), tuple(growth for growth, _ in grows))


class _Grown:
    """Territories after a placement. Answers are cached: many placements of one domino make the same territory."""

    def __init__(self, score: Score) -> None:
        self._territories = score.territories
        self._owner = {square: index for index, region in enumerate(score.regions) for square in region}
        self._joined: dict[tuple[str, Square], frozenset[int]] = {}
        self._grown: dict[tuple[str, frozenset[int], int, int], tuple[Growth, int]] = {}

    def joined(self, terrain: str, square: Square) -> frozenset[int]:
        """The territories of this terrain that touch the square."""
        known = self._joined.get((terrain, square))
        if known is None:
            touched = {self._owner[near] for near in neighbours(square) if near in self._owner}
            known = frozenset(index for index in touched if self._territories[index].terrain == terrain)
            self._joined[terrain, square] = known
        return known

    def __call__(self, terrain: str, joins: frozenset[int], squares: int, crowns: int) -> tuple[Growth, int]:
        """The territory that joins these with further squares and crowns, and the points that this adds."""
        asked = terrain, joins, squares, crowns
        known = self._grown.get(asked)
        if known is None:
            before = 0
            for index in joins:
                _, old_squares, old_crowns, points = self._territories[index]
                squares, crowns, before = squares + old_squares, crowns + old_crowns, before + points
            growth = Growth(Territory(terrain, squares, crowns, squares * crowns), tuple(sorted(joins)))
            known = self._grown[asked] = growth, squares * crowns - before
        return known
