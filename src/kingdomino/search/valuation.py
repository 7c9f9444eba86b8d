"""What an evaluation says: every move with its value and its errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingdomino.rules import Move


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move and what it is worth to the player to act.

    `wins` is the share of the victory that the player can expect, tie-breaks included; `shares` has it by seat.
    `margin` is points ahead of the best other. `error` is the standard error of `wins`.
    """

    move: Move
    wins: float
    shares: tuple[float, ...]
    margin: float
    points: float
    error: float
    margin_error: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Valuation:
    """The candidates of a position: those of the last comparison first, then the others, the last to leave first.

    `compared` is how many were in the last comparison. An exact valuation used no simulations.
    """

    candidates: tuple[Candidate, ...]
    line: tuple[Move, ...]
    playouts: int
    seconds: float
    exact: bool = False
    compared: int = 1

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.candidates[0].move


@dataclass(frozen=True, slots=True)
class Difference:
    """How much better a move is than another, in shares of the victory and in margin, with standard errors."""

    wins: float
    error: float
    margin: float
    margin_error: float


Progress = Callable[[Valuation], None]
