"""A seat's turn as JSON. It is sent with nearly every move, and put together from parts that occur again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import Final, cast

from kingdomino.rules import CLAIM, Claim, Discard, Gain, Place, Position, Score, gains

from .playing import expect_move
from .table import Table

#: By the identity of a placement, of which `rules` has one object each: the JSON of an option up to its points.
_heads: Final[dict[int, bytes]] = {}
#: Those placements: as long as they are here, no other object has the identity of one of them.
_written: Final[list[Place]] = []


def write_turn(table: Table) -> bytes | None:
    """The `Turn` of the seat that is to act: every legal move with what it leads to. None where no seat is."""
    moment = None if table.game is None else table.game.moment
    seat = None if moment is None else moment.position.to_act
    if moment is None or seat is None:
        return None
    return turn_in(moment.position, seat, moment.scores[seat])


def turn_in(position: Position, seat: int, score: Score) -> bytes:
    """The `Turn` of the seat that is to act in a position; `score` is that of its kingdom."""
    domino = position.domino_to_place
    return b'{"seat":%d,"phase":"%s","domino":%s,"moves":[%s]}' % (
        seat,
        position.phase.encode(),
        b"null" if domino is None else b"%d" % domino,
        _options(position, score),
    )


def _options(position: Position, score: Score) -> bytes:
    moves = position.legal_moves()
    if position.phase == CLAIM:
        ranks = {domino: rank for rank, (domino, _) in enumerate(position.next_line, 1)}
        most = position.rules.kings
        return b",".join([_claim(move.domino, min(ranks[move.domino], most)) for move in moves if type(move) is Claim])
    if isinstance(moves[0], Discard):
        return _option(str(moves[0]), moves[0].domino)
    return _placements(cast(Sequence[Place], moves), score)


@lru_cache(256)
def _claim(domino: int, order: int) -> bytes:
    return _option(f"={domino}", domino, b"%d" % order)


def _option(move: str, domino: int, order: bytes = b"null") -> bytes:
    """An option without a place."""
    return b'{"move":"%s","domino":%d,"a":null,"b":null,"points":0,"grows":[],"order":%s}' % (
        move.encode(),
        domino,
        order,
    )


def _placements(places: Sequence[Place], score: Score) -> bytes:
    """Heads and tails joined by maps: a loop over some twenty placements would be the longest part of a move."""
    found = list(gains(score, places))
    heads = list(map(_heads.get, map(id, places)))
    if None in heads:
        heads = [_head(place) if head is None else head for place, head in zip(places, heads, strict=True)]
    grown: dict[int, bytes] = {}
    different = dict(zip(map(id, found), found, strict=True))  # many placements have the same gain, one object then
    tails = {key: _tail(gain, grown) for key, gain in different.items()}
    return b",".join(map(add, cast(list[bytes], heads), map(tails.__getitem__, map(id, found))))


def _head(place: Place) -> bytes:
    (x, y), (other_x, other_y) = place.first, place.second
    text = str(place)
    expect_move(text, place)
    head = b'{"move":"%s","domino":%d,"a":[%d,%d],"b":[%d,%d],"points":' % (
        text.encode(),
        place.domino,
        x,
        y,
        other_x,
        other_y,
    )
    _heads[id(place)] = head
    _written.append(place)
    return head


def _tail(gain: Gain, grown: dict[int, bytes]) -> bytes:
    """The JSON of an option from its points on; `grown` has the territories that were written already."""
    parts = []
    for growth in gain.grows:
        part = grown.get(id(growth))
        if part is None:
            (terrain, squares, crowns, points), joins = growth
            part = grown[id(growth)] = b'{"terrain":"%s","joins":[%s],"squares":%d,"crowns":%d,"points":%d}' % (
                terrain.encode(),
                ",".join(map(str, joins)).encode(),
                squares,
                crowns,
                points,
            )
        parts.append(part)
    return b'%d,"grows":[%s],"order":null}' % (gain.points, b",".join(parts))
