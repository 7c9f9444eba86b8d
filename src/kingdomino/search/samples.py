"""Results of simulations that share their chance, by arm, and the values and errors that follow from them.

Every arm has the results of simulations 0, 1, … up to a number of its own. An arm that was dropped early is compared
over its own simulations with the arm that has the most; from there on that arm stands in for it (a control variate).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from kingdomino.kernel import FloatArray, NumberArray

from .arms import MARGIN, POINT_PARTS, POINTS, SHARES, VICTORY_PARTS, Results
from .shape import Shape

#: As many simulations as the variance that all arms have in common counts for.
_COMMON_WEIGHT: Final = 10.0
#: As many simulations as the looks of an arm count for when arms are chosen, where looks are values.
_LOOKS_WEIGHT: Final = 8.0


class Estimate(NamedTuple):
    """A value with its standard error."""

    value: float
    error: float


class Samples:
    """The results of all arms of one evaluation."""

    def __init__(self, arms: int, players: int, seat: int, shape: Shape, looks: FloatArray | None = None) -> None:
        columns = SHARES + players
        self._weights = np.zeros(columns)
        self._weights[[MARGIN, POINTS]] = shape.margin / POINT_PARTS, shape.points / POINT_PARTS
        self._weights[SHARES + seat] = shape.victory / VICTORY_PARTS
        #: By arm: simulations, and the sum of the values by which arms are chosen, looks among them.
        self.made: NumberArray = np.zeros(arms, np.int64)
        self.worth: FloatArray = np.zeros(arms) if looks is None else looks * _LOOKS_WEIGHT
        self._assumed = 0.0 if looks is None else _LOOKS_WEIGHT
        #: By arm: its results, in the portions in which they came.
        self._portions: list[list[Results]] = [[] for _ in range(arms)]
        self._none: Results = np.empty((0, columns), np.int16)

    @property
    def total(self) -> int:
        """Simulations of all arms."""
        return int(self.made.sum())

    def add(self, chosen: NumberArray, start: int, results: Results) -> None:
        """Take what the chosen arms have not had before from results of the simulations from `start` on."""
        end = start + results.shape[1]
        old = np.maximum(self.made[chosen] - start, 0)
        if old.any():
            for row, skipped in enumerate(old.tolist()):
                results[row, :skipped] = 0  # these were never written
        self.worth[chosen] += results.sum(axis=1, dtype=np.int64) @ self._weights
        for arm, row, skipped in zip(chosen.tolist(), results, old.tolist(), strict=True):
            self._portions[arm].append(row[skipped:])
        self.made[chosen] = np.maximum(self.made[chosen], end)

    def means(self, arms: NumberArray) -> FloatArray:
        """The mean worth of these arms so far; an arm without simulations is worse than any other."""
        made = self.made[arms]
        means: FloatArray = np.where(made > 0, self.worth[arms] / np.maximum(made + self._assumed, 1), -np.inf)
        return means

    def of(self, arm: int) -> Results:
        """All results of an arm, by simulation."""
        if len(self._portions[arm]) > 1:
            self._portions[arm] = [np.concatenate(self._portions[arm])]
        return self._portions[arm][0] if self._portions[arm] else self._none

    def estimates(self, column: int) -> list[Estimate]:
        """By arm: the mean of a column of the results and its standard error, in points or victories."""
        scale = _scale(column)
        series = [self.of(arm)[:, column].astype(np.float64) * scale for arm in range(len(self.made))]
        most = int(np.argmax(self.made))
        control = series[most]
        slope, common = self._spread(series, control, most)
        own_mean, own_variance = _moments(control)
        found = []
        for arm, values in enumerate(series):
            if arm == most:
                spread = max(own_variance, _least(len(control)))
                found.append(Estimate(own_mean, float(np.sqrt(spread / max(len(control), 1)))))
            elif len(values) == 0:
                found.append(Estimate(own_mean, float(np.sqrt(max(own_variance, _least(0))))))
            else:
                mean, variance = _moments(values - slope * control[: len(values)])
                spread = max(_shrunk(variance, len(values), common), _least(len(values)))
                error = np.sqrt(spread / len(values) + slope * slope * own_variance / len(control))
                found.append(Estimate(mean + slope * own_mean, float(error)))
        return found

    def difference(self, one: int, other: int, column: int) -> Estimate:
        """How much more an arm has in a column than another, over the simulations that both have."""
        both = int(min(self.made[one], self.made[other]))
        if both == 0:
            return Estimate(0.0, float("inf"))
        scale = _scale(column)
        apart = (self.of(one)[:both, column].astype(np.float64) - self.of(other)[:both, column]) * scale
        mean, variance = _moments(apart)
        spread = max(variance, _least(both))
        return Estimate(mean, float(np.sqrt(spread / both)))

    def _spread(self, series: list[FloatArray], control: FloatArray, most: int) -> tuple[float, float]:
        """How much of the control's deviation arms share, from 0 to 1, and the variance that they do not share."""
        together = apart = 0.0
        freedom, squares = 0, list[tuple[float, float, float]]()
        for arm, values in enumerate(series):
            if arm == most or len(values) < 2:
                continue
            beside = control[: len(values)]
            own, its = values - values.mean(), beside - beside.mean()
            moments = float(own @ own), float(own @ its), float(its @ its)
            together, apart = together + moments[1], apart + moments[2]
            squares.append(moments)
            freedom += len(values) - 1
        slope = min(max(together / apart, 0.0), 1.0) if apart > 0.0 else 0.0
        if freedom == 0:
            return slope, _moments(control)[1]
        rest = sum(own - 2.0 * slope * mixed + slope * slope * its for own, mixed, its in squares)
        return slope, max(rest, 0.0) / freedom


def _scale(column: int) -> float:
    return 1.0 / (VICTORY_PARTS if column >= SHARES else POINT_PARTS)


def _moments(values: FloatArray) -> tuple[float, float]:
    """Mean and variance."""
    if len(values) == 0:
        return 0.0, 0.0
    return float(values.mean()), float(values.var(ddof=1)) if len(values) > 1 else 0.0


def _least(count: int) -> float:
    """The least variance that so many simulations can show: of a victory or a point that two in n + 4 would bring.

    Simulations that all end alike do not prove that others would.
    """
    return 2.0 / (count + 4.0)


def _shrunk(variance: float, count: int, common: float) -> float:
    """An arm's variance, drawn to the common one while it has few simulations."""
    return (_COMMON_WEIGHT * common + (count - 1) * variance) / (_COMMON_WEIGHT + count - 1)
