"""Means with 95 % intervals. The deck is the sample: a deck's rotations are averaged to one observation.

Points and margins have Student's interval. A share lies between 0 and 1 and is often close to an end, where Student's
interval is too short or leaves the range. It has Wilson's interval, with the number of independent trials that would
have the variance found between the decks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
_EXACT_UP_TO: Final = 300


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its interval; a single deck has no interval."""

    mean: float
    low: float | None = None
    high: float | None = None


def mean_of(observations: Sequence[float]) -> Estimate:
    """Mean and Student's interval."""
    mean, decks = fmean(observations), len(observations)
    if decks < 2:
        return Estimate(mean)
    reach = student_quantile(decks - 1) * math.sqrt(variance(observations) / decks)
    return Estimate(mean, mean - reach, mean + reach)


def share_of(observations: Sequence[float]) -> Estimate:
    """Mean of shares from 0 to 1, and Wilson's interval.

    The number of trials n is the one with which independent trials would have the variance found between decks,
    p(1 - p)/n = s²/decks. If that variance is 0 (all decks alike), each deck counts as one trial.
    """
    share, decks = fmean(observations), len(observations)
    if decks < 2:
        return Estimate(share)
    spread = variance(observations) / decks
    trials = share * (1 - share) / spread if spread > 0 else decks
    z2 = student_quantile(decks - 1) ** 2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    reach = math.sqrt(z2) / (1 + z2 / trials) * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


@cache
def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The t with which Student's distribution has this probability between -t and t."""
    if freedom > _EXACT_UP_TO:
        return _expanded_quantile(freedom, confidence)
    low, high = 0.0, 1.0
    while _student_between(high, freedom) < confidence:
        high *= 2
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if _student_between(middle, freedom) < confidence else (low, middle)
    return high


def _student_between(t: float, freedom: int) -> float:
    """Probability between -t and t: the finite sums for whole degrees of freedom (Abramowitz and Stegun 26.7.3-4)."""
    angle = math.atan(t / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (step - 1) / step
        total += term
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def _expanded_quantile(freedom: int, confidence: float) -> float:
    """The expansion about the normal quantile (26.7.5); here it is right to ten digits."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
