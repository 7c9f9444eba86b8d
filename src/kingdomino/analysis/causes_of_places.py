"""Why one place for a domino is better than another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log2
from typing import Final

from kingdomino.rules import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS, Kingdom, Place, Position, Square, gains

from .cause import SQUARE, Cause, best_gain, most_gained, unseen_crowns
from .room import beside, dominoes_left, harmony_is_possible, holes, middle_is_possible, room_for, usable, ways_to_fill

#: What is worth how many points, roughly: a square without a use, a domino without room, one that cannot be placed, a
#: domino to come that fits, a point of one, a point of a domino that may be claimed, a free square beside a crown, and
#: beside a terrain for each crown to come, a square to build on.
_HOLE: Final = 1.5
_NO_ROOM: Final = 2.5
_NOT_PLACEABLE: Final = 4.0
_FITTING: Final = 0.12
_COMING: Final = 0.3
_OFFERED: Final = 0.7
_FREE: Final = 0.3
_FREE_TO_COME: Final = 0.03
_USABLE: Final = 0.1
#: Twice as many ways to fill the grid are worth so many points, roughly; and more where Harmony counts.
_DOUBLED: Final = 0.5
_DOUBLED_FOR_HARMONY: Final = 1.5
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
    yield from _coming(position, after, better, left)
    yield from _own_dominoes(position, seat, after, better)
    yield from _offered(position, after, better)
    if left:
        yield from _free_squares(position, after, better)
        yield from _usable_squares(grid, after, better)
        yield from _filling(position, after, better, left)


def _points_now(position: Position, kingdom: Kingdom, played: Place, best: Place) -> Iterator[Cause]:
    gained, more = gains(kingdom.score_as(position.rules, finished=False), (played, best))
    if more.points > gained.points:
        grown = max((growth.territory for growth in more.grows), key=lambda territory: territory.points)
        facts = (
            ("points", more.points),
            ("fewer", gained.points),
            ("terrain", grown.terrain),
            ("squares", grown.squares),
            ("crowns", grown.crowns),
        )
        yield Cause("scores_at_once", float(more.points - gained.points), facts)


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
    yield Cause("grows_less", SQUARE * apart[terrain], facts)


def _coming(position: Position, after: Kingdom, better: Kingdom, left: int) -> Iterator[Cause]:
    """More of the dominoes that may still come would fit after the better move, or they would score more."""
    rules, unseen = position.rules, sorted(position.unseen)
    if not left or position.round + 1 >= rules.rounds:
        return  # every domino to come is turned up already
    fitting, more = (sum(kingdom.fits(number, rules.grid) for number in unseen) for kingdom in (after, better))
    if more > fitting:
        facts = (("fits", fitting), ("more", more), ("unseen", len(unseen)))
        yield Cause("fits_fewer", _FITTING * (more - fitting), facts)
    fewer, points = (sum(best_gain(kingdom, rules, number) for number in unseen) for kingdom in (after, better))
    if points > fewer:
        facts = (("unseen", len(unseen)), ("points", points), ("fewer", fewer))
        weight = _COMING * left * (points - fewer) / len(unseen)
        yield Cause("coming_score_less", weight, facts)


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
            yield Cause("own_domino_scores_less", float(points - fewer), facts)


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


def _free_squares(position: Position, after: Kingdom, better: Kingdom) -> Iterator[Cause]:
    """Terrains with crowns, here or to come, gain free squares beside them; the one that gains the most is told."""
    grid, unseen = position.rules.grid, unseen_crowns(position)
    (less, _), (more, crowns) = (_terrains(kingdom, grid) for kingdom in (after, better))
    gained = {
        terrain: (_FREE * crowns[terrain] + _FREE_TO_COME * unseen[terrain]) * (free - less[terrain])
        for terrain, free in more.items()
    }
    most = max(gained, key=gained.__getitem__)
    if gained[most] > 0.0 and (weight := sum(gained.values())) > 0.0:
        yield Cause("closes_in", weight, (("terrain", most), ("free", more[most]), ("fewer", less[most])))


def _terrains(kingdom: Kingdom, grid: int) -> tuple[dict[str, int], Counter[str]]:
    """Of each terrain in a kingdom: the free squares beside it, and its crowns."""
    free, crowns = dict[str, set[Square]](), Counter[str]()
    empty = usable(kingdom, grid)
    for square, land in kingdom.squares.items():
        free.setdefault(land.terrain, set()).update(empty.intersection(beside(square)))
        crowns[land.terrain] += land.crowns
    return {terrain: len(squares) for terrain, squares in free.items()}, crowns


def _usable_squares(grid: int, after: Kingdom, better: Kingdom) -> Iterator[Cause]:
    """More squares can still be built on: the better move spreads the kingdom less."""
    fewer, squares = (len(usable(kingdom, grid)) for kingdom in (after, better))
    if squares > fewer:
        yield Cause("spreads_more", _USABLE * (squares - fewer), (("squares", squares), ("fewer", fewer)))


def _filling(position: Position, after: Kingdom, better: Kingdom, left: int) -> Iterator[Cause]:
    """There are more ways to fill the grid: the room that is left is easier to use."""
    fewer, ways = (ways_to_fill(kingdom, position.rules.grid, left) for kingdom in (after, better))
    if fewer and ways >= _WAYS_APART * fewer:
        worth = _DOUBLED_FOR_HARMONY if position.rules.harmony else _DOUBLED
        yield Cause("fills_in_fewer_ways", worth * log2(ways / fewer), (("ways", ways), ("fewer", fewer)))
