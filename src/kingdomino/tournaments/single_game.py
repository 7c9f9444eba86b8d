"""One game of a tournament, from the first claim to its record, and its decisions where they are kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from kingdomino.bots import Budget, Entrant, reason_of
from kingdomino.games import Game
from kingdomino.rules import Discard, IllegalMove, InvalidNotation, KingdominoError, Move, Position

from .choices import Choice, Forfeit, Forfeited, Player, Thought
from .seats import Seats
from .tournament import GameNumber, Tournament

DECK_NUMBER: Final = "DeckNumber"
ROTATION: Final = "Rotation"
DISCARDS: Final = "Discards"
FORFEIT: Final = "Forfeit"
FORFEIT_REASON: Final = "ForfeitReason"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, or one that a bot forfeited; numbers are by seat.

    Of a forfeited game, places are those that its bots get for it: all others share the victory. Its points count
    nowhere. Times are not in the record, so that records of two runs can be compared byte by byte.
    """

    number: GameNumber
    places: tuple[int, ...]
    points: tuple[int, ...]
    discards: tuple[int, ...]
    record: str
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    forfeit: Forfeit | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """1 for the winner; 1/k for each of k players who share the victory."""
        return tuple((place == 1) / self.places.count(1) for place in self.places)

    @property
    def margins(self) -> tuple[int, ...]:
        """Own points less the best other player's."""
        best = [max(self.points[:seat] + self.points[seat + 1 :]) for seat in range(len(self.points))]
        return tuple(own - other for own, other in zip(self.points, best, strict=True))


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game. The position is its line: all that the bot could know."""

    seat: int
    phase: str
    position: str
    move: str
    action: int
    legal_moves: int
    thought: Thought | None


def play_game(
    tournament: Tournament, seats: Seats, number: GameNumber, decisions: list[Decision] | None = None
) -> Played:
    """Let the entrants play one game; a given list gets all decisions, with what the bots think."""
    with ExitStack() as stack:
        at_table = tournament.rotations[number[1]]
        tells = decisions is not None
        bots = [stack.enter_context(seats.seat(entrant, tournament.rules, tells)) for entrant in at_table]
        return _Table(tournament, number, at_table, bots).play(decisions)


class _Table:
    """A game that is being played, and the counts of its seats."""

    def __init__(
        self, tournament: Tournament, number: GameNumber, entrants: Sequence[Entrant], bots: Sequence[Player]
    ) -> None:
        self._tournament = tournament
        self._number = number
        self._entrants = entrants
        self._bots = bots
        names = [str(entrant) for entrant in entrants]
        self._game = Game.shuffled(tournament.rules, tournament.deck_seed(number[0]), players=names)
        self._decisions, self._discards = [0] * len(names), [0] * len(names)
        self._seconds = [0.0] * len(names)

    def play(self, decisions: list[Decision] | None) -> Played:
        while (seat := self._game.position.to_act) is not None:
            position = self._game.position
            try:
                choice = self._choice(seat)
                move = legal_or_forfeit(position, choice.move)
            except Forfeited as forfeited:
                return self._forfeited(Forfeit(seat, forfeited.kind, forfeited.reason))
            self._decisions[seat] += 1
            self._discards[seat] += isinstance(move, Discard)
            if decisions is not None:
                decisions.append(_decision(position, move, choice.thought))
            self._game.play(move)
        end = self._game.position
        points = tuple(end.score(seat).total for seat in range(len(self._bots)))
        return self._played(end.places(), points, _tags(self._number, self._discards), None)

    def _choice(self, seat: int) -> Choice:
        entrant = self._entrants[seat]
        seed = self._tournament.decision_seed(self._number, sum(self._decisions))
        budget = Budget(entrant.seconds, entrant.playouts, seed)
        begun = time.perf_counter()
        try:
            choice = self._bots[seat].choose(self._game.position, budget)
        except Forfeited:
            raise
        except Exception as error:
            deck, rotation = self._number
            raise KingdominoError(
                "bot_failed", bot=str(entrant), deck=deck, rotation=rotation, reason=reason_of(error)
            ) from error
        self._seconds[seat] += time.perf_counter() - begun
        return choice

    def _forfeited(self, forfeit: Forfeit) -> Played:
        players = len(self._bots)
        tags = {
            **_tags(self._number, self._discards),
            FORFEIT: f"{forfeit.seat} {forfeit.kind}",
            FORFEIT_REASON: forfeit.reason,
        }
        return self._played(forfeit.places(players), (0,) * players, tags, forfeit)

    def _played(
        self, places: tuple[int, ...], points: tuple[int, ...], tags: dict[str, str], forfeit: Forfeit | None
    ) -> Played:
        return Played(
            number=self._number,
            places=places,
            points=points,
            discards=tuple(self._discards),
            record=self._game.record(tags=tags),
            decisions=tuple(self._decisions),
            seconds=tuple(self._seconds),
            forfeit=forfeit,
        )


def _decision(position: Position, move: Move, thought: Thought | None) -> Decision:
    from kingdomino.kernel import action_of

    assert position.to_act is not None
    return Decision(
        seat=position.to_act,
        phase=position.phase,
        position=str(position),
        move=str(move),
        action=action_of(position, move),
        legal_moves=len(position.legal_moves()),
        thought=thought,
    )


def legal_or_forfeit(position: Position, chosen: Move | str) -> Move:
    """The legal move that was chosen. One that the rules do not allow here, or a text that is no move, forfeits."""
    for legal in position.legal_moves():
        if (type(chosen) is type(legal) and chosen == legal) or (type(chosen) is str and chosen == str(legal)):
            return legal
    try:
        position.play(Move.parse(str(chosen)))
    except InvalidNotation:
        raise Forfeited("rubbish", chosen) from None
    except IllegalMove as error:
        raise Forfeited("illegal", f"{chosen}: {error} in {position}") from None
    raise Forfeited("illegal", f"{chosen} in {position}")  # allowed, but not in the one text that a move has


def _tags(number: GameNumber, discards: Sequence[int]) -> dict[str, str]:
    """The tags that a tournament adds to a record: the deck, the rotation, and the discards by seat."""
    return {DECK_NUMBER: str(number[0]), ROTATION: str(number[1]), DISCARDS: " ".join(map(str, discards))}
