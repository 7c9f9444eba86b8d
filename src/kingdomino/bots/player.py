"""What every bot is: a name, and a choice for a position within a budget."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Final

from kingdomino.rules import KingdominoError, Move, Position, clipped

_MOST_THREADS: Final = 256


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: seconds or playouts, and on how many threads.

    A seed makes the choice reproducible, together with a number of playouts on one thread.
    """

    seconds: float | None = None
    playouts: int | None = None
    seed: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        for name, value, kinds in (("seconds", self.seconds, (int, float)), ("playouts", self.playouts, (int,))):
            if value is not None and (type(value) not in kinds or not 0 < value < float("inf")):
                raise KingdominoError("unusable_budget", name=name, value=clipped(value))
        if self.seconds is not None and self.playouts is not None:
            raise KingdominoError("two_budgets")
        if type(self.threads) is not int or not 1 <= self.threads <= _MOST_THREADS:
            raise KingdominoError("unusable_budget", name="threads", value=clipped(self.threads))
        if self.seed is not None and (type(self.seed) is not int or self.seed < 0):
            raise KingdominoError("unusable_budget", name="seed", value=clipped(self.seed))


class Bot(ABC):
    """An opponent. It sees a position and nothing else."""

    #: Its name in the registry.
    name: str

    def choose(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        threads: int = 1,
    ) -> Move:
        """A legal move for the player to act; a game that is over or waits for chance is refused."""
        budget = Budget(seconds, playouts, seed, threads)
        moves = position.legal_moves()
        if not moves:
            raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
        return moves[0] if len(moves) == 1 else self.decide(position, moves, budget)

    @abstractmethod
    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move:
        """Choose among two legal moves or more."""


def random_for(budget: Budget) -> Random:
    """The bot's own dice: the seed's, or new ones."""
    return Random(budget.seed)
