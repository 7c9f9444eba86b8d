"""The figures that every move changes: plain numbers, made into Prometheus' shapes when they are scraped.

The library's own counters take a lock for every number and look for a bucket one by one: too long for every move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, get_args

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from kingdomino.tables.messages.events import By

_Family = CounterMetricFamily | HistogramMetricFamily


class MoveMetrics(Collector):
    """How many moves were stored, by who made them, and how long people waited for the answer to theirs."""

    def __init__(self, buckets: Sequence[float]) -> None:
        self.stored: Final[dict[By, int]] = dict.fromkeys(get_args(By), 0)
        self._buckets = buckets
        #: By bucket, the last one without an end: waits that are in no smaller one.
        self._waits = [0] * (len(buckets) + 1)
        self._waited = 0.0

    def waited(self, seconds: float) -> None:
        """A person's move is answered."""
        self._waits[bisect_left(self._buckets, seconds)] += 1
        self._waited += seconds

    def collect(self) -> Iterator[_Family]:
        """The present figures."""
        moves = CounterMetricFamily("kingdomino_moves", "Moves that were stored, by who made them", labels=["by"])
        for by, count in self.stored.items():
            moves.add_metric([by], count)
        yield moves
        ends = [*map(str, map(float, self._buckets)), "+Inf"]
        yield HistogramMetricFamily(
            "kingdomino_move_seconds",
            "From a person's move to its answer, when it is stored",
            buckets=list(zip(ends, accumulate(self._waits), strict=True)),
            sum_value=self._waited,
        )
