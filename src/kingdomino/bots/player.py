"""The base class of bots, which choose a move for a position, and the budget of a decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from numbers import Real
from random import Random
from typing import Final

from kingdomino.rules import KingdominoError, Move, Position, clipped, whole_number

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
        if self.seconds is not None:
            self._set("seconds", _seconds(self.seconds))
        if self.playouts is not None:
            self._set("playouts", _whole("playouts", self.playouts, least=1))
        if self.seconds is not None and self.playouts is not None:
            raise KingdominoError("two_budgets")
        self._set("threads", _whole("threads", self.threads, least=1, most=_MOST_THREADS))
        if self.seed is not None:
            self._set("seed", _whole("seed", self.seed, least=0))

    def _set(self, name: str, value: float) -> None:
        """Replace a number of any kind by Python's own."""
        object.__setattr__(self, name, value)


def _seconds(given: object) -> float:
    if isinstance(given, Real) and not isinstance(given, bool):
        with suppress(OverflowError):
            seconds = float(given)
            if 0 < seconds < float("inf"):
                return seconds
    raise KingdominoError("unusable_budget", name="seconds", value=clipped(given))


def _whole(name: str, given: object, *, least: int, most: int | None = None) -> int:
    """An integer of any type within its bounds, as a plain int."""
    number = whole_number(given)
    if number is not None and least <= number and (most is None or number <= most):
        return number
    raise KingdominoError("unusable_budget", name=name, value=clipped(given))


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
        if not isinstance(position, Position):
            raise KingdominoError("not_a_position", value=clipped(position))
        moves = position.legal_moves()
        if not moves:
            raise KingdominoError("nothing_to_choose", due=position.chance_due or position.phase)
        chosen = moves[0] if len(moves) == 1 else self.decide(position, moves, budget)
        return Move.parse(chosen) if isinstance(chosen, str) else chosen

    @abstractmethod
    def decide(self, position: Position, moves: tuple[Move, ...], budget: Budget) -> Move | str:
        """Choose among two legal moves or more; the choice may be given as the move's text."""


def random_for(budget: Budget) -> Random:
    """The bot's own dice: the seed's, or new ones."""
    return Random(budget.seed)
