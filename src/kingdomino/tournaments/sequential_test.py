"""A test that stops as soon as a difference is decided, and keeps its risk of error wherever it stops.

Is the first entrant's win share at most p0, or at least p1? Every deck gives an observation x between 0 and 1. Two
gamblers start with a fortune of 1. One bets against "at most p0", the other against "at least p1":

    above *= 1 + stake * (x - p0)        stake  = (p1 - p0) / v, at most 1 / (2 p0)
    below *= 1 + stake * (p1 - x)        stake  = (p1 - p0) / v, at most 1 / (2 (1 - p1))

where v is the variance of the decks before this one, with a guess of p(1 - p) counted as one more deck. A gambler whose
hypothesis is true plays a game that is fair at best, so by Ville's inequality the fortune ever reaches 1/0.05 with
probability 0.05 at most, for every distribution of x and every number of decks. For games that are won or lost and for
constant stakes, these are Wald's likelihood ratios. Stakes that follow the variance decide earlier, because the mean
over all seats varies little between decks.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from numbers import Real
from typing import Final, Literal

from kingdomino.rules import KingdominoError, clipped

ERROR: Final = 0.05
_WORTH_KNOWING: Final = 0.05
_HYPOTHESES: Final = re.compile(r"(0?\.[0-9]{1,6}),(0?\.[0-9]{1,6})")

Decision = Literal["above", "below"]


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two win shares: is the true share at most the lower or at least the upper?"""

    lower: float
    upper: float

    def __post_init__(self) -> None:
        for name, share in (("lower", self.lower), ("upper", self.upper)):
            if not isinstance(share, Real) or isinstance(share, bool):
                raise KingdominoError("unusable_budget", name=name, value=clipped(share))
            object.__setattr__(self, name, float(share))
        if not 0 < self.lower < self.upper < 1:
            raise KingdominoError("unreadable_sprt", text=clipped(f"{self.lower:g},{self.upper:g}"))

    @staticmethod
    def parse(text: str) -> Hypotheses:
        """Read `0.5,0.55`."""
        found = _HYPOTHESES.fullmatch(text)
        if not found:
            raise KingdominoError("unreadable_sprt", text=clipped(text))
        return Hypotheses(float(found[1]), float(found[2]))

    @staticmethod
    def about_par(players: int) -> Hypotheses:
        """Is a seat's share that of equal players, or a twentieth more? A bot with several seats counts by the seat."""
        return Hypotheses(1 / players, 1 / players + _WORTH_KNOWING)


class SequentialTest:
    """Observes the decks one by one until it has a decision."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.decks = 0
        #: "above": more than the lower share. "below": less than the upper one.
        self.decision: Decision | None = None
        self._above = _Gambler(hypotheses.lower, hypotheses.upper)
        self._below = _Gambler(1 - hypotheses.upper, 1 - hypotheses.lower)

    def observe(self, share: float) -> None:
        """Count a deck; after a decision nothing is counted any more."""
        if self.decision is not None:
            return
        self.decks += 1
        self._above.observe(share)
        self._below.observe(1 - share)
        if self._above.log_fortune >= -math.log(ERROR):
            self.decision = "above"
        elif self._below.log_fortune >= -math.log(ERROR):
            self.decision = "below"


class _Gambler:
    """Bets that a mean is more than `fair`, with the stakes that pay best where it is `hoped`."""

    def __init__(self, fair: float, hoped: float) -> None:
        self.log_fortune = 0.0
        self._fair = fair
        self._edge = hoped - fair
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def observe(self, share: float) -> None:
        self.log_fortune += math.log1p(self._stake() * (share - self._fair))
        self._count += 1
        before = share - self._mean
        self._mean += before / self._count
        self._squares += before * (share - self._mean)

    def _stake(self) -> float:
        """Computed from earlier decks only: otherwise the bet would not be fair."""
        spread = (self._fair * (1 - self._fair) + self._squares) / (1 + self._count)
        return min(self._edge / spread, 1 / (2 * self._fair))
