"""The points that a placement adds at once, and the territories that it makes by joining others (R22)."""

from __future__ import annotations

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
    touching: dict[str, _Touching] = {}
    known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Gain] = {}  # many placements join the same territories
    for place in places:
        number, (terrain, _), (other, _) = DOMINOES[place.domino]
        for each in (terrain, other):
            if each not in touching:
                touching[each] = _touching(score, each)
        asked = number, touching[terrain].get(place.first, ()), touching[other].get(place.second, ())
        gain = known.get(asked)
        if gain is None:
            gain = known[asked] = _gain(score, *asked)
        yield gain


def _touching(score: Score, terrain: str) -> _Touching:
    found: _Touching = {}
    for index, territory in enumerate(score.territories):
        if territory.terrain == terrain:
            for near in {near for square in score.regions[index] for near in neighbours(square)}:
                found[near] = (*found.get(near, ()), index)
    return found


def _gain(score: Score, number: int, first: tuple[int, ...], second: tuple[int, ...]) -> Gain:
    """The gain of a domino whose halves join these territories."""
    _, (terrain, crowns), (other, other_crowns) = DOMINOES[number]
    if terrain == other:
        growth, more = _grown(score, terrain, tuple(sorted({*first, *second})), 2, crowns + other_crowns)
        return Gain(more, (growth,))
    one, more = _grown(score, terrain, first, 1, crowns)
    two, still_more = _grown(score, other, second, 1, other_crowns)
    return Gain(more + still_more, (one, two))


def _grown(score: Score, terrain: str, joins: tuple[int, ...], squares: int, crowns: int) -> tuple[Growth, int]:
    """The territory that joins these with further squares and crowns, and the points that this adds."""
    before = 0
    for index in joins:
        _, old_squares, old_crowns, points = score.territories[index]
        squares, crowns, before = squares + old_squares, crowns + old_crowns, before + points
    return Growth(Territory(terrain, squares, crowns, squares * crowns), joins), squares * crowns - before


def grown_score(score: Score, place: Place) -> Score:
    """The score of a kingdom that is not finished with one more domino in it, from its score before (R22, R26)."""
    (gain,) = gains(score, (place,))
    joined = {index for growth in gain.grows for index in growth.joins}
    halves = ({place.first}, {place.second}) if len(gain.grows) == 2 else ({place.first, place.second},)
    found = [
        pair for index, pair in enumerate(zip(score.territories, score.regions, strict=True)) if index not in joined
    ]
    for growth, squares in zip(gain.grows, halves, strict=True):
        found.append((growth.territory, frozenset(squares.union(*(score.regions[index] for index in growth.joins)))))
    found.sort(key=showing_order)
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
