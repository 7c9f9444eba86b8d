"""Records as positions, so that no client needs the rules to step through a game; and shuffles, checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, cast

from msgspec import Meta, field

from kingdomino.games import GAMES_IN_A_DYNASTY, Dynasty, Game, Verification, verify_record
from kingdomino.notation import Piece, split_records
from kingdomino.rules import Discard, KingdominoError, Move, Place, Position, possible_placements
from kingdomino.tables.messages.shapes import (
    DynastyView,
    KingdomView,
    Laid,
    LineSlot,
    Result,
    RulesView,
    Shape,
    Strict,
    Why,
)
from kingdomino.tables.views import (
    error_view,
    kingdom_view,
    laid_view,
    line_view,
    pile,
    result_view,
    rules_view,
)

RecordText = Annotated[str, Meta(max_length=60_000)]
#: A file with more games than this is a tournament's, not a table's.
MOST_GAMES: Final = 12


class RecordToRead(Strict, frozen=True):
    """A record, or those of several games one after the other."""

    record: RecordText


class RecordToVerify(RecordToRead, frozen=True):
    """Records of finished games; `noted` are commitments noted before the games, in their order."""

    noted: Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=16)] = field(default_factory=list)


class ReplayPosition(Shape, frozen=True):
    """A moment of a game: the move that led to it, whose it was (null for chance), and what everybody saw then.

    `kingdoms` are places in the game's list of kingdoms, by seat.
    """

    move: str | None
    seat: int | None
    comments: tuple[str, ...]
    round: int
    phase: Literal["chance", "claim", "place", "over"]
    to_act: int | None
    domino: int | None
    line: tuple[LineSlot, ...]
    next_line: tuple[LineSlot, ...]
    turn: int
    kings: tuple[int, ...]
    kingdoms: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    pile: int


class ReplayGame(Shape, frozen=True):
    """One game of a record. Every kingdom that occurs is in `kingdoms` once."""

    number: int
    rules: RulesView
    players: tuple[str, ...]
    commitment: str | None
    kingdoms: tuple[KingdomView, ...]
    positions: tuple[ReplayPosition, ...]
    result: Result | None


class Replay(Shape, frozen=True):
    """A record as positions, as far as it is sound; `failure` says where (line, column) and why it breaks off.

    `standing` is there where the games are those of a Dynasty.
    """

    games: tuple[ReplayGame, ...]
    standing: DynastyView | None
    failure: Why | None


class CheckView(Shape, frozen=True):
    """One question put to a record, by its code."""

    code: str
    passed: bool


class VerifiedGame(Shape, frozen=True):
    """What was found out about one game's shuffle."""

    commitment: str
    passed: bool
    checks: tuple[CheckView, ...]


class Verified(Shape, frozen=True):
    """Whether every deck was set before its game began."""

    passed: bool
    games: tuple[VerifiedGame, ...]


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


def verified(record: str, noted: list[str]) -> Verified:
    """Whether the decks of these finished games were set before their first moves."""
    found = pieces(record)
    if len(noted) > len(found):
        raise KingdominoError("too_many_commitments", commitments=len(noted), games=len(found))
    games = []
    for piece, commitment in zip(found, [*noted, *[None] * len(found)], strict=False):
        try:
            games.append(_verified_game(verify_record(piece.text, commitment)))
        except KingdominoError as error:
            raise piece.located(error) if "line" in error.facts else error from None
    return Verified(all(game.passed for game in games), tuple(games))


def _verified_game(found: Verification) -> VerifiedGame:
    checks = tuple(CheckView(check.code, check.passed) for check in found.checks)
    return VerifiedGame(found.commitment, found.passed, checks)
