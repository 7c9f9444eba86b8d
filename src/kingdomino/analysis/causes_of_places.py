"""Why one place for a domino is better than another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2
from typing import Final

from kingdomino.rules import (
    HARMONY_POINTS,
    MIDDLE_KINGDOM_POINTS,
    Fact,
    Gain,
    Kingdom,
    Place,
    Position,
    Ruleset,
    Square,
    Territory,
    gains,
)

from .cause import Cause, best_gain, most_gained, unseen_crowns
from .room import beside, dominoes_left, harmony_is_possible, holes, middle_is_possible, room_for, usable, ways_to_fill

#: What is worth how many points, as `python -m benchmarks.reasons` fits it, rounded: points at once, a square without a
#: use, a domino without room, one that cannot be placed, a point of one to come, a point of one that is claimed already
#: or may be, a square of a territory with crowns to come.
_NOW: Final = 0.9
_HOLE: Final = 1.2
_NO_ROOM: Final = 1.0
_NOT_PLACEABLE: Final = 4.0
_COMING: Final = 0.2
_OWN: Final = 0.75
_OFFERED: Final = 0.75
_SQUARE: Final = 0.3
#: Twice as many ways to fill the grid are worth so many points, roughly; and more where Harmony counts.
_DOUBLED: Final = 0.25
_DOUBLED_FOR_HARMONY: Final = 0.7
#: Fewer times as many are too small a difference to be told.
_WAYS_APART: Final = 1.25


def causes_of_places(position: Position, seat: int, played: Place, best: Place) -> Iterator[Cause]:
    """Every reason that holds, in no order."""
    kingdom, grid = position.kingdoms[seat], position.rules.grid
    yield from _points_now(position, kingdom, played, best)
    after, better = kingdom.add(played), kingdom.add(best)
    left = dominoes_left(position, seat)
    yield from _bonuses(position, after, better, left)
    lost = [square for square in holes(after, grid) if square not in holes(kingdom, grid)]
    if lost and len(holes(better, grid)) < len(holes(after, grid)):
        weight = _HOLE * (len(holes(after, grid)) - len(holes(better, grid)))
        yield Cause("leaves_a_hole", weight, (("count", len(lost)), ("squares", tuple(map(str, lost)))))
    room, more = room_for(after, grid, left), room_for(better, grid, left)
    if room < more:
        yield Cause("leaves_no_room", _NO_ROOM * (more - room), (("room", room), ("more", more), ("left", left)))
    yield from _size(position, kingdom, played, best)
    yield from _coming(position, kingdom, after, better, left)
    yield from _own_dominoes(position, seat, after, better)
    yield from _offered(position, after, better)
    if left:
        yield from _filling(position, after, better, left)


def _points_now(position: Position, kingdom: Kingdom, played: Place, best: Place) -> Iterator[Cause]:
    score = kingdom.score_as(position.rules, finished=False)
    gained, more = gains(score, (played, best))
    if more.points > gained.points:
        less = {territory.terrain: points for territory, points in _worth(gained, score.territories)}
        # both places lay the same terrains: what grows by more here makes the difference
        grown, _ = max(_worth(more, score.territories), key=lambda each: each[1] - less[each[0].terrain])
        facts = (
            ("points", more.points),
            ("fewer", gained.points),
            ("terrain", grown.terrain),
            ("squares", grown.squares),
            ("crowns", grown.crowns),
        )
        yield Cause("scores_at_once", _NOW * (more.points - gained.points), facts)


def _worth(gain: Gain, before: Sequence[Territory]) -> list[tuple[Territory, int]]:
    """Each territory that a place makes or grows, and the points that it adds."""
    return [
        (territory, territory.points - sum(before[index].points for index in joins)) for territory, joins in gain.grows
    ]


def _size(position: Position, kingdom: Kingdom, played: Place, best: Place) -> Iterator[Cause]:
    """The better place makes a territory larger whose terrain still has crowns to come."""
    less, more = (
        {growth.territory.terrain: growth.territory.squares for growth in gain.grows}
        for gain in gains(kingdom.score_as(position.rules, finished=False), (played, best))
    )
    unseen = unseen_crowns(position)
    apart = {terrain: squares - less.get(terrain, 0) for terrain, squares in more.items() if unseen[terrain]}
    terrain = max(apart, key=apart.__getitem__, default=None)
    if terrain is None or apart[terrain] < 1:
        return
    facts = (
        ("terrain", terrain),
        ("squares", more[terrain]),
        ("fewer", less.get(terrain, 0)),
        ("crowns", unseen[terrain]),
    )
    yield Cause("grows_less", _SQUARE * apart[terrain], facts)


def _coming(position: Position, kingdom: Kingdom, after: Kingdom, better: Kingdom, left: int) -> Iterator[Cause]:
    """The dominoes that may still come would score more after the better move; if that can be seen, it is told how."""
    rules, unseen = position.rules, sorted(position.unseen)
    if not left or position.round + 1 >= rules.rounds:
        return  # every domino to come is turned up already
    apart = [best_gain(better, rules, number) - best_gain(after, rules, number) for number in unseen]
    count = sum(points > 0 for points in apart)
    if (points := sum(apart)) <= 0:
        return
    weight = _COMING * left * points / len(unseen)
    if closed := _closed(kingdom, after, better, rules):
        yield Cause("closes_in", weight, closed)
    elif count > sum(points < 0 for points in apart):
        yield Cause("coming_score_less", weight, (("count", count), ("of", len(unseen))))


def _closed(kingdom: Kingdom, after: Kingdom, better: Kingdom, rules: Ruleset) -> tuple[tuple[str, Fact], ...]:
    """The territory with the most crowns that can no longer grow: no free square is left beside it."""
    score = kingdom.score_as(rules, finished=False)
    crowned = [each for each in zip(score.territories, score.regions, strict=True) if each[0].crowns]
    for territory, region in sorted(crowned, key=lambda each: -each[0].crowns):
        square = next(iter(region))
        free = _free_beside(better, rules, square)
        if free and not _free_beside(after, rules, square):
            return (("terrain", territory.terrain), ("free", free))
    return ()


def _free_beside(kingdom: Kingdom, rules: Ruleset, square: Square) -> int:
    """Free squares beside the territory of a square."""
    region = next(region for region in kingdom.score_as(rules, finished=False).regions if square in region)
    return len(usable(kingdom, rules.grid).intersection(near for each in region for near in beside(each)))


def _bonuses(position: Position, after: Kingdom, better: Kingdom, left: int) -> Iterator[Cause]:
    rules = position.rules
    middle, harmony = (
        possible(better, rules.grid, left) and not possible(after, rules.grid, left)
        for possible in (middle_is_possible, harmony_is_possible)
    )
    if rules.middle_kingdom and middle:
        yield Cause("loses_the_middle", float(MIDDLE_KINGDOM_POINTS))
    if rules.harmony and harmony:
        yield Cause("loses_harmony", float(HARMONY_POINTS))


def _own_dominoes(position: Position, seat: int, after: Kingdom, better: Kingdom) -> Iterator[Cause]:
    """What becomes of the dominoes under this seat's kings that are not placed yet, behind the present one."""
    rules = position.rules
    for number in own_dominoes(position, seat):
        if not after.fits(number, rules.grid) and better.fits(number, rules.grid):
            yield Cause("blocks_own_domino", _NOT_PLACEABLE, (("domino", number),))
        fewer, points = (best_gain(kingdom, rules, number) for kingdom in (after, better))
        if points > fewer:
            facts = (("domino", number), ("points", points), ("fewer", fewer))
            yield Cause("own_domino_scores_less", _OWN * (points - fewer), facts)


