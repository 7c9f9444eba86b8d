"""The points that a placement adds at once, and the territories that it makes by joining others (R22)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .dominoes import DOMINOES
from .moves import Place
from .scoring import Score, Territory, showing_order
from .squares import Square, neighbours


class Growth(NamedTuple):
    """A territory after a placement; `joins` are the indices of the present ones that become part of it."""

    territory: Territory
    joins: tuple[int, ...]


class Gain(NamedTuple):
    """The points that a placement adds at once, and the one or two territories that it makes."""

    points: int
    grows: tuple[Growth, ...]


#: By square: the indices, ascending, of the territories of one terrain that touch it.
_Touching = dict[Square, tuple[int, ...]]


def gains(score: Score, places: Iterable[Place]) -> Iterator[Gain]:
    """The gain of each placement into the kingdom with this score, in order, without bonuses (R26)."""
    number = 0
    growing = _Growing(score)
    first: _Touching = {}
    second: _Touching = {}
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], Gain] = {}  # many placements join the same territories
    for place in places:
        if place.domino != number:
            number, (terrain, _), (other, _) = DOMINOES[place.domino]
            first = _touching(score, terrain)
            second = first if other == terrain else _touching(score, other)
            known = {}
        joins = first.get(place.first, ()), second.get(place.second, ())
        gain = known.get(joins)
        if gain is None:
            gain = known[joins] = growing.gain(number, *joins)
        yield gain


def _touching(score: Score, terrain: str) -> _Touching:
    found: _Touching = {}
    for index, territory in enumerate(score.territories):
        if territory.terrain == terrain:
            near = frozenset().union(*map(neighbours, score.regions[index]))
            if found:
                found.update({square: (*found.get(square, ()), index) for square in near})
            else:
                found = dict.fromkeys(near, (index,))
    return found


def _beside(score: Score, terrain: str, square: Square) -> tuple[int, ...]:
    """The indices, ascending, of the territories of a terrain that touch one square."""
    near = neighbours(square)
    return tuple(
        [
            index
            for index, territory in enumerate(score.territories)
            if territory.terrain == terrain and not near.isdisjoint(score.regions[index])
        ]
    )


class _Growing:
    """The territories that halves of dominoes make in the kingdom with a score; each is worked out once."""

    __slots__ = ("_known", "_score")

    def __init__(self, score: Score) -> None:
        self._score = score
        self._known: dict[tuple[str, tuple[int, ...], int, int], tuple[Growth, int]] = {}

    def gain(self, number: int, first: tuple[int, ...], second: tuple[int, ...]) -> Gain:
        """The gain of a domino whose halves join these territories."""
        _, (terrain, crowns), (other, other_crowns) = DOMINOES[number]
        if terrain == other:
            growth, more = self._grown(terrain, tuple(sorted({*first, *second})), 2, crowns + other_crowns)
            return Gain(more, (growth,))
        one, more = self._grown(terrain, first, 1, crowns)
        two, still_more = self._grown(other, second, 1, other_crowns)
        return Gain(more + still_more, (one, two))

    def _grown(self, terrain: str, joins: tuple[int, ...], squares: int, crowns: int) -> tuple[Growth, int]:
        """The territory that joins these with further squares and crowns, and the points that this adds."""
        asked = terrain, joins, squares, crowns
        known = self._known.get(asked)
        if known is None:
            before = 0
            for index in joins:
                _, old_squares, old_crowns, points = self._score.territories[index]
                squares, crowns, before = squares + old_squares, crowns + old_crowns, before + points
            growth = Growth(Territory(terrain, squares, crowns, squares * crowns), joins)
            known = self._known[asked] = growth, squares * crowns - before
        return known


def grown_score(score: Score, place: Place) -> Score:
    """The score of a kingdom that is not finished with one more domino in it, from its score before (R22, R26)."""
    _, (terrain, _), (other, _) = DOMINOES[place.domino]
    touched = _beside(score, terrain, place.first), _beside(score, other, place.second)
    gain = _Growing(score).gain(place.domino, *touched)
    joined = {index for growth in gain.grows for index in growth.joins}
    halves = ({place.first}, {place.second}) if len(gain.grows) == 2 else ({place.first, place.second},)
    found = [
        pair for index, pair in enumerate(zip(score.territories, score.regions, strict=True)) if index not in joined
    ]
    for growth, squares in zip(gain.grows, halves, strict=True):
        region = frozenset(squares.union(*[score.regions[index] for index in growth.joins]))
        insort(found, (growth.territory, region), key=showing_order)
    return Score(
        total=score.total + gain.points,
        territories=tuple(territory for territory, _ in found),
        harmony=score.harmony,
        middle_kingdom=score.middle_kingdom,
        largest=max(score.largest, *(growth.territory.squares for growth in gain.grows)),
        crowns=score.crowns + sum(land.crowns for land in DOMINOES[place.domino][1:]),
        regions=tuple(region for _, region in found),
        harmony_reason=score.harmony_reason,
        middle_kingdom_reason=score.middle_kingdom_reason,
    )
