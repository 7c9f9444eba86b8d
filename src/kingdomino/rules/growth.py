"""What a placement would add now: the territories it joins and what they are worth afterwards (R22)."""

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
    """For each placement into the kingdom with this score, in order, what it adds; bonuses apart (R26)."""
    owner = {square: index for index, region in enumerate(score.regions) for square in region}
    for place in places:
        _, a, b = DOMINOES[place.domino]
        first = _joined(score, owner, a.terrain, place.first)
        second = _joined(score, owner, b.terrain, place.second)
        if a.terrain == b.terrain:
            grows: tuple[Growth, ...] = (_grown(score, a.terrain, first | second, 2, a.crowns + b.crowns),)
        else:
            grows = (
                _grown(score, a.terrain, first, 1, a.crowns),
                _grown(score, b.terrain, second, 1, b.crowns),
            )
        before = sum(score.territories[index].points for growth in grows for index in growth.joins)
        yield Gain(sum(growth.territory.points for growth in grows) - before, grows)


def _joined(score: Score, owner: dict[Square, int], terrain: str, square: Square) -> set[int]:
    """The territories of this terrain that touch the square."""
    found = set()
    for near in neighbours(square):
        index = owner.get(near)
        if index is not None and score.territories[index].terrain == terrain:
            found.add(index)
    return found


def _grown(score: Score, terrain: str, joins: set[int], squares: int, crowns: int) -> Growth:
    for index in joins:
        squares += score.territories[index].squares
        crowns += score.territories[index].crowns
    return Growth(Territory(terrain, squares, crowns, squares * crowns), tuple(sorted(joins)))
