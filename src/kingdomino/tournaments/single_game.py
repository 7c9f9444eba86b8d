"""One game of a tournament, from the first claim to its record."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kingdomino.games import Game
from kingdomino.rules import Discard, KingdominoError, Move, Position, clipped

from .bot_loading import Chooser, Maker, reason_of
from .entrants import Entrant
from .tournament import GameNumber, Tournament

DECK_NUMBER: Final = "DeckNumber"
ROTATION: Final = "Rotation"
DISCARDS: Final = "Discards"


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game; numbers are by seat.

    Times are not in the record, so that records of two runs can be compared byte by byte.
    """

    number: GameNumber
    places: tuple[int, ...]
    points: tuple[int, ...]
    discards: tuple[int, ...]
    record: str
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()

    @property
    def shares(self) -> tuple[float, ...]:
        """1 for the winner; 1/k for each of k players who share the victory."""
        return tuple((place == 1) / self.places.count(1) for place in self.places)

    @property
    def margins(self) -> tuple[int, ...]:
        """Own points less the best other player's."""
        best = [max(self.points[:seat] + self.points[seat + 1 :]) for seat in range(len(self.points))]
        return tuple(own - other for own, other in zip(self.points, best, strict=True))


def play_game(tournament: Tournament, makers: Mapping[Entrant, Maker], number: GameNumber) -> Played:
    """Let the entrants play one game."""
    deck, rotation = number
    seats = tournament.rotations[rotation]
    game = Game.shuffled(tournament.rules, tournament.deck_seed(deck), players=[str(entrant) for entrant in seats])
    bots = [makers[entrant]() for entrant in seats]
    decisions, discards, seconds = [0] * len(seats), [0] * len(seats), [0.0] * len(seats)
    while (seat := game.position.to_act) is not None:
        seed = tournament.decision_seed(number, sum(decisions))
        begun = time.perf_counter()
        move = _choice(bots[seat], seats[seat], game.position, seed, number)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        discards[seat] += isinstance(move, Discard)
        game.play(move)
    end = game.position
    return Played(
        number=number,
        places=end.places(),
        points=tuple(end.score(seat).total for seat in range(len(seats))),
        discards=tuple(discards),
        record=game.record(tags=_tags(number, discards)),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
    )


def _choice(player: Chooser, entrant: Entrant, position: Position, seed: int, number: GameNumber) -> Move:
    try:
        move = player.choose(position, seconds=entrant.seconds, playouts=entrant.playouts, seed=seed, threads=1)
        for legal in position.legal_moves():
            if (type(move) is type(legal) and move == legal) or (type(move) is str and move == str(legal)):
                return legal
        chosen = clipped(str(move))
    except Exception as error:
        raise KingdominoError(
            "bot_failed", bot=str(entrant), deck=number[0], rotation=number[1], reason=reason_of(error)
        ) from error
    raise KingdominoError("bot_moved_illegally", bot=str(entrant), deck=number[0], rotation=number[1], move=chosen)


def _tags(number: GameNumber, discards: Sequence[int]) -> dict[str, str]:
    """The tags that a tournament adds to a record: the deck, the rotation, and the discards by seat."""
    return {DECK_NUMBER: str(number[0]), ROTATION: str(number[1]), DISCARDS: " ".join(map(str, discards))}
