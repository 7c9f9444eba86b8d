"""Questions about a table: what the receiver may do now, where a domino would fit, why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, cast

from kingdomino.rules import CLAIM, Claim, Discard, Gain, KingdominoError, Place, Position, Score, Square, gains

from .deciding import undo_offer
from .messages.shapes import Growth, Option, Turn, Why, You
from .playing import expect_move, read_move
from .table import Table
from .views import error_view

#: By the identity of a placement, of which `rules` has one object each: it (so that no other object gets its identity),
#: its text, its domino and its squares.
_known: Final[dict[int, tuple[Place, str, int, Square, Square]]] = {}


def you(table: Table, guest: int, turn: Turn | None = None) -> You:
    """What concerns one person alone; their turn is the same for all of their connections."""
    offer = undo_offer(table, guest)
    return You(table.seats_of(guest), table.host == guest, turn, offer.mode, offer.why)


def turn_of(table: Table) -> Turn | None:
    """The turn of the seat that is to act. None where no seat is."""
    moment = None if table.game is None else table.game.moment
    seat = None if moment is None else moment.position.to_act
    if moment is None or seat is None:
        return None
    return turn_in(moment.position, seat, moment.scores[seat])


def turn_in(position: Position, seat: int, score: Score) -> Turn:
    """Every legal move of the seat that is to act, with what it leads to; `score` is that of its kingdom."""
    phase = cast(Literal["claim", "place"], position.phase)
    return Turn(seat, phase, position.domino_to_place, _options(position, score))


def _options(position: Position, score: Score) -> tuple[Option, ...]:
    moves = position.legal_moves()
    if position.phase == CLAIM:
        ranks = {domino: rank for rank, (domino, _) in enumerate(position.next_line, 1)}
        most = position.rules.kings
        return tuple(
            [
                Option(f"={move.domino}", move.domino, order=min(ranks[move.domino], most))
                for move in moves
                if type(move) is Claim
            ]
        )
    if isinstance(moves[0], Discard):
        return (Option(str(moves[0]), moves[0].domino),)
    return placements(cast(Sequence[Place], moves), score)


def placements(places: Sequence[Place], score: Score) -> tuple[Option, ...]:
    """Placements with the points that they add, by territory."""
    grows: dict[int, tuple[Growth, ...]] = {}  # many placements have the same gain, one object then
    options = []
    for place, gain in zip(places, gains(score, places), strict=True):
        grown = grows.get(id(gain))
        if grown is None:
            grown = grows[id(gain)] = _growths(gain)
        _, text, domino, first, second = _known.get(id(place)) or _know(place)
        options.append(Option(text, domino, first, second, gain.points, grown))
    return tuple(options)


def _know(place: Place) -> tuple[Place, str, int, Square, Square]:
    text = str(place)
    expect_move(text, place)
    found = _known[id(place)] = place, text, place.domino, place.first, place.second
    return found


def _growths(gain: Gain) -> tuple[Growth, ...]:
    return tuple(
        [Growth(terrain, joins, squares, crowns, points) for (terrain, squares, crowns, points), joins in gain.grows]
    )


def where_it_fits(table: Table, seat: int, domino: int) -> tuple[Option, ...]:
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