def own_dominoes(position: Position, seat: int) -> list[int]:
    """The dominoes under this seat's kings that are not placed yet, behind the present one."""
    claimed = [*position.line[position.turn + 1 :], *position.next_line]
    return [number for number, owner in claimed if owner == seat]


def _offered(position: Position, after: Kingdom, better: Kingdom) -> Iterator[Cause]:
    """The domino that is claimed next can score more: it is chosen right after the present one is placed (R12)."""
    free = [number for number, owner in position.next_line if owner is None]
    (fewer, _), (points, number) = (most_gained(kingdom, position.rules, free) for kingdom in (after, better))
    if points > fewer:
        facts = (("domino", number), ("points", points), ("fewer", fewer))
        yield Cause("offers_score_less", _OFFERED * (points - fewer), facts)


def _filling(position: Position, after: Kingdom, better: Kingdom, left: int) -> Iterator[Cause]:
    """There are more ways to fill the grid: the room that is left is easier to use."""
    fewer, ways = (ways_to_fill(kingdom, position.rules.grid, left) for kingdom in (after, better))
    if fewer and ways >= _WAYS_APART * fewer:
        worth = _DOUBLED_FOR_HARMONY if position.rules.harmony else _DOUBLED
        yield Cause("fills_in_fewer_ways", worth * log2(ways / fewer))
