"""Results of trials that share their chance, by arm, and the values and errors that follow from them.

Every arm has the results of trials 0, 1, … up to a number of its own. An arm that was dropped early is compared over
its own trials with the arm that has the most; from there on that arm stands in for it (a control variate).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import islice
from math import inf, sqrt
from operator import mul, sub
from typing import TYPE_CHECKING, Final, NamedTuple

from kingdomino.kernel import arrays

from .shared import MARGIN, POINT_PARTS, SHARES, VICTORY_PARTS

if TYPE_CHECKING:
    from kingdomino.kernel.arrays import ShortArray

#: As many trials as the variance that all arms have in common counts for.
_COMMON_WEIGHT: Final = 10.0
#: As many trials as the looks of an arm count for when arms are chosen.
_LOOKS_WEIGHT: Final = 8.0


class Estimate(NamedTuple):
    """A value with its standard error."""

    value: float
    error: float


class _Moments(NamedTuple):
    """A series beside the control over the same trials: their number, both means, sums of squared deviations."""

    trials: int
    mean: float
    beside: float
    own: float
    mixed: float
    control: float


class Samples:
    """The results of all arms of one evaluation."""

    def __init__(self, looks: Sequence[float], players: int) -> None:
        self._columns = SHARES + players
        self._looks = looks
        #: By arm: its trials, the sum of their margins in parts, and their results one after another.
        self.made = [0] * len(looks)
        self._margins = [0] * len(looks)
        self._results = [array("h") for _ in looks]

    @property
    def total(self) -> int:
        """Trials of all arms."""
        return sum(self.made)

    def add(self, chosen: Sequence[int], start: int, results: ShortArray) -> None:
        """Take what the chosen arms have not had before from their results of trials from `start` on."""
        flat = arrays.in_order(results)
        length = len(flat) // len(chosen)
        end = start + length // self._columns
        for row, arm in enumerate(chosen):
            known = max(self.made[arm] - start, 0) * self._columns
            new = flat[row * length + known : (row + 1) * length]
            if len(new):
                self._results[arm].frombytes(new.cast("B"))
                self._margins[arm] += sum(new[MARGIN :: self._columns])
                self.made[arm] = end

    def rank(self, arms: Sequence[int]) -> list[int]:
        """These arms, the best first: by the mean margin of their trials and their looks; last those without trials."""
        return sorted(arms, key=lambda arm: -self._worth(arm))

    def _worth(self, arm: int) -> float:
        if self.made[arm] == 0:
            return -inf
        margins = self._margins[arm] / POINT_PARTS
        return (margins + self._looks[arm] * _LOOKS_WEIGHT) / (self.made[arm] + _LOOKS_WEIGHT)

    def estimates(self, column: int) -> list[Estimate]:
        """By arm: the mean of a column of the results and its standard error, in points or victories."""
        parts = _parts_of(column)
        most = max(range(len(self.made)), key=self.made.__getitem__)
        control = self._series(most, column)
        moments = [_moments(self._series(arm, column), control, parts) for arm in range(len(self.made))]
        control_count, own_mean, _, deviations, _, _ = moments[most]
        own_variance = deviations / (control_count - 1) if control_count > 1 else 0.0
        slope, common = _common(moments, most, own_variance)
        found = []
        for arm, series in enumerate(moments):
            count = series.trials
            if arm == most or count == 0:
                spread = max(own_variance, _least(count))
                found.append(Estimate(own_mean, sqrt(spread / max(count, 1))))
                continue
            mean = series.mean - slope * series.beside
            rest = max(series.own - 2.0 * slope * series.mixed + slope * slope * series.control, 0.0)
            spread = max((_COMMON_WEIGHT * common + rest) / (_COMMON_WEIGHT + count - 1), _least(count))
            error = sqrt(spread / count + slope * slope * own_variance / control_count)
            found.append(Estimate(mean + slope * own_mean, error))
        return found

    def difference(self, one: int, other: int, column: int) -> Estimate:
        """How much more an arm has in a column than another, over the trials that both have."""
        both = min(self.made[one], self.made[other])
        if both == 0:
            return Estimate(0.0, inf)
        apart = list(map(sub, self._series(one, column), islice(self._series(other, column), both)))
        found = _moments(apart, apart, _parts_of(column))
        variance = found.own / (both - 1) if both > 1 else 0.0
        return Estimate(found.mean, sqrt(max(variance, _least(both)) / both))

    def _series(self, arm: int, column: int) -> array[int]:
        return self._results[arm][column :: self._columns]


def normal(shares: Sequence[Estimate]) -> tuple[float, ...]:
    """Shares of the seats that are none below 0 and have the sum 1."""
    values = [max(share.value, 0.0) for share in shares]
    total = sum(values)
    return tuple(value / total if total else 1.0 / len(values) for value in values)


def _parts_of(column: int) -> int:
    return VICTORY_PARTS if column >= SHARES else POINT_PARTS


def _moments(values: Sequence[int], control: Sequence[int], parts: int) -> _Moments:
    """In whole numbers up to the last division, so that nothing is lost."""
    count = len(values)
    if count == 0:
        return _Moments(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    beside = control if len(control) == count else control[:count]
    ours, its = sum(values), sum(beside)
    scale = count * parts * parts
    return _Moments(
        count,
        ours / (count * parts),
        its / (count * parts),
        (count * sum(map(mul, values, values)) - ours * ours) / scale,
        (count * sum(map(mul, values, beside)) - ours * its) / scale,
        (count * sum(map(mul, beside, beside)) - its * its) / scale,
    )


def _common(moments: Sequence[_Moments], most: int, own_variance: float) -> tuple[float, float]:
    """How much of the control's deviation arms share, from 0 to 1, and the variance that they do not share."""
    others = [series for arm, series in enumerate(moments) if arm != most and series.trials > 1]
    apart = sum(series.control for series in others)
    slope = min(max(sum(series.mixed for series in others) / apart, 0.0), 1.0) if apart > 0.0 else 0.0
    if not others:
        return slope, own_variance
    rest = sum(series.own - 2.0 * slope * series.mixed + slope * slope * series.control for series in others)
    return slope, max(rest, 0.0) / sum(series.trials - 1 for series in others)


def _least(count: int) -> float:
    """The least variance that so many trials can show: of a victory or a point that two in n + 4 would bring.

    Trials that all end alike do not prove that others would.
    """
    return 2.0 / (count + 4.0)
