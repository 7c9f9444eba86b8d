"""Why one domino of the next line is better than another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdomino.rules import DOMINOES, Claim, Place, Position, gains

from .cause import Cause, best_gain, unseen_crowns
from .room import holes

#: What is worth how many points, as `python -m benchmarks.reasons` fits it, rounded: a domino that cannot be placed, a
#: point at once, a point that an opponent does not get, a place in the order of turns, a crown to come, a crown on a
#: domino, a square of a territory that it can join, a domino that leaves a hole, a place for a domino.
_NOT_PLACEABLE: Final = 5.0
_PROMISED: Final = 1.2
_DENIED: Final = 1.2
_ORDER: Final = 2.0
_CROWN_TO_COME: Final = 0.2
_CROWN: Final = 0.5
_SQUARE: Final = 0.75
_HOLE: Final = 1.5
_PLACE: Final = 0.04
#: A difference in crowns to come that is too small to be told.
_CROWNS_APART: Final = 3
#: Denial is told where the domino is worth at least this many points more to the opponent than any other.
_DENIED_POINTS: Final = 2


def causes_of_claims(position: Position, seat: int, played: Claim, best: Claim) -> Iterator[Cause]:
    """Every reason that holds, in no order."""
    kingdom, rules = position.kingdoms[seat], position.rules
    chosen, better = played.domino, best.domino
    if kingdom.fits(better, rules.grid) and not kingdom.fits(chosen, rules.grid):
        yield Cause("cannot_be_placed", _NOT_PLACEABLE, (("domino", chosen), ("better", better)))
    gained, more = (best_gain(kingdom, rules, number) for number in (chosen, better))
    if more > gained:
        facts = (("domino", chosen), ("better", better), ("points", more), ("fewer", gained))
        yield Cause("promises_points", _PROMISED * (more - gained), facts)
    if better < chosen and position.round + 1 < rules.rounds:
        between = sum(better <= number < chosen for number, _ in position.next_line)
        first = int(all(better <= number for number, _ in position.next_line))
        yield Cause("chooses_earlier", _ORDER * between, (("domino", chosen), ("better", better), ("first", first)))
    yield from _crowns_on_it(chosen, better)
    yield from _reach(position, seat, chosen, better)
    yield from _places(position, seat, chosen, better)
    yield from _crowns_to_come(position, seat, chosen, better)
    yield from _denial(position, seat, chosen, better)


def _crowns_on_it(chosen: int, better: int) -> Iterator[Cause]:
    fewer, crowns = (sum(half.crowns for half in DOMINOES[number][1:]) for number in (chosen, better))
    if crowns > fewer:
        facts = (("domino", chosen), ("better", better), ("crowns", crowns), ("fewer", fewer))
        yield Cause("has_more_crowns", _CROWN * (crowns - fewer), facts)


def _reach(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """The better domino can make a territory larger than any that the chosen one can join, if it fits at all."""
    fewer, _ = _largest(position, seat, chosen, crowned=False)
    squares, terrain = _largest(position, seat, better, crowned=True)
    if terrain is not None and 0 < fewer < squares:
        facts = (
            ("domino", chosen),
            ("better", better),
            ("terrain", terrain),
            ("squares", squares),
            ("fewer", fewer),
        )
        yield Cause("joins_less", _SQUARE * (squares - fewer), facts)


def _largest(position: Position, seat: int, number: int, *, crowned: bool) -> tuple[int, str | None]:
    """The largest territory that a domino can be part of in a kingdom as it stands, and its terrain.

    If `crowned`, only of those with crowns or with crowns that may still come.
    """
    kingdom, unseen = position.kingdoms[seat], unseen_crowns(position)
    score = kingdom.score_as(position.rules, finished=False)
    grown = [
        growth.territory
        for gain in gains(score, kingdom.placements(number, position.rules.grid))
        for growth in gain.grows
    ]
    counted = [each for each in grown if not crowned or each.crowns or unseen[each.terrain]]
    return max(((each.squares, each.terrain) for each in counted), default=(0, None))


def _places(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """The better domino has more places, or one that leaves no hole where the chosen one has none."""
    kingdom, grid = position.kingdoms[seat], position.rules.grid
    few, many = (kingdom.placements(number, grid) for number in (chosen, better))
    if not few:
        return  # which is said already

    def clean(places: tuple[Place, ...]) -> bool:
        return any(len(holes(kingdom.add(place), grid)) <= len(before) for place in places)

    before = holes(kingdom, grid)
    if clean(many) and not clean(few):
        yield Cause("forces_a_hole", _HOLE, (("domino", chosen), ("better", better)))
    if len(many) > len(few):
        facts = (("domino", chosen), ("better", better), ("places", len(many)), ("fewer", len(few)))
        yield Cause("has_fewer_places", _PLACE * (len(many) - len(few)), facts)


def _crowns_to_come(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """The better domino grows a terrain of the kingdom with more unseen crowns than those of the chosen one have."""
    kingdom = position.kingdoms[seat]
    owned = {land.terrain for land in kingdom.squares.values()}
    unseen = unseen_crowns(position)

    def most(number: int) -> str | None:
        grown = [half.terrain for half in DOMINOES[number][1:] if half.terrain in owned]
        return max(grown, key=unseen.__getitem__, default=None)

    best, other = most(better), most(chosen)
    if best is None or other is None or unseen[best] - unseen[other] < _CROWNS_APART:
        return
    facts = (("terrain", best), ("crowns", unseen[best]), ("other_terrain", other), ("fewer", unseen[other]))
    yield Cause("crowns_to_come", _CROWN_TO_COME * (unseen[best] - unseen[other]), facts)


def _denial(position: Position, seat: int, chosen: int, better: int) -> Iterator[Cause]:
    """An opponent who claims after this player needs the better domino."""
    order = [owner for _, owner in position.line] if position.line else list(position.kings)
    opponents = sorted({owner for owner in order[position.turn + 1 :] if owner is not None and owner != seat})
    free = [number for number, owner in position.next_line if owner is None and number != chosen]
    for opponent in opponents:
        kingdom = position.kingdoms[opponent]
        worth = {number: best_gain(kingdom, position.rules, number) for number in free}
        second = max((points for number, points in worth.items() if number != better), default=0)
        if worth[better] - second >= _DENIED_POINTS:
            facts = (("seat", opponent), ("domino", better), ("points", worth[better]))
            yield Cause("denies", _DENIED * (worth[better] - second) / (position.rules.players - 1), facts)
