"""The last round, exactly: nothing is hidden and no player affects another, so each maximises its own result."""

from __future__ import annotations

from typing import NamedTuple

from kingdomino.kernel import move_of
from kingdomino.rules import CLASSIC, Move, Position

from .prospects import prospects_of
from .shared import MERIT_PARTS


class End(NamedTuple):
    """How the game ends after a move in the last round, if all play their best."""

    move: Move
    #: By seat: the share of the victory (R31-R33).
    shares: tuple[float, ...]
    #: Of the player who moves: points ahead of the best other, and points.
    margin: int
    points: int


class Solution(NamedTuple):
    """The ends of all moves in the last round, the best first, and the best moves of all players to the end."""

    ends: tuple[End, ...]
    line: tuple[Move, ...]


def is_last_round(position: Position) -> bool:
    """Whether only placements are left."""
    return position.to_act is not None and bool(position.line) and not position.next_line


def solve_last_round(position: Position) -> Solution:
    """All moves in the last round with their ends."""
    seat = position.to_act or 0
    ranked = _last_placements(position)
    last, line = position, list[Move]()
    while not last.is_over:
        line.append(ranked[0][0] if not line else _last_placements(last)[0][0])
        last = last.play(line[-1])
    merits = [_merit_of(last, other) for other in range(position.rules.players)]
    ranked[0] = line[0], merits[seat]
    return Solution(tuple(_end(move, merit, seat, merits) for move, merit in ranked), tuple(line))


def _end(move: Move, merit: int, seat: int, merits: list[int]) -> End:
    merits = [*merits[:seat], merit, *merits[seat + 1 :]]
    winners = merits.count(max(merits))
    shares = tuple(1.0 / winners if own == max(merits) else 0.0 for own in merits)
    points = [own // MERIT_PARTS for own in merits]
    own_points = points.pop(seat)
    return End(move, shares, own_points - max(points), own_points)


def _last_placements(position: Position) -> list[tuple[Move, int]]:
    """The moves in the last round with the best merit that the acting player can still end with, best first."""
    moves = position.legal_moves()
    if len(moves) == 1:
        return [(moves[0], 0)]
    found = prospects_of(position)
    merits = [int(look * MERIT_PARTS) for look in found.looks]
    ranked = sorted(range(len(merits)), key=lambda arm: -merits[arm])
    return [(move_of(position, found.first[arm]), merits[arm]) for arm in ranked]


def _merit_of(position: Position, seat: int) -> int:
    """The merit of a finished kingdom: points, then the largest territory, then crowns in the classic edition."""
    score = position.score(seat)
    crowned = score.crowns if position.rules.edition == CLASSIC else 0
    return score.total * MERIT_PARTS + (score.largest << 8) + crowned
