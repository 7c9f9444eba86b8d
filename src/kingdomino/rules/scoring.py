"""Points of a kingdom, and why (R22-R28)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from .dominoes import TERRAINS, Land
from .errors import Fact
from .ruleset import CLASSIC, Ruleset
from .squares import Bounds, Square, neighbours, official_order

HARMONY_POINTS: Final = 5
MIDDLE_KINGDOM_POINTS: Final = 10
_RANKS: Final = {terrain: rank for rank, terrain in enumerate(TERRAINS)}


class Territory(NamedTuple):
    """A group of squares of one terrain joined by sides: squares x crowns (R22)."""

    terrain: str
    squares: int
    crowns: int
    points: int


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bonus was or was not earned: a code with facts."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """A kingdom's points and their parts (R26)."""

    total: int
    territories: tuple[Territory, ...]
    harmony: int
    middle_kingdom: int
    largest: int
    crowns: int
    #: The squares of each territory, in the order of `territories`.
    regions: tuple[frozenset[Square], ...]
    harmony_reason: Reason
    middle_kingdom_reason: Reason


def score_kingdom(
    squares: Mapping[Square, Land], castles: tuple[Square, ...], bounds: Bounds, rules: Ruleset, *, finished: bool
) -> Score:
    """Score any kingdom; the bonuses count once it is finished (R26)."""
    found = sorted(_territories(squares), key=showing_order)
    territories = tuple(territory for territory, _ in found)
    harmony, harmony_reason = _harmony(squares, castles, bounds, rules, finished)
    middle, middle_reason = _middle_kingdom(castles, bounds, rules, finished)
    return Score(
        total=sum(territory.points for territory in territories) + harmony + middle,
        territories=territories,
        harmony=harmony,
        middle_kingdom=middle,
        largest=max((territory.squares for territory in territories), default=0),
        crowns=sum(territory.crowns for territory in territories),
        regions=tuple(region for _, region in found),
        harmony_reason=harmony_reason,
        middle_kingdom_reason=middle_reason,
    )


def with_bonuses(
    score: Score, squares: Mapping[Square, Land], castles: tuple[Square, ...], bounds: Bounds, rules: Ruleset
) -> Score:
    """The score of a kingdom that is finished, from its score without bonuses (R26)."""
    harmony, harmony_reason = _harmony(squares, castles, bounds, rules, finished=True)
    middle, middle_reason = _middle_kingdom(castles, bounds, rules, finished=True)
    return replace(
        score,
        total=score.total + harmony + middle,
        harmony=harmony,
        middle_kingdom=middle,
        harmony_reason=harmony_reason,
        middle_kingdom_reason=middle_reason,
    )


def _territories(squares: Mapping[Square, Land]) -> Iterable[tuple[Territory, frozenset[Square]]]:
    left = dict(squares)
    while left:
        start, (terrain, crowns) = left.popitem()
        region = [start]
        for square in region:  # which grows meanwhile
            for near in neighbours(square):
                land = left.get(near)
                if land is not None and land.terrain == terrain:
                    del left[near]
                    region.append(near)
                    crowns += land.crowns
        yield Territory(terrain, len(region), crowns, len(region) * crowns), frozenset(region)


def showing_order(found: tuple[Territory, frozenset[Square]]) -> tuple[object, ...]:
    """Most points first, then most squares; then by terrain and place, so that one kingdom has one order."""
    territory, region = found
    first = min(map(official_order, region))
    return -territory.points, -territory.squares, _RANKS[territory.terrain], first


def _harmony(
    squares: Mapping[Square, Land], castles: tuple[Square, ...], bounds: Bounds, rules: Ruleset, finished: bool
) -> tuple[int, Reason]:
    """The whole grid is covered (R27)."""
    if not rules.harmony:
        return 0, Reason("harmony_not_played")
    if not finished:
        return 0, Reason("harmony_at_the_end")
    fits = len(castles) == 1 and bounds.width <= rules.grid and bounds.height <= rules.grid
    empty = rules.grid**2 - len(squares) - len(castles)
    if fits and empty == 0:
        return HARMONY_POINTS, Reason("harmony_complete")
    return 0, Reason("harmony_gaps", (("empty", max(empty, 0)),))


def _middle_kingdom(castles: tuple[Square, ...], bounds: Bounds, rules: Ruleset, finished: bool) -> tuple[int, Reason]:
    """The castle is the exact centre of the kingdom's bounding rectangle (R28)."""
    if not rules.middle_kingdom:
        return 0, Reason("middle_not_played")
    if not finished:
        return 0, Reason("middle_at_the_end")
    if len(castles) != 1:
        return 0, Reason("middle_needs_one_castle", (("castles", len(castles)),))
    x, y = castles[0]
    west, east, south, north = x - bounds.west, bounds.east - x, y - bounds.south, bounds.north - y
    if west == east and south == north:
        return MIDDLE_KINGDOM_POINTS, Reason("middle_centred")
    return 0, Reason("middle_off_centre", (("west", west), ("east", east), ("south", south), ("north", north)))


def standing(scores: Iterable[Score], rules: Ruleset) -> tuple[int, ...]:
    """Places by seat, equal players sharing one and the next skipped (R31-R33)."""
    merits = [_merit(score, rules) for score in scores]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def _merit(score: Score, rules: Ruleset) -> tuple[int, ...]:
    """The sort key of places: points, then the largest territory, then (classic only) crowns (R32)."""
    return (score.total, score.largest, score.crowns) if rules.edition == CLASSIC else (score.total, score.largest)
