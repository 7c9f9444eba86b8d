"""The plan of a tournament: entrants, rules, decks, seat rotations and seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kingdomino.bots import Entrant
from kingdomino.games import derived_seed
from kingdomino.rules import KingdominoError, Ruleset, clipped, whole_number

#: A deck's number, from 1, and a rotation's, from 0.
GameNumber = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Entrants round one table, one for each player; the same one may take several seats."""

    entrants: tuple[Entrant, ...]
    rules: Ruleset
    seed: int = 1

    def __post_init__(self) -> None:
        if len(self.entrants) != self.rules.players:
            raise KingdominoError("wrong_number_of_entrants", entrants=len(self.entrants), players=self.rules.players)
        if (seed := whole_number(self.seed)) is not None:
            object.__setattr__(self, "seed", seed)
        derived_seed(self.seed, "tournament")

    @property
    def rotations(self) -> tuple[tuple[Entrant, ...], ...]:
        """The entrants by seat, moved on by 0, 1, … seats; rotations that look the same are played once."""
        rotated = (self.entrants[-shift:] + self.entrants[:-shift] for shift in range(len(self.entrants)))
        return tuple(dict.fromkeys(rotated))

    @property
    def distinct(self) -> tuple[Entrant, ...]:
        """Every entrant once, in the order given."""
        return tuple(dict.fromkeys(self.entrants))

    def decks_for(self, games: int) -> int:
        """The number of complete decks with at least this number of games."""
        number = whole_number(games)
        if number is None:
            raise KingdominoError("unusable_budget", name="games", value=clipped(games))
        if number < 1:
            raise KingdominoError("too_few_games", games=number)
        return -(-number // len(self.rotations))

    def games(self, decks: int) -> Iterator[GameNumber]:
        """The games of the first decks, one deck after another."""
        return ((deck, rotation) for deck in range(1, decks + 1) for rotation in range(len(self.rotations)))

    def deck_seed(self, deck: int) -> int:
        """All rotations of a deck are dealt from the same seed."""
        return derived_seed(self.seed, f"tournament-deck-{deck}")

    def decision_seed(self, number: GameNumber, decision: int) -> int:
        """Every decision has its own seed, which does not depend on the process or the order of the games."""
        deck, rotation = number
        return derived_seed(self.seed, f"tournament-decision-{deck}-{rotation}-{decision}")
