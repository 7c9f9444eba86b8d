"""Why one move is better than another: codes with facts from the rules, the one that explains the most first.

A cause is a difference between both moves that can be read off the board. Its weight, in points, orders causes; it is
a rule of thumb and never shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.rules import (
    DOMINOES,
    HARMONY_POINTS,
    MIDDLE_KINGDOM_POINTS,
    Claim,
    Fact,
    Gain,
    Kingdom,
    Move,
    Place,
    Position,
    gains,
)

from .room import dominoes_left, harmony_is_possible, holes, middle_is_possible, room_for

#: Points that a square without a use, a domino without room, a domino that cannot be placed, a place in the order of
#: turns and a crown to come are worth, roughly.
_HOLE: Final = 1.5
_NO_ROOM: Final = 2.5
_NOT_PLACEABLE: Final = 4.0
_ORDER: Final = 0.75
_CROWN_TO_COME: Final = 0.3
#: Denial is told where the domino is worth at least this many points more to the opponent than any other.
_DENIED_POINTS: Final = 3


@dataclass(frozen=True, slots=True)
class Cause:
    """A reason for which the best move is better than the played one: a code with facts, and its weight in points."""

    code: str
    weight: float
    facts: tuple[tuple[str, Fact], ...] = ()


def causes_of(position: Position, played: Move, best: Move) -> tuple[Cause, ...]:
    """Every reason that holds, the weightiest first; none where the difference cannot be seen on the board."""
    if position.to_act is None or played == best:
        return ()
    if isinstance(played, Place) and isinstance(best, Place):
        found = list(_of_placements(position, position.to_act, played, best))
    elif isinstance(played, Claim) and isinstance(best, Claim):
        found = list(_of_claims(position, position.to_act, played, best))
    else:
        return ()
    return tuple(sorted(found, key=lambda cause: -cause.weight))


def _of_placements(position: Position, seat: int, played: Place, best: Place) -> Iterator[Cause]:
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
    for number in _own_dominoes(position, seat):
        if not after.fits(number, grid) and better.fits(number, grid):
            yield Cause("blocks_own_domino", _NOT_PLACEABLE, (("domino", number),))


def _points_now(position: Position, kingdom: Kingdom, played: Place, best: Place) -> Iterator[Cause]:
    gained, more = gains(kingdom.score_as(position.rules, finished=False), (played, best))
    if more.points > gained.points:
        grown = max((growth.territory for growth in more.grows), key=lambda territory: territory.points)
        facts: tuple[tuple[str, Fact], ...] = (
            ("points", more.points),
            ("fewer", gained.points),
            ("terrain", grown.terrain),
            ("squares", grown.squares),
            ("crowns", grown.crowns),
        )
        yield Cause("scores_at_once", float(more.points - gained.points), facts)


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


def _own_dominoes(position: Position, seat: int) -> list[int]:
    """The dominoes under this seat's kings that are not placed yet, behind the present one."""
    claimed = [*position.line[position.turn + 1 :], *position.next_line]
    return [number for number, owner in claimed if owner == seat]


def _of_claims(position: Position, seat: int, played: Claim, best: Claim) -> Iterator[Cause]:
    kingdom, grid = position.kingdoms[seat], position.rules.grid
    chosen, better = played.domino, best.domino
    if kingdom.fits(better, grid) and not kingdom.fits(chosen, grid):
        yield Cause("cannot_be_placed", _NOT_PLACEABLE, (("domino", chosen), ("better", better)))
    gained, more = _best_gain(position, seat, chosen), _best_gain(position, seat, better)
    if more > gained:
        facts = (("domino", chosen), ("better", better), ("points", more), ("fewer", gained))
        yield Cause("promises_points", float(more - gained), facts)
    if better < chosen and position.round + 1 < position.rules.rounds:
        between = sum(better <= number < chosen for number, _ in position.next_line)
        yield Cause("chooses_earlier", _ORDER * between, (("domino", chosen), ("better", better)))
    yield from _crowns_to_come(position, seat, chosen, better)
    yield from _denial(position, seat, chosen, better)


def _best_gain(position: Position, seat: int, number: int) -> int:
    """The most points that a domino can add to a kingdom as it stands; 0 if it fits nowhere."""
    kingdom = position.kingdoms[seat]
    score = kingdom.score_as(position.rules, finished=False)
    found: Sequence[Gain] = tuple(gains(score, kingdom.placements(number, position.rules.grid)))
    return max((gain.points for gain in found), default=0)


def _crowns_to_come(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """The better domino grows a terrain of the kingdom with more unseen crowns than those of the chosen one have."""
    kingdom = position.kingdoms[seat]
    owned = {land.terrain for land in kingdom.squares.values()}
    unseen = dict.fromkeys(owned, 0)
    for number in position.unseen:
        for terrain, crowns in DOMINOES[number][1:]:
            if terrain in unseen:
                unseen[terrain] += crowns

    def most(number: int) -> str | None:
        grown = [half.terrain for half in DOMINOES[number][1:] if half.terrain in owned]
        return max(grown, key=unseen.__getitem__, default=None)

    best, other = most(better), most(chosen)
    if best is None or other is None or unseen[best] < 2 * unseen[other] + 2:
        return
    facts = (("terrain", best), ("crowns", unseen[best]), ("other_terrain", other), ("fewer", unseen[other]))
    yield Cause("crowns_to_come", _CROWN_TO_COME * (unseen[best] - unseen[other]), facts)


def _denial(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """An opponent who claims after this player needs the better domino."""
    order = [owner for _, owner in position.line] if position.line else list(position.kings)
    opponents = sorted({owner for owner in order[position.turn + 1 :] if owner != seat})
    free = [number for number, owner in position.next_line if owner is None and number != chosen]
    for opponent in opponents:
        worth = {number: _best_gain(position, opponent, number) for number in free}
        second = max((points for number, points in worth.items() if number != better), default=0)
        if worth[better] - second >= _DENIED_POINTS:
            facts = (("seat", opponent), ("domino", better), ("points", worth[better]))
            yield Cause("denies", (worth[better] - second) / (position.rules.players - 1), facts)
