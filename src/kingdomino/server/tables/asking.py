"""Questions about a table: what the receiver may do now, where a domino would fit, why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from kingdomino.rules import Gain, KingdominoError, Place, Position, Score, Territory, gains
from kingdomino.server.protocol.shapes import Growth, Option, Why, You
from kingdomino.server.protocol.views import error_view

from .deciding import undo_offer
from .playing import read_move
from .table import Table


def you(table: Table, guest: int) -> You:
    """What concerns one person alone, but for their turn: that is written for all who may need it at once."""
    offer = undo_offer(table, guest)
    return You(table.seats_of(guest), table.host == guest, None, offer.mode, offer.why)


def placements(places: Sequence[Place], score: Score) -> tuple[Option, ...]:
    """Placements with the points that they add, by territory."""
    grows: dict[Gain, tuple[Growth, ...]] = {}  # many placements have the same gain
    options = []
    for place, gain in zip(places, gains(score, places), strict=True):
        if gain not in grows:
            grows[gain] = tuple([_growth(*growth) for growth in gain.grows])
        options.append(Option(str(place), place.domino, place.first, place.second, gain.points, grows[gain]))
    return tuple(options)


def _growth(territory: Territory, joins: tuple[int, ...]) -> Growth:
    terrain, squares, crowns, points = territory
    return Growth(terrain, joins, squares, crowns, points)


def places(table: Table, seat: int, domino: int) -> tuple[Option, ...]:
    """Where a visible domino would fit in a seat's kingdom now."""
    game = table.game
    if game is None:
        raise KingdominoError("no_game_runs", table=table.code)
    if seat >= len(table.seats):
        raise KingdominoError("no_such_seat", number=seat, players=table.rules.players)
    position = game.position
    if domino not in {number for number, _ in (*position.line, *position.next_line)}:
        raise KingdominoError("domino_not_in_sight", domino=domino)
    return placements(position.kingdoms[seat].placements(domino, table.rules.grid), game.moment.scores[seat])


def why_refused(table: Table, seat: int, text: str) -> Why | None:
    """Why a seat's move would be refused, or None.

    While others act, a placement is judged in the seat's kingdom all the same: that is how one looks ahead.
    """
    game = table.game
    if game is None or game.is_over:
        return Why("no_game_runs", {"table": table.code})
    if seat >= len(table.seats):
        return Why("no_such_seat", {"number": seat, "players": table.rules.players})
    try:
        refusal = _refusal(game.position, seat, text)
    except KingdominoError as error:
        refusal = error
    return None if refusal is None else error_view(refusal)


def _refusal(position: Position, seat: int, text: str) -> KingdominoError | None:
    if position.to_act == seat:
        position.play(read_move(text))
        return None
    with suppress(KingdominoError):
        move = read_move(text)
        if isinstance(move, Place):
            return position.kingdoms[seat].refusal(move, position.rules.grid)
    return KingdominoError("not_your_turn", seat=position.to_act)
