"""A record as positions, so that no client needs the rules to step through a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, cast

from kingdomino.games import GAMES_IN_A_DYNASTY, Dynasty, Game
from kingdomino.notation import Piece, split_records
from kingdomino.rules import Discard, KingdominoError, Move, Place, Position, possible_placements
from kingdomino.server.protocol.shapes import DynastyView, KingdomView, Laid
from kingdomino.server.protocol.views import (
    error_view,
    kingdom_view,
    laid_view,
    line_view,
    pile,
    result_view,
    rules_view,
)

from .record_shapes import Replay, ReplayGame, ReplayPosition

#: A file with more games than this is a tournament's, not a table's.
MOST_GAMES: Final = 12


def replay(text: str) -> Replay:
    """Every game of a text as far as it is sound. Refused where there is nothing sound at all."""
    games: list[Game] = []
    failure: KingdominoError | None = None
    for piece in pieces(text):
        game, broken = Game.salvage(piece.text)
        if game is not None:
            games.append(game)
        if broken is not None:
            failure = piece.located(broken)
            break
    if failure is not None and not games:
        raise failure
    return Replay(
        tuple(_game(game, number) for number, game in enumerate(games, 1)),
        _standing(games),
        None if failure is None else error_view(failure),
    )


def final_kingdoms(record: str) -> tuple[tuple[Laid, ...], ...]:
    """The dominoes that lie in each kingdom at the end of a record, by seat."""
    game, _ = Game.salvage(record)
    if game is None:
        return ()
    laid = [list(map(laid_view, placements)) for placements in possible_placements(game.start)]
    for before, move in zip(game.positions, game.moves, strict=False):
        if isinstance(move, Place) and before.to_act is not None:
            laid[before.to_act].append(laid_view(move))
    return tuple(map(tuple, laid))


def pieces(text: str) -> tuple[Piece, ...]:
    """The records of a text, if they are not too many."""
    found = split_records(text)
    if len(found) > MOST_GAMES:
        raise KingdominoError("too_many_records", records=len(found), most=MOST_GAMES)
    return found


def _standing(games: list[Game]) -> DynastyView | None:
    """The sums of a Dynasty; none where the games do not make one."""
    if not 1 < len(games) <= GAMES_IN_A_DYNASTY:
        return None
    dynasty = Dynasty(games[0].rules)
    try:
        for game in games:
            dynasty.begin(game)
    except KingdominoError:
        return None
    return DynastyView(dynasty.points, dynasty.totals, dynasty.places(), dynasty.is_over)


def _game(game: Game, number: int) -> ReplayGame:
    film = _Film(game)
    positions = tuple(film.positions())
    return ReplayGame(
        number=number,
        rules=rules_view(game.rules),
        players=game.players,
        commitment=game.commitment,
        kingdoms=tuple(film.kingdoms),
        positions=positions,
        result=result_view(game.position, game.revealed()) if game.is_over else None,
    )


class _Film:
    """One game's positions. A kingdom that stays the same from one to the next is shown once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = range(game.rules.players)
        start = game.start
        # A game from a position begins with squares; any dominoes that can make them show the kingdom.
        self._laid: list[list[Laid]] = [list(map(laid_view, placements)) for placements in possible_placements(start)]
        self._discarded: list[list[int]] = [[] for _ in self._seats]
        self.kingdoms: list[KingdomView] = [self._kingdom(seat, start) for seat in self._seats]
        self._shown = list(self._seats)
        self._comments: dict[int, list[str]] = {}
        for after, comment in game.comments:
            self._comments.setdefault(after, []).append(comment)

    def positions(self) -> Iterator[ReplayPosition]:
        """From before the first move to the last position."""
        before: Position | None = None
        for at, position in enumerate(self._game.positions):
            move = self._game.moves[at - 1] if at else None
            seat = before.to_act if before is not None else None
            if move is not None and seat is not None:
                self._take(seat, move, position)
            yield self._position(at, position, seat, move)
            before = position

    def _take(self, seat: int, move: Move, after: Position) -> None:
        """The acting seat's kingdom may be new; at the end, where bonuses come, all may be."""
        if isinstance(move, Place):
            self._laid[seat].append(laid_view(move))
        elif isinstance(move, Discard):
            self._discarded[seat].append(move.domino)
        for index in self._seats if after.is_over else (seat,):
            view = self._kingdom(index, after)
            if view != self.kingdoms[self._shown[index]]:
                self._shown[index] = len(self.kingdoms)
                self.kingdoms.append(view)

    def _kingdom(self, seat: int, position: Position) -> KingdomView:
        laid, discarded = self._laid[seat], self._discarded[seat]
        return kingdom_view(position.kingdoms[seat], laid, discarded, position.rules.grid, position.score(seat))

    def _position(self, at: int, position: Position, seat: int | None, move: Move | None) -> ReplayPosition:
        return ReplayPosition(
            move=None if move is None else str(move),
            seat=seat,
            comments=tuple(self._comments.get(at, ())),
            round=position.round,
            phase=cast(Literal["chance", "claim", "place", "over"], position.phase),
            to_act=position.to_act,
            domino=position.domino_to_place,
            line=line_view(position.line),
            next_line=line_view(position.next_line),
            turn=position.turn,
            kings=position.kings,
            kingdoms=tuple(self._shown),
            points=tuple(self.kingdoms[shown].points for shown in self._shown),
            places=position.places(),
            pile=pile(position),
        )
